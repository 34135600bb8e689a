import type { FeatureRef } from '../map/style/network-style.ts';
import { largestZoom, type Place, smallestZoom, type View } from '../map/picker/place.ts';

/** What a meter's kind is called in the page's address: the layer that shows it. */
export type MeterLayer = 'residential' | 'public';

export interface MapAddress {
  /** Null: the address names none, or an impossible one. */
  view: View | null;
  isImpossible: boolean;
  layer: MeterLayer | null;
  /** Number of the meter that is marked. */
  id: number | null;
}

const defaultZoom = 14;

/** WM-11: reads `?zoom=18&lat=42.69833&lng=23.31994&layer=residential&id=1042`. */
export const readMapAddress = (search: URLSearchParams): MapAddress => {
  const center = placeOf(search);
  const zoom = zoomOf(search);
  const asked = search.has('lat') || search.has('lng');
  const layer = search.get('layer');
  const id = numberOf(search.get('id'));
  return {
    view: center && zoom !== null ? { center, zoom } : null,
    isImpossible: zoom === null || (asked && center === null),
    layer: layer === 'residential' || layer === 'public' ? layer : null,
    id: id !== null && Number.isSafeInteger(id) && id > 0 ? id : null,
  };
};

/** The same address with another view; layer and number stay. */
export const writeMapAddress = (search: URLSearchParams, { center, zoom }: View): URLSearchParams => {
  const next = new URLSearchParams(search);
  next.set('zoom', String(zoom));
  next.set('lat', String(center.latitude));
  next.set('lng', String(center.longitude));
  return next;
};

/** The meter that the address marks. */
export const chosenMeter = ({ id, layer }: MapAddress): FeatureRef | null =>
  id === null || layer === null ? null : { sourceLayer: 'meters', id };

const placeOf = (search: URLSearchParams): Place | null => {
  const latitude = numberOf(search.get('lat'));
  const longitude = numberOf(search.get('lng'));
  if (latitude === null || longitude === null) return null;
  // Beyond 85° the map ends.
  return Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
};

/** Null: the map has no such zoom. */
const zoomOf = (search: URLSearchParams): number | null => {
  if (!search.get('zoom')) return defaultZoom;
  const zoom = numberOf(search.get('zoom'));
  return zoom !== null && zoom >= smallestZoom && zoom <= largestZoom ? zoom : null;
};

const numberOf = (text: string | null): number | null => {
  if (text === null || text.trim() === '') return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
};
