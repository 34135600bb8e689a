import { describe, expect, jest, test } from '@jest/globals';
import type { Screen } from '../session/screen.ts';
import { preloadPage } from './preload-page.ts';

const screenOf = (path: string) => ({ path, title: path, page: jest.fn<Screen['page']>(() => new Promise(() => {})) });

describe('preloadPage', () => {
  test('loads the code of the page with the path, and of no other page', () => {
    const list = screenOf('/signals_oper/list');
    const preview = screenOf('/signals_oper/preview/:id');
    preloadPage([list, preview], '/signals_oper/preview/17');
    expect(preview.page).toHaveBeenCalledTimes(1);
    expect(list.page).not.toHaveBeenCalled();
  });

  test('loads nothing for a path without a page', () => {
    const list = screenOf('/signals_oper/list');
    preloadPage([list], '/signals_oper/list/17');
    expect(list.page).not.toHaveBeenCalled();
  });
});
