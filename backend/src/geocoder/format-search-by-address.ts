import type { GeoHit } from './geo-hit.ts';

/**
 * MP-9: formats the response of `SearchByAddress` like the warehouse: two JSON texts with the same places, one in
 * Google's format and one in HERE's. Each client reads the format that it supports.
 */
export const formatSearchByAddress = (hits: readonly GeoHit[]): [string, string] => [
  JSON.stringify({
    results: hits.map(({ id, label, latitude, longitude }) => ({
      place_id: String(id),
      formatted_address: label,
      geometry: { location: { lat: latitude, lng: longitude } },
    })),
    status: hits.length > 0 ? 'OK' : 'ZERO_RESULTS',
  }),
  JSON.stringify({
    items: hits.map(({ id, label, latitude, longitude, precision }) => ({
      id: String(id),
      title: label,
      resultType: precision === 'STREET' ? 'street' : 'houseNumber',
      address: { label },
      position: { lat: latitude, lng: longitude },
    })),
  }),
];
