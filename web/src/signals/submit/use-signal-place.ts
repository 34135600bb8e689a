import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { isSamePlace } from '../../map/picker/place.ts';
import { useSession } from '../../session/use-session.ts';
import { silentContext } from '../../platform/request/busy.ts';
import { useDebouncedValue } from '../../ui/fields/use-debounced-value.ts';
import type { SubmitDraft } from './drafts/submit-draft.ts';
import { SignalPlaceDocument, type SignalPlaceQuery, useSignalPlaceQuery } from './submit.generated.ts';

type PlaceFacts = SignalPlaceQuery['signalPlace'];

const typingPauseMs = 600;

interface SignalPlace {
  /** The facts of the place; null without a place, and until the service has responded. */
  facts: PlaceFacts | null;
  /** Returns the facts of the place after the service has responded; null without a place or after a failure. */
  find: () => Promise<PlaceFacts | null>;
}

/** Reads whether the place of a draft is in the utility's area, and the signals near the place. */
export const useSignalPlace = ({ place, title }: SubmitDraft): SignalPlace => {
  const client = useApolloClient();
  const { environment } = useSession();
  const debouncedTitle = useDebouncedValue(title.trim(), typingPauseMs);
  const isLookedUp = place !== null && environment.features.includes('SIGNAL_DESK');
  const variables = isLookedUp ? { location: locationOf(place), title: debouncedTitle || null } : null;
  const { data } = useSignalPlaceQuery(variables ? { variables, context: silentContext } : { skip: true });
  const last = useLastFacts(place, data?.signalPlace);
  const facts = isLookedUp ? last : null;
  const find = async (): Promise<PlaceFacts | null> => {
    if (facts || !variables) return facts;
    const result = await client
      .query({ query: SignalPlaceDocument, variables, context: { ...silentContext } })
      .catch(() => null);
    return result?.data?.signalPlace ?? null;
  };
  return { facts, find };
};

/** While a result for another title loads, the earlier result stays. A result for another place is dropped. */
const useLastFacts = (place: SubmitDraft['place'], loaded: PlaceFacts | undefined): PlaceFacts | null => {
  const [last, setLast] = useState<{ place: SubmitDraft['place']; facts: PlaceFacts } | null>(null);
  if (loaded && loaded !== last?.facts) setLast({ place, facts: loaded });
  if (loaded) return loaded;
  return last && isSamePlace(last.place, place) ? last.facts : null;
};

const locationOf = ({ latitude, longitude }: NonNullable<SubmitDraft['place']>) => ({ latitude, longitude });
