import type { MapGeoJSONFeature, MapLibreMap, PointLike } from 'maplibre-gl';
import { centreOf } from '../map-context.ts';
import type { MapItemFragment } from '../map.generated.ts';
import { texts } from '../map.texts.ts';
import type { FeatureRef } from '../style/network-style.ts';
import { metresBetween, type Place } from '../picker/place.ts';

/** A feature that the map shows and that can be chosen. */
export interface ShownFeature extends FeatureRef {
  source: string;
  tags: Readonly<Record<string, unknown>>;
  place: Place;
}

/** How far a pointer may miss a line, in pixels. */
const reach = 5;

/** Ids of the drawn layers whose features can be chosen. */
const selectableLayers = (map: MapLibreMap, items: readonly MapItemFragment[]): string[] =>
  items
    .filter(({ isSelectable, sourceLayer }) => isSelectable || sourceLayer === 'pipes')
    .map(({ layerName }) => layerName)
    .filter((id) => map.getLayer(id) !== undefined);

/** The feature under a pointer: points before lines, as they are drawn. */
export const featureAt = (
  map: MapLibreMap,
  items: readonly MapItemFragment[],
  { x, y }: { x: number; y: number },
): ShownFeature | null => {
  const box: [PointLike, PointLike] = [
    [x - reach, y - reach],
    [x + reach, y + reach],
  ];
  const found = map.queryRenderedFeatures(box, { layers: selectableLayers(map, items) }).flatMap(readFeature);
  return found.find(({ sourceLayer }) => sourceLayer !== 'pipes') ?? found[0] ?? null;
};

/** Every feature in view once, the nearest to the middle first. */
export const featuresInView = (map: MapLibreMap, items: readonly MapItemFragment[]): ShownFeature[] => {
  const found = new Map(
    map
      .queryRenderedFeatures({ layers: selectableLayers(map, items) })
      .flatMap(readFeature)
      .map((feature) => [`${feature.sourceLayer} ${feature.id}`, feature]),
  );
  const middle = centreOf(map);
  return [...found.values()].sort(
    (one, other) => metresBetween(middle, one.place) - metresBetween(middle, other.place),
  );
};

const readFeature = ({ id, source, sourceLayer, properties, geometry }: MapGeoJSONFeature): ShownFeature[] => {
  const place = placeOf(geometry);
  if (typeof id !== 'number' || sourceLayer === undefined || !place) return [];
  return [{ id, source, sourceLayer, tags: properties, place }];
};

/** The point, or the point in the middle of a line. */
const placeOf = (geometry: GeoJSON.Geometry): Place | null => {
  if (geometry.type === 'Point') return toPlace(geometry.coordinates);
  if (geometry.type === 'LineString') return middleOf(geometry.coordinates);
  if (geometry.type === 'MultiLineString') return middleOf(geometry.coordinates[0] ?? []);
  return null;
};

const middleOf = (points: GeoJSON.Position[]): Place | null => {
  const half = Math.floor((points.length - 1) / 2);
  const [one, other] = [points[half], points[Math.min(half + 1, points.length - 1)]];
  if (!one || !other) return null;
  return toPlace([((one[0] ?? 0) + (other[0] ?? 0)) / 2, ((one[1] ?? 0) + (other[1] ?? 0)) / 2]);
};

const toPlace = ([longitude = 0, latitude = 0]: GeoJSON.Position): Place => ({ latitude, longitude });

const kinds: Readonly<Record<string, string>> = {
  pipes: texts.pipe,
  src_lines_w: texts.svo,
  meters: texts.meter,
};

export const kindOf = ({ sourceLayer }: FeatureRef): string => kinds[sourceLayer] ?? texts.feature;

export const nameOf = (feature: FeatureRef): string => `${kindOf(feature)} ${feature.id}`;

export const isSameFeature = (one: FeatureRef | null, other: FeatureRef | null): boolean =>
  one?.id === other?.id && one?.sourceLayer === other?.sourceLayer;
