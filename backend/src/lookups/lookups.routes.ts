import { operatorAccess } from '../kernel/access.ts';
import type { Database } from '../kernel/database.ts';
import type { Server } from '../kernel/http.ts';
import { answers, named } from '../kernel/schema.ts';
import { readNomenclature, readSubmitters, readSubmittersPage } from './lookups.ts';
import { KeyValuePairs, SubmitterPage, SubmittersQuery, UserListQuery } from './lookups.schemas.ts';

/** The reference lists that are served as key and value, with their numbers. */
const lists = {
  '/api/status/GetStatusAsKeyValuePairList': 1,
  '/api/priority/GetPriorityAsKeyValuePairList': 2,
  '/api/kevrcategory/GetKEVRCategoriesAsKeyValuePairList': 3,
  '/api/kevrsecondarycategory/GetKEVRSecondaryCategoriesAsKeyValuePairList': 4,
};

export const addLookupRoutes = (server: Server, { database }: { database: Database }): void => {
  server.addSchema(SubmitterPage);
  const config = { access: operatorAccess };
  for (const [path, nomenclature] of Object.entries(lists)) {
    server.get(path, { config, schema: { tags: ['lookups'], response: answers(KeyValuePairs) } }, () =>
      readNomenclature(database, nomenclature),
    );
  }
  server.get(
    '/api/user/GetUserAsKeyValuePairList',
    { config, schema: { tags: ['lookups'], querystring: UserListQuery, response: answers(KeyValuePairs) } },
    () => readSubmitters(database),
  );
  server.get(
    '/struma/submitters',
    {
      config,
      schema: { tags: ['additions'], querystring: SubmittersQuery, response: answers(named(SubmitterPage)) },
    },
    (request) => readSubmittersPage(database, request.query),
  );
};
