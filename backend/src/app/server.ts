import multipart from '@fastify/multipart';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import type { AttachmentStore } from '../attachments/attachment-store.ts';
import { guardRoutes } from '../kernel/access/access.ts';
import { answerClientError, answerFrameworkError } from '../kernel/http/answer-framework-errors.ts';
import { answerFailures } from '../kernel/http/answer-failures.ts';
import type { Database } from '../kernel/database/database.ts';
import { cleanParameters } from '../kernel/http/clean-parameters.ts';
import { withoutCitizenDesk } from '../kernel/access/access-rules.ts';
import { parseJsonStrictly } from '../kernel/http/parse-json.ts';
import { tagAnswers } from '../kernel/http/etag.ts';
import type { Server } from '../kernel/http/http.ts';
import { logRequests } from '../kernel/observability/log-requests.ts';
import { isUtcSecond } from '../kernel/moment.ts';
import { ErrorAnswer } from '../kernel/http/schema.ts';
import type { TokenReader } from '../kernel/access/token.ts';
import { traceOf, traceRequests } from '../kernel/observability/trace.ts';
import { silentEvents, type Events } from '../events/event-listener.ts';
import { longestText } from '../signals/conversation/rich-document.ts';
import { mapDefaults } from '../settings.ts';
import { describeRoutes } from './contract.ts';
import { addHealthRoutes } from './health.ts';
import { createMapParts, type MapParts } from './map-parts.ts';
import { routeModules } from './route-modules.generated.ts';

export interface ServerServices {
  database: Database;
  store: AttachmentStore;
  readToken: TokenReader;
  isProduction: boolean;
  /** What the gateway shows instead of a person's token on its own routes; without one those refuse everybody. */
  gatewayKey?: string | undefined;
  /** False: nobody but operators is shown signals. Absent: true. */
  hasCitizenDesk?: boolean;
  /** Hours within which the utility means to answer a citizen. Absent: 72. */
  answerHours?: number;
  /** Absent: a map without a database, whose every call fails. */
  map?: MapParts;
  /** Absent: nothing is ever told. */
  events?: Events;
  log: FastifyBaseLogger;
}

/** The REST service with all its routes, not listening yet. */
export const createServer = async (services: ServerServices): Promise<Server> => {
  const server = createBareServer(services.log);
  traceRequests(server);
  logRequests(server);
  answerFailures(server, services.database);
  const { gatewayKey, hasCitizenDesk = true } = services;
  guardRoutes(server, services.readToken, { gatewayKey, ...(!hasCitizenDesk && { ruleOf: withoutCitizenDesk }) });
  parseJsonStrictly(server);
  cleanParameters(server);
  tagAnswers(server);
  await describeRoutes(server);
  await server.register(multipart);
  server.addSchema(ErrorAnswer);
  addHealthRoutes(server, services.database);
  const all = {
    ...services,
    ...(services.map ?? createMapParts('', mapDefaults, services.log)),
    answerHours: services.answerHours ?? 72,
    events: services.events ?? silentEvents,
  };
  for (const { addRoutes } of routeModules) addRoutes(server, all);
  return server;
};

const createBareServer = (log: FastifyBaseLogger): Server =>
  Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    genReqId: traceOf,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 },
    exposeHeadRoutes: false,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
    // An upload may take as long as its bytes need; headers may not.
    requestTimeout: 0,
    // Messages may stand in the address, where a letter takes up to nine signs, and a document is longer than its text.
    http: { maxHeaderSize: 20 * longestText },
    ajv: { customOptions: { formats: { 'utc-second': isUtcSecond } } },
  }).withTypeProvider<TypeBoxTypeProvider>();
