import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Database } from '../kernel/database/database.ts';
import { integrityRules } from '../kernel/integrity-rules.ts';

export const IntegrityFinding = Type.Object(
  {
    code: Type.String({ description: 'Code of the rule: docs/imports.md.' }),
    count: Type.Integer({ description: 'Number of records that break the rule.' }),
    ids: Type.Array(Type.Integer(), { description: 'The first of these records, at most 100.' }),
  },
  { $id: 'IntegrityFinding' },
);
export type IntegrityFinding = Static<typeof IntegrityFinding>;

/** Runs all rules and returns those that records break, by code. */
export const checkIntegrity = async (database: Database): Promise<IntegrityFinding[]> => {
  const findings: IntegrityFinding[] = [];
  for (const [code, { broken }] of Object.entries(integrityRules)) {
    const { rows } = await sql<{ count: number; ids: number[] | null }>`
      with found as materialized (${sql.raw(broken)})
      select (select count(*) from found) as count,
        (select array_agg(id order by id) from (select id from found order by id limit 100) first) as ids`.execute(
      database,
    );
    const { count = 0, ids = [] } = rows[0] ?? {};
    if (count > 0) findings.push({ code, count, ids: ids ?? [] });
  }
  return findings;
};
