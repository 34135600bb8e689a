import { sql, type RawBuilder } from 'kysely';

/** The statuses of a signal, by the words that the specification has for them. */
export const signalStatus = { signal: 1, breakdown: 2, rejected: 3, closed: 4 } as const;

/** Work on the signal has ended: it is rejected or closed. */
export const isDone = (status: number): boolean => status >= signalStatus.rejected;

/** SQL: somebody has still to work on the signal. */
export const isOpen = (statusColumn: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`${statusColumn} < ${sql.lit(signalStatus.rejected)}`;
