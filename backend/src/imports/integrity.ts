import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Database } from '../kernel/database/database.ts';

/** The rules of the integrity check: each query selects the records that break it. Their codes are in docs/imports.md. */
const rules: Readonly<Record<string, string>> = {
  '1': 'select id from water_meter where closed_on is null and (address_id is null)',
  '2': `select m.id from water_meter m where exists (
      select from water_meter o where o.id <> m.id and lower(o.fabric_no) = lower(m.fabric_no))`,
  '3': 'select id from water_meter where closed_on is null and client_id is null',
  '4': `select distinct water_meter_id as id from (
      select water_meter_id, water_meter_value < lag(water_meter_value) over (
        partition by water_meter_id order by read_on, id) as falls from audit
    ) a where falls`,
  '5': `select a.id from address a where carnet_id is not null and carnet_page is not null and exists (
      select from address o where o.carnet_id = a.carnet_id and o.carnet_page = a.carnet_page and o.id <> a.id)`,
  '6': 'select id from water_meter where closed_on is null and ownership_type_id = 2 and svo_id is null',
  '7': 'select id from address where location is null',
  '8': `select c.id from client c where not exists (select from address a where a.client_id = c.id)
      and not exists (select from water_meter m where m.client_id = c.id)`,
};

/** The number or address by which people know the records of a rule. */
const namesOf = (code: string): string => {
  if (code === '5' || code === '7') return 'select id, full_address as name from address';
  return code === '8'
    ? 'select id, client_number as name from client'
    : 'select id, fabric_no as name from water_meter';
};

export const IntegrityFinding = Type.Object(
  {
    code: Type.String({ description: 'Code of the rule: docs/imports.md.' }),
    count: Type.Integer({ description: 'Number of records that break the rule.' }),
    records: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() }), {
      description: 'The first of these records, at most 100, each with its meter number, client number or address.',
    }),
  },
  { $id: 'IntegrityFinding' },
);
export type IntegrityFinding = Static<typeof IntegrityFinding>;

/** Runs all rules and returns those that records break, by code. */
export const checkIntegrity = async (database: Database): Promise<IntegrityFinding[]> => {
  const findings: IntegrityFinding[] = [];
  for (const [code, rule] of Object.entries(rules)) {
    const { rows } = await sql<{ count: number; records: IntegrityFinding['records'] | null }>`
      with found as materialized (${sql.raw(rule)}), first as (select id from found order by id limit 100)
      select (select count(*) from found) as count,
        (select json_agg(json_build_object('id', named.id, 'name', named.name) order by named.id)
          from (${sql.raw(namesOf(code))}) named where named.id in (select id from first)) as records`.execute(
      database,
    );
    const { count = 0, records = [] } = rows[0] ?? {};
    if (count > 0) findings.push({ code, count, records: records ?? [] });
  }
  return findings;
};
