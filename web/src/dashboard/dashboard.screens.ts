import { House } from 'lucide-react';
import type { Screen } from '../session/screen.ts';
import { texts } from './dashboard.texts.ts';

export const screens: readonly Screen[] = [
  {
    path: '/dashboard',
    title: texts.title,
    backTitle: texts.title,
    menu: { group: null, icon: House, order: 0 },
    shortcutKey: 'KeyH',
    page: () => import('./dashboard-page.tsx').then(({ DashboardPage }) => ({ Component: DashboardPage })),
  },
];
