import type pg from 'pg';
import { definitionIds } from './definitions.ts';
import { reasonTexts as reasons } from './imports.texts.ts';

/** A rule about staged rows. `broken` selects the rows that break it: line, value and a detail for the reason. */
interface RowCheck {
  column: string;
  reason: string;
  broken: string;
}

const isNewClient = `not exists (select from client c where c.client_number = s.client_number)`;

const unknownClient: RowCheck = {
  column: 'clientNumber',
  reason: reasons.unknownClient,
  broken: `select line, client_number as value, null as detail from staged s
    where client_number is not null and (client_name is null or client_type_id is null) and ${isNewClient}
      and not exists (select from staged o where o.client_number = s.client_number
        and o.client_name is not null and o.client_type_id is not null)`,
};

const repeated = (column: string, value: string, key: string): RowCheck => ({
  column,
  reason: reasons.duplicate,
  broken: `select line, value, first::text as detail from (
      select line, ${value} as value, first_value(line) over (partition by ${key} order by line) as first from staged
    ) s where line <> first`,
});

const bothOrNone = (column: string, other: string, stagedColumns: [string, string], reason: string): RowCheck[] => {
  const [one, two] = stagedColumns;
  return [
    {
      column,
      reason,
      broken: `select line, null as value, null as detail from staged where ${one} is null and ${two} is not null`,
    },
    {
      column: other,
      reason,
      broken: `select line, null as value, null as detail from staged where ${two} is null and ${one} is not null`,
    },
  ];
};

const partOfAddress = [
  'street_name',
  'street_number',
  'block',
  'entrance',
  'floor',
  'apartment',
  'zip_code',
  'carnet_code',
  'carnet_page',
  'latitude',
];

const addressChecks: RowCheck[] = [
  {
    column: 'townGraoCode',
    reason: reasons.addressNeedsTown,
    broken: `select line, null as value, null as detail from staged
      where town_code is null and coalesce(${partOfAddress.map((column) => `${column}::text`).join(', ')}) is not null`,
  },
  {
    column: 'clientNumber',
    reason: reasons.required,
    broken: `select line, null as value, null as detail from staged where town_code is not null and client_number is null`,
  },
  {
    column: 'townGraoCode',
    reason: reasons.unknownTown,
    broken: `select line, town_code as value, null as detail from staged s
      where town_code is not null and not exists (select from town t where t.grao_code = s.town_code)`,
  },
  {
    column: 'streetName',
    reason: reasons.unknownStreet,
    broken: `select line, street_name as value, null as detail from staged s join town t on t.grao_code = s.town_code
      where street_name is not null
        and not exists (select from street st where st.town_id = t.id and lower(st.name) = lower(s.street_name))`,
  },
];

/** A reading must not be smaller than the latest earlier one, which is stored or in the file. */
const fallingReading: RowCheck = {
  column: 'value',
  reason: reasons.falling,
  broken: `select line, reading::text as value, replace(before::text, '.', ',') as detail from (
      select s.line, s.reading, greatest(
        lag(s.reading) over (partition by s.fabric_no order by s.read_on, s.line),
        (select a.water_meter_value from audit a
         where a.water_meter_id = m.id and a.read_on < s.read_on order by a.read_on desc limit 1)) as before
      from staged s left join water_meter m on m.fabric_no = s.fabric_no
      where s.read_on is not null
    ) r where reading < before`,
};

const checks: Readonly<Record<number, readonly RowCheck[]>> = {
  [definitionIds.clients]: [repeated('clientNumber', 'client_number', 'client_number'), unknownClient],
  [definitionIds.waterMeters]: [
    repeated('waterMeterFabricNo', 'fabric_no', 'fabric_no, read_on'),
    ...bothOrNone('latitude', 'longitude', ['latitude', 'longitude'], reasons.onlyOneCoordinate),
    ...bothOrNone('readOn', 'value', ['read_on', 'reading'], reasons.readingNeedsBoth),
    unknownClient,
    ...addressChecks,
    {
      column: 'auditorNumber',
      reason: reasons.unknownAuditor,
      broken: `select line, auditor_number as value, null as detail from staged s
        where auditor_number is not null and auditor_name is null
          and not exists (select from auditor a where a.auditor_number = s.auditor_number)
          and not exists (select from staged o where o.auditor_number = s.auditor_number and o.auditor_name is not null)`,
    },
    {
      column: 'ownershipType',
      reason: reasons.newMeter,
      broken: `select line, null as value, null as detail from staged s
        where (ownership_type_id is null or water_meter_type_id is null)
          and not exists (select from water_meter m where m.fabric_no = s.fabric_no)`,
    },
    fallingReading,
  ],
};

/**
 * Finds the staged rows that contradict the stored data or each other: adds their reasons to `rejected`, and removes them
 * from `staged`. Returns their number. The checks are repeated, because a row may refer to a rejected one.
 */
export const checkRows = async (client: pg.ClientBase, definitionId: number): Promise<number> => {
  await client.query('analyze staged');
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const { column, reason, broken } of checks[definitionId] ?? []) {
      const { rowCount } = await client.query(
        `insert into rejected (line, column_name, value, reason)
         select b.line, '${column}', b.value, replace('${reason}', '%s', coalesce(b.detail, '')) from (${broken}) b`,
      );
      isChanged ||= (rowCount ?? 0) > 0;
    }
    if (isChanged) await client.query('delete from staged where line in (select line from rejected)');
  }
  const { rows } = await client.query<{ count: number }>('select count(distinct line) as count from rejected');
  return rows[0]?.count ?? 0;
};
