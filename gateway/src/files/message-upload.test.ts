import { once } from 'node:events';
import { request as ask, type ClientRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import multipart from '@fastify/multipart';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import type { Principal } from '../kernel/access/principal.ts';
import { describeFailure } from '../kernel/errors.ts';
import { createTurns } from '../kernel/limits/turns.ts';
import { uploadMessage } from './message-upload.ts';

let server: FastifyInstance;
let url: string;
let turnEnded: PromiseWithResolvers<void>;
let limits: { maxTurnMs: number; maxWaitMs: number };

beforeEach(async () => {
  turnEnded = Promise.withResolvers();
  limits = { maxTurnMs: 1, maxWaitMs: 60_000 };
  const takeTurn = createTurns();
  server = fastify();
  server.get('/', () => ({}));
  server.setErrorHandler((error, request, reply) => reply.send(describeFailure(error, request.id).body));
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
      limits,
    ),
  );
  url = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => server.close());

const openForm = (): ClientRequest => {
  const upload = ask(url, { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=end' } });
  upload.on('error', () => undefined);
  upload.write('--end\r\nContent-Disposition: form-data; name="input"\r\n\r\n{"title":');
  return upload;
};

test('SG-12 a form whose input arrives after the end of its turn is stored', async () => {
  const upload = openForm();
  const responded = once(upload, 'response');
  await turnEnded.promise;
  upload.end('"Теч"}\r\n--end--\r\n');
  const [response] = (await responded) as [IncomingMessage];
  expect([response.statusCode, JSON.parse(await text(response))]).toEqual([200, { stored: { title: 'Теч' } }]);
});

test('SG-12 a form that waits too long for its turn is RATE_LIMITED, and nothing of it is read', async () => {
  limits = { maxTurnMs: 60_000, maxWaitMs: 50 };
  const incomplete = [openForm(), openForm()];
  await Promise.all(incomplete.map((upload) => once(upload, 'socket')));
  // The server has begun to read both forms before it answers a later request.
  await fetch(url);
  const body = new FormData();
  body.append('input', '{}');
  const response = await fetch(url, { method: 'POST', body });
  expect(await response.json()).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 60, outcome: 'NOT_DONE' });
  for (const upload of incomplete) upload.destroy();
});
