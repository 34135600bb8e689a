import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Identity } from '../server.ts';
import { hasInvalidText } from '@struma/shared/valid-text.ts';
import { MalformedRequest } from './malformed-requests.ts';

const maximumBytes = 16_384;

/** Throws MalformedRequest if the form contains invalid bytes. */
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
  if (!isUtf8(bytes) || hasInvalidText(encoded)) throw new MalformedRequest();
  return new URLSearchParams(encoded);
};

/** SameSite keeps our cookies out of forms of other sites. The Origin header, where a browser sends it, is checked as well. */
export const isFromOurPages = ({ settings }: Pick<Identity, 'settings'>, { headers }: IncomingMessage): boolean =>
  headers.origin === undefined || headers.origin === new URL(settings.publicUrl).origin;
