import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { IdentityServices } from '../server.ts';
import { hasInvalidEncodedText } from '@struma/shared/valid-text.ts';
import { MalformedRequest } from './malformed-requests.ts';

const maxBytes = 16_384;

/** Reads a posted form. A form that is too long counts as empty. Throws MalformedRequest for invalid bytes. */
export const readForm = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) return new URLSearchParams();
    parts.push(part);
  }
  const bytes = Buffer.concat(parts);
  const encoded = bytes.toString('utf8');
  if (!isUtf8(bytes) || hasInvalidEncodedText(encoded)) throw new MalformedRequest();
  return new URLSearchParams(encoded);
};

/**
 * False if the Origin header names another origin; true without the header. In addition, browsers do not send our
 * cookies with forms of other sites, because the cookies are SameSite=Lax.
 */
export const isFromOurPages = (
  { settings }: Pick<IdentityServices, 'settings'>,
  { headers }: IncomingMessage,
): boolean => headers.origin === undefined || headers.origin === new URL(settings.publicUrl).origin;
