import { sql } from 'kysely';
import type { Database } from '../kernel/database/database.ts';
import { idsPerBatch } from '../kernel/import-changes.ts';
import { nomenclatures } from '../kernel/nomenclatures.ts';
import { importTexts as texts } from './imports.texts.ts';
import { parseRowText } from './stored-changes.ts';

/** The columns that name a record on screen, by table. */
const nameColumns = {
  client: ['client_number', 'name'],
  water_meter: ['fabric_no'],
  address: ['address_description', 'full_address'],
  auditor: ['auditor_number', 'name'],
  carnet: ['code'],
  town: ['name'],
  street: ['name'],
  nomenclature_item: ['name_bg'],
} as const;

export type NamedTable = keyof typeof nameColumns;

/** The columns that refer to a record, with its table and, for an item, its nomenclature. */
const references: Readonly<Record<string, { table: NamedTable; nomenclature?: number }>> = {
  client_id: { table: 'client' },
  water_meter_id: { table: 'water_meter' },
  address_id: { table: 'address' },
  auditor_id: { table: 'auditor' },
  carnet_id: { table: 'carnet' },
  town_id: { table: 'town' },
  street_id: { table: 'street' },
  client_type_id: { table: 'nomenclature_item', nomenclature: nomenclatures.clientTypes },
  ownership_type_id: { table: 'nomenclature_item', nomenclature: nomenclatures.ownershipTypes },
  water_meter_type_id: { table: 'nomenclature_item', nomenclature: nomenclatures.waterMeterTypes },
  manufacturer_id: { table: 'nomenclature_item', nomenclature: nomenclatures.manufacturers },
};

export const isReference = (column: string): boolean => Object.hasOwn(references, column);

/** A row of an import change: names and values of the columns. */
export interface ChangedRow {
  names: readonly string[];
  values: readonly (string | null)[];
}

export interface RecordName {
  table: NamedTable;
  id: number;
  /** Null if the columns of the name are empty. */
  name: string | null;
  isStored: boolean;
}

export type FindReference = (column: string, value: string | null | undefined) => RecordName | undefined;

/** Returns a function that finds the record to which a column of one of the rows refers. */
export const readReferences = async (
  database: Database,
  importFileId: number,
  rows: readonly ChangedRow[],
): Promise<FindReference> => {
  const wanted = new Map<string, { table: NamedTable; nomenclature?: number; ids: Set<number> }>();
  for (const { names, values } of rows)
    for (const [index, column] of names.entries()) {
      const reference = references[column];
      const value = values[index];
      if (!reference || !value) continue;
      const key = keyOf(reference);
      const { ids } = wanted.get(key) ?? { ids: new Set<number>() };
      wanted.set(key, { ...reference, ids: ids.add(Number(value)) });
    }
  const found = new Map<string, Map<number, RecordName>>();
  for (const [key, { table, ids, nomenclature }] of wanted)
    found.set(key, await readNames(database, { importFileId, table, ids: [...ids], nomenclature }));
  return (column, value) => {
    const reference = references[column];
    return reference && value ? found.get(keyOf(reference))?.get(Number(value)) : undefined;
  };
};

const keyOf = ({ table, nomenclature = 0 }: { table: NamedTable; nomenclature?: number }): string =>
  `${table} ${nomenclature}`;

interface WantedNames {
  importFileId: number;
  table: NamedTable;
  ids: readonly number[];
  nomenclature?: number | undefined;
}

/**
 * Reads the names of records. The name of a record that was removed when the import was undone is read
 * from the rows of the import.
 */
const readNames = async (
  database: Database,
  { importFileId, table, ids, nomenclature }: WantedNames,
): Promise<Map<number, RecordName>> => {
  const columns = sql.join(nameColumns[table].map((name) => sql.ref(name)));
  const { rows: stored } = await sql<{ id: number; values: (string | null)[] }>`
    select id, array[${columns}]::text[] as "values" from ${sql.table(table)}
    where id = any(${ids}) ${nomenclature === undefined ? sql`` : sql`and nomenclature_id = ${nomenclature}`}`.execute(
    database,
  );
  const names = new Map<number, RecordName>(
    stored.map(({ id, values }) => [id, { table, id, name: joinName(table, values), isStored: true }]),
  );
  const missing = ids.filter((id) => !names.has(id));
  if (missing.length === 0) return names;
  const { rows: removed } = await sql<{ id: number; names: string[]; row: string }>`
    select r.id, c.column_names as names, r.new_row as row
    from import_change c cross join unnest(c.ids, c.new_rows) as r (id, new_row)
    where c.import_file_id = ${importFileId} and c.entity = ${table}
      and c.batch = any(${[...new Set(missing.map((id) => Math.floor(id / idsPerBatch)))]}) and r.id = any(${missing})`.execute(
    database,
  );
  for (const { id, row, ...changed } of removed)
    names.set(id, { table, id, name: nameOfRow(table, { ...changed, values: parseRowText(row) }), isStored: false });
  return names;
};

/** The name of a record on screen, such as the number and the name of a client; null if a row has none. */
const nameOfRow = (table: NamedTable, { names, values }: ChangedRow): string | null =>
  joinName(
    table,
    nameColumns[table].map((name) => values[names.indexOf(name)] ?? null),
  );

// The full address is the description and the town, so only one of the two columns is used.
const joinName = (table: NamedTable, values: readonly (string | null)[]): string | null =>
  (table === 'address' ? values.find(Boolean) : values.filter(Boolean).join(', ')) || null;

/** The name of a changed record. A reading is named by its water meter and its day. */
export const nameOfChange = (table: string, row: ChangedRow, find: FindReference): string | null => {
  if (isNamed(table)) return nameOfRow(table, row);
  const valueOf = (column: string) => row.values[row.names.indexOf(column)];
  const meter = find('water_meter_id', valueOf('water_meter_id'))?.name;
  const day = valueOf('read_on');
  return meter && day ? texts.readingOf(meter, day) : null;
};

const isNamed = (table: string): table is NamedTable => Object.hasOwn(nameColumns, table);

/** Kind and name of the record `id` of a table; null if it is not stored or has no name on screen. */
export const describeStored = async (database: Database, table: string, id: number): Promise<string | null> => {
  if (!isNamed(table)) return null;
  const found = (await readNames(database, { importFileId: 0, table, ids: [id] })).get(id);
  return found?.name ? describeRecord(table, found.name) : null;
};

/** Kind and name of a record, for the text of a refusal. */
export const describeRecord = (table: string, name: string | null): string =>
  [texts.recordKinds[table] ?? table, name].filter(Boolean).join(' ');
