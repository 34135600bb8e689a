import { CirclePlus, TriangleAlert } from 'lucide-react';
import type { Screen } from '../session/screen.ts';
import { texts } from './breakdowns.texts.ts';

const access = { actions: ['OPERATOR'], groups: ['TestMainGroup'] } as const;

export const breakdownsPath = '/breakdowns/list';

export const breakdownPath = (id: string): string => `/breakdowns/preview/${id}`;

export const newBreakdownPath = '/breakdowns/add';

export const screens: readonly Screen[] = [
  {
    path: breakdownsPath,
    title: texts.list,
    ...access,
    backTitle: texts.list,
    menu: { group: 'network', icon: TriangleAlert, order: 10 },
    dashboard: { icon: TriangleAlert, order: 30 },
    shortcutKey: 'KeyA',
    page: () => import('./breakdown-list-page.tsx'),
  },
  {
    path: breakdownPath(':id'),
    title: texts.preview,
    shortTitle: texts.previewShort,
    ...access,
    backTo: breakdownsPath,
    page: () => import('./preview/breakdown-page.tsx'),
  },
  {
    path: newBreakdownPath,
    title: texts.add,
    ...access,
    backTo: breakdownsPath,
    menu: { group: 'network', icon: CirclePlus, order: 20 },
    page: () => import('./form/add-page.tsx'),
  },
];
