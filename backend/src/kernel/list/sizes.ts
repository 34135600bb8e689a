import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Count, RowCounter } from './count.ts';
import { whereOf, type ListPart } from './sort.ts';

/** The numbers of rows of a list and of its parts. */
export interface Sizes {
  ofAll(): Promise<number>;
  of(part: ListPart): Promise<number>;
  /** True if each cached count that was used is exact for statements with these snapshots. */
  areExactFor(snapshots: readonly string[]): boolean;
}

interface CountedList {
  from: RawBuilder<unknown>;
  conditions: readonly RawBuilder<unknown>[];
  parts: readonly ListPart[];
}

/** Counts each part at most once. With `mayBeOld` it uses cached counts, which may be out of date. */
export const createSizes = (
  database: Database,
  { counter, list, mayBeOld }: { counter: RowCounter; list: CountedList; mayBeOld: boolean },
): Sizes => {
  const counts = new Map<ListPart | null, Count & { isOld?: boolean }>();
  const sizeOf = async (part: ListPart | null): Promise<number> => {
    const rows = sql`${list.from} ${whereOf(list.conditions, part)}`;
    const count =
      counts.get(part) ?? (mayBeOld ? await counter.cached(database, rows) : await counter.count(database, rows));
    counts.set(part, count);
    return count.count;
  };
  return {
    ofAll: () => sizeOf(null),
    of: (part) => sizeOf(list.parts.length === 1 ? null : part),
    areExactFor: (snapshots) => {
      const old = [...counts.values()].filter((count) => count.isOld);
      if (old.length === 0) return true;
      return snapshots.length > 0 && snapshots.every((snapshot) => old.every((count) => count.snapshot === snapshot));
    },
  };
};
