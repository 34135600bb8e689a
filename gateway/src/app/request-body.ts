import type { IncomingMessage } from 'node:http';

export type RequestBody = { kind: 'json'; value: unknown } | { kind: 'too large' } | { kind: 'malformed' };

/** Reads a JSON body up to a limit. A body of another type is no JSON: Apollo says so. */
export const readJsonBody = async (request: IncomingMessage, limit: number): Promise<RequestBody> => {
  if (Number(request.headers['content-length'] ?? 0) > limit) return { kind: 'too large' };
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) return { kind: 'too large' };
    chunks.push(chunk);
  }
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
    return { kind: 'json', value: undefined };
  try {
    return { kind: 'json', value: JSON.parse(Buffer.concat(chunks).toString('utf8')) };
  } catch {
    return { kind: 'malformed' };
  }
};
