import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { beginRequest, pending } from '../../platform/request/busy.ts';
import { useStore } from '../../platform/store.ts';
import { useDelayedPhase } from './busy-phase.ts';

const phase = () => renderHook(() => useDelayedPhase(useStore(pending) > 0)).result;
const begin = (): (() => void) => {
  let end = (): void => {};
  act(() => void (end = beginRequest()));
  return () => act(end);
};
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('SH-9 the indicator of pending requests', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  test('SH-9 shows a line after 150 ms, a text after 400 ms, and nothing after the last request', () => {
    const shown = phase();
    const [first, second] = [begin(), begin()];
    pass(149);
    expect(shown.current).toBe('none');
    pass(1);
    expect(shown.current).toBe('line');
    pass(250);
    expect(shown.current).toBe('pill');
    first();
    expect(shown.current).toBe('pill');
    second();
    expect(shown.current).toBe('none');
  });

  test('SH-9 a request that ends within 150 ms shows nothing', () => {
    const shown = phase();
    const end = begin();
    pass(140);
    end();
    pass(1000);
    expect(shown.current).toBe('none');
  });

  test('SH-9 a request that ends twice is counted once', () => {
    const first = beginRequest();
    const second = beginRequest();
    first();
    first();
    expect(pending.get()).toBe(1);
    second();
    expect(pending.get()).toBe(0);
  });
});
