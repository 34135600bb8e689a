import { useMemo, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { LiveSourceContext } from '../platform/live-source.ts';
import { PermittedScreensContext } from '../session/permitted-screens.ts';
import type { SessionState } from '../session/session-requests.ts';
import { useSessionWatch } from '../session/session-watch.ts';
import { type Session, SessionContext } from '../session/use-session.ts';
import { flat, permitted } from './access.ts';
import { Overlays } from './overlays.tsx';
import { createRouter } from './router.tsx';
import { screens } from './screens.ts';

type SignedInState = Extract<SessionState, { kind: 'signed-in' }>;

/** The product for this person: only the pages that the person may open exist. */
export const SignedIn = ({ session, state: first }: { session: Session; state: SignedInState }) => {
  const [state, setState] = useState(first);
  useSessionWatch(state);
  const own = useMemo(() => flat(permitted(screens, session)), [session]);
  const router = useMemo(() => createRouter(flat(screens), own), [own]);
  const { id: person, environment, eventCursor: since } = session;
  const isSupported = environment.features.includes('LIVE_EVENTS');
  const liveSource = useMemo(() => ({ person, isSupported, since }), [person, isSupported, since]);
  return (
    <SessionContext value={session}>
      <LiveSourceContext value={liveSource}>
        <PermittedScreensContext value={own}>
          <RouterProvider router={router} />
          <Overlays onSignedInAgain={setState} />
        </PermittedScreensContext>
      </LiveSourceContext>
    </SessionContext>
  );
};
