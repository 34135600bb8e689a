import { Type } from 'typebox';
import { requirePrincipal } from '../kernel/access/access.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Server } from '../kernel/http/http.ts';
import { responsesOf, refTo } from '../kernel/http/schema.ts';
import { readCurrentUser } from './current-user.ts';
import { addTokenRevocations, readTokenRevocations } from './token-revocations.ts';
import { saveLastMapView } from './last-map-view.ts';
import {
  CurrentUser,
  TokenRevocationList,
  TokenRevocationQuery,
  Features,
  LastMapView,
  NewTokenRevocations,
} from './session.schemas.ts';

/** ServiceFeature names of the GraphQL schema: additions to the calls of the specification. */
const features = [
  'IDEMPOTENCY',
  'MULTIPLE_FILTER_VALUES',
  'PARTIAL_PAGES',
  'MAP',
  'GEOCODER',
  'MAP_VIEW',
  'EXPECTED_VALUES',
  'SIGNAL_CHANNELS',
  'SIGNAL_SEARCH',
  'SIGNAL_DESK',
  'SIGNAL_CONTACT',
  'SIGNAL_LINKS',
  'SUBMITTER_SEARCH',
  'DRAFTS',
  'SUBMIT_DRAFTS',
  'SIGNAL_EXPORT',
  'NOMENCLATURE_TOOLS',
  'LOG_TOOLS',
  'RECORD_HISTORY',
  'NESTED_READS',
  'NEW_REPLIES',
  'BREAKDOWN_TOOLS',
  'ISOLATION',
  'LIST_VIEWS',
  'SVO_TOOLS',
  'WATER_METER_TOOLS',
  'ACCOUNT_TOOLS',
  'SEARCH',
  'CLIENT_TOOLS',
  'IMPORT_TOOLS',
];

interface Installation {
  gatewayKey?: string | undefined;
  /** Default: true. */
  hasCitizenPortal?: boolean;
}

/**
 * Returns the features of this installation. Live events need a gateway key, because only gateways may receive them.
 */
const featuresOf = ({ gatewayKey, hasCitizenPortal = true }: Installation): string[] => [
  ...features,
  ...(hasCitizenPortal ? ['OWN_SIGNALS'] : []),
  ...(gatewayKey === undefined ? [] : ['LIVE_EVENTS']),
];

/** Adds the routes for the signed-in person, the features of this service and token revocations. */
export const addRoutes = (
  server: Server,
  services: Installation & { database: Database; isProduction: boolean },
): void => {
  server.addSchema(CurrentUser);
  const config = { access: 'signed-in' as const };
  server.get(
    '/api/Account/GetCurrentUserInfo',
    { config, schema: { tags: ['session'], response: responsesOf(refTo(CurrentUser)) } },
    (request) => readCurrentUser(services, requirePrincipal(request)),
  );
  server.get(
    '/api/account/IsProductionEnvironment',
    { config, schema: { tags: ['session'], response: responsesOf(Type.Boolean()) } },
    async () => services.isProduction,
  );
  server.get(
    '/struma/features',
    { config, schema: { tags: ['additions'], response: responsesOf(Features) } },
    async () => featuresOf(services),
  );
  addMapViewRoute(server, services);
  addTokenRevocationRoutes(server, services);
};

const addMapViewRoute = (server: Server, { database }: { database: Database }): void => {
  server.post(
    '/api/Account/SaveLastMapView',
    {
      config: { access: 'signed-in' },
      schema: { tags: ['additions'], querystring: LastMapView, response: responsesOf(LastMapView) },
    },
    async (request) => {
      await saveLastMapView(database, requirePrincipal(request), request.query);
      return request.query;
    },
  );
};

const addTokenRevocationRoutes = (server: Server, { database }: { database: Database }): void => {
  const config = { access: 'gateway' as const };
  const tags = ['additions'];
  server.get(
    '/struma/cut-offs',
    { config, schema: { tags, querystring: TokenRevocationQuery, response: responsesOf(TokenRevocationList) } },
    ({ query }) => readTokenRevocations(database, query.since ?? null),
  );
  server.post(
    '/struma/cut-offs',
    { config, schema: { tags, body: NewTokenRevocations, response: responsesOf(Type.Null()) } },
    async ({ body }, reply) => {
      await addTokenRevocations(database, body.cutOffs);
      return reply.send(null);
    },
  );
};
