import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../kernel/database/database.ts';
import { listenForNotifications } from '../kernel/database/notifications.ts';
import { nomenclatureChannel } from '../kernel/nomenclature-events.ts';
import { eventChannel, presenceChannel } from '../kernel/signal-events.ts';
import type { SignalEvent } from './events.schemas.ts';
import { readLastEventId, readEvents, toEvent, type StoredEvent } from './read-events.ts';

export interface Listener {
  onEvent(event: SignalEvent): void;
  /** An event that is not stored, as JSON. */
  onTransient(name: TransientEvent, json: string): void;
}

/** Presence of an operator on a signal; a changed item of a reference list. */
export type TransientEvent = 'presence' | 'nomenclature';

const transientEvents = new Map<string, TransientEvent>([
  [presenceChannel, 'presence'],
  [nomenclatureChannel, 'nomenclature'],
]);

/** Distributes PostgreSQL notifications to all listeners of this process over one connection. */
export interface Events {
  /** Starts listening. Resolves when the connection is open, or after the first failed attempt. */
  start(): Promise<void>;
  /** Returns a function that removes the listener. */
  listen(listener: Listener): () => void;
  stop(): Promise<void>;
}

/** For a server that only describes its routes. */
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
  let last: number | null = null;
  let listening: Promise<void> | null = null;

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

  const listenOnce = async (started: () => void): Promise<Error> => {
    const waiting: string[] = [];
    let isCaughtUp = false;
    const take = (json: string): void => publish(toEvent(JSON.parse(json) as StoredEvent));
    const onNotification = (channel: string, payload: string): void => {
      const name = transientEvents.get(channel);
      if (name) for (const listener of listeners) listener.onTransient(name, payload);
      else if (isCaughtUp) take(payload);
      else waiting.push(payload);
    };
    const channels = [eventChannel, ...transientEvents.keys()];
    const { signal } = ending;
    const notifications = await listenForNotifications({
      url,
      name: 'struma-events',
      channels,
      onNotification,
      signal,
      ...timing,
    });
    try {
      await catchUp();
      isCaughtUp = true;
      waiting.forEach(take);
      started();
      return await notifications.broken;
    } finally {
      await notifications.stop();
    }
  };

  const keepListening = async (started: () => void): Promise<void> => {
    while (!ending.signal.aborted) {
      const reason = await listenOnce(started).catch((error: unknown) => error);
      if (!ending.signal.aborted) onConnectionError(reason instanceof Error ? reason : new Error(String(reason)));
      started();
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

const batch = 500;
const retryMilliseconds = 500;
