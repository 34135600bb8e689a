import { formatDateTime } from '../../platform/format.ts';
import { silentContext } from '../../platform/request/busy.ts';
import { useRecordPath } from '../../session/record-path.ts';
import type { GlyphName } from '../../ui/glyphs/glyph.tsx';
import type { SignalStatus } from '../../types.ts';
import { RecordCard, type SelectedCardProps } from '../records/record-card.tsx';
import { useSelectedSignalQuery } from './map-signals.generated.ts';
import { texts } from './map-signals.texts.ts';

const glyphs: Readonly<Record<SignalStatus, GlyphName>> = {
  SIGNAL: 'signal',
  BREAKDOWN: 'breakdown',
  REJECTED: 'rejected',
  CLOSED: 'closed',
};

/** The card of the selected signal. */
export const SignalCard = ({ id, isDrawn, onClose }: SelectedCardProps) => {
  const { data, error } = useSelectedSignalQuery({ variables: { id }, context: silentContext });
  const signal = data?.signal;
  return (
    <RecordCard
      title={texts.signal(id)}
      glyph={signal && glyphs[signal.status]}
      location={signal?.location}
      path={useRecordPath()('SIGNAL', id)}
      announcement={texts.selected(id)}
      isDrawn={isDrawn}
      onClose={onClose}
    >
      {error && <p>{texts.failed}</p>}
      {signal && (
        <>
          <p>{signal.title}</p>
          <p className="facts">
            {texts.status}: {signal.statusName}
            <br />
            {texts.createdAt}: {formatDateTime(signal.createdAt)}
            {signal.needsReply && (
              <>
                <br />
                {texts.waits}
              </>
            )}
          </p>
        </>
      )}
    </RecordCard>
  );
};
