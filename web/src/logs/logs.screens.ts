import { Bug, History, ScrollText } from 'lucide-react';
import type { Screen } from '../session/screen.ts';
import { texts } from './logs.texts.ts';

const access = { actions: ['ADMINISTRATOR'], groups: ['TestMainGroup', 'TestDummyGroup'] } as const;

const toLogEntries = '/logs/list';

export const toExceptions = '/logs/errors/list';

const toActivities = '/logs/activity/list';

/** The exceptions of one request. */
export const toExceptionsOf = (traceId: string): string => `${toExceptions}?${new URLSearchParams({ traceId })}`;

/** The activities of one request. */
export const toActivitiesOf = (traceId: string): string => `${toActivities}?${new URLSearchParams({ traceId })}`;

export const screens: readonly Screen[] = [
  {
    ...access,
    path: toLogEntries,
    title: texts.logEntries.list,
    backTitle: texts.logEntries.list,
    menu: { group: 'supervision', icon: ScrollText, order: 10 },
    dashboard: { icon: ScrollText, order: 70 },
    page: () => import('./log-entry-list-page.tsx'),
  },
  {
    ...access,
    path: toExceptions,
    title: texts.exceptions.list,
    backTitle: texts.exceptions.list,
    menu: { group: 'supervision', icon: Bug, order: 20 },
    dashboard: { icon: Bug, order: 80 },
    page: () => import('./exception-list-page.tsx'),
  },
  {
    ...access,
    path: toActivities,
    feature: 'LOG_TOOLS',
    title: texts.activities.list,
    backTitle: texts.activities.list,
    menu: { group: 'supervision', icon: History, order: 30 },
    dashboard: { icon: History, order: 90 },
    page: () => import('./activity-list-page.tsx'),
  },
];
