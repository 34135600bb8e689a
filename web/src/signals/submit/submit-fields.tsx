import { chakra } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { PlaceField } from '../../map/picker/place-field.tsx';
import { useSession } from '../../session/use-session.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useSignalTools } from '../use-signal-tools.ts';
import { isNewCaller } from '../caller/caller.ts';
import { CallerField } from '../caller/caller-field.tsx';
import { CallerPlace } from './caller-place.tsx';
import { isPlaceOfCaller } from './is-place-of-caller.ts';
import { PlaceSearch } from './place-search.tsx';
import { texts } from './submit.texts.ts';
import type { Submission } from './use-submission.ts';

interface SubmitFieldsProps {
  submission: Submission;
  /**
   * The map on narrow pages, otherwise null. The search by position or address is above the map, the coordinates are
   * below.
   */
  map: ReactNode;
}

/** Caller, title and place of a new signal. */
export const SubmitFields = ({ submission, map }: SubmitFieldsProps) => {
  const { draft, fieldProblems, command, location, edit } = submission;
  const { environment } = useSession();
  const hasAddresses = environment.features.includes('GEOCODER');
  const title = useRef<HTMLInputElement>(null);
  return (
    <>
      <Caller submission={submission} onChosen={() => title.current?.focus()} />
      <TextField
        inputRef={title}
        label={texts.title}
        value={draft.title}
        required
        disabled={command.isPending}
        placeholder={texts.titleExample}
        problem={fieldProblems.title}
        onChange={(title) => edit({ title })}
      />
      {map && <PlaceSearch location={location} hasAddresses={hasAddresses} disabled={command.isPending} />}
      {map}
      <PlaceField
        label={texts.location}
        location={location}
        required
        problem={fieldProblems.place}
        onTypedProblem={submission.setTypedPlaceProblem}
      />
    </>
  );
};

interface CallerProps extends Pick<SubmitFieldsProps, 'submission'> {
  /** Moves the focus on: the search field, which had it, is gone. */
  onChosen: () => void;
}

/** The caller for whom an operator submits, and the button that sets the place to the caller's address. */
const Caller = ({ submission, onChosen }: CallerProps) => {
  const { draft, fieldProblems, command, location, edit, typedCaller, setTypedCaller } = submission;
  const { environment } = useSession();
  const { isOperator } = useSignalTools();
  if (!isOperator || !environment.features.includes('SEARCH')) return null;
  return (
    <Group>
      <CallerField
        caller={draft.caller}
        problem={fieldProblems.caller}
        disabled={command.isPending}
        typed={typedCaller}
        onType={setTypedCaller}
        onChange={(caller) => {
          setTypedCaller('');
          // Otherwise the signal would be sent with the address of a person who is not its caller any more.
          if (isPlaceOfCaller(location.picked, draft.caller)) location.clear();
          edit({ caller });
          if (caller && !isNewCaller(caller)) onChosen();
        }}
      />
      {draft.caller?.address && draft.caller.addressLocation !== undefined && (
        <CallerPlace
          address={draft.caller.address}
          addressLocation={draft.caller.addressLocation}
          location={location}
          disabled={command.isPending}
        />
      )}
    </Group>
  );
};

const Group = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '1.5' } });
