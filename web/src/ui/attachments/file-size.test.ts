import { expect, test } from '@jest/globals';
import { formatFileSize } from './file-size.ts';

test('SG-14 sizes are in the smallest unit with a value below 1000; MB and GB have one decimal after a comma', () => {
  expect([0, 200, 1024, 188_416, 1_023_000, 1_992_294, 50_960_793, 3_221_225_472].map(formatFileSize)).toEqual([
    '0 Б',
    '200 Б',
    '1 КБ',
    '184 КБ',
    '999 КБ',
    '1,9 МБ',
    '48,6 МБ',
    '3,0 ГБ',
  ]);
});
