import { LibraryBig } from 'lucide-react';
import type { Screen } from '../session/screen.ts';
import { titles } from './titles.texts.ts';

/** The root field of the list of items. The page of an item finds its neighbours by it. */
export const itemsField = 'nomenclatureItems';

export const toNomenclatures = '/gis_nomenclatures/main_list';

/** The items of a nomenclature. */
export const toItems = (id: string): string => `/gis_nomenclatures/item_list/${id}`;

/** An item by its id, `2.4`. The item 0 is a new one. */
export const toItem = (id: string): string => `/gis_nomenclatures/preview/${id.replace('.', '/')}`;

const access = { actions: ['ADMINISTRATOR'], groups: ['TestMainGroup', 'TestDummyGroup'] } as const;

export const screens: readonly Screen[] = [
  {
    ...access,
    path: toNomenclatures,
    title: titles.list,
    backTitle: titles.list,
    menu: { group: 'data', icon: LibraryBig, order: 70 },
    dashboard: { icon: LibraryBig, order: 70 },
    page: () => import('./nomenclature-list-page.tsx'),
  },
  {
    ...access,
    path: toItems(':id'),
    title: ({ id = '' }) => titles.items(id),
    shortTitle: ({ id = '' }) => titles.itemsShort(id),
    backTitle: titles.itemsBack,
    backTo: toNomenclatures,
    page: () => import('./item-list-page.tsx'),
  },
  {
    ...access,
    path: toItem(':nomenclature.:item'),
    title: ({ nomenclature = '', item = '' }) =>
      item === '0' ? titles.newItem(nomenclature) : titles.openItem(`${nomenclature}.${item}`),
    shortTitle: ({ nomenclature = '', item = '' }) =>
      item === '0' ? titles.newItemShort : titles.itemShort(`${nomenclature}.${item}`),
    backTo: ({ nomenclature = '' }) => toItems(nomenclature),
    record: 'NOMENCLATURE_ITEM',
    page: () => import('./item/item-page.tsx'),
  },
];
