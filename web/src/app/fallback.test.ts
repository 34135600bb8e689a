import { describe, expect, test } from '@jest/globals';
import type { Screen } from '../session/screen.ts';
import { findFallback } from './fallback.ts';

const screen = (path: string): Screen => ({
  path,
  title: path,
  page: () => Promise.resolve({ Component: () => null }),
});

describe('the fallback of a page that cannot be opened', () => {
  test("SH-6 is the first page except '/', the sign-in, wildcards and paths with parameters", () => {
    const pages = ['/', '/authentication', '*', '/files/*', '/signals/:id', '/water-meters', '/dashboard'].map(screen);
    expect(findFallback(pages)?.path).toBe('/water-meters');
  });

  test('SH-6 is undefined if no such page is permitted', () => {
    expect(findFallback([screen('/'), screen('*')])).toBeUndefined();
  });
});
