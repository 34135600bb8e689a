import type { MapGeoJSONFeature, MapLibreMap, PointLike } from 'maplibre-gl';
import { formatSvoNumber } from '@struma/shared/water-meters/svo-number.ts';
import { getCentre } from '../map-context.ts';
import type { MapItemFragment } from '../map.generated.ts';
import { texts } from '../map.texts.ts';
import type { FeatureRef } from '../style/network-style.ts';
import { metresBetween, type Place } from '../picker/place.ts';

/** A rendered feature that can be chosen. */
export interface ShownFeature extends FeatureRef {
  source: string;
  tags: Readonly<Record<string, unknown>>;
  place: Place;
}

/** Pixels around the pointer in which a feature counts as hit. */
const hitTolerance = 5;

/** Ids of the rendered layers whose features can be chosen. */
const findSelectableLayers = (map: MapLibreMap, items: readonly MapItemFragment[]): string[] =>
  items
    .filter(({ isSelectable, sourceLayer }) => isSelectable || sourceLayer === 'pipes')
    .map(({ layerName }) => layerName)
    .filter((id) => map.getLayer(id) !== undefined);

/** The feature under the pointer. Pipes have the lowest precedence, because they are drawn below other features. */
export const findFeatureAt = (
  map: MapLibreMap,
  items: readonly MapItemFragment[],
  { x, y }: { x: number; y: number },
): ShownFeature | null => {
  const box: [PointLike, PointLike] = [
    [x - hitTolerance, y - hitTolerance],
    [x + hitTolerance, y + hitTolerance],
  ];
  const found = map.queryRenderedFeatures(box, { layers: findSelectableLayers(map, items) }).flatMap(toShownFeature);
  return found.find(({ sourceLayer }) => sourceLayer !== 'pipes') ?? found[0] ?? null;
};

/** Each feature in view once, nearest to the map's centre first. */
export const getFeaturesInView = (map: MapLibreMap, items: readonly MapItemFragment[]): ShownFeature[] => {
  const found = new Map(
    map
      .queryRenderedFeatures({ layers: findSelectableLayers(map, items) })
      .flatMap(toShownFeature)
      .map((feature) => [getFeatureKey(feature), feature]),
  );
  const centre = getCentre(map);
  return [...found.values()].sort(
    (one, other) => metresBetween(centre, one.place) - metresBetween(centre, other.place),
  );
};

/** Metres. The places of features are rounded to the grid of the tiles. */
const samePlaceMetres = 0.5;

/** The rendered features of the same kind at the place of a feature, itself included, by id. */
export const findFeaturesAtSamePlace = (
  map: MapLibreMap,
  items: readonly MapItemFragment[],
  { sourceLayer, place }: ShownFeature,
): ShownFeature[] => {
  const point = map.project([place.longitude, place.latitude]);
  const found = map
    .queryRenderedFeatures(point, { layers: findSelectableLayers(map, items) })
    .flatMap(toShownFeature)
    .filter((each) => each.sourceLayer === sourceLayer && metresBetween(each.place, place) < samePlaceMetres);
  return [...new Map(found.map((each) => [each.id, each])).values()].sort((one, other) => one.id - other.id);
};

const toShownFeature = ({ id, source, sourceLayer, properties, geometry }: MapGeoJSONFeature): ShownFeature[] => {
  const place = toFeaturePlace(geometry);
  if (typeof id !== 'number' || sourceLayer === undefined || !place) return [];
  return [{ id, source, sourceLayer, tags: properties, place }];
};

/** The place of a point, or the middle of a line; null for other geometries. */
const toFeaturePlace = (geometry: GeoJSON.Geometry): Place | null => {
  if (geometry.type === 'Point') return toPlace(geometry.coordinates);
  if (geometry.type === 'LineString') return findMiddle(geometry.coordinates);
  if (geometry.type === 'MultiLineString') return findMiddle(geometry.coordinates[0] ?? []);
  return null;
};

const findMiddle = (points: GeoJSON.Position[]): Place | null => {
  const half = Math.floor((points.length - 1) / 2);
  const [one, other] = [points[half], points[Math.min(half + 1, points.length - 1)]];
  if (!one || !other) return null;
  return toPlace([((one[0] ?? 0) + (other[0] ?? 0)) / 2, ((one[1] ?? 0) + (other[1] ?? 0)) / 2]);
};

const toPlace = ([longitude = 0, latitude = 0]: GeoJSON.Position): Place => ({ latitude, longitude });

const kindLabels: Readonly<Record<string, string>> = {
  pipes: texts.pipe,
  src_lines_w: texts.svo,
  meters: texts.meter,
};

export const getKindLabel = ({ sourceLayer }: FeatureRef): string => kindLabels[sourceLayer] ?? texts.feature;

/** The number by which users know the feature. Their number of a meter is not in the tiles: see `useMeterNumbers`. */
export const getFeatureNumber = ({ sourceLayer, id }: FeatureRef): string =>
  sourceLayer === 'src_lines_w' ? formatSvoNumber(id) : String(id);

/** Distinguishes the features of the map. Different ids of SVO may have the same number. */
export const getFeatureKey = ({ sourceLayer, id }: FeatureRef): string => `${sourceLayer} ${id}`;

export const isSameFeature = (one: FeatureRef | null, other: FeatureRef | null): boolean =>
  one?.id === other?.id && one?.sourceLayer === other?.sourceLayer;
