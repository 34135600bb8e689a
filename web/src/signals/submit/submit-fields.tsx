import { MapPinOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlaceField } from '../../map/picker/place-field.tsx';
import { useSession } from '../../session/use-session.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useSignalTools } from '../use-signal-tools.ts';
import { CallerField } from './caller-field.tsx';
import { NearbySignals } from './nearby-signals.tsx';
import { texts } from './submit.texts.ts';
import type { Submission } from './use-submission.ts';

interface SubmitFieldsProps {
  submission: Submission;
  pathOf: (id: string) => string;
  map: ReactNode;
}

/** Caller, title and place of a new signal. */
export const SubmitFields = ({ submission, pathOf, map }: SubmitFieldsProps) => {
  const { draft, fieldProblems, command, place, edit } = submission;
  const { environment } = useSession();
  const { isOperator } = useSignalTools();
  return (
    <>
      {isOperator && environment.features.includes('SIGNAL_DESK') && (
        <CallerField
          caller={draft.caller}
          problem={fieldProblems.caller}
          disabled={command.isPending}
          onChange={(caller) => edit({ caller })}
        />
      )}
      <TextField
        label={texts.title}
        value={draft.title}
        required
        disabled={command.isPending}
        placeholder={texts.titleExample}
        problem={fieldProblems.title}
        onChange={(title) => edit({ title })}
      />
      <PlaceField
        label={texts.location}
        location={submission.location}
        required
        problem={fieldProblems.place}
        onTypedProblem={submission.setTypedPlace}
      />
      {map}
      {place?.isInsideArea === false && (
        <output className="outside">
          <MapPinOff size={16} aria-hidden="true" />
          {texts.outside}
        </output>
      )}
      {place && <NearbySignals nearby={place.nearby} pathOf={pathOf} />}
    </>
  );
};
