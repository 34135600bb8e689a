import { useEffect, useState } from 'react';
import { useMap } from './map-context.ts';
import type { Place } from './picker/place.ts';

interface MarkerElementOptions {
  place: Place;
  /** MapLibre's default role is `button`, which must not contain another control. */
  role: 'img' | 'presentation';
  /** Accessible name. */
  label?: string;
  /** Half of the marker's height in pixels, if its centre marks the place. With 0, its lower edge marks the place. */
  radius?: number;
}

/** Creates a fixed marker on the enclosing map. Returns its element, into which the caller renders the content. */
export const useMarkerElement = ({ place, role, label, radius = 0 }: MarkerElementOptions): HTMLElement => {
  const { map, createMarker } = useMap();
  const [element] = useState(() => document.createElement('div'));
  const { latitude, longitude } = place;
  useEffect(() => {
    element.setAttribute('role', role);
    if (label === undefined) element.removeAttribute('aria-label');
    else element.setAttribute('aria-label', label);
    const marker = createMarker(element, false).setLngLat([longitude, latitude]).addTo(map);
    if (radius > 0) marker.setOffset([0, radius]);
    return () => void marker.remove();
  }, [map, createMarker, element, role, label, radius, latitude, longitude]);
  return element;
};
