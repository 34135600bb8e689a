import { setTimeout as wait } from 'node:timers/promises';
import { listenForNotifications } from '../../kernel/database/notifications.ts';
import { layerDefinitions, layerNames, type LayerName } from './layer-definitions.ts';

export interface ChangeHandlers {
  url: string;
  /** Loads all layers. */
  load: () => Promise<void>;
  /** Reloads the features of these id buckets. */
  refresh: (layer: LayerName, buckets: readonly number[]) => Promise<void>;
  reportDisconnect: (error: Error) => void;
}

/** The notification channel of the table triggers; the payload is '<table> <bucket>'. */
const channel = 'struma_network';
/** Notifications that arrive within this time are processed together. */
const batchMilliseconds = 20;
const maxPause = 30_000;

/**
 * Loads all layers and follows changes of the tables. Listens before loading, so that no change is missed. After a
 * broken connection all layers are reloaded, because notifications may be lost.
 */
export const followChanges = async (handlers: ChangeHandlers): Promise<never> => {
  for (let pause = 500; ; pause = Math.min(pause * 2, maxPause)) {
    const began = performance.now();
    await follow(handlers).catch(handlers.reportDisconnect);
    if (performance.now() - began > maxPause) pause = 500;
    await wait(pause);
  }
};

const follow = async (handlers: ChangeHandlers): Promise<void> => {
  const pending = new PendingNotifications();
  const onNotification = (_channel: string, payload: string): void => pending.add(payload);
  const notifications = await listenForNotifications({
    url: handlers.url,
    name: 'struma map',
    channels: [channel],
    onNotification,
  });
  void notifications.broken.then((reason) => pending.end(reason));
  try {
    await handlers.load();
    for (;;) {
      await pending.waitForAny();
      await wait(batchMilliseconds);
      for (const [layer, buckets] of pending.take()) await handlers.refresh(layer, buckets);
    }
  } finally {
    await notifications.stop();
  }
};

/** Water sources have no layer of their own. Their changes reload the valves, which belong to the same graph. */
const layerOfTable = new Map<string, LayerName>([
  ...layerNames.map((name): [string, LayerName] => [layerDefinitions[name].table, name]),
  ['water_source', 'valves'],
]);

/** Notifications that have not been processed. */
class PendingNotifications {
  private waiting = new Map<LayerName, Set<number>>();
  private signal = Promise.withResolvers<void>();
  private reason: Error | null = null;

  add(payload: string): void {
    const [table = '', bucket = ''] = payload.split(' ');
    const layer = layerOfTable.get(table);
    if (!layer || !/^-?\d+$/.test(bucket)) return;
    const buckets = this.waiting.get(layer) ?? new Set();
    this.waiting.set(layer, buckets.add(Number(bucket)));
    this.signal.resolve();
  }

  /** Resolves when notifications are available. Throws after the connection has ended. */
  async waitForAny(): Promise<void> {
    if (!this.reason) await this.signal.promise;
    if (this.reason) throw this.reason;
  }

  end(reason: Error): void {
    this.reason = reason;
    this.signal.resolve();
  }

  take(): [LayerName, number[]][] {
    const taken = [...this.waiting].map(([layer, buckets]): [LayerName, number[]] => [layer, [...buckets]]);
    this.waiting = new Map();
    this.signal = Promise.withResolvers();
    return taken;
  }
}
