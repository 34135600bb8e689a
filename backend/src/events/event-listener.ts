import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../kernel/database/database.ts';
import { hearNotifications } from '../kernel/database/notifications.ts';
import { eventChannel, presenceChannel } from '../kernel/signal-events.ts';
import type { SignalEvent } from './events.schemas.ts';
import { lastEvent, readEvents, toEvent, type StoredEvent } from './read-events.ts';

export interface Listener {
  onEvent(event: SignalEvent): void;
  /** JSON of what an operator does with a signal at this moment. */
  onPresence(json: string): void;
}

/** What PostgreSQL tells, to everybody here who listens: one connection for all of them. */
export interface Events {
  /** Begins to listen; settles when the connection stands, or at once where it does not. */
  start(): Promise<void>;
  /** Answers how to stop. */
  listen(listener: Listener): () => void;
  stop(): Promise<void>;
}

/** For a server that only describes itself. */
export const silentEvents: Events = {
  start: () => Promise.resolve(),
  listen: () => () => undefined,
  stop: () => Promise.resolve(),
};

interface EventsNeeds {
  url: string;
  database: Database;
  onTrouble: (error: Error) => void;
  /** See NotificationOptions. */
  beatMilliseconds?: number;
}

/** After a broken connection it goes on where it was: what was told meanwhile is read from the table. */
export const createEvents = ({ url, database, onTrouble, ...timing }: EventsNeeds): Events => {
  const listeners = new Set<Listener>();
  const ending = new AbortController();
  let last: number | null = null;
  let listening: Promise<void> | null = null;

  const tell = (event: SignalEvent): void => {
    if (last !== null && event.id <= last) return;
    last = event.id;
    for (const listener of listeners) listener.onEvent(event);
  };

  const catchUp = async (): Promise<void> => {
    if (last === null) return void (last = await lastEvent(database));
    for (;;) {
      const missed = await readEvents(database, last, batch);
      for (const event of missed) tell(event);
      if (missed.length < batch) return;
    }
  };

  const listenOnce = async (started: () => void): Promise<Error> => {
    const waiting: string[] = [];
    let isCaughtUp = false;
    const take = (json: string): void => tell(toEvent(JSON.parse(json) as StoredEvent));
    const onNotification = (channel: string, payload: string): void => {
      if (channel === presenceChannel) for (const listener of listeners) listener.onPresence(payload);
      else if (isCaughtUp) take(payload);
      else waiting.push(payload);
    };
    const channels = [eventChannel, presenceChannel];
    const { signal } = ending;
    const heard = await hearNotifications({ url, name: 'struma-events', channels, onNotification, signal, ...timing });
    try {
      await catchUp();
      isCaughtUp = true;
      waiting.forEach(take);
      started();
      return await heard.broken;
    } finally {
      await heard.stop();
    }
  };

  const keepListening = async (started: () => void): Promise<void> => {
    while (!ending.signal.aborted) {
      const reason = await listenOnce(started).catch((error: unknown) => error);
      if (!ending.signal.aborted) onTrouble(reason instanceof Error ? reason : new Error(String(reason)));
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
