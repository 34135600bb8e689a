import multipart from '@fastify/multipart';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import type { AttachmentStore } from '../attachments/attachment-store.ts';
import { guardRoutes } from '../kernel/access.ts';
import type { Database } from '../kernel/database.ts';
import type { Server } from '../kernel/http.ts';
import { ErrorAnswer } from '../kernel/schema.ts';
import type { TokenReader } from '../kernel/token.ts';
import { addLookupRoutes } from '../lookups/lookups.routes.ts';
import { addSessionRoutes } from '../session/session.routes.ts';
import { addSignalRoutes } from '../signals/signals.routes.ts';
import { describeRoutes } from './contract.ts';

export interface ServerServices {
  database: Database;
  store: AttachmentStore;
  readToken: TokenReader;
  isProduction: boolean;
}

export const createServer = async (services: ServerServices): Promise<Server> => {
  const server: Server = Fastify({
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    exposeHeadRoutes: false,
    ajv: { customOptions: { formats: { 'utc-second': () => true } } },
  }).withTypeProvider<TypeBoxTypeProvider>();
  guardRoutes(server, services.readToken);
  await describeRoutes(server);
  await server.register(multipart);
  server.addSchema(ErrorAnswer);
  addSessionRoutes(server, services);
  addSignalRoutes(server, services);
  addLookupRoutes(server, services);
  return server;
};
