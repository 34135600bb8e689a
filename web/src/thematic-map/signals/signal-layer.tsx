import { useEffect, useEffectEvent, useMemo } from 'react';
import { layerVisibility } from '../../map/layer-visibility.ts';
import { formatNumber } from '../../platform/format.ts';
import { useStore } from '../../platform/store.ts';
import type { MapLayerProps } from '../records/map-layer.ts';
import { PointSelection } from '../records/point-selection.tsx';
import { useLatest } from '../records/use-latest.ts';
import { maxRecords } from '../records/use-map-records.ts';
import { texts } from './map-signals.texts.ts';
import { createSignalOverlay, shownStatuses, signalLayer } from './signal-overlay.ts';
import { useMapSignals } from './use-map-signals.ts';

/** The layer of signals. Its code is loaded after the map. */
export const SignalLayer = ({ selected, onSelect, onChange }: MapLayerProps) => {
  const { records: signals, total, hasFailed } = useMapSignals(shownStatuses(useStore(layerVisibility)));
  const select = useLatest(onSelect);
  const overlay = useMemo(() => createSignalOverlay(signals, selected, select), [signals, selected, select]);
  const note = hasFailed ? texts.failed : describePart(signals.length, total);
  const hasSelected = signals.some(({ id }) => id === selected);
  const change = useEffectEvent(onChange);
  useEffect(() => change({ overlay, note, hasSelected }), [overlay, note, hasSelected]);
  return <PointSelection name={signalLayer} onSelect={onSelect} />;
};

const describePart = (shown: number, total: number): string | undefined =>
  shown >= maxRecords && shown < total ? texts.partial(formatNumber(shown), formatNumber(total)) : undefined;
