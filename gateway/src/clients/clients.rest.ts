import { maskIdentifier } from '@struma/shared/identifier.ts';
import type { components } from '@struma/schema/rest.ts';
import type { Coordinates } from '../kernel/schema-types.generated.ts';
import { readMoment } from '../kernel/input/moment.ts';
import type { Moment } from '../kernel/input/moment.ts';
import { toCoordinates } from '../kernel/input/coordinates.ts';
import { assertShape } from '../kernel/rest/wire.ts';

type Wire = components['schemas'];

export interface ClientRecord {
  id: number;
  number: string;
  name: string;
  type: { id: string; name: string; code: string | null } | null;
  identifierMasked: string | null;
  createdAt: Moment | null;
  modifiedAt: Moment | null;
  addresses: AddressRecord[];
}

export interface AddressRecord {
  id: number;
  fullAddress: string;
  description: string;
  districtName: string | null;
  municipalityName: string | null;
  townId: string | null;
  townName: string | null;
  townGraoCode: string | null;
  streetId: string | null;
  streetName: string | null;
  streetGraoCode: string | null;
  streetNumber: string | null;
  block: string | null;
  entrance: string | null;
  floor: string | null;
  apartment: string | null;
  zipCode: string | null;
  carnetCode: string | null;
  carnetPage: number | null;
  location: Coordinates | null;
  clientId: string | null;
  clientNumber: string | null;
  clientName: string | null;
  meterId: string | null;
  createdAt: Moment | null;
  modifiedAt: Moment | null;
}

/**
 * Converts the REST names of a client to those of the schema. Masks the EGN, which services of other vendors send
 * whole.
 */
export const readClient = (wire: Wire['ClientRow']): ClientRecord => {
  const id = wire.id ?? wire.clientId;
  assertShape({ ...wire, id }, { id: 'number', name: 'string' });
  const { clientType, egn } = wire;
  return {
    id,
    number: String(wire.clientNumber ?? ''),
    name: wire.name,
    type: clientType && {
      id: String(clientType.id ?? wire.clientTypeId),
      name: clientType.nameBg,
      code: clientType.code || null,
    },
    identifierMasked: egn ? maskIdentifier(egn) : null,
    createdAt: momentOf(wire.createdOn, wire.createdOnLocal),
    modifiedAt: momentOf(wire.modifiedOn, wire.modifiedOnLocal),
    addresses: (wire.addresses ?? []).map(readAddress),
  };
};

/** Converts the REST names of an address to those of the schema. Services of other vendors send fewer fields. */
export const readAddress = (wire: Wire['AddressRow']): AddressRecord => {
  assertShape(wire, { id: 'number' });
  const { addressDescription: description } = wire;
  return {
    ...textsOf(wire),
    ...carnetAndClientOf(wire),
    id: wire.id,
    fullAddress: wire.fullAddress || description || '',
    description: description || '',
    townId: idOf(wire.townId),
    streetId: idOf(wire.streetId),
    location: toCoordinates(wire.latitude, wire.longitude),
    meterId: idOf(wire.waterMeterId),
    createdAt: momentOf(wire.createdOn, wire.createdOnLocal),
    modifiedAt: momentOf(wire.modifiedOn, wire.modifiedOnLocal),
  };
};

const carnetAndClientOf = ({ carnet, client, clientId }: Wire['AddressRow']) => ({
  carnetCode: carnet?.carnetCode || null,
  carnetPage: carnet?.page ?? null,
  clientId: idOf(clientId ?? client?.id),
  clientNumber: client?.clientNumber || null,
  clientName: client?.name || null,
});

const textNames = [
  'districtName',
  'municipalityName',
  'townName',
  'townGraoCode',
  'streetName',
  'streetGraoCode',
  'streetNumber',
  'block',
  'entrance',
  'floor',
  'apartment',
  'zipCode',
] as const;

const textsOf = (wire: Wire['AddressRow']) =>
  Object.fromEntries(textNames.map((name) => [name, wire[name] || null])) as Record<
    (typeof textNames)[number],
    string | null
  >;

const idOf = (id: number | null | undefined): string | null => (id ? String(id) : null);

const momentOf = (utc: string | null | undefined, local: string | null | undefined): Moment | null =>
  utc ? readMoment(utc, local) : null;

export interface ClientOutageRecord {
  breakdownId: string;
  workCardNo: string;
  address: string;
  until: Moment | null;
}

export const readOutages = ({ items }: Wire['ClientOutages']): ClientOutageRecord[] =>
  items.map(({ breakdownId, workCardNo, fullAddress, waterStopEndUtc, waterStopEndLocal }) => ({
    breakdownId: String(breakdownId),
    workCardNo,
    address: fullAddress,
    until: momentOf(waterStopEndUtc, waterStopEndLocal),
  }));

export const readMeters = ({ items }: Wire['ClientMeters']) =>
  items.map(({ id, waterMeterFabricNo, fullAddress, closed }) => ({
    id: String(id),
    fabricNo: waterMeterFabricNo,
    address: fullAddress,
    isClosed: closed,
  }));
