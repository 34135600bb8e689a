import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { beginRequest, pendingRequests } from '../../platform/request/busy.ts';
import { useStore } from '../../platform/store.ts';
import { useDelayedPhase } from './busy-phase.ts';

const renderPhase = () => renderHook(() => useDelayedPhase(useStore(pendingRequests) > 0)).result;
const begin = (): (() => void) => {
  let end = (): void => {};
  act(() => void (end = beginRequest()));
  return () => act(end);
};
const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('SH-9 the indicator of pending requests', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  test('SH-9 shows a line after 150 ms, a text after 400 ms, and nothing after the last request', () => {
    const phase = renderPhase();
    const [endFirst, endSecond] = [begin(), begin()];
    advance(149);
    expect(phase.current).toBe('none');
    advance(1);
    expect(phase.current).toBe('line');
    advance(250);
    expect(phase.current).toBe('pill');
    endFirst();
    expect(phase.current).toBe('pill');
    endSecond();
    expect(phase.current).toBe('none');
  });

  test('SH-9 a request that ends within 150 ms shows nothing', () => {
    const phase = renderPhase();
    const end = begin();
    advance(140);
    end();
    advance(1000);
    expect(phase.current).toBe('none');
  });

  test('SH-9 ending a request twice reduces the count only once', () => {
    const endFirst = beginRequest();
    const endSecond = beginRequest();
    endFirst();
    endFirst();
    expect(pendingRequests.get()).toBe(1);
    endSecond();
    expect(pendingRequests.get()).toBe(0);
  });
});
