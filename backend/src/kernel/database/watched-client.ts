import { Socket } from 'node:net';
import pg from 'pg';

/**
 * Connections to PostgreSQL that break by themselves when a statement gets no answer at all for so many milliseconds. A
 * server that lost its power says nothing, and the operating system goes on waiting for a quarter of an hour. A connection
 * that nobody asks anything may be silent for ever.
 */
export const watchedClient = (silenceMilliseconds: number) =>
  class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      const socket = new Socket();
      super({ ...config, stream: () => socket });
      const isWaiting = (): boolean => socket.writableEnded || Reflect.get(this, 'readyForQuery') !== true;
      socket.setTimeout(silenceMilliseconds, () => {
        if (!isWaiting()) return;
        const { bytesRead } = socket;
        // Where this process itself was held up, the answer may lie there and only has to be read.
        setImmediate(() => {
          if (isWaiting() && socket.bytesRead === bytesRead) socket.destroy(new SilentDatabase(silenceMilliseconds));
        });
      });
    }
  };

/** Spelt as the driver spells a broken connection, so that it is answered as one. */
class SilentDatabase extends Error {
  constructor(milliseconds: number) {
    super(`Connection terminated: the database was silent for ${milliseconds / 1000} s.`);
    this.name = 'SilentDatabase';
  }
}
