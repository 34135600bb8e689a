import type pg from 'pg';
import { watchedClient } from './watched-client.ts';

export interface NotificationOptions {
  url: string;
  /** Shown in the database's list of connections. */
  name: string;
  channels: readonly string[];
  onNotification: (channel: string, payload: string) => void;
  /** How often the database is asked whether it is there, and how long it may take to answer. Absent: 15 seconds. */
  beatMilliseconds?: number;
  /** Ends it, at any time. */
  signal?: AbortSignal;
}

/** A connection that hears what the database announces. */
export interface Notifications {
  /** Settles with the reason when nothing more will be heard. */
  broken: Promise<Error>;
  stop(): Promise<void>;
}

/**
 * Listens on a connection of its own, which speaks UTC. Settles once it hears. A connection without any traffic would not
 * notice that the other side is gone, so it asks again and again.
 */
export const hearNotifications = async (options: NotificationOptions): Promise<Notifications> => {
  const { url, name, channels, onNotification, beatMilliseconds = 15_000, signal } = options;
  const client = new (watchedClient(beatMilliseconds))({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: beatMilliseconds,
  });
  const broken = new Promise<Error>((resolve) => {
    client.once('error', resolve);
    client.once('end', () => resolve(new Error('The connection that listens has ended.')));
  });
  client.on('error', () => undefined);
  client.on('notification', ({ channel, payload = '' }) => onNotification(channel, payload));
  const stop = (): Promise<void> => client.end().catch(() => undefined);
  signal?.addEventListener('abort', stop, { once: true });
  void broken.then(() => signal?.removeEventListener('abort', stop));
  try {
    // The driver leaves whoever connects without an answer when the connection is ended meanwhile.
    await Promise.race([client.connect(), broken.then((reason) => Promise.reject(reason))]);
    await client.query(`set timezone to 'UTC'; ${channels.map((channel) => `listen ${channel}`).join('; ')}`);
  } catch (error) {
    signal?.removeEventListener('abort', stop);
    void stop();
    throw error;
  }
  const beats = setInterval(() => void ask(client), beatMilliseconds).unref();
  void broken.then(() => clearInterval(beats));
  return { broken, stop };
};

/** What fails shows as the end of the connection. */
const ask = (client: pg.Client): Promise<unknown> => client.query('select 1').catch(() => undefined);
