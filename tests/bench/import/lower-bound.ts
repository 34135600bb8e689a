import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** The tables of a meters file, in the order of their references. */
const tables = ['carnet', 'auditor', 'client', 'address', 'water_meter', 'audit'];

/** Writes the records that an import has added: one file per table, so that they can be copied back. */
export const saveRecords = async (pool: pg.Pool, folder: string, importFileId: number): Promise<void> => {
  const client = await pool.connect();
  for (const table of tables) {
    const query = `select ${(await writtenColumns(client, table)).join(', ')} from ${table} t where t.id in (
      select unnest(ids) from import_change where import_file_id = ${importFileId} and entity = '${table}')`;
    await pipeline(client.query(copyTo(`copy (${query}) to stdout`)), createWriteStream(join(folder, table)));
  }
  client.release();
};

/**
 * Seconds for COPY of the prepared records into the product's tables with all indexes, keys and triggers: no import
 * that fills these tables in one transaction is faster. With `hasIndexes` false, all indexes but those of keys are
 * dropped before. The transaction is rolled back.
 */
export const copyRecords = async (pool: pg.Pool, folder: string, hasIndexes: boolean): Promise<number> => {
  const client = await pool.connect();
  try {
    await client.query(`begin; set local work_mem = '64MB'`);
    if (!hasIndexes) await dropIndexes(client);
    const began = performance.now();
    for (const table of tables) await copyTable(client, folder, table);
    return (performance.now() - began) / 1000;
  } finally {
    await client.query('rollback');
    client.release();
  }
};

const copyTable = async (client: pg.ClientBase, folder: string, table: string): Promise<void> => {
  const columns = (await writtenColumns(client, table)).join(', ');
  await pipeline(
    createReadStream(join(folder, table)),
    client.query(copyFrom(`copy ${table} (${columns}) from stdin`)),
  );
};

/** The columns of a table without those that PostgreSQL calculates. */
const writtenColumns = async (client: pg.ClientBase, table: string): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select attname::text as name from pg_attribute
     where attrelid = $1::text::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  return rows.map(({ name }) => name);
};

const dropIndexes = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index
     where indrelid = any($1::text[]::regclass[]) and not indisunique and not indisprimary`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
};
