import { expect, test } from '@jest/globals';
import { hasInvalidEncodedText, isValidText } from './valid-text.ts';

test('a text with a NUL or an unpaired surrogate is invalid', () => {
  expect(['Теч 👍', ''].map(isValidText)).toEqual([true, true]);
  expect(['a\0b', '\ud83d', '\udc4d\ud83d'].map(isValidText)).toEqual([false, false, false]);
});

test('a NUL or an unpaired surrogate in a URL is found, also if it is percent-encoded', () => {
  expect(['/a?b=%D0%A2%F0%9F%91%8D', '/%ED%9F%BF'].map(hasInvalidEncodedText)).toEqual([false, false]);
  expect(['/%00', '/\0', '/%ED%A0%BD', '/%ed%b0%80'].map(hasInvalidEncodedText)).toEqual([true, true, true, true]);
});
