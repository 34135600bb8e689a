import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { css as serialize } from '@emotion/react';
import { describe, expect, jest, test } from '@jest/globals';
import { rememberStyles } from './remembered-styles.ts';

const plain = createSystem(defaultBaseConfig, { theme: { tokens: { spacing: { 4: { value: '1rem' } } } } });

describe('rememberStyles', () => {
  test('gives Emotion the CSS text that it would write from the style object', () => {
    const styles = { padding: '4', _hover: { color: 'red' } };
    const text = rememberStyles(plain).css(styles);
    const { name, styles: written } = serialize(plain.css(styles));
    expect(text).toMatchObject({ name, styles: written });
    expect(serialize(text)).toBe(text);
    expect(text['styles']).toMatch(/padding:.*:hover.*\{color:red;\}/);
  });

  test('writes the text once for the same styles, and another one for other styles', () => {
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
