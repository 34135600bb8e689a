import { expect, test } from '@jest/globals';
import { cleanCallerText, isPhone } from './new-caller.ts';

test.each(['0888 123 456', '+359 (2) 987-65-43', '0888123456, 02/987654321; 112', '112', '1'.repeat(15)])(
  '%s is a telephone number',
  (text) => expect(isPhone(text)).toBe(true),
);

test.each(['', '12', 'няма', '0888 вкъщи', '1'.repeat(16), '0888 123 456, 12', '112, '.repeat(9)])(
  '"%s" is not a telephone number',
  (text) => expect(isPhone(text)).toBe(false),
);

test.each([
  ['  Иван\t Петров\n', 'Иван Петров'],
  ['Иван\u202e Петров', 'Иван Петров'],
  ['\u200b \u3164', ''],
])('the name %j is stored as %j', (typed, stored) => expect(cleanCallerText(typed)).toBe(stored));
