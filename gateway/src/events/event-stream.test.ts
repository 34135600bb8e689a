import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Principal } from '../kernel/access/principal.ts';
import { createEventStreams, type EventRules, type Listener } from './event-stream.ts';
import { createHub, type Hub } from './hub.ts';

/** `service` sends the events that a test writes; `gateway` serves them as an event stream. */
let service: Server;
let gateway: Server;
let hub: Hub;
let sendEvent: (event: string, data: object) => void;
let listener: Listener;

const operator: Principal = {
  subject: 'ivanova',
  name: 'Иванова',
  actions: ['OPERATOR'],
  groups: ['TestMainGroup'],
  bearer: 'token',
  hasCookieSession: true,
  hasAdHocRole: false,
};
const citizen: Principal = { ...operator, subject: 'georgieva', actions: ['USER'] };

const administrator: Principal = {
  ...operator,
  subject: 'petkova',
  actions: ['ADMINISTRATOR'],
  groups: ['TestDummyGroup'],
};

const rules: EventRules = {
  signals: { actions: ['OPERATOR', 'USER'], groups: ['TestMainGroup'] },
  nomenclatures: { actions: ['ADMINISTRATOR'], groups: ['TestMainGroup', 'TestDummyGroup'] },
  list: () => undefined,
};

const open = (server: Server): Promise<string> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  );
let address: string;
let sessionChange: Awaited<ReturnType<Listener['checkSession']>>;
const watchers = new Set<Parameters<Listener['watchSession']>[0]>();

beforeEach(async () => {
  service = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    sendEvent = (event, data) => void response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    sendEvent('ready', { last: 5, isWhole: true });
  });
  hub = createHub({ restUrl: await open(service), gatewayKey: 'key' }, () => undefined);
  listener = {
    principal: operator,
    expiresAt: Date.now() + 300_000,
    since: null,
    checkSession: () => Promise.resolve(sessionChange),
    watchSession: (onRevoked) => {
      watchers.add(onRevoked);
      return () => watchers.delete(onRevoked);
    },
  };
  sessionChange = 'same';
  const serve = createEventStreams(hub, rules, { heartbeatMilliseconds: 20 });
  gateway = createServer((_request, response) => serve(response, listener));
  address = await open(gateway);
});
afterEach(() => {
  hub.stop();
  for (const server of [gateway, service]) {
    server.close();
    server.closeAllConnections();
  }
});

interface TestStream {
  /** Reads until a text arrives or the stream ends. */
  until(text: string): Promise<string>;
  untilEnd(): Promise<string>;
}

const listen = async (): Promise<TestStream> => {
  const response = await fetch(address);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  const read = async (isEnough: () => boolean): Promise<string> => {
    while (!isEnough()) {
      const part = await reader?.read();
      if (!part || part.done) break;
      received += part.value;
    }
    return received;
  };
  return { until: (text) => read(() => received.includes(text)), untilEnd: () => read(() => false) };
};

/** The event that reports that any item may have changed. */
const anyItem = 'event: nomenclature\ndata: {"nomenclatureId":null,"itemId":null}\n\n';

const change = {
  kind: 'RESPONDED',
  signalId: 7,
  changedBy: 'Иванова',
  changedById: 'ivanova',
  changedUtc: '2026-01-01 10:00:00',
  changedLocal: '2026-01-01 12:00:00',
};

describe('an event stream', () => {
  test('AU-3 sends `over` after the user signed out, and ends', async () => {
    const stream = await listen();
    await stream.until('event: hello');
    sessionChange = 'over';
    expect(await stream.untilEnd()).toMatch(/event: over\ndata: \{\}\n\n$/);
  });

  test("AU-11 ends without `over` after the user's rights changed", async () => {
    const stream = await listen();
    await stream.until('event: hello');
    sessionChange = 'changed';
    expect(await stream.untilEnd()).not.toContain('event: over');
  });

  test.each([
    ['over', /event: over\ndata: \{\}\n\n$/],
    ['changed', /^(?![^]*event: over)/],
  ] as const)('AU-11 ends before the next heartbeat when its session is revoked: %s', async (change, expected) => {
    const serve = createEventStreams(hub, rules, { heartbeatMilliseconds: 3_600_000 });
    const slow = createServer((_request, response) => serve(response, listener));
    address = await open(slow);
    const stream = await listen();
    await stream.until('event: hello');
    for (const onRevoked of watchers) onRevoked(change);
    expect(await stream.untilEnd()).toMatch(expected);
    expect(watchers.size).toBe(0);
    slow.close();
  });

  test('AU-11 ends if its session was revoked during authentication', async () => {
    const unwatched = Promise.withResolvers<void>();
    listener.watchSession = (onRevoked) => {
      onRevoked('over');
      return unwatched.resolve;
    };
    expect(await (await listen()).untilEnd()).toContain('event: over');
    await unwatched.promise;
  });

  test('is not opened for a client that disconnected during authentication', async () => {
    const served = Promise.withResolvers<number>();
    let requested = 0;
    listener.checkSession = () => {
      requested += 1;
      return Promise.resolve(sessionChange);
    };
    const serve = createEventStreams(hub, rules, { heartbeatMilliseconds: 1 });
    const slow = createServer(async (_request, response) => {
      disconnect.abort();
      await once(response, 'close');
      serve(response, listener);
      setTimeout(() => served.resolve(requested), 20);
    });
    const disconnect = new AbortController();
    await expect(fetch(await open(slow), { signal: disconnect.signal })).rejects.toThrow();
    expect(await served.promise).toBe(0);
    slow.close();
  });

  test('is unsubscribed from events before its last bytes are sent', async () => {
    let isListening = true;
    const silent: Hub = {
      isSupported: () => true,
      latest: () => null,
      subscribe: () => () => void (isListening = false),
      stop: () => {},
    };
    const serve = createEventStreams(silent, rules, { heartbeatMilliseconds: 1 });
    const ended = Promise.withResolvers<boolean>();
    const other = createServer((_request, response) => {
      // Emitted at the end, before the last bytes are sent.
      response.once('prefinish', () => ended.resolve(isListening));
      serve(response, listener);
    });
    sessionChange = 'changed';
    await (await fetch(await open(other))).text();
    expect(await ended.promise).toBe(false);
    other.close();
  });

  test('ends before its token expires, without `over`', async () => {
    const stream = await listen();
    await stream.until('event: hello');
    listener.expiresAt = Date.now();
    const late = await listen();
    expect(await late.untilEnd()).not.toContain('event: over');
  });

  test('sends heartbeats while there are no events', async () => {
    expect(await (await listen()).until(': \n\n: \n\n')).toContain('event: hello');
  });

  test("AU-11 sends a citizen events of the citizen's own signals, without notes and actors", async () => {
    listener.principal = citizen;
    const stream = await listen();
    await stream.until('event: hello');
    sendEvent('signal', { ...change, id: 6, owner: 'petrova', isInternal: false });
    sendEvent('signal', { ...change, id: 7, owner: null, isInternal: false });
    sendEvent('signal', { ...change, id: 8, kind: 'NOTED', owner: 'georgieva', isInternal: true });
    sendEvent('presence', { signalId: 7, id: 'ivanova', name: 'Иванова', state: 'WRITING' });
    sendEvent('breakdown', { breakdownId: 7 });
    sendEvent('signal', { ...change, id: 9, owner: 'georgieva', isInternal: false });
    const received = await stream.until('id: 9');
    expect(received).toMatch(/id: 9\n/);
    expect(received).not.toMatch(/id: [678]\n|presence|breakdown|Иванова|ivanova/);
    expect(received).toContain('"changedBy":null,"changedById":null');
  });

  test('sends an operator changes of breakdowns, and the name of an actor, with the account if the service sends the account', async () => {
    const stream = await listen();
    await stream.until('event: hello');
    sendEvent('breakdown', { breakdownId: 7 });
    await stream.until('event: breakdown\ndata: {"breakdownId":"7"}\n\n');
    const { changedById: _account, ...withoutAccount } = change;
    sendEvent('signal', { ...change, id: 6, owner: null, isInternal: false });
    expect(await stream.until('id: 6')).toContain('"changedBy":"Иванова","changedById":"ivanova"');
    sendEvent('signal', { ...withoutAccount, id: 7, owner: null, isInternal: false });
    expect(await stream.until('id: 7')).toContain('"changedBy":"Иванова","changedById":null');
  });

  test('SG-3 AU-11 is refused to citizens, but not to operators and administrators, while the citizen portal is off', async () => {
    const serve = createEventStreams(hub, rules, { hasCitizenPortal: false });
    const withoutPortal = createServer((_request, response) => {
      try {
        serve(response, listener);
      } catch (error) {
        response.writeHead(400).end(String(error));
      }
    });
    address = await open(withoutPortal);
    const opened = await listen();
    await opened.until('event: hello');
    listener.principal = administrator;
    await (await listen()).until('event: hello');
    listener.principal = citizen;
    expect((await fetch(address)).status).toBe(400);
    withoutPortal.close();
    withoutPortal.closeAllConnections();
  });

  test('NO-3 AU-11 sends changes of nomenclatures to all, and nothing else to an administrator of another group', async () => {
    listener.principal = { ...administrator, actions: ['ADMINISTRATOR', 'OPERATOR'] };
    const ofAdministrator = await listen();
    listener.principal = citizen;
    const ofCitizen = await listen();
    await ofAdministrator.until('event: hello');
    await ofCitizen.until('event: hello');
    sendEvent('signal', { ...change, id: 6, owner: 'georgieva', isInternal: false });
    sendEvent('presence', { signalId: 7, id: 'ivanova', name: 'Иванова', state: 'WRITING' });
    sendEvent('nomenclature', { nomenclatureId: 2, itemId: 4 });
    const data = 'event: nomenclature\ndata: {"nomenclatureId":"2","itemId":"2.4"}\n\n';
    expect(await ofAdministrator.until(data)).not.toMatch(/id: 6|presence/);
    expect(await ofCitizen.until(data)).toContain('id: 6');
  });

  test('NO-3 reports that choices and breakdowns may have changed after the service was disconnected', async () => {
    const stream = await listen();
    await stream.until('event: hello');
    service.closeAllConnections();
    expect(await stream.until(`event: breakdown\ndata: {"breakdownId":null}\n\n`)).toContain(anyItem);
  });

  test('sends only later events to a client with a cursor, and a reset to a client with the outdated cursor 0', async () => {
    expect(createHub(null, () => undefined).latest()).toBe(null);
    await (await listen()).until('event: hello');
    expect(hub.latest()).toBe(5);
    listener.since = hub.latest();
    const stream = await listen();
    sendEvent('signal', { ...change, id: 6, owner: null, isInternal: false });
    expect(await stream.until('id: 6')).not.toMatch(/hello|reset/);
    expect(hub.latest()).toBe(6);
    listener.since = 0;
    expect(await (await listen()).until('event: reset')).not.toContain('hello');
  });

  test('continues after the event id that the browser sends, with the events for its user', async () => {
    await (await listen()).until('event: hello');
    for (const id of [6, 7, 8])
      sendEvent('signal', { ...change, id, owner: id === 7 ? 'georgieva' : 'petrova', isInternal: false });
    listener.principal = operator;
    listener.since = 6;
    expect(await (await listen()).until('id: 8')).toMatch(/id: 7\n[^]*id: 8\n/);
    listener.principal = citizen;
    sendEvent('signal', { ...change, id: 9, owner: 'georgieva', isInternal: false });
    const received = await (await listen()).until('id: 9');
    expect(received).toMatch(/id: 7\n[^]*id: 9\n/);
    expect(received).not.toMatch(/id: 8\n/);
  });
});
