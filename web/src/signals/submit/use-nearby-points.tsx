import { useMemo } from 'react';
import type { MapPoint } from '../../map/picker/point-markers.tsx';
import { Glyph } from '../../ui/glyphs/glyph.tsx';
import { statusGlyphs } from '../signal-state.tsx';
import type { SignalPlaceQuery } from './submit.generated.ts';
import { texts } from './submit.texts.ts';

type Nearby = SignalPlaceQuery['signalPlace']['nearby'];

/** The signals near the place, as points of the map. */
export const useNearbyPoints = (nearby: Nearby | undefined, pathOf: (id: string) => string): readonly MapPoint[] =>
  useMemo(
    () =>
      (nearby ?? []).flatMap(({ signal: { id, title, status, statusName, location } }) =>
        location
          ? {
              id,
              place: location,
              label: texts.nearbyPoint(id, title, statusName),
              icon: <Glyph name={statusGlyphs[status]} />,
              href: pathOf(id),
            }
          : [],
      ),
    [nearby, pathOf],
  );
