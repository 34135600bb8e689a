import type { components } from '@struma/schema/rest.ts';
import type { Coordinates } from '../kernel/schema-types.generated.ts';
import type { Moment } from '../kernel/input/moment.ts';
import type { Choice } from '../kernel/rest/lookups.ts';
import {
  choice,
  coordinates,
  day,
  decimal,
  either,
  idText,
  integer,
  momentOrNull,
  object,
  parsed,
  recordId,
  text,
  textOfAny,
  textOrEmpty,
  textOrNull,
  within,
} from '../kernel/projection/declared-fields.ts';
import { declareReader } from '../kernel/projection/declared-reader.ts';

type Schemas = components['schemas'];
type Wire = Schemas['WaterMeterRow'] & Partial<Pick<Schemas['WaterMeterDetails'], 'audits'>>;

interface WaterMeterClient {
  id: string;
  clientNumber: string;
  name: string;
  typeCode: string | null;
  typeName: string | null;
  isResidential: boolean;
}

interface WaterMeterAddress {
  id: string;
  fullAddress: string;
  description: string;
  townName: string | null;
  streetName: string | null;
  streetNumber: string | null;
  block: string | null;
  entrance: string | null;
  floor: string | null;
  apartment: string | null;
  carnetCode: string | null;
  carnetPage: number | null;
  location: Coordinates | null;
}

/** A water meter with the field names of the schema. */
export interface WaterMeterRecord {
  id: number;
  fabricNo: string;
  lastRepairDate: string | null;
  lastCheckDate: string | null;
  nextCheckDate: string | null;
  installationDate: string | null;
  calibrationDate: string | null;
  nextCalibrationDate: string | null;
  reading: string | null;
  ownershipType: Choice | null;
  isCommon: boolean;
  type: Choice | null;
  manufacturer: Choice | null;
  customersTotal: number | null;
  apartmentsTotal: number | null;
  location: Coordinates | null;
  client: WaterMeterClient | null;
  address: WaterMeterAddress | null;
  svoId: string | null;
  mainWaterMeter: { id: string; fabricNo: string } | null;
  auditor: { id: string; number: string; name: string } | null;
  createdAt: Moment | null;
  modifiedAt: Moment | null;
  closedAt: Moment | null;
  /** Absent in the row of a list, which has no readings. */
  audits?: readonly Schemas['Audit'][] | undefined;
}

/** The REST id of the ownership type of common meters. */
const commonType = 2;
/** The REST id of the type of residential clients. */
const residentialType = 1;

const readClient = declareReader<NonNullable<Wire['client']>, WaterMeterClient>({
  id: idText('clientId', 'id'),
  clientNumber: idText('clientNumber'),
  name: text('name'),
  typeCode: within('clientType', textOfAny('code'), ({ clientType }) => clientType),
  typeName: within('clientType', textOrNull('nameBg'), ({ clientType }) => clientType),
  isResidential: parsed(['clientTypeId'], ({ clientTypeId }) => clientTypeId === residentialType, {
    neverThrows: true,
  }),
});

const readAddress = declareReader<NonNullable<Wire['address']>, WaterMeterAddress>({
  id: idText('id'),
  fullAddress: either(textOrNull('fullAddress'), textOrEmpty('addressDescription')),
  description: textOrEmpty('addressDescription'),
  townName: textOrNull('townName'),
  streetName: textOrNull('streetName'),
  streetNumber: textOfAny('streetNumber'),
  block: textOfAny('block'),
  entrance: textOfAny('entrance'),
  floor: textOfAny('floor'),
  apartment: textOfAny('apartment'),
  carnetCode: within('carnet', textOfAny('carnetCode'), ({ carnet }) => carnet),
  carnetPage: within('carnet', integer('page'), ({ carnet }) => carnet),
  location: coordinates,
});

const readMainWaterMeter = declareReader<NonNullable<Wire['mainWaterMeter']>, { id: string; fabricNo: string }>({
  id: idText('id'),
  fabricNo: text('waterMeterFabricNo'),
});

const readAuditor = declareReader<NonNullable<Wire['auditor']>, { id: string; number: string; name: string }>({
  id: idText('id'),
  number: idText('auditorNumber'),
  name: text('name'),
});

/** WM-14: converts the REST names of a water meter to those of the schema. Other services may omit properties. */
export const readWaterMeter = declareReader<Wire, WaterMeterRecord>(
  {
    id: recordId('id'),
    fabricNo: text('waterMeterFabricNo'),
    lastRepairDate: day('lastDateOfRepair'),
    lastCheckDate: day('lastDateOfCheck'),
    nextCheckDate: day('nextDateOfCheck'),
    installationDate: day('installationDate'),
    calibrationDate: day('calibrationDate'),
    nextCalibrationDate: day('nextCalibrationDate'),
    reading: decimal('checkValue'),
    ownershipType: choice(['waterMeterOwnershipType'], 'nameBg', (wire) =>
      choiceOf(wire.waterMeterOwnershipType, wire.waterMeterOwnershipTypeId),
    ),
    isCommon: parsed(['waterMeterOwnershipTypeId'], (wire) => wire.waterMeterOwnershipTypeId === commonType, {
      neverThrows: true,
    }),
    type: choice(['waterMeterType'], 'nameBg', (wire) => choiceOf(wire.waterMeterType, wire.waterMeterTypeId)),
    manufacturer: choice(['manufacturer'], 'nameBg', (wire) => choiceOf(wire.manufacturer, wire.manufacturerId)),
    customersTotal: integer('customersTotal'),
    apartmentsTotal: integer('apartamentsTotal'),
    location: coordinates,
    client: object('client', readClient),
    address: object('address', readAddress),
    svoId: textOfAny('svoId'),
    mainWaterMeter: object('mainWaterMeter', readMainWaterMeter),
    auditor: object('auditor', readAuditor),
    createdAt: momentOrNull('createdOn', 'createdOnLocal'),
    modifiedAt: momentOrNull('modifiedOn', 'modifiedOnLocal'),
    closedAt: momentOrNull('closedOn', 'closedOnLocal'),
    audits: parsed(['audits'], ({ audits }) => audits, { neverThrows: true }),
  },
  { id: 'number', waterMeterFabricNo: 'string' },
);

export const readReading = ({ id, date, waterMeterValue, auditor }: Schemas['Audit']) => ({
  id: String(id),
  date: date.slice(0, 10),
  value: decimalOf(waterMeterValue) ?? '0',
  auditorName: auditor?.name ?? null,
});

const choiceOf = (item: Wire['manufacturer'] | undefined, id: number | null): Choice | null =>
  item ? { id: String(item.id ?? id ?? item.code), name: item.nameBg } : null;

/** Readings have three decimals; zeros at the end are omitted. */
const decimalOf = (value: number | null | undefined): string | null =>
  typeof value === 'number' ? String(Number(value.toFixed(3))) : null;
