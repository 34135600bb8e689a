import { describe, expect, jest, test } from '@jest/globals';
import type { Screen } from './screen.ts';
import { backFrom, rememberVisit, type Visit, visits, withVisit } from './visits.ts';

const page = () => Promise.resolve({ Component: () => null });
const list: Screen = { path: '/list', title: 'Списък', backTitle: 'Списък', page };
const plain: Screen = { path: '/plain', title: 'Без име за връщане', page };
const preview: Screen = { path: '/preview/:id', title: 'Преглед', backTo: '/signals', page };
const screens = [list, plain, preview];
const visit = (path: string, address = path): Visit => ({ path, address, title: path });

describe('visited pages', () => {
  test('SH-8 the last five are kept, oldest first', () => {
    const all = ['/a', '/b', '/c', '/d', '/e', '/f', '/g'].map((path) => visit(path));
    const kept = all.reduce<readonly Visit[]>(withVisit, []);
    expect(kept.map(({ path }) => path)).toEqual(['/c', '/d', '/e', '/f', '/g']);
  });

  test('SH-8 moving inside one route keeps its last address only', () => {
    const kept = [visit('/list', '/list'), visit('/list', '/list?page=2')].reduce<readonly Visit[]>(withVisit, []);
    expect(kept).toEqual([visit('/list', '/list?page=2')]);
  });

  test('SH-8 they survive a reload', async () => {
    rememberVisit(visit('/list', '/list?page=3'));
    jest.resetModules();
    const afterReload = await import('./visits.ts');
    expect(afterReload.visits).not.toBe(visits);
    expect(afterReload.visits.get()).toEqual([visit('/list', '/list?page=3')]);
  });
});

describe('the back button', () => {
  test('SH-8 leads to the page before, as it was, if that has a back title', () => {
    const present = [visit('/list', '/list?page=2&status=1'), visit('/preview/:id', '/preview/7')];
    expect(backFrom(preview, present, screens)).toEqual({ address: '/list?page=2&status=1', title: 'Списък' });
  });

  test('SH-8 leads to the own target if the page before has no back title', () => {
    const present = [visit('/list'), visit('/plain'), visit('/preview/:id', '/preview/7')];
    expect(backFrom(preview, present, screens)).toEqual({ address: '/signals', title: undefined });
  });

  test('SH-8 leads to the own target if nothing was visited before', () => {
    expect(backFrom(preview, [visit('/preview/:id')], screens)?.address).toBe('/signals');
  });

  test('SH-8 is absent on a page without a target', () => {
    expect(backFrom(list, [visit('/preview/:id'), visit('/list')], screens)).toBeNull();
  });
});
