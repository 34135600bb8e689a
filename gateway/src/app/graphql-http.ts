import type { IncomingMessage, ServerResponse } from 'node:http';
import { HeaderMap } from '@apollo/server';
import type { ApolloServer, HTTPGraphQLResponse } from '@apollo/server';
import type { ErrorCode } from '@struma/schema/resolvers.ts';
import type { Caller } from '../kernel/caller.ts';
import { errorTexts, inputTexts } from '../kernel/errors.texts.ts';
import { limits } from '../kernel/limits.ts';
import { traceHeader } from '../kernel/trace.ts';
import type { ApolloContext } from './finish-answers.ts';
import { readJsonBody } from './request-body.ts';

type MakeContext = (caller: Caller, traceId: string) => ApolloContext;

export type Handle = (
  request: IncomingMessage,
  response: ServerResponse,
  caller: Caller | null,
  traceId: string,
) => Promise<void>;

/** Serves POST /graphql on node:http, without the frameworks that Apollo is usually mounted with. */
export const serveGraphql =
  (apollo: ApolloServer<ApolloContext>, makeContext: MakeContext): Handle =>
  async (request, response, caller, traceId) => {
    response.setHeader(traceHeader, traceId);
    response.setHeader('cache-control', 'no-store');
    if (!caller) return refuse(response, 401, 'UNAUTHENTICATED', traceId);
    if (request.method !== 'POST') {
      response.setHeader('allow', 'POST');
      return refuse(response, 405, 'BAD_REQUEST', traceId);
    }
    const body = await readJsonBody(request, limits.bodyBytes);
    if (body.kind === 'too large') {
      // The rest of the body is not read: the connection cannot serve another request.
      response.setHeader('connection', 'close');
      return refuse(response, 413, 'BAD_REQUEST', traceId, inputTexts.bodyTooLarge);
    }
    if (body.kind === 'malformed') return refuse(response, 400, 'BAD_REQUEST', traceId);
    const context = makeContext(caller, traceId);
    const head = { method: 'POST', headers: headersOf(request), search: '', body: body.value };
    const answer = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: head,
      context: () => Promise.resolve(context),
    });
    const status = answer.status ?? 200;
    // What Apollo refuses by itself, it refuses in English: a body of another form, a type that a page could send.
    if (!context.answer.isFinished || status === 406)
      return refuse(response, status, status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR', traceId);
    write(response, answer, context.answer.code);
  };

const refuse = (
  response: ServerResponse,
  status: number,
  code: ErrorCode,
  traceId: string,
  message: string = errorTexts[code],
): void => {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ errors: [{ message, extensions: { code, traceId } }] }));
};

const headersOf = (request: IncomingMessage): HeaderMap => {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  return headers;
};

const write = (response: ServerResponse, { status, headers, body }: HTTPGraphQLResponse, code: string | null): void => {
  const text = body.kind === 'complete' ? body.string : '';
  for (const [name, value] of headers) response.setHeader(name, value);
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-length', Buffer.byteLength(text));
  // Plain JSON is what older clients ask for: they take every other status for a broken connection.
  const isPlain = headers.get('content-type')?.startsWith('application/json') === true;
  const isWellFormed = code !== null && code !== 'BAD_REQUEST' && code !== 'UNAUTHENTICATED';
  response.statusCode = isPlain && isWellFormed ? 200 : (status ?? 200);
  response.end(text);
};
