import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Caller } from '../kernel/access/caller.ts';
import { createEventStreams, type Listener } from './event-stream.ts';
import { createHub, type Hub } from './hub.ts';

/** A service that tells what a test says, and a gateway's route before it. */
let service: Server;
let gateway: Server;
let hub: Hub;
let tell: (event: string, data: object) => void;
let visit: Listener;

const operator: Caller = {
  subject: 'ivanova',
  name: 'Иванова',
  actions: ['OPERATOR'],
  groups: ['TestMainGroup'],
  bearer: 'token',
  cookieSession: true,
  freeDocuments: false,
};
const citizen: Caller = { ...operator, subject: 'georgieva', actions: ['USER'] };

const open = (server: Server): Promise<string> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  );
let address: string;
let session: Awaited<ReturnType<Listener['checkSession']>>;

beforeEach(async () => {
  service = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    tell = (event, data) => void response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    tell('ready', { last: 5, isWhole: true });
  });
  hub = createHub({ restUrl: await open(service), gatewayKey: 'key' }, () => undefined);
  visit = {
    caller: operator,
    expiresAt: Date.now() + 300_000,
    since: null,
    checkSession: () => Promise.resolve(session),
  };
  session = 'same';
  const serve = createEventStreams(hub, { heartbeatMilliseconds: 20 });
  gateway = createServer((_request, response) => serve(response, visit));
  address = await open(gateway);
});
afterEach(() => {
  hub.stop();
  for (const server of [gateway, service]) {
    server.close();
    server.closeAllConnections();
  }
});

interface Heard {
  /** Reads until a text has come, or to the end. */
  until(text: string): Promise<string>;
  rest(): Promise<string>;
}

const listen = async (): Promise<Heard> => {
  const response = await fetch(address);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const read = async (isEnough: () => boolean): Promise<string> => {
    while (!isEnough()) {
      const part = await reader?.read();
      if (!part || part.done) break;
      heard += part.value;
    }
    return heard;
  };
  return { until: (text) => read(() => heard.includes(text)), rest: () => read(() => false) };
};

const change = {
  kind: 'RESPONDED',
  signalId: 7,
  changedBy: 'Иванова',
  changedById: 'ivanova',
  changedUtc: '2026-01-01 10:00:00',
  changedLocal: '2026-01-01 12:00:00',
};

describe('an open stream of events', () => {
  test('AU-3 says that it is over once the person has signed out, and ends', async () => {
    const stream = await listen();
    await stream.until('event: hello');
    session = 'over';
    expect(await stream.rest()).toMatch(/event: over\ndata: \{\}\n\n$/);
  });

  test('AU-11 ends, without saying that it is over, once the person has other rights', async () => {
    const stream = await listen();
    await stream.until('event: hello');
    session = 'changed';
    expect(await stream.rest()).not.toContain('event: over');
  });

  test('is not opened for somebody who left before it was known who asks', async () => {
    const served = Promise.withResolvers<number>();
    let asked = 0;
    visit.checkSession = () => {
      asked += 1;
      return Promise.resolve(session);
    };
    const serve = createEventStreams(hub, { heartbeatMilliseconds: 1 });
    const slow = createServer(async (_request, response) => {
      left.abort();
      await once(response, 'close');
      serve(response, visit);
      setTimeout(() => served.resolve(asked), 20);
    });
    const left = new AbortController();
    await expect(fetch(await open(slow), { signal: left.signal })).rejects.toThrow();
    expect(await served.promise).toBe(0);
    slow.close();
  });

  test('is told nothing more after its end, however slowly the client reads', async () => {
    let isListening = true;
    const silent: Hub = {
      isSupported: () => true,
      latest: () => null,
      subscribe: () => () => void (isListening = false),
      stop: () => {},
    };
    const serve = createEventStreams(silent, { heartbeatMilliseconds: 1 });
    const ended = Promise.withResolvers<boolean>();
    const other = createServer((_request, response) => {
      // Comes with the end, before the last bytes have left.
      response.once('prefinish', () => ended.resolve(isListening));
      serve(response, visit);
    });
    session = 'changed';
    await (await fetch(await open(other))).text();
    expect(await ended.promise).toBe(false);
    other.close();
  });

  test('ends before its token does, without saying that it is over', async () => {
    const stream = await listen();
    await stream.until('event: hello');
    visit.expiresAt = Date.now();
    const late = await listen();
    expect(await late.rest()).not.toContain('event: over');
  });

  test('beats while nothing happens', async () => {
    expect(await (await listen()).until(': \n\n: \n\n')).toContain('event: hello');
  });

  test('AU-11 a citizen hears of the own signals alone, without notes and without who acted', async () => {
    visit.caller = citizen;
    const stream = await listen();
    await stream.until('event: hello');
    tell('signal', { ...change, id: 6, owner: 'petrova', isInternal: false });
    tell('signal', { ...change, id: 7, owner: null, isInternal: false });
    tell('signal', { ...change, id: 8, kind: 'NOTED', owner: 'georgieva', isInternal: true });
    tell('presence', { signalId: 7, id: 'ivanova', name: 'Иванова', state: 'WRITING' });
    tell('signal', { ...change, id: 9, owner: 'georgieva', isInternal: false });
    const heard = await stream.until('id: 9');
    expect(heard).toMatch(/id: 9\n/);
    expect(heard).not.toMatch(/id: [678]\n|presence|Иванова|ivanova/);
    expect(heard).toContain('"changedBy":null,"changedById":null');
  });

  test('an operator hears who acted: name and account, or the name alone from a service that tells no accounts', async () => {
    const stream = await listen();
    await stream.until('event: hello');
    const { changedById: _account, ...foreign } = change;
    tell('signal', { ...change, id: 6, owner: null, isInternal: false });
    expect(await stream.until('id: 6')).toContain('"changedBy":"Иванова","changedById":"ivanova"');
    tell('signal', { ...foreign, id: 7, owner: null, isInternal: false });
    expect(await stream.until('id: 7')).toContain('"changedBy":"Иванова","changedById":null');
  });

  test('SG-3 AU-11 where citizens have no desk, tells operators alone', async () => {
    const serve = createEventStreams(hub, { hasCitizenDesk: false });
    const closed = createServer((_request, response) => {
      try {
        serve(response, visit);
      } catch (error) {
        response.writeHead(400).end(String(error));
      }
    });
    address = await open(closed);
    const opened = await listen();
    await opened.until('event: hello');
    visit.caller = citizen;
    expect((await fetch(address)).status).toBe(400);
    closed.close();
    closed.closeAllConnections();
  });

  test('who knows where he was is told what came after it and nothing else, before the first event of all too', async () => {
    expect(createHub(null, () => undefined).latest()).toBe(null);
    await (await listen()).until('event: hello');
    expect(hub.latest()).toBe(5);
    visit.since = hub.latest();
    const stream = await listen();
    tell('signal', { ...change, id: 6, owner: null, isInternal: false });
    expect(await stream.until('id: 6')).not.toMatch(/hello|reset/);
    expect(hub.latest()).toBe(6);
    visit.since = 0;
    expect(await (await listen()).until('event: reset')).not.toContain('hello');
  });

  test('catches up from the id that the browser names, for each what is his', async () => {
    await (await listen()).until('event: hello');
    for (const id of [6, 7, 8])
      tell('signal', { ...change, id, owner: id === 7 ? 'georgieva' : 'petrova', isInternal: false });
    visit.caller = operator;
    visit.since = 6;
    expect(await (await listen()).until('id: 8')).toMatch(/id: 7\n[^]*id: 8\n/);
    visit.caller = citizen;
    tell('signal', { ...change, id: 9, owner: 'georgieva', isInternal: false });
    const heard = await (await listen()).until('id: 9');
    expect(heard).toMatch(/id: 7\n[^]*id: 9\n/);
    expect(heard).not.toMatch(/id: 8\n/);
  });
});
