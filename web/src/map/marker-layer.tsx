import type { MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import { CrosshairOverlay } from './crosshair.tsx';
import { getCentre, useMap } from './map-context.ts';
import { findArrowStep, moveByPixels } from './picker/pixel-steps.ts';
import { type Place, roundPlace } from './picker/place.ts';
import { PlaceMarker } from './picker/place-marker.tsx';
import { PlaceTip } from './picker/place-tip.tsx';
import type { PickedLocation } from './picker/use-picked-place.ts';

interface MarkerLayerProps {
  location: PickedLocation;
  isReadOnly: boolean;
  colour?: string | undefined;
  hasCrosshair: boolean;
}

/** Pixels that Alt and an arrow key move the marker. */
const stepPixels = 10;

/** MP-1: the marker of the picked place. Users place it by double click, Enter or crosshair, and can drag it. */
export const MarkerLayer = ({ location, isReadOnly, colour, hasCrosshair }: MarkerLayerProps) => {
  const { map } = useMap();
  const { place, address, pipe, put } = location;
  const putAt = useEffectEvent((next: Place) => put(roundPlace(next), { zoom: map.getZoom() }));
  const putInCentre = (): void => put(roundPlace(getCentre(map)), { zoom: map.getZoom() });

  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const arrow = findArrowStep(event.key);
    if (event.key === 'Enter' && !event.altKey && !event.ctrlKey) {
      event.preventDefault();
      putInCentre();
    } else if (arrow && event.altKey) {
      // Keeps the browser from going back in its history, and the map from moving.
      event.preventDefault();
      event.stopPropagation();
      put(moveByPixels(map, place ?? getCentre(map), arrow, event.shiftKey ? 1 : stepPixels), { zoom: map.getZoom() });
    }
  });

  useEffect(() => {
    if (isReadOnly) return undefined;
    const canvas = map.getCanvas();
    const onDoubleClick = ({ lngLat }: MapMouseEvent): void => putAt({ latitude: lngLat.lat, longitude: lngLat.lng });
    const onKeyDown = (event: KeyboardEvent): void => onKey(event);
    map.on('dblclick', onDoubleClick);
    canvas.addEventListener('keydown', onKeyDown, true);
    return () => {
      map.off('dblclick', onDoubleClick);
      canvas.removeEventListener('keydown', onKeyDown, true);
    };
  }, [map, isReadOnly]);

  return (
    <>
      {place && (
        <PlaceMarker
          place={place}
          {...(colour !== undefined && { colour })}
          onMove={isReadOnly ? undefined : (next) => put(next, { zoom: map.getZoom() })}
        >
          <PlaceTip place={place} address={address} pipe={pipe} />
        </PlaceMarker>
      )}
      {hasCrosshair && !isReadOnly && <CrosshairOverlay onPlace={putInCentre} />}
    </>
  );
};
