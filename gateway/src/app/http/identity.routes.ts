import type { IncomingHttpHeaders } from 'node:http';
import replyFrom from '@fastify/reply-from';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { sendJson } from '../../kernel/http/json-response.ts';
import type { JsonResponse } from '../../kernel/http/json-response.ts';
import type { Routes } from '../../kernel/http/server.ts';
import { badRequest, unknownPath, wrongMethod } from './error-responses.ts';
import { addressOf } from './client-network.ts';
import { httpTexts } from './http.texts.ts';

export type IdentitySettings = { identityProxy: string; publicUrl: string };

const timeoutMs = 30_000;

/** Maximum size in bytes. A body is held in memory; sign-in forms are short. */
const bodyLimit = 64 * 1024;

/**
 * Forwards /realms to the embedded identity provider, which shares the gateway's origin, so that the cookies and pages
 * of the provider are first-party.
 *
 * Request smuggling: no byte of a body may become the start of another user's request. Only POST has a body; it is read
 * completely and sent with its length, and each request has its own connection to the provider.
 */
export const identityRoutes =
  (settings: IdentitySettings, log: Logger): Routes =>
  async (server) => {
    await server.register(replyFrom, {
      base: settings.identityProxy,
      // Without keep-alive each request has its own connection.
      undici: { pipelining: 0, headersTimeout: timeoutMs, bodyTimeout: timeoutMs },
      disableCache: true,
      disableRequestLogging: true,
      destroyAgent: true,
    });
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
    const forward = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
      const { pathname, search } = new URL(settings.identityProxy + request.raw.url);
      // The rate limit belongs to the path as sent. A path such as `resources/../` would have the limit of styles.
      const isAsSent = request.raw.url?.split('?', 1)[0] === pathname;
      if (!isAsSent || !pathname.startsWith('/realms/')) return sendJson(reply, unknownPath);
      return reply.from(pathname, {
        queryString: () => search.slice(1),
        ...(request.raw.method === 'POST' && {
          body: request.body ?? Buffer.alloc(0),
          contentType: request.headers['content-type'] ?? 'application/octet-stream',
        }),
        rewriteRequestHeaders: (_request, headers) => forwardedHeaders(request, headers, settings),
        rewriteHeaders: withoutHopByHop,
        retryDelay: () => null,
        onError: (_reply, { error }) => {
          const { cause } = error as { cause?: { code?: string } };
          log.warn({ code: cause?.code, traceId: request.id }, 'Identity provider request failed');
          sendJson(reply, { status: 502, json: { code: 'UPSTREAM_FAILED', message: httpTexts.providerDown } });
        },
      });
    };
    const route = { onRequest: rejectUnexpectedRequests, handler: forward };
    server.all('/realms/*', { ...route, config: { rules: { access: 'public', rateLimit: 'sign-in' } } });
    // Styles and images of the provider's pages.
    server.all('/realms/:realm/resources/*', {
      ...route,
      config: { rules: { access: 'public', rateLimit: 'static' } },
    });
  };

/**
 * Allows POST, and GET and HEAD without a body. The body of a rejected request stays unread, so the connection cannot
 * be used again.
 */
const rejectUnexpectedRequests = async (
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> => {
  const rejection = rejectionOf(request);
  return rejection
    ? sendJson(reply, { ...rejection, headers: { ...rejection.headers, connection: 'close' } })
    : undefined;
};

const rejectionOf = ({ raw: { method, headers } }: FastifyRequest): JsonResponse | null => {
  if (method === 'POST') return null;
  if (method !== 'GET' && method !== 'HEAD') return wrongMethod('GET, HEAD, POST');
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;
  return hasBody ? badRequest(httpTexts.unexpectedBody) : null;
};

const hopByHop = new Set(['connection', 'expect', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade']);

const withoutHopByHop = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !name.startsWith('proxy-')));

const forwardedHeaders = (
  request: FastifyRequest,
  headers: IncomingHttpHeaders,
  { publicUrl }: IdentitySettings,
): IncomingHttpHeaders => {
  const { host, protocol } = new URL(publicUrl);
  return {
    ...withoutHopByHop(headers),
    host,
    cookie: withoutGatewayCookies(headers.cookie),
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-forwarded-for': addressOf(request),
  };
};

/** Removes the gateway's cookies, because the provider must not receive the sealed session. */
const withoutGatewayCookies = (header = ''): string =>
  header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => !/^(__Host-Http-)?struma[-.=]/.test(pair))
    .join('; ');
