import { admitIdentifierSearch } from '../../kernel/access/identifier-search.ts';
import { sql } from 'kysely';
import { networkAccess } from '../../kernel/access/access-rules.ts';
import type { Principal } from '../../kernel/access/access.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Server } from '../../kernel/http/http.ts';
import { refTo } from '../../kernel/http/schema.ts';
import { brokenRuleFilter } from '../../kernel/integrity-rules.ts';
import { declareList, type ListContext, type ListValues } from '../../kernel/list/declare-list.ts';
import { anyOfIds, maxInteger, type FilterValues } from '../../kernel/list/filter.ts';
import { addExportRoute, addListRoute } from '../../kernel/list/list-routes.ts';
import { pageOf } from '../../kernel/list/paging.ts';
import { exportTexts } from '../clients.texts.ts';
import {
  addressConditions,
  addressParameters,
  clientConditions,
  clientParameters,
  fabricNoParameter,
  meterCondition,
  readWordConditions,
  type WordConditions,
} from './client-and-address-filters.ts';
import { ClientRow, readClients } from './client-row.ts';

export type WordContext = ListContext & WordConditions;

/** One address of the client must meet all conditions on the address. */
const conditionsOf = (values: FilterValues, context: WordContext) => {
  const ofAddress = addressConditions(values, context);
  return [
    ...clientConditions(values, context),
    ...(ofAddress.length > 0
      ? [sql`c.id in (select a.client_id from address a where ${sql.join(ofAddress, sql` and `)})`]
      : []),
    ...meterCondition(values, sql`c.id`, 'client_id'),
  ];
};

/** CL-3: the list on `client c`. The CSV file has no personal numbers. */
const clientList = declareList<WordContext, ClientRow>({
  from: sql`from client c`,
  id: sql`c.id`,
  importedTable: 'client',
  columns: {
    id: { sort: { order: sql`c.id` } },
    clientNumber: { sort: { order: sql`c.client_number` }, csv: exportTexts.clientNumber },
    name: { sort: { order: sql`c.name collate bulgarian` }, csv: exportTexts.name },
    clientType: {
      sort: { order: sql`c.client_type_id` },
      csv: { heading: exportTexts.type, value: ({ clientType }) => clientType?.nameBg ?? null },
    },
    address: { csv: { heading: exportTexts.address, value: ({ addresses }) => addresses[0]?.fullAddress ?? null } },
    createdOn: {
      sort: { order: sql`c.created_on` },
      csv: { heading: exportTexts.createdOn, value: ({ createdOnLocal }) => createdOnLocal },
    },
    modifiedOn: {
      sort: { order: sql`c.modified_on`, emptyWhere: sql`c.modified_on` },
      csv: { heading: exportTexts.modifiedOn, value: ({ modifiedOnLocal }) => modifiedOnLocal },
    },
  },
  filters: [
    { parameters: { ...clientParameters, ...addressParameters, ...fabricNoParameter }, conditions: conditionsOf },
    brokenRuleFilter('client', sql`c.id`),
    anyOfIds({
      name: 'clientTypeId',
      column: sql`c.client_type_id`,
      max: maxInteger,
      description: 'Type of the client.',
    }),
  ],
  isStaff: () => true,
});

const ClientPage = pageOf('ClientPage', refTo(ClientRow));

/** Adds the routes of the list of clients and of its CSV file. */
export const addClientListRoutes = (server: Server, { database }: { database: Database }): void => {
  for (const schema of [ClientRow, ClientPage]) server.addSchema(schema);
  const contextOf = async (principal: Principal, values: ListValues): Promise<WordContext> => {
    if (values['egn']) await admitIdentifierSearch(database, principal, values['egn'] as string);
    return { principal, ...(await readWordConditions(database, values)) };
  };
  const common = {
    database,
    list: clientList,
    access: networkAccess,
    readRows: (ids: readonly number[]) => readClients(database, ids, 1),
  };
  addListRoute(server, {
    ...common,
    contextOf,
    path: '/api/Client/GetClientList',
    bodyPath: '/struma/clients/list',
    bodyParameter: 'egn',
    tags: ['clients'],
    page: ClientPage,
  });
  addExportRoute(server, {
    ...common,
    contextOf,
    bodyParameter: 'egn',
    path: '/struma/clients/export',
    tags: ['additions'],
    rowsName: { singular: 'client', plural: 'clients' },
    fileName: () => 'clients.csv',
  });
};
