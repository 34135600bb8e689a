import { formatDateTime, formatNumber } from '../../platform/format.ts';
import { silentContext } from '../../platform/request/busy.ts';
import { useRecordPath } from '../../session/record-path.ts';
import { RecordCard, type SelectedCardProps } from '../records/record-card.tsx';
import { useSelectedBreakdownQuery } from './map-breakdowns.generated.ts';
import { texts } from './map-breakdowns.texts.ts';

/** The card of the selected breakdown. */
export const BreakdownCard = ({ id, isDrawn, onClose }: SelectedCardProps) => {
  const { data, error } = useSelectedBreakdownQuery({ variables: { id }, context: silentContext });
  const breakdown = data?.breakdown;
  return (
    <RecordCard
      title={breakdown ? texts.breakdown(breakdown.workCardNo) : texts.loading}
      glyph={breakdown && (breakdown.isFinished ? 'removed' : 'breakdown')}
      location={breakdown?.location}
      path={useRecordPath()('BREAKDOWN', id)}
      announcement={breakdown ? texts.selected(breakdown.workCardNo) : ''}
      isDrawn={isDrawn}
      onClose={onClose}
    >
      {error && <p>{texts.failed}</p>}
      {breakdown && (
        <>
          <p>{breakdown.description}</p>
          <p className="facts">
            {breakdown.repairEnd && `${texts.repairEnd}: ${formatDateTime(breakdown.repairEnd)}`}
            {breakdown.waterStopStart && (
              <>
                <br />
                {texts.water}: {formatDateTime(breakdown.waterStopStart)}
                {' – '}
                {breakdown.waterStopEnd ? formatDateTime(breakdown.waterStopEnd) : '?'}
              </>
            )}
            <br />
            {texts.people}: {formatNumber(breakdown.affectedPeople ?? 0)}
          </p>
        </>
      )}
    </RecordCard>
  );
};
