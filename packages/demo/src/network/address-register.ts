import { buildStreet, type Building } from './buildings.ts';
import { Random, randomStream } from '../random.ts';
import { createStreets, type Street } from './streets.ts';

export type ClientKind = 'PERSON' | 'FIRM' | 'PUBLIC' | 'ENTRANCE';

/** An address with its client and the meters at it. */
export interface ClientAddress {
  addressId: number;
  building: Building;
  floor: number | null;
  /** Apartment or shop; null if the address is a whole building or entrance. */
  apartment: string | null;
  clientId: number;
  clientKind: ClientKind;
  /** False if the client has another address with a lower id. */
  isNewClient: boolean;
  firstMeterId: number;
  meters: number;
  /** For a flat or shop of a block: the common meter of its entrance. Null for other addresses. */
  mainMeterId: number | null;
}

/** Numbers of generated records by kind. */
export interface Counts {
  streets: number;
  pipes: number;
  buildings: number;
  addresses: number;
  clients: number;
  meters: number;
}

/**
 * The streets of all towns with their buildings, addresses, clients and meters. Only the streets and the addresses of
 * at most 1000 streets are kept in memory. Other addresses are generated again when needed, always with equal values.
 */
export interface AddressRegister {
  streets: readonly Street[];
  counts: Counts;
  addressesOf: (street: Street) => ClientAddress[];
  /** Returns the building with this id and its addresses. */
  buildingAt: (id: number) => { building: Building; addresses: ClientAddress[] };
}

/** The first ids of a street, and its number of meters. */
interface StreetStart {
  street: Street;
  meterCount: number;
  firstBuildingId: number;
  firstAddressId: number;
  firstClientId: number;
  firstMeterId: number;
}

export const createAddressRegister = (meters: number): AddressRegister => {
  const streets = createStreets(meters);
  const isPerson = new Uint8Array(meters + 2);
  const { starts, counts } = plan(streets, meters, isPerson);
  const cachedAddresses = new Map<number, ClientAddress[]>();
  const addressesOf = (street: Street) => {
    const start = starts[street.id - 1];
    return start ? fillStreet(start, isPerson) : [];
  };
  const cachedAddressesOf = (street: Street) => {
    const cached = cachedAddresses.get(street.id);
    if (cached) return cached;
    const addresses = addressesOf(street);
    if (cachedAddresses.size >= 1000) cachedAddresses.clear();
    cachedAddresses.set(street.id, addresses);
    return addresses;
  };
  return {
    streets,
    counts,
    addressesOf,
    buildingAt: (id) => {
      const addresses = cachedAddressesOf(startOf(starts, id).street).filter(({ building }) => building.id === id);
      const building = addresses[0]?.building;
      if (!building) throw new RangeError(`The building ${id} does not exist.`);
      return { building, addresses };
    },
  };
};

/** Distributes the meters over the streets and stores the first ids of each street. */
const plan = (
  streets: readonly Street[],
  meters: number,
  isPerson: Uint8Array,
): { starts: StreetStart[]; counts: Counts } => {
  const weights = streets.reduce((sum, street) => sum + street.weight, 0);
  const counts = { streets: streets.length, pipes: 0, buildings: 0, addresses: 0, clients: 0, meters: 0 };
  let weight = 0;
  const starts = streets.map((street) => {
    weight += street.weight;
    const until = Math.round((meters * weight) / weights);
    const start = {
      street,
      meterCount: until - counts.meters,
      firstBuildingId: counts.buildings + 1,
      firstAddressId: counts.addresses + 1,
      firstClientId: counts.clients + 1,
      firstMeterId: counts.meters + 1,
    };
    const addresses = fillStreet(start, isPerson);
    counts.pipes += street.pipes;
    counts.meters = until;
    counts.addresses += addresses.length;
    counts.clients += addresses.filter(({ isNewClient }) => isNewClient).length;
    counts.buildings = addresses.at(-1)?.building.id ?? counts.buildings;
    return start;
  });
  return { starts, counts };
};

const fillStreet = (start: StreetStart, isPerson: Uint8Array): ClientAddress[] => {
  const random = new Random(randomStream.content, start.street.id);
  const addresses: ClientAddress[] = [];
  let [addressId, clientId, meterId] = [start.firstAddressId, start.firstClientId, start.firstMeterId];
  for (const building of buildStreet(start.street, start.meterCount, start.firstBuildingId)) {
    const mainMeterId = building.kind === 'ENTRANCE' ? meterId : null;
    for (const unit of unitsOf(building, random)) {
      const earlier = unit.clientKind === 'PERSON' ? earlierPerson(clientId, isPerson, random) : null;
      addresses.push({
        ...unit,
        building,
        addressId: addressId++,
        clientId: earlier ?? clientId,
        isNewClient: earlier === null,
        firstMeterId: meterId,
        mainMeterId: unit.apartment === null ? null : mainMeterId,
      });
      meterId += unit.meters;
      if (earlier !== null) continue;
      isPerson[clientId] = unit.clientKind === 'PERSON' ? 1 : 0;
      clientId += 1;
    }
  }
  return addresses;
};

type Unit = Pick<ClientAddress, 'floor' | 'apartment' | 'clientKind' | 'meters'>;

const unitsOf = (building: Building, random: Random): Unit[] => {
  const { kind, flats, meters } = building;
  if (kind !== 'ENTRANCE') {
    const clientKind = kind === 'HOUSE' ? 'PERSON' : kind === 'SHOP' ? 'FIRM' : 'PUBLIC';
    return [{ floor: null, apartment: null, clientKind, meters }];
  }
  const units: Unit[] = [{ floor: null, apartment: null, clientKind: 'ENTRANCE', meters: 1 }];
  const perFloor = random.whole(2, 3);
  const secondMeters = meters - 1 - flats;
  for (let flat = 1; flat <= flats; flat += 1) {
    const isShop = flat <= perFloor && random.chance(0.25);
    const hasTwo = Math.floor((flat * secondMeters) / flats) > Math.floor(((flat - 1) * secondMeters) / flats);
    units.push({
      floor: Math.ceil(flat / perFloor),
      apartment: isShop ? `маг. ${flat}` : String(flat),
      clientKind: isShop ? 'FIRM' : 'PERSON',
      meters: hasTwo ? 2 : 1,
    });
  }
  return units;
};

/** For about one in eight homes, returns the id of an earlier client, who gets another home; otherwise null. */
const earlierPerson = (next: number, isPerson: Uint8Array, random: Random): number | null => {
  if (next < 10 || !random.chance(0.14)) return null;
  const candidate = random.whole(Math.max(1, next - 2000), next - 1);
  return isPerson[candidate] === 1 ? candidate : null;
};

/** Finds the street of a building id. */
const startOf = (starts: readonly StreetStart[], building: number): StreetStart => {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle]?.firstBuildingId ?? Infinity) <= building) low = middle;
    else high = middle - 1;
  }
  const start = starts[low];
  if (!start) throw new RangeError('There are no streets.');
  return start;
};
