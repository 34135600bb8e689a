import { sql, type RawBuilder } from 'kysely';
import type { Person } from '../../kernel/access/access.ts';
import type { ListServices } from '../services.ts';
import { isOpen } from '../workflow/signal-status.ts';
import type { SignalView } from '../signals.schemas.ts';

type Condition = RawBuilder<unknown>;

/**
 * The conditions of an operator's view on `signal s`. Work on a signal ends with its status; who waits for an answer waits
 * whatever the status is, since a citizen may write about a rejected signal too.
 */
export const inView = (view: SignalView, person: Person, answerHours: number): Condition[] =>
  marks[view](person, answerHours);

/** How many signals each view of an operator holds. */
export const countViews = async (
  { database, answerHours }: ListServices,
  person: Person,
): Promise<Record<SignalView, number>> => {
  const counts = views.map(
    (view) =>
      sql`(select count(*) from signal s where ${sql.join(inView(view, person, answerHours), sql` and `)}) as ${sql.ref(view)}`,
  );
  const { rows } = await sql<Record<SignalView, number>>`select ${sql.join(counts)}`.execute(database);
  if (!rows[0]) throw new Error('count(*) gave no row.');
  return rows[0];
};

const views: readonly SignalView[] = ['MINE', 'FREE', 'WAITING', 'OVERDUE'];

const marks: Readonly<Record<SignalView, (person: Person, answerHours: number) => Condition[]>> = {
  MINE: ({ subject }) => [isOpen(sql`s.status_id`), sql`s.taken_by = ${subject}`],
  FREE: () => [isOpen(sql`s.status_id`), sql`s.taken_by is null`],
  WAITING: () => [sql`s.needs_reply`],
  OVERDUE: (_person, answerHours) => [
    sql`s.needs_reply`,
    sql`coalesce(s.last_response_at, s.created_at) < ${latestInTime(answerHours)}::timestamptz`,
  ],
};

/** By whole minutes, so that equal questions of a minute are one question to the counter. */
const latestInTime = (answerHours: number): string => {
  const minute = 60_000;
  return new Date((Math.floor(Date.now() / minute) - answerHours * 60) * minute).toISOString();
};
