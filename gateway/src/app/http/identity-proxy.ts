import { request as ask } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createClientAddress } from './client-address.ts';
import type { ClientAddress } from './client-address.ts';

export type IdentityProxy = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;

type ProxySettings = { identityProxy: string; publicUrl: string; trustedProxies: readonly string[] };

const timeoutMs = 30_000;

/** The embedded provider lives behind our own origin, so that its cookies and its pages are first-party. */
export const createIdentityProxy = (settings: ProxySettings): IdentityProxy => {
  const inner = new URL(settings.identityProxy);
  const addressOf = createClientAddress(settings.trustedProxies);
  return async (request, response, url) => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const outgoing = ask(
        {
          hostname: inner.hostname.replace(/^\[(.*)\]$/, '$1'),
          port: inner.port,
          method: request.method,
          path: url.pathname + url.search,
          headers: forwardedHeaders(request, settings, addressOf),
          timeout: timeoutMs,
        },
        resolve,
      );
      outgoing.once('timeout', () => outgoing.destroy(new Error('The identity provider did not answer in time')));
      outgoing.once('error', reject);
      response.once('close', () => outgoing.destroy());
      request.pipe(outgoing);
    });
    response.writeHead(answer.statusCode ?? 502, withoutHopByHop(answer.headers));
    await pipeline(answer, response);
  };
};

const hopByHop = new Set(['connection', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade']);

const withoutHopByHop = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !name.startsWith('proxy-')));

const forwardedHeaders = (
  request: IncomingMessage,
  settings: ProxySettings,
  addressOf: ClientAddress,
): OutgoingHttpHeaders => {
  const { host, protocol } = new URL(settings.publicUrl);
  return {
    ...withoutHopByHop(request.headers),
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
