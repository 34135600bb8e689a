import type pg from 'pg';
import { clientWithTimeout } from '@struma/shared/client-with-timeout.ts';

export interface NotificationOptions {
  url: string;
  /** The `application_name` in `pg_stat_activity`. */
  name: string;
  channels: readonly string[];
  onNotification: (channel: string, payload: string) => void;
  /** Interval of the heartbeat query and the time limit of its response. Default: 15 seconds. */
  heartbeatMilliseconds?: number;
  /** Closes the connection when aborted. */
  signal?: AbortSignal;
}

/** A connection that receives notifications (LISTEN). */
export interface Notifications {
  /** Resolves with the reason when the connection has ended. */
  broken: Promise<Error>;
  stop(): Promise<void>;
}

/**
 * Listens on a connection of its own, in UTC. Resolves when LISTEN is active. A heartbeat query runs because a
 * connection without traffic does not detect the loss of the server.
 */
export const listenForNotifications = async (options: NotificationOptions): Promise<Notifications> => {
  const { url, name, channels, onNotification, heartbeatMilliseconds = 15_000, signal } = options;
  const client = new (clientWithTimeout(heartbeatMilliseconds))({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: heartbeatMilliseconds,
  });
  const broken = new Promise<Error>((resolve) => {
    client.once('error', resolve);
    client.once('end', () => resolve(new Error('The notification connection has ended.')));
  });
  client.on('error', () => undefined);
  client.on('notification', ({ channel, payload = '' }) => onNotification(channel, payload));
  const stop = (): Promise<void> => client.end().catch(() => undefined);
  signal?.addEventListener('abort', stop, { once: true });
  void broken.then(() => signal?.removeEventListener('abort', stop));
  try {
    // The driver never settles `connect` if the connection ends meanwhile.
    await Promise.race([client.connect(), broken.then((reason) => Promise.reject(reason))]);
    await client.query(`set timezone to 'UTC'; ${channels.map((channel) => `listen ${channel}`).join('; ')}`);
  } catch (error) {
    signal?.removeEventListener('abort', stop);
    void stop();
    throw error;
  }
  const heartbeat = setInterval(() => void sendHeartbeat(client), heartbeatMilliseconds).unref();
  void broken.then(() => clearInterval(heartbeat));
  return { broken, stop };
};

/** A failed heartbeat ends the connection, so its error is ignored here. */
const sendHeartbeat = (client: pg.Client): Promise<unknown> => client.query('select 1').catch(() => undefined);
