import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { describe, expect, jest, test } from '@jest/globals';
import { rememberStyles } from './remembered-styles.ts';

const plain = createSystem(defaultBaseConfig, { theme: { tokens: { spacing: { 4: { value: '1rem' } } } } });

describe('rememberStyles', () => {
  test('gives a style object the style sheet that Chakra would give it', () => {
    const sheet = rememberStyles(plain).css({ padding: '4', _hover: { color: 'red' } });
    expect(sheet['name']).toEqual(expect.any(String));
    expect(sheet['styles']).toContain('padding:');
    expect(sheet['styles']).toMatch(/:hover.*\{color:red;\}/);
  });

  test('writes the same sheet once for the same styles, and another one for other styles', () => {
    const { css } = rememberStyles(plain);
    expect(css({ padding: '4' })).toBe(css({ padding: '4' }));
    expect(css({ padding: '4' })['name']).not.toBe(css({ padding: '5' })['name']);
  });

  test('creates the recipe of an element once', () => {
    const { cva } = rememberStyles(plain);
    const config = { base: { padding: '4' } };
    expect(cva(config)).toBe(cva(config));
    expect(cva(config)({})).toEqual(plain.cva(config)({}));
    expect(cva({ base: { padding: '5' } })({})).not.toEqual(plain.cva(config)({}));
  });

  test('asks Chakra once whether a property is a style', () => {
    const isValidProperty = jest.fn((name: string) => plain.isValidProperty(name));
    const remembered = rememberStyles({ ...plain, isValidProperty });
    for (let times = 0; times < 2; times += 1) {
      expect(remembered.isValidProperty('padding')).toBe(true);
      expect(remembered.isValidProperty('onClick')).toBe(false);
    }
    expect(isValidProperty).toHaveBeenCalledTimes(2);
  });
});
