import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Identity } from '../server.ts';
import { hasUnfitBytes, UnfitRequest } from './unfit-requests.ts';

const maximumBytes = 16_384;

/** Throws UnfitRequest for bytes that are no text. */
export const readForm = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maximumBytes) return new URLSearchParams();
    parts.push(part);
  }
  const bytes = Buffer.concat(parts);
  const encoded = bytes.toString('utf8');
  if (!isUtf8(bytes) || hasUnfitBytes(encoded)) throw new UnfitRequest();
  return new URLSearchParams(encoded);
};

/** Our cookies are not sent with a form of another site (SameSite); a browser that says where it comes from is believed. */
export const isFromOurPages = ({ settings }: Pick<Identity, 'settings'>, { headers }: IncomingMessage): boolean =>
  headers.origin === undefined || headers.origin === new URL(settings.publicUrl).origin;
