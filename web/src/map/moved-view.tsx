import { useEffect, useEffectEvent } from 'react';
import { useMap } from './map-context.ts';
import { largestZoom, roundPlace, smallestZoom, type View } from './picker/place.ts';

interface MovedViewProps {
  /** Called each time when the map has come to rest somewhere else. */
  onMove: (view: View) => void;
}

/** Tells where the map around it is. */
export const MovedView = ({ onMove }: MovedViewProps) => {
  const { map } = useMap();
  const tell = useEffectEvent(onMove);
  useEffect(() => {
    const moved = (): void => {
      const { lat, lng } = map.getCenter();
      const zoom = Math.max(smallestZoom, Math.min(largestZoom, Number(map.getZoom().toFixed(2))));
      tell({ center: roundPlace({ latitude: lat, longitude: lng }), zoom });
    };
    map.on('moveend', moved);
    return () => void map.off('moveend', moved);
  }, [map]);
  return null;
};
