import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { Server } from '../http/http.ts';
import { shareFairly } from './fair-share.ts';

/** A server whose requests of `/wait` are answered by `answer`. The header `person` names the person. */
const start = async () => {
  const server = Fastify().withTypeProvider<TypeBoxTypeProvider>() as unknown as Server;
  server.decorateRequest('auth', null);
  server.addHook('onRequest', async (request) => {
    const subject = request.headers['person'];
    request.auth = typeof subject === 'string' ? { subject, name: subject, actions: [], groups: [] } : null;
  });
  shareFairly(server);
  const running: { person: string; answer: () => void }[] = [];
  server.get('/wait', { config: { access: 'public' } }, async (request) => {
    await new Promise<void>((answer) => running.push({ person: request.auth?.subject ?? 'gateway', answer }));
    return '';
  });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const ask = (person?: string, signal?: AbortSignal): Promise<unknown> =>
    fetch(`${url}/wait`, { headers: person ? { person } : {}, signal: signal ?? null }).catch(() => null);
  const runningOf = (person: string): number => running.filter((one) => one.person === person).length;
  return { server, ask, running, runningOf };
};

/** Sends a request of a person and waits until it runs: all requests that were sent before it run or wait then. */
const untilHandled = async ({ ask, runningOf }: Awaited<ReturnType<typeof start>>, person: string): Promise<void> => {
  const before = runningOf(person);
  void ask(person);
  while (runningOf(person) === before) await new Promise(setImmediate);
};

test('four requests of a person run at the same time; requests of others do not wait for them', async () => {
  const harness = await start();
  const asked = Array.from({ length: 6 }, () => harness.ask('ana'));
  await untilHandled(harness, 'boris');
  while (harness.runningOf('ana') < 4) await new Promise(setImmediate);
  await untilHandled(harness, 'gateway');
  expect(harness.runningOf('ana')).toBe(4);
  while (harness.runningOf('ana') < 6) {
    for (const { answer } of harness.running) answer();
    await new Promise(setImmediate);
  }
  for (const { answer } of harness.running) answer();
  await Promise.all(asked);
  await harness.server.close();
});

test('a request whose client has disconnected counts until its handler has answered', async () => {
  const harness = await start();
  const leaving = new AbortController();
  const left = Array.from({ length: 4 }, () => harness.ask('ana', leaving.signal));
  while (harness.runningOf('ana') < 4) await new Promise(setImmediate);
  leaving.abort();
  await Promise.all(left);
  const next = harness.ask('ana');
  await untilHandled(harness, 'boris');
  expect(harness.runningOf('ana')).toBe(4);
  harness.running[0]?.answer();
  while (harness.runningOf('ana') < 5) await new Promise(setImmediate);
  for (const { answer } of harness.running) answer();
  await next;
  await harness.server.close();
});
