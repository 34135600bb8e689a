import { useMemo, useState, type ReactNode } from 'react';
import type { MapOverlay } from '../map/map-overlay.ts';
import { lazyPart } from '../platform/loading/lazy-part.tsx';
import { useRecordChanges } from '../session/record-changes.ts';
import { useRecordPath } from '../session/record-path.ts';
import { useSession } from '../session/use-session.ts';
import type { MapSelection } from './map-url.ts';
import type { RecordOverlay } from './records/map-layer.ts';

const BreakdownLayer = lazyPart(() => import('./breakdowns/breakdown-layer.tsx'), 'BreakdownLayer');
const BreakdownCard = lazyPart(() => import('./breakdowns/breakdown-card.tsx'), 'BreakdownCard');
const SignalLayer = lazyPart(() => import('./signals/signal-layer.tsx'), 'SignalLayer');
const SignalCard = lazyPart(() => import('./signals/signal-card.tsx'), 'SignalCard');

interface RecordLayers {
  overlays: readonly MapOverlay[];
  /** A message about one of the layers. */
  note: string | undefined;
  /** The card of the selected record. */
  card: ReactNode;
  /** Components that load the layers and handle clicks; they render nothing. */
  layers: ReactNode;
}

/** The layers of signals and breakdowns, if the user can open these records, and the card of the selected record. */
export const useRecordLayers = (
  selected: MapSelection | null,
  select: (selection: MapSelection | null) => void,
): RecordLayers => {
  const pathOf = useRecordPath();
  const { features } = useSession().environment;
  const [signals, setSignals] = useState<RecordOverlay | null>(null);
  const [breakdowns, setBreakdowns] = useState<RecordOverlay | null>(null);
  const overlays = useMemo(
    () => [breakdowns, signals].flatMap((layer) => (layer ? [layer.overlay] : [])),
    [breakdowns, signals],
  );
  const hasSignals = pathOf('SIGNAL', '1') !== undefined;
  const changes = useRecordChanges('BREAKDOWN');
  const hasBreakdowns = changes !== undefined && features.includes('BREAKDOWN_TOOLS');
  const idOf = (kind: 'signal' | 'breakdown'): string | null => (selected?.kind === kind ? selected.id : null);
  const [signalId, breakdownId] = [idOf('signal'), idOf('breakdown')];
  const close = (): void => select(null);
  return {
    overlays,
    note: breakdowns?.note ?? signals?.note,
    card: (
      <>
        {signalId && hasSignals && (
          <SignalCard key={signalId} id={signalId} isDrawn={signals?.hasSelected ?? false} onClose={close} />
        )}
        {breakdownId && hasBreakdowns && (
          <BreakdownCard
            key={breakdownId}
            id={breakdownId}
            isDrawn={breakdowns?.hasSelected ?? false}
            onClose={close}
          />
        )}
      </>
    ),
    layers: (
      <>
        {hasBreakdowns && (
          <BreakdownLayer
            selected={breakdownId}
            changes={changes}
            onSelect={(id) => select({ kind: 'breakdown', id })}
            onChange={setBreakdowns}
          />
        )}
        {hasSignals && (
          <SignalLayer selected={signalId} onSelect={(id) => select({ kind: 'signal', id })} onChange={setSignals} />
        )}
      </>
    ),
  };
};
