import { maskIdentifier } from '@struma/shared/identifier.ts';
import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { administratorAccess } from '../kernel/access/access-rules.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Server } from '../kernel/http/http.ts';
import { responsesOf, refTo, nullable, RecordId } from '../kernel/http/schema.ts';
import { pageOf, pageParameters } from '../kernel/list/paging.ts';
import { identifierColumn } from './definitions.ts';
import { parseRowText } from './stored-changes.ts';

const Value = nullable(Type.String());

const ImportChange = Type.Object(
  {
    entity: Type.String({ description: 'Kind of the record: client, address, waterMeter, auditor, carnet, audit.' }),
    recordId: Type.Integer(),
    action: Type.Union([Type.Literal('CREATE'), Type.Literal('UPDATE')]),
    values: Type.Array(Type.Object({ field: Type.String(), oldValue: Value, newValue: Value })),
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
  return rows.map(({ entity, recordId, names, ...row }) => ({
    entity: camelCase(entity),
    recordId,
    action: row.old === null ? 'CREATE' : 'UPDATE',
    values: differences(names, row.old === null ? [] : parseRowText(row.old), parseRowText(row.new)),
  }));
};

const countChanges = async (database: Database, id: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(record_count), 0)::bigint as count from import_change where import_file_id = ${id}`.execute(
    database,
  );
  return rows[0]?.count ?? 0;
};

type Values = readonly (string | null)[];

const differences = (names: readonly string[], before: Values, after: Values): ImportChange['values'] =>
  names.flatMap((name, index) => {
    const [oldValue, newValue] = [maskValue(name, before[index]), maskValue(name, after[index])];
    return oldValue === newValue ? [] : [{ field: camelCase(name), oldValue, newValue }];
  });

const maskValue = (name: string, value: string | null | undefined): string | null =>
  value && name === identifierColumn ? maskIdentifier(value) : (value ?? null);

const camelCase = (name: string): string => name.replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
