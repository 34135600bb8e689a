/**
 * Web Mercator in integers: the world is 2^32 units wide and high, from the north-west. A unit is at most one
 * centimetre, and a coordinate fits in 32 bits.
 */
export const worldSize = 2 ** 32;

/** A rectangle in world units, edges included. */
export interface Box {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

export interface Place {
  longitude: number;
  latitude: number;
}

const earthCircumference = 40_075_016.686;
const maxLatitude = 85.051128;

export const worldX = (longitude: number): number => bounded(((longitude + 180) / 360) * worldSize);

export const worldY = (latitude: number): number => {
  const sine = Math.sin((Math.max(-maxLatitude, Math.min(maxLatitude, latitude)) * Math.PI) / 180);
  return bounded((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * worldSize);
};

export const placeOf = (x: number, y: number): Place => ({
  longitude: (x / worldSize) * 360 - 180,
  latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / worldSize))) * 180) / Math.PI,
});

/** Returns the length in metres of one world unit at the vertical position `y`, which depends on the latitude. */
export const metresOfUnit = (y: number): number =>
  (earthCircumference * Math.cos((placeOf(0, y).latitude * Math.PI) / 180)) / worldSize;

/** True if the coordinates exist on earth. */
export const isPlace = (longitude: number, latitude: number): boolean =>
  Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;

const bounded = (value: number): number => Math.max(0, Math.min(worldSize - 1, Math.round(value)));
