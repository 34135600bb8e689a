import { Type } from 'typebox';
import { maxSearchLetters } from '../kernel/search/search-text.ts';
import { refTo, nullable, RecordId } from '../kernel/http/schema.ts';
import { searchKinds } from './search.ts';

const Kind = Type.Unsafe<(typeof searchKinds)[number]>({ type: 'string', enum: [...searchKinds] });

/** The text is sent in the body, because it may be personal data and proxies log URLs. */
export const SearchRequest = Type.Object(
  {
    text: Type.String({
      minLength: 1,
      maxLength: maxSearchLetters,
      description: 'A number, telephone, name or address. Latin letters and typing errors are accepted.',
    }),
    kinds: Type.Optional(Type.Array(Kind, { maxItems: searchKinds.length, description: 'Default: all kinds.' })),
  },
  { $id: 'SearchRequest' },
);

export const FoundSignal = Type.Object(
  {
    id: Type.Integer(),
    title: Type.String(),
    status: Type.String({ description: 'Name of the status.' }),
    submitter: nullable(Type.String({ description: 'Name of the submitter.' })),
  },
  { $id: 'FoundSignal' },
);

const personFields = {
  submitterId: nullable(Type.Integer({ description: 'Null if the person is not a submitter.' })),
  clientId: nullable(Type.Integer({ description: 'Null if the person is not a client of the utility.' })),
  name: Type.String(),
  clientNumber: nullable(Type.String()),
  phone: nullable(Type.String()),
};

export const FoundPerson = Type.Object(
  {
    ...personFields,
    nameAsClient: Type.Optional(
      nullable(
        Type.String({
          description: 'The name of the client, if it is another one than `name`: it may be the found one.',
        }),
      ),
    ),
    email: Type.Optional(nullable(Type.String())),
    address: nullable(Type.String({ description: 'The found address, else the first address of the client.' })),
    addressLatitude: nullable(Type.Number({ description: 'Coordinates of `address`; null if it has none.' })),
    addressLongitude: nullable(Type.Number()),
    openSignals: Type.Integer({ minimum: 0 }),
  },
  { $id: 'FoundPerson' },
);

export const FoundBreakdown = Type.Object(
  { id: Type.Integer(), workCardNo: Type.String(), finished: Type.Boolean(), place: nullable(Type.String()) },
  { $id: 'FoundBreakdown' },
);

export const FoundAddress = Type.Object(
  {
    id: Type.Integer({ description: 'Id of one address in the building or street.' }),
    label: Type.String(),
    latitude: nullable(Type.Number()),
    longitude: nullable(Type.Number()),
  },
  { $id: 'FoundAddress' },
);

export const FoundMeter = Type.Object(
  {
    id: Type.Integer(),
    fabricNo: Type.String(),
    clientName: nullable(Type.String()),
    address: nullable(Type.String()),
    closed: Type.Boolean(),
  },
  { $id: 'FoundMeter' },
);

const Total = nullable(Type.Integer({ minimum: 0, description: 'Null if there are more hits than are counted.' }));

export const SearchResult = Type.Object(
  {
    kinds: Type.Array(Kind, { description: 'Kinds with hits; the kind of the best hit is first.' }),
    signals: Type.Array(refTo(FoundSignal)),
    people: Type.Array(refTo(FoundPerson)),
    breakdowns: Type.Array(refTo(FoundBreakdown)),
    addresses: Type.Array(refTo(FoundAddress)),
    meters: Type.Array(refTo(FoundMeter)),
    leftOut: Type.Optional(
      Type.Array(Type.String(), {
        description:
          'Words of the text that no stored name and address has, and numbers that none of the found ones has: persons and addresses were found without them.',
      }),
    ),
    residentsOnly: Type.Optional(
      Type.Boolean({
        description:
          'True if all persons are residents of the typed street: none was found by a name or by the number of a house.',
      }),
    ),
    totals: Type.Object(
      { signals: Total, people: Total, breakdowns: Total, addresses: Total, meters: Total },
      { description: 'Number of all hits of each kind, of which the best ones are sent.' },
    ),
  },
  { $id: 'SearchResult' },
);

export const PersonQuery = Type.Object({
  submitterId: Type.Optional(RecordId('Id of the submitter.')),
  clientId: Type.Optional(RecordId('Id of the client; ignored if submitterId is given.')),
});

export const PersonCard = Type.Object(
  {
    ...personFields,
    email: nullable(Type.String()),
    addresses: Type.Array(Type.String(), { description: 'Addresses of the client, at most 20.' }),
    openSignals: Type.Array(refTo(FoundSignal), { description: 'Newest first, at most 20.' }),
    openCount: Type.Integer({ minimum: 0 }),
    closedCount: Type.Integer({ minimum: 0, description: 'Includes rejected signals.' }),
  },
  { $id: 'PersonCard' },
);

export const AddressText = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: maxSearchLetters, description: 'An address, as spoken.' }) },
  { $id: 'AddressText' },
);

const Part = nullable(Type.String());

export const AddressMatch = Type.Object(
  {
    id: Type.Integer(),
    label: Type.String({ description: 'The whole address.' }),
    addressDescription: Type.String(),
    streetName: Part,
    block: Part,
    entrance: Part,
    floor: Part,
    apartment: Part,
    unmatched: Type.Optional(
      Type.Array(Type.String(), {
        description: 'The numbers and letters of the text that the address lacks; empty if it has all of them.',
      }),
    ),
  },
  { $id: 'AddressMatch' },
);
