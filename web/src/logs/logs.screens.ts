import { Bug, History, ScrollText } from 'lucide-react';
import type { Screen } from '../session/screen.ts';
import { titles } from './titles.texts.ts';

const access = { actions: ['ADMINISTRATOR'], groups: ['TestMainGroup', 'TestDummyGroup'] } as const;

export const exceptionsPath = '/logs/errors/list';
export const activitiesPath = '/logs/activity/list';

/** Path of the list of exceptions of one request. */
export const toExceptionsOf = (traceId: string): string => `${exceptionsPath}?${new URLSearchParams({ traceId })}`;

export const screens: readonly Screen[] = [
  {
    ...access,
    path: '/logs/list',
    title: titles.logEntries,
    backTitle: titles.logEntries,
    menu: { group: 'supervision', icon: ScrollText, order: 10 },
    dashboard: { icon: ScrollText, order: 70 },
    page: () => import('./log-entry-list-page.tsx'),
  },
  {
    ...access,
    path: exceptionsPath,
    title: titles.exceptions,
    backTitle: titles.exceptions,
    menu: { group: 'supervision', icon: Bug, order: 20 },
    dashboard: { icon: Bug, order: 80 },
    page: () => import('./exception-list-page.tsx'),
  },
  {
    ...access,
    path: activitiesPath,
    feature: 'LOG_TOOLS',
    title: titles.activities,
    backTitle: titles.activities,
    menu: { group: 'supervision', icon: History, order: 30 },
    dashboard: { icon: History, order: 90 },
    page: () => import('./activity-list-page.tsx'),
  },
];
