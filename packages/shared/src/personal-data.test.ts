import { expect, test } from '@jest/globals';
import { maskInLogLines, maskPersonalNumbers } from './personal-data.ts';

test.each([
  ['ЕГН 8001011234 на клиента', 'ЕГН •••••••••• на клиента'],
  ['"0548291234","7526309876"', '"••••••••••","••••••••••"'],
  ['(1879320112) 9912315555', '(1879320112) ••••••••••'],
  ['75 23 16 9263', '••••••••••'],
  ['752316-9263, 752316 926 3, 75.23.16.9263', '••••••••••, ••••••••••, ••••••••••'],
  ['75\u00a023\u00a016\u00a09263', '••••••••••'],
  ['EGN7523169263', 'EGN••••••••••'],
  ['ЕГН7523169263и', 'ЕГН••••••••••и'],
  ['node7523169263', 'node••••••••••'],
  ['７５２３１６９２６３', '••••••••••'],
  ['７５ 23 １６ 9263', '••••••••••'],
])('LG-5 a personal number is masked: %s', (text, masked) => {
  expect(maskPersonalNumbers(text)).toBe(masked);
});

test.each([
  '80010112345',
  '0888123456',
  '0888 123 456',
  'ab8001011234cd',
  '7f8001011234',
  '2026-11-22 10:00:00',
  '2026-11-22T10:00:00.000Z',
  '22.11.2026 10:15',
  '42.54470, 22.96095',
])('LG-5 other numbers stay readable: %s', (text) => {
  expect(maskPersonalNumbers(text)).toBe(text);
});

test('LG-5 personal numbers in the strings of a log line are masked; numeric values stay', () => {
  const line = JSON.stringify({
    ms: 12.7501020018,
    note: 'ред\n75 23 16 9263',
    size: 2211223344,
    path: '/8001011234',
    text: '{"egn":8001011234}',
    egn: '8001011234',
  });
  expect(JSON.parse(maskInLogLines(line))).toEqual({
    ms: 12.7501020018,
    note: 'ред\n••••••••••',
    size: 2211223344,
    path: '/••••••••••',
    text: '{"egn":••••••••••}',
    egn: '••••••••••',
  });
});
