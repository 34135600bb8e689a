import { Tags } from 'lucide-react';
import type { Screen } from '../session/screen.ts';
import { texts } from './versions.texts.ts';

export const screens: readonly Screen[] = [
  {
    path: '/versions/list',
    title: texts.title,
    actions: ['ADMINISTRATOR'],
    groups: ['TestMainGroup', 'TestDummyGroup'],
    menu: { group: 'supervision', icon: Tags, order: 95 },
    dashboard: { icon: Tags, order: 95 },
    page: () => import('./versions-page.tsx'),
  },
];
