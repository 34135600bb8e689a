import { formatPlace } from '@struma/shared/geo.ts';
import { useApolloClient } from '@apollo/client/react';
import { isSamePlace, type Place } from '../../../map/picker/place.ts';
import { conflict, done } from '../../../platform/command/command.ts';
import { confirm } from '../../../platform/confirm.ts';
import { mutation } from '../../../platform/command/operations.ts';
import { useCommand } from '../../../platform/command/use-command.ts';
import { silentContext } from '../../../platform/request/busy.ts';
import { type Caller, describeCaller, isNewCaller, toCaller } from '../../caller/caller.ts';
import type { CorrectSignalInput } from '../../../types.ts';
import { ConflictValues } from '../../../ui/conflict-values.tsx';
import {
  CorrectedSignalNowDocument,
  CorrectSignalDocument,
  type CorrectedSignalFragment,
  type CorrectSignalMutation,
} from './correct.generated.ts';
import { texts } from './correct.texts.ts';

/** Corrects a signal; `caller` is the chosen submitter. If a colleague has corrected it meanwhile, the user must confirm before it is overwritten. */
export const useCorrectSignal = (signal: CorrectedSignalFragment, caller: Caller | null) => {
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
          fields={conflictFields(signal, current, { ...input, caller })}
          changedBy={changedBy}
          changedAt={changedAt}
          question={texts.conflictQuestion}
        />
      ),
      overwrite: {
        ...input,
        ...(input.title && { expectedTitle: current.title }),
        ...(input.location && { expectedLocation: placeOf(current) }),
        ...(hasCaller(input) && { expectedSubmitterId: current.submitter?.id ?? null }),
      },
      kept: texts.kept,
    }),
    maySend: () => askAboutCaller(signal, caller),
    check: async (input) => {
      const read = {
        query: CorrectedSignalNowDocument,
        variables: { id: input.id },
        fetchPolicy: 'network-only',
      } as const;
      const { data } = await client.query({ ...read, context: silentContext }).catch(() => ({ data: null }));
      if (!data?.signal) return 'unknown';
      return isStored(data.signal, input, caller) ? done(null) : 'not-stored';
    },
  });
};

/** The place of a signal as an input of the schema; null if the signal has none. */
export const placeOf = ({ location }: CorrectedSignalFragment): Place | null =>
  location ? { latitude: location.latitude, longitude: location.longitude } : null;

/**
 * The signal becomes visible to a person who has an account: without its earlier messages if they belong to another
 * submitter, present or past. A new caller has no account.
 */
const askAboutCaller = async (
  { submitter, hasWithheldMessages }: CorrectedSignalFragment,
  caller: Caller | null,
): Promise<boolean> =>
  caller === null ||
  isNewCaller(caller) ||
  caller.submitterId === (submitter?.id ?? null) ||
  confirm({
    title: texts.callerQuestion,
    body: (submitter || hasWithheldMessages ? texts.callerSees : texts.addedCallerSees)(
      caller.name === submitter?.name ? describeCaller(caller) : caller.name,
    ),
    kind: 'continue',
  });

/** True if the correction is about the submitter; an id of null removes the submitter. */
const hasCaller = ({ submitterId, clientId, newCaller }: CorrectSignalInput): boolean =>
  submitterId !== undefined || Boolean(clientId ?? newCaller);

/** True if the stored signal has everything that the correction asks for. */
export const isStored = (
  current: CorrectedSignalFragment,
  input: CorrectSignalInput,
  caller: Pick<Caller, 'name'> | null,
): boolean =>
  (!input.title || input.title === current.title) &&
  (!input.location || isSamePlace(input.location, placeOf(current))) &&
  isSubmitterStored(current, input, caller);

/** A client and a new caller get their number as a submitter when they are stored: their names are compared. */
const isSubmitterStored = (
  { submitter }: CorrectedSignalFragment,
  { submitterId, clientId, newCaller, expectedSubmitterId }: CorrectSignalInput,
  caller: Pick<Caller, 'name'> | null,
): boolean => {
  const storedId = submitter?.id ?? null;
  if (submitterId !== undefined) return storedId === submitterId;
  if (!clientId && !newCaller) return true;
  return storedId !== (expectedSubmitterId ?? null) && submitter?.name === (newCaller?.name ?? caller?.name);
};

/** What the user saw, what is stored and what the user has chosen. */
export const conflictFields = (
  seen: CorrectedSignalFragment,
  current: CorrectedSignalFragment,
  input: CorrectSignalInput & { caller: Caller | null },
) => [
  ...(input.title ? [{ name: texts.title, seen: seen.title, stored: current.title, chosen: input.title }] : []),
  ...(hasCaller(input)
    ? [{ name: texts.submitter, ...shownCallers(seen.submitter, current.submitter, input.caller) }]
    : []),
  ...(input.location
    ? [{ name: texts.place, seen: shownPlace(seen), stored: shownPlace(current), chosen: formatPlace(input.location) }]
    : []),
];

type Submitter = CorrectedSignalFragment['submitter'];

/** The names of the three persons; with their numbers and telephones if different persons have one name. */
const shownCallers = (seen: Submitter, stored: Submitter, chosen: Caller | null) => {
  const people = { seen: seen && toCaller(seen), stored: stored && toCaller(stored), chosen };
  const all = Object.values(people).filter((person) => person !== null);
  const isAmbiguous = all.some((one) =>
    all.some((other) => one.name === other.name && one.submitterId !== other.submitterId),
  );
  const show = (person: Caller | null): string => {
    if (!person) return texts.noSubmitter;
    return isAmbiguous ? describeCaller(person) : person.name;
  };
  return { seen: show(people.seen), stored: show(people.stored), chosen: show(chosen) };
};

const shownPlace = (signal: CorrectedSignalFragment): string => {
  const place = placeOf(signal);
  return place ? formatPlace(place) : texts.noPlace;
};
