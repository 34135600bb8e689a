import type { GeoHit } from './geo-hit.ts';

/** Finds places by words and words by places. */
export interface Geocoder {
  /** At most so many, the best first; empty if nothing fits. */
  search(text: string, most: number): Promise<GeoHit[]>;
  /** The address at a place; null if none is near. */
  reverse(place: { latitude: number; longitude: number }): Promise<GeoHit | null>;
}
