import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { isSamePlace } from '../../map/picker/place.ts';
import { useSession } from '../../session/use-session.ts';
import { silently } from '../../platform/request/busy.ts';
import { useDebouncedValue } from '../../ui/fields/use-debounced-value.ts';
import type { SubmitDraft } from './submit-draft.ts';
import { SignalPlaceDocument, type SignalPlaceQuery, useSignalPlaceQuery } from './submit.generated.ts';

type KnownPlace = SignalPlaceQuery['signalPlace'];

const typingPause = 600;

interface SignalPlace {
  /** What is known of the place so far; null without a place, and where nobody can tell: then nothing is suggested. */
  known: KnownPlace | null;
  /** The same, waited for where it is still on its way. */
  find: () => Promise<KnownPlace | null>;
}

export const useSignalPlace = ({ place, title }: SubmitDraft): SignalPlace => {
  const client = useApolloClient();
  const { environment } = useSession();
  const settled = useDebouncedValue(title.trim(), typingPause);
  const isAsked = place !== null && environment.features.includes('SIGNAL_DESK');
  const variables = isAsked ? { location: locationOf(place), title: settled || null } : null;
  const { data } = useSignalPlaceQuery(variables ? { variables, context: silently } : { skip: true });
  const [last, setLast] = useState<{ place: SubmitDraft['place']; known: KnownPlace } | null>(null);
  const told = data?.signalPlace;
  if (told && told !== last?.known) setLast({ place, known: told });
  // Another title of the same place takes nothing away meanwhile; of another place nothing is known yet.
  const known = isAsked ? (told ?? (last && isSamePlace(last.place, place) ? last.known : null)) : null;
  const find = async (): Promise<KnownPlace | null> => {
    if (known || !variables) return known;
    const answer = await client
      .query({ query: SignalPlaceDocument, variables, context: { ...silently } })
      .catch(() => null);
    return answer?.data?.signalPlace ?? null;
  };
  return { known, find };
};

const locationOf = ({ latitude, longitude }: NonNullable<SubmitDraft['place']>) => ({ latitude, longitude });
