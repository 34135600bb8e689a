import { setTimeout as pause } from 'node:timers/promises';
import { breakdownChannel } from '../kernel/breakdown-events.ts';
import type { Database } from '../kernel/database/database.ts';
import { listenForNotifications } from '../kernel/database/notifications.ts';
import { listChannel } from '../kernel/list-events.ts';
import { nomenclatureChannel } from '../kernel/nomenclature-events.ts';
import { eventChannel, presenceChannel } from '../kernel/signal-events.ts';
import type { SignalEvent } from './events.schemas.ts';
import { readLastEventId, readEvents, toEvent, type StoredEvent } from './read-events.ts';

export interface Listener {
  onEvent(event: SignalEvent): void;
  /** Called for an event that is not stored; `json` is its content. */
  onTransient(name: TransientEvent, json: string): void;
}

/**
 * Presence of an operator on a signal; a changed item of a reference list; a changed breakdown; new or changed rows of
 * a list.
 */
export type TransientEvent = 'presence' | 'nomenclature' | 'breakdown' | 'list';

const transientEvents = new Map<string, TransientEvent>([
  [presenceChannel, 'presence'],
  [nomenclatureChannel, 'nomenclature'],
  [breakdownChannel, 'breakdown'],
  [listChannel, 'list'],
]);

/** Distributes PostgreSQL notifications to all listeners of this process over one connection. */
export interface Events {
  /** Starts listening. Resolves when the connection is open, or after the first failed attempt. */
  start(): Promise<void>;
  /** Returns a function that removes the listener. */
  listen(listener: Listener): () => void;
  stop(): Promise<void>;
}

/** An implementation that sends no events, for a server that only describes its routes. */
export const noEvents: Events = {
  start: () => Promise.resolve(),
  listen: () => () => undefined,
  stop: () => Promise.resolve(),
};

interface EventsOptions {
  url: string;
  database: Database;
  onConnectionError: (error: Error) => void;
  /** See NotificationOptions. */
  heartbeatMilliseconds?: number;
}

/** Listens for events. After a broken connection, missed events are read from the table. */
export const createEvents = ({ url, database, onConnectionError, ...timing }: EventsOptions): Events => {
  const listeners = new Set<Listener>();
  const ending = new AbortController();
  const { publish, catchUp } = createPublisher(database, listeners);
  let listening: Promise<void> | null = null;

  const publishTransient = (name: TransientEvent, json: string): void => {
    for (const listener of listeners) listener.onTransient(name, json);
  };

  const listenOnce = async (onStarted: () => void): Promise<Error> => {
    const events = createEventBuffer(publish);
    const notifications = await listenForNotifications({
      url,
      name: 'struma-events',
      channels: [eventChannel, ...transientEvents.keys()],
      onNotification: (channel, payload) => {
        const name = transientEvents.get(channel);
        if (name) publishTransient(name, payload);
        else events.add(payload);
      },
      signal: ending.signal,
      ...timing,
    });
    try {
      await catchUp();
      events.release();
      onStarted();
      return await notifications.broken;
    } finally {
      await notifications.stop();
    }
  };

  const keepListening = async (onStarted: () => void): Promise<void> => {
    while (!ending.signal.aborted) {
      const reason = await listenOnce(onStarted).catch((error: unknown) => error);
      if (!ending.signal.aborted) onConnectionError(reason instanceof Error ? reason : new Error(String(reason)));
      onStarted();
      await pause(retryMilliseconds, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
    }
  };

  return {
    start: () => new Promise((resolve) => void (listening = keepListening(resolve))),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async stop() {
      ending.abort();
      await listening;
    },
  };
};

/** Publishes each event once, in the order of its id. */
const createPublisher = (database: Database, listeners: ReadonlySet<Listener>) => {
  let last: number | null = null;
  const publish = (event: SignalEvent): void => {
    if (last !== null && event.id <= last) return;
    last = event.id;
    for (const listener of listeners) listener.onEvent(event);
  };
  const catchUp = async (): Promise<void> => {
    if (last === null) return void (last = await readLastEventId(database));
    for (;;) {
      const missed = await readEvents(database, last, batch);
      for (const event of missed) publish(event);
      if (missed.length < batch) return;
    }
  };
  return { publish, catchUp };
};

/** Buffers notifications until `release` is called, so that missed events are published before them. */
const createEventBuffer = (publish: (event: SignalEvent) => void) => {
  const held: string[] = [];
  let isReleased = false;
  const publishJson = (json: string): void => publish(toEvent(JSON.parse(json) as StoredEvent));
  return {
    add: (json: string): void => (isReleased ? publishJson(json) : void held.push(json)),
    release: (): void => {
      isReleased = true;
      held.forEach(publishJson);
    },
  };
};

const batch = 500;
const retryMilliseconds = 500;
