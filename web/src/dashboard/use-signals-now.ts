import { useEffect, useState } from 'react';
import { loadCode } from '../platform/loading/load-code.ts';
import { silentContext } from '../platform/request/busy.ts';
import { usePermittedScreens } from '../session/permitted-screens.ts';
import type { Queue, Screen } from '../session/screen.ts';
import { useSession } from '../session/use-session.ts';
import { type QueuedSignalFragment, useSignalsNowQuery } from './dashboard.generated.ts';
import { findLongestWaits, toFigures, type Figure } from './queues.ts';
import { useReadTime } from './use-read-time.ts';

/** Counts and lists of signals that the dashboard shows. */
export interface SignalsNow {
  listPath: string;
  figures: readonly Figure[];
  /** Undefined while the signals load, or if loading failed. */
  longestWaits: readonly QueuedSignalFragment[] | undefined;
  /** Signals that the user has taken, oldest first; null without SIGNAL_DESK, undefined while the signals load. */
  mine: { signals: readonly QueuedSignalFragment[]; count: number; search: string } | null | undefined;
  /** The name that the list gives to the view of `mine`; undefined while the names load. */
  mineLabel: string | undefined;
  /** When the counts were read; undefined before the first read is finished. */
  readAt: Date | undefined;
  error: unknown;
  refetch: () => void;
}

/** The list of signals that has queues, if the user may open it. */
export const useQueueScreen = (): Screen | undefined => usePermittedScreens().find(({ queues }) => queues);

/** The queues of the list; empty while their code loads. */
const useQueues = (load: Screen['queues']): readonly Queue[] => {
  const { environment } = useSession();
  const { features } = environment;
  const [queues, setQueues] = useState<readonly Queue[]>([]);
  useEffect(() => {
    if (load) void loadCode(load).then((queuesOf) => setQueues(queuesOf(features)));
  }, [load, features]);
  return queues;
};

const maxShownSignals = 5;
const refreshEveryMs = 60_000;

export const useSignalsNow = ({ path, queues }: Screen): SignalsNow => {
  const { environment } = useSession();
  const hasViews = environment.features.includes('SIGNAL_DESK');
  const { data, error, loading, refetch } = useSignalsNowQuery({
    variables: {
      waiting: hasViews ? { view: 'WAITING' } : { needsReply: true },
      overdue: { view: 'OVERDUE' },
      free: { view: 'FREE' },
      fresh: { statuses: ['SIGNAL'] },
      mine: { view: 'MINE' },
      breakdowns: { statuses: ['BREAKDOWN'] },
      email: { channels: ['EMAIL'], needsReply: true },
      hasViews,
      hasEmail: environment.features.includes('SIGNAL_CHANNELS'),
    },
    fetchPolicy: 'cache-and-network',
    pollInterval: refreshEveryMs,
    notifyOnNetworkStatusChange: true,
    skipPollAttempt: () => document.hidden,
    context: silentContext,
  });
  const loadedQueues = useQueues(queues);
  const mine = loadedQueues.find(({ name }) => name === 'mine');
  return {
    listPath: path,
    figures: toFigures(loadedQueues, data),
    longestWaits: data && findLongestWaits(data, maxShownSignals),
    mine: hasViews
      ? data?.mine && { signals: data.mine.items, count: data.mine.totalCount, search: mine?.search ?? '' }
      : null,
    mineLabel: mine?.label,
    readAt: useReadTime({ data, error, loading }),
    error,
    // A failure is shown by `error`.
    refetch: () => void refetch().catch(() => {}),
  };
};
