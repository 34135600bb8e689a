import { gzip } from 'node:zlib';
import { promisify } from 'node:util';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { quote, quoteQualified, schemas, tableKey, type BackupSequence, type BackupTable } from './backup-format.ts';

/** What a consistent snapshot of the database contains; `readTable` reads the rows. Other sessions may write meanwhile. */
export interface Snapshot {
  /** Version of the PostgreSQL server. */
  postgresql: string;
  migrations: { backend: string[] | null; identity: string[] | null };
  tables: BackupTable[];
  sequences: BackupSequence[];
}

/** Settings of the connection: values have the same text form on every server, and nothing times out. */
export const connectionSettings = `
  set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 3; set bytea_output = 'hex';
  set timezone = 'UTC'; set client_encoding = 'UTF8'; set statement_timeout = 0; set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0`;

/**
 * Starts to read a snapshot of the database: a new one, or the one that another session has exported under the name
 * `exported`. Until the connection's transaction ends, no table can be dropped or truncated, and no table can get other
 * columns.
 */
export const openSnapshot = async (client: pg.ClientBase, exported?: string): Promise<Snapshot> => {
  await client.query(connectionSettings);
  await client.query('begin isolation level repeatable read read only');
  if (exported !== undefined) await client.query(`set transaction snapshot '${exported.replaceAll("'", "''")}'`);
  const { rows: tables } = await client.query<BackupTable>(tablesQuery, [schemas]);
  for (const table of tables) await client.query(`lock table ${quoteQualified(table)} in access share mode`);
  const { rows: sequences } = await client.query<BackupSequence>(sequencesQuery, [schemas]);
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`);
  const tableKeys = new Set(tables.map(tableKey));
  return {
    postgresql: rows[0]?.version ?? '',
    migrations: {
      backend: tableKeys.has('public.kysely_migration') ? await namesIn(client, 'public.kysely_migration') : null,
      identity: tableKeys.has('identity.migrations') ? await namesIn(client, 'identity.migrations') : null,
    },
    tables,
    sequences,
  };
};

export interface TablePart {
  compressed: Buffer;
  /** In the last part: number of rows of the whole table. Null in all other parts. */
  rows: number | null;
}

/** Reads a table in COPY's text format, in compressed parts. Written one after another, the parts are one gzip file. */
export const readTable = async function* (client: pg.ClientBase, table: BackupTable): AsyncGenerator<TablePart> {
  const columns = table.columns.map(quote).join(', ');
  const stream = client.query(copyTo(`copy (select ${columns} from only ${quoteQualified(table)}) to stdout`));
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size < partBytes) continue;
    yield { compressed: await compress(Buffer.concat(chunks)), rows: null };
    chunks = [];
    size = 0;
  }
  yield { compressed: await compress(Buffer.concat(chunks)), rows: stream.rowCount };
};

/** Streams the values of a query with one column. */
export const readLines = async function* (client: pg.ClientBase, query: string): AsyncGenerator<string> {
  let incompleteLine = '';
  for await (const chunk of client.query(copyTo(`copy (${query}) to stdout`)) as AsyncIterable<Buffer>) {
    const lines = (incompleteLine + chunk.toString()).split('\n');
    incompleteLine = lines.pop() ?? '';
    yield* lines;
  }
};

const partBytes = 4 * 1024 * 1024;

const compress = (bytes: Buffer): Promise<Buffer> => promisify(gzip)(bytes, { level: 4 });

const namesIn = async (client: pg.ClientBase, table: string): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(`select name from ${table} order by name`);
  return rows.map(({ name }) => name);
};

/** Tables of the product, without the tables of extensions, which are created with their extension. */
export const tablesQuery = `
  select n.nspname as schema, c.relname as name,
    coalesce(array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = ''), '{}') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where n.nspname = any ($1) and c.relkind = 'r'
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  group by n.nspname, c.relname order by n.nspname, c.relname`;

const sequencesQuery = `
  select schemaname as schema, sequencename as name, last_value::text as "lastValue"
  from pg_sequences where schemaname = any ($1) order by 1, 2`;
