import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Condition, ListFilter } from './list/filter.ts';

interface IntegrityRule {
  /** The table of the records that break the rule. */
  table: 'water_meter' | 'address' | 'client';
  /** SQL that selects the ids of these records. */
  broken: string;
}

/** The rules of the integrity check (IM-4) by code. docs/imports.md lists them. */
export const integrityRules: Readonly<Record<string, IntegrityRule>> = {
  '1': { table: 'water_meter', broken: 'select id from water_meter where closed_on is null and address_id is null' },
  '2': {
    table: 'water_meter',
    broken: `select id from (
      select id, count(*) over (partition by lower(fabric_no)) as same from water_meter) m where same > 1`,
  },
  '3': { table: 'water_meter', broken: 'select id from water_meter where closed_on is null and client_id is null' },
  '4': {
    table: 'water_meter',
    broken: `select distinct water_meter_id as id from (
      select water_meter_id, water_meter_value < lag(water_meter_value) over (
        partition by water_meter_id order by read_on, id) as falls from audit
    ) a where falls`,
  },
  '5': {
    table: 'address',
    broken: `select id from (
      select id, count(*) over (partition by carnet_id, carnet_page) as same from address
      where carnet_id is not null and carnet_page is not null) a where same > 1`,
  },
  '6': {
    table: 'water_meter',
    broken: 'select id from water_meter where closed_on is null and ownership_type_id = 2 and svo_id is null',
  },
  '7': { table: 'address', broken: 'select id from address where location is null' },
  '8': {
    table: 'client',
    broken: `select c.id from client c where not exists (select from address a where a.client_id = c.id)
      and not exists (select from water_meter m where m.client_id = c.id)`,
  },
};

/** Creates the list filter `integrityCode`, which selects the records that break one rule. */
export const brokenRuleFilter = (table: IntegrityRule['table'], id: Condition): ListFilter => {
  const codes = Object.keys(integrityRules).filter((code) => integrityRules[code]?.table === table);
  return {
    parameters: {
      integrityCode: Type.Optional(
        Type.Union(
          codes.map((code) => Type.Literal(code)),
          {
            description:
              'Code of a rule of the integrity check: the records that break the rule. An addition to the specification.',
          },
        ),
      ),
    },
    conditions: ({ integrityCode }) => {
      const rule = integrityRules[String(integrityCode)];
      return rule ? [sql`${id} in (${sql.raw(rule.broken)})`] : [];
    },
  };
};
