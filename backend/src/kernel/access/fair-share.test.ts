import { expect, test } from '@jest/globals';
import Fastify, { type FastifyRequest } from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { Server } from '../http/http.ts';
import { shareFairly } from './fair-share.ts';

/**
 * Starts a server with the routes `/wait` and `/upload`: a request runs until the test calls its `answer`. The header
 * `person` is the subject of the principal.
 */
const start = async (maxWaitMs?: number) => {
  const server = Fastify({ forceCloseConnections: true }).withTypeProvider<TypeBoxTypeProvider>() as unknown as Server;
  server.decorateRequest('auth', null);
  server.addHook('onRequest', async (request) => {
    const subject = request.headers['person'];
    request.auth = typeof subject === 'string' ? { subject, name: subject, actions: [], groups: [] } : null;
  });
  shareFairly(server, maxWaitMs);
  const running: { person: string; answer: () => void }[] = [];
  const waitForAnswer = async (request: FastifyRequest) => {
    await new Promise<void>((answer) => running.push({ person: request.auth?.subject ?? 'gateway', answer }));
    return '';
  };
  server.get('/wait', { config: { access: 'public' } }, waitForAnswer);
  server.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
  server.post('/upload', { config: { access: 'public' } }, waitForAnswer);
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const sendRequest = (person?: string, signal?: AbortSignal): Promise<unknown> =>
    fetch(`${url}/wait`, { headers: person ? { person } : {}, signal: signal ?? null }).catch(() => null);
  const upload = (person: string): Promise<unknown> =>
    fetch(`${url}/upload`, { method: 'POST', headers: { person }, body: new FormData() }).catch(() => null);
  const runningOf = (person: string): number => running.filter((one) => one.person === person).length;
  return { server, sendRequest, upload, running, runningOf };
};

/** Sends a request of a person and waits until the request runs. Then all earlier requests run or wait. */
const sendUntilRunning = async (
  { sendRequest, runningOf }: Awaited<ReturnType<typeof start>>,
  person: string,
): Promise<void> => {
  const before = runningOf(person);
  void sendRequest(person);
  while (runningOf(person) === before) await new Promise(setImmediate);
};

test('four requests of a person run at the same time; requests of others do not wait for them', async () => {
  const harness = await start();
  const requests = Array.from({ length: 6 }, () => harness.sendRequest('ana'));
  await sendUntilRunning(harness, 'boris');
  while (harness.runningOf('ana') < 4) await new Promise(setImmediate);
  await sendUntilRunning(harness, 'gateway');
  expect(harness.runningOf('ana')).toBe(4);
  while (harness.runningOf('ana') < 6) {
    for (const { answer } of harness.running) answer();
    await new Promise(setImmediate);
  }
  for (const { answer } of harness.running) answer();
  await Promise.all(requests);
  await harness.server.close();
});

test('a request whose client has disconnected counts until its handler has answered', async () => {
  const harness = await start();
  const client = new AbortController();
  const abandonedRequests = Array.from({ length: 4 }, () => harness.sendRequest('ana', client.signal));
  while (harness.runningOf('ana') < 4) await new Promise(setImmediate);
  client.abort();
  await Promise.all(abandonedRequests);
  const next = harness.sendRequest('ana');
  await sendUntilRunning(harness, 'boris');
  expect(harness.runningOf('ana')).toBe(4);
  harness.running[0]?.answer();
  while (harness.runningOf('ana') < 5) await new Promise(setImmediate);
  for (const { answer } of harness.running) answer();
  await next;
  await harness.server.close();
});

test('a waiting request whose client disconnects never runs, and later requests run', async () => {
  const harness = await start();
  const first = Array.from({ length: 4 }, () => harness.sendRequest('ana'));
  while (harness.runningOf('ana') < 4) await new Promise(setImmediate);
  const client = new AbortController();
  const abandonedRequests = Array.from({ length: 4 }, () => harness.sendRequest('ana', client.signal));
  await sendUntilRunning(harness, 'boris');
  client.abort();
  await Promise.all(abandonedRequests);
  await sendUntilRunning(harness, 'boris');
  for (const { answer } of harness.running) answer();
  await Promise.all(first);
  const next = harness.sendRequest('ana');
  while (harness.runningOf('ana') < 5) await new Promise(setImmediate);
  for (const { answer } of harness.running) answer();
  await next;
  expect(harness.runningOf('ana')).toBe(5);
  await harness.server.close();
});

test('a request that waits too long is refused with 429 and Retry-After', async () => {
  const harness = await start(50);
  const first = Array.from({ length: 4 }, () => harness.sendRequest('ana'));
  while (harness.runningOf('ana') < 4) await new Promise(setImmediate);
  const refused = (await harness.sendRequest('ana')) as Response;
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
  for (const { answer } of harness.running) answer();
  await Promise.all(first);
  await harness.server.close();
});

test('uploads do not count towards the limit of the other requests of the same person', async () => {
  const harness = await start();
  const uploads = Array.from({ length: 5 }, () => harness.upload('ana'));
  while (harness.runningOf('ana') < 4) await new Promise(setImmediate);
  const read = harness.sendRequest('ana');
  while (harness.runningOf('ana') < 5) await new Promise(setImmediate);
  for (let answered = 0; answered < 6; answered += 1) {
    while (harness.running.length <= answered) await new Promise(setImmediate);
    harness.running[answered]?.answer();
  }
  await Promise.all([...uploads, read]);
  await harness.server.close();
});
