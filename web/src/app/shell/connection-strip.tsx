import { useApolloClient } from '@apollo/client/react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { connection } from '../../ui/connection.ts';
import { loadCode } from '../../ui/load-code.ts';
import { useStore } from '../../ui/store.ts';
import { whenIdle } from '../../ui/when-idle.ts';

const loadStrip = () => import('./offline-strip.tsx');

const OfflineStrip = lazy(() => loadCode(loadStrip).then(({ OfflineStrip: component }) => ({ default: component })));

/** Stands over the content while the server does not answer. Once it does again, by whomever it was asked, all is read anew. */
export const ConnectionStrip = () => {
  const { up, lastAnswer } = useStore(connection);
  useEffect(() => whenIdle([loadStrip]), []);
  useRefetchOnReturn(up);
  return <Suspense>{!up && <OfflineStrip lastAnswer={lastAnswer} />}</Suspense>;
};

const useRefetchOnReturn = (up: boolean): void => {
  const client = useApolloClient();
  const wasUp = useRef(up);
  useEffect(() => {
    if (up && !wasUp.current) client.refetchQueries({ include: 'active' }).catch(shownByPage);
    wasUp.current = up;
  }, [client, up]);
};

// A page shows in its own place that its data did not come.
const shownByPage = (): void => {};
