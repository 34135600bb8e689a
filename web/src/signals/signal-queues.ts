import type { Queue } from '../session/screen.ts';
import { filterTexts } from './signal-filter.texts.ts';
import { emailSignalsPath } from './signals.screens.ts';
import { texts } from './signals.texts.ts';

/** The views that the dashboard counts, with their labels and the query strings that select them in the list. */
export const signalQueues = (features: readonly string[]): readonly Queue[] => [
  ...(features.includes('SIGNAL_DESK') ? viewQueues : statusQueues),
  { name: 'breakdowns', label: texts.withBreakdown, search: '?status=BREAKDOWN' },
  ...(features.includes('SIGNAL_CHANNELS') ? [emailQueue] : []),
];

const emailQueue: Queue = {
  name: 'email',
  label: texts.waitByEmail,
  search: '?needsReply=true',
  path: emailSignalsPath,
};

const { MINE, FREE, WAITING, OVERDUE } = filterTexts.view.options;

const viewQueues: readonly Queue[] = [
  { name: 'waiting', label: WAITING, search: '?view=WAITING' },
  { name: 'overdue', label: OVERDUE, search: '?view=OVERDUE' },
  { name: 'free', label: FREE, search: '?view=FREE' },
  { name: 'mine', label: MINE, search: '?view=MINE' },
];

const statusQueues: readonly Queue[] = [
  { name: 'waiting', label: WAITING, search: '?needsReply=true' },
  { name: 'fresh', label: texts.fresh, search: '?status=SIGNAL' },
];
