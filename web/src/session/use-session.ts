import { createContext, useContext } from 'react';
import type { SessionQuery } from './session.generated.ts';

/** The signed-in person, and the installation that answers. */
export type Session = SessionQuery['session'] & { environment: SessionQuery['environment'] };

export const SessionContext = createContext<Session | null>(null);

/** The signed-in person. Pages are only drawn when there is one. */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is called outside of a signed-in page.');
  return session;
};
