import { Socket } from 'node:net';
import pg from 'pg';

/**
 * Returns a class of PostgreSQL connections that close when a statement receives no data for this time. The operating
 * system would wait about 15 minutes for a server that lost its power. Idle connections have no time limit.
 */
export const clientWithTimeout = (timeoutMilliseconds: number) =>
  class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      const socket = new Socket();
      super({ ...config, stream: () => socket });
      const isWaiting = (): boolean => socket.writableEnded || Reflect.get(this, 'readyForQuery') !== true;
      socket.setTimeout(timeoutMilliseconds, () => {
        if (!isWaiting()) return;
        const { bytesRead } = socket;
        // If the event loop was blocked, the response may already be in the socket and only needs reading.
        setImmediate(() => {
          if (isWaiting() && socket.bytesRead === bytesRead) socket.destroy(new DatabaseTimeout(timeoutMilliseconds));
        });
      });
    }
  };

/** The message begins like the driver's message for a broken connection, so that both errors are handled alike. */
class DatabaseTimeout extends Error {
  constructor(milliseconds: number) {
    super(`Connection terminated: no response from the database for ${milliseconds / 1000} s.`);
    this.name = 'DatabaseTimeout';
  }
}
