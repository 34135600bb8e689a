import { afterEach, expect, jest, test } from '@jest/globals';
import { isCssProperty } from './css-property.ts';

const supports = jest.fn<(name: string) => boolean>((name) => ['-webkit-text-fill-color', 'size'].includes(name));
Object.assign(globalThis, { CSS: { supports } });

afterEach(() => void supports.mockClear());

test('checks a name with the browser, after converting it to kebab case', () => {
  expect(isCssProperty('WebkitTextFillColor')).toBe(true);
  expect(isCssProperty('placeholder')).toBe(false);
  expect(supports.mock.calls).toEqual([
    ['-webkit-text-fill-color', 'inherit'],
    ['placeholder', 'inherit'],
  ]);
});

test.each(['--bar', '& > svg', '&:hover', '@media print'])('%s counts as a CSS property', (name) =>
  expect(isCssProperty(name)).toBe(true),
);

test('size does not count as a CSS property', () => expect(isCssProperty('size')).toBe(false));
