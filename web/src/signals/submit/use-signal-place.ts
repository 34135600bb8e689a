import { useState } from 'react';
import { isSamePlace } from '../../map/place.ts';
import { useSession } from '../../session/use-session.ts';
import { silently } from '../../ui/busy.ts';
import { useSettled } from '../../ui/fields/use-settled.ts';
import type { SubmitDraft } from './submit-draft.ts';
import { type SignalPlaceQuery, useSignalPlaceQuery } from './submit.generated.ts';

type KnownPlace = SignalPlaceQuery['signalPlace'];

const typingPause = 600;

/** What is known of the place so far; null without a place, and where nobody can tell: then nothing is suggested. */
export const useSignalPlace = ({ place, title }: SubmitDraft): KnownPlace | null => {
  const { environment } = useSession();
  const settled = useSettled(title.trim(), typingPause);
  const isAsked = place !== null && environment.features.includes('SIGNAL_DESK');
  const { data } = useSignalPlaceQuery(
    isAsked
      ? { variables: { location: locationOf(place), title: settled || null }, context: silently }
      : { skip: true },
  );
  const [last, setLast] = useState<{ place: SubmitDraft['place']; known: KnownPlace } | null>(null);
  const known = data?.signalPlace;
  if (known && known !== last?.known) setLast({ place, known });
  if (!isAsked) return null;
  // Another title of the same place takes nothing away meanwhile; of another place nothing is known yet.
  return known ?? (last && isSamePlace(last.place, place) ? last.known : null);
};

const locationOf = ({ latitude, longitude }: NonNullable<SubmitDraft['place']>) => ({ latitude, longitude });
