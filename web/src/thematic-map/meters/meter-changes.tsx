import { useEffect, useEffectEvent, useState } from 'react';
import { useMap } from '../../map/map-context.ts';
import { useLive } from '../../platform/live/use-live.ts';
import { useStore } from '../../platform/store.ts';
import { hasNewRows, listChanged } from '../../ui/list/live/lists.live.ts';
import { meterMoves } from './meter-moves.ts';

/** Changes within this time cause one read. The service also needs a moment to draw a changed meter. */
const settleMs = 500;

const meterTile = /\/map\/tiles\/meters\/[^?]*$/;

/** MP-11: requests the tiles of the meters again after a meter was moved on the map, or changed by anybody. */
export const MeterChanges = () => {
  const { map, items } = useMap();
  const moves = useStore(meterMoves);
  const [firstMoves] = useState(moves);
  const [changes, setChanges] = useState(0);
  const readAgain = (): void => setChanges((previous) => previous + 1);
  useLive(listChanged, {
    onEvent: (change) => void (hasNewRows(change, 'waterMeters') && readAgain()),
    onMissed: readAgain,
  });
  const refresh = useEffectEvent((): void => {
    const names = items.filter(({ sourceLayer }) => sourceLayer === 'meters').map(({ sourceName }) => sourceName);
    // With the same URL, MapLibre draws a magnified tile from its cache, although the tile was requested again.
    const version = Date.now();
    map.setTransformRequest((url) => ({ url: meterTile.test(url) ? `${url}?version=${version}` : url }));
    for (const name of new Set(names)) if (map.getSource(name)) map.refreshTiles(name);
  });
  const changeCount = moves - firstMoves + changes;
  useEffect(() => {
    if (changeCount === 0) return undefined;
    const timer = setTimeout(refresh, settleMs);
    return () => clearTimeout(timer);
  }, [changeCount]);
  return null;
};
