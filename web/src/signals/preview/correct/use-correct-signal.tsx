import { useApolloClient } from '@apollo/client/react';
import { isSamePlace, formatPlace, type Place } from '../../../map/picker/place.ts';
import { conflict, done } from '../../../platform/command/command.ts';
import { mutation } from '../../../platform/command/operations.ts';
import { useCommand } from '../../../platform/command/use-command.ts';
import { silentContext } from '../../../platform/request/busy.ts';
import type { CorrectSignalInput } from '../../../types.ts';
import { ConflictValues } from '../../../ui/conflict-values.tsx';
import {
  CorrectedSignalNowDocument,
  CorrectSignalDocument,
  type CorrectedSignalFragment,
  type CorrectSignalMutation,
} from './correct.generated.ts';
import { texts } from './correct.texts.ts';

/** Corrects a signal. If a colleague has corrected it meanwhile, the user must confirm before it is overwritten. */
export const useCorrectSignal = (signal: CorrectedSignalFragment) => {
  const client = useApolloClient();
  return useCommand(mutation<CorrectSignalInput, CorrectSignalMutation>(CorrectSignalDocument), {
    read: (result) => {
      if (result.__typename === 'CorrectSignalSuccess') return done(null);
      return result.__typename === 'SignalConflict' ? conflict(result) : null;
    },
    texts: { done: () => texts.done, refused: texts.refused, unknownOutcome: texts.unknownOutcome },
    resolve: ({ current, changedBy, changedAt }, input) => ({
      title: texts.conflictTitle,
      body: (
        <ConflictValues
          fields={conflictFields(signal, current, input)}
          changedBy={changedBy}
          changedAt={changedAt}
          question={texts.conflictQuestion}
        />
      ),
      overwrite: {
        ...input,
        ...(input.title && { expectedTitle: current.title }),
        ...(input.location && { expectedLocation: placeOf(current) }),
      },
      kept: texts.kept,
    }),
    check: async (input) => {
      const read = {
        query: CorrectedSignalNowDocument,
        variables: { id: input.id },
        fetchPolicy: 'network-only',
      } as const;
      const { data } = await client.query({ ...read, context: silentContext }).catch(() => ({ data: null }));
      if (!data?.signal) return 'unknown';
      return isStored(data.signal, input) ? done(null) : 'not-stored';
    },
  });
};

/** The place of a signal as an input of the schema; null if the signal has none. */
export const placeOf = ({ location }: CorrectedSignalFragment): Place | null =>
  location ? { latitude: location.latitude, longitude: location.longitude } : null;

const isStored = (current: CorrectedSignalFragment, { title, location }: CorrectSignalInput): boolean =>
  (!title || title === current.title) && (!location || isSamePlace(location, placeOf(current)));

const conflictFields = (
  seen: CorrectedSignalFragment,
  current: CorrectedSignalFragment,
  { title, location }: CorrectSignalInput,
) => [
  ...(title ? [{ name: texts.title, seen: seen.title, stored: current.title, chosen: title }] : []),
  ...(location
    ? [{ name: texts.place, seen: shownPlace(seen), stored: shownPlace(current), chosen: formatPlace(location) }]
    : []),
];

const shownPlace = (signal: CorrectedSignalFragment): string => {
  const place = placeOf(signal);
  return place ? formatPlace(place) : texts.noPlace;
};
