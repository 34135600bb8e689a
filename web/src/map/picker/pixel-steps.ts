import type { MapLibreMap } from 'maplibre-gl';
import { type Place, roundPlace } from './place.ts';

export type Step = readonly [x: number, y: number];

const arrows: Readonly<Record<string, Step>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export const arrowOf = (key: string): Step | undefined => arrows[key];

/** The place so many pixels of the present view away. */
export const moveByPixels = (map: MapLibreMap, place: Place, [x, y]: Step, pixels: number): Place => {
  const at = map.project([place.longitude, place.latitude]);
  const { lat, lng } = map.unproject([at.x + x * pixels, at.y + y * pixels]);
  return roundPlace({ latitude: lat, longitude: lng });
};
