/** A point on the map, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** The visible part of the map. */
export interface View {
  center: Place;
  zoom: number;
}

/** MP-12: a place as a form stores it. */
export interface PickedPlace extends Place {
  /** Null if no address was found, or the lookup is still running. */
  address: string | null;
  /** Number of the pipe in the map server. Null if there is no pipe, or pipes are not looked up. */
  pipelineId: string | null;
}

export const pickerView: View = { center: { latitude: 42.548, longitude: 22.963 }, zoom: 14 };
export const thematicView: View = { center: { latitude: 42.698334, longitude: 23.319941 }, zoom: 14 };
/** The view of the map definition, for a map without another view. */
export const startView: View = { center: { latitude: 43.84, longitude: 25.96 }, zoom: 18 };
export const minZoom = 3;
export const maxZoom = 23.99;
export const addressZoom = 15;
export const markerZoom = 16;

/** Rounds the coordinates to six decimals, about 0.1 m. */
export const roundPlace = ({ latitude, longitude }: Place): Place => ({
  latitude: Number(latitude.toFixed(6)),
  longitude: Number(longitude.toFixed(6)),
});

export const isSamePlace = (one: Place | null, other: Place | null): boolean =>
  one?.latitude === other?.latitude && one?.longitude === other?.longitude;

/** In metres. */
const earthRadius = 6_371_008.8;

/** Metres between two places, by the haversine formula. */
export const metresBetween = (one: Place, other: Place): number => {
  const [from, to] = [toRadians(one.latitude), toRadians(other.latitude)];
  const latitudeTerm = Math.sin((to - from) / 2) ** 2;
  const longitudeTerm = Math.sin(toRadians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(latitudeTerm + Math.cos(from) * Math.cos(to) * longitudeTerm));
};

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
