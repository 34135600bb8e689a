import type { IncomingMessage } from 'node:http';
import type { Identity } from '../server.ts';

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

/** Our cookies are not sent with a form of another site (SameSite); a browser that says where it comes from is believed. */
export const isFromOurPages = ({ settings }: Pick<Identity, 'settings'>, { headers }: IncomingMessage): boolean =>
  headers.origin === undefined || headers.origin === new URL(settings.publicUrl).origin;
