import type { FeatureRef } from '../map/style/network-style.ts';
import { maxZoom, type Place, minZoom, type View } from '../map/picker/place.ts';

/** The name of a meter's layer in the URL. */
export type MeterLayer = 'residential' | 'public';

/** The parameters in the URL of the map. */
export interface MapUrl {
  /** Null if the place is absent in the URL, or if place or zoom is invalid. */
  view: View | null;
  /** True if place or zoom in the URL is invalid. */
  isInvalid: boolean;
  layer: MeterLayer | null;
  /** Id of the highlighted meter. */
  id: number | null;
  /** What the user has selected on the map. */
  selected: MapSelection | null;
}

/** A record, or a feature of the network. */
export type MapSelection = { kind: RecordKind; id: string } | { kind: 'feature'; feature: FeatureRef };

type RecordKind = (typeof recordKinds)[number];

const recordKinds = ['signal', 'breakdown'] as const;

const defaultZoom = 14;

/** WM-11: parses `?zoom=18&lat=42.69833&lng=23.31994&layer=residential&id=1042`. */
export const parseMapUrl = (search: URLSearchParams): MapUrl => {
  const center = parsePlace(search);
  const zoom = parseZoom(search);
  const hasPlace = search.has('lat') || search.has('lng');
  return {
    view: center && zoom !== null ? { center, zoom } : null,
    isInvalid: zoom === null || (hasPlace && center === null),
    layer: parseLayer(search.get('layer')),
    id: parseId(search.get('id')),
    selected: parseSelection(search.get('selected')),
  };
};

/** The same URL parameters with another view. All other parameters stay. */
export const writeMapUrl = (search: URLSearchParams, { center, zoom }: View): URLSearchParams => {
  const next = new URLSearchParams(search);
  next.set('zoom', String(zoom));
  next.set('lat', String(center.latitude));
  next.set('lng', String(center.longitude));
  return next;
};

/** The same URL parameters with another selection: `selected=signal.10482`, `selected=pipes.41376`. */
export const writeSelection = (search: URLSearchParams, selection: MapSelection | null): URLSearchParams => {
  const next = new URLSearchParams(search);
  if (!selection) next.delete('selected');
  else if (selection.kind === 'feature')
    next.set('selected', `${selection.feature.sourceLayer}.${selection.feature.id}`);
  else next.set('selected', `${selection.kind}.${selection.id}`);
  // `layer` and `id` select a meter in an older form of the URL: the new selection replaces them.
  for (const name of ['layer', 'id']) next.delete(name);
  return next;
};

/** The feature that the URL selects; null if none. */
export const findSelectedFeature = ({ id, layer, selected }: MapUrl): FeatureRef | null => {
  if (selected) return selected.kind === 'feature' ? selected.feature : null;
  return id === null || layer === null ? null : { sourceLayer: 'meters', id };
};

const parseSelection = (text: string | null): MapSelection | null => {
  const [, layer = '', number = ''] = /^(\w+)\.(\d+)$/.exec(text ?? '') ?? [];
  const id = parseId(number);
  if (id === null) return null;
  const kind = recordKinds.find((name) => name === layer);
  return kind ? { kind, id: number } : { kind: 'feature', feature: { sourceLayer: layer, id } };
};

const parsePlace = (search: URLSearchParams): Place | null => {
  const latitude = parseNumber(search.get('lat'));
  const longitude = parseNumber(search.get('lng'));
  if (latitude === null || longitude === null) return null;
  // The map's projection (Mercator) ends at a latitude of 85°.
  return Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
};

const parseLayer = (text: string | null): MeterLayer | null =>
  text === 'residential' || text === 'public' ? text : null;

const parseId = (text: string | null): number | null => {
  const id = parseNumber(text);
  return id !== null && Number.isSafeInteger(id) && id > 0 ? id : null;
};

/** The zoom of the URL, or the default if absent. Null if the zoom is not a number or out of range. */
const parseZoom = (search: URLSearchParams): number | null => {
  if (!search.get('zoom')) return defaultZoom;
  const zoom = parseNumber(search.get('zoom'));
  return zoom !== null && zoom >= minZoom && zoom <= maxZoom ? zoom : null;
};

const parseNumber = (text: string | null): number | null => {
  if (text === null || text.trim() === '') return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
};
