import { gzipSync } from 'node:zlib';
import { PbfWriter } from 'pbf';

/**
 * A PMTiles archive, version 3, with one vector tile of the world. As in archives that tools for OpenStreetMap write,
 * all parts are compressed with gzip.
 */
export const archiveOfWater = (attribution: string): Buffer => {
  const tile = gzipSync(tileOfWater());
  const directory = gzipSync(Buffer.from(oneEntry(tile.length)));
  const metadata = gzipSync(JSON.stringify({ attribution }));
  const header = Buffer.alloc(127);
  header.write('PMTiles');
  header[7] = 3;
  const [metadataAt, dataAt] = [127 + directory.length, 127 + directory.length + metadata.length];
  const headerValues = [127, directory.length, metadataAt, metadata.length, 0, 0, dataAt, tile.length, 1, 1, 1];
  for (const [index, value] of headerValues.entries()) header.writeBigUInt64LE(BigInt(value), 8 + index * 8);
  // The archive is clustered; directories and tiles are compressed with gzip; it has vector tiles of zoom 0 only.
  header.set([1, 2, 2, 1, 0, 0], 96);
  return Buffer.concat([header, directory, metadata, tile]);
};

/** The directory of one tile: id 0, run length 1, the length of the tile, offset 0. */
const oneEntry = (length: number): Uint8Array => {
  const writer = new PbfWriter();
  for (const value of [1, 0, 1, length, 1]) writer.writeVarint(value);
  return writer.finish();
};

/** A vector tile of the Protomaps schema. The whole tile is water. */
const tileOfWater = (): Uint8Array => {
  const writer = new PbfWriter();
  writer.writeMessage(3, writeLayer, null);
  return writer.finish();
};

const extent = 4096;

const writeLayer = (_nothing: null, writer: PbfWriter): void => {
  writer.writeVarintField(15, 2);
  writer.writeStringField(1, 'water');
  writer.writeMessage(2, writePolygon, null);
  writer.writeVarintField(5, extent);
};

const polygon = 3;
const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);

const writePolygon = (_nothing: null, writer: PbfWriter): void => {
  writer.writeVarintField(3, polygon);
  const [moveTo, threeLines, close] = [9, 26, 15];
  const steps = [extent, 0, 0, extent, -extent, 0].map(zigzag);
  writer.writePackedVarint(4, [moveTo, 0, 0, threeLines, ...steps, close]);
};
