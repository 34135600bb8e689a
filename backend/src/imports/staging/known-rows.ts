import type pg from 'pg';

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
 * two tables: a condition on the numbers alone would always hash the rows of the file. Returns the number of copied
 * meters for a file of meters, else of clients.
 */
export const findKnownRows = async (client: pg.ClientBase, definitionId: number): Promise<number> => {
  let copiedRows = 0;
  for (const { table, key, stagedKey } of knownTables[definitionId] ?? []) {
    const { rowCount } = await client.query(
      `create temp table known_${table} on commit drop as
       select t.* from ${table} t where t.id in (select k.id from staged s join ${table} k on k.${key} = s.${stagedKey})`,
    );
    await client.query(`analyze known_${table}`);
    copiedRows = rowCount ?? 0;
  }
  return copiedRows;
};
