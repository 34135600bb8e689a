import type { MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import { CrossHair } from './cross-hair.tsx';
import { centreOf, useMap } from './map-context.ts';
import { arrowOf, moveByPixels } from './picker/pixel-steps.ts';
import { type Place, roundPlace } from './picker/place.ts';
import { PlaceMarker } from './picker/place-marker.tsx';
import { PlaceTip } from './picker/place-tip.tsx';
import type { PickedLocation } from './picker/use-picked-place.ts';

interface MarkerLayerProps {
  location: PickedLocation;
  isReadOnly: boolean;
  colour?: string | undefined;
  showsCrossHair: boolean;
}

/** Pixels that Alt and an arrow move the marker. */
const step = 10;

/** MP-1: a double click puts the marker; so do Enter on the map and the cross-hair. It can be dragged, and moved by keys. */
export const MarkerLayer = ({ location, isReadOnly, colour, showsCrossHair }: MarkerLayerProps) => {
  const { map } = useMap();
  const { place, address, pipe, put } = location;
  const putAt = useEffectEvent((next: Place) => put(roundPlace(next), { zoom: map.getZoom() }));
  const putInMiddle = (): void => put(roundPlace(centreOf(map)), { zoom: map.getZoom() });

  const press = useEffectEvent((event: KeyboardEvent): void => {
    const arrow = arrowOf(event.key);
    if (event.key === 'Enter' && !event.altKey && !event.ctrlKey) {
      event.preventDefault();
      putInMiddle();
    } else if (arrow && event.altKey) {
      // Not the browser's way back, and not the map's own step.
      event.preventDefault();
      event.stopPropagation();
      put(moveByPixels(map, place ?? centreOf(map), arrow, event.shiftKey ? 1 : step), { zoom: map.getZoom() });
    }
  });

  useEffect(() => {
    if (isReadOnly) return undefined;
    const canvas = map.getCanvas();
    const pick = ({ lngLat }: MapMouseEvent): void => putAt({ latitude: lngLat.lat, longitude: lngLat.lng });
    const listen = (event: KeyboardEvent): void => press(event);
    map.on('dblclick', pick);
    canvas.addEventListener('keydown', listen, true);
    return () => {
      map.off('dblclick', pick);
      canvas.removeEventListener('keydown', listen, true);
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
      {showsCrossHair && !isReadOnly && <CrossHair onPlace={putInMiddle} />}
    </>
  );
};
