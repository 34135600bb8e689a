import { sql } from 'kysely';
import type { ListViews } from '../../kernel/list/views.ts';
import { isOpen } from '../workflow/signal-status.ts';
import type { SignalContext } from './signal-filter.ts';

/**
 * The operators' views on `signal s`. MINE and FREE contain only open signals. WAITING and OVERDUE also contain
 * rejected signals, because citizens reply to them too.
 */
export const signalViews = {
  MINE: ({ principal }) => [isOpen(sql`s.status_id`), sql`s.taken_by = ${principal.subject}`],
  FREE: () => [isOpen(sql`s.status_id`), sql`s.taken_by is null`],
  WAITING: () => [sql`s.needs_reply`],
  OVERDUE: ({ answerHours }) => [sql`s.waits_since < ${answerDeadline(answerHours)}::timestamptz`],
} satisfies ListViews<string, SignalContext>;

/** Returns the time before which waiting signals are overdue, cut to the minute: equal queries share a cached count. */
const answerDeadline = (answerHours: number): string => {
  const minute = 60_000;
  return new Date((Math.floor(Date.now() / minute) - answerHours * 60) * minute).toISOString();
};
