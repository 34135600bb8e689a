import { describe, expect, test } from '@jest/globals';
import type { QueuedSignalFragment, SignalsNowQuery } from './dashboard.generated.ts';
import { findLongestWaits, toFigures } from './queues.ts';

const signal = (id: string, createdAt: string, lastResponseAt: string | null = null): QueuedSignalFragment => ({
  id,
  title: `Теч ${id}`,
  status: 'SIGNAL',
  needsReply: true,
  waitsSince: null,
  createdAt,
  lastResponseAt,
});
const [old, replied, fresh] = [
  signal('1', '2026-11-17T10:00:00+02:00'),
  signal('2', '2026-11-01T10:00:00+02:00', '2026-11-18T08:00:00+02:00'),
  signal('3', '2026-11-18T09:00:00+02:00'),
];
const data: SignalsNowQuery = {
  waiting: { totalCount: 3, items: [replied] },
  unanswered: { items: [replied, old, fresh] },
  overdue: { totalCount: 1 },
  free: { totalCount: 0, items: [] },
  breakdowns: { totalCount: 1, items: [replied] },
  email: { totalCount: 2, items: [fresh] },
};

describe('the queues of signals', () => {
  test('a signal without a response waits since its submission, any other signal since its last response', () => {
    expect(findLongestWaits(data, 2).map(({ id }) => id)).toEqual(['1', '2']);
    expect(findLongestWaits(data, 5).map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  test('a wait that is older than the last response, because a merge was taken back, counts from its start', () => {
    const kept = { ...replied, waitsSince: '2026-11-16T10:00:00+02:00' };
    const waiting = { ...data, waiting: { totalCount: 1, items: [kept] }, unanswered: { items: [old, fresh] } };
    expect(findLongestWaits(waiting, 5).map(({ id }) => id)).toEqual(['2', '1', '3']);
  });

  test('each figure has the name and the count of its queue, and the time of the oldest signal', () => {
    const names = ['waiting', 'overdue', 'free', 'mine', 'breakdowns', 'email'] as const;
    const queues = names.map((name) => ({ name, label: name, search: '?' }));
    expect(toFigures(queues, data).map(({ name, count, since }) => [name, count, since])).toEqual([
      ['waiting', 3, old.createdAt],
      ['overdue', 1, old.createdAt],
      ['free', 0, undefined],
      ['breakdowns', 1, replied.createdAt],
      ['email', 2, fresh.createdAt],
    ]);
    expect(toFigures(queues).every(({ count }) => count === undefined)).toBe(true);
  });
});
