import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../kernel/database/database.ts';
import { createRowCounter } from '../kernel/list/count.ts';
import { inOrderOf, readPage } from '../kernel/list/list.ts';
import { sortedParts } from '../kernel/list/sort.ts';
import { containing } from '../kernel/list/text.ts';
import type { SubmittersQuery } from './lookups.schemas.ts';

interface Pair {
  key: number;
  value: string;
}

const placeholder: Pair = { key: 0, value: '' };
const counter = createRowCounter();

/** The placeholder and the active items of a reference list, by id. */
export const readNomenclature = async (database: Database, nomenclature: number): Promise<Pair[]> => {
  const items = await database
    .selectFrom('nomenclature_item')
    .select(['id as key', 'name_bg as value'])
    .where('nomenclature_id', '=', nomenclature)
    .where('is_active', '=', true)
    .orderBy('id')
    .execute();
  return [placeholder, ...items];
};

/** The placeholder and all municipalities, by name. */
export const readMunicipalities = async (database: Database): Promise<Pair[]> => {
  const { rows } =
    await sql<Pair>`select id as key, name as value from municipality order by name collate bulgarian, id`.execute(
      database,
    );
  return [placeholder, ...rows];
};

/** The placeholder and all submitters, by name. */
export const readSubmitters = async (database: Database): Promise<Pair[]> => {
  const { rows } =
    await sql<Pair>`select id as key, name as value from submitter order by name collate bulgarian, id`.execute(
      database,
    );
  return [placeholder, ...rows];
};

export const readSubmittersPage = async (
  database: Database,
  query: Static<typeof SubmittersQuery>,
): Promise<{ items: Pair[]; totalCount: number | null }> => {
  const list = {
    from: sql`from submitter s`,
    id: sql`s.id`,
    conditions: query.name ? [sql`s.name ilike ${containing(query.name)}`] : [],
    parts: await sortedParts(database, [{ field: 'name', descending: false }], {
      name: { order: sql`s.name collate bulgarian` },
    }),
  };
  const { ids, totalCount } = await readPage(database, counter, { list, window: query });
  const found = await database
    .selectFrom('submitter')
    .select(['id', 'name'])
    .where('id', 'in', [0, ...ids])
    .execute();
  return { items: inOrderOf(ids, found).map(({ id, name }) => ({ key: id, value: name })), totalCount };
};
