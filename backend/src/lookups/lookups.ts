import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../kernel/database/database.ts';
import { createRowCounter } from '../kernel/list/count.ts';
import { inOrderOf, readPage } from '../kernel/list/list.ts';
import { sortedParts } from '../kernel/list/sort.ts';
import { submitterCondition } from '../kernel/search/submitter-condition.ts';
import type { SubmittersQuery } from './lookups.schemas.ts';

interface Pair {
  key: number;
  value: string;
}

const placeholder: Pair = { key: 0, value: '' };
const counter = createRowCounter();

/** Reads the placeholder and the active items of a reference list, sorted by id. */
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

/** Reads the placeholder and all municipalities, sorted by name. */
export const readMunicipalities = async (database: Database): Promise<Pair[]> => {
  const { rows } =
    await sql<Pair>`select id as key, name as value from municipality order by name collate bulgarian, id`.execute(
      database,
    );
  return [placeholder, ...rows];
};

/** Reads the placeholder and all carnets, sorted by code. */
export const readCarnets = async (database: Database): Promise<Pair[]> => {
  const { rows } =
    await sql<Pair>`select id as key, code as value from carnet order by code collate bulgarian, id`.execute(database);
  return [placeholder, ...rows];
};

/** Reads the placeholder and all auditors with their numbers, sorted by number. */
export const readAuditors = async (database: Database): Promise<Pair[]> => {
  const { rows } = await sql<Pair>`
    select id as key, auditor_number || ' · ' || name as value from auditor
    order by auditor_number collate bulgarian, id`.execute(database);
  return [placeholder, ...rows];
};

/** Reads the placeholder and all submitters, sorted by name. */
export const readSubmitters = async (database: Database): Promise<Pair[]> => {
  const { rows } =
    await sql<Pair>`select id as key, name as value from submitter order by name collate bulgarian, id`.execute(
      database,
    );
  return [placeholder, ...rows];
};

interface SubmitterEntry extends Pair {
  description: string | null;
}

export const readSubmittersPage = async (
  database: Database,
  query: Static<typeof SubmittersQuery>,
): Promise<{ items: SubmitterEntry[]; totalCount: number | null }> => {
  const list = {
    from: sql`from submitter s`,
    id: sql`s.id`,
    conditions: query.name?.trim() ? [await submitterCondition(database, query.name)] : [],
    parts: await sortedParts(database, [{ field: 'name', descending: false }], {
      name: { order: sql`s.name collate bulgarian` },
    }),
  };
  const { ids, totalCount } = await readPage(database, counter, { list, window: query });
  const { rows } = await sql<{ id: number; name: string; description: string | null }>`
    select s.id, s.name, nullif(concat_ws(' · ', s.phone, c.client_number,
      (select full_address from address where client_id = c.id order by id limit 1)), '') as description
    from submitter s left join client c on c.id = s.client_id where s.id = any(${ids}::bigint[])`.execute(database);
  const items = inOrderOf(ids, rows).map(({ id, name, description }) => ({ key: id, value: name, description }));
  return { items, totalCount };
};
