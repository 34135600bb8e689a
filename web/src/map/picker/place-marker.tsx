import { chakra } from '@chakra-ui/react';
import type { Marker } from 'maplibre-gl';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMap } from '../map-context.ts';
import { texts } from '../map.texts.ts';
import { type Place, roundPlace } from './place.ts';
import { arrowOf, moveByPixels } from './pixel-steps.ts';

interface PlaceMarkerProps {
  place: Place;
  /** Colour of the pin; the state's own. */
  colour?: string;
  /** What stands above the pin. */
  children?: ReactNode;
  /** Absent: the marker stays where it is. Called at the end of a drag and after each key. */
  onMove?: ((place: Place) => void) | undefined;
}

/** A pin on the map, dragged by the pointer or moved by the arrow keys. */
export const PlaceMarker = ({ place, colour = 'status.signal.mark', children, onMove }: PlaceMarkerProps) => {
  const { map, createMarker } = useMap();
  const [element] = useState(markerElement);
  const marker = useRef<Marker | null>(null);
  const isDraggable = onMove !== undefined;
  const moved = useEffectEvent((next: Place) => onMove?.(roundPlace(next)));
  const putAt = useEffectEvent((made: Marker) => made.setLngLat([place.longitude, place.latitude]));

  useEffect(() => {
    const made = createMarker(element, isDraggable);
    marker.current = made;
    putAt(made).addTo(map);
    made.on('dragend', () => {
      const { lat, lng } = made.getLngLat();
      moved({ latitude: lat, longitude: lng });
    });
    return () => void made.remove();
  }, [map, createMarker, element, isDraggable]);

  useEffect(() => {
    marker.current?.setLngLat([place.longitude, place.latitude]);
  }, [place, isDraggable]);

  const press = (event: KeyboardEvent): void => {
    const arrow = arrowOf(event.key);
    if (!arrow || !onMove) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(moveByPixels(map, place, arrow, event.shiftKey ? 10 : 1));
  };

  return createPortal(
    <>
      {children}
      {onMove ? (
        <PinButton
          type="button"
          aria-label={`${texts.marker}. ${texts.markerHint}`}
          title={texts.markerHint}
          onKeyDown={press}
        >
          <Pin colour={colour} />
        </PinButton>
      ) : (
        <Pin colour={colour} />
      )}
    </>,
    element,
  );
};

const markerElement = (): HTMLElement => {
  const element = document.createElement('div');
  // Else the library makes it a button, which may hold none.
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', texts.marker);
  return element;
};

const PinButton = chakra('button', {
  base: {
    display: 'block',
    borderRadius: 'md',
    cursor: 'grab',
    _active: { cursor: 'grabbing' },
    _focusVisible: { outlineColor: 'struma.focusRing' },
  },
});

const Pin = ({ colour }: { colour: string }) => (
  <chakra.svg width="34px" height="42px" viewBox="0 0 34 42" aria-hidden="true" color={colour} display="block">
    <ellipse cx="17" cy="40" rx="6" ry="2" fill="#0005" />
    <path
      d="M17 40S31 26.500 31 15.500a14 14 0 0 0-28 0C3 26.500 17 40 17 40z"
      fill="currentColor"
      stroke="var(--chakra-colors-bg-panel)"
      strokeWidth="2.5"
    />
    <circle cx="17" cy="15.500" r="5.500" fill="var(--chakra-colors-bg-panel)" />
  </chakra.svg>
);
