import { chakra } from '@chakra-ui/react';
import { useEffect, useMemo } from 'react';
import { pipeLayers } from '../../map/layer-visibility.ts';
import { MapCanvas } from '../../map/map-canvas.tsx';
import { flyTo, useMap } from '../../map/map-context.ts';
import { MapControls } from '../../map/map-controls.tsx';
import { overlayLayout } from '../../map/map-frame.ts';
import type { Place, View } from '../../map/picker/place.ts';
import { PlaceMarker } from '../../map/picker/place-marker.tsx';
import type { IsolationPlanFragment } from './isolation.generated.ts';
import { texts } from './isolation.texts.ts';
import { ValveMarker } from './valve-marker.tsx';
import { viewOfPlan } from './plan-bounds.ts';

interface IsolationMapProps {
  plan: IsolationPlanFragment;
  /** The place of the break; null if only its pipe is known. */
  at: Place | null;
  /** Id of the valve to show; null if none. */
  chosen: string | null;
}

/** A map of the affected zone with the numbered valves. The tables beside the map show the same valves. */
export const IsolationMap = ({ plan, at, chosen }: IsolationMapProps) => {
  const view = useMemo(() => viewOfPlan(plan, at), [plan, at]);
  const zone = useMemo(
    () => ({ lines: plan.lines.map(({ line, isDownstream }) => ({ line, isDownstream })) }),
    [plan.lines],
  );
  const { mustClose, mayClose, broken } = plan;
  return (
    <Frame aria-label={texts.map}>
      <div className="canvas">
        <MapCanvas view={view} hasNetwork alwaysShown={shownLayers} zone={zone} fallback={<p>{texts.noMap}</p>}>
          <Controls view={view} />
          <ChosenValve plan={plan} chosen={chosen} />
          {at && <PlaceMarker place={at} colour="status.breakdown.mark" />}
          {[...mustClose, ...mayClose].map((valve, index) => (
            <ValveMarker
              key={valve.id}
              place={valve.location}
              label={texts.valveOf(index + 1, valve.id)}
              kind={index < mustClose.length ? 'must' : 'may'}
            >
              {index + 1}
            </ValveMarker>
          ))}
          {broken.map((valve) => (
            <ValveMarker key={valve.id} place={valve.location} label={texts.notWorkingOf(valve.id)} kind="broken">
              ×
            </ValveMarker>
          ))}
        </MapCanvas>
      </div>
      <figcaption>
        <i data-kind="isolated" /> {texts.legendIsolated}
        <i data-kind="downstream" /> {texts.legendDownstream}
      </figcaption>
    </Frame>
  );
};

const shownLayers = [...pipeLayers, 'valves.open', 'valves.closed'];

/** Moves the map to the whole zone for each new plan, and when the home button is pressed. */
const Controls = ({ view }: { view: View }) => {
  const { map } = useMap();
  useEffect(() => flyTo(map, view.center, view.zoom), [map, view]);
  return <MapControls home={{ label: texts.showZone, run: () => flyTo(map, view.center, view.zoom) }} />;
};

const valveZoom = 18;

/** Moves the map to the chosen valve. */
const ChosenValve = ({ plan, chosen }: Pick<IsolationMapProps, 'plan' | 'chosen'>) => {
  const { map } = useMap();
  useEffect(() => {
    const valve = [...plan.mustClose, ...plan.mayClose, ...plan.broken].find(({ id }) => id === chosen);
    if (valve) flyTo(map, valve.location, valveZoom);
  }, [map, plan, chosen]);
  return null;
};

const Frame = chakra('figure', {
  base: {
    flex: '1',
    minH: '0',
    display: 'flex',
    flexDirection: 'column',
    '& .canvas': { flex: '1', minH: '0', display: 'flex', '& > div': { ...overlayLayout } },
    '& figcaption': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      px: '3',
      py: '1',
      textStyle: 'xs',
      borderTopWidth: '1px',
    },
    '& figcaption i': { w: '5', h: '2', borderRadius: 'sm', opacity: '0.6' },
    '& [data-kind=isolated]': { bg: 'fg.error' },
    '& [data-kind=downstream]': { bg: 'fg.info', ms: '3' },
  },
});
