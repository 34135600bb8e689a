import type { Pool } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { readBinaryCopy, type BinaryRow } from './binary-copy.ts';
import type { LayerDefinition } from './layer-definitions.ts';
import { isPlace, worldX, worldY } from '../drawing/mercator.ts';
import { FeatureCollector, type FeatureKind, type Features } from './features.ts';

/** The known kinds of a layer. The index of a kind never changes. */
export interface Kinds {
  list: FeatureKind[];
  indexByKey: Map<string, number>;
}

export const createKinds = (): Kinds => ({ list: [], indexByKey: new Map() });

/** Reads a layer from PostgreSQL, completely or for ids from … to. Features without valid coordinates are skipped. */
export const loadFeatures = async (
  pool: Pool,
  definition: LayerDefinition,
  kinds: Kinds,
  ids?: { from: number; to: number },
): Promise<Features> => {
  const condition = ids ? `$number between ${ids.from} and ${ids.to}` : 'true';
  const client = await pool.connect();
  let isWhole = false;
  try {
    const collector = new FeatureCollector();
    const kindIndexes = new KindIndexes(definition, kinds);
    const stream = client.query(copyTo(`copy (${definition.sql(condition)}) to stdout (format binary)`));
    const readPlace = definition.isPoints ? readPoint : readLine;
    await readBinaryCopy(stream, (row) => {
      if (!readPlace(row, collector)) return collector.dropPoints();
      collector.addFeature(row.int8(0), kindIndexes.of(row));
    });
    isWhole = true;
    return collector.finish();
  } finally {
    client.release(!isWhole);
  }
};

/** Number of cached kinds; a power of two, so that a hash selects a slot by its lowest bits. */
const slots = 1 << 14;

/** Looks up kinds by the bytes of their keys, which avoids decoding a string per row. */
class KindIndexes {
  private readonly known: ({ bytes: Uint8Array; index: number } | undefined)[] = Array.from({ length: slots });
  private readonly definition: LayerDefinition;
  private readonly kinds: Kinds;

  constructor(definition: LayerDefinition, kinds: Kinds) {
    this.definition = definition;
    this.kinds = kinds;
  }

  of(row: BinaryRow): number {
    const slot = row.hash(keyColumn) & (slots - 1);
    const known = this.known[slot];
    if (known && row.hasBytes(keyColumn, known.bytes)) return known.index;
    const index = this.find(row.text(keyColumn));
    this.known[slot] = { bytes: row.bytesOf(keyColumn), index };
    return index;
  }

  private find(key: string): number {
    const { list, indexByKey } = this.kinds;
    const known = indexByKey.get(key);
    if (known !== undefined) return known;
    indexByKey.set(key, list.length);
    return list.push(this.definition.kindOf(key)) - 1;
  }
}

const keyColumn = 1;

const readPoint = (row: BinaryRow, collector: FeatureCollector): boolean => {
  const [longitude, latitude] = [row.float8(2), row.float8(3)];
  if (!isPlace(longitude, latitude)) return false;
  collector.addPoint(worldX(longitude), worldY(latitude));
  return true;
};

const latitudes: number[] = [];

const readLine = (row: BinaryRow, collector: FeatureCollector): boolean => {
  latitudes.length = 0;
  row.eachFloat8(3, (latitude) => latitudes.push(latitude));
  let point = 0;
  let isOnEarth = true;
  row.eachFloat8(2, (longitude) => {
    const latitude = latitudes[point++] ?? NaN;
    isOnEarth &&= isPlace(longitude, latitude);
    collector.addPoint(worldX(longitude), worldY(latitude));
  });
  return isOnEarth && point > 0;
};
