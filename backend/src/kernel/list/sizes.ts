import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Count, RowCounter } from './count.ts';
import { whereOf, type ListPart } from './sort.ts';

/** Row counts of a list and its parts. */
export interface Sizes {
  ofAll(): Promise<number>;
  of(part: ListPart): Promise<number>;
  /** True if all returned counts are exact for statements with these snapshots. */
  areCurrent(snapshots: readonly string[]): boolean;
}

interface Sized {
  from: RawBuilder<unknown>;
  conditions: readonly RawBuilder<unknown>[];
  parts: readonly ListPart[];
}

/** Counts each part at most once. With `mayBeStale` cached counts are used. */
export const createSizes = (
  database: Database,
  { counter, list, mayBeStale }: { counter: RowCounter; list: Sized; mayBeStale: boolean },
): Sizes => {
  const counts = new Map<ListPart | null, Count & { isStale?: boolean }>();
  const sizeOf = async (part: ListPart | null): Promise<number> => {
    const rows = sql`${list.from} ${whereOf(list.conditions, part)}`;
    const count =
      counts.get(part) ??
      (mayBeStale ? await counter.countCached(database, rows) : await counter.count(database, rows));
    counts.set(part, count);
    return count.count;
  };
  return {
    ofAll: () => sizeOf(null),
    of: (part) => sizeOf(list.parts.length === 1 ? null : part),
    areCurrent: (snapshots) => {
      const stale = [...counts.values()].filter((count) => count.isStale);
      if (stale.length === 0) return true;
      return snapshots.length > 0 && snapshots.every((snapshot) => stale.every((count) => count.snapshot === snapshot));
    },
  };
};
