import { chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { HistorySection } from '../../history/history-section.tsx';
import type { Place } from '../../map/picker/place.ts';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { type Shortcut, useShortcuts } from '../../platform/shortcuts.ts';
import { useNow } from '../../platform/use-now.ts';
import { useSession } from '../../session/use-session.ts';
import { Priority } from '../../ui/glyphs/priority.tsx';
import type { Neighbours } from '../../ui/list/neighbours/use-neighbours.ts';
import { IncompleteNotice } from '../../ui/record/incomplete-notice.tsx';
import { HeaderFact, RecordHeader } from '../../ui/record/record-header.tsx';
import { RecordMain, RecordPage } from '../../ui/record/record-page.tsx';
import { BreakdownBadge, stageOf } from '../breakdown-state.tsx';
import { breakdownChanged, concernsBreakdown } from '../breakdowns.live.ts';
import { texts as listTexts } from '../breakdowns.texts.ts';
import type { BreakdownDetailsFragment } from '../form/form.generated.ts';
import type { FormValues } from '../form/form-values.ts';
import { useBreakdownChoices } from '../use-breakdown-choices.ts';
import { BreakdownActions } from './breakdown-actions.tsx';
import { BreakdownFacts, joinParts } from './breakdown-facts.tsx';
import { LinkedSignals } from './linked-signals.tsx';
import { texts } from './preview.texts.ts';
import { TimeBar } from './time-bar.tsx';
import { useLinkedSignals } from './use-linked-signals.ts';

const PlaceMap = lazyPart(() => import('../../map/picker/place-map.tsx'), 'PlaceMap');
const EditSection = lazyPart(() => import('../form/edit-section.tsx'), 'EditSection');
const IsolationSection = lazyPart(() => import('../isolation/isolation-section.tsx'), 'IsolationSection');

interface BreakdownRecordProps {
  breakdown: BreakdownDetailsFragment;
  /** Null if the breakdown is not in the list of breakdowns that was shown last. */
  neighbours: Neighbours | null;
  /** True if the last read failed. */
  isStale: boolean;
  onReload: () => Promise<unknown>;
}

/** The page of a loaded breakdown: its times, its facts or the form that edits them, its place and linked signals. */
export const BreakdownRecord = ({ breakdown, neighbours, isStale, onReload }: BreakdownRecordProps) => {
  // Unsaved values with which the form opens. Null if the form is closed.
  const [prefilled, setPrefilled] = useState<Partial<FormValues> | null>(null);
  const linked = useLinkedSignals(breakdown);
  const { environment } = useSession();
  const shortcuts = useMemo<readonly Shortcut[]>(
    () => [{ code: 'KeyE', keys: ['E'], label: texts.edit, run: () => setPrefilled((previous) => previous ?? {}) }],
    [],
  );
  useShortcuts(texts.shortcuts, shortcuts);
  const actions = (
    <BreakdownActions
      breakdown={breakdown}
      neighbours={neighbours}
      isEditing={prefilled !== null}
      onEdit={() => setPrefilled({})}
    />
  );
  return (
    <RecordPage
      header={<Header breakdown={breakdown} actions={actions} />}
      notice={isStale && <IncompleteNotice onRetry={onReload}>{texts.refreshFailed}</IncompleteNotice>}
    >
      <RecordMain label={texts.facts}>
        <Scrolled>
          <TimeBar breakdown={breakdown} />
          {prefilled && (
            <EditSection
              breakdown={breakdown}
              prefilled={prefilled}
              onClose={() => setPrefilled(null)}
              onSaved={onReload}
            />
          )}
          <div className="facts" data-paper-only={prefilled !== null || undefined}>
            <BreakdownFacts breakdown={breakdown} signalsCount={linked.total} />
            {!prefilled && breakdown.location && environment.features.includes('MAP') && (
              <div className="map">
                <PlaceMap place={breakdown.location} colour="status.breakdown.mark" pipeId={breakdown.pipeId} />
              </div>
            )}
          </div>
          {!prefilled && (
            <IsolationSection
              place={{ pipeId: breakdown.pipeId, at: placeOf(breakdown.location) }}
              breakdownId={breakdown.id}
              workCardNo={breakdown.workCardNo}
              brokenValveIds={breakdown.brokenValveIds ?? []}
              onFill={setPrefilled}
            />
          )}
          <LinkedSignals breakdown={breakdown} linked={linked} onChanged={onReload} />
          {environment.features.includes('RECORD_HISTORY') && (
            <HistorySection
              entity="BREAKDOWN"
              recordId={breakdown.id}
              changes={breakdownChanged}
              concerns={(change) => concernsBreakdown(change, breakdown.id)}
            />
          )}
        </Scrolled>
      </RecordMain>
    </RecordPage>
  );
};

/** The coordinates without `__typename`. */
const placeOf = (location: BreakdownDetailsFragment['location']): Place | null =>
  location && { latitude: location.latitude, longitude: location.longitude };

const Header = ({ breakdown, actions }: Pick<BreakdownRecordProps, 'breakdown'> & { actions: React.ReactNode }) => {
  const { priorityOrder } = useBreakdownChoices();
  const now = useNow();
  const { streetName, streetDescription, townName, createdBy, priority, isFinished } = breakdown;
  const stage = stageOf(breakdown, now);
  const place = joinParts(', ', streetName, streetDescription, townName);
  return (
    <RecordHeader title={texts.title(breakdown.workCardNo)} actions={actions}>
      <BreakdownBadge isFinished={isFinished} />
      {/* The badge shows the stages 'finished' and 'team sent'. */}
      {!isFinished && stage !== 'TEAM_SENT' && <HeaderFact name={texts.stage}>{listTexts.stages[stage]}</HeaderFact>}
      {priority && <Priority priority={priority} order={priorityOrder} />}
      {place && <span>{place}</span>}
      {createdBy && <HeaderFact name={texts.createdBy}>{createdBy}</HeaderFact>}
    </RecordHeader>
  );
};

const Scrolled = chakra('div', {
  base: {
    // Hidden texts are positioned in this element; otherwise they would make the whole page scroll.
    position: 'relative',
    flex: '1',
    minH: '0',
    overflowY: 'auto',
    '& .section': { px: { lg: '6!' } },
    '& .facts': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 24rem' },
      borderTopWidth: '1px',
    },
    '& .map': { minH: '14rem', borderInlineStartWidth: { xl: '1px' } },
    // On screen the open form replaces the facts; on paper the facts stay.
    '@media screen': { '& [data-paper-only]': { display: 'none' } },
    '@media print': {
      overflow: 'visible',
      '& .facts': { display: 'block' },
      '& .map': { h: '8cm', breakInside: 'avoid' },
    },
  },
});
