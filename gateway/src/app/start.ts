import type { Logger } from 'pino';
import { createEventRoute } from '../events/events.routes.ts';
import { createHub } from '../events/hub.ts';
import { createFiles } from '../files/files.routes.ts';
import { createMap } from '../map/map.routes.ts';
import { serveMetrics } from '../kernel/observability/metrics-server.ts';
import { createRest } from '../kernel/rest/rest.ts';
import { createSession } from '../session/session.routes.ts';
import { createSharedCutOffList } from '../session/revocation/shared-revocations.ts';
import type { Settings } from '../settings.ts';
import { createGraphql } from './graphql.ts';
import { createAdmission } from './http/admission.ts';
import { createReadiness } from './http/health.ts';
import { createHttpServer } from './http/http-server.ts';
import type { Handed } from './http/http-server.ts';
import { httpTexts } from './http/http.texts.ts';
import { createIdentityProxy } from './http/identity-proxy.ts';
import { createRouter } from './http/router.ts';
import { createWebClient } from './http/web-client.ts';

export type Gateway = { url: string; stop: () => Promise<void> };

type Options = { handed?: Promise<Handed> | undefined };

export const startGateway = async (settings: Settings, log: Logger, options: Options = {}): Promise<Gateway> => {
  const { title, ...installation } = settings.installation;
  const rest = createRest(settings.rest);
  const hub = createHub(settings.cutOff, (reason) => log.warn({ reason }, 'The REST service tells no events'));
  const graphql = await createGraphql({
    rest,
    log,
    title: title ?? httpTexts.title,
    ...installation,
    limits: settings.limits,
    hasCitizenDesk: settings.hasCitizenDesk,
    compressesAnswers: settings.compressesAnswers,
    latestEvent: () => hub.latest(),
  });
  const sharedCutOff = settings.cutOff && createSharedCutOffList(settings.cutOff, log);
  const session = createSession(settings.session, log, sharedCutOff ?? undefined);
  const { identityProxy, webDist, trustedProxies } = settings.http;
  const route = createRouter({
    session,
    graphql,
    files: createFiles({
      rest,
      uploads: graphql,
      exports: graphql.exports,
      demandAttachments: graphql.demandAttachments,
      report: (err, traceId) => log.error({ err, traceId }, 'A file request failed'),
    }),
    map: createMap({
      rest,
      rules: graphql.rules.map,
      report: (err, traceId) => log.error({ err, traceId }, 'A map request failed'),
    }),
    events: createEventRoute(hub, graphql.rules.events, { hasCitizenDesk: settings.hasCitizenDesk }),
    webClient: createWebClient(webDist),
    identityProxy: identityProxy === undefined ? null : createIdentityProxy({ ...settings.http, identityProxy }),
    admission: createAdmission(settings.traffic, trustedProxies),
    readiness: createReadiness(settings.rest.restUrl, settings.session.issuer, session.provider),
    log,
  });
  await sharedCutOff?.start();
  const metrics = await serveMetrics(settings.metrics);
  const http = createHttpServer(route, settings.http, log);
  const url = options.handed
    ? await http.takeOver(await options.handed)
    : await http.listen(settings.http.port, settings.http.host);
  return {
    url,
    stop: async () => {
      hub.stop();
      await http.stop();
      sharedCutOff?.stop();
      await graphql.stop();
      rest.stop();
      await metrics.stop();
    },
  };
};
