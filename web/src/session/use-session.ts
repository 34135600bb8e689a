import { createContext, useContext } from 'react';
import type { SessionQuery } from './session.generated.ts';

/** The signed-in user and the environment of the installation. */
export type Session = SessionQuery['session'] & { environment: SessionQuery['environment'] };

export const SessionContext = createContext<Session | null>(null);

/** The current session. Throws before sign-in, when no page is rendered. */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is called outside of a signed-in page.');
  return session;
};
