import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { connection, initialConnection, reportResponse } from './connection.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-22T10:00:00.200Z') });
  connection.set(() => initialConnection);
});

afterEach(() => {
  jest.useRealTimers();
  connection.set(() => initialConnection);
});

test('the parts of the page that show the last response are rendered once a second, not for each response', () => {
  const onChange = jest.fn();
  const unsubscribe = connection.subscribe(onChange);
  for (const milliseconds of [200, 500, 900, 1100, 1800]) {
    jest.setSystemTime(Date.UTC(2026, 10, 22, 10, 0, 0, milliseconds));
    reportResponse();
  }
  unsubscribe();
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(connection.get().lastResponse?.toISOString()).toBe('2026-11-22T10:00:01.000Z');
});
