import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { layerVisibility } from '../../map/layer-visibility.ts';
import { formatNumber } from '../../platform/format.ts';
import { silently } from '../../platform/request/busy.ts';
import { useStore } from '../../platform/store.ts';
import type { MapLayerProps } from '../records/map-layer.ts';
import { PointSelection } from '../records/point-selection.tsx';
import { mostRecords, useMapRecords } from '../records/use-map-records.ts';
import { breakdownLayer, createBreakdownOverlay, kindOf, shownKinds } from './breakdown-overlay.ts';
import { MapBreakdownsDocument } from './map-breakdowns.generated.ts';
import { texts } from './map-breakdowns.texts.ts';

/** The layer of open breakdowns. Its code is loaded after the map. */
export const BreakdownLayer = ({ selected, onSelect, onChange }: MapLayerProps) => {
  const kinds = shownKinds(useStore(layerVisibility)).join();
  const client = useApolloClient();
  const { records, total, hasFailed } = useMapRecords(kinds, async (number) => {
    const { data } = await client.query({
      query: MapBreakdownsDocument,
      // The view ACTIVE contains the planned breakdowns too.
      variables: { view: kinds === 'PLANNED' ? 'PLANNED' : 'ACTIVE', number },
      fetchPolicy: 'network-only',
      context: silently,
    });
    if (!data) throw new Error('The response has no breakdowns.');
    return data.breakdowns;
  });
  const overlay = useMemo(() => {
    const shown = records.filter((breakdown) => kinds.includes(kindOf(breakdown, new Date())));
    return createBreakdownOverlay(shown, selected);
  }, [records, kinds, selected]);
  const isPart = records.length >= mostRecords && records.length < total;
  const part = isPart ? texts.partial(formatNumber(records.length), formatNumber(total)) : undefined;
  const note = hasFailed ? texts.failed : part;
  const change = useEffectEvent(onChange);
  useEffect(() => change({ overlay, note }), [overlay, note]);
  return <PointSelection name={breakdownLayer} onSelect={onSelect} />;
};
