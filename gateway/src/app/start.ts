import type { Logger } from 'pino';
import { createEventStreams } from '../events/event-stream.ts';
import { createEventRoutes } from '../events/events.routes.ts';
import { createHub } from '../events/hub.ts';
import { createFileRoutes } from '../files/files.routes.ts';
import { createMapRoutes } from '../map/map.routes.ts';
import { serveMetrics } from '@struma/shared/metrics-server.ts';
import { createRest } from '../kernel/rest/rest.ts';
import { reportProvider } from '../session/tokens/report-provider.ts';
import { createSessionService } from '../session/session.routes.ts';
import { createSharedRevocationList } from '../session/revocation/shared-revocations.ts';
import type { Settings } from '../settings.ts';
import { createGraphql } from './graphql.ts';
import { createReadinessCheck } from './http/health.ts';
import { createServer, runServer } from './http/http-server.ts';
import type { ParentSocket } from './http/http-server.ts';
import { httpTexts } from './http/http.texts.ts';
import { createRateCheck } from './http/rate-limits.ts';
import { addRoutes } from './http/routes.ts';

export type Gateway = { url: string; stop: () => Promise<void> };

type Options = { parentSocket?: Promise<ParentSocket> | undefined };

export const startGateway = async (settings: Settings, log: Logger, options: Options = {}): Promise<Gateway> => {
  const { title, ...installation } = settings.installation;
  const rest = createRest(settings.rest);
  const hub = createHub(settings.gatewayApi, (reason) => log.warn({ reason }, 'Event stream failed'));
  const graphql = await createGraphql({
    rest,
    log,
    title: title ?? httpTexts.title,
    ...installation,
    limits: settings.limits,
    hasCitizenPortal: settings.hasCitizenPortal,
    compressesResponses: settings.compressesResponses,
    projectsBytes: settings.projectsBytes,
    latestEvent: () => hub.latest(),
  });
  const { events } = graphql.rules;
  const sharedRevocations = settings.gatewayApi && createSharedRevocationList(settings.gatewayApi, log);
  const session = createSessionService(settings.session, log, sharedRevocations ?? undefined);
  const { identityProxy, publicUrl, webDist } = settings.http;
  const checkRate = createRateCheck(settings.traffic);
  const server = createServer(settings.http, log, checkRate);
  addRoutes(server, {
    session,
    graphql,
    files: createFileRoutes({
      rest,
      uploads: graphql,
      exports: graphql.exports,
      requireAttachmentAccess: graphql.requireAttachmentAccess,
      requireImportAccess: graphql.requireImportAccess,
      ...settings.files,
    }),
    map: createMapRoutes(rest, graphql.rules.map),
    events: createEventRoutes(createEventStreams(hub, events, settings), [events.signals, events.nomenclatures]),
    webDist,
    identity: identityProxy === undefined ? null : { identityProxy, publicUrl },
    readiness: createReadinessCheck(settings.rest.restUrl, settings.session.issuer, session.provider),
    checkRate,
    log,
  });
  await sharedRevocations?.start();
  void reportProvider(session.provider, settings.session.issuer, log);
  const metrics = await serveMetrics(settings.metrics);
  const http = await runServer(server);
  const url = options.parentSocket
    ? await http.takeOver(await options.parentSocket)
    : await http.listen(settings.http.port, settings.http.host);
  return {
    url,
    stop: async () => {
      hub.stop();
      await http.stop();
      sharedRevocations?.stop();
      await graphql.stop();
      rest.stop();
      await metrics.stop();
    },
  };
};
