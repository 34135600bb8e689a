import { maskIdentifier } from '@struma/shared/identifier.ts';
import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { administratorAccess } from '../kernel/access/access-rules.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Server } from '../kernel/http/http.ts';
import { responsesOf, refTo, nullable, RecordId } from '../kernel/http/schema.ts';
import { pageOf, pageParameters } from '../kernel/list/paging.ts';
import { identifierColumn } from './definitions.ts';
import { importTexts as texts } from './imports.texts.ts';
import {
  isReference,
  nameOfChange,
  readReferences,
  type FindReference,
  type NamedTable,
  type RecordName,
} from './record-names.ts';
import { parseRowText } from './stored-changes.ts';

const Value = nullable(Type.String());

const kindDescription = 'Kind of the record: client, address, waterMeter, auditor, carnet, audit.';

/** A record to which a value refers. */
const Reference = nullable(
  Type.Object({
    entity: Type.String({ description: 'Kind of the record: client, address, waterMeter.' }),
    id: Type.Integer(),
  }),
);

const ImportChange = Type.Object(
  {
    entity: Type.String({ description: kindDescription }),
    recordId: Type.Integer(),
    name: nullable(Type.String({ description: 'What names the record on screen, such as the number of a meter.' })),
    action: Type.Union([Type.Literal('CREATE'), Type.Literal('UPDATE')]),
    values: Type.Array(
      Type.Object(
        { field: Type.String(), oldValue: Value, newValue: Value, oldReference: Reference, newReference: Reference },
        { description: 'A value that is the id of a record is sent as the name of the record.' },
      ),
    ),
  },
  { $id: 'ImportChange' },
);
type ImportChange = Static<typeof ImportChange>;

const ImportChangePage = pageOf('ImportChangePage', refTo(ImportChange));

const ChangesQuery = Type.Object({ importFileId: RecordId('Number of the file.'), ...pageParameters });

/** Adds the route for the records that an import added or changed: old and new values. EGN and EIK are masked. */
export const addRoutes = (server: Server, { database }: { database: Database }): void => {
  for (const schema of [ImportChange, ImportChangePage]) server.addSchema(schema);
  server.get(
    '/struma/imports/changes',
    {
      config: { access: administratorAccess },
      schema: { tags: ['additions'], querystring: ChangesQuery, response: responsesOf(refTo(ImportChangePage)) },
    },
    async ({ query: { importFileId, page, itemsPerPage, count } }) => ({
      items:
        itemsPerPage === 0 ? [] : await readChanges(database, importFileId, (page - 1) * itemsPerPage, itemsPerPage),
      totalCount: count ? await countChanges(database, importFileId) : null,
    }),
  );
};

const readChanges = async (database: Database, id: number, offset: number, limit: number): Promise<ImportChange[]> => {
  const { rows } = await sql<{ entity: string; recordId: number; names: string[]; old: string | null; new: string }>`
    with counted as (
      select entity, batch, record_count, sum(record_count) over (order by entity, batch) as until
      from import_change where import_file_id = ${id}
    ), wanted as (
      select entity, batch, until - record_count as before from counted
      where until > ${offset} and until - record_count < ${offset + limit}
    )
    select c.entity, r.id as "recordId", c.column_names as names, r.old_row as old, r.new_row as new
    from wanted w join import_change c on c.import_file_id = ${id} and c.entity = w.entity and c.batch = w.batch
      cross join unnest(c.ids, c.old_rows, c.new_rows) with ordinality as r (id, old_row, new_row, place)
    where w.before + r.place > ${offset} and w.before + r.place <= ${offset + limit}
    order by w.before + r.place`.execute(database);
  const changes = rows.map(({ old, new: after, ...row }) => ({
    ...row,
    before: { names: row.names, values: old === null ? [] : parseRowText(old) },
    after: { names: row.names, values: parseRowText(after) },
    action: old === null ? ('CREATE' as const) : ('UPDATE' as const),
  }));
  const find = await readReferences(
    database,
    id,
    changes.flatMap(({ before, after }) => [before, after]),
  );
  // A dry run gives ids to the records that the import would add, but does not store them.
  const missing = (await isDryRun(database, id)) ? texts.newRecord : texts.deletedRecord;
  return changes.map(({ entity, recordId, action, names, before, after }) => ({
    entity: camelCase(entity),
    recordId,
    name: nameOfChange(entity, after, find),
    action,
    values: differences(names, [before.values, after.values], { find, missing }),
  }));
};

const isDryRun = async (database: Database, id: number): Promise<boolean> => {
  const { rows } = await sql`select from import_file where id = ${id} and status = 'CHECKED'`.execute(database);
  return rows.length > 0;
};

const countChanges = async (database: Database, id: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(record_count), 0)::bigint as count from import_change where import_file_id = ${id}`.execute(
    database,
  );
  return rows[0]?.count ?? 0;
};

type Values = readonly (string | null)[];

interface Names {
  find: FindReference;
  /** Stands for the name of a record that is not stored. */
  missing: string;
}

const differences = (
  names: readonly string[],
  [before, after]: readonly [Values, Values],
  { find, missing }: Names,
): ImportChange['values'] =>
  names.flatMap((name, index) => {
    const [oldValue, newValue] = [maskValue(name, before[index]), maskValue(name, after[index])];
    if (oldValue === newValue) return [];
    const [old, current] = [find(name, oldValue), find(name, newValue)];
    return [
      {
        field: camelCase(name),
        oldValue: nameOfValue(name, oldValue, old?.name ?? texts.deletedRecord),
        newValue: nameOfValue(name, newValue, current?.name ?? missing),
        oldReference: toReference(old),
        newReference: toReference(current),
      },
    ];
  });

/** The id of a record is sent as its name. */
const nameOfValue = (column: string, value: string | null, name: string): string | null =>
  value !== null && isReference(column) ? name : value;

/** Records of these tables have pages. */
const referred: ReadonlySet<string> = new Set<NamedTable>(['client', 'address', 'water_meter']);

const toReference = (record: RecordName | undefined): Static<typeof Reference> =>
  record?.isStored && referred.has(record.table) ? { entity: camelCase(record.table), id: record.id } : null;

const maskValue = (name: string, value: string | null | undefined): string | null =>
  value && name === identifierColumn ? maskIdentifier(value) : (value ?? null);

const camelCase = (name: string): string => name.replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
