import { useLayoutEffect, useRef } from 'react';
import { usePickedPlace, type PickedLocation } from '../../map/picker/use-picked-place.ts';
import { useSession } from '../../session/use-session.ts';

interface StoredLocation {
  /** 'latitude,longitude'; empty if none. */
  location: string;
  /** Null for a new address. */
  fullAddress: string | null;
}

/** AD-1: the place that is picked on the map or typed becomes the location of the form. */
export const useAddressLocation = (
  { location: stored, fullAddress }: StoredLocation,
  onPick: (location: string) => void,
): PickedLocation => {
  const { environment } = useSession();
  const [latitude, longitude] = stored.split(',').map(Number);
  const isPlaced = stored !== '' && latitude !== undefined && longitude !== undefined;
  const location = usePickedPlace(isPlaced ? { latitude, longitude, address: fullAddress, pipelineId: null } : null, {
    hasPipes: false,
    hasAddresses: environment.features.includes('GEOCODER'),
  });
  const key = location.place ? `${location.place.latitude},${location.place.longitude}` : '';
  const pick = useRef(onPick);
  useLayoutEffect(() => {
    pick.current = onPick;
  });
  const lastKey = useRef(key);
  // Before the browser goes on: the next event may submit the form.
  useLayoutEffect(() => {
    if (key === lastKey.current) return;
    lastKey.current = key;
    pick.current(key);
  }, [key]);
  return location;
};
