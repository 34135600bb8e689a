import { addressParts } from './imports.texts.ts';
import { definitionIds, recordKindBits } from './definitions.ts';
import type { RowFacts } from './staging/row-facts.ts';

/** A table that an import writes. An import compares and writes the entities of its definition one after another. */
export interface Entity {
  name: keyof typeof recordKindBits;
  table: string;
  /**
   * SQL that selects one row per record of the file with `keys` and `columns`, from the table `staged` and the tables
   * `merge_…` of earlier entities.
   */
  source: (facts: RowFacts) => string;
  /** SQL condition that finds the stored row `t` of a source row `f`. */
  match: string;
  /** Table with the stored rows, if at most one of them matches each source row: the tables are simply joined. */
  known?: string;
  /**
   * Used instead of `known`: a lateral join finds the first matching stored row. For source rows in which this column
   * is true, no stored row is searched, because none exists.
   */
  skippedIf?: string;
  /** Columns of `source` that are no columns of the table, but that the queries of later entities use. */
  keys: readonly string[];
  /**
   * Columns of the table. `file`: a value of the file replaces the stored value. `stored`: a stored value stays, and
   * the value of the file is used only without a stored value.
   */
  columns: Readonly<Record<string, 'file' | 'stored'>>;
  /** SQL expressions for columns that are empty in the file and in the stored row. */
  defaults?: Readonly<Record<string, string>>;
  hasModifiedOn: boolean;
}

/** Returns the SQL parts that select the first row of each key. Without repeated keys nothing is sorted. */
const firstOf = (isRepeated: boolean, key: string, order: string): { distinct: string; orderBy: string } =>
  isRepeated
    ? { distinct: `distinct on (${key})`, orderBy: `order by ${key}, ${order}` }
    : { distinct: '', orderBy: '' };

const clientEntity = (order: string): Entity => ({
  name: 'client',
  table: 'client',
  source: (facts) => {
    const { distinct, orderBy } = firstOf(facts.has('REPEATED_CLIENT'), 'client_number', order);
    return `select ${distinct} client_number, client_name as name, egn, client_type_id
      from staged where client_number is not null ${orderBy}`;
  },
  match: 't.client_number = f.client_number',
  known: 'known_client',
  keys: [],
  columns: { client_number: 'file', name: 'file', egn: 'file', client_type_id: 'file' },
  hasModifiedOn: true,
});

const description = `concat_ws(', ', nullif(concat_ws(' ', st.name, '${addressParts.number}' || s.street_number), ''),
  '${addressParts.block}' || s.block, '${addressParts.entrance}' || s.entrance, '${addressParts.floor}' || s.floor,
  '${addressParts.apartment}' || s.apartment)`;

const address: Entity = {
  name: 'address',
  table: 'address',
  source: (facts) => {
    const order = '(s.carnet_code is null), s.line desc';
    // The key begins with the number of the client: without repeated clients, no address is repeated.
    const { distinct, orderBy } = firstOf(facts.has('REPEATED_CLIENT'), 's.address_key', order);
    return `select ${distinct} s.address_key, c.action is not distinct from 'CREATE' as is_of_new_client,
      c.id as client_id, t.id as town_id, st.id as street_id,
      s.street_number, s.block, s.entrance, s.floor, s.apartment, s.zip_code, k.id as carnet_id, s.carnet_page,
      point(s.longitude, s.latitude)::text as location, ${description} as address_description,
      concat_ws(', ', t.name, nullif(${description}, '')) as full_address
    from staged s
    join merge_client c on c.client_number = s.client_number
    join town t on t.grao_code = s.town_code
    left join (select distinct on (town_id, lower(name)) id, town_id, name from street order by town_id, lower(name), id) st
      on st.town_id = t.id and lower(st.name) = lower(s.street_name)
    left join merge_carnet k on k.code = s.carnet_code
    where s.address_key is not null ${orderBy}`;
  },
  match: `t.client_id = f.client_id and t.town_id = f.town_id and t.street_id is not distinct from f.street_id
    and lower(coalesce(t.street_number, '')) = lower(coalesce(f.street_number, ''))
    and lower(coalesce(t.block, '')) = lower(coalesce(f.block, ''))
    and lower(coalesce(t.entrance, '')) = lower(coalesce(f.entrance, ''))
    and lower(coalesce(t.floor, '')) = lower(coalesce(f.floor, ''))
    and lower(coalesce(t.apartment, '')) = lower(coalesce(f.apartment, ''))`,
  skippedIf: 'is_of_new_client',
  keys: ['address_key'],
  columns: {
    client_id: 'stored',
    town_id: 'stored',
    street_id: 'stored',
    street_number: 'stored',
    block: 'stored',
    entrance: 'stored',
    floor: 'stored',
    apartment: 'stored',
    address_description: 'stored',
    full_address: 'stored',
    zip_code: 'file',
    carnet_id: 'file',
    carnet_page: 'file',
    location: 'file',
  },
  hasModifiedOn: true,
};

const meterDates = [
  'last_date_of_repair',
  'last_date_of_check',
  'next_date_of_check',
  'installation_date',
  'calibration_date',
  'next_calibration_date',
];

/**
 * If a meter has several rows, the row with the latest reading is used. Its reading becomes the value of the meter
 * unless a later reading is stored.
 */
const waterMeter: Entity = {
  name: 'waterMeter',
  table: 'water_meter',
  source: (facts) => {
    const order = 's.read_on desc nulls last, s.line desc';
    const { distinct, orderBy } = firstOf(facts.has('REPEATED_METER'), 's.fabric_no', order);
    return `select ${distinct} s.fabric_no, ${meterDates.map((column) => `s.${column}`).join(', ')},
      s.ownership_type_id, s.water_meter_type_id, s.manufacturer_id, s.customers_total, s.apartments_total,
      c.id as client_id, a.id as address_id, i.id as auditor_id, point(s.longitude, s.latitude)::text as location,
      case when n.id is null then s.reading when not exists (select from audit r
        where r.water_meter_id = n.id and r.read_on > s.read_on) then s.reading end::numeric(14, 3) as check_value
    from staged s
    left join known_water_meter n on n.fabric_no = s.fabric_no
    left join merge_client c on c.client_number = s.client_number
    left join merge_address a on a.address_key = s.address_key
    left join merge_auditor i on i.auditor_number = s.auditor_number
    ${orderBy}`;
  },
  match: 't.fabric_no = f.fabric_no',
  known: 'known_water_meter',
  keys: [],
  columns: {
    fabric_no: 'file',
    ...Object.fromEntries(meterDates.map((column) => [column, 'file' as const])),
    ownership_type_id: 'file',
    water_meter_type_id: 'file',
    manufacturer_id: 'file',
    customers_total: 'file',
    apartments_total: 'file',
    client_id: 'file',
    address_id: 'file',
    auditor_id: 'file',
    check_value: 'file',
    location: 'stored',
  },
  // Item 1 of the nomenclature of manufacturers means 'unknown'.
  defaults: { manufacturer_id: '1' },
  hasModifiedOn: true,
};

/** The entities of each definition. An entity comes after the entities to which it refers. */
export const entities: Readonly<Record<number, readonly Entity[]>> = {
  [definitionIds.clients]: [clientEntity('line')],
  [definitionIds.waterMeters]: [
    {
      name: 'carnet',
      table: 'carnet',
      source: () => 'select distinct carnet_code as code from staged where carnet_code is not null',
      match: 't.code = f.code',
      known: 'carnet',
      keys: [],
      columns: { code: 'file' },
      hasModifiedOn: false,
    },
    {
      name: 'auditor',
      table: 'auditor',
      // Selects the name in the last row that names the auditor. Sorting all rows would take longer than reading them
      // twice.
      source: () => `select l.auditor_number, s.auditor_name as name from (
          select auditor_number, max(line) filter (where auditor_name is not null) as line from staged
          where auditor_number is not null group by auditor_number
        ) l left join staged s on s.line = l.line`,
      match: 't.auditor_number = f.auditor_number',
      known: 'auditor',
      keys: [],
      columns: { auditor_number: 'file', name: 'file' },
      hasModifiedOn: false,
    },
    clientEntity('(client_name is null), (client_type_id is null), line desc'),
    address,
    waterMeter,
    {
      name: 'audit',
      table: 'audit',
      source:
        () => `select m.action is not distinct from 'CREATE' as is_of_new_meter, m.id as water_meter_id, s.read_on, s.reading::numeric(14, 3) as water_meter_value, i.id as auditor_id
        from staged s join merge_water_meter m on m.fabric_no = s.fabric_no
        left join merge_auditor i on i.auditor_number = s.auditor_number
        where s.read_on is not null`,
      match: 't.water_meter_id = f.water_meter_id and t.read_on = f.read_on',
      skippedIf: 'is_of_new_meter',
      keys: [],
      columns: { water_meter_id: 'file', read_on: 'file', water_meter_value: 'file', auditor_id: 'file' },
      hasModifiedOn: false,
    },
  ],
};

/**
 * SQL that counts the rows whose client (definition 2) or meter (definition 4) is stored already, and among these the
 * rows that change a record. In definition 2 a client has one row, because repeated numbers are rejected.
 */
export const countQueries: Readonly<Record<number, string>> = {
  [definitionIds.clients]: `select count(*) as existing, count(*) filter (where action = 'UPDATE') as changed
    from merge_client where action is distinct from 'CREATE'`,
  [definitionIds.waterMeters]: `select count(*) as existing,
      count(*) filter (where coalesce(m.action, c.action, a.action, r.action, i.action, k.action) is not null) as changed
    from staged s join merge_water_meter m on m.fabric_no = s.fabric_no
    left join merge_client c on c.client_number = s.client_number
    left join merge_address a on a.address_key = s.address_key
    left join merge_carnet k on k.code = s.carnet_code
    left join merge_auditor i on i.auditor_number = s.auditor_number
    left join merge_audit r on r.water_meter_id = m.id and r.read_on = s.read_on
    where m.action is distinct from 'CREATE'`,
};
