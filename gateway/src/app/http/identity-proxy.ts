import { request as ask } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { JsonAnswer } from '../../kernel/json-answer.ts';
import { readBytes } from '../../kernel/rest/read-bytes.ts';
import { createClientAddress } from './client-address.ts';
import type { ClientAddress } from './client-address.ts';
import { httpTexts } from './http.texts.ts';
import { send } from './send.ts';

export type IdentityProxy = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;

type ProxySettings = { identityProxy: string; publicUrl: string; trustedProxies: readonly string[] };

const timeoutMs = 30_000;

/** Sign-in forms are short; the limit keeps a body in memory small. */
const bodyLimitBytes = 64 * 1024;

/**
 * The embedded provider lives behind our own origin, so that its cookies and its pages are first-party.
 *
 * Request smuggling: no byte of a body may become the start of another person's request. Only POST has a body, it is
 * read whole and sent with its length, and each request has its own connection to the provider.
 */
export const createIdentityProxy = (settings: ProxySettings): IdentityProxy => {
  const inner = new URL(settings.identityProxy);
  const addressOf = createClientAddress(settings.trustedProxies);
  return async (request, response, url) => {
    const rejection = rejectionOf(request);
    if (rejection) return reject(request, response, rejection);
    const body = request.method === 'POST' ? await readBytes(request, bodyLimitBytes) : emptyBody;
    if (!body) return reject(request, response, tooLarge);
    const answer = await new Promise<IncomingMessage>((resolve, fail) => {
      const outgoing = ask(
        {
          agent: false,
          hostname: inner.hostname.replace(/^\[(.*)\]$/, '$1'),
          port: inner.port,
          method: request.method,
          path: url.pathname + url.search,
          headers: forwardedHeaders(request, settings, addressOf, body.length),
          timeout: timeoutMs,
        },
        resolve,
      );
      outgoing.once('timeout', () => outgoing.destroy(new Error('The identity provider did not answer in time')));
      outgoing.once('error', fail);
      response.once('close', () => outgoing.destroy());
      outgoing.end(body);
    });
    response.writeHead(answer.statusCode ?? 502, withoutHopByHop(answer.headers));
    await pipeline(answer, response);
  };
};

const emptyBody = Buffer.alloc(0);
const tooLarge: JsonAnswer = { status: 413, json: { code: 'BAD_REQUEST', message: httpTexts.formTooLarge } };
const unexpectedBody: JsonAnswer = { status: 400, json: { code: 'BAD_REQUEST', message: httpTexts.unexpectedBody } };
const wrongMethod: JsonAnswer = {
  status: 405,
  headers: { allow: 'GET, HEAD, POST' },
  json: { code: 'BAD_REQUEST', message: httpTexts.wrongMethod },
};

const rejectionOf = ({ method = '', headers }: IncomingMessage): JsonAnswer | null => {
  if (method === 'POST') return null;
  if (method !== 'GET' && method !== 'HEAD') return wrongMethod;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;
  return hasBody ? unexpectedBody : null;
};

/** The rest of the body stays unread, so the connection cannot be used again. */
const reject = (request: IncomingMessage, response: ServerResponse, answer: JsonAnswer): void =>
  send(request, response, { ...answer, headers: { ...answer.headers, connection: 'close' } });

const hopByHop = new Set(['connection', 'expect', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade']);

const withoutHopByHop = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !name.startsWith('proxy-')));

const forwardedHeaders = (
  request: IncomingMessage,
  settings: ProxySettings,
  addressOf: ClientAddress,
  bodyLength: number,
): OutgoingHttpHeaders => {
  const { host, protocol } = new URL(settings.publicUrl);
  return {
    ...withoutHopByHop(request.headers),
    'content-length': String(bodyLength),
    connection: 'close',
    host,
    cookie: withoutOwnCookies(request.headers.cookie),
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-forwarded-for': addressOf(request),
  };
};

/** The sealed session is the gateway's alone. */
const withoutOwnCookies = (header: string | undefined): string =>
  (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => !/^(__Host-Http-)?struma[-.=]/.test(pair))
    .join('; ');
