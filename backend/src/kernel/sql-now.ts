import { sql } from 'kysely';

/**
 * SQL: the time at which the statement runs, by the database's clock. `now()` is the start of the transaction: after waiting
 * for a lock it would be earlier than times that were stored before.
 */
export const sqlNow = sql<string>`clock_timestamp()`;
