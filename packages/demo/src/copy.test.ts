import { expect, test } from '@jest/globals';
import { copyLine } from './copy.ts';

test('any values become one line of COPY text', () => {
  const row = [7, null, '', 'a\tb\nc\\d', true, new Date(0), { longitude: 23.123456789, latitude: 42.5 }, [1.5, 2]];
  expect(copyLine(row)).toBe('7\t\\N\t\ta\\tb\\nc\\\\d\tt\t1970-01-01T00:00:00.000Z\t(23.1234568,42.5)\t{1.5,2}\n');
});

test('a leading empty text keeps its column', () => {
  expect(copyLine(['', 'x'])).toBe('\tx\n');
});
