import { sql } from 'kysely';

/**
 * SQL: the current time of the database's clock. `now()` is the start of the transaction, which after a lock wait is
 * earlier than times that other transactions have stored.
 */
export const sqlNow = sql<string>`clock_timestamp()`;
