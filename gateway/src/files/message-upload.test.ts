import { once } from 'node:events';
import { request as ask, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import multipart from '@fastify/multipart';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import type { Principal } from '../kernel/access/principal.ts';
import { createTurns } from '../kernel/limits/turns.ts';
import { uploadMessage } from './message-upload.ts';

let server: FastifyInstance;
let url: string;
let turnEnded: PromiseWithResolvers<void>;

beforeEach(async () => {
  turnEnded = Promise.withResolvers();
  const takeTurn = createTurns();
  server = fastify();
  await server.register(multipart);
  server.post('/', (request, reply) =>
    uploadMessage(
      ({ input }) => Promise.resolve({ stored: input }),
      {
        request,
        reply,
        principal: { subject: 'ana' } as Principal,
        traceId: 'trace',
        signalId: null,
        takeTurn: async (turn, work) => {
          const result = await takeTurn(turn, work);
          turnEnded.resolve();
          return result;
        },
      },
      1,
    ),
  );
  url = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => server.close());

test('SG-12 a form whose input arrives after the end of its turn is stored', async () => {
  const upload = ask(url, { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=end' } });
  const responded = once(upload, 'response');
  upload.write('--end\r\nContent-Disposition: form-data; name="input"\r\n\r\n{"title":');
  await turnEnded.promise;
  upload.end('"Теч"}\r\n--end--\r\n');
  const [response] = (await responded) as [IncomingMessage];
  expect([response.statusCode, JSON.parse(await text(response))]).toEqual([200, { stored: { title: 'Теч' } }]);
});
