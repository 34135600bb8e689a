import { describe, expect, test } from '@jest/globals';
import { CirclePlus, House, Mail } from 'lucide-react';
import type { Screen } from '../session/screen.ts';
import { listRecentPages } from './recent.ts';

const page = () => Promise.resolve({ Component: () => null });
const screens: Screen[] = [
  { path: '/dashboard', title: 'Начало', page, menu: { group: null, icon: House, order: 0 } },
  { path: '/signals_oper/list', title: 'Сигнали', page, menu: { group: 'signals', icon: Mail, order: 0 } },
  { path: '/signals_oper/add', title: 'Нов сигнал', page, menu: { group: 'signals', icon: CirclePlus, order: 1 } },
  { path: '/signals_oper/preview/:id', title: 'Преглед', page },
];
const visit = (path: string, address: string) => ({ path, address, title: address });

describe('recently visited pages', () => {
  test('the pages are listed once each, latest first, without the current page and without forbidden pages', () => {
    const visits = [
      visit('/signals_oper/list', '/signals_oper/list'),
      visit('/closed', '/closed'),
      visit('/signals_oper/preview/:id', '/signals_oper/preview/7'),
      visit('/signals_oper/list', '/signals_oper/list'),
      visit('/signals_oper/add', '/signals_oper/add'),
      visit('/dashboard', '/dashboard'),
    ];
    expect(listRecentPages(visits, screens, '/dashboard')).toEqual([
      { title: '/signals_oper/add', address: '/signals_oper/add', icon: CirclePlus },
      { title: '/signals_oper/list', address: '/signals_oper/list', icon: Mail },
      { title: '/signals_oper/preview/7', address: '/signals_oper/preview/7', icon: Mail },
    ]);
  });

  test('a page whose record did not exist is not listed', () => {
    const missing = { ...visit('/signals_oper/preview/:id', '/signals_oper/preview/999'), isMissing: true };
    expect(listRecentPages([missing, visit('/dashboard', '/dashboard')], screens, '/dashboard')).toEqual([]);
  });
});
