import type {
  AddressPageResolvers,
  ClientPageResolvers,
  ClientResolvers,
  QueryResolvers,
} from '../kernel/schema-types.generated.ts';
import { readId } from '../kernel/input/ids.ts';
import { createListField, listPage } from '../kernel/list/list-field.ts';
import { tracked } from '../kernel/tracked.ts';
import { readLookup, searchLookup } from './choices.ts';
import { addressList, addressMappingList, clientExports, clientList, privateParameters } from './client-lists.ts';
import { readAddress, readClient, readMeters, readOutages } from './clients.rest.ts';
import type { AddressRecord, ClientRecord } from './clients.rest.ts';
import { findAddress, findClient } from './find-client-or-address.ts';
import { createAddress, updateAddress } from './save-address.ts';
import { createClient, revealClientIdentifier, updateClient } from './save-client.ts';

const privateFilter = { feature: 'CLIENT_TOOLS', parameters: privateParameters } as const;
const lookups = '/api/WaterMeter';

const queries = {
  client: tracked((_root, { id }, context) => findClient(readId(id), context)),
  address: tracked((_root, { id }, context) => findAddress(readId(id), context)),

  clients: createListField({
    list: clientList,
    readRow: readClient,
    byPost: { ...privateFilter, path: '/struma/clients/list' },
  }),
  addresses: createListField({
    list: addressList,
    readRow: readAddress,
    byPost: { ...privateFilter, path: '/struma/addresses/list' },
  }),
  addressMappings: createListField({
    list: addressMappingList,
    readRow: readAddress,
    byPost: { ...privateFilter, path: '/struma/address-mappings/list' },
  }),

  clientTypes: tracked(async (_root, _args, context) =>
    (await readLookup(`${lookups}/getClientTypesAsKeyValuePairList`, context)).map((type) => ({ ...type, code: null })),
  ),
  districts: tracked((_root, _args, context) => readLookup(`${lookups}/getDistrictsAsKeyValuePairList`, context)),
  towns: tracked((_root, { text }, context) =>
    searchLookup(`${lookups}/getTownGraoCodesAsKeyValuePairList`, { text }, context),
  ),
  streets: tracked((_root, { text, townId }, context) =>
    searchLookup(
      `${lookups}/getStreetsAsKeyValuePairList`,
      { text, townId: townId ? (readId(townId) ?? -1) : null },
      context,
    ),
  ),
  addressChoices: tracked((_root, { text }, context) =>
    searchLookup(`${lookups}/getAddressesAsKeyValuePairList`, { text }, context),
  ),
  clientChoices: tracked((_root, { text }, context) =>
    searchLookup(`${lookups}/getClientsAsKeyValuePairList`, { text }, context),
  ),
} satisfies Partial<QueryResolvers>;

const types = {
  ClientPage: listPage<ClientRecord>() satisfies ClientPageResolvers,
  AddressPage: listPage<AddressRecord>() satisfies AddressPageResolvers,
  Client: {
    meters: tracked(({ id }, _args, { rest }) => rest.get('/struma/clients/meters', { clientId: id }, readMeters)),
    outages: tracked(({ id }, _args, { rest }) => rest.get('/struma/clients/outages', { clientId: id }, readOutages)),
  } satisfies Partial<ClientResolvers>,
};

export const schemaPart = {
  Query: queries,
  Mutation: { createClient, updateClient, revealClientIdentifier, createAddress, updateAddress },
  types,
  records: { Client: findClient, Address: findAddress },
};

/** CSV exports of lists. The key is the name of the file: `/files/<key>.csv`. */
export const listExports = clientExports;
