import { useEffect, useState } from 'react';
import { loadCode } from '../platform/loading/load-code.ts';
import { silently } from '../platform/request/busy.ts';
import { usePermittedScreens } from '../session/permitted-screens.ts';
import type { Queue, Screen } from '../session/screen.ts';
import { useSession } from '../session/use-session.ts';
import { type QueuedSignalFragment, useSignalsNowQuery } from './dashboard.generated.ts';
import { findLongestWaits, toFigures, type Figure } from './queues.ts';

/** The signals as the dashboard shows them. */
export interface SignalsNow {
  listPath: string;
  figures: readonly Figure[];
  /** Undefined while they load, or if that failed. */
  longestWaits: readonly QueuedSignalFragment[] | undefined;
  /** The person's own signals, oldest first; null if the service does not have them. */
  own: { signals: readonly QueuedSignalFragment[]; count: number; search: string } | null | undefined;
  error: unknown;
  refetch: () => void;
}

/** A list of signals with queues, if the person can open one. */
export const useQueueScreen = (): Screen | undefined => usePermittedScreens().find(({ queues }) => queues);

/** The queues of the list; none while their code loads. */
const useQueues = (load: Screen['queues']): readonly Queue[] => {
  const { environment } = useSession();
  const { features } = environment;
  const [queues, setQueues] = useState<readonly Queue[]>([]);
  useEffect(() => {
    if (load) void loadCode(load).then((queuesOf) => setQueues(queuesOf(features)));
  }, [load, features]);
  return queues;
};

const shownSignals = 5;
const refreshEveryMs = 60_000;

export const useSignalsNow = ({ path, queues }: Screen): SignalsNow => {
  const { environment } = useSession();
  const hasViews = environment.features.includes('SIGNAL_DESK');
  const { data, error, refetch } = useSignalsNowQuery({
    variables: {
      waiting: hasViews ? { view: 'WAITING' } : { needsReply: true },
      overdue: { view: 'OVERDUE' },
      free: { view: 'FREE' },
      fresh: { statuses: ['SIGNAL'] },
      mine: { view: 'MINE' },
      breakdowns: { statuses: ['BREAKDOWN'] },
      hasViews,
    },
    fetchPolicy: 'cache-and-network',
    pollInterval: refreshEveryMs,
    skipPollAttempt: () => document.hidden,
    context: silently,
  });
  const known = useQueues(queues);
  const search = known.find(({ name }) => name === 'mine')?.search ?? '';
  return {
    listPath: path,
    figures: toFigures(known, data),
    longestWaits: data && findLongestWaits(data, shownSignals),
    own: hasViews ? data?.mine && { signals: data.mine.items, count: data.mine.totalCount, search } : null,
    error,
    // A failure is shown by `error`.
    refetch: () => void refetch().catch(() => {}),
  };
};
