import type pg from 'pg';
import type { Socket } from 'node:net';
import { pino, type Logger } from 'pino';
import { createEvents } from '../events/event-listener.ts';
import { startCleanUp } from '../clean-up/clean-up.ts';
import { openFolderStore } from '../attachments/folder-store.ts';
import { withoutPositions } from '../attachments/photo-position.ts';
import { createDatabase, createPool } from '../kernel/database/database.ts';
import type { Server } from '../kernel/http/http.ts';
import { createExceptionLog } from '../kernel/observability/exception-log.ts';
import { serveMetrics } from '@struma/shared/metrics-server.ts';
import { registerPoolMetrics } from '../kernel/observability/request-metrics.ts';
import { createIdentityAdministration } from '../administration/identity-administration.ts';
import { createTokenReader } from '../kernel/access/token.ts';
import { watchFolder } from '../imports/local/watched-folder.ts';
import type { Settings } from '../settings.ts';
import { createMapServices } from './map-services.ts';
import { prepareDatabase } from './prepare.ts';
import { createServer } from './server.ts';

export interface RunningService {
  url: string;
  /** Completes open requests, then stops. */
  stop(): Promise<void>;
}

/** Prepares the database, starts the REST service with its background work and listens on the port. */
export const startService = async (
  settings: Settings,
  log: Logger = pino({ level: settings.logLevel }),
): Promise<RunningService> => {
  const folderStore = await openFolderStore(settings.attachmentsFolder, settings.attachmentLimits);
  const store = settings.removesPhotoPositions ? withoutPositions(folderStore) : folderStore;
  const demo = settings.hasDemoData ? { waterMeters: settings.waterMeters } : null;
  await prepareDatabase({ url: settings.databaseUrl, store, demo, log });
  const onError = (error: Error) => log.warn({ error: error.message }, 'Database connection lost');
  const pool = createPool({ url: settings.databaseUrl, onError });
  const database = createDatabase(pool);
  // The exception log has its own connection, because an exception may mean that the pool has no free connection.
  const exceptions = createExceptionLog(
    createDatabase(createPool({ url: settings.databaseUrl, size: 1, onError })),
    log,
  );
  const importPool = createImportPool(settings.databaseUrl, onError);
  const readToken = createTokenReader(settings.token);
  const { isProduction, gatewayKey, answerHours, hasCitizenPortal, citizenQuota } = settings;
  const map = createMapServices(settings.databaseUrl, settings.map, log);
  const events = createEvents({ url: settings.databaseUrl, database, onConnectionError: onError });
  const server = await createServer({
    database,
    store,
    readToken,
    administration: createIdentityAdministration(settings.administration),
    isProduction,
    gatewayKey,
    answerHours,
    hasCitizenPortal,
    citizenQuota,
    log,
    map,
    events,
    exceptions,
    importPool,
  });
  const unused = trackUnusedConnections(server);
  await events.start();
  if (settings.map.isReadAtStart) map.network.start();
  const url = await server.listen({ host: settings.host, port: settings.port });
  registerPoolMetrics(pool);
  const metrics = await serveMetrics(settings.metrics);
  const background = startBackgroundWork(settings, { database, store, importPool, log });
  return {
    url,
    stop: async () => {
      await background.stop();
      await closeServer(server, unused);
      await exceptions.stop();
      await events.stop();
      await map.network.stop();
      await metrics.stop();
      await importPool.end();
      await database.destroy();
    },
  };
};

/** Starts the periodic clean-up and the imports from the watched folder. */
const startBackgroundWork = (
  settings: Settings,
  services: Parameters<typeof watchFolder>[0],
): { stop(): Promise<void> } => {
  const { databaseUrl, attachmentsFolder, cleanUpMinutes: everyMinutes, keptDays, importFolder } = settings;
  const { log } = services;
  const cleanUp = startCleanUp({ databaseUrl, attachmentsFolder, keptDays, everyMinutes, log });
  const watched = watchFolder(services, importFolder);
  return {
    stop: async () => {
      await watched.stop();
      await cleanUp.stop();
    },
  };
};

/**
 * Closes the server and all its connections. Node closes idle connections only once, at the start of `close`: without
 * the timer, a connection whose response ends later would stay open.
 */
const closeServer = async (server: Server, unused: ReadonlySet<Socket>): Promise<void> => {
  const timer = setInterval(() => {
    server.server.closeIdleConnections();
    for (const socket of unused) socket.destroy();
  }, 100);
  await server.close().finally(() => clearInterval(timer));
};

/**
 * Returns the set of connections that have not sent a request yet. Node counts such a connection as active, so closing
 * the server would wait for the headers of a request.
 */
const trackUnusedConnections = ({ server }: Server): ReadonlySet<Socket> => {
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return unused;
};

const createImportPool = (url: string, onError: (error: Error) => void): pg.Pool =>
  createPool({
    url,
    size: 8,
    // Imports of a million rows take minutes, so their statements have no time limit.
    statementTimeoutSeconds: 0,
    // Keeps the temporary tables of a file of 100 000 rows in memory.
    temporaryTablesMemory: '64MB',
    onError,
  });
