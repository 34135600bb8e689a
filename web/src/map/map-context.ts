import type { MapLibreMap } from 'maplibre-gl';
import { createContext, useContext } from 'react';
import type { LayerGroup } from './layer-choice.ts';
import type { MapItemFragment } from './map.generated.ts';
import type { Place } from './picker/place.ts';
import type { CreateMarker } from './use-maplibre.ts';

export interface MapHandle {
  map: MapLibreMap;
  createMarker: CreateMarker;
  groups: readonly LayerGroup[];
  items: readonly MapItemFragment[];
}

export const MapContext = createContext<MapHandle | null>(null);

/** The map around the calling component, which is drawn only inside of one. */
export const useMap = (): MapHandle => {
  const handle = useContext(MapContext);
  if (!handle) throw new Error('useMap is called outside of a map.');
  return handle;
};

/** Longest flight, in milliseconds. */
const flight = 500;

export const flyTo = (map: MapLibreMap, { latitude, longitude }: Place, zoom?: number): void => {
  map.easeTo({ center: [longitude, latitude], ...(zoom !== undefined && { zoom }), duration: flight });
};

export const centreOf = (map: MapLibreMap): Place => {
  const { lat, lng } = map.getCenter();
  return { latitude: lat, longitude: lng };
};
