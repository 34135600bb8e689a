import { expect, test } from '@jest/globals';
import { isEkatte } from './ekatte.ts';

// The check digit of 63427 comes from the second weights: the first ones give 10.
test.each(['68134', '61577', '63427', '02676', '10135'])('IM-3 %s is a valid code of EKATTE', (code) =>
  expect(isEkatte(code)).toBe(true),
);

test.each(['68134', '61577'])('IM-3 every wrong last digit of the EKATTE code %s is found', (right) => {
  const wrong = Array.from({ length: 10 }, (_, digit) => right.slice(0, -1) + String(digit)).filter(
    (code) => code !== right,
  );
  expect(wrong.filter(isEkatte)).toEqual([]);
});

test.each(['', '6813', '681340', '6813A'])('IM-3 %j is no code of EKATTE', (code) =>
  expect(isEkatte(code)).toBe(false),
);
