import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { isSamePlace } from '../../map/picker/place.ts';
import { useSession } from '../../session/use-session.ts';
import { silently } from '../../platform/request/busy.ts';
import { useDebouncedValue } from '../../ui/fields/use-debounced-value.ts';
import type { SubmitDraft } from './drafts/submit-draft.ts';
import { SignalPlaceDocument, type SignalPlaceQuery, useSignalPlaceQuery } from './submit.generated.ts';

type KnownPlace = SignalPlaceQuery['signalPlace'];

const typingPauseMs = 600;

interface SignalPlace {
  /** Null if there is no place, or the service did not respond yet. Then nothing is suggested. */
  known: KnownPlace | null;
  /** Returns the facts of the place after the service has responded. */
  find: () => Promise<KnownPlace | null>;
}

/** Whether the place of a draft is in the utility's area, and the signals near it. */
export const useSignalPlace = ({ place, title }: SubmitDraft): SignalPlace => {
  const client = useApolloClient();
  const { environment } = useSession();
  const settledTitle = useDebouncedValue(title.trim(), typingPauseMs);
  const isLookedUp = place !== null && environment.features.includes('SIGNAL_DESK');
  const variables = isLookedUp ? { location: locationOf(place), title: settledTitle || null } : null;
  const { data } = useSignalPlaceQuery(variables ? { variables, context: silently } : { skip: true });
  const last = useLastKnown(place, data?.signalPlace);
  const known = isLookedUp ? last : null;
  const find = async (): Promise<KnownPlace | null> => {
    if (known || !variables) return known;
    const result = await client
      .query({ query: SignalPlaceDocument, variables, context: { ...silently } })
      .catch(() => null);
    return result?.data?.signalPlace ?? null;
  };
  return { known, find };
};

/** While another title of the same place loads, the earlier result stays. A result of another place does not. */
const useLastKnown = (place: SubmitDraft['place'], loaded: KnownPlace | undefined): KnownPlace | null => {
  const [last, setLast] = useState<{ place: SubmitDraft['place']; known: KnownPlace } | null>(null);
  if (loaded && loaded !== last?.known) setLast({ place, known: loaded });
  if (loaded) return loaded;
  return last && isSamePlace(last.place, place) ? last.known : null;
};

const locationOf = ({ latitude, longitude }: NonNullable<SubmitDraft['place']>) => ({ latitude, longitude });
