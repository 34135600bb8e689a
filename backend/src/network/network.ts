import type { PictureView } from './drawing/draw-picture.ts';
import type { EncodedTile } from './index/index-layer.ts';
import type { LayerName } from './index/layer-definitions.ts';
import type { Place } from './drawing/mercator.ts';
import type { PointOnLine } from './index/nearest.ts';
import type { IsolationResult, IsolationRequest, PipePosition } from './isolation/isolation-index.ts';
import { createIndexWorker, type NetworkOptions } from './index-worker.ts';
import { createTileCache } from './drawing/tile-cache.ts';
import type { TileAddress } from './drawing/tile.ts';

/** Layers of lines that can be searched. `src_lines_w`, the map server's name, are the service connections (SVO). */
export type LineLayer = 'pipes' | 'src_lines_w';

/**
 * The network and the base map, indexed in memory by a worker thread and kept current. Coordinates are degrees,
 * distances metres. Requests wait for a layer that is loading; after a time limit the response is 503.
 */
export interface Network {
  /** Starts loading the layers unless started before. */
  start(): void;
  /** Returns a gzipped vector tile; null if it is empty. */
  tile(layer: LayerName, tile: TileAddress): Promise<EncodedTile | null>;
  /** Returns up to `max` lines within `metres`, nearest first, with their closest points. Ids of pipes are osm ids. */
  nearestLines(layer: LineLayer, from: Place, metres: number, max: number): Promise<PointOnLine[]>;
  /** Returns the point of a line that is closest to a place; meters snap to this point. Null without such a line. */
  closestOnLine(layer: LineLayer, id: number, from: Place): Promise<PointOnLine | null>;
  /** Returns the points of a line; null if the line does not exist. */
  line(layer: LineLayer, id: number): Promise<Place[] | null>;
  /** Traces from a break to the valves around it. Null if the pipe does not exist and none is near the place. */
  isolate(request: IsolationRequest): Promise<IsolationResult | null>;
  /** Returns for each place its position on the nearest pipe; null if no pipe is within 100 metres. */
  placeOnPipes(places: readonly Place[]): Promise<(PipePosition | null)[]>;
  /** Draws lines as PNG. */
  picture(layer: LineLayer, view: PictureView): Promise<Uint8Array<ArrayBuffer>>;
  stop(): Promise<void>;
}

export const createNetwork = (options: NetworkOptions): Network => {
  const cache = createTileCache();
  const worker = createIndexWorker(options, ({ layer, boxes }) => cache.invalidate(layer, boxes));

  const drawing = new Map<string, Promise<EncodedTile | null>>();
  const draw = (layer: LayerName, tile: TileAddress): Promise<EncodedTile | null> => {
    const key = `${layer} ${tile.zoom}/${tile.x}/${tile.y}`;
    const present = drawing.get(key);
    if (present) return present;
    // Cached synchronously, because the next message may report a change of the tile.
    const keep = (result: EncodedTile | null) => cache.set(layer, tile, result);
    const encoded = worker.call('tile', { layer, tile }, keep).finally(() => drawing.delete(key));
    drawing.set(key, encoded);
    return encoded;
  };

  return {
    start: () => worker.start(),
    async tile(layer, tile) {
      const cachedTile = cache.get(layer, tile);
      if (cachedTile !== undefined) return cachedTile;
      return draw(layer, tile);
    },
    nearestLines: (layer, from, metres, max) => worker.call('nearest', { layer, from, metres, max }),
    closestOnLine: (layer, id, from) => worker.call('closest', { layer, id, from }),
    line: (layer, id) => worker.call('line', { layer, id }),
    isolate: (request) => worker.call('isolate', { layer: 'pipes', ...request }),
    placeOnPipes: (places) => worker.call('placeOnPipes', { layer: 'pipes', places }),
    picture: async (layer, view) => (await worker.call('picture', { layer, view })).bytes,
    stop: () => worker.stop(),
  };
};
