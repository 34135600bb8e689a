import { maskIdentifier } from '@struma/shared/identifier.ts';
import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { administratorAccess } from '../kernel/access/access-rules.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Server } from '../kernel/http/http.ts';
import { answers, named, nullable, RecordId } from '../kernel/http/schema.ts';
import { pageOf, pageParameters } from '../kernel/list/paging.ts';
import { identifierColumn } from './definitions.ts';

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

const ImportChangePage = pageOf('ImportChangePage', named(ImportChange));

const ChangesQuery = Type.Object({ importFileId: RecordId('Number of the file.'), ...pageParameters });

/** The records that an import added or changed, with their old and new values. EGN and EIK are masked. */
export const addRoutes = (server: Server, { database }: { database: Database }): void => {
  for (const schema of [ImportChange, ImportChangePage]) server.addSchema(schema);
  server.get(
    '/struma/imports/changes',
    {
      config: { access: administratorAccess },
      schema: { tags: ['additions'], querystring: ChangesQuery, response: answers(named(ImportChangePage)) },
    },
    async ({ query: { importFileId, page, itemsPerPage, count } }) => ({
      items:
        itemsPerPage === 0 ? [] : await readChanges(database, importFileId, (page - 1) * itemsPerPage, itemsPerPage),
      totalCount: count ? await countChanges(database, importFileId) : null,
    }),
  );
};

type Values = Readonly<Record<string, unknown>>;

const readChanges = async (database: Database, id: number, offset: number, limit: number): Promise<ImportChange[]> => {
  const { rows } = await sql<{
    entity: string;
    recordId: number;
    action: ImportChange['action'];
    old: Values | null;
    new: Values;
  }>`
    select entity, entity_id as "recordId", action, old_values as old, new_values as new from import_change
    where import_file_id = ${id} order by entity, entity_id limit ${limit} offset ${offset}`.execute(database);
  return rows.map(({ entity, recordId, action, ...values }) => ({
    entity: camelCase(entity),
    recordId,
    action,
    values: differences(values.old ?? {}, values.new),
  }));
};

const countChanges = async (database: Database, id: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from import_change where import_file_id = ${id}`.execute(database);
  return rows[0]?.count ?? 0;
};

const differences = (before: Values, after: Values): ImportChange['values'] =>
  Object.keys(after).flatMap((name) => {
    const [oldValue, newValue] = [shown(name, before[name]), shown(name, after[name])];
    return oldValue === newValue ? [] : [{ field: camelCase(name), oldValue, newValue }];
  });

const shown = (name: string, value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return name === identifierColumn ? maskIdentifier(text) : text;
};

const camelCase = (name: string): string => name.replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
