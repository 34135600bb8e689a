import { describe, expect, test } from '@jest/globals';
import { groupByDay, dayTitle } from './days.ts';
import type { ThreadMessage } from './thread.ts';

const entry = (id: string, at: string): ThreadMessage => ({
  id,
  at,
  kind: 'CLIENT',
  name: null,
  senderEmail: null,
  document: null,
  attachmentsCount: 0,
  attachments: [],
});

describe('SG-11 days of a conversation', () => {
  test('SH-1 a day is shown as a date with its weekday', () => {
    expect(dayTitle('2026-11-18')).toBe('2026-11-18, сряда');
    expect(dayTitle('2024-02-29')).toBe('2024-02-29, четвъртък');
    expect(dayTitle('2027-01-03')).toBe('2027-01-03, неделя');
  });

  test('messages of one day in Sofia are grouped, in their order', () => {
    const entries = [
      entry('1', '2026-03-28T23:59:59+02:00'),
      entry('2', '2026-03-29T00:00:00+02:00'),
      entry('3', '2026-03-29T23:30:00+03:00'),
      entry('4', '2026-03-30T00:10:00+03:00'),
    ];
    expect(groupByDay(entries).map(({ day, entries: messages }) => [day, messages.map(({ id }) => id)])).toEqual([
      ['2026-03-28', ['1']],
      ['2026-03-29', ['2', '3']],
      ['2026-03-30', ['4']],
    ]);
  });

  test('a conversation without messages has no days', () => {
    expect(groupByDay([])).toEqual([]);
  });
});
