import type { SignalStatus } from '../types.ts';
import { elapsedText, waitText } from '../platform/format.ts';
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

type Waiting = Pick<SignalRowFragment, 'needsReply' | 'lastResponseAt' | 'createdAt'>;

/** Since when the submitter waits for a reply; null: the submitter does not wait. */
export const waitsSince = ({ needsReply, lastResponseAt, createdAt }: Waiting): string | null =>
  needsReply ? (lastResponseAt ?? createdAt) : null;

interface WaitProps {
  signal: Waiting;
  now: Date;
  /** The time only, for narrow pages. */
  short?: boolean;
}

export const Wait = ({ signal, now, short = false }: WaitProps) => {
  const since = waitsSince(signal);
  return since === null ? null : (
    <span className="wait" title={texts.needsReply}>
      <Glyph name="reply" />
      <span className="hidden">{texts.needsReply}, </span>
      {short ? elapsedText(since, now) : waitText(since, now)}
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
