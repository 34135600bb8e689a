import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';

// Each page has a module of its own.
let live: typeof import('./live.ts');

// No browser's EventSource runs outside of one.
class Source extends EventTarget {
  static opened: Source[] = [];
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Source.opened.push(this);
  }
  say(event: string, lastEventId: string): void {
    this.dispatchEvent(new MessageEvent(event, { data: '{}', lastEventId }));
  }
  close(): void {}
}

let stops: (() => void)[] = [];
let serial = 0;
let person: string;

const listen = ({ since = null }: { since?: string | null } = {}) => {
  const [onMissed, onChange] = [jest.fn<() => void>(), jest.fn<() => void>()];
  stops.push(live.listenLive({ person, isSupported: true, since }, { onMissed, onChange }));
  return { onMissed, onChange };
};

/** Who asks for the lock while another page has it gets it only when that one has gone. */
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

/** What another page of the same browser says and hears. */
const otherPage = (): BroadcastChannel => {
  const channel = new BroadcastChannel(`struma.live.${person}`);
  stops.push(() => channel.close());
  return channel;
};
const nextOn = (channel: BroadcastChannel): Promise<unknown> =>
  new Promise((resolve) => channel.addEventListener('message', ({ data }) => resolve(data), { once: true }));

/** Settles once the page no longer waits for an answer. */
const noLongerWaits = async (): Promise<void> => {
  while (jest.getTimerCount() > 0) await setImmediate();
};

describe('what happens elsewhere', () => {
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

  test('a page looks again when its stream begins: what happened since it was read is not told', () => {
    const { onMissed } = listen();
    expect(Source.opened.map(({ url }) => url)).toEqual(['/events']);
    Source.opened[0]?.say('hello', '41');
    expect(onMissed).toHaveBeenCalledTimes(1);
  });

  test('a page that knows where it was goes on after it, and looks again only if too much was missed', () => {
    const { onMissed, onChange } = listen({ since: '41' });
    const [stream] = Source.opened;
    expect(stream?.url).toBe('/events?since=41');
    stream?.say('signal', '42');
    expect([onChange.mock.calls.length, onMissed.mock.calls.length]).toEqual([1, 0]);
    stream?.say('reset', '99');
    expect(onMissed).toHaveBeenCalledTimes(1);
  });

  test('a page that leads tells who joins where the stream is', async () => {
    listen({ since: '41' });
    Source.opened[0]?.say('signal', '42');
    const joining = otherPage();
    const answer = nextOn(joining);
    joining.postMessage({ event: 'joined' });
    expect(await answer).toEqual({ event: 'at', id: '42' });
  });

  test.each([
    ['nothing was told since it began: it does not look again', { event: 'at', id: '41' }, 0],
    ['the stream is behind it: it does not look again', { event: 'at', id: '40' }, 0],
    ['something was told since it began: it looks again', { event: 'at', id: '42' }, 1],
    ['nobody answers: it looks again', null, 1],
  ])('a page that joins the stream of another and knows where it was: %s', async (_case, answer, looks) => {
    lockOfAnotherPage();
    const leader = otherPage();
    const asked = nextOn(leader);
    const { onMissed } = listen({ since: '41' });
    expect(await asked).toEqual({ event: 'joined' });
    if (answer) {
      leader.postMessage(answer);
      await noLongerWaits();
    }
    await jest.advanceTimersByTimeAsync(3000);
    expect(onMissed).toHaveBeenCalledTimes(looks);
  });

  test('a page that joins the stream of another looks again too, and when it takes the stream over', async () => {
    const lock = lockOfAnotherPage();
    const { onMissed } = listen();
    await jest.advanceTimersByTimeAsync(0);
    expect(onMissed).toHaveBeenCalledTimes(1);
    expect(Source.opened).toEqual([]);
    lock.give();
    await jest.advanceTimersByTimeAsync(0);
    Source.opened[0]?.say('hello', '42');
    expect(onMissed).toHaveBeenCalledTimes(2);
  });
});
