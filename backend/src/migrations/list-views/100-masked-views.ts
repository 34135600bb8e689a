import { maskPersonalNumbers } from '@struma/shared/personal-data.ts';
import { sql, type Kysely } from 'kysely';
import { maskSearch } from '@struma/shared/personal-search.ts';

interface View {
  id: number;
  name: string;
  search: string;
}

/** Views that were saved earlier may contain personal numbers; new ones are refused. */
export const maskedViews = {
  async up(database: Kysely<unknown>) {
    const { rows } = await sql<View>`select id, name, search from list_view`.execute(database);
    for (const { id, name, search } of rows) {
      const masked = { name: maskPersonalNumbers(name), search: maskSearch(search) };
      if (masked.search !== search)
        await sql`update list_view set search = ${masked.search} where id = ${id}`.execute(database);
      // Two names of one author may differ only in the number.
      if (masked.name !== name)
        await sql`update list_view set name = ${`${masked.name} ${id}`} where id = ${id}`.execute(database);
    }
  },
};
