import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isSamePlace, type Place, roundPlace } from '../../map/picker/place.ts';
import { type PickedLocation, usePickedPlace } from '../../map/picker/use-picked-place.ts';
import { silentContext } from '../../platform/request/busy.ts';
import { useSession } from '../../session/use-session.ts';
import { NewMeterPlaceDocument } from './add.generated.ts';
import { toPlace } from './meter-values.ts';
import type { MeterForm } from './use-meter-form.ts';

type PlacedForm = Pick<MeterForm, 'values' | 'edit' | 'draftAddressId'>;

/**
 * The picked place. It starts at the location of the form, and each picked place is copied into the form.
 * `typedProblem`: the error of the typed coordinates; null if they are valid.
 */
export const useMeterPlace = (form: PlacedForm, typedProblem: string | null): PickedLocation => {
  const { values, edit } = form;
  const { environment } = useSession();
  const [initial] = useState(() => toPlace(values.location));
  const location = usePickedPlace(initial && { ...initial, address: null, pipelineId: null }, {
    hasPipes: false,
    hasAddresses: environment.features.includes('GEOCODER'),
  });
  const pickedLocation = location.place ? `${location.place.latitude},${location.place.longitude}` : '';
  const latestEdit = useRef(edit);
  // Before the browser goes on: the next event may submit the form.
  useLayoutEffect(() => {
    latestEdit.current = edit;
  });
  useLayoutEffect(() => latestEdit.current({ location: pickedLocation }), [pickedLocation]);
  useAddressPlace(form, location, typedProblem);
  return location;
};

/** WM-12: a chosen address fills in its place. A place that is not that of the previous address stays. */
const useAddressPlace = (
  { values: { addressId }, draftAddressId }: PlacedForm,
  location: PickedLocation,
  typedProblem: string | null,
): void => {
  const client = useApolloClient();
  const lastId = useRef(draftAddressId);
  const fill = useEffectEvent((previous: Place | null, place: Place | null, address: string): void => {
    if (typedProblem !== null || (location.place && !isSamePlace(location.place, previous))) return;
    if (place) location.put(place, { address });
    else location.clear();
  });
  useEffect(() => {
    const previousId = lastId.current;
    if (addressId === previousId) return;
    lastId.current = addressId;
    if (addressId === '') return;
    const readPlace = async (id: string) => {
      if (id === '') return { place: null, address: '' };
      const variables = { addressId: id };
      const { data } = await client.query({ query: NewMeterPlaceDocument, variables, context: silentContext });
      const place = data?.address?.location;
      return { place: place ? roundPlace(place) : null, address: data?.address?.fullAddress ?? '' };
    };
    const read = async (): Promise<void> => {
      const [previous, { place, address }] = await Promise.all([readPlace(previousId), readPlace(addressId)]);
      // Ignore responses for earlier addresses.
      if (addressId === lastId.current) fill(previous.place, place, address);
    };
    read().catch(() => undefined);
  }, [addressId, client]);
};
