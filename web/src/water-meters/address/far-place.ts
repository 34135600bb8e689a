import { metresBetween, type Place } from '../../map/picker/place.ts';

/** Metres. In a village, the meter of a large property may be this far from the place of its address. */
const maxDistance = 500;

/** WM-8: metres from a meter to its nearest address if they are suspiciously many; otherwise null. */
export const findFarDistance = (
  meter: Place | null,
  addresses: readonly (Place | null | undefined)[],
): number | null => {
  const placed = addresses.flatMap((place) => (place ? [place] : []));
  if (!meter || placed.length === 0) return null;
  const distance = Math.min(...placed.map((place) => metresBetween(meter, place)));
  return distance > maxDistance ? distance : null;
};
