import type { GeoJSONSource, MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import { flyTo, useMap } from '../../map/map-context.ts';
import { signalClusters, signalPoints, signalSource } from './signal-overlay.ts';

interface SignalSelectionProps {
  onSelect: (id: string) => void;
}

/** A click on a signal selects it; a click on a circle with a number opens it up. */
export const SignalSelection = ({ onSelect }: SignalSelectionProps) => {
  const { map } = useMap();
  const select = useEffectEvent(onSelect);
  useEffect(() => {
    const onClick = (event: MapMouseEvent): void => {
      const layers = [signalPoints, signalClusters].filter((id) => map.getLayer(id) !== undefined);
      const [feature] = layers.length > 0 ? map.queryRenderedFeatures(event.point, { layers }) : [];
      if (!feature) return;
      // The features below the signal are not chosen too.
      event.preventDefault();
      const { id, cluster_id: cluster } = feature.properties as { id?: string; cluster_id?: number };
      if (id !== undefined) return select(id);
      const { lng: longitude, lat: latitude } = event.lngLat;
      void map
        .getSource<GeoJSONSource>(signalSource)
        ?.getClusterExpansionZoom(cluster ?? 0)
        .then((zoom) => flyTo(map, { latitude, longitude }, zoom));
    };
    map.on('click', onClick);
    return () => void map.off('click', onClick);
  }, [map]);
  return null;
};
