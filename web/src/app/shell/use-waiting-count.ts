import { silentContext } from '../../platform/request/busy.ts';
import { usePermittedScreens } from '../../session/permitted-screens.ts';
import { useSession } from '../../session/use-session.ts';
import { useSignalViewCountsQuery } from '../../signals/operator-list/operator-list.generated.ts';

const refreshEveryMs = 60_000;

/**
 * Path of the menu entry whose records wait for an answer, and the number of these records. The list of signals shows
 * the same number from the cache. Undefined if the user may not open the list, or if the service does not count.
 */
export const useWaitingCount = (): { path: string; count: number } | undefined => {
  const { environment } = useSession();
  const list = usePermittedScreens().find(({ queues }) => queues);
  const { data } = useSignalViewCountsQuery({
    skip: !list || !environment.features.includes('SIGNAL_DESK'),
    fetchPolicy: 'cache-and-network',
    pollInterval: refreshEveryMs,
    skipPollAttempt: () => document.hidden,
    context: silentContext,
  });
  return list && data && { path: list.path, count: data.signalViews.waiting };
};
