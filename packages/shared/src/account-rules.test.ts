import { describe, expect, test } from '@jest/globals';
import { isUsername } from './account-rules.ts';

describe('a username', () => {
  test.each(['admin', 'ana.petrova', "o'neil@example.org", 'jürgen', 'a-1'])('may be %s', (name) => {
    expect(isUsername(name)).toBe(true);
  });

  test.each([
    ['a Cyrillic letter', 'аdmin'],
    ['a wide letter', 'ａdmin'],
    ['a raised letter', 'ªdmin'],
    ['a ligature', 'oﬃce'],
    ['a space', 'ad min'],
    ['an invisible character', 'ad\u200Bmin'],
    ['only two characters', 'ab'],
  ])('is refused: %s', (_name, name) => {
    expect(isUsername(name)).toBe(false);
  });
});
