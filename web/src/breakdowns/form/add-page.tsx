import { Button } from '@chakra-ui/react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PlaceField } from '../../map/picker/place-field.tsx';
import { discardUnsaved } from '../../platform/unsaved.ts';
import { CommandNoteLine } from '../../ui/command-note.tsx';
import { FormWithMap } from '../../ui/form-with-map.tsx';
import { isRecordId } from '../../ui/list/filter/filter-fields.ts';
import { breakdownPath } from '../breakdowns.screens.ts';
import { useLinkSignals } from '../link/use-link-signals.ts';
import { useSignalForBreakdownQuery } from '../signal/signal-breakdown.generated.ts';
import { BreakdownFields } from './breakdown-fields.tsx';
import { changedFields, emptyValues, toChanges, toTypedTime, type FormValues } from './form-values.ts';
import { texts } from './form.texts.ts';
import { PlacePicker } from './place-picker.tsx';
import { useBreakdownForm } from './use-breakdown-form.ts';
import { useBreakdownLocation } from './use-breakdown-location.ts';
import { useCreateBreakdown } from './use-save-breakdown.tsx';

/**
 * The page that adds a breakdown, /breakdowns/add (BR-8). With `?signal=<id>`, the form opens with the place, the title
 * and the time of the signal, and the signal is linked to the new breakdown.
 */
export const Component = () => {
  const [search] = useSearchParams();
  const signalId = search.get('signal') ?? '';
  const isFromSignal = isRecordId(signalId);
  const { data, error } = useSignalForBreakdownQuery({ variables: { id: signalId }, skip: !isFromSignal });
  if (isFromSignal && !data && !error) return null;
  const { location, title, createdAt } = data?.signal ?? { location: null, title: '', createdAt: null };
  const prefilled = {
    ...(location && { location: `${location.latitude},${location.longitude}` }),
    ...(title && { description: title }),
    ...(createdAt && { startedAt: toTypedTime(createdAt) }),
  };
  return <NewBreakdown prefilled={prefilled} signalId={data?.signal ? signalId : null} />;
};

interface NewBreakdownProps {
  /** Values that the form has when it opens, such as the place of a signal. */
  prefilled: Partial<FormValues>;
  /** Id of the signal to link; null if none. */
  signalId: string | null;
}

/** The form of a new breakdown beside the map. */
const NewBreakdown = ({ prefilled, signalId }: NewBreakdownProps) => {
  const form = useBreakdownForm({ initial: emptyValues, prefilled });
  const link = useLinkSignals(() => Promise.resolve());
  const location = useBreakdownLocation(form);
  const { command, key } = useCreateBreakdown();
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);

  const submit = async (): Promise<void> => {
    // `flushSync`: the problems must be on the page before the first invalid field gets the focus.
    if (flushSync(form.check)) {
      const values = toChanges(form.values, changedFields(form.values, emptyValues));
      const outcome = await command.run({ idempotencyKey: key, values });
      if (outcome.kind === 'refused') flushSync(() => form.refuse(outcome.fieldErrors ?? {}));
      if (outcome.kind === 'done') {
        discardUnsaved();
        if (signalId) await link.run({ breakdownId: outcome.value, signalIds: [signalId] });
        await navigate(breakdownPath(outcome.value));
        return;
      }
    }
    element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };

  return (
    <FormWithMap
      ref={element}
      label={texts.form}
      isPending={command.isPending}
      onSubmit={() => void submit()}
      fields={
        <BreakdownFields
          form={form}
          isPending={command.isPending}
          place={
            <PlaceField
              label={texts.fields.location}
              location={location}
              problem={form.problems.location}
              onTypedProblem={form.reportPlaceProblem}
            />
          }
        />
      }
      note={<CommandNoteLine id="breakdown-note" note={command.note} />}
      footer={
        <>
          <Button type="submit" size="lg" disabled={command.isPending}>
            {texts.save}
          </Button>
          <output>{command.isPending ? texts.saving : ''}</output>
        </>
      }
      map={<PlacePicker location={location} />}
    />
  );
};
