import { expect, test } from '@jest/globals';
import { cleanCallerText, isPhone } from './new-caller.ts';

test.each(['0888 123 456', '+359 (2) 987-65-43', '0888123456, 02/987654', '112'])('%s is a telephone number', (text) =>
  expect(isPhone(text)).toBe(true),
);

test.each(['', '12', 'няма', '0888 вкъщи', '1'.repeat(41)])('"%s" is not a telephone number', (text) =>
  expect(isPhone(text)).toBe(false),
);

test('a name is stored without control characters and repeated spaces', () =>
  expect(cleanCallerText('  Иван\t Петров\n')).toBe('Иван Петров'));
