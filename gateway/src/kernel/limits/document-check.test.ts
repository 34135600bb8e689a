import { describe, expect, test } from '@jest/globals';
import { parse } from 'graphql';
import { createDocumentCheck } from './document-check.ts';
import { documentKey } from '@struma/schema/document-key.ts';

const persistedQuery = 'query Session { session { id } }';
const check = createDocumentCheck(new Set([documentKey(parse(persistedQuery))]), 2000);
const notAllowed = { extensions: { code: 'DOCUMENT_NOT_ALLOWED' } };

describe('a persisted query', () => {
  test('is accepted in any formatting', () => {
    for (const text of [persistedQuery, persistedQuery, `${persistedQuery}\n`, 'query Session{session,{id}}'])
      expect(check(text, false)).toBeNull();
    expect(check('query Session { session { name } }', false)).toMatchObject(notAllowed);
  });

  test('is refused if commas or spaces make it longer than 20 000 characters', () => {
    expect(check(persistedQuery + ','.repeat(20_000 - persistedQuery.length), false)).toBeNull();
    expect(check(persistedQuery + ','.repeat(20_001 - persistedQuery.length), false)).toMatchObject(notAllowed);
    expect(check(persistedQuery + ' '.repeat(250_000), false)).toMatchObject(notAllowed);
  });

  test('may have any length for a principal with ad-hoc queries', () => {
    expect(check(persistedQuery + ' '.repeat(250_000), true)).toBeNull();
  });
});
