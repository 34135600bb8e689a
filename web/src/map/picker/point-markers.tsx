import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMap } from '../map-context.ts';
import type { Place } from './place.ts';

/** A record on the map beside the picked place. */
export interface MapPoint {
  id: string;
  place: Place;
  /** Name for readers and the tooltip. */
  label: string;
  icon: ReactNode;
  /** Address of the record, which opens in a new window. */
  href: string;
}

/** Round markers of other records. They do not move and lie below the pin. */
export const PointMarkers = ({ points }: { points: readonly MapPoint[] }) =>
  points.map((point) => <PointMarker key={point.id} point={point} />);

const PointMarker = ({ point: { place, label, icon, href } }: { point: MapPoint }) => {
  const { map, createMarker } = useMap();
  const [element] = useState(createPointElement);
  const { latitude, longitude } = place;
  useEffect(() => {
    const marker = createMarker(element, false).setLngLat([longitude, latitude]).addTo(map);
    // Half of its height, so that its centre is at the place.
    marker.setOffset([0, radius]);
    return () => void marker.remove();
  }, [map, createMarker, element, latitude, longitude]);
  return createPortal(
    <Point href={href} target="_blank" rel="noopener" aria-label={label} title={label}>
      {icon}
    </Point>,
    element,
  );
};

const radius = 14;

const createPointElement = (): HTMLElement => {
  const element = document.createElement('div');
  // The library's default role is `button`, which must not contain a link.
  element.setAttribute('role', 'presentation');
  return element;
};

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
