import type { IncomingMessage, ServerResponse } from 'node:http';
import { isMet } from '../kernel/access/access-plan.ts';
import type { Visitor } from '../kernel/access/caller.ts';
import type { AccessRule } from '../kernel/access/directives.ts';
import { describeFailure, typedError } from '../kernel/errors.ts';
import type { JsonAnswer } from '../kernel/json-answer.ts';
import type { Rest } from '../kernel/rest/rest.ts';
import { mapTexts } from './map.texts.ts';

/** Who may have tiles of the base map, and who those of everything above it. */
export interface MapRules {
  base: AccessRule;
  layers: AccessRule;
}

export interface MapTools {
  rest: Rest;
  rules: MapRules;
  /** Hears of every failure that the caller cannot be blamed for. */
  report: (error: unknown, traceId: string) => void;
}

/** Answers a request below /map; null if the answer has already been written. */
export type ServeMap = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  visitor: Visitor,
) => Promise<JsonAnswer | null>;

/** Tiles and pictures of maps, each from the one path of the REST service that it stands for. */
export const createMap =
  ({ rest, rules, report }: MapTools): ServeMap =>
  async (request, response, url, visitor) => {
    try {
      const source = request.method === 'GET' ? findSource(url.pathname) : null;
      if (!source) throw typedError('NOT_FOUND', { message: mapTexts.unknown });
      if (!isMet(rules[source.rule], visitor.caller)) throw typedError('FORBIDDEN', { message: mapTexts.notAllowed });
      const query = Object.fromEntries(source.takesQuery ? url.searchParams : []);
      const { 'if-none-match': known, 'accept-encoding': coding } = request.headers;
      const headers = {
        ...(known && { 'if-none-match': known }),
        ...(coding && { 'accept-encoding': String(coding) }),
      };
      const answer = await rest.as(visitor.caller, visitor.traceId).bytes(source.path, query, headers);
      response.writeHead(answer.status, {
        ...handedOn(answer.headers),
        ...ownHeaders,
        ...(answer.status === 200 && { 'content-length': answer.body.length }),
      });
      response.end(answer.body);
      return null;
    } catch (error) {
      const { status, body } = describeFailure(error, visitor.traceId);
      if (status >= 500) report(error, visitor.traceId);
      return { status, json: body };
    }
  };

interface Source {
  path: string;
  takesQuery: boolean;
  rule: keyof MapRules;
}

const number = String.raw`\d{1,7}`;
const tile = new RegExp(
  `^/map/tiles/(base|pipes|valves|src_lines_w|addresses|meters)(/${number}/${number}/${number})$`,
);
const sourceTile = new RegExp(`^/map/sources/([^/]{1,600})(/${number}/${number}/${number})$`);
const mapServer = /^\/map\/layers\/([^/]{1,600})$/;

const findSource = (path: string): Source | null => {
  const [, layer, place] = tile.exec(path) ?? [];
  if (layer !== undefined) {
    const rule = layer === 'base' ? 'base' : 'layers';
    return { path: `/struma/tiles/${layer}${place}`, takesQuery: false, rule };
  }
  if (path === '/map/wms') return { path: '/wms', takesQuery: true, rule: 'layers' };
  const [, source, part] = sourceTile.exec(path) ?? [];
  if (isName(source)) return { path: `/struma/sources/${source}${part}`, takesQuery: false, rule: 'layers' };
  const [, server] = mapServer.exec(path) ?? [];
  return isName(server) ? { path: `/struma/layers/${server}`, takesQuery: true, rule: 'layers' } : null;
};

/** Nothing that would be another path once somebody decodes it. */
const isName = (text: string | undefined): text is string => {
  if (text === undefined) return false;
  try {
    return !/[/\\]|^\.{1,2}$/.test(decodeURIComponent(text));
  } catch {
    return false;
  }
};

const ownHeaders = {
  'cache-control': 'private, no-cache',
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
};

const handedOn = (headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> =>
  Object.fromEntries(
    ['content-type', 'content-encoding', 'etag', 'vary'].flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
