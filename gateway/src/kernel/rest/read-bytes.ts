import type { IncomingMessage } from 'node:http';

/**
 * Reads the body of an HTTP message. Returns null for a body of more than `limit` bytes, of which the rest stays
 * unread. Rejects if the message ends too early. Uses listeners: with `for await`, reading a small message would take
 * twice as long.
 */
export const readBytes = (message: IncomingMessage, limit: number): Promise<Buffer | null> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const onData = (chunk: Buffer): void => {
      size += chunk.length;
      if (size <= limit) return void chunks.push(chunk);
      message.off('data', onData).pause();
      resolve(null);
    };
    const onIncomplete = (): void => reject(new Error('The message is incomplete.'));
    message.on('data', onData);
    message.once('end', () => {
      message.off('close', onIncomplete);
      if (message.complete) resolve(joinChunks(chunks, size));
      else onIncomplete();
    });
    message.once('error', reject).once('close', onIncomplete);
  });

const joinChunks = (chunks: readonly Buffer[], size: number): Buffer => {
  const [only] = chunks;
  return chunks.length === 1 && only ? only : Buffer.concat(chunks, size);
};
