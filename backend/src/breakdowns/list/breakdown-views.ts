import { sql } from 'kysely';
import type { ListContext } from '../../kernel/list/declare-list.ts';
import type { ListViews } from '../../kernel/list/views.ts';

const isOpen = sql`not b.finished`;

/** SQL: the present, rounded down to the minute, so that the queries of one minute share a cached count. */
const thisMinute = () => sql`${new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString()}::timestamptz`;

/** The views (named filters) of the list, as conditions on `breakdown b`. */
export const breakdownViews = {
  ACTIVE: () => [isOpen],
  WITHOUT_WATER: () => [
    isOpen,
    sql`b.water_stop_start <= ${thisMinute()}`,
    sql`(b.water_stop_end is null or b.water_stop_end > ${thisMinute()})`,
  ],
  PLANNED: () => [isOpen, sql`b.repair_start > ${thisMinute()}`],
  LATE: () => [isOpen, sql`b.repair_end < ${thisMinute()}`],
  FINISHED_TODAY: () => [sql`b.finished`, sql`b.finished_at >= date_trunc('day', ${thisMinute()}, 'Europe/Sofia')`],
} satisfies ListViews<string, ListContext>;
