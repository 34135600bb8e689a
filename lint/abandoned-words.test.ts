import { describe, expect, test } from '@jest/globals';
import { findAbandonedWords, isChecked } from './abandoned-words.ts';

describe('abandoned words', () => {
  test.each([
    ['an identifier', 'const upstreamTrouble = troubleOf(error);', 'Trouble'],
    ['a comment', '/** Whoever signs in first. */', 'Whoever'],
    ['a title', "test('a stand starts', () => startMapStand());", 'pStand'],
    ['a log line', "log.warn('Senseless response');", 'Senseless'],
    ['a document', 'the `Enclosure` of a message', 'Enclosure'],
    ['a file name', 'tests/builders/clock-stand.ts', '-stand'],
  ])('are found in %s, with the replacement', (_where, text, word) => {
    expect(findAbandonedWords(`\n${text}`)).toEqual([{ line: 2, word, replacement: expect.stringMatching(/\w/) }]);
  });

  test.each([
    'the figures stand in a table',
    'a long-standing session',
    'visitors read the page',
    'a caller sends a token',
    'harmless',
    'CITIZEN_PORTAL',
  ])('are not found in: %s', (text) => {
    expect(findAbandonedWords(text)).toEqual([]);
  });

  test('are allowed where old settings are read, and in the change log', () => {
    const files = ['gateway/src/settings.ts', 'CHANGELOG.md', 'README.md', 'gateway/src/app/settings.ts'];
    expect(files.filter(isChecked)).toEqual(['README.md', 'gateway/src/app/settings.ts']);
  });
});
