import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { ServeEvents, Standing } from '../../events/events.routes.ts';
import type { Caller } from '../../kernel/caller.ts';
import { describeFailure } from '../../kernel/errors.ts';
import type { JsonAnswer } from '../../kernel/json-answer.ts';
import type { ServeFiles } from '../../files/files.routes.ts';
import type { ServeMap } from '../../map/map.routes.ts';
import { refuseVisit } from '../../session/session.routes.ts';
import type { Session } from '../../session/session.routes.ts';
import type { Visit } from '../../session/visit.ts';
import type { Graphql } from '../graphql.ts';
import type { Admission } from './admission.ts';
import type { Readiness } from './health.ts';
import { httpTexts } from './http.texts.ts';
import type { IdentityProxy } from './identity-proxy.ts';
import { addCookies, send } from './send.ts';
import type { ServeWebClient } from './web-client.ts';

export type RouterTools = {
  session: Session;
  graphql: Pick<Graphql, 'handle'>;
  files: ServeFiles;
  map?: ServeMap;
  events?: ServeEvents;
  webClient: ServeWebClient;
  identityProxy: IdentityProxy | null;
  readiness: () => Promise<Readiness>;
  admission: Admission;
  log: Logger;
};

export type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  traceId: string;
  /** Called when it is known who asks. */
  recognised: (subject: string) => void;
};

/** Writes the answer of every request. */
export type Route = (exchange: Exchange) => Promise<void>;

export const createRouter =
  (tools: RouterTools): Route =>
  async (exchange) => {
    const { request, response, url } = exchange;
    const path = url.pathname;
    if (isSignIn(path)) {
      const tooMany = tools.admission.ofAddress(request);
      if (tooMany) return send(request, response, tooMany);
    }
    const sessionRoute = tools.session.routes.get(`${request.method} ${path}`);
    if (sessionRoute) return send(request, response, await sessionRoute(request, url));
    if (path === '/graphql') return routeGraphql(tools, exchange);
    if (path.startsWith('/files/')) return routeFiles(tools, exchange);
    if (path === '/events' && request.method === 'GET') return routeEvents(tools, exchange);
    if (path.startsWith('/map/')) return routeMap(tools, exchange);
    if (path.startsWith('/realms/') && tools.identityProxy) return routeIdentity(tools.identityProxy, exchange);
    if (request.method !== 'GET' && request.method !== 'HEAD') return send(request, response, wrongMethod);
    if (path === '/healthz') return send(request, response, { status: 200, json: { status: 'ok' } });
    if (path === '/readyz') return send(request, response, await describeReadiness(tools));
    if (isOurs(path) || !tools.webClient(request, response, path)) send(request, response, unknownPath);
  };

const unknownPath: JsonAnswer = { status: 404, json: { code: 'NOT_FOUND', message: httpTexts.unknownPath } };
const wrongMethod: JsonAnswer = { status: 405, json: { code: 'BAD_REQUEST', message: httpTexts.wrongMethod } };

/** Below these paths a page would only hide a mistake. */
const isOurs = (path: string): boolean => /^\/(auth|events|files|graphql|realms)(\/|$)/i.test(path);

/** What costs much and can be asked for without being anybody. */
const isSignIn = (path: string): boolean =>
  path === '/auth/login' || path === '/auth/callback' || (path.startsWith('/realms/') && !providerFile.test(path));

/** What the provider's pages are drawn with. */
const providerFile = /^\/realms\/\w+\/resources\//;

const routeGraphql = async ({ session, graphql, admission }: RouterTools, exchange: Exchange): Promise<void> => {
  const { request, response, traceId } = exchange;
  if (request.method !== 'POST' && !isProgram(request))
    return send(request, response, { ...wrongMethod, headers: { allow: 'POST' } });
  const visit = await session.recognise(request);
  if (visit.kind === 'foreign' || visit.kind === 'unavailable') {
    return send(request, response, asGraphql(refuseVisit(visit), traceId));
  }
  const caller = note(visit, exchange);
  const tooMany = admission.ofVisit(visit, request, response);
  if (tooMany) return send(request, response, asGraphql(tooMany, traceId));
  return graphql.handle(request, response, caller, traceId);
};

const routeEvents = async ({ session, events, admission }: RouterTools, exchange: Exchange): Promise<void> => {
  const { request, response, traceId } = exchange;
  const visit = await session.recognise(request);
  const caller = note(visit, exchange);
  const tooMany = admission.ofStream(visit, request, response);
  if (tooMany) return send(request, response, tooMany);
  if (!caller || visit.kind !== 'signed-in' || !events)
    return send(request, response, { ...(refuseVisit(visit) ?? unknownPath), cookies: [] });
  const standing = async (): Promise<Standing> => standingOf(caller, await session.recognise(request, 0));
  try {
    events(request, response, { caller, expiresAt: visit.expiresAt, standing });
  } catch (error) {
    const { status, body } = describeFailure(error, traceId);
    send(request, response, { status, json: body });
  }
};

const routeFiles = async ({ session, files, admission }: RouterTools, exchange: Exchange): Promise<void> => {
  const { request, response, url, traceId } = exchange;
  const visit = await session.recognise(request);
  const caller = note(visit, exchange);
  const tooMany = admission.ofVisit(visit, request, response);
  if (tooMany) return send(request, response, tooMany);
  if (!caller) return send(request, response, { ...(refuseVisit(visit) ?? unknownPath), cookies: [] });
  const answer = await files(request, response, url.pathname, { caller, traceId });
  if (answer) send(request, response, answer);
};

const standingOf = ({ actions, groups }: Caller, visit: Visit): Standing => {
  if (visit.kind === 'anonymous') return 'over';
  if (visit.kind !== 'signed-in') return 'same';
  const [before, after] = [{ actions, groups }, visit.caller].map((rights) =>
    JSON.stringify([rights.actions.toSorted(), rights.groups.toSorted()]),
  );
  return before === after ? 'same' : 'changed';
};

/** A map asks for many tiles at once: they are not counted with what a person asks for. */
const routeMap = async ({ session, map, admission }: RouterTools, exchange: Exchange): Promise<void> => {
  const { request, response, url, traceId } = exchange;
  const visit = await session.recognise(request);
  const caller = note(visit, exchange);
  const tooMany = caller ? null : admission.ofAddress(request);
  if (tooMany) return send(request, response, tooMany);
  if (!caller || !map) return send(request, response, { ...(refuseVisit(visit) ?? unknownPath), cookies: [] });
  const answer = await map(request, response, url, { caller, traceId });
  if (answer) send(request, response, answer);
};

const routeIdentity = async (proxy: IdentityProxy, { request, response, url }: Exchange): Promise<void> => {
  try {
    await proxy(request, response, url);
  } catch (error) {
    if (response.headersSent) throw error;
    send(request, response, { status: 502, json: { code: 'UPSTREAM_FAILED', message: httpTexts.providerDown } });
  }
};

/** Pages never send this header by themselves. */
const isProgram = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.authorization !== undefined;

/** Keeps what the visit says for the answer and for the log. */
const note = (visit: Visit, { response, recognised }: Exchange) => {
  addCookies(response, visit.cookies);
  if (visit.kind !== 'signed-in') return null;
  recognised(visit.caller.subject);
  return visit.caller;
};

const asGraphql = (answer: JsonAnswer | null, traceId: string): JsonAnswer => {
  const { message, ...extensions } = Object(answer?.json) as { message?: string };
  const json = { errors: [{ message, extensions: { ...extensions, traceId } }] };
  return { status: answer?.status ?? 500, ...(answer?.headers && { headers: answer.headers }), json };
};

const describeReadiness = async ({ readiness }: RouterTools): Promise<JsonAnswer> => {
  const { isReady, rest, identity } = await readiness();
  return { status: isReady ? 200 : 503, json: { rest, identity } };
};
