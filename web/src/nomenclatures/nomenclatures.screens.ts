import { LibraryBig } from 'lucide-react';
import type { Screen } from '../session/screen.ts';
import { titles } from './titles.texts.ts';

/** The GraphQL root field of the list of items. The page of an item uses it to find its neighbours in the list. */
export const itemsField = 'nomenclatureItems';

export const nomenclaturesPath = '/gis_nomenclatures/main_list';

/** Path of the list of a nomenclature's items. */
export const itemsPath = (id: string): string => `/gis_nomenclatures/item_list/${id}`;

/** Path of the page of an item by its id, `2.4`. The item number 0 opens the form of a new item. */
export const itemPath = (id: string): string => `/gis_nomenclatures/preview/${id.replace('.', '/')}`;

const access = { actions: ['ADMINISTRATOR'], groups: ['TestMainGroup', 'TestDummyGroup'] } as const;

export const screens: readonly Screen[] = [
  {
    ...access,
    path: nomenclaturesPath,
    title: titles.list,
    backTitle: titles.list,
    menu: { group: 'data', icon: LibraryBig, order: 60 },
    dashboard: { icon: LibraryBig, order: 60 },
    page: () => import('./nomenclature-list-page.tsx'),
  },
  {
    ...access,
    path: itemsPath(':id'),
    title: ({ id = '' }) => titles.items(id),
    shortTitle: ({ id = '' }) => titles.itemsShort(id),
    backTitle: titles.itemsBack,
    backTo: nomenclaturesPath,
    page: () => import('./item-list-page.tsx'),
  },
  {
    ...access,
    path: itemPath(':nomenclature.:item'),
    title: ({ nomenclature = '', item = '' }) =>
      item === '0' ? titles.newItem(nomenclature) : titles.openItem(`${nomenclature}.${item}`),
    backTo: ({ nomenclature = '' }) => itemsPath(nomenclature),
    record: 'NOMENCLATURE_ITEM',
    page: () => import('./item/item-page.tsx'),
  },
];
