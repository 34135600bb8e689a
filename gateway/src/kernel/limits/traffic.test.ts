import { expect, test } from '@jest/globals';
import { createTraffic } from './traffic.ts';

const limits = {
  principal: { perSecond: 2, burst: 3 },
  address: { perSecond: 1, burst: 1 },
  static: { perSecond: 1, burst: 2 },
  concurrent: 2,
  streams: 2,
};

const harness = () => {
  let now = 0;
  const releases: (() => void)[] = [];
  const traffic = createTraffic(limits, () => now);
  return {
    traffic,
    pass: (seconds: number) => void (now += seconds * 1000),
    admit: (who: string) => traffic.admitPrincipal(who, (release) => releases.push(release)),
    release: () => releases.pop()?.(),
  };
};

test('a principal may send a burst and then `perSecond` requests; other principals are not affected', () => {
  const { admit, release, pass } = harness();
  const admitAndRelease = (who: string) => {
    const wait = admit(who);
    release();
    return wait;
  };
  const sendFour = () => [1, 2, 3, 4].map(() => admitAndRelease('a'));
  expect(sendFour()).toEqual([0, 0, 0, 1]);
  expect(admitAndRelease('b')).toBe(0);
  pass(0.5);
  expect([admitAndRelease('a'), admitAndRelease('a')]).toEqual([0, 1]);
  pass(100);
  expect(sendFour()).toEqual([0, 0, 0, 1]);
});

test('a principal has a limit of concurrent requests', () => {
  const { admit, release } = harness();
  expect([admit('a'), admit('a'), admit('a'), admit('b')]).toEqual([0, 0, 1, 0]);
  release();
  release();
  expect(admit('a')).toBe(0);
});

test('the streams that a principal opens count as requests', () => {
  const { traffic, pass } = harness();
  const open = (): number => traffic.admitStream('a', (close) => close());
  expect([open(), open(), open(), open()]).toEqual([0, 0, 0, 1]);
  pass(0.5);
  expect(open()).toBe(0);
});

test('requests without a principal are counted by address', () => {
  const { traffic, pass } = harness();
  expect([traffic.admitAddress('1'), traffic.admitAddress('1'), traffic.admitAddress('2')]).toEqual([0, 1, 0]);
  pass(1);
  expect(traffic.admitAddress('1')).toBe(0);
});

test('requests for files are counted by address, separately from other requests', () => {
  const { traffic } = harness();
  expect([1, 2, 3].map(() => traffic.admitFile('1'))).toEqual([0, 0, 1]);
  expect(traffic.admitAddress('1')).toBe(0);
});

test('a rate of 0 is no limit', () => {
  const noLimit = { perSecond: 0, burst: 1 };
  const traffic = createTraffic({ principal: noLimit, address: noLimit, static: noLimit, concurrent: 0, streams: 0 });
  for (let n = 0; n < 1000; n += 1) {
    expect(traffic.admitPrincipal('a', () => undefined)).toBe(0);
    expect(traffic.admitAddress('1')).toBe(0);
  }
});
