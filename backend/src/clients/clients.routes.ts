import { Type } from 'typebox';
import { networkAccess } from '../kernel/access/access-rules.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Server } from '../kernel/http/http.ts';
import { HttpFailure } from '../kernel/http/refusal.ts';
import { responsesOf, refTo, RecordId } from '../kernel/http/schema.ts';
import { addressTexts, clientTexts } from './clients.texts.ts';
import { addAddressListRoutes } from './list/address-list.ts';
import { AddressRow, readAddresses } from './list/address-row.ts';
import { addClientListRoutes } from './list/client-list.ts';
import { ClientRow, maxAddresses, readClients } from './list/client-row.ts';
import { clientPaths } from './save/save-client.routes.ts';

/** Adds the lists of clients and addresses, and the routes of one client and of one address. */
export const addRoutes = (server: Server, services: { database: Database }): void => {
  const { database } = services;
  const config = { access: networkAccess };
  const tags = ['clients'];
  addClientListRoutes(server, services);
  addAddressListRoutes(server, services);
  for (const path of clientPaths) {
    server.get(
      `${path}/getClientById`,
      {
        config,
        schema: {
          tags,
          querystring: Type.Object({ clientId: RecordId('Id of the client.') }),
          response: responsesOf(refTo(ClientRow)),
        },
      },
      async ({ query }) => {
        const [row] = await readClients(database, [query.clientId], maxAddresses);
        if (!row) throw new HttpFailure(404, clientTexts.unknown);
        return row;
      },
    );
  }
  server.get(
    '/api/Address/GetAddressById',
    {
      config,
      schema: {
        tags,
        querystring: Type.Object({ addressId: RecordId('Id of the address.') }),
        response: responsesOf(refTo(AddressRow)),
      },
    },
    async ({ query }) => {
      const [row] = await readAddresses(database, [query.addressId]);
      if (!row) throw new HttpFailure(404, addressTexts.unknown);
      return row;
    },
  );
};
