import { sql } from 'kysely';
import type { Principal } from '../access/access.ts';
import type { Database } from '../database/database.ts';
import { searchedText, type Condition, type FilterValues, type ListFilter } from './filter.ts';
import type { ListContext } from './declare-list.ts';
import { toContainsPattern } from './text.ts';

export interface PersonContext extends ListContext {
  /** Names in the log that contain the text of the filter `username`; null if there is no filter. */
  names: readonly string[] | null;
}

interface NameColumn {
  table: string;
  /** The column needs an index on `<column> collate bulgarian`. */
  column: string;
}

/**
 * A filter by a part of a name. The matching names are looked up first: a log has millions of rows but few names, and
 * with the names as values the planner knows how many rows match.
 */
export const personFilter = (column: Condition): ListFilter<PersonContext> => ({
  parameters: searchedText({
    name: 'username',
    description: 'Part of the name of the person; letter case is ignored.',
    matches: () => sql`true`,
  }).parameters,
  conditions: (_values, { names }) => {
    if (names === null) return [];
    const [first, ...more] = names;
    if (first === undefined) return [sql`false`];
    if (more.length === 0) return [sql`${column} collate bulgarian = ${first}`];
    return [sql`${column} collate bulgarian = any(${names})`];
  },
});

/** Returns the context of a list with the filter `username`. */
export const personContext =
  (database: Database, column: NameColumn) =>
  async (principal: Principal, { username }: FilterValues): Promise<PersonContext> => ({
    principal,
    names: username ? await findNames(database, column, username as string) : null,
  });

/** Reads the distinct names by skipping from one to the next in the index. */
const findNames = async (database: Database, { table, column }: NameColumn, text: string): Promise<string[]> => {
  const [from, name] = [sql.table(table), sql`${sql.ref(column)} collate bulgarian`];
  const { rows } = await sql<{ name: string }>`
    with recursive each (name) as (
      (select ${name} from ${from} where ${sql.ref(column)} is not null order by 1 limit 1)
      union all
      select (select ${name} from ${from} where ${name} > each.name order by 1 limit 1) collate bulgarian
      from each where each.name is not null
    )
    select name from each where name ilike ${toContainsPattern(text)}`.execute(database);
  return rows.map((row) => row.name);
};
