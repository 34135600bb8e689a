import { formatElapsed, formatNumber } from '../platform/format.ts';
import { useNow } from '../platform/use-now.ts';
import type { QueueName } from '../session/screen.ts';
import type { GlyphName } from '../ui/glyphs/glyph.tsx';
import { texts } from './dashboard.texts.ts';
import { FigureStrip } from './figure-strip.tsx';
import type { Figure } from './queues.ts';
import type { SignalsNow } from './use-signals-now.ts';

const glyphs: Readonly<Record<QueueName, GlyphName>> = {
  waiting: 'reply',
  overdue: 'reply',
  free: 'signal',
  fresh: 'signal',
  mine: 'signal',
  breakdowns: 'breakdown',
  email: 'reply',
};

const waitingQueues: readonly QueueName[] = ['waiting', 'overdue'];

/**
 * The number of signals in each queue, with the time of the oldest signal. Each number links to the list's view of the
 * same name.
 */
export const SignalQueues = ({ listPath, figures, readAt, error, refetch }: SignalsNow) => (
  <FigureStrip
    heading={texts.now}
    figures={figures.map((figure) => ({
      name: figure.name,
      label: figure.label,
      glyph: glyphs[figure.name],
      to: { pathname: figure.path ?? listPath, search: figure.search },
      value: figure.count === undefined ? undefined : formatNumber(figure.count),
      note: <Oldest figure={figure} />,
    }))}
    readAt={readAt}
    error={error}
    refetch={refetch}
  />
);

const Oldest = ({ figure: { name, count, since } }: { figure: Figure }) => {
  const now = useNow();
  const time = since && formatElapsed(since, now);
  if (count === 0) return texts.noneQueued;
  return time && (waitingQueues.includes(name) ? texts.longestWait(time) : texts.oldest(time));
};
