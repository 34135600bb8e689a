import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { usePickedPlace, type PickedLocation } from '../../map/picker/use-picked-place.ts';
import { optionalContext } from '../../platform/request/busy.ts';
import { useSession } from '../../session/use-session.ts';
import { BreakdownPlaceDocument } from './form.generated.ts';
import { toPlace, type FormValues } from './form-values.ts';
import type { BreakdownFormState } from './use-breakdown-form.ts';

/** At this zoom, a pipe is found within about 35 m. A signal is often at an address beside the pipe. */
const signalZoom = 13;

/** MP-4: a picked place fills in the location, the pipe, and the names of the place. */
export const useBreakdownLocation = (form: BreakdownFormState): PickedLocation => {
  const client = useApolloClient();
  const { environment } = useSession();
  const hasNames = environment.features.includes('BREAKDOWN_TOOLS');
  const hasPipes = environment.features.includes('MAP');
  const location = usePickedPlace(toInitial(form.values), {
    hasPipes,
    hasAddresses: environment.features.includes('GEOCODER'),
  });
  const edit = useRef(form.edit);
  const loaded = useRef(form.loaded);
  useLayoutEffect(() => {
    edit.current = form.edit;
    loaded.current = form.loaded;
  });
  const key = location.place ? `${location.place.latitude},${location.place.longitude}` : '';
  // The place of a new breakdown, for example the place of a signal, has neither names nor a pipe yet.
  const isNew = form.id === undefined;
  const initialKey = isNew ? '' : key;
  const lastKey = useRef(initialKey);
  const lastNamedKey = useRef(initialKey);
  const { pipe, place, put, isTyping } = location;
  const lookUpInitialPlace = useEffectEvent(() => {
    if (isNew && place) put(place, { zoom: signalZoom });
  });
  useEffect(() => lookUpInitialPlace(), []);

  // Before the browser goes on: the next event may submit the form.
  useLayoutEffect(() => {
    if (key === lastKey.current) return;
    lastKey.current = key;
    // The pipe and the zone of the earlier place are removed at once, before the pipe at the new place is looked up.
    const { zonePipeIds, computedPeople, pipeId } = key === loaded.current.location ? loaded.current : noZone;
    edit.current({ location: key, zonePipeIds, computedPeople, ...(hasPipes && { pipeId }) });
  }, [key, hasPipes]);
  useEffect(() => {
    // The names of an unfinished place would stay in the fields for which the finished one has no name.
    if (isTyping || key === lastNamedKey.current) return;
    lastNamedKey.current = key;
    const at = toPlace(key);
    if (!at || !hasNames) return;
    const read = async (): Promise<void> => {
      const { data } = await client.query({
        query: BreakdownPlaceDocument,
        variables: { at },
        context: optionalContext,
      });
      // Ignore responses for earlier places.
      if (data && key === lastKey.current) edit.current(pickFoundNames(data.breakdownPlace));
    };
    read().catch(() => undefined);
  }, [key, isTyping, hasNames, client]);
  useEffect(() => {
    if (pipe?.kind === 'pipe') edit.current({ pipeId: pipe.id });
    // MP-8: without a pipe at the place, the pipe field is cleared.
    if (pipe?.kind === 'none') edit.current({ pipeId: '' });
  }, [pipe]);
  return location;
};

const noZone = { zonePipeIds: '', computedPeople: '', pipeId: '' };

/** Returns only the names that were found: the other fields keep their texts. */
const pickFoundNames = (names: Readonly<Record<string, unknown>>): Partial<FormValues> =>
  Object.fromEntries(
    ['municipalityId', 'townName', 'streetName', 'streetDescription'].flatMap((name) => {
      const value = names[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

const toInitial = ({ location, pipeId, townName, streetName }: FormValues) => {
  const place = toPlace(location);
  const address = [streetName, townName].filter(Boolean).join(', ') || null;
  return place && { ...place, address, pipelineId: pipeId || null };
};
