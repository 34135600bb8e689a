import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PermittedScreensContext } from './permitted-screens.ts';
import { useRecordPath } from './record-path.ts';
import type { Screen } from './screen.ts';

const page = () => Promise.resolve({ Component: () => null });
const screens: readonly Screen[] = [
  { path: '/signals/list', title: 'Сигнали', page },
  { path: '/signals/preview/:id', title: 'Сигнал', record: 'SIGNAL', page },
  { path: '/users/:id', title: 'Потребител', record: 'USER', page },
  { path: '/items/preview/:nomenclature/:item', title: 'Елемент', record: 'NOMENCLATURE_ITEM', page },
];

const pathsFor = (permitted: readonly Screen[]) =>
  renderHook(useRecordPath, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <PermittedScreensContext value={permitted}>{children}</PermittedScreensContext>
    ),
  }).result.current;

test('LG-1 LG-5 a record has the path of its page, if the user can open that page', () => {
  const pathOf = pathsFor(screens);
  expect(pathOf('SIGNAL', '7')).toBe('/signals/preview/7');
  expect(pathOf('NOMENCLATURE_ITEM', '2.4')).toBe('/items/preview/2/4');
  expect(pathOf('USER', 'petar.iliev/1')).toBe('/users/petar.iliev%2F1');
  expect(pathOf('IMPORT_FILE', '7')).toBeUndefined();
  expect(pathsFor([])('SIGNAL', '7')).toBeUndefined();
});
