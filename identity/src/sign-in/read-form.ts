import type { IncomingMessage } from 'node:http';

const maximumBytes = 16_384;

export const readForm = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maximumBytes) return new URLSearchParams();
    parts.push(part);
  }
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'));
};
