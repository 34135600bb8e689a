import multipart from '@fastify/multipart';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import { unconnectedAdministration, type IdentityAdministration } from '../administration/identity-administration.ts';
import type { AttachmentStore } from '../attachments/attachment-store.ts';
import { guardRoutes } from '../kernel/access/access.ts';
import { shareFairly } from '../kernel/access/fair-share.ts';
import { handleClientError, handleFrameworkError } from '../kernel/http/handle-framework-errors.ts';
import { handleErrors } from '../kernel/http/handle-errors.ts';
import { createPool, type Database } from '../kernel/database/database.ts';
import { cleanParameters } from '../kernel/http/clean-parameters.ts';
import { withoutCitizenPortal } from '../kernel/access/access-rules.ts';
import { parseJsonStrictly } from '../kernel/http/parse-json.ts';
import { addEtags } from '../kernel/http/etag.ts';
import type { Server } from '../kernel/http/http.ts';
import { createExceptionLog, type ExceptionLog } from '../kernel/observability/exception-log.ts';
import { buildSerializer } from '../kernel/http/serializers.ts';
import { createValidatorFactory } from '../kernel/http/validators.ts';
import { logRequests } from '../kernel/observability/log-requests.ts';
import { isDateTime } from '../kernel/moment.ts';
import { ErrorAnswer } from '../kernel/http/schema.ts';
import type { TokenReader } from '../kernel/access/token.ts';
import { readTraceId, traceHeader } from '@struma/shared/trace-id.ts';
import { traceRequests } from '../kernel/observability/trace.ts';
import type pg from 'pg';
import { noEvents, type Events } from '../events/event-listener.ts';
import { maxTextLength } from '@struma/shared/rich-document.ts';
import type { CitizenQuota } from '../signals/submit/citizen-quota.ts';
import { mapDefaults } from '../settings.ts';
import { describeRoutes } from './contract.ts';
import { addHealthRoutes } from './health.ts';
import { createMapServices, type MapServices } from './map-services.ts';
import { routeModules } from './route-modules.generated.ts';

export interface ServerServices {
  database: Database;
  store: AttachmentStore;
  readToken: TokenReader;
  /** If absent, the administration is not connected to an identity provider. */
  administration?: IdentityAdministration;
  isProduction: boolean;
  /**
   * The key with which a gateway calls the routes that only gateways may call. If absent, all requests to these routes
   * are refused.
   */
  gatewayKey?: string | undefined;
  /** If false, only operators may use the routes for signals. Default: true. */
  hasCitizenPortal?: boolean;
  /** Hours within which the utility promises to reply to a citizen. Default: 72. */
  answerHours?: number;
  /** Limits of signals and bytes that a citizen may send per day. If absent, there are no limits. */
  citizenQuota?: CitizenQuota;
  /** Services of the map. If absent, requests that read the network of pipes fail, because it has no database. */
  map?: MapServices;
  /** If absent, no events are sent. */
  events?: Events;
  /** If absent, exceptions are stored over connections of `database`. */
  exceptions?: ExceptionLog;
  /** Connections of imports. If absent, imports fail. */
  importPool?: pg.Pool;
  log: FastifyBaseLogger;
}

/** Creates the REST service with all routes. The caller starts it. */
export const createServer = async (services: ServerServices): Promise<Server> => {
  const server = createBareServer(services.log);
  traceRequests(server);
  logRequests(server);
  handleErrors(server, services.exceptions ?? createExceptionLog(services.database, services.log));
  const { gatewayKey, hasCitizenPortal = true } = services;
  guardRoutes(server, services.readToken, { gatewayKey, ...(!hasCitizenPortal && { ruleOf: withoutCitizenPortal }) });
  shareFairly(server);
  parseJsonStrictly(server);
  cleanParameters(server);
  addEtags(server);
  await describeRoutes(server);
  await server.register(multipart);
  server.addSchema(ErrorAnswer);
  addHealthRoutes(server, services.database);
  const routeServices = {
    ...services,
    ...(services.map ?? createMapServices('', mapDefaults, services.log)),
    administration: services.administration ?? unconnectedAdministration,
    answerHours: services.answerHours ?? 72,
    citizenQuota: services.citizenQuota ?? { signals: 0, bytes: 0 },
    events: services.events ?? noEvents,
    importPool: services.importPool ?? createPool({ url: '', onError: () => undefined }),
  };
  for (const { addRoutes } of routeModules) addRoutes(server, routeServices);
  return server;
};

const createBareServer = (log: FastifyBaseLogger): Server =>
  Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    genReqId: ({ headers }) => readTraceId(headers[traceHeader]),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 },
    exposeHeadRoutes: false,
    frameworkErrors: handleFrameworkError,
    clientErrorHandler: handleClientError,
    // No limit for uploads, whose duration depends on their size; headers have a time limit of their own.
    requestTimeout: 0,
    // The specification sends messages in the URL, where a letter takes up to nine characters, and the JSON of a rich
    // document is longer than its text.
    http: { maxHeaderSize: 20 * maxTextLength },
    schemaController: { compilersFactory: { buildSerializer, buildValidator: createValidatorFactory() } },
    // Optimized validators are no faster, and optimizing them took a tenth of the start time.
    ajv: { customOptions: { formats: { 'utc-second': isDateTime }, code: { optimize: false } } },
  }).withTypeProvider<TypeBoxTypeProvider>();
