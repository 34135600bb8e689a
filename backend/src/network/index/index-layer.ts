import { gzipSync } from 'node:zlib';
import { hash } from 'node:crypto';
import type { Pool } from 'pg';
import { Counts } from './counts.ts';
import { drawFeatures } from '../drawing/draw-tile.ts';
import { layerDefinitions, type LayerDefinition, type LayerName } from './layer-definitions.ts';
import { boxOf, LayerStore } from './layer-store.ts';
import { createKinds, loadFeatures, type Kinds } from './load-layer.ts';
import type { Box } from '../drawing/mercator.ts';
import type { TileAddress } from '../drawing/tile.ts';
import { TileWriter } from '../drawing/tile-writer.ts';

/** A gzipped tile with the checksum for its ETag. */
export interface EncodedTile {
  bytes: Uint8Array<ArrayBuffer>;
  checksum: string;
}

/** Searches scan all changes linearly. After this many changes the layer is reloaded. */
const maxChanges = 5_000;
/** Changes are announced and reloaded in buckets: ranges of this many ids. */
const bucketSize = 256;
/** If more buckets have changed, the whole layer is reloaded. */
const maxBuckets = 48;

/** One layer: loads it from PostgreSQL, draws it and keeps it current. */
export class IndexLayer {
  store: LayerStore = new LayerStore(emptyFeatures(), [], true);
  readonly definition: LayerDefinition;
  private readonly name: LayerName;
  private kinds: Kinds = createKinds();
  private counts: Counts | null = null;

  constructor(name: LayerName) {
    this.name = name;
    this.definition = layerDefinitions[name];
  }

  /** Loads all features. Until then, requests use the features that were loaded before. */
  async load(pool: Pool): Promise<void> {
    const kinds = createKinds();
    const features = await loadFeatures(pool, this.definition, kinds);
    this.kinds = kinds;
    this.store = new LayerStore(features, kinds.list, this.definition.isPoints);
    const { countedBelow } = this.definition;
    this.counts = countedBelow === undefined ? null : new Counts(this.store, countedBelow);
  }

  /** Reloads these buckets. Returns the changed areas; null if the whole layer was reloaded. */
  async refresh(pool: Pool, buckets: readonly number[]): Promise<Box[] | null> {
    if (buckets.length > maxBuckets || this.store.changes > maxChanges) {
      await this.load(pool);
      return null;
    }
    const touched: Box[] = [];
    for (const bucket of buckets) {
      const [from, to] = [bucket * bucketSize, (bucket + 1) * bucketSize - 1];
      const features = await loadFeatures(pool, this.definition, this.kinds, { from, to });
      this.store.replace(from, to, features, (kind, points, by) => {
        this.counts?.change(kind, points, by);
        touched.push(boxOf(points));
      });
    }
    return touched;
  }

  /** Draws a tile; null if the tile is empty. */
  tile(tile: TileAddress): EncodedTile | null {
    const { minZoom, countedBelow = 0 } = this.definition;
    if (tile.zoom < minZoom) return null;
    const writer = new TileWriter();
    if (this.counts && tile.zoom < countedBelow) this.counts.draw(tile, writer.layer(this.name));
    else drawFeatures(this.store, this.name, this.definition, tile, writer);
    const encoded = writer.finish();
    if (!encoded) return null;
    // Higher compression levels take twice the time and save only 2 %.
    const zipped = gzipSync(encoded, { level: 1 });
    // Copied into a buffer of its own, because the buffer is transferred to the main thread.
    const bytes = new Uint8Array(zipped);
    return { bytes, checksum: hash('sha1', encoded) };
  }
}

function emptyFeatures() {
  return {
    size: 0,
    ids: new Float64Array(0),
    kinds: new Uint32Array(0),
    starts: new Uint32Array(1),
    xs: new Uint32Array(0),
    ys: new Uint32Array(0),
  };
}
