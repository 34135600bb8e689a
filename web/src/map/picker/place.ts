/** A point on the map, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** What part of the map is seen. */
export interface View {
  center: Place;
  zoom: number;
}

/** MP-12: a place as forms keep it. */
export interface PickedPlace extends Place {
  /** Null: nobody knows an address there, or it is not known yet. */
  address: string | null;
  /** Number of the pipe in the map server; null without one, and where pipes do not matter. */
  pipelineId: string | null;
}

export const pickerView: View = { center: { latitude: 42.548, longitude: 22.963 }, zoom: 14 };
export const thematicView: View = { center: { latitude: 42.698334, longitude: 23.319941 }, zoom: 14 };
/** Of a map that nobody gives a view. */
export const startView: View = { center: { latitude: 43.84, longitude: 25.96 }, zoom: 18 };
export const smallestZoom = 3;
export const largestZoom = 23.99;
export const addressZoom = 15;
export const markerZoom = 16;

/** `42.54800, 22.96300`: about a metre, and what typed coordinates understand. */
export const formatPlace = ({ latitude, longitude }: Place): string =>
  `${formatDegrees(latitude)}, ${formatDegrees(longitude)}`;

export const formatDegrees = (degrees: number): string => degrees.toFixed(5);

/** Rounded to what is shown: what is kept is what the person saw. */
export const roundPlace = ({ latitude, longitude }: Place): Place => ({
  latitude: Number(latitude.toFixed(6)),
  longitude: Number(longitude.toFixed(6)),
});

export const isSamePlace = (one: Place | null, other: Place | null): boolean =>
  one?.latitude === other?.latitude && one?.longitude === other?.longitude;

const earthRadius = 6_371_008.8;

/** Metres between two places. */
export const metresBetween = (one: Place, other: Place): number => {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const half = Math.sin((to - from) / 2) ** 2;
  const turn = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(half + Math.cos(from) * Math.cos(to) * turn));
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
