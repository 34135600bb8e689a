import { createKeySet } from './key-set.ts';
import { absentField, type FieldBytes, type RowBuffer } from './row-buffer.ts';

/** Properties that staged rows may have. A check or a step that depends on a fact is skipped if no row has it. */
export const facts = [
  'REPEATED_CLIENT',
  'REPEATED_METER',
  'INCOMPLETE_CLIENT',
  'INCOMPLETE_METER',
  'HALF_LOCATION',
  'HALF_READING',
  'READING',
  'ADDRESS_WITHOUT_TOWN',
  'TOWN_WITHOUT_CLIENT',
  'UNKNOWN_TOWN',
  'STREET',
  'NAMELESS_AUDITOR',
] as const;

export type Fact = (typeof facts)[number];

export interface RowFacts {
  has(fact: Fact): boolean;
  /**
   * Records the facts of the current row. If the file has meters, adds the key of the row's address, made of client,
   * town and parts of the address, or an empty field if the row has no town or no client.
   */
  add(row: RowBuffer): void;
}

/** Columns that distinguish the addresses of a client in a town. */
export const addressParts = ['street_name', 'street_number', 'block', 'entrance', 'floor', 'apartment'] as const;

/** Columns that make sense only with the town of an address. */
export const otherAddressColumns = ['zip_code', 'carnet_code', 'carnet_page', 'latitude'];

/** Collects the facts of rows whose fields are in the order of `columns` of the staging table. */
export const createRowFacts = (columns: readonly string[], townCodes: ReadonlySet<string>): RowFacts => {
  const found = new Set<Fact>();
  const note = (fact: Fact, isTrue: boolean): void => {
    if (isTrue) found.add(fact);
  };
  const fieldOf = (column: string): number => {
    const index = columns.indexOf(column);
    return index < 0 ? absentField(columns.length) : index;
  };
  const [noteClient, noteMeter] = [createClientFacts(fieldOf, note), createMeterFacts(fieldOf, note)];
  const noteAddress = createAddressFacts(fieldOf, note, townCodes);
  const hasMeters = columns.includes('fabric_no');
  return {
    has: (fact) => found.has(fact),
    add(row) {
      noteClient(row);
      if (!hasMeters) return;
      noteMeter(row);
      noteAddress(row);
    },
  };
};

type FieldOf = (column: string) => number;
type Note = (fact: Fact, isTrue: boolean) => void;

const createClientFacts = (fieldOf: FieldOf, note: Note): ((row: RowBuffer) => void) => {
  const [number, name, type] = [fieldOf('client_number'), fieldOf('client_name'), fieldOf('client_type_id')];
  const numbers = createKeySet();
  return (row) => {
    if (row.isEmpty(number)) return;
    note('REPEATED_CLIENT', !numbers.add(row.bytesOf(number)));
    note('INCOMPLETE_CLIENT', row.isEmpty(name) || row.isEmpty(type));
  };
};

const createMeterFacts = (fieldOf: FieldOf, note: Note): ((row: RowBuffer) => void) => {
  const [number, ownership, type] = [
    fieldOf('fabric_no'),
    fieldOf('ownership_type_id'),
    fieldOf('water_meter_type_id'),
  ];
  const [latitude, longitude] = [fieldOf('latitude'), fieldOf('longitude')];
  const [readOn, reading] = [fieldOf('read_on'), fieldOf('reading')];
  const [auditor, auditorName] = [fieldOf('auditor_number'), fieldOf('auditor_name')];
  const numbers = createKeySet();
  return (row) => {
    note('REPEATED_METER', !numbers.add(row.bytesOf(number)));
    note('INCOMPLETE_METER', row.isEmpty(ownership) || row.isEmpty(type));
    note('HALF_LOCATION', row.isEmpty(latitude) !== row.isEmpty(longitude));
    note('HALF_READING', row.isEmpty(readOn) !== row.isEmpty(reading));
    note('READING', !row.isEmpty(readOn));
    note('NAMELESS_AUDITOR', !row.isEmpty(auditor) && row.isEmpty(auditorName));
  };
};

const createAddressFacts = (
  fieldOf: FieldOf,
  note: Note,
  townCodes: ReadonlySet<string>,
): ((row: RowBuffer) => void) => {
  const [client, town, street] = [fieldOf('client_number'), fieldOf('town_code'), fieldOf('street_name')];
  const parts = addressParts.map(fieldOf);
  const details = [...parts, ...otherAddressColumns.map(fieldOf)];
  const isKnownTown = createTownTest(townCodes);
  return (row) => {
    const hasClient = !row.isEmpty(client);
    const hasTown = !row.isEmpty(town);
    if (hasTown) {
      note('STREET', !row.isEmpty(street));
      note('UNKNOWN_TOWN', !isKnownTown(row.bytesOf(town)));
      note('TOWN_WITHOUT_CLIENT', !hasClient);
    } else
      note(
        'ADDRESS_WITHOUT_TOWN',
        details.some((field) => !row.isEmpty(field)),
      );
    if (!hasTown || !hasClient) return row.addNull();
    row.addKey([client, town], parts);
  };
};

/** Town codes have five digits in the file. They are compared as numbers, because a string for each row takes longer. */
const createTownTest = (townCodes: ReadonlySet<string>): ((code: FieldBytes) => boolean) => {
  const numbers = new Set([...townCodes].filter((code) => /^\d{5}$/.test(code)).map(Number));
  return ({ bytes, start, end }) => {
    let number = 0;
    for (let index = start; index < end; index += 1) number = number * 10 + (bytes[index] ?? 0) - zero;
    return numbers.has(number);
  };
};

const zero = '0'.charCodeAt(0);
