import { networkAccess, operatorAccess, signalAccess } from '../kernel/access/access-rules.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Server } from '../kernel/http/http.ts';
import { nomenclatures } from '../kernel/nomenclatures.ts';
import { responsesOf, refTo } from '../kernel/http/schema.ts';
import {
  readAuditors,
  readCarnets,
  readMunicipalities,
  readNomenclature,
  readSubmitters,
  readSubmittersPage,
} from './lookups.ts';
import {
  KeyValuePair,
  KeyValuePairs,
  SubmitterPage,
  SubmitterRow,
  SubmittersQuery,
  UserListQuery,
} from './lookups.schemas.ts';

/** Reference lists that are returned as key and value: their ids and access rules. */
const lists = {
  '/api/status/GetStatusAsKeyValuePairList': { nomenclature: nomenclatures.signalStatuses, access: signalAccess },
  '/api/priority/GetPriorityAsKeyValuePairList': { nomenclature: nomenclatures.priorities, access: signalAccess },
  '/api/kevrcategory/GetKEVRCategoriesAsKeyValuePairList': {
    nomenclature: nomenclatures.kevrCategories1,
    access: operatorAccess,
  },
  '/api/kevrsecondarycategory/GetKEVRSecondaryCategoriesAsKeyValuePairList': {
    nomenclature: nomenclatures.kevrCategories2,
    access: operatorAccess,
  },
  '/api/WaterMeter/getWaterMeterTypesAsKeyValuePairList': {
    nomenclature: nomenclatures.waterMeterTypes,
    access: networkAccess,
  },
  '/api/WaterMeter/getManufacturersAsKeyValuePairList': {
    nomenclature: nomenclatures.manufacturers,
    access: networkAccess,
  },
  '/api/WaterMeter/getWaterMeterOwnershipTypesAsKeyValuePairList': {
    nomenclature: nomenclatures.ownershipTypes,
    access: networkAccess,
  },
};

/** Tables of which all rows are returned as key and value. */
const tables = {
  '/api/WaterMeter/getCarnetsAsKeyValuePairList': readCarnets,
  '/api/Audit/getAuditorsAsKeyValuePairList': readAuditors,
  '/api/WaterMeter/Audit/getAuditorsAsKeyValuePairList': readAuditors,
};

/** Adds the lookup lists, which begin with the placeholder, and the search of submitters. */
export const addRoutes = (server: Server, { database }: { database: Database }): void => {
  server.addSchema(KeyValuePair);
  server.addSchema(SubmitterRow);
  server.addSchema(SubmitterPage);
  const config = { access: operatorAccess };
  for (const [path, { nomenclature, access }] of Object.entries(lists)) {
    server.get(path, { config: { access }, schema: { tags: ['lookups'], response: responsesOf(KeyValuePairs) } }, () =>
      readNomenclature(database, nomenclature),
    );
  }
  for (const [path, read] of Object.entries(tables)) {
    const schema = { tags: ['lookups'], response: responsesOf(KeyValuePairs) };
    server.get(path, { config: { access: networkAccess }, schema }, () => read(database));
  }
  server.get(
    '/api/WaterMeter/getMunicipalitiesAsKeyValuePairList',
    { config: { access: networkAccess }, schema: { tags: ['lookups'], response: responsesOf(KeyValuePairs) } },
    () => readMunicipalities(database),
  );
  server.get(
    '/api/user/GetUserAsKeyValuePairList',
    { config, schema: { tags: ['lookups'], querystring: UserListQuery, response: responsesOf(KeyValuePairs) } },
    () => readSubmitters(database),
  );
  server.get(
    '/struma/submitters',
    {
      config,
      schema: { tags: ['additions'], querystring: SubmittersQuery, response: responsesOf(refTo(SubmitterPage)) },
    },
    (request) => readSubmittersPage(database, request.query),
  );
};
