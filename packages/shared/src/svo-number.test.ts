import { expect, test } from '@jest/globals';
import { shownSvoNumber } from './svo-number.ts';

test('WM-6 a service connection above ten million is shown without ten million', () => {
  expect(['10020148', 10_000_001, '10000000', 512].map(shownSvoNumber)).toEqual(['20148', '1', '10000000', '512']);
});
