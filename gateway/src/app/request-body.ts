import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { readBytes } from '../kernel/rest/read-bytes.ts';

export type RequestBody = { kind: 'json'; value: unknown } | { kind: 'too large' } | { kind: 'malformed' };

/** Reads a JSON body up to a limit. A body of another type is no JSON: Apollo says so. */
export const readJsonBody = async (request: IncomingMessage, limit: number): Promise<RequestBody> => {
  if (Number(request.headers['content-length'] ?? 0) > limit) return { kind: 'too large' };
  const bytes = await readBytes(request, limit);
  if (!bytes) return { kind: 'too large' };
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
    return { kind: 'json', value: undefined };
  // Decoding would replace such bytes by other signs. Half a surrogate pair as bytes is one of them.
  if (!isUtf8(bytes)) return { kind: 'malformed' };
  try {
    return { kind: 'json', value: JSON.parse(bytes.toString('utf8')) };
  } catch {
    return { kind: 'malformed' };
  }
};
