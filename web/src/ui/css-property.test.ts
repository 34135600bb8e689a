import { afterEach, expect, jest, test } from '@jest/globals';
import { isCssProperty } from './css-property.ts';

const supports = jest.fn<(name: string) => boolean>((name) => ['-webkit-text-fill-color', 'size'].includes(name));
Object.assign(globalThis, { CSS: { supports } });

afterEach(() => void supports.mockClear());

test('asks the browser for a name as style sheets write it', () => {
  expect(isCssProperty('WebkitTextFillColor')).toBe(true);
  expect(isCssProperty('placeholder')).toBe(false);
  expect(supports.mock.calls).toEqual([
    ['-webkit-text-fill-color', 'inherit'],
    ['placeholder', 'inherit'],
  ]);
});

test.each(['--bar', '& > svg', '&:hover', '@media print'])('%s is for the style sheet', (name) =>
  expect(isCssProperty(name)).toBe(true),
);

test("the size of a box is the element's own", () => expect(isCssProperty('size')).toBe(false));
