import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { listenLive } from './live.ts';

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

const listen = () => {
  const onMissed = jest.fn<() => void>();
  stops.push(listenLive({ person, isSupported: true }, { onMissed }));
  return onMissed;
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

describe('what happens elsewhere', () => {
  beforeEach(() => {
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
    const onMissed = listen();
    expect(Source.opened.map(({ url }) => url)).toEqual(['/events']);
    Source.opened[0]?.say('hello', '41');
    expect(onMissed).toHaveBeenCalledTimes(1);
  });

  test('a page that joins the stream of another looks again too, and when it takes the stream over', async () => {
    const lock = lockOfAnotherPage();
    const onMissed = listen();
    await jest.advanceTimersByTimeAsync(0);
    expect(onMissed).toHaveBeenCalledTimes(1);
    expect(Source.opened).toEqual([]);
    lock.give();
    await jest.advanceTimersByTimeAsync(0);
    Source.opened[0]?.say('hello', '42');
    expect(onMissed).toHaveBeenCalledTimes(2);
  });
});
