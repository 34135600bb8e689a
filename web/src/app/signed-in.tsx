import { lazyPart } from '../platform/loading/lazy-part.tsx';
import { preload } from '../platform/loading/load-code.ts';
import { useMemo, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { LiveSourceContext } from '../platform/live/live-source.ts';
import { AllScreensContext, PermittedScreensContext } from '../session/permitted-screens.ts';
import type { SessionState } from '../session/session-requests.ts';
import { type Session, SessionContext } from '../session/use-session.ts';
import { keepVisitsOf } from '../session/visits.ts';
import { exceptionsPath, toExceptionsOf } from '../logs/logs.screens.ts';
import { TraceTargetContext } from '../ui/trace-id.tsx';
import { flattenScreens, filterPermitted } from './access.ts';
import { Overlays } from './overlays.tsx';
import { liveEventLists } from './live-events.generated.ts';
import { createRouter } from './router.tsx';
import { screens } from './screens.ts';

const FreshChoices = lazyPart(
  async () => ({ FreshChoices: (await import('./fresh-choices.ts')).FreshChoices }),
  'FreshChoices',
);

const RightsListener = lazyPart(() => import('./rights-listener.ts'), 'RightsListener');

const HandedOverNotice = lazyPart(() => import('../signals/handed-over/handed-over-notice.ts'), 'HandedOverNotice');

const loadSessionWatch = () => import('../session/session-watch.ts');

const SessionWatch = lazyPart(loadSessionWatch, 'SessionWatch');

// Loaded with the first page, so that the session is checked from the start.
preload(loadSessionWatch);

const events = liveEventLists.flat();

const allScreens = flattenScreens(screens);

type SignedInState = Extract<SessionState, { kind: 'signed-in' }>;

/** The product after sign-in, with the permitted pages only. */
export const SignedIn = ({ session, state: initialState }: { session: Session; state: SignedInState }) => {
  const [state, setState] = useState(initialState);
  // Before the first page records its visit.
  useState(() => keepVisitsOf(session.id));
  const permitted = useMemo(() => flattenScreens(filterPermitted(screens, session)), [session]);
  const router = useMemo(() => createRouter(allScreens, permitted), [permitted]);
  const { id: userId, environment, eventCursor: since } = session;
  const isSupported = environment.features.includes('LIVE_EVENTS');
  const liveSource = useMemo(() => ({ userId, isSupported, since, events }), [userId, isSupported, since]);
  const traceTarget = useMemo(() => {
    const isOpen = permitted.some(({ path }) => path === exceptionsPath) && environment.features.includes('LOG_TOOLS');
    return isOpen ? { pathOf: toExceptionsOf, open: (path: string) => void router.navigate(path) } : null;
  }, [permitted, environment, router]);
  return (
    <SessionContext value={session}>
      <LiveSourceContext value={liveSource}>
        <PermittedScreensContext value={permitted}>
          <AllScreensContext value={allScreens}>
            <TraceTargetContext value={traceTarget}>
              {/* In a transition, each update of the old page would render and request the new page again. */}
              <RouterProvider router={router} useTransitions={false} />
              {since !== null && <FreshChoices />}
              {since !== null && isSupported && <RightsListener />}
              {since !== null && environment.features.includes('SIGNAL_DESK') && (
                <HandedOverNotice onOpen={(path) => void router.navigate(path)} />
              )}
              <SessionWatch start={state} />
              <Overlays onSignedInAgain={setState} />
            </TraceTargetContext>
          </AllScreensContext>
        </PermittedScreensContext>
      </LiveSourceContext>
    </SessionContext>
  );
};
