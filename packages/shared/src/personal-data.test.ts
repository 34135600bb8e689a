import { expect, test } from '@jest/globals';
import { maskInLogLines, maskPersonalNumbers } from './personal-data.ts';

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

test('LG-5 personal numbers in log lines are masked; sizes and other values of fields stay', () => {
  const line = JSON.stringify({ size: 2211223344, path: '/8001011234', text: '{"egn":8001011234}', egn: '8001011234' });
  expect(JSON.parse(maskInLogLines(line))).toEqual({
    size: 2211223344,
    path: '/••••••••••',
    text: '{"egn":••••••••••}',
    egn: '••••••••••',
  });
});
