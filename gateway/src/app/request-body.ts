import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { readBytes } from '../kernel/rest/read-bytes.ts';

export type RequestBody = { kind: 'json'; value: unknown } | { kind: 'too large' } | { kind: 'malformed' };

/** Waits for a turn, then runs the parser of a large body; null if the client disconnects before the turn. */
export type ParseInTurn = <T>(parse: () => Promise<T>) => Promise<T | null>;

/** Parsing a larger body may take several milliseconds, during which no other request is served. */
const largeBodyBytes = 32 * 1024;

/**
 * Reads a JSON body of at most `limit` bytes. For another content type, which Apollo refuses, `value` is undefined.
 * Returns null if the client disconnects before the turn of a large body.
 */
export const readJsonBody = async (
  request: IncomingMessage,
  limit: number,
  parseInTurn: ParseInTurn,
): Promise<RequestBody | null> => {
  if (Number(request.headers['content-length'] ?? 0) > limit) return { kind: 'too large' };
  const bytes = await readBytes(request, limit);
  if (!bytes) return { kind: 'too large' };
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
    return { kind: 'json', value: undefined };
  if (bytes.length < largeBodyBytes) return parseJson(bytes);
  return parseInTurn(async () => {
    const body = parseJson(bytes);
    // Requests of others are served before the next large body is parsed.
    await setImmediate();
    return body;
  });
};

const parseJson = (bytes: Buffer): RequestBody => {
  // Decoding would replace invalid bytes, including unpaired surrogates.
  if (!isUtf8(bytes)) return { kind: 'malformed' };
  try {
    return { kind: 'json', value: JSON.parse(bytes.toString('utf8')) };
  } catch {
    return { kind: 'malformed' };
  }
};
