import { CirclePlus, TriangleAlert } from 'lucide-react';
import type { Screen } from '../session/screen.ts';
import { breakdownChanged } from './breakdowns.live.ts';
import { titles } from './titles.texts.ts';

const access = { actions: ['OPERATOR'], groups: ['TestMainGroup'] } as const;

export const breakdownsPath = '/breakdowns/list';

export const breakdownPath = (id: string): string => `/breakdowns/preview/${id}`;

export const newBreakdownPath = '/breakdowns/add';

/** Path of the isolation sheet: a page to print for the team that closes the valves. */
export const isolationSheetRoute = '/breakdowns/isolation';

/** The filter parameters of the list, by the field of a breakdown that refers to an item of a nomenclature. */
const filterParameters: Readonly<Record<string, string>> = {
  priorityId: 'priority',
  kevrCategory1: 'kevrCategory1',
  kevrCategory2: 'kevrCategory2',
};

/** The query string that filters the list by an item of a nomenclature; null if the list has no such filter. */
const findListSearch: Screen['recordsOf'] = ({ kind, field, itemId }) => {
  const parameter = kind === 'BREAKDOWNS' ? filterParameters[field] : undefined;
  return parameter ? `?${parameter}=${itemId}` : null;
};

export const screens: readonly Screen[] = [
  {
    path: breakdownsPath,
    title: titles.list,
    ...access,
    backTitle: titles.list,
    menu: { group: 'network', icon: TriangleAlert, order: 10 },
    dashboard: { icon: TriangleAlert, order: 30 },
    shortcutKey: 'KeyA',
    recordsOf: findListSearch,
    outages: {
      open: '?view=ACTIVE',
      withoutWater: '?view=WITHOUT_WATER',
      nextRestoration: '?view=WITHOUT_WATER&sort=waterStopEnd',
    },
    page: () => import('./breakdown-list-page.tsx'),
  },
  {
    path: breakdownPath(':id'),
    title: titles.preview,
    shortTitle: titles.previewShort,
    ...access,
    backTo: breakdownsPath,
    record: 'BREAKDOWN',
    changes: breakdownChanged,
    page: () => import('./preview/breakdown-page.tsx'),
  },
  {
    path: newBreakdownPath,
    title: titles.add,
    ...access,
    backTo: breakdownsPath,
    menu: { group: 'network', icon: CirclePlus, order: 20 },
    page: () => import('./form/add-page.tsx'),
  },
  {
    path: isolationSheetRoute,
    title: titles.sheet,
    ...access,
    backTo: breakdownsPath,
    feature: 'ISOLATION',
    page: () => import('./isolation/isolation-sheet-page.tsx'),
  },
];
