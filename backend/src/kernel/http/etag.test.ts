import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { addEtags } from './etag.ts';

test.each([
  ['Cyrillic', 'Теч на ул. „Чайка“ № 15'],
  ['characters outside the basic plane', '😀 𝄞'],
  ['an unpaired surrogate', 'x\ud800y'],
  ['an empty text', ''],
])('a response with %s is complete, has an ETag of its bytes and is revalidated with 304', async (_what, text) => {
  const server = Fastify();
  addEtags(server);
  server.get('/text', () => ({ text }));
  const answer = await server.inject('/text');
  expect(answer.body).toBe(JSON.stringify({ text }));
  expect(answer.headers).toMatchObject({
    'content-length': String(answer.rawPayload.length),
    etag: `"${createHash('sha1').update(JSON.stringify({ text })).digest('hex')}"`,
  });
  const again = await server.inject({ url: '/text', headers: { 'if-none-match': answer.headers.etag } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
