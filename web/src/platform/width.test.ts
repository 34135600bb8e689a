import { beforeEach, expect, jest, test } from '@jest/globals';
import tokens from '../ui/tokens.json' with { type: 'json' };

const queries: string[] = [];

beforeEach(() => {
  const realMatchMedia = window.matchMedia;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    queries.push(query);
    return realMatchMedia(query);
  });
});

test('the widths for scripts and styles are the breakpoints of the theme', async () => {
  const { onNarrow, onPhone } = await import('./width.ts');
  const { md, lg, '2xl': wide } = tokens.theme.breakpoints;
  expect(queries).toEqual([`(width < ${md})`, `(width < ${lg})`, `(width < ${wide})`]);
  const below = (edge: string) => `@media (max-width: ${Number.parseInt(edge) - 1}px)`;
  expect([onPhone, onNarrow]).toEqual([below(md), below(lg)]);
});
