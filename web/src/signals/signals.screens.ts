import { MessageSquareText } from 'lucide-react';
import type { Screen } from '../session/screen.ts';
import { texts } from './signals.texts.ts';

const group = 'TestMainGroup';

export const toSignals = '/signals_oper/list';

export const toSignal = (id: string): string => `/signals_oper/preview/${id}`;

export const signalScreens: readonly Screen[] = [
  {
    path: toSignals,
    title: texts.list,
    actions: ['OPERATOR'],
    groups: [group],
    backTitle: texts.backToList,
    menu: { group: 'signals', icon: MessageSquareText, order: 10 },
    dashboard: { icon: MessageSquareText, order: 10 },
    goKey: 'KeyS',
    page: () => import('./signal-list-page.tsx').then(({ SignalListPage }) => ({ Component: SignalListPage })),
  },
  {
    path: toSignal(':id'),
    title: ({ id = '' }) => texts.preview(id),
    shortTitle: ({ id = '' }) => texts.previewShort(id),
    actions: ['OPERATOR'],
    groups: [group],
    backTo: '/signals',
    page: () => import('./preview/signal-preview-page.tsx'),
  },
];
