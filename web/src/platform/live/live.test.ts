import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { liveEvent } from './live-event.ts';

// Each page has its own copy of the module.
let live: typeof import('./live.ts');

// jsdom has no EventSource.
class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = [];
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }
  send(event: string, lastEventId: string): void {
    this.dispatchEvent(new MessageEvent(event, { data: '{}', lastEventId }));
  }
  close(): void {}
}

let stops: (() => void)[] = [];
let serial = 0;
let userId: string;

const listen = ({ since = null, dataSince }: { since?: string | null; dataSince?: number } = {}) => {
  const [onMissed, onEvent] = [jest.fn<() => void>(), jest.fn<() => void>()];
  const source = { userId, isSupported: true, since, events: [changed] };
  stops.push(live.listenLive(source, changed, { onMissed, onEvent, dataSince }));
  return { onMissed, onEvent };
};
const changed = liveEvent<object>('record', { isReplayed: true });
const other = liveEvent<object>('other', { isReplayed: false });

/** Simulates a lock that another page has until the test calls `give`. */
const simulateLock = () => {
  let give = (): void => {};
  const request = async (_name: string, ...[options, work]: [LockOptions, (lock: unknown) => unknown]) => {
    if (options.ifAvailable) return work(null);
    await new Promise<void>((resolve) => (give = resolve));
    return work({});
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return { give: () => give() };
};

/** Opens the channel of another page of the same browser. */
const openOtherPage = (): BroadcastChannel => {
  const channel = new BroadcastChannel(`struma.live.${userId}`);
  stops.push(() => channel.close());
  return channel;
};
const nextOn = (channel: BroadcastChannel): Promise<unknown> =>
  new Promise((resolve) => channel.addEventListener('message', ({ data }) => resolve(data), { once: true }));

/** Resolves when the page no longer waits for the answer of the leader. */
const waitUntilAnswered = async (): Promise<void> => {
  while (jest.getTimerCount() > 0) await setImmediate();
};

describe('live events', () => {
  beforeEach(async () => {
    jest.resetModules();
    live = await import('./live.ts');
    jest.useFakeTimers();
    FakeEventSource.opened = [];
    serial += 1;
    userId = `user-${serial}`;
    Object.assign(globalThis, { EventSource: FakeEventSource });
  });
  afterEach(() => {
    for (const stop of stops) stop();
    stops = [];
    jest.advanceTimersByTime(10_000);
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'locks');
  });

  test('a listener that is added later can receive the earlier events of its type', () => {
    const source = { userId, isSupported: true, since: null, events: [changed, other] };
    stops.push(live.listenLive(source, other, {}));
    FakeEventSource.opened[0]?.send('record', '8');
    FakeEventSource.opened[0]?.send('other', '9');
    const [late, plain] = [jest.fn<() => void>(), jest.fn<() => void>()];
    stops.push(live.listenLive(source, changed, { onEvent: late, includesEarlier: true }));
    stops.push(live.listenLive(source, changed, { onEvent: plain }));
    expect([late, plain].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    FakeEventSource.opened[0]?.send('record', '10');
    expect([late, plain].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  });

  test('an event reaches the listeners of its type only, and the leader passes it on to the other pages', async () => {
    const [onOther, onChanged] = [jest.fn<(data: object) => void>(), jest.fn<(data: object) => void>()];
    const source = { userId, isSupported: true, since: '41', events: [changed, other] };
    stops.push(live.listenLive(source, changed, { onEvent: onChanged }));
    const page = openOtherPage();
    const passedOn = nextOn(page);
    FakeEventSource.opened[0]?.send('other', '42');
    expect(await passedOn).toEqual({ kind: 'event', event: { name: 'other', data: {} } });
    stops.push(live.listenLive(source, other, { onEvent: onOther }));
    FakeEventSource.opened[0]?.send('other', '43');
    expect([onChanged.mock.calls, onOther.mock.calls]).toEqual([[], [[{}]]]);
  });

  test('a page without a known position reads its data again when its stream begins', () => {
    const { onMissed } = listen();
    expect(FakeEventSource.opened.map(({ url }) => url)).toEqual(['/events']);
    FakeEventSource.opened[0]?.send('hello', '41');
    expect(onMissed).toHaveBeenCalledTimes(1);
  });

  test('a page with a known position continues after it, and reads its data again only after a reset', () => {
    const { onMissed, onEvent } = listen({ since: '41' });
    const [stream] = FakeEventSource.opened;
    expect(stream?.url).toBe('/events?since=41');
    stream?.send('record', '42');
    expect([onEvent.mock.calls.length, onMissed.mock.calls.length]).toEqual([1, 0]);
    stream?.send('reset', '99');
    expect(onMissed).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['an event', 'record', 1],
    ['a gap', 'reset', 1],
    ['an event of another type', 'other', 0],
  ])('a listener learns that %s came between the request of its data and its start', (_what, name, times) => {
    listen({ since: '41' });
    jest.advanceTimersByTime(10);
    const dataSince = performance.now();
    const [earlier, later] = [dataSince, dataSince + 20];
    jest.advanceTimersByTime(10);
    FakeEventSource.opened[0]?.send(name, '42');
    expect(listen({ dataSince: earlier }).onMissed).toHaveBeenCalledTimes(times);
    expect(listen({ dataSince: later }).onMissed).not.toHaveBeenCalled();
    expect(listen().onMissed).not.toHaveBeenCalled();
  });

  test('the leader sends the position of the stream to a page that joins', async () => {
    listen({ since: '41' });
    FakeEventSource.opened[0]?.send('record', '42');
    const joining = openOtherPage();
    const answer = nextOn(joining);
    joining.postMessage({ kind: 'joined' });
    expect(await answer).toEqual({ kind: 'position', id: '42' });
  });

  test.each([
    ['if the stream has the same position, the data is not read again', { kind: 'position', id: '41' }, 0],
    ['if the stream is behind the page, the data is not read again', { kind: 'position', id: '40' }, 0],
    ['if the stream is ahead of the page, the data is read again', { kind: 'position', id: '42' }, 1],
    ['without an answer, the data is read again', null, 1],
  ])('a page with a known position joins another page: %s', async (_case, answer, reads) => {
    simulateLock();
    const leader = openOtherPage();
    const question = nextOn(leader);
    const { onMissed } = listen({ since: '41' });
    expect(await question).toEqual({ kind: 'joined' });
    if (answer) {
      leader.postMessage(answer);
      await waitUntilAnswered();
    }
    await jest.advanceTimersByTimeAsync(3000);
    expect(onMissed).toHaveBeenCalledTimes(reads);
  });

  test('a page without a position reads its data when it joins and again when it becomes the leader', async () => {
    const lock = simulateLock();
    const { onMissed } = listen();
    await jest.advanceTimersByTimeAsync(0);
    expect(onMissed).toHaveBeenCalledTimes(1);
    expect(FakeEventSource.opened).toEqual([]);
    lock.give();
    await jest.advanceTimersByTimeAsync(0);
    FakeEventSource.opened[0]?.send('hello', '42');
    expect(onMissed).toHaveBeenCalledTimes(2);
  });
});
