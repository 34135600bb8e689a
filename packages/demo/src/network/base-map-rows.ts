import { metresPerDegree } from '@struma/shared/geo.ts';
import type { Building, BuildingKind } from './buildings.ts';
import type { Load, Point, Value } from '../copy.ts';
import { towns, type TownFacts } from '../data/places.data.ts';
import { Random, randomStream } from '../random.ts';
import type { AddressRegister } from './address-register.ts';
import { listQuarterCells, locateCrossing, quarterSize, quartersOf, type Street, type StreetKind } from './streets.ts';

/** Features of the base map; layers, kinds and ranks follow the Protomaps schema. */
export const baseMapLoads = (register: AddressRegister): Load[] => [
  {
    table: 'base_map_feature',
    columns: ['id', 'layer', 'kind', 'shape', 'name', 'min_zoom', 'sort_rank', 'longitudes', 'latitudes'],
    rows: () => numbered(features(register)),
  },
];

const shapes = { POINT: 1, LINE: 2, AREA: 3 } as const;

interface Feature {
  layer: 'water' | 'landuse' | 'roads' | 'buildings' | 'places';
  kind: string;
  shape: keyof typeof shapes;
  name?: string;
  minZoom: number;
  rank?: number;
  points: readonly Point[];
}

function* numbered(all: Iterable<Feature>): Generator<Value[]> {
  let id = 0;
  for (const { layer, kind, shape, name = null, minZoom, rank = 0, points } of all) {
    id += 1;
    const longitudes = points.map(({ longitude }) => rounded(longitude));
    const latitudes = points.map(({ latitude }) => rounded(latitude));
    yield [id, layer, kind, shapes[shape], name, minZoom, rank, longitudes, latitudes];
  }
}

function* features(register: AddressRegister): Generator<Feature> {
  const quarters = quartersOf(register.counts.meters);
  for (const [index, town] of towns.entries()) yield* surroundings(town, index, quarters[index] ?? 1);
  yield* highways();
  for (const street of register.streets) yield* streetFeatures(street);
  for (const street of register.streets) yield* buildingFeatures(register, street);
}

/** The quarters of a town; a park, a wood and a lake around them; the town's river and name. */
function* surroundings(town: TownFacts, index: number, quarters: number): Generator<Feature> {
  const [park, wood, lake, ...built] = listQuarterCells(quarters + 3).toReversed();
  for (const cell of built)
    yield { layer: 'landuse', kind: 'residential', shape: 'AREA', minZoom: 9, points: quarter(town, index, cell, 0.1) };
  const outskirts = [
    { cell: park, kind: 'park', name: 'Градски парк' },
    { cell: wood, kind: 'forest', name: undefined },
  ];
  for (const { cell, kind, name } of outskirts)
    if (cell)
      yield { layer: 'landuse', kind, shape: 'AREA', name, minZoom: 9, points: quarter(town, index, cell, -0.1) };
  if (lake) yield { layer: 'water', kind: 'lake', shape: 'AREA', minZoom: 9, points: pond(town, index, lake) };
  yield {
    layer: 'water',
    kind: 'river',
    shape: 'LINE',
    name: rivers[index],
    minZoom: 7,
    points: river(town, quarters),
  };
  yield { layer: 'places', kind: 'locality', shape: 'POINT', name: town.name, minZoom: 4, points: [town] };
}

const rivers = ['Струма', 'Искър', 'Дунав'];

/** Slightly curved roads between towns. */
function* highways(): Generator<Feature> {
  for (const [index, to] of towns.entries()) {
    const from = towns[index - 1];
    if (!from) continue;
    const random = new Random(randomStream.street, index, 7);
    const points = Array.from({ length: 41 }, (_, step) => {
      const sway = Math.sin((step / 40) * Math.PI) * random.between(0, 0.02);
      return {
        longitude: from.longitude + ((to.longitude - from.longitude) * step) / 40 + sway,
        latitude: from.latitude + ((to.latitude - from.latitude) * step) / 40 - sway,
      };
    });
    yield { layer: 'roads', kind: 'highway', shape: 'LINE', minZoom: 4, rank: 300, points };
  }
}

const roads: Record<StreetKind, { kind: string; minZoom: number; rank: number }> = {
  BOULEVARD: { kind: 'major_road', minZoom: 10, rank: 200 },
  STREET: { kind: 'minor_road', minZoom: 12, rank: 100 },
  ESTATE: { kind: 'path', minZoom: 13, rank: 50 },
};

/** Estates are named as places, not as streets. */
function* streetFeatures({ kind, name, line }: Street): Generator<Feature> {
  const isEstate = kind === 'ESTATE';
  yield { layer: 'roads', ...roads[kind], shape: 'LINE', points: line, ...(!isEstate && { name }) };
  const middle = line[line.length >> 1];
  if (isEstate && middle)
    yield { layer: 'places', kind: 'neighbourhood', shape: 'POINT', name, minZoom: 13, points: [middle] };
}

function* buildingFeatures({ addressesOf }: AddressRegister, street: Street): Generator<Feature> {
  let lastBuildingId = 0;
  for (const { building } of addressesOf(street)) {
    if (building.id === lastBuildingId) continue;
    lastBuildingId = building.id;
    yield { layer: 'buildings', kind: 'building', shape: 'AREA', minZoom: 15, points: footprint(building) };
  }
}

/** Width along the street, and depth, in metres. */
const sizes: Record<BuildingKind, readonly [number, number]> = {
  HOUSE: [11, 9],
  ENTRANCE: [20, 12],
  SHOP: [9, 8],
  PUBLIC: [28, 16],
};

const footprint = ({ kind, connectionPoint, location }: Building): Point[] => {
  const shrink = Math.cos((location.latitude * Math.PI) / 180);
  const [x, y] = [
    (location.longitude - connectionPoint.longitude) * shrink,
    location.latitude - connectionPoint.latitude,
  ];
  const length = Math.hypot(x, y);
  const [width, depth] = sizes[kind];
  const [outX, outY] = [(x / length) * (depth / 2), (y / length) * (depth / 2)];
  const [alongX, alongY] = [(-y / length) * (width / 2), (x / length) * (width / 2)];
  const corner = (along: number, out: number): Point => ({
    longitude: location.longitude + (along * alongX + out * outX) / (metresPerDegree * shrink),
    latitude: location.latitude + (along * alongY + out * outY) / metresPerDegree,
  });
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1), corner(-1, -1)];
};

type Cell = readonly [number, number];

/**
 * The outline of a quarter through the crossings at its border. `grown` is the part of a block by which the outline is
 * extended; a negative value shrinks the outline.
 */
const quarter = (town: TownFacts, index: number, [left, bottom]: Cell, grown: number): Point[] => {
  const [west, south] = [left * quarterSize - grown, bottom * quarterSize - grown];
  const size = quarterSize + 2 * grown;
  const steps = Array.from({ length: quarterSize }, (_, step) => (step * size) / quarterSize);
  const ring = [
    ...steps.map((step) => locateCrossing(town, index, west + step, south)),
    ...steps.map((step) => locateCrossing(town, index, west + size, south + step)),
    ...steps.map((step) => locateCrossing(town, index, west + size - step, south + size)),
    ...steps.map((step) => locateCrossing(town, index, west, south + size - step)),
  ];
  return [...ring, ...ring.slice(0, 1)];
};

const pond = (town: TownFacts, index: number, [left, bottom]: Cell): Point[] => {
  const middle = quarterSize / 2;
  const ring = Array.from({ length: 24 }, (_, step) => {
    const angle = (step / 24) * 2 * Math.PI;
    const radius = 1.9 + 0.4 * Math.sin(3 * angle + index);
    return locateCrossing(
      town,
      index,
      left * quarterSize + middle + radius * Math.cos(angle),
      bottom * quarterSize + middle + radius * Math.sin(angle),
    );
  });
  return [...ring, ...ring.slice(0, 1)];
};

/** A river beside the outermost quarters. */
const river = (town: TownFacts, quarters: number): Point[] => {
  const reach = (Math.ceil(Math.sqrt(quarters)) * quarterSize * 70) / metresPerDegree + 0.006;
  return Array.from({ length: 61 }, (_, step) => ({
    longitude: town.longitude + (step - 30) * 0.004,
    latitude: town.latitude + reach + 0.0015 * Math.sin(step * 0.45) + 0.001 * Math.sin(step * 1.1),
  }));
};

const rounded = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;
