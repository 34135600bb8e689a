import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { layerVisibility } from '../../map/layer-visibility.ts';
import { formatNumber } from '../../platform/format.ts';
import type { LiveEvent } from '../../platform/live/live-event.ts';
import { useLive } from '../../platform/live/use-live.ts';
import { silentContext } from '../../platform/request/busy.ts';
import { useStore } from '../../platform/store.ts';
import type { MapLayerProps } from '../records/map-layer.ts';
import { PointSelection } from '../records/point-selection.tsx';
import { useLatest } from '../records/use-latest.ts';
import { maxRecords, useMapRecords } from '../records/use-map-records.ts';
import { breakdownLayer, createBreakdownOverlay, kindOf, shownKinds } from './breakdown-overlay.ts';
import { MapBreakdownsDocument } from './map-breakdowns.generated.ts';
import { texts } from './map-breakdowns.texts.ts';

interface BreakdownLayerProps extends MapLayerProps {
  /** The event after which the breakdowns are read again. */
  changes: LiveEvent<unknown>;
}

/** The layer of open breakdowns. Its code is loaded after the map. */
export const BreakdownLayer = ({ selected, changes, onSelect, onChange }: BreakdownLayerProps) => {
  const kinds = shownKinds(useStore(layerVisibility)).join();
  const client = useApolloClient();
  const [version, setVersion] = useState(0);
  const readAgain = (): void => setVersion((previous) => previous + 1);
  useLive(changes, { onEvent: readAgain, onMissed: readAgain });
  const readPage = async (number: number) => {
    const { data } = await client.query({
      query: MapBreakdownsDocument,
      // The view ACTIVE contains the planned breakdowns too.
      variables: { view: kinds === 'PLANNED' ? 'PLANNED' : 'ACTIVE', number },
      fetchPolicy: 'network-only',
      context: silentContext,
    });
    if (!data) throw new Error('The response has no breakdowns.');
    return data.breakdowns;
  };
  const { records, total, hasFailed } = useMapRecords(kinds, readPage, version);
  const select = useLatest(onSelect);
  const shown = useMemo(
    () => records.filter((breakdown) => kinds.includes(kindOf(breakdown, new Date()))),
    [records, kinds],
  );
  const overlay = useMemo(() => createBreakdownOverlay(shown, selected, select), [shown, selected, select]);
  const isPart = records.length >= maxRecords && records.length < total;
  const partNote = isPart ? texts.partial(formatNumber(records.length), formatNumber(total)) : undefined;
  const note = hasFailed ? texts.failed : partNote;
  const hasSelected = shown.some(({ id }) => id === selected);
  const change = useEffectEvent(onChange);
  useEffect(() => change({ overlay, note, hasSelected }), [overlay, note, hasSelected]);
  return <PointSelection name={breakdownLayer} onSelect={onSelect} />;
};
