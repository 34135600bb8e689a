import type { IncomingMessage, ServerResponse } from 'node:http';
import { HeaderMap } from '@apollo/server';
import type { ApolloServer, HTTPGraphQLRequest, HTTPGraphQLResponse } from '@apollo/server';
import type { GraphQLError } from 'graphql';
import type { Principal } from '../kernel/access/principal.ts';
import { codeOf, statusOf } from '../kernel/errors.ts';
import { inputTexts } from '../kernel/errors.texts.ts';
import { persistedQueries } from '@struma/schema/persisted-queries.ts';
import { createDocumentCheck, type CheckDocument } from '../kernel/limits/document-check.ts';
import type { Limits } from '../kernel/limits/limits.ts';
import { createTurns } from '../kernel/limits/turns.ts';
import { traceHeader } from '@struma/shared/trace-id.ts';
import type { ApolloContext } from './execution/finish-responses.ts';
import type { KnownQueries } from './execution/known-queries.ts';
import { canUseAdHocQueries } from './ad-hoc-queries.ts';
import { refuse, refuseWith, writeResult } from './graphql-response.ts';
import { acceptedCoding } from './http/accepted-coding.ts';
import type { Coding } from './http/accepted-coding.ts';
import { type ParseInTurn, readJsonBody } from './request-body.ts';

interface Servers {
  apollo: ApolloServer<ApolloContext>;
  /** Tried first, because Apollo's pipeline takes more time. */
  knownQueries: KnownQueries;
}

interface GraphqlHttpSettings {
  limits: Limits;
  compressesResponses: boolean;
}

type MakeContext = (principal: Principal, traceId: string) => ApolloContext;

export type GraphqlHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  principal: Principal | null,
  traceId: string,
) => Promise<void>;

/** Serves /graphql on node:http, without an Apollo integration package. */
export const serveGraphql = (
  servers: Servers,
  makeContext: MakeContext,
  { limits, compressesResponses }: GraphqlHttpSettings,
): GraphqlHandler => {
  const checkDocument = createDocumentCheck(persistedQueries, limits.tokens);
  const takeTurn = createTurns();
  return async (request, response, principal, traceId) => {
    response.setHeader(traceHeader, traceId);
    response.setHeader('cache-control', 'no-store');
    if (compressesResponses) response.setHeader('vary', 'accept-encoding');
    if (!principal) return refuse(response, 401, 'UNAUTHENTICATED', traceId);
    if (request.method !== 'POST' && !canUseGet(request, principal)) {
      response.setHeader('allow', 'POST');
      return refuse(response, 405, 'BAD_REQUEST', traceId);
    }
    const { subject } = principal;
    const parsed =
      request.method === 'GET'
        ? readGet(request)
        : await readPost(request, limits.bodyBytes, (parse) =>
            takeTurn({ subject, kind: 'largeBody', response }, parse),
          );
    if (!parsed) return;
    if (parsed.kind !== 'parsed') return refuseUnparsed(response, parsed.kind, traceId);
    const { kind, refusal } = classify(checkDocument, parsed.query, canUseAdHocQueries(principal, limits));
    if (refusal) return refuseDocument(response, refusal, traceId);
    const context = makeContext(principal, traceId);
    const result = await takeTurn({ subject, kind, response }, () =>
      execute(servers, parsed.head, context, chosenTypes.get(request.headers.accept ?? '')),
    );
    if (!result) return;
    const status = result.status ?? 200;
    if (!context.responseState.isFinished || status === 406) return replaceApolloRefusal(response, status, traceId);
    setType(result.headers, request.headers.accept);
    const coding = compressesResponses ? codingFor(request) : null;
    await writeResult(response, result, context.responseState, coding);
  };
};

/** `contentType` is the type that Apollo chose for an earlier request with the same `Accept` header. */
const execute = async (
  { apollo, knownQueries }: Servers,
  request: HTTPGraphQLRequest,
  context: ApolloContext,
  contentType: string | undefined,
): Promise<HTTPGraphQLResponse> => {
  const json = contentType === undefined ? null : await knownQueries.run(request.body, context);
  if (json !== null) return { headers: new HeaderMap(), body: { kind: 'complete', string: json } };
  return apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest: request, context: () => Promise.resolve(context) });
};

/**
 * Returns the kind of a query, by which its turn is chosen, and the reason if the query is refused. Null, which stands
 * for a query that is not a string, passes here, because Apollo refuses it.
 */
const classify = (
  check: CheckDocument,
  query: string | null,
  canUseAdHoc: boolean,
): { kind: 'persisted' | 'adHoc'; refusal: GraphQLError | null } =>
  query === null || check(query, false) === null
    ? { kind: 'persisted', refusal: null }
    : { kind: 'adHoc', refusal: check(query, canUseAdHoc) };

/** POST is for all principals. GET is for bearer tokens only: a browser sends cookies with GET by itself. */
const canUseGet = ({ method }: IncomingMessage, { hasCookieSession }: Principal): boolean =>
  method === 'GET' && !hasCookieSession;

const codingFor = ({ headers }: IncomingMessage): Coding | null =>
  acceptedCoding(headers['accept-encoding']?.toString());

type ParsedRequest =
  /** `query` is null if it is not a string, which Apollo refuses. */
  { kind: 'parsed'; head: HTTPGraphQLRequest; query: string | null } | { kind: 'too large' } | { kind: 'malformed' };

const readPost = async (
  request: IncomingMessage,
  limit: number,
  parseInTurn: ParseInTurn,
): Promise<ParsedRequest | null> => {
  const body = await readJsonBody(request, limit, parseInTurn);
  if (body?.kind !== 'json') return body;
  const head = { method: 'POST', headers: headersOf(request), search: '', body: body.value };
  const { query } = Object(body.value) as { query?: unknown };
  return { kind: 'parsed', head, query: typeof query === 'string' ? query : null };
};

const readGet = (request: IncomingMessage): ParsedRequest => {
  const url = request.url ?? '';
  const parameters = url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
  const headers = headersOf(request);
  // A bearer token proves that the request is not cross-site.
  headers.set('apollo-require-preflight', 'true');
  const head = { method: 'GET', headers, search: `?${parameters}`, body: undefined };
  return { kind: 'parsed', head, query: new URLSearchParams(parameters).get('query') };
};

const refuseUnparsed = (response: ServerResponse, kind: 'too large' | 'malformed', traceId: string): void => {
  if (kind === 'malformed') return refuse(response, 400, 'BAD_REQUEST', traceId);
  // The rest of the body stays unread, so the connection cannot be used again.
  response.setHeader('connection', 'close');
  refuse(response, 413, 'BAD_REQUEST', traceId, inputTexts.bodyTooLarge);
};

const refuseDocument = (response: ServerResponse, refusal: GraphQLError, traceId: string): void => {
  const { message, extensions } = refusal;
  const status = statusOf(codeOf(refusal) ?? 'DOCUMENT_NOT_ALLOWED');
  refuseWith(response, status, { message, extensions: { ...extensions, traceId } });
};

/**
 * Replaces the English responses with which Apollo itself rejects a request, for example for a body of the wrong shape
 * or a content type that an HTML form can send.
 */
const replaceApolloRefusal = (response: ServerResponse, status: number, traceId: string): void =>
  refuse(response, status, status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR', traceId);

/** The headers that Apollo reads. The last two prove that the request is not cross-site. */
const apolloHeaders = ['accept', 'content-type', 'x-apollo-operation-name', 'apollo-require-preflight'] as const;

const headersOf = ({ headers }: IncomingMessage): HeaderMap => {
  const headerMap = new HeaderMap();
  for (const name of apolloHeaders) {
    const value = headers[name];
    const isKnown = name === 'accept' && chosenTypes.has(value?.toString() ?? '');
    if (value !== undefined && !isKnown) headerMap.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headerMap;
};

/**
 * The content type that Apollo chose for each `Accept` header. Apollo would parse the header twice for each request,
 * which takes 8 of the 21 µs that Apollo needs for a request. A header that is a key of this cache is not passed to
 * Apollo again.
 */
const chosenTypes = new Map<string, string>();
const maxTypes = 100;
const maxAcceptLength = 500;

/** Sets the cached content type for the client's `Accept`, or caches the one that Apollo has just chosen. */
const setType = (headers: HeaderMap, accept = ''): void => {
  const cached = chosenTypes.get(accept);
  if (cached !== undefined) return void headers.set('content-type', cached);
  const chosen = headers.get('content-type');
  if (chosen === undefined || accept.length > maxAcceptLength || chosenTypes.size >= maxTypes) return;
  chosenTypes.set(accept, chosen);
};
