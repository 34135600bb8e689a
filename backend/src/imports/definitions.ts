import { largestReading } from '@struma/shared/water-meters/largest-reading.ts';
import { country } from '@struma/shared/geo.ts';
import {
  dateCell,
  decimalCell,
  identifierCell,
  integerCell,
  numberTextCell,
  textCell,
  townCodeCell,
  type CellReader,
} from './cells.ts';
import {
  plainCached,
  plainDecimal,
  plainDigits,
  plainInteger,
  plainNumberText,
  plainText,
  type PlainCell,
} from './staging/plain-cells.ts';
import { nomenclatures } from '../kernel/nomenclatures.ts';

/** Bits of `processedMask`: the kinds of records that an import has written (IM-6). */
export const recordKindBits = { address: 1, client: 2, waterMeter: 4, auditor: 8, audit: 16, carnet: 32 } as const;

/** A column of an import file. */
export interface ImportColumn {
  /** Column of the staging table, and its type in PostgreSQL. */
  staged: string;
  type: 'text' | 'integer' | 'date' | 'numeric' | 'double precision';
  isRequired?: boolean;
  /** If absent, the cell is the code of an item of `nomenclature`. */
  read?: CellReader;
  /**
   * Creates a fast reader for the most frequent notations of a cell. If absent, every cell is checked by `read`; only a
   * column of type `text` may omit it.
   */
  plain?: (read: CellReader) => PlainCell;
  nomenclature?: number;
}

export type ImportColumns = Readonly<Record<string, ImportColumn>>;

const text = (staged: string, maxLength = 250): ImportColumn => ({
  staged,
  type: 'text',
  read: textCell(maxLength),
  plain: () => plainText(maxLength),
});
/** A number that may have letters. */
const numberText = (staged: string): ImportColumn => ({
  staged,
  type: 'text',
  read: numberTextCell(maxNumberLength),
  plain: () => plainNumberText(maxNumberLength),
});
const maxNumberLength = 50;
const date = (staged: string, mayBeFuture = true): ImportColumn => ({
  staged,
  type: 'date',
  read: dateCell({ mayBeFuture }),
  plain: (read) => plainCached(read, 'date'),
});
const item = (staged: string, nomenclature: number): ImportColumn => ({
  staged,
  type: 'integer',
  nomenclature,
  plain: (read) => plainCached(read, 'integer'),
});
const integer = (staged: string, min: number, max: number): ImportColumn => ({
  staged,
  type: 'integer',
  read: integerCell(min, max),
  plain: () => plainInteger(min, max),
});
const decimal = (
  staged: string,
  type: 'numeric' | 'double precision',
  limits: { min: number; max: number; decimals?: number },
): ImportColumn => ({ staged, type, read: decimalCell(limits), plain: () => plainDecimal(limits, type) });

/** The column with the EGN or EIK of a client, in both kinds of files. */
export const identifierColumn = 'egn';

const clientColumns: ImportColumns = {
  clientNumber: numberText('client_number'),
  egn: { staged: 'egn', type: 'text', read: identifierCell },
  clientType: item('client_type_id', nomenclatures.clientTypes),
};

/** The utility's numbers of the two kinds of import files. */
export const definitionIds = { clients: 2, waterMeters: 4 } as const;

/** The columns of each kind of file: one client per row, or one water meter per row with at most one reading. */
export const definitions: Readonly<Record<number, ImportColumns>> = {
  [definitionIds.clients]: {
    ...clientColumns,
    clientNumber: { ...numberText('client_number'), isRequired: true },
    name: text('client_name'),
  },
  [definitionIds.waterMeters]: {
    waterMeterFabricNo: { ...numberText('fabric_no'), isRequired: true },
    carnetCode: numberText('carnet_code'),
    carnetPage: integer('carnet_page', 1, 1_000_000),
    ...clientColumns,
    clientName: text('client_name'),
    townGraoCode: { staged: 'town_code', type: 'text', read: townCodeCell, plain: () => plainDigits(5) },
    streetName: text('street_name'),
    streetNumber: text('street_number', 20),
    block: text('block', 20),
    entrance: text('entrance', 20),
    floor: text('floor', 20),
    apartment: text('apartment', 20),
    zipCode: text('zip_code', 10),
    latitude: decimal('latitude', 'double precision', { min: country.south, max: country.north }),
    longitude: decimal('longitude', 'double precision', { min: country.west, max: country.east }),
    auditorNumber: numberText('auditor_number'),
    auditorName: text('auditor_name'),
    ownershipType: item('ownership_type_id', nomenclatures.ownershipTypes),
    waterMeterType: item('water_meter_type_id', nomenclatures.waterMeterTypes),
    manufacturer: item('manufacturer_id', nomenclatures.manufacturers),
    customersTotal: integer('customers_total', 0, 100_000),
    apartmentsTotal: integer('apartments_total', 0, 100_000),
    lastDateOfRepair: date('last_date_of_repair'),
    lastDateOfCheck: date('last_date_of_check'),
    nextDateOfCheck: date('next_date_of_check'),
    installationDate: date('installation_date'),
    calibrationDate: date('calibration_date'),
    nextCalibrationDate: date('next_calibration_date'),
    readOn: date('read_on', false),
    value: decimal('reading', 'numeric', { min: 0, max: largestReading, decimals: 3 }),
  },
};
