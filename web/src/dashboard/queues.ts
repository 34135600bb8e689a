import type { Queue, QueueName } from '../session/screen.ts';
import type { QueuedSignalFragment, SignalsNowQuery } from './dashboard.generated.ts';

/** Since when a signal is in a queue: the start of the wait if it waits for a reply, otherwise the submission. */
export const getQueuedSince = (signal: QueuedSignalFragment): string =>
  signal.needsReply ? (signal.waitsSince ?? signal.lastResponseAt ?? signal.createdAt) : signal.createdAt;

/** The signals that wait longest, with or without a response. */
export const findLongestWaits = (
  { waiting, unanswered }: SignalsNowQuery,
  maxCount: number,
): QueuedSignalFragment[] => {
  const signals = new Map([...waiting.items, ...unanswered.items].map((signal) => [signal.id, signal]));
  return [...signals.values()].sort(byTime).slice(0, maxCount);
};

const byTime = (one: QueuedSignalFragment, other: QueuedSignalFragment): number =>
  new Date(getQueuedSince(one)).getTime() - new Date(getQueuedSince(other)).getTime();

/** A figure of the dashboard: the number of signals in a queue, with the label and link of the list's view. */
export interface Figure {
  name: QueueName;
  label: string;
  search: string;
  /** Path of the list; undefined if the figure leads to the same list as the other figures. */
  path: string | undefined;
  /** Undefined while the count loads. */
  count: number | undefined;
  /** Since when the oldest signal is in the queue; undefined if unknown, or if the queue is empty. */
  since: string | undefined;
}

/** One figure for each queue, in the order of the queues. `mine` has no figure: the dashboard lists its signals. */
export const toFigures = (queues: readonly Queue[], data?: SignalsNowQuery): Figure[] =>
  queues
    .filter(({ name }) => name !== 'mine')
    .map(({ name, label, search, path }): Figure => {
      const count = data?.[name]?.totalCount;
      return { name, label, search, path, count, since: data && count !== 0 ? findSince(data, name) : undefined };
    });

/** The signal that has waited longest is also the oldest one in the queue of overdue signals. */
const findSince = (data: SignalsNowQuery, name: QueueName): string | undefined => {
  if (name === 'waiting' || name === 'overdue') return findLongestWaits(data, 1).map(getQueuedSince)[0];
  return data[name]?.items[0]?.createdAt;
};
