import { expect, test } from '@jest/globals';
import { formatSvoNumber } from './svo-number.ts';

test('WM-6 a service connection id above 10 000 000 is shown minus 10 000 000', () => {
  expect(['10020148', 10_000_001, '10000000', 512].map(formatSvoNumber)).toEqual(['20148', '1', '10000000', '512']);
});
