import { admitIdentifierSearch } from '../../kernel/access/identifier-search.ts';
import { sql } from 'kysely';
import { networkAccess } from '../../kernel/access/access-rules.ts';
import type { Principal } from '../../kernel/access/access.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Server } from '../../kernel/http/http.ts';
import { refTo } from '../../kernel/http/schema.ts';
import { declareList, type ListColumn, type ListValues } from '../../kernel/list/declare-list.ts';
import type { FilterValues, ListFilter } from '../../kernel/list/filter.ts';
import { addExportRoute, addListRoute } from '../../kernel/list/list-routes.ts';
import { pageOf } from '../../kernel/list/paging.ts';
import { joined } from '../../kernel/list/sort.ts';
import type { SortSource } from '../../kernel/list/sort.ts';
import { exportTexts } from '../clients.texts.ts';
import {
  addressConditions,
  addressParameters,
  clientConditions,
  clientParameters,
  fabricNoParameter,
  meterCondition,
  readWordConditions,
} from './client-and-address-filters.ts';
import { brokenRuleFilter } from '../../kernel/integrity-rules.ts';
import { AddressRow, readAddresses } from './address-row.ts';
import { carnetPageConditions, carnetPageParameter } from './carnet-page.ts';
import { type WordContext } from './client-list.ts';

const byText = (column: ReturnType<typeof sql>): SortSource => ({
  order: sql`${column} collate bulgarian`,
  emptyWhere: column,
});

const carnetJoin = sql`join carnet sort_carnet on sort_carnet.id = a.carnet_id`;

const columns: Readonly<Record<string, ListColumn<AddressRow>>> = {
  id: { sort: { order: sql`a.id` } },
  districtName: { csv: exportTexts.district },
  municipalityName: { csv: exportTexts.municipality },
  townGraoCode: { csv: exportTexts.townGraoCode },
  townName: { csv: exportTexts.town },
  streetName: { csv: exportTexts.street },
  streetNumber: { csv: exportTexts.streetNumber },
  block: { csv: exportTexts.block },
  entrance: { csv: exportTexts.entrance },
  floor: { csv: exportTexts.floor },
  apartment: { csv: exportTexts.apartment },
  zipCode: { csv: exportTexts.zipCode },
  fullAddress: { sort: byText(sql`a.full_address`), csv: exportTexts.address },
  carnet: {
    sort: joined(sql`sort_carnet.code`, carnetJoin, sql`a.carnet_id`),
    csv: { heading: exportTexts.carnet, value: ({ carnet }) => carnet?.carnetCode ?? null },
  },
  page: {
    sort: { order: sql`a.carnet_page`, emptyWhere: sql`a.carnet_page` },
    csv: { heading: exportTexts.page, value: ({ carnet }) => carnet?.page ?? null },
  },
  clientNumber: { csv: { heading: exportTexts.clientNumber, value: ({ client }) => client?.clientNumber ?? null } },
  clientName: { csv: { heading: exportTexts.name, value: ({ client }) => client?.name ?? null } },
  latitude: { csv: exportTexts.latitude },
  longitude: { csv: exportTexts.longitude },
  createdOn: {
    sort: { order: sql`a.created_on` },
    csv: { heading: exportTexts.createdOn, value: ({ createdOnLocal }) => createdOnLocal },
  },
  modifiedOn: {
    sort: { order: sql`a.modified_on`, emptyWhere: sql`a.modified_on` },
    csv: { heading: exportTexts.modifiedOn, value: ({ modifiedOnLocal }) => modifiedOnLocal },
  },
};

const conditionsOf = (values: FilterValues, context: WordContext) => {
  const ofClient = clientConditions(values, context);
  return [
    ...addressConditions(values, context),
    ...(ofClient.length > 0
      ? [sql`a.client_id in (select c.id from client c where ${sql.join(ofClient, sql` and `)})`]
      : []),
    ...meterCondition(values, sql`a.id`, 'address_id'),
  ];
};

const addressFilter: ListFilter<WordContext> = {
  parameters: { ...addressParameters, ...clientParameters, ...fabricNoParameter },
  conditions: conditionsOf,
};

const carnetFilter: ListFilter = { parameters: carnetPageParameter, conditions: carnetPageConditions };

const common = { from: sql`from address a`, id: sql`a.id`, importedTable: 'address', columns, isStaff: () => true };

/** AD-3: the list of addresses on `address a`. */
const addressList = declareList<WordContext, AddressRow>({
  ...common,
  filters: [addressFilter, brokenRuleFilter('address', sql`a.id`)],
});

/** AD-2: the list of address mappings: the same addresses, also filtered by carnet and page. */
const mappingList = declareList<WordContext, AddressRow>({ ...common, filters: [addressFilter, carnetFilter] });

const AddressPage = pageOf('AddressPage', refTo(AddressRow));

/** Adds the routes of both lists of addresses and of their CSV files. */
export const addAddressListRoutes = (server: Server, { database }: { database: Database }): void => {
  for (const schema of [AddressRow, AddressPage]) server.addSchema(schema);
  const contextOf = async (principal: Principal, values: ListValues): Promise<WordContext> => {
    if (values['egn']) await admitIdentifierSearch(database, principal, values['egn'] as string);
    return { principal, ...(await readWordConditions(database, values)) };
  };
  const readRows = (ids: readonly number[]) => readAddresses(database, ids);
  const lists = [
    { list: addressList, path: 'GetAddressList', addition: 'addresses' },
    { list: mappingList, path: 'GetAddressMappingList', addition: 'address-mappings' },
  ];
  for (const { list, path, addition } of lists) {
    const route = { database, list, access: networkAccess, readRows };
    addListRoute(server, {
      ...route,
      contextOf,
      path: `/api/Address/${path}`,
      bodyPath: `/struma/${addition}/list`,
      bodyParameter: 'egn',
      tags: ['clients'],
      page: AddressPage,
    });
    addExportRoute(server, {
      ...route,
      contextOf,
      bodyParameter: 'egn',
      path: `/struma/${addition}/export`,
      tags: ['additions'],
      rowsName: { singular: 'address', plural: 'addresses' },
      fileName: () => `${addition}.csv`,
    });
  }
};
