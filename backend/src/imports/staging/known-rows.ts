import type pg from 'pg';

const knownTables: Readonly<Record<number, readonly { table: string; key: string; stagedKey: string }[]>> = {
  2: [{ table: 'client', key: 'client_number', stagedKey: 'client_number' }],
  4: [
    { table: 'client', key: 'client_number', stagedKey: 'client_number' },
    { table: 'water_meter', key: 'fabric_no', stagedKey: 'fabric_no' },
  ],
};

/**
 * Copies the stored clients and meters that the file names into `known_…`: the checks and the comparison read only
 * these. Returns the number of known rows of the table that the definition imports.
 */
export const findKnownRows = async (client: pg.ClientBase, definitionId: number): Promise<number> => {
  let known = 0;
  for (const { table, key, stagedKey } of knownTables[definitionId] ?? []) {
    const { rowCount } = await client.query(
      `create temp table known_${table} on commit drop as
       select t.* from ${table} t where t.${key} in (select s.${stagedKey} from staged s)`,
    );
    await client.query(`analyze known_${table}`);
    known = rowCount ?? 0;
  }
  return known;
};
