import { expect, test } from '@jest/globals';
import { parseBounds, formatBounds } from './format-bounds.ts';

test('a drawn rectangle is formatted with its south-west corner first, and parsed again', () => {
  const text = formatBounds([
    { lat: 43.1, lng: 23.2 },
    { lat: 42.5, lng: 22.9123456 },
  ]);
  expect(text).toBe('42.5,22.91235,43.1,23.2');
  expect(parseBounds(text)).toEqual({ south: 42.5, west: 22.91235, north: 43.1, east: 23.2 });
});

test('a text that is not a rectangle is parsed to null', () => {
  for (const text of ['', '42', '42,23,43', '43,22,42,23', '42,23,91,24', '42,23,43,24,25', '42,x,43,24'])
    expect(parseBounds(text)).toBeNull();
});
