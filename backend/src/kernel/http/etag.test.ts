import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { tagAnswers } from './etag.ts';

test.each([
  ['Cyrillic', 'Теч на ул. „Чайка“ № 15'],
  ['signs beyond the first plane', '😀 𝄞'],
  ['half a surrogate pair', 'x\ud800y'],
  ['nothing', ''],
])('an answer with %s goes out whole, is tagged by its bytes and known again', async (_what, text) => {
  const server = Fastify();
  tagAnswers(server);
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
