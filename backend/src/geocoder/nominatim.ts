import { addressTexts } from './geocoder.texts.ts';
import type { GeoHit, Precision } from './geo-hit.ts';

/** Formats a place like Nominatim: `jsonv2` has `category` where `json` has `class`. */
export const formatNominatim = (hit: GeoHit, format: 'json' | 'jsonv2'): object => {
  const { address, latitude, longitude, precision } = hit;
  const kind = format === 'jsonv2' ? 'category' : 'class';
  return {
    place_id: hit.id,
    licence: addressTexts.licence,
    lat: latitude.toFixed(7),
    lon: longitude.toFixed(7),
    display_name: `${hit.label}, ${addressTexts.country}`,
    [kind]: precision === 'STREET' ? 'highway' : 'place',
    type: precision === 'STREET' ? 'residential' : 'house',
    ...(format === 'jsonv2' && {
      addresstype: precision === 'STREET' ? 'road' : 'place',
      place_rank: ranks[precision],
      name: '',
    }),
    importance: importances[precision],
    address: {
      ...(address.number && precision !== 'STREET' && { house_number: address.number }),
      ...(address.street && { road: address.street }),
      town: address.town,
      county: address.district,
      ...(address.zip && { postcode: address.zip }),
      country: addressTexts.country,
      country_code: 'bg',
    },
    boundingbox: boxAround(latitude, longitude),
  };
};

/** Nominatim's response if no address is near. */
export const nothingNear = { error: 'Unable to geocode' };

const ranks: Record<Precision, number> = { ADDRESS: 30, BUILDING: 30, STREET: 26 };
const importances: Record<Precision, number> = { ADDRESS: 0.01, BUILDING: 0.01, STREET: 0.05 };

const boxAround = (latitude: number, longitude: number): string[] => {
  const reach = 0.00005;
  return [latitude - reach, latitude + reach, longitude - reach, longitude + reach].map((value) => value.toFixed(7));
};
