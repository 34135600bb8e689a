import { sql, type RawBuilder } from 'kysely';

/** Statuses of a signal, by their names in the specification. */
export const signalStatus = { signal: 1, breakdown: 2, rejected: 3, closed: 4 } as const;

/** True if the signal is rejected or closed. */
export const isDone = (status: number): boolean => status >= signalStatus.rejected;

/** SQL: the signal still requires work. */
export const isOpen = (statusColumn: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`${statusColumn} < ${sql.lit(signalStatus.rejected)}`;
