import { isEkatte } from '@struma/shared/ekatte.ts';
import type pg from 'pg';
import { definitionIds } from './definitions.ts';
import { reasonTexts as reasons } from './imports.texts.ts';
import { addressParts, otherAddressColumns, type Fact, type RowFacts } from './staging/row-facts.ts';

/** A rule for staged rows. `broken` is the SQL of the rows that break the rule: line, value, detail for the reason. */
interface RowCheck {
  column: string;
  /** If the staged rows lack this fact, no row can break the rule, and the check is skipped. */
  fact: Fact;
  /** If the staged rows have this fact, the check is skipped. */
  unless?: Fact;
  reason: string;
  broken: string;
}

const isNewClient = `not exists (select from known_client c where c.client_number = s.client_number)`;

/**
 * A row refers to a new client without name or type; `missing` is the SQL condition of the missing values. The row is
 * accepted if another row of the file has the name and the type of this client.
 */
const incompleteClient = (
  missing: string,
  { column, value, reason }: Record<'column' | 'value' | 'reason', string>,
) => ({
  column,
  fact: 'INCOMPLETE_CLIENT' as const,
  reason,
  broken: `select line, ${value} as value, null as detail from staged s
    where client_number is not null and ${missing} and ${isNewClient}
      and not exists (select from staged o where o.client_number = s.client_number
        and o.client_name is not null and o.client_type_id is not null)`,
});

/** `nameColumn`: the column of the client's name in the file. */
const newClientChecks = (nameColumn: string): RowCheck[] => [
  incompleteClient('client_name is null and client_type_id is null', {
    column: 'clientNumber',
    value: 'client_number',
    reason: reasons.unknownClient,
  }),
  incompleteClient('client_name is not null and client_type_id is null', {
    column: 'clientType',
    value: 'null',
    reason: reasons.newClient,
  }),
  incompleteClient('client_name is null and client_type_id is not null', {
    column: nameColumn,
    value: 'null',
    reason: reasons.newClient,
  }),
];

const repeated = (column: string, fact: Fact, value: string, key: string): RowCheck => ({
  column,
  fact,
  reason: reasons.duplicate,
  broken: `select line, value, first::text as detail from (
      select line, ${value} as value, first_value(line) over (partition by ${key} order by line) as first from staged
    ) s where line <> first`,
});

const bothOrNone = (
  [column, other]: [string, string],
  [one, two]: [string, string],
  { fact, reason }: { fact: Fact; reason: string },
): RowCheck[] => {
  return [
    {
      column,
      fact,
      reason,
      broken: `select line, null as value, null as detail from staged where ${one} is null and ${two} is not null`,
    },
    {
      column: other,
      fact,
      reason,
      broken: `select line, null as value, null as detail from staged where ${two} is null and ${one} is not null`,
    },
  ];
};

const addressChecks: RowCheck[] = [
  {
    column: 'townGraoCode',
    fact: 'ADDRESS_WITHOUT_TOWN',
    reason: reasons.addressNeedsTown,
    broken: `select line, null as value, null as detail from staged
      where town_code is null and coalesce(${[...addressParts, ...otherAddressColumns].map((column) => `${column}::text`).join(', ')}) is not null`,
  },
  {
    column: 'clientNumber',
    fact: 'TOWN_WITHOUT_CLIENT',
    reason: reasons.required,
    broken: `select line, null as value, null as detail from staged where town_code is not null and client_number is null`,
  },
  {
    column: 'townGraoCode',
    fact: 'UNKNOWN_TOWN',
    reason: reasons.unknownTown,
    broken: `select line, town_code as value, null as detail from staged s
      where town_code is not null and not exists (select from town t where t.grao_code = s.town_code)`,
  },
  {
    column: 'streetName',
    fact: 'STREET',
    reason: reasons.unknownStreet,
    broken: `select line, street_name as value, null as detail from staged s join town t on t.grao_code = s.town_code
      where street_name is not null
        and not exists (select from street st where st.town_id = t.id and lower(st.name) = lower(s.street_name))`,
  },
];

/**
 * A reading must not be smaller than the previous reading, in the database or the file, or larger than the next stored
 * reading.
 */
const wrongReadingChecks: RowCheck[] = [
  {
    column: 'value',
    fact: 'READING',
    reason: reasons.falling,
    broken: `select s.line, s.reading::text as value, replace(a.water_meter_value::text, '.', ',') as detail
      from staged s join known_water_meter m on m.fabric_no = s.fabric_no
      cross join lateral (select water_meter_value from audit
        where water_meter_id = m.id and read_on < s.read_on order by read_on desc limit 1) a
      where s.reading < a.water_meter_value`,
  },
  {
    column: 'value',
    fact: 'READING',
    // A file with several readings of one meter may also correct the later reading.
    unless: 'REPEATED_METER',
    reason: reasons.rising,
    broken: `select s.line, s.reading::text as value, replace(a.water_meter_value::text, '.', ',') as detail
      from staged s join known_water_meter m on m.fabric_no = s.fabric_no
      cross join lateral (select water_meter_value from audit
        where water_meter_id = m.id and read_on > s.read_on order by read_on limit 1) a
      where s.reading > a.water_meter_value`,
  },
  {
    column: 'value',
    fact: 'REPEATED_METER',
    reason: reasons.falling,
    broken: `select line, reading::text as value, replace(before::text, '.', ',') as detail from (
        select line, reading, lag(reading) over (partition by fabric_no order by read_on, line) as before
        from staged where read_on is not null
      ) r where reading < before and not exists (select from rejected j where j.line = r.line and j.column_name = 'value')`,
  },
];

const newMeterCheck = (column: string, staged: string): RowCheck => ({
  column,
  fact: 'INCOMPLETE_METER',
  reason: reasons.newMeter,
  broken: `select line, null as value, null as detail from staged s
    where ${staged} is null and not exists (select from known_water_meter m where m.fabric_no = s.fabric_no)`,
});

const newMeterChecks: RowCheck[] = [
  newMeterCheck('ownershipType', 'ownership_type_id'),
  newMeterCheck('waterMeterType', 'water_meter_type_id'),
];

const checks: Readonly<Record<number, readonly RowCheck[]>> = {
  [definitionIds.clients]: [
    repeated('clientNumber', 'REPEATED_CLIENT', 'client_number', 'client_number'),
    ...newClientChecks('name'),
  ],
  [definitionIds.waterMeters]: [
    repeated('waterMeterFabricNo', 'REPEATED_METER', 'fabric_no', 'fabric_no, read_on'),
    ...bothOrNone(['latitude', 'longitude'], ['latitude', 'longitude'], {
      fact: 'HALF_LOCATION',
      reason: reasons.onlyOneCoordinate,
    }),
    ...bothOrNone(['readOn', 'value'], ['read_on', 'reading'], {
      fact: 'HALF_READING',
      reason: reasons.readingNeedsBoth,
    }),
    ...newClientChecks('clientName'),
    ...addressChecks,
    {
      column: 'auditorNumber',
      fact: 'NAMELESS_AUDITOR',
      reason: reasons.unknownAuditor,
      broken: `select line, auditor_number as value, null as detail from staged s
        where auditor_number is not null and auditor_name is null
          and not exists (select from auditor a where a.auditor_number = s.auditor_number)
          and not exists (select from staged o where o.auditor_number = s.auditor_number and o.auditor_name is not null)`,
    },
    ...newMeterChecks,
    ...wrongReadingChecks,
  ],
};

interface CheckedFile {
  facts: RowFacts;
  /** The columns of the definition that the file has. */
  columns: ReadonlySet<string>;
}

/**
 * Finds the staged rows that contradict the stored data or each other: adds the reasons to `rejected`, and removes the
 * rows from `staged`. Returns the number of rejected rows. The checks are repeated, because a row may refer to a
 * rejected row.
 */
export const checkRows = async (
  client: pg.ClientBase,
  definitionId: number,
  { facts, columns }: CheckedFile,
): Promise<number> => {
  const needed = (checks[definitionId] ?? []).filter(
    ({ fact, unless }) => facts.has(fact) && !(unless && facts.has(unless)),
  );
  if (needed.length === 0) return 0;
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const { column, reason, broken } of needed) {
      const { rowCount } = await client.query(
        `insert into rejected (line, column_name, value, reason)
         select b.line, $1, b.value, $2 || replace('${reason}', '%s', coalesce(b.detail, '')) from (${broken}) b`,
        // A column that the file lacks has no cell that could be repaired.
        columns.has(column) ? [column, ''] : [null, reasons.absentColumn(column)],
      );
      isChanged ||= (rowCount ?? 0) > 0;
    }
    if (isChanged) await client.query('delete from staged where line in (select line from rejected)');
  }
  if (facts.has('UNKNOWN_TOWN')) await explainUnknownTowns(client);
  const { rows } = await client.query<{ count: number }>('select count(distinct line) as count from rejected');
  return rows[0]?.count ?? 0;
};

/**
 * Replaces the reason 'unknown town' by a more exact one if the code of the town has a wrong check digit. A town with a
 * wrong check digit in the database is accepted: a utility may number its towns itself.
 */
const explainUnknownTowns = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ code: string }>(
    'select distinct value as code from rejected where reason = $1',
    [reasons.unknownTown],
  );
  const wrong = rows.flatMap(({ code }) => (isEkatte(code) ? [] : [code]));
  if (wrong.length === 0) return;
  await client.query('update rejected set reason = $1 where reason = $2 and value = any($3)', [
    reasons.wrongTownCode,
    reasons.unknownTown,
    wrong,
  ]);
};
