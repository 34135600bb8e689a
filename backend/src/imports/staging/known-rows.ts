import type pg from 'pg';
import { definitionIds } from '../definitions.ts';

export interface KnownRows {
  /** Number of stored meters in a file of meters, else of stored clients. */
  count: number;
  /** True if the file refers to a stored record that its import may change. */
  hasKnown: boolean;
}

const knownTables: Readonly<Record<number, readonly { table: string; key: string; stagedKey: string }[]>> = {
  2: [{ table: 'client', key: 'client_number', stagedKey: 'client_number' }],
  4: [
    { table: 'client', key: 'client_number', stagedKey: 'client_number' },
    { table: 'water_meter', key: 'fabric_no', stagedKey: 'fabric_no' },
  ],
};

/**
 * Copies the stored clients and meters whose numbers are in the file into temporary tables `known_…`; the checks and
 * the comparison read these tables instead of all clients and meters. The inner join lets PostgreSQL hash the smaller of
 * two tables: a condition on the numbers alone would always hash the rows of the file.
 */
export const findKnownRows = async (client: pg.ClientBase, definitionId: number): Promise<KnownRows> => {
  const counts: number[] = [];
  for (const { table, key, stagedKey } of knownTables[definitionId] ?? []) {
    const { rowCount } = await client.query(
      `create temp table known_${table} on commit drop as
       select t.* from ${table} t where t.id in (select k.id from staged s join ${table} k on k.${key} = s.${stagedKey})`,
    );
    await client.query(`analyze known_${table}`);
    counts.push(rowCount ?? 0);
  }
  const hasKnown = counts.some((count) => count > 0) || (await hasChangedAuditor(client, definitionId));
  return { count: counts.at(-1) ?? 0, hasKnown };
};

/** True if a row of the file has another name for a stored auditor. Readings and addresses need a meter or a client. */
const hasChangedAuditor = async (client: pg.ClientBase, definitionId: number): Promise<boolean> => {
  if (definitionId !== definitionIds.waterMeters) return false;
  const { rows } = await client.query<{ isFound: boolean }>(
    `select exists (select from staged s join auditor a on a.auditor_number = s.auditor_number
       where s.auditor_name <> a.name) as "isFound"`,
  );
  return rows[0]?.isFound === true;
};
