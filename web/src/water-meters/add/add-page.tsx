import { Button } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { PlaceField } from '../../map/picker/place-field.tsx';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { discardUnsaved } from '../../platform/unsaved.ts';
import { useSession } from '../../session/use-session.ts';
import { CommandNoteLine } from '../../ui/command-note.tsx';
import { FormWithMap } from '../../ui/form-with-map.tsx';
import { waterMeterPath } from '../water-meters.screens.ts';
import { texts } from './add.texts.ts';
import { MeterFields } from './meter-fields.tsx';
import { toInput } from './meter-values.ts';
import { useCreateMeter } from './use-create-meter.ts';
import { type MeterForm, useMeterForm } from './use-meter-form.ts';
import { useMeterPlace } from './use-meter-place.ts';

const LocationPicker = lazyPart(() => import('../../map/picker/location-picker.tsx'), 'LocationPicker');

/** The page that adds a water meter, /water_meters/add (WM-12). */
export const Component = () => {
  const form = useMeterForm();
  const [formKey, setFormKey] = useState(0);
  const clear = (): void => {
    form.clear();
    setFormKey((previous) => previous + 1);
  };
  return <NewMeter key={formKey} form={form} onClear={clear} />;
};

const NewMeter = ({ form, onClear }: { form: MeterForm; onClear: () => void }) => {
  const { features } = useSession().environment;
  const [placeProblem, setPlaceProblem] = useState<string | null>(null);
  const location = useMeterPlace(form, placeProblem);
  const { command, key } = useCreateMeter();
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);

  const submit = async (): Promise<void> => {
    if (flushSync(form.check) && placeProblem === null) {
      const outcome = await command.run({ idempotencyKey: key, values: toInput(form.values) });
      if (outcome.kind === 'refused') flushSync(() => form.reportRefusal(outcome.fieldErrors ?? {}));
      if (outcome.kind === 'done') {
        discardUnsaved();
        form.clear();
        await navigate(waterMeterPath(outcome.value));
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
        <>
          <h2>{texts.heading}</h2>
          <MeterFields
            form={form}
            place={
              <PlaceField
                label={texts.fields.location}
                location={location}
                problem={form.problems.location}
                onTypedProblem={setPlaceProblem}
              />
            }
          />
        </>
      }
      note={<CommandNoteLine id="meter-note" note={command.note} />}
      footer={
        <>
          <Button type="submit" size="lg" disabled={command.isPending}>
            {texts.add}
          </Button>
          <Button variant="ghost" size="lg" disabled={command.isPending} onClick={onClear}>
            {texts.clear}
          </Button>
          <span>{texts.draft}</span>
        </>
      }
      map={features.includes('MAP') && <LocationPicker location={location} hasNetwork />}
    />
  );
};
