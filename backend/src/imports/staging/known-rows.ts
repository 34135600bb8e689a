import type pg from 'pg';
import { definitionIds } from '../definitions.ts';

export interface KnownRows {
  /** Number of stored meters in a file of meters, else of stored clients. */
  count: number;
  /** True if the file refers to a stored record that its import may change. */
  hasKnown: boolean;
}

/** A table of records to which rows of the file refer. `on` is the SQL condition of a staged row `s`. */
interface KnownTable {
  table: string;
  on: string;
}

const clients: KnownTable = { table: 'client', on: 'client.client_number = s.client_number' };
const meters: KnownTable = { table: 'water_meter', on: 'water_meter.fabric_no = s.fabric_no' };

/** Tables of which the checks and the comparison read the records of the file. */
const copiedTables: Readonly<Record<number, readonly KnownTable[]>> = {
  [definitionIds.clients]: [clients],
  [definitionIds.waterMeters]: [clients, meters],
};

/**
 * Auditors whose name differs in the file. Readings and addresses need no condition, because they belong to a meter or
 * a client.
 */
const changedAuditors: KnownTable = {
  table: 'auditor',
  on: 'auditor.auditor_number = s.auditor_number and auditor.name <> s.auditor_name',
};

/**
 * Copies the stored clients and meters whose numbers are in the file into temporary tables `known_…`; the checks and
 * the comparison read these tables instead of all clients and meters. The rows of the file are read once for all
 * tables. Joins let PostgreSQL hash the smaller of two tables: a condition on the numbers alone would always hash the
 * rows of the file, and `exists` would search the index for each row.
 */
export const findKnownRows = async (client: pg.ClientBase, definitionId: number): Promise<KnownRows> => {
  const copied = copiedTables[definitionId] ?? [];
  const joined = definitionId === definitionIds.waterMeters ? [...copied, changedAuditors] : copied;
  const { rowCount } = await client.query(
    `create temp table known_id on commit drop as
     select ${joined.map(({ table }) => `${table}.id as ${table}_id`).join(', ')} from staged s
     ${joined.map(({ table, on }) => `left join ${table} on ${on}`).join(' ')}
     where ${joined.map(({ table }) => `${table}.id is not null`).join(' or ')}`,
  );
  // Without statistics, PostgreSQL would search the indexes for each of a million known rows.
  await client.query('analyze known_id');
  const counts: number[] = [];
  for (const { table } of copied) {
    const found = await client.query(
      `create temp table known_${table} on commit drop as
       select t.* from ${table} t where t.id in (select ${table}_id from known_id)`,
    );
    await client.query(`analyze known_${table}`);
    counts.push(found.rowCount ?? 0);
  }
  return { count: counts.at(-1) ?? 0, hasKnown: (rowCount ?? 0) > 0 };
};
