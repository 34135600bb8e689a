import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { layerDefinitions, layerNames, type LayerName } from './layer-definitions.ts';

export interface ChangesTools {
  url: string;
  /** Reads all layers. */
  load: () => Promise<void>;
  /** Reads the features of these buckets of numbers. */
  refresh: (layer: LayerName, buckets: readonly number[]) => Promise<void>;
  trouble: (error: Error) => void;
}

/** The name under which the triggers of the tables announce '<table> <bucket>'. */
export const channel = 'struma_network';
const gatherMilliseconds = 20;
const longestPause = 30_000;

/**
 * Listens first and loads then, so that no change falls between. Where the connection breaks, announcements may have been
 * missed: everything is read again.
 */
export const followChanges = async (tools: ChangesTools): Promise<never> => {
  for (let pause = 500; ; pause = Math.min(pause * 2, longestPause)) {
    const began = performance.now();
    await follow(tools).catch(tools.trouble);
    if (performance.now() - began > longestPause) pause = 500;
    await wait(pause);
  }
};

const follow = async (tools: ChangesTools): Promise<void> => {
  const client = new pg.Client({ connectionString: tools.url, application_name: 'struma map', keepAlive: true });
  const ended = new Promise<void>((_resolve, reject) => {
    client.once('error', reject);
    client.once('end', () => reject(new Error('The connection that listens for changes has ended.')));
  });
  ended.catch(() => undefined);
  const announced = new Announcements();
  client.on('notification', ({ payload = '' }) => announced.add(payload));
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    await tools.load();
    for (;;) {
      await Promise.race([announced.any(), ended]);
      await wait(gatherMilliseconds);
      for (const [layer, buckets] of announced.take()) await tools.refresh(layer, buckets);
    }
  } finally {
    await client.end().catch(() => undefined);
  }
};

const layerOfTable = new Map(layerNames.map((name) => [layerDefinitions[name].table, name]));

/** What was announced and not yet read. */
class Announcements {
  private waiting = new Map<LayerName, Set<number>>();
  private signal = Promise.withResolvers<void>();

  add(payload: string): void {
    const [table = '', bucket = ''] = payload.split(' ');
    const layer = layerOfTable.get(table);
    if (!layer || !/^-?\d+$/.test(bucket)) return;
    const buckets = this.waiting.get(layer) ?? new Set();
    this.waiting.set(layer, buckets.add(Number(bucket)));
    this.signal.resolve();
  }

  any(): Promise<void> {
    return this.signal.promise;
  }

  take(): [LayerName, number[]][] {
    const taken = [...this.waiting].map(([layer, buckets]): [LayerName, number[]] => [layer, [...buckets]]);
    this.waiting = new Map();
    this.signal = Promise.withResolvers();
    return taken;
  }
}
