import { expect, test } from '@jest/globals';
import { isPicture } from './is-picture.ts';

test.each([
  ['IMG_2231.JPG', 2_400_000, true],
  ['снимка.webp', null, true],
  ['a.jpeg', 0, true],
  ['схема.svg', 10, false],
  ['page.png.html', 10, false],
  ['страница.htm', 10, false],
  ['png', 10, false],
  ['скан.png', 20_000_001, false],
])('only raster images up to a maximum size are shown as pictures: %s, %s bytes: %s', (fileName, size, shown) =>
  expect(isPicture({ fileName, size })).toBe(shown),
);
