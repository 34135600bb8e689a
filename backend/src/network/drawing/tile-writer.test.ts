import { VectorTile } from '@mapbox/vector-tile';
import { describe, expect, test } from '@jest/globals';
import { PbfReader } from 'pbf';
import type { Path } from './clip.ts';
import type { Tags } from '../index/features.ts';
import { TileWriter } from './tile-writer.ts';

const read = (writer: TileWriter, name = 'a') => {
  const tile = new VectorTile(new PbfReader(writer.finish() ?? new Uint8Array()));
  const layer = tile.layers[name];
  return { layer, features: Array.from({ length: layer?.length ?? 0 }, (_, index) => layer?.feature(index)) };
};

const readGeometry = (shape: 1 | 2 | 3, parts: Path[]) => {
  const writer = new TileWriter();
  writer.layer('a').feature(1, shape, {}, parts);
  const geometry = read(writer).features[0]?.loadGeometry() ?? [];
  return geometry.map((part) => part.flatMap(({ x, y }) => [x, y]));
};

const readTags = (...all: Tags[]) => {
  const writer = new TileWriter();
  for (const tags of all) writer.layer('a').feature(undefined, 1, tags, [[0, 0]]);
  return read(writer).features.map((feature) => feature?.properties);
};

/** Returns a zigzag line. The more points it has, the more bytes the length of its protobuf message takes. */
const long = (points: number): Path =>
  Array.from({ length: points * 2 }, (_, at) => (at % 4 < 2 ? 0 : 4000) + (at % 7));

describe('a decoder reads what TileWriter has written:', () => {
  test.each<[string, 1 | 2 | 3, Path[]]>([
    ['a point', 1, [[7, 4096]]],
    ['a line beyond the edge', 2, [[-64, 0, 4160, -3]]],
    [
      'a line of several parts',
      2,
      [
        [0, 0, 5, 5],
        [9, 9, 1, 2, 3, 4],
      ],
    ],
    ['a line of 100 points', 2, [long(100)]],
    ['a line of 9 000 points', 2, [long(9_000)]],
  ])('%s', (_what, shape, parts) => expect(readGeometry(shape, parts)).toEqual(parts));

  test('a line of 900 000 points', () => {
    const [written, line] = [readGeometry(2, [long(900_000)])[0] ?? [], long(900_000)];
    expect(Buffer.from(Int16Array.from(written).buffer).equals(Buffer.from(Int16Array.from(line).buffer))).toBe(true);
  });

  test('points of one feature', () =>
    expect(
      readGeometry(1, [
        [1, 2],
        [3, 4],
      ]).flat(),
    ).toEqual([1, 2, 3, 4]));

  test('areas are closed', () => {
    const rings = [
      [0, 0, 10, 0, 10, 10],
      [20, 20, 30, 20, 30, 30],
    ];
    expect(readGeometry(3, rings)).toEqual(rings.map((ring) => [...ring, ...ring.slice(0, 2)]));
  });

  test('values keep their type', () => {
    const tags = { text: 'ул. „Шипка“', empty: '', yes: true, no: false, zero: 0, less: -7, large: 2 ** 40, part: 0.1 };
    expect(readTags(tags, { zero: '0', yes: 1 }, tags)).toEqual([tags, { zero: '0', yes: 1 }, tags]);
  });

  test.each([0, 127, 128, 2 ** 31, 2 ** 32, 2 ** 32 + 1, 2 ** 53 - 1])('the id %p', (id) => {
    const writer = new TileWriter();
    writer.layer('a').feature(id, 1, {}, [[0, 0]]);
    expect(read(writer).features[0]?.id).toBe(id);
  });

  test('an id outside of the valid range is omitted', () => {
    const writer = new TileWriter();
    writer.layer('a').feature(-5, 1, {}, [[0, 0]]);
    expect(read(writer).features[0]?.id).toBeUndefined();
  });

  test('empty layers are omitted, and a tile without layers is null', () => {
    const writer = new TileWriter();
    writer.layer('empty');
    expect(writer.finish()).toBeNull();
    writer.layer('a').feature(1, 1, {}, [[0, 0]]);
    expect(Object.keys(new VectorTile(new PbfReader(writer.finish() ?? new Uint8Array())).layers)).toEqual(['a']);
    expect(read(writer).layer).toMatchObject({ version: 2, name: 'a', extent: 4096 });
  });
});
