import { useEffect } from 'react';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { whenIdle } from '../../platform/loading/when-idle.ts';
import { connection } from '../../platform/request/connection.ts';
import { useStore } from '../../platform/store.ts';
import { OptionalBoundary } from '../../ui/optional-boundary.tsx';

const loadOutage = () => import('./outage.tsx');

const Outage = lazyPart(loadOutage, 'Outage');

/**
 * The one indicator of an outage, above the content. Its code is loaded right after the first page, so that it is
 * available when the server is not.
 */
export const ConnectionStrip = () => {
  const { state, lastResponse } = useStore(connection);
  useEffect(() => whenIdle([loadOutage]), []);
  if (state === 'connected') return null;
  return (
    <OptionalBoundary>
      <Outage state={state} lastResponse={lastResponse} />
    </OptionalBoundary>
  );
};
