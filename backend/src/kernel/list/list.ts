import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database.ts';
import type { Counter } from './count.ts';
import { orderOf, type ListPart } from './sort.ts';

/** A list to read: which rows, in which parts, and what to select of a page's rows. */
export interface ListQuery {
  /** `from` with the list's table and its alias. */
  from: RawBuilder<unknown>;
  /** The number column of that table. */
  id: RawBuilder<unknown>;
  conditions: RawBuilder<unknown>[];
  parts: ListPart[];
  /** Selects the rows whose numbers are in the given rows `(id, place)`, in the order of `place`. */
  select: (page: RawBuilder<unknown>) => RawBuilder<unknown>;
}

export interface ListPage {
  page: number;
  itemsPerPage: number;
  count: boolean;
}

// Skipping fewer rows than this is cheaper than counting to find the nearer end.
const shallow = 2_000;

/**
 * One page of a list and its exact count. A page's numbers are found first, in an index that holds all it takes, and only
 * they are looked up; what lies beyond the middle is read from the other end.
 */
export const readList = async <Row>(
  database: Database,
  counter: Counter,
  { list, page }: { list: ListQuery; page: ListPage },
): Promise<{ items: Row[]; totalCount: number | null }> => {
  const sizes = createSizes(database, counter, list);
  const skip = (page.page - 1) * page.itemsPerPage;
  const total = page.count ? sizes.all() : Promise.resolve(null);
  if (page.itemsPerPage === 0) return { items: [], totalCount: await total };
  const [items, totalCount] = await Promise.all([
    readRows<Row>(database, list, { skip, take: page.itemsPerPage, sizes }),
    total,
  ]);
  return { items, totalCount };
};

interface Sizes {
  all(): Promise<number>;
  of(part: ListPart): Promise<number>;
}

interface Reading {
  skip: number;
  take: number;
  sizes: Sizes;
}

const createSizes = (database: Database, counter: Counter, list: ListQuery): Sizes => {
  const known = new Map<ListPart | null, Promise<number>>();
  const count = (part: ListPart | null): Promise<number> => {
    const size = known.get(part) ?? counter(database, sql`${list.from} ${whereOf(list, part)}`);
    known.set(part, size);
    return size;
  };
  const all = () => count(null);
  return { all, of: (part) => (list.parts.length === 1 ? all() : count(part)) };
};

const readRows = async <Row>(database: Database, list: ListQuery, { skip, take, sizes }: Reading): Promise<Row[]> => {
  const rows: Row[] = [];
  let ahead = skip;
  for (const part of list.parts) {
    const size = ahead > shallow ? await sizes.of(part) : null;
    const found =
      size !== null && ahead >= size
        ? []
        : await readPart<Row>(database, list, { part, skip: ahead, take: take - rows.length, size });
    rows.push(...found);
    if (rows.length === take) break;
    ahead = found.length > 0 || ahead === 0 ? 0 : ahead - (size ?? (await sizes.of(part)));
  }
  return rows;
};

interface PartReading {
  part: ListPart;
  skip: number;
  take: number;
  size: number | null;
}

const readPart = async <Row>(database: Database, list: ListQuery, reading: PartReading): Promise<Row[]> => {
  const { part, skip, size } = reading;
  const isMirrored = size !== null && skip > size / 2;
  const take = isMirrored ? Math.min(reading.take, size - skip) : reading.take;
  const offset = isMirrored ? size - skip - take : skip;
  const joins = sql.join(part.joins, sql` `);
  const ids = sql`select ${list.id} as id ${list.from} ${joins} ${whereOf(list, part)} ${orderOf(part, list.id, isMirrored)} limit ${sql.lit(take)} offset ${sql.lit(offset)}`;
  const page = sql`(select id, row_number() over () as place from (${ids}) as ids)`;
  const { rows } = await sql<Row>`${list.select(page)}`.execute(database);
  return isMirrored ? rows.toReversed() : rows;
};

const whereOf = (list: ListQuery, part: ListPart | null): RawBuilder<unknown> => {
  const conditions = part?.where ? [...list.conditions, part.where] : list.conditions;
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
};
