import { isSamePlace, type PickedPlace, roundPlace } from '../../map/picker/place.ts';
import type { Caller } from '../caller/caller.ts';

/**
 * True if a place is the caller's stored address. The place is compared, and not how it was set, so that this holds for
 * a continued draft too. A place that has been moved since has other coordinates or another address.
 */
export const isPlaceOfCaller = (place: PickedPlace | null, caller: Caller | null): boolean => {
  if (!place || !caller?.addressLocation) return false;
  return place.address === caller.address && isSamePlace(roundPlace(place), roundPlace(caller.addressLocation));
};
