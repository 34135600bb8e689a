import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMarkerElement } from '../use-marker-element.ts';
import type { Place } from './place.ts';

/** A record that the map shows in addition to the picked place. */
export interface MapPoint {
  id: string;
  place: Place;
  /** Name for screen readers and the tooltip. */
  label: string;
  icon: ReactNode;
  /** URL of the record's page, which opens in a new window. */
  href: string;
}

/** Round markers of records near the picked place. Users cannot move these markers. */
export const PointMarkers = ({ points }: { points: readonly MapPoint[] }) =>
  points.map((point) => <PointMarker key={point.id} point={point} />);

const PointMarker = ({ point: { place, label, icon, href } }: { point: MapPoint }) => {
  const element = useMarkerElement({ place, role: 'presentation', radius });
  return createPortal(
    <Point href={href} target="_blank" rel="noopener" aria-label={label} title={label}>
      {icon}
    </Point>,
    element,
  );
};

/** Half of the height of `Point`, in pixels. */
const radius = 14;

const Point = chakra('a', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '7',
    bg: 'bg.panel',
    borderRadius: 'full',
    boxShadow: 'float',
    _focusVisible: { outlineColor: 'struma.focusRing' },
  },
});
