import { sql } from 'kysely';
import type { ListViews } from '../../kernel/list/views.ts';
import { isOpen } from '../workflow/signal-status.ts';
import type { SignalContext } from './signal-filter.ts';

/**
 * The operators' views on `signal s`. A final status ends the work on a signal, but citizens may wait for a reply in any
 * status, because they also reply to rejected signals.
 */
export const signalViews = {
  MINE: ({ principal }) => [isOpen(sql`s.status_id`), sql`s.taken_by = ${principal.subject}`],
  FREE: () => [isOpen(sql`s.status_id`), sql`s.taken_by is null`],
  WAITING: () => [sql`s.needs_reply`],
  OVERDUE: ({ answerHours }) => [sql`s.waits_since < ${answerDeadline(answerHours)}::timestamptz`],
} satisfies ListViews<string, SignalContext>;

/** Rounded down to the minute, so that equal queries share one cached count. */
const answerDeadline = (answerHours: number): string => {
  const minute = 60_000;
  return new Date((Math.floor(Date.now() / minute) - answerHours * 60) * minute).toISOString();
};
