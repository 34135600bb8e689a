import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { liveEvent } from './live-event.ts';

// Each page has its own copy of the module.
let live: typeof import('./live.ts');

// jsdom has no EventSource.
class Source extends EventTarget {
  static opened: Source[] = [];
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Source.opened.push(this);
  }
  send(event: string, lastEventId: string): void {
    this.dispatchEvent(new MessageEvent(event, { data: '{}', lastEventId }));
  }
  close(): void {}
}

let stops: (() => void)[] = [];
let serial = 0;
let person: string;

const listen = ({ since = null }: { since?: string | null } = {}) => {
  const [onMissed, onEvent] = [jest.fn<() => void>(), jest.fn<() => void>()];
  const source = { person, isSupported: true, since, events: [changed] };
  stops.push(live.listenLive(source, changed, { onMissed, onEvent }));
  return { onMissed, onEvent };
};
const changed = liveEvent<object>('record', { isReplayed: true });
const other = liveEvent<object>('other', { isReplayed: false });

/** The lock is held by another page until `give` is called. */
const lockOfAnotherPage = () => {
  let give = (): void => {};
  const request = async (_name: string, ...[options, work]: [LockOptions, (lock: unknown) => unknown]) => {
    if (options.ifAvailable) return work(null);
    await new Promise<void>((resolve) => (give = resolve));
    return work({});
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return { give: () => give() };
};

/** The channel of another page of the same browser. */
const otherPage = (): BroadcastChannel => {
  const channel = new BroadcastChannel(`struma.live.${person}`);
  stops.push(() => channel.close());
  return channel;
};
const nextOn = (channel: BroadcastChannel): Promise<unknown> =>
  new Promise((resolve) => channel.addEventListener('message', ({ data }) => resolve(data), { once: true }));

/** Resolves once the page no longer waits for an answer. */
const answerHandled = async (): Promise<void> => {
  while (jest.getTimerCount() > 0) await setImmediate();
};

describe('live events', () => {
  beforeEach(async () => {
    jest.resetModules();
    live = await import('./live.ts');
    jest.useFakeTimers();
    Source.opened = [];
    serial += 1;
    person = `person-${serial}`;
    Object.assign(globalThis, { EventSource: Source });
  });
  afterEach(() => {
    for (const stop of stops) stop();
    stops = [];
    jest.advanceTimersByTime(10_000);
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'locks');
  });

  test('an event reaches the listeners of its type only, and the leader passes it on to the other pages', async () => {
    const [onOther, onChanged] = [jest.fn<(data: object) => void>(), jest.fn<(data: object) => void>()];
    const source = { person, isSupported: true, since: '41', events: [changed, other] };
    stops.push(live.listenLive(source, changed, { onEvent: onChanged }));
    const page = otherPage();
    const passedOn = nextOn(page);
    Source.opened[0]?.send('other', '42');
    expect(await passedOn).toEqual({ kind: 'event', event: { name: 'other', data: {} } });
    stops.push(live.listenLive(source, other, { onEvent: onOther }));
    Source.opened[0]?.send('other', '43');
    expect([onChanged.mock.calls, onOther.mock.calls]).toEqual([[], [[{}]]]);
  });

  test('a page without a known position reads again when its stream begins', () => {
    const { onMissed } = listen();
    expect(Source.opened.map(({ url }) => url)).toEqual(['/events']);
    Source.opened[0]?.send('hello', '41');
    expect(onMissed).toHaveBeenCalledTimes(1);
  });

  test('a page with a known position continues after it, and reads again only after a reset', () => {
    const { onMissed, onEvent } = listen({ since: '41' });
    const [stream] = Source.opened;
    expect(stream?.url).toBe('/events?since=41');
    stream?.send('record', '42');
    expect([onEvent.mock.calls.length, onMissed.mock.calls.length]).toEqual([1, 0]);
    stream?.send('reset', '99');
    expect(onMissed).toHaveBeenCalledTimes(1);
  });

  test('the leader sends the position of the stream to a page that joins', async () => {
    listen({ since: '41' });
    Source.opened[0]?.send('record', '42');
    const joining = otherPage();
    const answer = nextOn(joining);
    joining.postMessage({ kind: 'joined' });
    expect(await answer).toEqual({ kind: 'position', id: '42' });
  });

  test.each([
    ['same position: it does not read again', { kind: 'position', id: '41' }, 0],
    ['stream behind the page: it does not read again', { kind: 'position', id: '40' }, 0],
    ['stream ahead of the page: it reads again', { kind: 'position', id: '42' }, 1],
    ['no answer: it reads again', null, 1],
  ])('a page with a known position joins another page: %s', async (_case, answer, reads) => {
    lockOfAnotherPage();
    const leader = otherPage();
    const question = nextOn(leader);
    const { onMissed } = listen({ since: '41' });
    expect(await question).toEqual({ kind: 'joined' });
    if (answer) {
      leader.postMessage(answer);
      await answerHandled();
    }
    await jest.advanceTimersByTimeAsync(3000);
    expect(onMissed).toHaveBeenCalledTimes(reads);
  });

  test('a page without a known position reads again when it joins, and when it becomes the leader', async () => {
    const lock = lockOfAnotherPage();
    const { onMissed } = listen();
    await jest.advanceTimersByTimeAsync(0);
    expect(onMissed).toHaveBeenCalledTimes(1);
    expect(Source.opened).toEqual([]);
    lock.give();
    await jest.advanceTimersByTimeAsync(0);
    Source.opened[0]?.send('hello', '42');
    expect(onMissed).toHaveBeenCalledTimes(2);
  });
});
