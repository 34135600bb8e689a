import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { readBytes } from '../kernel/rest/read-bytes.ts';

export type RequestBody = { kind: 'json'; value: unknown } | { kind: 'too large' } | { kind: 'malformed' };

/** Reads a JSON body of at most `limit` bytes. For another content type, which Apollo refuses, `value` is undefined. */
export const readJsonBody = async (request: IncomingMessage, limit: number): Promise<RequestBody> => {
  if (Number(request.headers['content-length'] ?? 0) > limit) return { kind: 'too large' };
  const bytes = await readBytes(request, limit);
  if (!bytes) return { kind: 'too large' };
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
    return { kind: 'json', value: undefined };
  // Decoding would replace invalid bytes, including unpaired surrogates.
  if (!isUtf8(bytes)) return { kind: 'malformed' };
  try {
    return { kind: 'json', value: JSON.parse(bytes.toString('utf8')) };
  } catch {
    return { kind: 'malformed' };
  }
};
