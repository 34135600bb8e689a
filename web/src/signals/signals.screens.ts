import { CirclePlus, Mail, MessageSquareText } from 'lucide-react';
import type { Screen } from '../session/screen.ts';
import type { SignalStatus } from '../types.ts';
import { texts } from './signals.texts.ts';

const group = 'TestMainGroup';

export const signalsPath = '/signals_oper/list';

export const signalPath = (id: string): string => `/signals_oper/preview/${id}`;

/** Path of the list of signals that came by e-mail. */
export const emailSignalsPath = '/signals_email/list';

export const emailSignalPath = (id: string): string => `/signals_email/preview/${id}`;

export const submitPath = '/signal_from_oper/preview';

/** Path of the list of a citizen's own signals. */
const ownSignalsPath = '/signals/list';

export const ownSignalPath = (id: string): string => `/signals/preview/${id}`;

export const ownSubmitPath = '/signals/add';

const previewPage: Screen['page'] = () => import('./preview/signal-preview-page.tsx');

const submitPage: Screen['page'] = () => import('./submit/submit-page.tsx');

/** The query string that filters the list by a status or a priority, whose number in its nomenclature is `itemId`. */
const findListSearch: Screen['recordsOf'] = ({ kind, field, itemId }) => {
  if (kind !== 'SIGNALS') return null;
  if (field === 'priorityId') return `?priority=${itemId}`;
  const status = field === 'statusId' ? statuses[Number(itemId) - 1] : undefined;
  return status ? `?status=${status}` : null;
};

/** The statuses in the order of their numbers in the nomenclature, from 1. */
const statuses: readonly SignalStatus[] = ['SIGNAL', 'BREAKDOWN', 'REJECTED', 'CLOSED'];

export const screens: readonly Screen[] = [
  {
    path: signalsPath,
    title: texts.list,
    actions: ['OPERATOR'],
    groups: [group],
    backTitle: texts.backToList,
    menu: { group: 'signals', icon: MessageSquareText, order: 10 },
    dashboard: { icon: MessageSquareText, order: 10 },
    shortcutKey: 'KeyS',
    recordsOf: findListSearch,
    recordsOfSubmitter: (id) => `?submitter=${id}`,
    recordsOfText: (text) => ({
      words: `?words=${encodeURIComponent(text)}`,
      address: `?address=${encodeURIComponent(text)}`,
    }),
    queues: () => import('./signal-queues.ts').then(({ signalQueues }) => signalQueues),
    page: () => import('./signal-list-page.tsx').then(({ SignalListPage }) => ({ Component: SignalListPage })),
  },
  {
    path: signalPath(':id'),
    title: ({ id = '' }) => texts.preview(id),
    shortTitle: ({ id = '' }) => texts.previewShort(id),
    actions: ['OPERATOR'],
    groups: [group],
    backTo: '/signals',
    record: 'SIGNAL',
    page: previewPage,
  },
  {
    path: emailSignalsPath,
    title: texts.emailList,
    actions: ['OPERATOR'],
    groups: [group],
    feature: 'SIGNAL_CHANNELS',
    backTitle: texts.emailList,
    menu: { group: 'signals', icon: Mail, order: 15 },
    dashboard: { icon: Mail, order: 15 },
    page: () => import('./email/email-list-page.tsx'),
  },
  {
    path: emailSignalPath(':id'),
    title: ({ id = '' }) => texts.emailPreview(id),
    shortTitle: ({ id = '' }) => texts.previewShort(id),
    actions: ['OPERATOR'],
    groups: [group],
    feature: 'SIGNAL_CHANNELS',
    backTo: emailSignalsPath,
    page: previewPage,
  },
  {
    path: submitPath,
    title: texts.submit,
    actions: ['OPERATOR'],
    groups: [group],
    backTo: '/signals',
    menu: { group: 'signals', icon: CirclePlus, order: 20 },
    dashboard: { icon: CirclePlus, order: 20 },
    key: 'KeyN',
    addsSignalsOfOthers: true,
    page: submitPage,
  },
  {
    path: ownSignalsPath,
    title: texts.ownList,
    actions: ['USER'],
    groups: [group],
    feature: 'OWN_SIGNALS',
    redirectedFor: ['OPERATOR'],
    backTitle: texts.ownList,
    menu: { group: 'signals', icon: MessageSquareText, order: 10 },
    dashboard: { icon: MessageSquareText, order: 10 },
    shortcutKey: 'KeyS',
    ownSignals: { newReply: '?newReply=true', waiting: '?needsReply=true' },
    page: () => import('./own/own-list-page.tsx'),
  },
  {
    path: ownSignalPath(':id'),
    title: ({ id = '' }) => texts.ownPreview(id),
    shortTitle: ({ id = '' }) => texts.previewShort(id),
    actions: ['USER', 'OPERATOR'],
    groups: [group],
    feature: 'OWN_SIGNALS',
    redirectedFor: ['OPERATOR'],
    backTo: '/signals',
    page: previewPage,
  },
  {
    path: ownSubmitPath,
    title: texts.submit,
    actions: ['USER'],
    groups: [group],
    feature: 'OWN_SIGNALS',
    redirectedFor: ['OPERATOR'],
    backTo: '/signals',
    menu: { group: 'signals', icon: CirclePlus, order: 20 },
    dashboard: { icon: CirclePlus, order: 20 },
    key: 'KeyN',
    page: submitPage,
  },
];
