import { createKeySet } from './key-set.ts';

/** Properties that staged rows may have. A check or a step that depends on a fact is skipped if no row has it. */
export type Fact =
  | 'REPEATED_CLIENT'
  | 'REPEATED_METER'
  | 'REPEATED_ADDRESS'
  | 'INCOMPLETE_CLIENT'
  | 'INCOMPLETE_METER'
  | 'HALF_LOCATION'
  | 'HALF_READING'
  | 'READING'
  | 'ADDRESS_WITHOUT_TOWN'
  | 'TOWN_WITHOUT_CLIENT'
  | 'UNKNOWN_TOWN'
  | 'STREET'
  | 'NAMELESS_AUDITOR';

type Values = readonly (string | null)[];

export interface RowFacts {
  has(fact: Fact): boolean;
  /**
   * Records the facts of a row. Returns the key of the row's address, made of client, town and parts of the address, or
   * null if the row has no town or no client.
   */
  add(values: Values): string | null;
}

/** Columns that distinguish the addresses of a client in a town. */
export const addressParts = ['street_name', 'street_number', 'block', 'entrance', 'floor', 'apartment'] as const;

/** Columns that make sense only with the town of an address. */
export const otherAddressColumns = ['zip_code', 'carnet_code', 'carnet_page', 'latitude'];

/** Collects the facts of rows whose values are in the order of `columns` of the staging table. */
export const createRowFacts = (columns: readonly string[], townCodes: ReadonlySet<string>): RowFacts => {
  const facts = new Set<Fact>();
  const note = (fact: Fact, isTrue: boolean): void => {
    if (isTrue) facts.add(fact);
  };
  const reader = (column: string): ((values: Values) => string | null) => {
    const index = columns.indexOf(column);
    return index < 0 ? () => null : (values) => values[index] ?? null;
  };
  const has = (fact: Fact): boolean => facts.has(fact);
  const [noteClient, noteMeter] = [createClientFacts(reader, note), createMeterFacts(reader, note)];
  const noteAddress = createAddressFacts(reader, note, townCodes);
  const hasMeters = columns.includes('fabric_no');
  return {
    has,
    add(values) {
      noteClient(values);
      if (!hasMeters) return null;
      noteMeter(values);
      return noteAddress(values);
    },
  };
};

type Reader = (column: string) => (values: Values) => string | null;
type Note = (fact: Fact, isTrue: boolean) => void;

const createClientFacts = (reader: Reader, note: Note): ((values: Values) => void) => {
  const [number, name, type] = [reader('client_number'), reader('client_name'), reader('client_type_id')];
  const numbers = createKeySet();
  return (values) => {
    const key = number(values);
    if (key === null) return;
    note('REPEATED_CLIENT', !numbers.add(key));
    note('INCOMPLETE_CLIENT', name(values) === null || type(values) === null);
  };
};

const createMeterFacts = (reader: Reader, note: Note): ((values: Values) => void) => {
  const [number, ownership, type] = ['fabric_no', 'ownership_type_id', 'water_meter_type_id'].map(reader);
  const [latitude, longitude, readOn, reading] = ['latitude', 'longitude', 'read_on', 'reading'].map(reader);
  const [auditor, auditorName] = ['auditor_number', 'auditor_name'].map(reader);
  const isEmpty = (read: typeof number, values: Values): boolean => read?.(values) === null;
  const numbers = createKeySet();
  return (values) => {
    note('REPEATED_METER', !numbers.add(number?.(values) ?? ''));
    note('INCOMPLETE_METER', isEmpty(ownership, values) || isEmpty(type, values));
    note('HALF_LOCATION', isEmpty(latitude, values) !== isEmpty(longitude, values));
    note('HALF_READING', isEmpty(readOn, values) !== isEmpty(reading, values));
    note('READING', !isEmpty(readOn, values));
    note('NAMELESS_AUDITOR', !isEmpty(auditor, values) && isEmpty(auditorName, values));
  };
};

const createAddressFacts = (
  reader: Reader,
  note: Note,
  townCodes: ReadonlySet<string>,
): ((values: Values) => string | null) => {
  const [client, town, street] = [reader('client_number'), reader('town_code'), reader('street_name')];
  const parts = addressParts.map(reader);
  const others = otherAddressColumns.map(reader);
  const keys = createKeySet();
  return (values) => {
    const [number, code] = [client(values), town(values)];
    if (code === null) {
      note(
        'ADDRESS_WITHOUT_TOWN',
        [...parts, ...others].some((read) => read(values) !== null),
      );
      return null;
    }
    note('STREET', street(values) !== null);
    note('UNKNOWN_TOWN', !townCodes.has(code));
    note('TOWN_WITHOUT_CLIENT', number === null);
    if (number === null) return null;
    let key = `${number}|${code}`;
    for (const read of parts) key += `|${read(values)?.toLowerCase() ?? ''}`;
    note('REPEATED_ADDRESS', !keys.add(key));
    return key;
  };
};
