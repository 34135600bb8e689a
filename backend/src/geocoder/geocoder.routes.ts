import { Type } from 'typebox';
import type { Database } from '../kernel/database/database.ts';
import type { Server } from '../kernel/http/http.ts';
import { mapAccess } from '../kernel/access/access-rules.ts';
import { ExternalHostFailure, type ExternalHttp } from '../kernel/http/external-http.ts';
import { responsesOf } from '../kernel/http/schema.ts';
import { formatNominatim, nothingNear } from './nominatim.ts';
import { createExternalNominatim } from './external-nominatim.ts';
import { createBuiltInGeocoder } from './built-in-geocoder.ts';
import {
  NominatimPlace,
  ReverseQuery,
  SearchByAddressQuery,
  SearchQuery,
  SearchByAddressResult,
} from './geocoder.schemas.ts';
import { formatSearchByAddress } from './format-search-by-address.ts';

export interface GeocoderServices {
  database: Database;
  externalHttp: ExternalHttp;
  map: {
    /** Base URL of an external Nominatim. */
    geocoderUrl: string | undefined;
    /** Base URL of an external warehouse. */
    warehouseUrl: string | undefined;
  };
}

const maxHits = 20;

/**
 * Adds Nominatim's /search and /reverse and the warehouse's SearchByAddress. The routes search the utility's addresses,
 * or call an external host if the settings name one.
 */
export const addRoutes = (server: Server, { database, externalHttp, map }: GeocoderServices): void => {
  const ownGeocoder = createBuiltInGeocoder(database);
  const nominatim = map.geocoderUrl === undefined ? null : createExternalNominatim(externalHttp, map.geocoderUrl);
  const config = { access: mapAccess };
  server.get(
    '/reverse',
    { config, schema: { tags: ['additions'], querystring: ReverseQuery, response: responsesOf(NominatimPlace) } },
    async ({ query: { lat, lon, format }, signal }) => {
      // Five decimals are about one metre: places within a metre share a cached response.
      if (nominatim) return nominatim.request('/reverse', { lat: lat.toFixed(5), lon: lon.toFixed(5), format }, signal);
      const hit = await ownGeocoder.reverse({ latitude: lat, longitude: lon });
      return hit ? formatNominatim(hit, format) : nothingNear;
    },
  );
  server.get(
    '/search',
    {
      config,
      schema: { tags: ['additions'], querystring: SearchQuery, response: responsesOf(Type.Array(NominatimPlace)) },
    },
    async ({ query: { q, limit, format }, signal }) => {
      if (nominatim) return asList(await nominatim.request('/search', { q, limit: String(limit), format }, signal));
      return (await ownGeocoder.search(q, limit)).map((hit) => formatNominatim(hit, format));
    },
  );
  server.get(
    '/warehouse/SearchByAddress',
    {
      config,
      schema: { tags: ['additions'], querystring: SearchByAddressQuery, response: responsesOf(SearchByAddressResult) },
    },
    async ({ query: { address = '' } }) => {
      if (map.warehouseUrl === undefined) return formatSearchByAddress(await ownGeocoder.search(address, maxHits));
      return requestWarehouse(externalHttp, map.warehouseUrl, address);
    },
  );
};

const requestWarehouse = async (externalHttp: ExternalHttp, base: string, address: string): Promise<string[]> => {
  const url = new URL(`${base}/SearchByAddress`);
  url.searchParams.set('address', address);
  const { status, body } = await externalHttp.get(url, { accept: 'application/json' });
  const answer = status === 200 ? readJson(body) : null;
  if (!Array.isArray(answer)) throw new ExternalHostFailure(`The warehouse returned status ${status} or no list.`);
  return answer.slice(0, 2).map((each) => (typeof each === 'string' ? each : JSON.stringify(each)));
};

const readJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
};

const asList = (answer: unknown): unknown[] => {
  if (!Array.isArray(answer)) throw new ExternalHostFailure('The geocoder returned no list.');
  return answer;
};
