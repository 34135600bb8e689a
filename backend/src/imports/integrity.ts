import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Database } from '../kernel/database/database.ts';
import { integrityRules } from '../kernel/integrity-rules.ts';

/** The column with the number or text by which people identify a record of the table. */
const nameColumns = { water_meter: 'fabric_no', address: 'full_address', client: 'client_number' } as const;

export const IntegrityFinding = Type.Object(
  {
    code: Type.String({ description: 'Code of the rule: docs/imports.md.' }),
    count: Type.Integer({ description: 'Number of records that break the rule.' }),
    records: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() }), {
      description: 'At most 100 of these records. The name is the meter number, the client number or the address.',
    }),
  },
  { $id: 'IntegrityFinding' },
);
export type IntegrityFinding = Static<typeof IntegrityFinding>;

/** Checks all rules. Returns a finding for each rule that records break, ordered by code. */
export const checkIntegrity = async (database: Database): Promise<IntegrityFinding[]> => {
  const findings: IntegrityFinding[] = [];
  for (const [code, { table, broken }] of Object.entries(integrityRules)) {
    const { rows } = await sql<{ count: number; records: IntegrityFinding['records'] | null }>`
      with found as materialized (${sql.raw(broken)}), first as (select id from found order by id limit 100)
      select (select count(*) from found) as count,
        (select json_agg(json_build_object('id', id, 'name', ${sql.ref(nameColumns[table])}) order by id)
          from ${sql.table(table)} where id in (select id from first)) as records`.execute(database);
    const { count = 0, records = [] } = rows[0] ?? {};
    if (count > 0) findings.push({ code, count, records: records ?? [] });
  }
  return findings;
};
