import { VectorTile } from '@mapbox/vector-tile';
import { describe, expect, test } from '@jest/globals';
import { PbfReader } from 'pbf';
import { Counts } from '../index/counts.ts';
import { drawFeatures } from './draw-tile.ts';
import { layerDefinitions, type LayerName } from '../index/layer-definitions.ts';
import { LayerStore } from '../index/layer-store.ts';
import { worldSize } from './mercator.ts';
import { FeatureCollector } from '../index/features.ts';
import { simplifyLine, simplifyRing } from './simplify.ts';
import { TileWriter } from './tile-writer.ts';

interface TestFeature {
  key: string;
  /** Coordinates in units of the tile `place`. */
  points: [number, number][];
}

const place = { zoom: 13, x: 4626, y: 3017 };

/** Builds a layer store from features in tile units. */
const storeOf = (name: LayerName, given: TestFeature[]): LayerStore => {
  const { kindOf, isPoints } = layerDefinitions[name];
  const keys = [...new Set(given.map(({ key }) => key))];
  const unit = worldSize / 2 ** place.zoom / 4096;
  const features = new FeatureCollector();
  for (const [index, { key, points }] of given.entries()) {
    for (const [x, y] of points) features.addPoint((place.x * 4096 + x) * unit, (place.y * 4096 + y) * unit);
    features.addFeature(index + 1, keys.indexOf(key));
  }
  return new LayerStore(features.finish(), keys.map(kindOf), isPoints);
};

const read = (writer: TileWriter, name: string) => {
  const layer = new VectorTile(new PbfReader(writer.finish() ?? new Uint8Array())).layers[name];
  return Array.from({ length: layer?.length ?? 0 }, (_, index) => {
    const feature = layer?.feature(index);
    const parts = feature?.loadGeometry().map((part) => part.map(({ x, y }) => [x, y]));
    return { id: feature?.id, parts, tags: feature?.properties };
  });
};

const draw = (name: LayerName, given: TestFeature[], layer: string = name, tile = place) => {
  const writer = new TileWriter();
  drawFeatures(storeOf(name, given), name, layerDefinitions[name], tile, writer);
  return read(writer, layer);
};

const street = '2|roads|minor_road|12|100|ул. „Шипка“';

describe('the features of a tile', () => {
  test('at small zooms connected pipes of a kind are joined and simplified', () => {
    const drawn = draw('pipes', [
      {
        key: 'главен|200',
        points: [
          [100, 100],
          [200, 101],
        ],
      },
      {
        key: 'главен|200',
        points: [
          [200, 101],
          [300, 100],
        ],
      },
      {
        key: 'главен|200',
        points: [
          [300, 100],
          [300, 400],
        ],
      },
      {
        key: 'главен|200',
        points: [
          [900, 900],
          [950, 900],
        ],
      },
      {
        key: 'главен|300',
        points: [
          [950, 900],
          [990, 900],
        ],
      },
    ]);
    expect(drawn).toEqual([
      {
        id: undefined,
        parts: [
          [
            [100, 100],
            [300, 100],
            [300, 400],
          ],
          [
            [900, 900],
            [950, 900],
          ],
        ],
        tags: { aq_type: 'главен', diameter: 200 },
      },
      {
        id: undefined,
        parts: [
          [
            [950, 900],
            [990, 900],
          ],
        ],
        tags: { aq_type: 'главен', diameter: 300 },
      },
    ]);
  });

  test('at small zooms streets keep their names; features of larger zooms are omitted', () => {
    const house = '3|buildings|building|15|0';
    const given: TestFeature[] = [
      {
        key: house,
        points: [
          [10, 10],
          [20, 10],
          [20, 20],
          [10, 10],
        ],
      },
      {
        key: street,
        points: [
          [0, 50],
          [4000, 50],
        ],
      },
    ];
    expect(draw('base', given, 'roads').map(({ tags }) => tags?.name)).toEqual(['ул. „Шипка“']);
    expect(draw('base', given, 'buildings')).toEqual([]);
    const near = { zoom: 15, x: place.x * 4, y: place.y * 4 };
    expect(draw('base', given, 'buildings', near)).toHaveLength(1);
  });

  test('at large zooms each pipe is one feature with its id and all points', () => {
    const points: [number, number][] = [
      [100, 100],
      [200, 101],
      [300, 100],
    ];
    const near = { zoom: 14, x: place.x * 2, y: place.y * 2 };
    expect(draw('pipes', [{ key: 'главен|80', points }], 'pipes', near)).toMatchObject([
      {
        id: 1,
        parts: [
          [
            [200, 200],
            [400, 202],
            [600, 200],
          ],
        ],
      },
    ]);
  });

  test('lines and areas are clipped 64 units outside of the tile', () => {
    const drawn = draw('pipes', [
      {
        key: 'главен|80',
        points: [
          [4000, 50],
          [9000, 50],
        ],
      },
    ]);
    expect(drawn[0]?.parts).toEqual([
      [
        [4000, 50],
        [4160, 50],
      ],
    ]);
    const park = draw(
      'base',
      [
        {
          key: '3|landuse|park|9|0',
          points: [
            [-900, 0],
            [10, 0],
            [10, 10],
            [-900, 10],
          ],
        },
      ],
      'landuse',
    );
    const columns = park[0]?.parts?.flat().map(([x = 0]) => x) ?? [];
    expect([Math.min(...columns), Math.max(...columns)]).toEqual([-64, 10]);
  });
});

describe('counts', () => {
  const meters = (...points: [number, number][]) =>
    points.map((point, index): TestFeature => ({ key: index % 2 === 0 ? '01' : '00', points: [point] }));
  const drawCounts = (counts: Counts, tile: typeof place) => {
    const writer = new TileWriter();
    counts.draw(tile, writer.layer('meters'));
    return read(writer, 'meters').map(({ parts, tags }) => ({ place: parts?.[0]?.[0], ...tags }));
  };

  test('are placed at the centre of their features; at a smaller zoom their sum is the same', () => {
    const store = storeOf('meters', meters([10, 10], [20, 30], [4000, 4000]));
    const counts = new Counts(store, 15);
    expect(drawCounts(counts, place)).toEqual([
      { place: [15, 20], count: 2, residential: 1 },
      { place: [4000, 4000], count: 1, residential: 1 },
    ]);
    expect(drawCounts(counts, { zoom: 14, x: place.x * 2, y: place.y * 2 })).toMatchObject([{ count: 2 }]);
    const far = { zoom: 9, x: place.x >> 4, y: place.y >> 4 };
    expect(drawCounts(counts, far).reduce((sum, square) => sum + Number('count' in square && square.count), 0)).toBe(3);
  });

  test('are updated with each change', () => {
    const store = storeOf('meters', meters([10, 10], [20, 30]));
    const counts = new Counts(store, 15);
    store.each((id, kind, points) => (id === 1 ? counts.change(kind, points, -1) : undefined));
    expect(drawCounts(counts, place)).toEqual([{ place: [20, 30], count: 1, residential: 0 }]);
    store.each((id, kind, points) => (id === 2 ? counts.change(kind, points, -1) : undefined));
    expect(drawCounts(counts, { zoom: 6, x: place.x >> 7, y: place.y >> 7 })).toEqual([]);
  });
});

describe('simplifying', () => {
  test('keeps the ends and all points beyond the tolerance', () => {
    expect(simplifyLine([0, 0, 5, 2, 10, 0], 2)).toEqual([0, 0, 10, 0]);
    expect(simplifyLine([0, 0, 5, 3, 10, 0], 2)).toEqual([0, 0, 5, 3, 10, 0]);
    expect(simplifyLine([0, 0, 100, 0, 0, 0], 2)).toEqual([0, 0, 100, 0, 0, 0]);
    expect(simplifyLine([0, 0, 1, 1], 2)).toEqual([0, 0, 1, 1]);
  });

  test('keeps areas valid', () => {
    expect(simplifyRing([0, 0, 50, 1, 100, 0, 100, 100], 2)).toEqual([0, 0, 100, 0, 100, 100]);
    expect(simplifyRing([0, 0, 1, 0, 1, 1], 2)).toEqual([0, 0, 1, 0, 1, 1]);
  });
});
