import type { IncomingMessage } from 'node:http';

/**
 * The bytes of a message; null if they exceed `limit`, and then the rest stays unread. Rejects if the message ends too
 * early. Uses listeners: with `for await`, reading a small message would take twice as long.
 */
export const readBytes = (message: IncomingMessage, limit: number): Promise<Buffer | null> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer): void => {
      size += chunk.length;
      if (size <= limit) return void chunks.push(chunk);
      message.off('data', take).pause();
      resolve(null);
    };
    const broken = (): void => reject(new Error('The message is incomplete.'));
    message.on('data', take);
    message.once('end', () => {
      message.off('close', broken);
      if (message.complete) resolve(whole(chunks, size));
      else broken();
    });
    message.once('error', reject).once('close', broken);
  });

const whole = (chunks: readonly Buffer[], size: number): Buffer => {
  const [only] = chunks;
  return chunks.length === 1 && only ? only : Buffer.concat(chunks, size);
};
