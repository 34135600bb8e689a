import { Worker } from 'node:worker_threads';
import { PartFailure } from '../kernel/http/refusal.ts';
import type { PictureView } from './drawing/draw-picture.ts';
import type { MadeTile } from './index/index-layer.ts';
import type { LayerName } from './index/layer-definitions.ts';
import type { Place } from './drawing/mercator.ts';
import type { OnLine } from './index/nearest.ts';
import type { CallName, IndexCalls, IndexMessage, IndexSettings } from './index/network-messages.ts';
import { networkTexts } from './network.texts.ts';
import { createTileCache } from './drawing/tile-cache.ts';
import type { TileAddress } from './drawing/tile.ts';

/** Layers of lines that can be searched. */
export type LineLayer = 'pipes' | 'src_lines_w';

/**
 * The network and the base map, indexed in memory by a worker thread and kept current. Coordinates are degrees,
 * distances metres. Requests wait for a layer that is loading, up to a limit: then 503.
 */
export interface Network {
  /** Starts loading the layers unless started before. */
  start(): void;
  /** Returns a gzipped vector tile; null if it is empty. */
  tile(layer: LayerName, tile: TileAddress): Promise<MadeTile | null>;
  /** Returns lines within `metres`, nearest first, each with its closest point. Ids of pipes are osm ids. */
  nearestLines(layer: LineLayer, from: Place, metres: number, max: number): Promise<OnLine[]>;
  /** Returns the point of a line that is closest to a place, to which a meter snaps. Null: no such line. */
  closestOnLine(layer: LineLayer, id: number, from: Place): Promise<OnLine | null>;
  /** Returns the points of a line; null if it does not exist. */
  line(layer: LineLayer, id: number): Promise<Place[] | null>;
  /** Draws lines as PNG. */
  picture(layer: LineLayer, view: PictureView): Promise<Uint8Array<ArrayBuffer>>;
  stop(): Promise<void>;
}

export interface NetworkOptions {
  databaseUrl: string;
  /** Time limit for requests that wait for a loading layer. */
  loadTimeoutMilliseconds?: number;
  log: {
    info(facts: object, message: string): void;
    warn(facts: object, message: string): void;
  };
}

interface Waiting {
  settle: (answer: IndexCalls[CallName]['answer']) => void;
  fail: (error: Error) => void;
}

export const createNetwork = ({ databaseUrl, loadTimeoutMilliseconds = 15_000, log }: NetworkOptions): Network => {
  const cache = createTileCache();
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let calls = 0;
  let isStopped = false;

  const onMessage = (message: IndexMessage): void => {
    switch (message.kind) {
      case 'answer':
        return waiting.get(message.number)?.settle(message.answer);
      case 'failed':
        return waiting.get(message.number)?.fail(new Error(message.message));
      case 'changed':
        return cache.forget(message.layer, message.boxes);
      case 'loaded':
        return log.info(
          { layer: message.layer, features: message.size, milliseconds: message.milliseconds },
          'Map layer loaded',
        );
      case 'trouble':
        return log.warn({ error: message.message }, 'Map index lost its database connection; reconnecting');
    }
  };

  const onExit = (error: Error): void => {
    worker = null;
    for (const { fail } of waiting.values()) fail(error);
    if (!isStopped) log.warn({ error: error.message }, 'Map index stopped; the next request restarts it');
  };

  const startWorker = (): Worker => {
    if (worker) return worker;
    const workerData: IndexSettings = { databaseUrl };
    const started = new Worker(new URL('./index/index-thread.ts', import.meta.url), { workerData, name: 'map index' });
    started.on('message', onMessage);
    started.once('error', onExit);
    started.once('exit', () => worker === started && onExit(new Error('The map index has stopped.')));
    // The index must not keep the process alive; servers and pending requests do.
    started.unref();
    worker = started;
    return started;
  };

  const call = <N extends CallName>(
    name: N,
    ask: IndexCalls[N]['ask'],
    keep?: (answer: IndexCalls[N]['answer']) => void,
  ): Promise<IndexCalls[N]['answer']> => {
    const number = calls++;
    return new Promise<IndexCalls[N]['answer']>((settle, fail) => {
      const timer = setTimeout(() => fail(new PartFailure(503, networkTexts.loading, 'map')), loadTimeoutMilliseconds);
      const done = (act: () => void): void => {
        clearTimeout(timer);
        waiting.delete(number);
        act();
      };
      waiting.set(number, {
        settle: (answer) => {
          keep?.(answer);
          done(() => settle(answer));
        },
        fail: (error) => done(() => fail(error)),
      });
      startWorker().postMessage({ number, name, ask });
    });
  };

  const drawing = new Map<string, Promise<MadeTile | null>>();
  const draw = (layer: LayerName, tile: TileAddress): Promise<MadeTile | null> => {
    const key = `${layer} ${tile.zoom}/${tile.x}/${tile.y}`;
    const present = drawing.get(key);
    if (present) return present;
    // Cached synchronously, because the next message may report a change of the tile.
    const keep = (answer: MadeTile | null) => cache.set(layer, tile, answer);
    const made = call('tile', { layer, tile }, keep).finally(() => drawing.delete(key));
    drawing.set(key, made);
    return made;
  };

  return {
    start: () => void startWorker(),
    async tile(layer, tile) {
      const cachedTile = cache.get(layer, tile);
      if (cachedTile !== undefined) return cachedTile;
      return draw(layer, tile);
    },
    nearestLines: (layer, from, metres, max) => call('nearest', { layer, from, metres, max }),
    closestOnLine: (layer, id, from) => call('closest', { layer, id, from }),
    line: (layer, id) => call('line', { layer, id }),
    picture: async (layer, view) => (await call('picture', { layer, view })).bytes,
    async stop() {
      isStopped = true;
      await worker?.terminate();
    },
  };
};
