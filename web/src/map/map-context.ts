import type { MapLibreMap } from 'maplibre-gl';
import { createContext, useContext } from 'react';
import type { LayerGroup } from './layer-visibility.ts';
import type { MapTableRow } from './map-overlay.ts';
import type { MapItemFragment } from './map.generated.ts';
import type { Place } from './picker/place.ts';
import type { CreateMarker } from './use-maplibre.ts';

export interface MapHandle {
  map: MapLibreMap;
  createMarker: CreateMarker;
  /** Groups of the layers panel. */
  groups: readonly LayerGroup[];
  /** Layers of the map definition. */
  items: readonly MapItemFragment[];
  /** Records of the page's overlays, such as signals. */
  records: readonly MapTableRow[];
}

export const MapContext = createContext<MapHandle | null>(null);

/** The enclosing map. Throws outside of a `MapCanvas`. */
export const useMap = (): MapHandle => {
  const handle = useContext(MapContext);
  if (!handle) throw new Error('useMap is called outside of a map.');
  return handle;
};

/** Duration of the camera animation, in milliseconds. */
const flyDurationMs = 500;

export const flyTo = (map: MapLibreMap, { latitude, longitude }: Place, zoom?: number): void => {
  map.easeTo({ center: [longitude, latitude], ...(zoom !== undefined && { zoom }), duration: flyDurationMs });
};

export const getCentre = (map: MapLibreMap): Place => {
  const { lat, lng } = map.getCenter();
  return { latitude: lat, longitude: lng };
};
