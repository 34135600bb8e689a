import { describe, expect, test } from '@jest/globals';
import { combineRules, email, max, min, numeric, parseNumber, required } from './rules.ts';

describe('FI-9 form rules', () => {
  test('required rejects empty and blank values', () => {
    expect(required('')).toBe('Задължително поле');
    expect(required('  ')).toBe('Задължително поле');
    expect(required('0')).toBeNull();
  });

  test('email accepts addresses whose domain has a dot, also in Cyrillic', () => {
    for (const good of ['a@b.bg', 'име.фамилия@вик.бг', 'a+b@mail.vik-radomir.bg']) expect(email(good)).toBeNull();
    for (const bad of ['a', 'a@b', 'a@b.', '@b.bg', 'a b@c.bg', 'a@b..bg', 'a@@b.bg'])
      expect(email(bad)).not.toBeNull();
  });

  test('numeric accepts a comma or a point, and spaces between thousands', () => {
    expect(parseNumber('1 268,5')).toBe(1268.5);
    expect(parseNumber('-3.25')).toBe(-3.25);
    for (const bad of ['1,2,3', 'abc', '1e5', '5 м³', ',5', '--1']) expect(numeric(bad)).toBe('Въведете число.');
  });

  test('min and max include their bounds', () => {
    expect(min(2)('2')).toBeNull();
    expect(min(2)('1,9')).toBe('Най-малката допустима стойност е 2.');
    expect(max(2.5)('2,5')).toBeNull();
    expect(max(2.5)('2,51')).toBe('Най-голямата допустима стойност е 2,5.');
    expect(min(2)('x')).toBe('Въведете число.');
  });

  test('an empty value is rejected only by the rule `required`', () => {
    for (const rule of [email, numeric, min(1), max(1)]) expect(rule(' ')).toBeNull();
  });

  test('`combineRules` returns the first problem', () => {
    const rule = combineRules(required, numeric, max(10));
    expect(rule('')).toBe('Задължително поле');
    expect(rule('x')).toBe('Въведете число.');
    expect(rule('11')).toBe('Най-голямата допустима стойност е 10.');
    expect(rule('10')).toBeNull();
  });
});
