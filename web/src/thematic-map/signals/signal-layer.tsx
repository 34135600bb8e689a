import { useEffect, useEffectEvent, useMemo } from 'react';
import { layerVisibility } from '../../map/layer-visibility.ts';
import type { MapOverlay } from '../../map/map-overlay.ts';
import { formatNumber } from '../../platform/format.ts';
import { useStore } from '../../platform/store.ts';
import { texts } from './map-signals.texts.ts';
import { createSignalOverlay, shownStatuses } from './signal-overlay.ts';
import { SignalSelection } from './signal-selection.tsx';
import { mostSignals, useMapSignals } from './use-map-signals.ts';

/** What the layer adds to the map, and a message about it. */
export interface SignalOverlay {
  overlay: MapOverlay;
  note: string | undefined;
}

interface SignalLayerProps {
  /** Number of the selected signal. */
  selected: string | null;
  onSelect: (id: string) => void;
  onChange: (overlay: SignalOverlay) => void;
}

/** The layer of signals. Its code is loaded after the map. */
export const SignalLayer = ({ selected, onSelect, onChange }: SignalLayerProps) => {
  const { signals, total, hasFailed } = useMapSignals(shownStatuses(useStore(layerVisibility)));
  const overlay = useMemo(() => createSignalOverlay(signals, selected), [signals, selected]);
  const note = hasFailed ? texts.failed : describePart(signals.length, total);
  const change = useEffectEvent(onChange);
  useEffect(() => change({ overlay, note }), [overlay, note]);
  return <SignalSelection onSelect={onSelect} />;
};

const describePart = (shown: number, total: number): string | undefined =>
  shown >= mostSignals && shown < total ? texts.partial(formatNumber(shown), formatNumber(total)) : undefined;
