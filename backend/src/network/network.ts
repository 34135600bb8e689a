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
 * Pipes, valves, service connections, addresses, meters and the base map, in memory in a thread of its own and kept up to
 * date. Coordinates are degrees, distances metres. A layer that is still being read is waited for, up to a limit: then 503.
 */
export interface Network {
  /** Begins to read the layers, if that has not begun. */
  start(): void;
  /** A vector tile, gzipped; null if there is nothing in it. */
  tile(layer: LayerName, tile: TileAddress): Promise<MadeTile | null>;
  /** Lines within `metres` (of pipes the numbers are osm ids), the nearest first, each with its closest point. */
  nearestLines(layer: LineLayer, from: Place, metres: number, most: number): Promise<OnLine[]>;
  /** The point of one line that is closest to a place: where a meter snaps to. Null if there is no such line. */
  closestOnLine(layer: LineLayer, id: number, from: Place): Promise<OnLine | null>;
  /** The points of a line; null if there is no such line. */
  line(layer: LineLayer, id: number): Promise<Place[] | null>;
  /** Lines as a picture, PNG. */
  picture(layer: LineLayer, view: PictureView): Promise<Uint8Array<ArrayBuffer>>;
  stop(): Promise<void>;
}

export interface NetworkOptions {
  databaseUrl: string;
  /** How long a call waits for a layer that is being read. */
  patienceMilliseconds?: number;
  log: {
    info(facts: object, message: string): void;
    warn(facts: object, message: string): void;
  };
}

interface Waiting {
  settle: (answer: IndexCalls[CallName]['answer']) => void;
  fail: (error: Error) => void;
}

export const createNetwork = ({ databaseUrl, patienceMilliseconds = 15_000, log }: NetworkOptions): Network => {
  const cache = createTileCache();
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let calls = 0;
  let isStopped = false;

  const take = (message: IndexMessage): void => {
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
          'map layer is there',
        );
      case 'trouble':
        return log.warn({ error: message.message }, 'the map index has lost its database and tries again');
    }
  };

  const ended = (error: Error): void => {
    worker = null;
    for (const { fail } of waiting.values()) fail(error);
    if (!isStopped) log.warn({ error: error.message }, 'the map index has ended; the next call starts it anew');
  };

  const running = (): Worker => {
    if (worker) return worker;
    const workerData: IndexSettings = { databaseUrl };
    const started = new Worker(new URL('./index/index-thread.ts', import.meta.url), { workerData, name: 'map index' });
    started.on('message', take);
    started.once('error', ended);
    started.once('exit', () => worker === started && ended(new Error('The map index has ended.')));
    // Whoever listens or waits keeps the process alive, not the index.
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
      const timer = setTimeout(() => fail(new PartFailure(503, networkTexts.loading, 'map')), patienceMilliseconds);
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
      running().postMessage({ number, name, ask });
    });
  };

  const drawing = new Map<string, Promise<MadeTile | null>>();
  const draw = (layer: LayerName, tile: TileAddress): Promise<MadeTile | null> => {
    const key = `${layer} ${tile.zoom}/${tile.x}/${tile.y}`;
    const present = drawing.get(key);
    if (present) return present;
    // Kept at once: the next message may already say that it has changed.
    const keep = (answer: MadeTile | null) => cache.set(layer, tile, answer);
    const made = call('tile', { layer, tile }, keep).finally(() => drawing.delete(key));
    drawing.set(key, made);
    return made;
  };

  return {
    start: () => void running(),
    async tile(layer, tile) {
      const kept = cache.get(layer, tile);
      if (kept !== undefined) return kept;
      return draw(layer, tile);
    },
    nearestLines: (layer, from, metres, most) => call('nearest', { layer, from, metres, most }),
    closestOnLine: (layer, id, from) => call('closest', { layer, id, from }),
    line: (layer, id) => call('line', { layer, id }),
    picture: async (layer, view) => (await call('picture', { layer, view })).bytes,
    async stop() {
      isStopped = true;
      await worker?.terminate();
    },
  };
};
