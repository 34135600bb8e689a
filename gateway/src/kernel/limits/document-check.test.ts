import { describe, expect, test } from '@jest/globals';
import { parse } from 'graphql';
import { createDocumentCheck } from './document-check.ts';
import { documentKey } from '@struma/schema/document-key.ts';

const known = 'query Session { session { id } }';
const check = createDocumentCheck(new Set([documentKey(parse(known))]), 2000);
const notAllowed = { extensions: { code: 'DOCUMENT_NOT_ALLOWED' } };

describe('a persisted query', () => {
  test('is accepted in any formatting', () => {
    for (const text of [known, known, `${known}\n`, 'query Session{session,{id}}'])
      expect(check(text, false)).toBeNull();
    expect(check('query Session { session { name } }', false)).toMatchObject(notAllowed);
  });

  test('is refused if commas and spaces make it many times longer', () => {
    expect(check(known + ','.repeat(20_000 - known.length), false)).toBeNull();
    expect(check(known + ','.repeat(20_001 - known.length), false)).toMatchObject(notAllowed);
    expect(check(known + ' '.repeat(250_000), false)).toMatchObject(notAllowed);
  });

  test('may have any length for a principal with ad-hoc queries', () => {
    expect(check(known + ' '.repeat(250_000), true)).toBeNull();
  });
});
