import { transcode } from 'node:buffer';
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Server } from './http.ts';

/** Strong ETags on JSON answers to GET. It runs after access was checked, so a 304 proves the right to the bytes. */
export const tagAnswers = (server: Server): void => {
  server.addHook('onSend', (request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload);
    void reply.header('cache-control', 'private, no-cache');
    const bytes = bytesOf(payload);
    return done(null, isUnchanged(request, reply, hash('sha1', bytes)) ? null : bytes);
  });
};

/** Sets the ETag; where the caller has these very bytes, the answer becomes 304 without a body. */
export const isUnchanged = (request: FastifyRequest, reply: FastifyReply, checksum: string): boolean => {
  const tag = `"${checksum}"`;
  void reply.header('etag', tag);
  const known = request.headers['if-none-match'];
  if (!known?.split(',').some((each) => each.trim().replace(/^W\//, '') === tag || each.trim() === '*')) return false;
  void reply.code(304).removeHeader('content-length').removeHeader('content-type');
  return true;
};

/**
 * A JSON text as bytes, made once for the checksum, the length and the socket. The way round by UTF-16 takes half as long
 * with Cyrillic; it would refuse half a surrogate pair, which JSON writers escape.
 */
const bytesOf = (json: string): Buffer => transcode(Buffer.from(json, 'utf16le'), 'utf16le', 'utf8');
