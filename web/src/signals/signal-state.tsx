import type { SignalStatus } from '../types.ts';
import { formatElapsed, waitText } from '../platform/format.ts';
import { Glyph } from '../ui/glyphs/glyph.tsx';
import type { GlyphName } from '../ui/glyphs/glyph.tsx';
import type { SignalRowFragment } from './signals.generated.ts';
import { texts } from './signals.texts.ts';

export const Status = ({ signal }: { signal: Pick<SignalRowFragment, 'status' | 'statusName'> }) => (
  <span className="state">
    <Glyph name={statusGlyphs[signal.status]} />
    {signal.statusName}
  </span>
);

interface TakerProps {
  signal: Pick<SignalRowFragment, 'takenBy'>;
  /** A longer name is cut; its title shows the whole name. */
  maxWidth?: string;
}

/** The operator who works on a signal; nothing is shown for a free signal. */
export const Taker = ({ signal: { takenBy }, maxWidth }: TakerProps) =>
  takenBy && (
    <span className="subtle long" style={{ maxWidth }} title={texts.takenBy(takenBy.name)}>
      {' · '}
      <span className="hidden">{texts.takenBy('')}</span>
      {takenBy.name}
    </span>
  );

type Waiting = Pick<SignalRowFragment, 'needsReply' | 'waitsSince' | 'lastResponseAt' | 'createdAt'>;

/** Since when the submitter waits for a reply; null if the submitter does not wait. */
export const findWaitStart = ({ needsReply, waitsSince, lastResponseAt, createdAt }: Waiting): string | null =>
  needsReply ? (waitsSince ?? lastResponseAt ?? createdAt) : null;

interface WaitProps {
  signal: Waiting;
  now: Date;
  /** If true, only the time is shown, for narrow pages. */
  isShort?: boolean;
}

export const Wait = ({ signal, now, isShort = false }: WaitProps) => {
  const since = findWaitStart(signal);
  return since === null ? null : (
    <span className="wait" title={texts.needsReply}>
      <Glyph name="reply" />
      <span className="hidden">{texts.needsReply}, </span>
      {isShort ? formatElapsed(since, now) : waitText(since, now)}
    </span>
  );
};

/** What a citizen reads beside the time of the last response: that it is a new reply, or that an open signal is answered. */
export const findAnswer = (signal: SignalRowFragment): { text: string; isNew: boolean } | null => {
  if (signal.hasNewReply) return { text: texts.newReply, isNew: true };
  return findAnswerTime(signal) ? { text: texts.answered, isNew: false } : null;
};

/** When the utility answered; null if the submitter waits for a reply or the signal is closed or rejected. */
const findAnswerTime = ({
  needsReply,
  lastResponseAt,
  closedAt,
}: Pick<SignalRowFragment, 'needsReply' | 'lastResponseAt' | 'closedAt'>): string | null =>
  needsReply || closedAt !== null ? null : lastResponseAt;

export const Answer = ({ text, isNew }: { text: string; isNew: boolean }) =>
  isNew ? <b> {text}</b> : <span> {text}</span>;

interface DeadlineProps extends Pick<WaitProps, 'signal' | 'now'> {
  dueAt: string;
}

/** The time that is left until the deadline of the reply, or the time since the deadline. */
export const Deadline = ({ signal, dueAt, now }: DeadlineProps) => {
  const isOverdue = new Date(dueAt) < now;
  const waits = waitText(findWaitStart(signal) ?? signal.createdAt, now);
  return (
    <span className={isOverdue ? 'wait due late' : 'wait due'} title={waits}>
      {isOverdue
        ? texts.overdueFor(formatElapsed(dueAt, now))
        : texts.timeLeft(formatElapsed(now.toISOString(), new Date(dueAt)))}
      <span className="hidden">, {waits}</span>
    </span>
  );
};

/** The glyph of each status. */
export const statusGlyphs: Record<SignalStatus, GlyphName> = {
  SIGNAL: 'signal',
  BREAKDOWN: 'breakdown',
  REJECTED: 'rejected',
  CLOSED: 'closed',
};
