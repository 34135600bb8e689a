import { describe, expect, jest, test } from '@jest/globals';
import type { Screen } from './screen.ts';
import { findBackTarget, keepVisitsOf, recordVisit, type Visit, visits, addVisit } from './visits.ts';

const page = () => Promise.resolve({ Component: () => null });
const list: Screen = { path: '/list', title: 'Списък', backTitle: 'Списък', page };
const plain: Screen = { path: '/plain', title: 'Без име за връщане', page };
const preview: Screen = { path: '/preview/:id', title: 'Преглед', backTo: '/signals', page };
const screens = [list, plain, preview];
const visit = (path: string, address = path): Visit => ({ path, address, title: path });

describe('visited pages', () => {
  test('SH-8 the last five visited pages are kept, oldest first', () => {
    const allVisits = ['/a', '/b', '/c', '/d', '/e', '/f', '/g'].map((path) => visit(path));
    const keptVisits = allVisits.reduce<readonly Visit[]>(addVisit, []);
    expect(keptVisits.map(({ path }) => path)).toEqual(['/c', '/d', '/e', '/f', '/g']);
  });

  test('SH-8 of consecutive addresses of one route only the last is kept', () => {
    const keptVisits = [visit('/list', '/list'), visit('/list', '/list?page=2')].reduce<readonly Visit[]>(addVisit, []);
    expect(keptVisits).toEqual([visit('/list', '/list?page=2')]);
  });

  test('another account in the same tab does not see the pages of the one before', () => {
    keepVisitsOf('maria');
    recordVisit(visit('/list', '/list?words=Тайна'));
    keepVisitsOf('maria');
    expect(visits.get()).toHaveLength(1);
    keepVisitsOf('ivan');
    expect(visits.get()).toEqual([]);
    expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('Тайна');
  });

  test('SH-8 a reload keeps the visited pages', async () => {
    recordVisit(visit('/list', '/list?page=3'));
    jest.resetModules();
    const afterReload = await import('./visits.ts');
    expect(afterReload.visits).not.toBe(visits);
    expect(afterReload.visits.get()).toEqual([visit('/list', '/list?page=3')]);
  });
});

describe('the back button', () => {
  test('SH-8 the button leads to the exact address of the previous page if that page has a back title', () => {
    const visited = [visit('/list', '/list?page=2&status=1'), visit('/preview/:id', '/preview/7')];
    expect(findBackTarget(preview, visited, screens)).toEqual({ address: '/list?page=2&status=1', title: 'Списък' });
  });

  test("SH-8 the button leads to the page's own target if the previous page has no back title", () => {
    const visited = [visit('/list'), visit('/plain'), visit('/preview/:id', '/preview/7')];
    expect(findBackTarget(preview, visited, screens)).toEqual({ address: '/signals', title: undefined });
  });

  test("SH-8 the button leads to the page's own target if there is no previous page", () => {
    expect(findBackTarget(preview, [visit('/preview/:id')], screens)?.address).toBe('/signals');
    const item: Screen = { ...preview, backTo: ({ list = '' }) => `/items/${list}` };
    expect(findBackTarget(item, [], screens, { list: '2' })?.address).toBe('/items/2');
  });

  test('SH-8 a page without a target has no back button', () => {
    expect(findBackTarget(list, [visit('/preview/:id'), visit('/list')], screens)).toBeNull();
  });
});
