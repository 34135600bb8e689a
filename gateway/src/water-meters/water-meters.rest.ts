import type { components } from '@struma/schema/rest.ts';
import type { Coordinates } from '../kernel/schema-types.generated.ts';
import { readMoment } from '../kernel/input/moment.ts';
import type { Moment } from '../kernel/input/moment.ts';
import type { Choice } from '../kernel/rest/lookups.ts';
import { assertShape } from '../kernel/rest/wire.ts';

type Schemas = components['schemas'];
type Wire = Schemas['WaterMeterRow'] & Partial<Pick<Schemas['WaterMeterDetails'], 'audits'>>;

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
  client: ReturnType<typeof readClient>;
  address: ReturnType<typeof readAddress>;
  svoId: string | null;
  mainWaterMeter: { id: string; fabricNo: string } | null;
  auditor: { id: string; number: string; name: string } | null;
  createdAt: Moment | null;
  modifiedAt: Moment | null;
  closedAt: Moment | null;
  /** Absent: the row of a list, which has no readings. */
  audits?: readonly Schemas['Audit'][] | undefined;
}

const commonType = 2;
const residentialType = 1;

/** WM-14: converts the REST names of a water meter to those of the schema. Other services may omit properties. */
export const readWaterMeter = (wire: Wire): WaterMeterRecord => {
  assertShape(wire, { id: 'number', waterMeterFabricNo: 'string' });
  return {
    id: wire.id,
    fabricNo: wire.waterMeterFabricNo,
    ...readDates(wire),
    reading: decimalOf(wire.checkValue),
    ownershipType: choiceOf(wire.waterMeterOwnershipType, wire.waterMeterOwnershipTypeId),
    isCommon: wire.waterMeterOwnershipTypeId === commonType,
    type: choiceOf(wire.waterMeterType, wire.waterMeterTypeId),
    manufacturer: choiceOf(wire.manufacturer, wire.manufacturerId),
    customersTotal: wire.customersTotal ?? null,
    apartmentsTotal: wire.apartamentsTotal ?? null,
    location: locationOf(wire),
    client: readClient(wire.client),
    address: readAddress(wire.address),
    svoId: textOf(wire.svoId),
    mainWaterMeter: wire.mainWaterMeter
      ? { id: String(wire.mainWaterMeter.id), fabricNo: wire.mainWaterMeter.waterMeterFabricNo }
      : null,
    auditor: wire.auditor
      ? { id: String(wire.auditor.id), number: String(wire.auditor.auditorNumber), name: wire.auditor.name }
      : null,
    createdAt: momentOf(wire.createdOn, wire.createdOnLocal),
    modifiedAt: momentOf(wire.modifiedOn, wire.modifiedOnLocal),
    closedAt: momentOf(wire.closedOn, wire.closedOnLocal),
    audits: wire.audits,
  };
};

export const readReading = ({ id, date, waterMeterValue, auditor }: Schemas['Audit']) => ({
  id: String(id),
  date: date.slice(0, 10),
  value: decimalOf(waterMeterValue) ?? '0',
  auditorName: auditor?.name ?? null,
});

const readDates = (wire: Wire) => ({
  lastRepairDate: dayOf(wire.lastDateOfRepair),
  lastCheckDate: dayOf(wire.lastDateOfCheck),
  nextCheckDate: dayOf(wire.nextDateOfCheck),
  installationDate: dayOf(wire.installationDate),
  calibrationDate: dayOf(wire.calibrationDate),
  nextCalibrationDate: dayOf(wire.nextCalibrationDate),
});

const readClient = (wire: Wire['client'] | undefined) =>
  wire
    ? {
        id: String(wire.clientId ?? wire.id),
        clientNumber: String(wire.clientNumber),
        name: wire.name,
        typeCode: textOf(wire.clientType?.code),
        typeName: wire.clientType?.nameBg || null,
        isResidential: wire.clientTypeId === residentialType,
      }
    : null;

const readAddress = (wire: Wire['address'] | undefined) =>
  wire
    ? {
        id: String(wire.id),
        fullAddress: wire.fullAddress || wire.addressDescription || '',
        description: wire.addressDescription || '',
        townName: wire.townName || null,
        streetName: wire.streetName || null,
        streetNumber: textOf(wire.streetNumber),
        block: textOf(wire.block),
        entrance: textOf(wire.entrance),
        floor: textOf(wire.floor),
        apartment: textOf(wire.apartment),
        carnetCode: textOf(wire.carnet?.carnetCode),
        carnetPage: wire.carnet?.page ?? null,
        location: locationOf(wire),
      }
    : null;

const locationOf = ({ latitude, longitude }: Pick<Wire, 'latitude' | 'longitude'>): Coordinates | null =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;

const choiceOf = (item: Wire['manufacturer'] | undefined, id: number | null): Choice | null =>
  item ? { id: String(item.id ?? id ?? item.code), name: item.nameBg } : null;

/** Other services may send a day with a time. */
const dayOf = (text: string | null | undefined): string | null => text?.slice(0, 10) || null;

const momentOf = (utc: string | null | undefined, local: string | null | undefined): Moment | null =>
  utc ? readMoment(utc, local) : null;

/** Readings have three decimals; zeros at the end are omitted. */
const decimalOf = (value: number | null | undefined): string | null =>
  typeof value === 'number' ? String(Number(value.toFixed(3))) : null;

const textOf = (value: number | string | null | undefined): string | null =>
  value === null || value === undefined || value === '' ? null : String(value);
