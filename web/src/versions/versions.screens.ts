import { History } from 'lucide-react';
import type { Screen } from '../session/screen.ts';
import { texts } from './versions.texts.ts';

export const screens: readonly Screen[] = [
  {
    path: '/versions/list',
    title: texts.title,
    actions: ['ADMINISTRATOR'],
    groups: ['TestMainGroup', 'TestDummyGroup'],
    menu: { group: 'supervision', icon: History, order: 90 },
    dashboard: { icon: History, order: 90 },
    page: () => import('./versions-page.tsx'),
  },
];
