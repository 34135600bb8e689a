import { expect, test } from '@jest/globals';
import { readTraceId } from './trace-id.ts';

test('a well-formed trace id is kept; anything else is replaced by a new one', () => {
  const sent = '0123456789abcdef0123456789abcdef';
  expect(readTraceId(sent)).toBe(sent);
  for (const header of [undefined, '', 'x', `${sent}0`, `${sent}\n`, [sent, sent]]) {
    expect(readTraceId(header)).toMatch(/^[\da-f]{32}$/);
    expect(readTraceId(header)).not.toBe(sent);
  }
});
