import { chakra } from '@chakra-ui/react';
import { isInCountry } from '@struma/shared/geo.ts';
import type { Marker } from 'maplibre-gl';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { toast } from '../../platform/toast.ts';
import { useMap } from '../map-context.ts';
import { texts } from '../map.texts.ts';
import { type Place, roundPlace } from './place.ts';
import { findArrowStep, moveByPixels } from './pixel-steps.ts';

interface PlaceMarkerProps {
  place: Place;
  /** Colour token of the pin, such as that of the record's status. */
  colour?: string;
  /** Content above the pin. */
  children?: ReactNode;
  /** Called at the end of a drag and after each arrow key. If absent, the marker cannot be moved. */
  onMove?: ((place: Place) => void) | undefined;
}

/**
 * A pin on the map, which users drag or move by the arrow keys. If the new place is outside of the country, the pin
 * goes back.
 */
export const PlaceMarker = ({ place, colour = 'status.signal.mark', children, onMove }: PlaceMarkerProps) => {
  const { map, createMarker } = useMap();
  const [element] = useState(createMarkerElement);
  const marker = useRef<Marker | null>(null);
  const isDraggable = onMove !== undefined;
  const putAt = useEffectEvent((created: Marker) => created.setLngLat([place.longitude, place.latitude]));
  const move = (next: Place): void => {
    if (isInCountry(next)) return onMove?.(next);
    toast.error(texts.coordinateProblems.outside);
    if (marker.current) putBack(marker.current, place);
  };
  const reportMove = useEffectEvent((next: Place) => move(roundPlace(next)));

  useEffect(() => {
    const created = createMarker(element, isDraggable);
    marker.current = created;
    putAt(created).addTo(map);
    created.on('dragend', () => {
      const { lat, lng } = created.getLngLat();
      reportMove({ latitude: lat, longitude: lng });
    });
    return () => void created.remove();
  }, [map, createMarker, element, isDraggable]);

  useEffect(() => {
    marker.current?.setLngLat([place.longitude, place.latitude]);
  }, [place, isDraggable]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const arrow = findArrowStep(event.key);
    if (!arrow || !onMove) return;
    event.preventDefault();
    event.stopPropagation();
    move(moveByPixels(map, place, arrow, event.shiftKey ? 10 : 1));
  };

  return createPortal(
    <>
      {children}
      {onMove ? (
        <PinButton
          type="button"
          aria-label={`${texts.marker}. ${texts.markerHint}`}
          title={texts.markerHint}
          onKeyDown={onKeyDown}
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

const putBack = (marker: Marker, { longitude, latitude }: Place): void => void marker.setLngLat([longitude, latitude]);

const createMarkerElement = (): HTMLElement => {
  const element = document.createElement('div');
  // The library's default role is `button`, which must not contain another button.
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

/** The drawing of a marker. Its lower point marks the place. */
export const Pin = ({ colour }: { colour: string }) => (
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
