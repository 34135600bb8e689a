import { Type } from 'typebox';
import { requirePrincipal } from '../kernel/access/access.ts';
import { admitIdentifierSearch } from '../kernel/access/identifier-search.ts';
import { networkAccess } from '../kernel/access/access-rules.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Server } from '../kernel/http/http.ts';
import { responsesOf, refTo } from '../kernel/http/schema.ts';

const IdentifiedClient = Type.Object(
  { id: Type.Integer(), clientNumber: Type.String(), name: Type.String() },
  { $id: 'IdentifiedClient' },
);

/** Adds the route that finds clients by EGN or EIK. The number is in the body of the request: URLs are logged. */
export const addRoutes = (server: Server, { database }: { database: Database }): void => {
  server.addSchema(IdentifiedClient);
  server.post(
    '/struma/clients/by-identifier',
    {
      config: { access: networkAccess },
      schema: {
        tags: ['additions'],
        description: 'Clients with exactly this EGN or EIK, at most 10.',
        body: Type.Object({ identifier: Type.String({ minLength: 1, maxLength: 13 }) }),
        response: responsesOf(Type.Array(refTo(IdentifiedClient))),
      },
    },
    async ({ body, ...request }) => {
      await admitIdentifierSearch(database, requirePrincipal(request), body.identifier);
      return database
        .selectFrom('client')
        .select(['id', 'client_number as clientNumber', 'name'])
        .where('egn', '=', body.identifier)
        .orderBy('id')
        .limit(10)
        .execute();
    },
  );
};
