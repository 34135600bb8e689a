import { Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { AddressSearch } from '../../../map/address-search.tsx';
import { isSamePlace, type Place } from '../../../map/picker/place.ts';
import { PlaceField } from '../../../map/picker/place-field.tsx';
import { usePickedPlace } from '../../../map/picker/use-picked-place.ts';
import { lazyPart } from '../../../platform/loading/lazy-part.tsx';
import { useUnsavedWarning } from '../../../platform/unsaved.ts';
import { useSession } from '../../../session/use-session.ts';
import { CommandNoteLine } from '../../../ui/command-note.tsx';
import { DialogFrame } from '../../../ui/dialog-frame.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { callerErrorOf } from '../../caller/caller.ts';
import { CallerField } from '../../caller/caller-field.tsx';
import { type StoredFacts, useCallerCorrection } from './use-caller-correction.ts';
import { findTitleProblem } from '../../submit/title-problem.ts';
import type { CorrectedSignalFragment } from './correct.generated.ts';
import { texts } from './correct.texts.ts';
import { silentContext } from '../../../platform/request/busy.ts';
import { useSignalContactQuery } from '../operator-parts/operator-parts.generated.ts';
import { placeOf, useCorrectSignal } from './use-correct-signal.tsx';

const LocationPicker = lazyPart(() => import('../../../map/picker/location-picker.tsx'), 'LocationPicker');

interface CorrectDialogProps {
  signal: CorrectedSignalFragment;
  onCorrected: () => Promise<unknown>;
  onClose: () => void;
}

/** The dialog that corrects title, submitter and place of a signal. Only what was changed is sent. */
export const CorrectDialog = ({ signal: latest, onCorrected, onClose }: CorrectDialogProps) => {
  // The signal as the user saw it last: a reload behind the dialog must not hide a conflict.
  const [signal, setSignal] = useState(latest);
  const contact = useContact(signal.id);
  const {
    title,
    setTitle,
    titleProblem,
    location,
    missingPlaceProblem,
    changes,
    isChanged,
    hasProblem,
    setPlaceProblem,
    callerChange,
  } = useCorrection(signal, contact);
  const command = useCorrectSignal(signal, callerChange.caller);
  const { features } = useSession().environment;
  const hasWritten = contact?.hasWritten ?? false;
  useUnsavedWarning(isChanged);
  const save = async (): Promise<void> => {
    if (callerChange.report() || !isChanged || hasProblem || command.isPending) return;
    const outcome = await command.run({ id: signal.id, ...changes });
    if (outcome.kind === 'kept') setSignal(outcome.stored.current);
    if (outcome.kind !== 'done' && outcome.kind !== 'kept') return;
    await onCorrected().catch(() => {});
    onClose();
  };
  return (
    <DialogFrame
      title={texts.dialogTitle(signal.id)}
      width="40rem"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          {/* Not disabled while the command runs: a disabled button loses the focus. */}
          <Button aria-disabled={command.isPending || !isChanged || hasProblem} onClick={() => void save()}>
            {command.isPending ? texts.saving : texts.save}
          </Button>
        </>
      }
    >
      <Fields>
        <TextField
          label={texts.title}
          value={title}
          required
          problem={titleProblem ?? command.fieldErrors['title']}
          onChange={(value) => {
            command.clear();
            setTitle(value);
          }}
          onEnter={() => void save()}
        />
        {hasWritten && <p>{texts.ownSignal}</p>}
        {features.includes('SEARCH') && !hasWritten && (
          <CallerField
            caller={callerChange.caller}
            problem={callerChange.problem ?? callerErrorOf(command.fieldErrors)}
            disabled={command.isPending}
            typed={callerChange.typed}
            onType={callerChange.setTyped}
            onChange={(caller) => {
              command.clear();
              callerChange.choose(caller);
            }}
          />
        )}
        {features.includes('GEOCODER') && (
          <AddressSearch onPick={({ location: at, label }) => location.put(at, { address: label })} />
        )}
        <PlaceField
          label={texts.place}
          location={location}
          problem={missingPlaceProblem ?? command.fieldErrors['location']}
          onTypedProblem={setPlaceProblem}
        />
        {features.includes('MAP') && (
          <div className="map">
            <LocationPicker location={location} hasSearch={false} />
          </div>
        )}
        <CommandNoteLine id="correction-note" note={command.note} />
      </Fields>
    </DialogFrame>
  );
};

/** The contact of the submitter, from the cache: the page of the signal has read it. Null if the service has none. */
const useContact = (id: string) => {
  const { features } = useSession().environment;
  const { data } = useSignalContactQuery({
    variables: { id },
    skip: !features.includes('SIGNAL_CONTACT'),
    context: { ...silentContext },
  });
  return data?.signal?.contact ?? null;
};

/** The typed and picked values, and the mutation's input that contains them. */
const useCorrection = (signal: CorrectedSignalFragment, facts: StoredFacts) => {
  const callerChange = useCallerCorrection(signal.submitter, facts);
  const [title, setTitle] = useState(signal.title);
  const [placeProblem, setPlaceProblem] = useState<string | null>(null);
  const { features } = useSession().environment;
  const stored = placeOf(signal);
  const initial = stored && { ...stored, address: null, pipelineId: null };
  const location = usePickedPlace(initial, {
    hasPipes: false,
    hasAddresses: features.includes('GEOCODER'),
    looksUpInitial: true,
  });
  const newTitle = title.trim();
  const titleProblem = findTitleProblem(title);
  const newPlace: Place | null = isSamePlace(location.place, stored) ? null : location.place;
  const isNewTitle = newTitle !== signal.title;
  const isPlaceMissing = stored !== null && location.place === null && placeProblem === null;
  const missingPlaceProblem = isPlaceMissing ? texts.placeMissing : undefined;
  return {
    title,
    setTitle,
    titleProblem,
    location,
    missingPlaceProblem,
    setPlaceProblem,
    callerChange,
    hasProblem: titleProblem !== null || placeProblem !== null || missingPlaceProblem !== undefined,
    isChanged: isNewTitle || newPlace !== null || callerChange.changes !== null,
    changes: {
      ...(isNewTitle && { title: newTitle, expectedTitle: signal.title }),
      ...(newPlace && {
        location: { latitude: newPlace.latitude, longitude: newPlace.longitude },
        expectedLocation: stored,
      }),
      ...callerChange.changes,
    },
  };
};

const Fields = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    '& .map': { position: 'relative', h: { base: '14rem', md: '18rem' } },
    '& .field': { boxShadow: 'none', borderWidth: '1px', borderColor: 'border.control', borderRadius: 'md' },
  },
});
