import { useEffect, useEffectEvent } from 'react';
import { useMap } from './map-context.ts';
import { maxZoom, roundPlace, minZoom, type View } from './picker/place.ts';

interface ViewReporterProps {
  /** Called after each move, when the map has stopped. */
  onMove: (view: View) => void;
}

/** Reports the view of the enclosing map. */
export const ViewReporter = ({ onMove }: ViewReporterProps) => {
  const { map } = useMap();
  const report = useEffectEvent(onMove);
  useEffect(() => {
    const onMoveEnd = (): void => {
      const { lat, lng } = map.getCenter();
      const zoom = Math.max(minZoom, Math.min(maxZoom, Number(map.getZoom().toFixed(2))));
      report({ center: roundPlace({ latitude: lat, longitude: lng }), zoom });
    };
    map.on('moveend', onMoveEnd);
    return () => void map.off('moveend', onMoveEnd);
  }, [map]);
  return null;
};
