import { expect, test } from '@jest/globals';
import { findIdentifierProblem, identifierKindOf, isMasked, maskIdentifier } from './identifier.ts';

test.each(['7523169263', '8032056031', '0550290476', '7501020018', '0542010073', '7521020012'])(
  'CL-1 %s is a valid EGN',
  (egn) => expect(identifierKindOf(egn)).toBe('EGN'),
);

test.each(['175074752', '131071587', '104055066'])('CL-1 %s is a valid EIK', (eik) =>
  expect(identifierKindOf(eik)).toBe('EIK'),
);

test.each([
  ['8032056032', 'the checksum is wrong'],
  ['104055067', 'the checksum is wrong'],
  ['7502300013', '30 February'],
  ['7553010010', 'no month has the number 53'],
  ['803205603', 'a digit is missing'],
  ['80320560311', 'a digit too many'],
  ['80320560З1', 'a letter'],
  ['', 'empty'],
])('CL-1 %j is not a valid number: %s', (text) => expect(identifierKindOf(text)).toBe(null));

test.each([
  ['7523169263', null],
  ['104055066', null],
  ['8032056032', 'CHECKSUM'],
  ['104055067', 'CHECKSUM'],
  ['1040550670000', 'CHECKSUM'],
  ['12', 'LENGTH'],
  ['12345678', 'LENGTH'],
  ['12345678901', 'LENGTH'],
  ['123456789012', 'LENGTH'],
  ['abc', 'NOT_DIGITS'],
  ['803205603 1', 'NOT_DIGITS'],
])('CL-2 the problem of the identifier %j is %s', (text, problem) => expect(findIdentifierProblem(text)).toBe(problem));

test.each(['7501020018', '7523169263', '104055066'])('CL-1 every wrong last digit of %s is found', (right) => {
  const kind = identifierKindOf(right);
  for (let digit = 0; digit < 10; digit += 1) {
    const text = right.slice(0, -1) + String(digit);
    expect(identifierKindOf(text) === kind).toBe(text === right);
  }
});

test('CL-1 the branch of a company has 13 digits and a second checksum', () => {
  const branches = Array.from({ length: 10 }, (_, digit) => `104055066001${digit}`);
  expect(branches.filter((one) => identifierKindOf(one) === 'EIK')).toHaveLength(1);
});

test('CL-1 a mask keeps the last two digits, and masking twice changes nothing', () => {
  expect(maskIdentifier('7523169263')).toBe('••••••••63');
  expect(maskIdentifier(maskIdentifier('7523169263'))).toBe('••••••••63');
  expect(maskIdentifier('12')).toBe('••••••••');
  expect([isMasked('••••••••63'), isMasked('7523169263')]).toEqual([true, false]);
});
