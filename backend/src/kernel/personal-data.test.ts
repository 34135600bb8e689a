import { expect, test } from '@jest/globals';
import { maskPersonalNumbers } from './personal-data.ts';

test.each([
  ['ЕГН 8001011234 на клиента', 'ЕГН •••••••••• на клиента'],
  ['"0548291234","7526309876"', '"••••••••••","••••••••••"'],
  ['(1879320112) 9912315555', '(1879320112) ••••••••••'],
])('LG-5 a personal number is masked: %s', (text, masked) => {
  expect(maskPersonalNumbers(text)).toBe(masked);
});

test.each(['80010112345', 'А8001011234', '0888123456', 'ab8001011234cd', '2026-11-22 10:00:00'])(
  'LG-5 other numbers stay readable: %s',
  (text) => {
    expect(maskPersonalNumbers(text)).toBe(text);
  },
);
