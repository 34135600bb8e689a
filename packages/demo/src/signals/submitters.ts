import type { Load, Value } from '../copy.ts';
import { emailOf, firstNonClientNumber, personOf, phoneOf, type Person } from '../people.ts';
import { clientNameOf } from '../place-rows.ts';
import { Random, randomStream } from '../random.ts';
import type { ClientAddress, AddressRegister } from '../network/address-register.ts';

/** A submitter with the address that the submitter's signals concern. */
export interface Submitter {
  id: number;
  name: string;
  /** The natural person. Null if the submitter is a firm, an institution or the owners of an entrance. */
  person: Person | null;
  email: string | null;
  phone: string | null;
  clientId: number | null;
  /** Account id at the identity provider. */
  account: string | null;
  home: ClientAddress;
}

/** Account id and name of the demo citizen in the demo realm of the identity provider. */
const demoCitizen = {
  account: 'c17172e4-0000-4000-8000-000000000005',
  name: 'Гергана Гражданска',
  person: {
    givenName: 'Гергана',
    familyName: 'Гражданска',
    fullName: 'Гергана Гражданска',
    isMale: false,
  },
  email: 'citizen@struma.example',
};

/** Submitter id of the demo citizen. */
export const demoCitizenId = 1;

export interface Submitters {
  count: number;
  submitterOf: (id: number) => Submitter;
  /** Returns the id of a random submitter who lives near a building. */
  near: (building: number, random: Random) => number;
}

/**
 * Person numbers of submitters who are not clients begin here. The numbers from `firstNonClientNumber` up to this one
 * belong to auditors.
 */
const firstSubmitterNumber = firstNonClientNumber + 1_000_000;

/** Ids of submitters follow the streets, so that neighbours have adjacent ids. */
export const createSubmitters = (register: AddressRegister, signals: number): Submitters => {
  const count = Math.max(3, Math.round(signals * 0.62));
  const { buildings } = register.counts;
  return {
    count,
    submitterOf: (id) => {
      const submitter = makeSubmitter(id, register, 1 + Math.floor(((id - 0.5) * buildings) / count));
      return id === demoCitizenId ? { ...submitter, ...demoCitizen } : submitter;
    },
    near: (building, random) =>
      Math.min(count, Math.max(1, Math.round((building * count) / buildings) + random.whole(-3, 3))),
  };
};

export const submitterLoads = (submitters: Submitters): Load[] => [
  {
    table: 'submitter',
    columns: ['id', 'name', 'email', 'phone', 'client_id', 'subject'],
    rows: () => submitterRows(submitters),
  },
];

function* submitterRows({ count, submitterOf }: Submitters): Generator<Value[]> {
  for (let id = 1; id <= count; id += 1) {
    const { name, email, phone, clientId, account } = submitterOf(id);
    yield [id, name, email, phone, clientId, account];
  }
}

const makeSubmitter = (id: number, register: AddressRegister, building: number): Submitter => {
  const random = new Random(randomStream.submitter, id);
  const home = chooseHome(register.buildingAt(building).addresses, random);
  const isPerson = home.clientKind === 'PERSON';
  // Some submitters are tenants or relatives and not clients.
  const isClient = !isPerson || random.chance(0.7);
  const number = isClient ? home.clientId : firstSubmitterNumber + id;
  const person = isPerson ? personOf(number) : null;
  return {
    id,
    home,
    person,
    name: person ? signatureOf(person, random) : clientNameOf(home),
    email: random.chance(0.85) ? (person ? emailOf(person, id) : `office${id}@firma.example`) : null,
    phone: random.chance(0.7) ? phoneOf(id) : null,
    clientId: isClient ? home.clientId : null,
    account: random.chance(0.6) ? uuidOf(random) : null,
  };
};

const chooseHome = (addresses: readonly ClientAddress[], random: Random): ClientAddress => {
  const home = random.pick(addresses);
  return home.clientKind === 'ENTRANCE' && random.chance(0.7) ? random.pick(addresses) : home;
};

/** Most persons sign with two names, some with all three. */
const signatureOf = (person: Person, random: Random): string =>
  random.chance(0.8) ? `${person.givenName} ${person.familyName}` : person.fullName;

const uuidOf = (random: Random): string => {
  const hex = Array.from({ length: 4 }, () =>
    Math.floor(random.next() * 4294967296)
      .toString(16)
      .padStart(8, '0'),
  ).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
};
