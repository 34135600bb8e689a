import type { Calendar } from './calendar.ts';
import type { Load, Value } from './copy.ts';
import { egnOfPerson, firmOf, personOf, publicBodyOf } from './people.ts';
import { towns } from './data/places.data.ts';
import { Random, randomStream } from './random.ts';
import type { ClientAddress, AddressRegister } from './network/address-register.ts';

/** Number of addresses in a carnet, one per page. Carnets are the books of auditors and follow the order of the streets. */
const carnetPages = 60;

export const carnetOf = (addressId: number): number => Math.ceil(addressId / carnetPages);

export const placeLoads = (register: AddressRegister, calendar: Calendar): Load[] => [
  { table: 'district', columns: ['id', 'name'], rows: () => towns.map((town, index) => [index + 1, town.district]) },
  {
    table: 'municipality',
    columns: ['id', 'district_id', 'name'],
    rows: () => towns.map((town, index) => [index + 1, index + 1, town.municipality]),
  },
  {
    table: 'town',
    columns: ['id', 'municipality_id', 'grao_code', 'name'],
    rows: () => towns.map((town, index) => [index + 1, index + 1, town.graoCode, town.name]),
  },
  {
    table: 'street',
    columns: ['id', 'town_id', 'grao_code', 'name'],
    rows: () => register.streets.map(({ id, townId, graoCode, name }) => [id, townId, graoCode, name]),
  },
  { table: 'carnet', columns: ['id', 'code', 'name'], rows: () => carnetRows(register) },
  {
    table: 'client',
    columns: ['id', 'client_number', 'egn', 'name', 'client_type_id', 'critical_kind', 'created_on', 'modified_on'],
    rows: () => clientRows(register, calendar),
  },
  { table: 'address', columns: addressColumns, rows: () => addressRows(register, calendar) },
];

/** Returns the name of a client. */
export const clientNameOf = ({ clientId, clientKind, building }: ClientAddress): string => {
  if (clientKind === 'PERSON') return personOf(clientId).fullName;
  if (clientKind === 'FIRM') return firmOf(clientId).name;
  if (clientKind === 'PUBLIC') return publicBodyOf(clientId).name;
  return `ЕС бл. ${building.block}, вх. ${building.entrance}`;
};

/** Formats street and number, or estate and block, without the town. */
const describeAddress = ({ building, floor, apartment }: ClientAddress): string =>
  joinParts([building.street.shortName, ...partsWithin({ building, floor, apartment })]);

function* carnetRows({ streets, counts, addressesOf }: AddressRegister): Generator<Value[]> {
  let next = 1;
  for (const street of streets) {
    const last = addressesOf(street).at(-1)?.addressId ?? 0;
    for (; (next - 1) * carnetPages + 1 <= last; next += 1)
      yield [next, String(100 + next), `${street.town.name}, ${street.shortName}`];
  }
  if (next - 1 !== carnetOf(counts.addresses)) throw new Error('Carnets do not cover the addresses.');
}

function* clientRows({ streets, counts, addressesOf }: AddressRegister, calendar: Calendar): Generator<Value[]> {
  for (const street of streets) {
    for (const address of addressesOf(street)) {
      if (!address.isNewClient) continue;
      const { clientId, clientKind } = address;
      const createdOn = calendar.creationTimeOf(clientId, counts.clients, 11);
      const isChanged = clientId % 5 === 0;
      const type = { PERSON: 1, ENTRANCE: 1, FIRM: 2, PUBLIC: 3 }[clientKind];
      const modifiedOn = isChanged ? later(createdOn, calendar, (clientId % 97) / 97) : null;
      yield [
        clientId,
        clientNumberOf(clientId),
        identifierOf(address),
        clientNameOf(address),
        type,
        clientKind === 'PUBLIC' ? publicBodyOf(clientId).criticalKind : null,
        createdOn,
        modifiedOn,
      ];
    }
  }
}

const clientNumberOf = (clientId: number): string => String(1_000_000 + clientId);

const identifierOf = ({ clientId, clientKind }: ClientAddress): string | null => {
  if (clientKind === 'PERSON') return clientId % 50 === 0 ? null : egnOfPerson(clientId);
  if (clientKind === 'FIRM') return firmOf(clientId).companyNumber;
  return clientKind === 'PUBLIC' ? publicBodyOf(clientId).companyNumber : null;
};

const addressColumns = [
  'id',
  'town_id',
  'street_id',
  'client_id',
  'street_number',
  'address_description',
  'full_address',
  'block',
  'entrance',
  'floor',
  'apartment',
  'zip_code',
  'carnet_id',
  'carnet_page',
  'location',
  'created_on',
  'modified_on',
];

function* addressRows({ streets, counts, addressesOf }: AddressRegister, calendar: Calendar): Generator<Value[]> {
  for (const street of streets) {
    for (const address of addressesOf(street)) {
      const { addressId, building, floor, apartment } = address;
      const createdOn = calendar.creationTimeOf(addressId, counts.addresses, 11);
      yield [
        addressId,
        street.townId,
        street.id,
        address.clientId,
        building.streetNumber,
        describeAddress(address),
        joinParts([`гр. ${street.town.name}`, street.name, ...partsWithin(address), street.zipCode]),
        building.block,
        building.entrance,
        floor === null ? null : String(floor),
        apartment,
        street.zipCode,
        carnetOf(addressId),
        ((addressId - 1) % carnetPages) + 1,
        isLocated(addressId) ? building.location : null,
        createdOn,
        addressId % 7 === 0 ? later(createdOn, calendar, (addressId % 89) / 89) : null,
      ];
    }
  }
}

/** False for a few addresses without coordinates. */
const isLocated = (addressId: number): boolean => !new Random(randomStream.content, addressId, 1).chance(0.03);

const partsWithin = ({
  building,
  floor,
  apartment,
}: Pick<ClientAddress, 'building' | 'floor' | 'apartment'>): string[] => {
  const parts = [
    building.streetNumber && `№ ${building.streetNumber}`,
    building.block && `бл. ${building.block}`,
    building.entrance && `вх. ${building.entrance}`,
    floor && `ет. ${floor}`,
    apartment && (/^\d/.test(apartment) ? `ап. ${apartment}` : apartment),
  ];
  return parts.filter((part) => part !== null && part !== 0 && part !== '').map(String);
};

const joinParts = (parts: readonly string[]): string => parts.join(', ').replaceAll(', №', ' №');

/** A time between `from` and the end of the calendar; `part` is a number from 0 to 1. */
const later = (from: Date, { until }: Calendar, part: number): Date =>
  new Date(from.getTime() + Math.floor((until.getTime() - from.getTime()) * (0.05 + 0.9 * part)));
