import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMap } from '../../map/map-context.ts';
import type { Place } from '../../map/picker/place.ts';

interface ValveMarkerProps {
  place: Place;
  label: string;
  kind: 'must' | 'may' | 'broken';
  /** A short text, such as its number. */
  children: ReactNode;
}

/** A valve on the map. Its lower edge is at its place. */
export const ValveMarker = ({ place, label, kind, children }: ValveMarkerProps) => {
  const { map, createMarker } = useMap();
  const [element] = useState(() => document.createElement('div'));
  const { longitude, latitude } = place;
  useEffect(() => {
    const marker = createMarker(element, false);
    // The library's default role is `button`.
    element.setAttribute('role', 'img');
    element.setAttribute('aria-label', label);
    marker.setLngLat([longitude, latitude]).addTo(map);
    return () => void marker.remove();
  }, [map, createMarker, element, label, longitude, latitude]);
  return createPortal(
    <Mark data-kind={kind} aria-hidden="true">
      {children}
    </Mark>,
    element,
  );
};

const Mark = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minW: '6',
    h: '6',
    px: '1',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'fg.error',
    bg: 'bg.panel',
    color: 'fg.error',
    fontWeight: 'bold',
    textStyle: 'xs',
    boxShadow: 'float',
    '&[data-kind=may]': { borderColor: 'fg.info', color: 'fg.info', borderStyle: 'dashed' },
    '&[data-kind=broken]': { borderColor: 'fg', color: 'fg' },
  },
});
