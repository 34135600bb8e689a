import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { preload } from '../../platform/loading/load-code.ts';
import { connection } from '../../platform/request/connection.ts';
import { useDownloadWatch } from '../../platform/request/use-download-watch.ts';
import { useStore } from '../../platform/store.ts';
import { OptionalBoundary } from '../../ui/optional-boundary.tsx';

const loadOutage = () => import('./outage.tsx');

const Outage = lazyPart(loadOutage, 'Outage');

// Loaded with the first page, because the code cannot be loaded while offline.
preload(loadOutage);

/** The strip above the content that is shown during an outage. */
export const ConnectionStrip = () => {
  const { state, lastResponse } = useStore(connection);
  useDownloadWatch();
  if (state === 'connected') return null;
  return (
    <OptionalBoundary>
      <Outage state={state} lastResponse={lastResponse} />
    </OptionalBoundary>
  );
};
