import type { MapLibreMap } from 'maplibre-gl';
import { type Place, roundPlace } from './place.ts';

/** A direction: -1, 0 or 1 for each axis. The y axis points down. */
export type Step = readonly [x: number, y: number];

const arrowSteps: Readonly<Record<string, Step>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export const findArrowStep = (key: string): Step | undefined => arrowSteps[key];

/** Returns the place that is `pixels` away from `place` in the direction of the step, in the current view. */
export const moveByPixels = (map: MapLibreMap, place: Place, [x, y]: Step, pixels: number): Place => {
  const pixel = map.project([place.longitude, place.latitude]);
  const { lat, lng } = map.unproject([pixel.x + x * pixels, pixel.y + y * pixels]);
  return roundPlace({ latitude: lat, longitude: lng });
};
