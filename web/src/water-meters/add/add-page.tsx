import { Button, chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { PlaceField } from '../../map/picker/place-field.tsx';
import { usePickedPlace } from '../../map/picker/use-picked-place.ts';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { discardUnsaved } from '../../platform/unsaved.ts';
import { narrow, onNarrow, useWidth } from '../../platform/width.ts';
import { useSession } from '../../session/use-session.ts';
import { CommandNoteLine } from '../../ui/command-note.tsx';
import { waterMeterPath } from '../water-meters.screens.ts';
import { texts } from './add.texts.ts';
import { MeterFields } from './meter-fields.tsx';
import { toInput, toPlace } from './meter-values.ts';
import { useCreateMeter } from './use-create-meter.ts';
import { type MeterForm, useMeterForm } from './use-meter-form.ts';

const LocationPicker = lazyPart(() => import('../../map/picker/location-picker.tsx'), 'LocationPicker');

/** The page that adds a water meter, /water_meters/add (WM-12). */
export const Component = () => {
  const form = useMeterForm();
  const [formKey, setFormKey] = useState(0);
  const clear = (): void => {
    form.clear();
    setFormKey((present) => present + 1);
  };
  return <NewMeter key={formKey} form={form} onClear={clear} />;
};

const NewMeter = ({ form, onClear }: { form: MeterForm; onClear: () => void }) => {
  const { features } = useSession().environment;
  const location = useMeterPlace(form, features.includes('GEOCODER'));
  const [placeProblem, setPlaceProblem] = useState<string | null>(null);
  const { command, key } = useCreateMeter();
  const navigate = useNavigate();
  const isNarrow = useWidth(narrow);
  const element = useRef<HTMLFormElement>(null);
  const map = features.includes('MAP') ? <LocationPicker location={location} withNetwork /> : null;

  const submit = async (): Promise<void> => {
    if (flushSync(form.check) && placeProblem === null) {
      const outcome = await command.run({ idempotencyKey: key, values: toInput(form.values) });
      if (outcome.kind === 'refused') flushSync(() => form.refuse(outcome.fieldErrors ?? {}));
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
    <Page>
      <form
        ref={element}
        noValidate
        aria-label={texts.form}
        aria-busy={command.isPending}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div className="fields">
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
          {isNarrow && map && <div className="map">{map}</div>}
          <CommandNoteLine id="meter-note" note={command.note} />
        </div>
        <div className="foot">
          <Button type="submit" size="lg" disabled={command.isPending}>
            {texts.add}
          </Button>
          <Button variant="ghost" size="lg" disabled={command.isPending} onClick={onClear}>
            {texts.clear}
          </Button>
          <span>{texts.draft}</span>
        </div>
      </form>
      {!isNarrow && map && <div className="side">{map}</div>}
    </Page>
  );
};

/** Starts at the location of the form and copies each picked place into the form. */
const useMeterPlace = ({ values, edit }: MeterForm, hasAddresses: boolean) => {
  const [initial] = useState(() => toPlace(values.location));
  const location = usePickedPlace(initial && { ...initial, address: null, pipelineId: null }, {
    withPipes: false,
    hasAddresses,
  });
  const typed = location.place ? `${location.place.latitude},${location.place.longitude}` : '';
  const store = useRef(edit);
  useEffect(() => {
    store.current = edit;
  });
  useEffect(() => store.current({ location: typed }), [typed]);
  return location;
};

const Page = chakra('div', {
  base: {
    flex: '1',
    h: 'full',
    minH: '0',
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(26rem, 2fr) minmax(0, 3fr)',
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& form': { display: 'flex', flexDirection: 'column', minH: '0', minW: '0' },
    '& h2': { textStyle: '2xl', mb: '4' },
    '& .fields': { flex: '1', minH: '0', overflowY: 'auto', px: { base: '4', md: '6' }, py: '5' },
    '& .foot': {
      flex: 'none',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      px: { base: '4', md: '6' },
      py: '3',
      borderTopWidth: '1px',
    },
    '& .foot span': { textStyle: 'xs', color: 'fg.muted' },
    '& .side': { minW: '0', borderInlineStartWidth: '1px', display: 'flex' },
    '& .map': { h: '24rem', mt: '4', borderWidth: '1px', borderRadius: 'lg', overflow: 'hidden', display: 'flex' },
  },
});
