import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccessRule } from '../kernel/access/directives.ts';
import { typedError } from '../kernel/errors.ts';
import { requireAuthenticated } from '../kernel/http/http-failure.ts';
import type { Routes } from '../kernel/http/server.ts';
import { createTurns, type TakeTurn } from '../kernel/limits/turns.ts';
import type { Rest } from '../kernel/rest/rest.ts';
import { mapTexts } from './map.texts.ts';

/** The access rules of map tiles: one for the base map, and one for all other layers. */
export interface MapRules {
  base: AccessRule;
  layers: AccessRule;
}

type MapRequest = FastifyRequest<{ Params: Record<string, string>; Querystring: URLSearchParams }>;

interface MapSource {
  url: string;
  rule: keyof MapRules;
  /** The REST path of the route. */
  path: (parameters: Record<string, string>) => string;
  /** If true, the query string is forwarded. */
  takesQuery?: boolean;
}

const tilePattern = [':z', ':x', ':y'].map((name) => String.raw`${name}(^\d{1,7}$)`).join('/');

const sources: readonly MapSource[] = [
  { url: `/map/tiles/base/${tilePattern}`, rule: 'base', path: (at) => `/struma/tiles/base/${placeOf(at)}` },
  {
    url: `/map/tiles/:layer(^(?:pipes|valves|src_lines_w|addresses|meters)$)/${tilePattern}`,
    rule: 'layers',
    path: (at) => `/struma/tiles/${at['layer']}/${placeOf(at)}`,
  },
  { url: '/map/wms', rule: 'layers', path: () => '/wms', takesQuery: true },
  {
    url: `/map/sources/:source/${tilePattern}`,
    rule: 'layers',
    path: (at) => `/struma/sources/${nameOf(at['source'])}/${placeOf(at)}`,
  },
  {
    url: '/map/layers/:server',
    rule: 'layers',
    path: ({ server }) => `/struma/layers/${nameOf(server)}`,
    takesQuery: true,
  },
];

/** Adds the routes of map tiles and map images. */
export const createMapRoutes =
  (rest: Rest, rules: MapRules): Routes =>
  async (server) => {
    const takeTurn = createTurns();
    for (const { url, rule, path, takesQuery = false } of sources)
      server.get(url, { config: { rules: { access: rules[rule], rateLimit: 'tile' } } }, (request: MapRequest, reply) =>
        sendBytes({ rest, takeTurn }, request, reply, { path: path(request.params), takesQuery }),
      );
    server.all('/map/*', { config: { rules: { access: 'signed-in', rateLimit: 'tile' } } }, () => {
      throw notFound();
    });
  };

const sendBytes = async (
  { rest, takeTurn }: { rest: Rest; takeTurn: TakeTurn },
  request: MapRequest,
  reply: FastifyReply,
  { path, takesQuery }: { path: string; takesQuery: boolean },
): Promise<FastifyReply> => {
  const { principal, traceId } = requireAuthenticated(request);
  const query = Object.fromEntries(takesQuery ? request.query : []);
  const { 'if-none-match': etag, 'accept-encoding': coding } = request.headers;
  const headers = { ...(etag && { 'if-none-match': etag }), ...(coding && { 'accept-encoding': String(coding) }) };
  const turn = { subject: principal.subject, kind: 'tile', response: reply.raw } as const;
  const received = await takeTurn(turn, () => rest.as(principal, traceId).bytes(path, query, headers));
  // The client has disconnected.
  if (!received) return reply.send();
  const { status, body } = received;
  reply.code(status).headers({ ...forwarded(received.headers), ...gatewayHeaders });
  return status === 304 ? reply.send() : reply.send(body);
};

const placeOf = ({ z, x, y }: Record<string, string>): string => `${z}/${x}/${y}`;

/** Encodes a name for a path. Throws NOT_FOUND for a name that would change the path, such as '..'. */
const nameOf = (name = ''): string => {
  if (/[/\\\0]|^\.{0,2}$/.test(name)) throw notFound();
  return encodeURIComponent(name);
};

const notFound = (): Error => typedError('NOT_FOUND', { message: mapTexts.unknown });

const gatewayHeaders = {
  'cache-control': 'private, no-cache',
  'content-security-policy': "sandbox; default-src 'none'",
};

const forwarded = (headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> =>
  Object.fromEntries(
    ['content-type', 'content-encoding', 'etag', 'vary'].flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
