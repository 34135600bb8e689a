import { CirclePlus, MessageSquareText } from 'lucide-react';
import type { Screen } from '../session/screen.ts';
import type { SignalStatus } from '../types.ts';
import { texts } from './signals.texts.ts';

const group = 'TestMainGroup';

export const toSignals = '/signals_oper/list';

export const toSignal = (id: string): string => `/signals_oper/preview/${id}`;

export const toSubmit = '/signal_from_oper/preview';

/** The portal of citizens: their own signals. */
const toOwnSignals = '/signals/list';

export const toOwnSignal = (id: string): string => `/signals/preview/${id}`;

export const toOwnSubmit = '/signals/add';

const previewPage: Screen['page'] = () => import('./preview/signal-preview-page.tsx');

const submitPage: Screen['page'] = () => import('./submit/submit-page.tsx');

/** The list filtered to the signals with a status or a priority, by the number of the nomenclature's item. */
const findSignalsOf: Screen['recordsOf'] = ({ kind, field, itemId }) => {
  if (kind !== 'SIGNALS') return null;
  if (field === 'priorityId') return `?priority=${itemId}`;
  const status = field === 'statusId' ? statuses[Number(itemId) - 1] : undefined;
  return status ? `?status=${status}` : null;
};

/** In the order of their numbers. */
const statuses: readonly SignalStatus[] = ['SIGNAL', 'BREAKDOWN', 'REJECTED', 'CLOSED'];

export const screens: readonly Screen[] = [
  {
    path: toSignals,
    title: texts.list,
    actions: ['OPERATOR'],
    groups: [group],
    backTitle: texts.backToList,
    menu: { group: 'signals', icon: MessageSquareText, order: 10 },
    dashboard: { icon: MessageSquareText, order: 10 },
    shortcutKey: 'KeyS',
    recordsOf: findSignalsOf,
    page: () => import('./signal-list-page.tsx').then(({ SignalListPage }) => ({ Component: SignalListPage })),
  },
  {
    path: toSignal(':id'),
    title: ({ id = '' }) => texts.preview(id),
    shortTitle: ({ id = '' }) => texts.previewShort(id),
    actions: ['OPERATOR'],
    groups: [group],
    backTo: '/signals',
    page: previewPage,
  },
  {
    path: toSubmit,
    title: texts.submit,
    actions: ['OPERATOR'],
    groups: [group],
    backTo: '/signals',
    menu: { group: 'signals', icon: CirclePlus, order: 20 },
    key: 'KeyN',
    page: submitPage,
  },
  {
    path: toOwnSignals,
    title: texts.ownList,
    actions: ['USER'],
    groups: [group],
    feature: 'OWN_SIGNALS',
    fullerFor: ['OPERATOR'],
    backTitle: texts.ownList,
    menu: { group: 'signals', icon: MessageSquareText, order: 10 },
    dashboard: { icon: MessageSquareText, order: 10 },
    shortcutKey: 'KeyS',
    page: () => import('./own/own-list-page.tsx'),
  },
  {
    path: toOwnSignal(':id'),
    title: ({ id = '' }) => texts.ownPreview(id),
    shortTitle: ({ id = '' }) => texts.previewShort(id),
    actions: ['USER', 'OPERATOR'],
    groups: [group],
    feature: 'OWN_SIGNALS',
    fullerFor: ['OPERATOR'],
    backTo: '/signals',
    page: previewPage,
  },
  {
    path: toOwnSubmit,
    title: texts.submit,
    actions: ['USER'],
    groups: [group],
    feature: 'OWN_SIGNALS',
    fullerFor: ['OPERATOR'],
    backTo: '/signals',
    menu: { group: 'signals', icon: CirclePlus, order: 20 },
    dashboard: { icon: CirclePlus, order: 20 },
    key: 'KeyN',
    page: submitPage,
  },
];
