import type { GeoHit } from './geo-hit.ts';

/**
 * MP-9: the warehouse's answer, two JSON texts: places with a formatted address, and items with a title. Both hold the
 * same places, for callers that read either.
 */
export const writeSearchByAddress = (hits: readonly GeoHit[]): [string, string] => [
  JSON.stringify({
    results: hits.map(({ id, label, latitude, longitude }) => ({
      place_id: String(id),
      formatted_address: label,
      geometry: { location: { lat: latitude, lng: longitude } },
    })),
    status: hits.length > 0 ? 'OK' : 'ZERO_RESULTS',
  }),
  JSON.stringify({
    items: hits.map(({ id, label, latitude, longitude, quality }) => ({
      id: String(id),
      title: label,
      resultType: quality === 'STREET' ? 'street' : 'houseNumber',
      address: { label },
      position: { lat: latitude, lng: longitude },
    })),
  }),
];
