import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { useNow, useToday } from './use-now.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-22T21:59:45Z') });
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const pass = (milliseconds: number): void =>
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });

test('the current time is updated every 30 seconds, by one timer for all rows', () => {
  const rows = [renderHook(useNow), renderHook(useNow), renderHook(useNow)];
  expect(jest.getTimerCount()).toBe(1);
  pass(30_000);
  expect(rows.map(({ result }) => result.current.toISOString())).toEqual(rows.map(() => new Date().toISOString()));
});

test('if no component has used the hook for a time, the hook returns the current time', () => {
  renderHook(useNow).unmount();
  expect(jest.getTimerCount()).toBe(0);
  jest.setSystemTime(new Date('2026-11-23T06:00:00Z'));
  expect(renderHook(useNow).result.current.toISOString()).toBe('2026-11-23T06:00:00.000Z');
});

test('the present day changes at midnight in Sofia', () => {
  const { result } = renderHook(useToday);
  expect(result.current).toBe('2026-11-22');
  pass(30_000);
  expect(result.current).toBe('2026-11-23');
});
