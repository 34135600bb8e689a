import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '../kernel/database.ts';
import { eventChannel, presenceChannel } from '../kernel/signal-events.ts';
import type { SignalEvent } from './events.schemas.ts';
import { forgetOldEvents, lastEvent, readEvents, toEvent, type StoredEvent } from './read-events.ts';

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
}

/** After a broken connection it goes on where it was: what was told meanwhile is read from the table. */
export const createEvents = ({ url, database, onTrouble }: EventsNeeds): Events => {
  const listeners = new Set<Listener>();
  const ending = new AbortController();
  let last: number | null = null;
  let client: pg.Client | null = null;

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

  const connect = async (): Promise<{ broken: Promise<void> }> => {
    const waiting: string[] = [];
    let isCaughtUp = false;
    const connection = new pg.Client({ connectionString: url, application_name: 'struma-events', keepAlive: true });
    const broken = new Promise<void>((resolve) => {
      connection.on('error', (error) => (onTrouble(error), resolve()));
      connection.on('end', () => resolve());
    });
    const take = (json: string): void => tell(toEvent(JSON.parse(json) as StoredEvent));
    connection.on('notification', ({ channel, payload = '' }) => {
      if (channel === presenceChannel) for (const listener of listeners) listener.onPresence(payload);
      else if (isCaughtUp) take(payload);
      else waiting.push(payload);
    });
    client = connection;
    await connection.connect();
    await connection.query(`set timezone to 'UTC'; listen ${eventChannel}; listen ${presenceChannel}`);
    await catchUp();
    isCaughtUp = true;
    waiting.forEach(take);
    return { broken };
  };

  const keepListening = async (started: () => void): Promise<void> => {
    while (!ending.signal.aborted) {
      try {
        const { broken } = await connect();
        started();
        await broken;
      } catch (error) {
        onTrouble(error instanceof Error ? error : new Error(String(error)));
      }
      await client?.end().catch(() => undefined);
      started();
      await pause(retryMilliseconds, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
    }
  };

  const cleaning = setInterval(() => void forgetOldEvents(database).catch(onTrouble), cleanMilliseconds).unref();

  return {
    start: () => new Promise((resolve) => void keepListening(resolve)),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async stop() {
      ending.abort();
      clearInterval(cleaning);
      await client?.end().catch(() => undefined);
    },
  };
};

const batch = 500;
const retryMilliseconds = 500;
const cleanMilliseconds = 3_600_000;
