import { CirclePlus, TriangleAlert } from 'lucide-react';
import type { Screen } from '../session/screen.ts';
import { texts } from './breakdowns.texts.ts';

const access = { actions: ['OPERATOR'], groups: ['TestMainGroup'] } as const;

export const toBreakdowns = '/breakdowns/list';

export const toBreakdown = (id: string): string => `/breakdowns/preview/${id}`;

export const toNewBreakdown = '/breakdowns/add';

export const screens: readonly Screen[] = [
  {
    path: toBreakdowns,
    title: texts.list,
    ...access,
    backTitle: texts.list,
    menu: { group: 'network', icon: TriangleAlert, order: 10 },
    dashboard: { icon: TriangleAlert, order: 30 },
    shortcutKey: 'KeyA',
    page: () => import('./breakdown-list-page.tsx'),
  },
  {
    path: toBreakdown(':id'),
    title: texts.preview,
    shortTitle: texts.previewShort,
    ...access,
    backTo: toBreakdowns,
    page: () => import('./preview/breakdown-page.tsx'),
  },
  {
    path: toNewBreakdown,
    title: texts.add,
    ...access,
    backTo: toBreakdowns,
    menu: { group: 'network', icon: CirclePlus, order: 20 },
    page: () => import('./form/add-page.tsx'),
  },
];
