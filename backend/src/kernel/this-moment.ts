import { sql } from 'kysely';

/**
 * SQL: the moment at which the statement runs, by the database's clock. `now()` is when the transaction began: whoever had to
 * wait for a row would note an earlier moment than the one before.
 */
export const thisMoment = sql<string>`clock_timestamp()`;
