import type { GeoJSONSource, MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import { flyTo, useMap } from '../../map/map-context.ts';
import { pointLayers } from './point-overlay.ts';

interface PointSelectionProps {
  /** Name of the layer. */
  name: string;
  onSelect: (id: string) => void;
}

/** A click on a point selects its record; a click on a circle with a number zooms in until the circle splits. */
export const PointSelection = ({ name, onSelect }: PointSelectionProps) => {
  const { map } = useMap();
  const select = useEffectEvent(onSelect);
  useEffect(() => {
    const onClick = (event: MapMouseEvent): void => {
      const { source, points, clusters } = pointLayers(name);
      const layers = [points, clusters].filter((id) => map.getLayer(id) !== undefined);
      const [feature] = layers.length > 0 ? map.queryRenderedFeatures(event.point, { layers }) : [];
      if (!feature) return;
      // Prevents the map from also choosing the feature below the point.
      event.preventDefault();
      const { id, cluster_id: cluster } = feature.properties as { id?: string; cluster_id?: number };
      if (id !== undefined) return select(id);
      const { lng: longitude, lat: latitude } = event.lngLat;
      void map
        .getSource<GeoJSONSource>(source)
        ?.getClusterExpansionZoom(cluster ?? 0)
        .then((zoom) => flyTo(map, { latitude, longitude }, zoom));
    };
    map.on('click', onClick);
    return () => void map.off('click', onClick);
  }, [map, name]);
  return null;
};
