import type { IncomingMessage, ServerResponse } from 'node:http';
import { HeaderMap } from '@apollo/server';
import type { ApolloServer, HTTPGraphQLRequest, HTTPGraphQLResponse } from '@apollo/server';
import type { ErrorCode } from '../kernel/schema-types.generated.ts';
import type { Caller } from '../kernel/access/caller.ts';
import { codeOf, statusOf } from '../kernel/errors.ts';
import { errorTexts, inputTexts } from '../kernel/errors.texts.ts';
import { knownDocuments } from '@struma/schema/known-documents.ts';
import { createDocumentCheck } from '../kernel/limits/document-check.ts';
import type { Limits } from '../kernel/limits/limits.ts';
import { traceHeader } from '@struma/shared/trace-id.ts';
import { AnswerBody } from './execution/response-body.ts';
import { bytesOf } from './execution/response-bytes.ts';
import type { AnswerNotes, ApolloContext } from './execution/finish-responses.ts';
import { hasFreeDocuments } from './free-documents.ts';
import { acceptedCoding } from './http/accepted-coding.ts';
import type { Coding } from './http/accepted-coding.ts';
import { readJsonBody } from './request-body.ts';

interface GraphqlHttpSettings {
  limits: Limits;
  compressesAnswers: boolean;
}

type MakeContext = (caller: Caller, traceId: string) => ApolloContext;

export type Handle = (
  request: IncomingMessage,
  response: ServerResponse,
  caller: Caller | null,
  traceId: string,
) => Promise<void>;

/** Serves /graphql on node:http, without the frameworks that Apollo is usually mounted with. */
export const serveGraphql = (
  apollo: ApolloServer<ApolloContext>,
  makeContext: MakeContext,
  { limits, compressesAnswers }: GraphqlHttpSettings,
): Handle => {
  const checkDocument = createDocumentCheck(knownDocuments, limits.tokens);
  return async (request, response, caller, traceId) => {
    response.setHeader(traceHeader, traceId);
    response.setHeader('cache-control', 'no-store');
    if (compressesAnswers) response.setHeader('vary', 'accept-encoding');
    if (!caller) return refuse(response, 401, 'UNAUTHENTICATED', traceId);
    if (request.method !== 'POST' && !mayGet(request, caller)) {
      response.setHeader('allow', 'POST');
      return refuse(response, 405, 'BAD_REQUEST', traceId);
    }
    const asked = request.method === 'GET' ? readAddress(request) : await readPosted(request, limits.bodyBytes);
    if (asked.kind === 'too large') {
      // The rest of the body is not read: the connection cannot serve another request.
      response.setHeader('connection', 'close');
      return refuse(response, 413, 'BAD_REQUEST', traceId, inputTexts.bodyTooLarge);
    }
    if (asked.kind === 'malformed') return refuse(response, 400, 'BAD_REQUEST', traceId);
    const refusal = asked.query === null ? null : checkDocument(asked.query, hasFreeDocuments(caller, limits));
    if (refusal) {
      const { message, extensions } = refusal;
      const status = statusOf(codeOf(refusal) ?? 'DOCUMENT_NOT_ALLOWED');
      return refuseWith(response, status, { message, extensions: { ...extensions, traceId } });
    }
    const context = makeContext(caller, traceId);
    const answer = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: asked.head,
      context: () => Promise.resolve(context),
    });
    const status = answer.status ?? 200;
    // What Apollo refuses by itself, it refuses in English: a body of another form, a type that a page could send.
    if (!context.answer.isFinished || status === 406)
      return refuse(response, status, status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR', traceId);
    setType(answer.headers, request.headers.accept);
    const coding = compressesAnswers ? acceptedCoding(request.headers['accept-encoding']?.toString()) : null;
    await write(response, answer, context.answer, coding);
  };
};

/** Everybody may POST. GET is for programs: what a browser sends by itself, with a cookie, must not reach GraphQL. */
const mayGet = ({ method }: IncomingMessage, { cookieSession }: Caller): boolean => method === 'GET' && !cookieSession;

type Asked =
  /** `query` is null where it is no text: Apollo refuses that. */
  { kind: 'asked'; head: HTTPGraphQLRequest; query: string | null } | { kind: 'too large' } | { kind: 'malformed' };

const readPosted = async (request: IncomingMessage, limit: number): Promise<Asked> => {
  const body = await readJsonBody(request, limit);
  if (body.kind !== 'json') return body;
  const head = { method: 'POST', headers: headersOf(request), search: '', body: body.value };
  const { query } = Object(body.value) as { query?: unknown };
  return { kind: 'asked', head, query: typeof query === 'string' ? query : null };
};

const readAddress = (request: IncomingMessage): Asked => {
  const address = request.url ?? '';
  const parameters = address.includes('?') ? address.slice(address.indexOf('?') + 1) : '';
  const headers = headersOf(request);
  // The caller's bearer has shown already that no page of another site sent this.
  headers.set('apollo-require-preflight', 'true');
  const head = { method: 'GET', headers, search: `?${parameters}`, body: undefined };
  return { kind: 'asked', head, query: new URLSearchParams(parameters).get('query') };
};

const refuse = (
  response: ServerResponse,
  status: number,
  code: ErrorCode,
  traceId: string,
  message: string = errorTexts[code],
): void => refuseWith(response, status, { message, extensions: { code, traceId } });

const refuseWith = (response: ServerResponse, status: number, error: object): void => {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ errors: [error] }));
};

/** Apollo reads no other headers. The last two prove that no page of another site sent the request. */
const apolloHeaders = ['accept', 'content-type', 'x-apollo-operation-name', 'apollo-require-preflight'] as const;

const headersOf = ({ headers }: IncomingMessage): HeaderMap => {
  const read = new HeaderMap();
  for (const name of apolloHeaders) {
    const value = headers[name];
    const isKnown = name === 'accept' && chosenTypes.has(value?.toString() ?? '');
    if (value !== undefined && !isKnown) read.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return read;
};

/**
 * The content type that Apollo chose for an `Accept` header. Apollo parses the header twice on each request, 8 of 21 µs:
 * it gets each header only once.
 */
const chosenTypes = new Map<string, string>();
const mostTypes = 100;
const longestAccept = 500;

/** Gives an answer its type: the one that Apollo chose when it got the caller's `Accept`. */
const setType = (headers: HeaderMap, accept = ''): void => {
  const known = chosenTypes.get(accept);
  if (known !== undefined) return void headers.set('content-type', known);
  const chosen = headers.get('content-type');
  if (chosen === undefined || accept.length > longestAccept || chosenTypes.size >= mostTypes) return;
  chosenTypes.set(accept, chosen);
};

/** Below so many bytes a coding saves no packet worth naming. */
const leastCoded = 2048;

const write = async (
  response: ServerResponse,
  { status, headers, body }: HTTPGraphQLResponse,
  { code, remembered, remember }: AnswerNotes,
  accepted: Coding | null,
): Promise<void> => {
  const whole = remembered ?? new AnswerBody(bytesOf(body.kind === 'complete' ? body.string : ''));
  const sizeBefore = remembered?.size;
  const coding = whole.plain.length < leastCoded || response.destroyed ? null : accepted;
  const coded = coding && (await whole.coded(coding));
  if (whole.size !== sizeBefore) remember?.(whole);
  for (const [name, value] of headers) response.setHeader(name, value);
  response.setHeader('cache-control', 'no-store');
  if (coding && coded) response.setHeader('content-encoding', coding);
  const bytes = coded ?? whole.plain;
  response.setHeader('content-length', bytes.length);
  // Plain JSON is what older clients ask for: they take every other status for a broken connection.
  const isPlain = headers.get('content-type')?.startsWith('application/json') === true;
  const isWellFormed = code !== null && code !== 'BAD_REQUEST' && code !== 'UNAUTHENTICATED';
  response.statusCode = isPlain && isWellFormed ? 200 : (status ?? 200);
  response.end(bytes);
};
