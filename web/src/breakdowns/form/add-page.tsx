import { Button, chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PlaceField } from '../../map/picker/place-field.tsx';
import { discardUnsaved } from '../../platform/unsaved.ts';
import { narrow, onNarrow, useWidth } from '../../platform/width.ts';
import { CommandNoteLine } from '../../ui/command-note.tsx';
import { isRecordId } from '../../ui/list/filter/filter-fields.ts';
import { breakdownPath } from '../breakdowns.screens.ts';
import { useLinkSignals } from '../link/use-link-signals.ts';
import { useSignalForBreakdownQuery } from '../signal/signal-breakdown.generated.ts';
import { BreakdownFields } from './breakdown-fields.tsx';
import { changedFields, emptyValues, toChanges, type FormValues } from './form-values.ts';
import { texts } from './form.texts.ts';
import { PlacePicker } from './place-picker.tsx';
import { useBreakdownForm } from './use-breakdown-form.ts';
import { useBreakdownLocation } from './use-breakdown-location.ts';
import { useCreateBreakdown } from './use-save-breakdown.tsx';

/**
 * The page that adds a breakdown, /breakdowns/add (BR-8). With `?signal=`, the place is that of the signal, which is
 * linked to the new breakdown.
 */
export const Component = () => {
  const [search] = useSearchParams();
  const signalId = search.get('signal') ?? '';
  const isFromSignal = isRecordId(signalId);
  const { data, error } = useSignalForBreakdownQuery({ variables: { id: signalId }, skip: !isFromSignal });
  if (isFromSignal && !data && !error) return null;
  const { location, title } = data?.signal ?? { location: null, title: '' };
  const given = {
    ...(location && { location: `${location.latitude},${location.longitude}` }),
    ...(title && { description: title }),
  };
  return <NewBreakdown given={given} signalId={data?.signal ? signalId : null} />;
};

interface NewBreakdownProps {
  /** Values that the form has when it opens, such as the place of a signal. */
  given: Partial<FormValues>;
  /** The signal to link. Null: none. */
  signalId: string | null;
}

/** The form of a new breakdown beside the map. */
const NewBreakdown = ({ given, signalId }: NewBreakdownProps) => {
  const form = useBreakdownForm({ initial: emptyValues, given });
  const link = useLinkSignals(() => Promise.resolve());
  const location = useBreakdownLocation(form);
  const { command, key } = useCreateBreakdown();
  const navigate = useNavigate();
  const isNarrow = useWidth(narrow);
  const element = useRef<HTMLFormElement>(null);
  const map = <PlacePicker location={location} />;

  const submit = async (): Promise<void> => {
    // Synchronous: the problems must be on the page before the first invalid field gets the focus.
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
          <BreakdownFields
            form={form}
            isPending={command.isPending}
            place={<PlaceField label={texts.fields.location} location={location} problem={form.problems.location} />}
          />
          {isNarrow && <div className="map">{map}</div>}
          <CommandNoteLine id="breakdown-note" note={command.note} />
        </div>
        <div className="foot">
          <Button type="submit" size="lg" disabled={command.isPending}>
            {texts.save}
          </Button>
          <output>{command.isPending ? texts.saving : ''}</output>
        </div>
      </form>
      {!isNarrow && <div className="side">{map}</div>}
    </Page>
  );
};

const Page = chakra('div', {
  base: {
    flex: '1',
    h: 'full',
    minH: '0',
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(24rem, 2fr) minmax(0, 3fr)',
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& form': { display: 'flex', flexDirection: 'column', minH: '0', minW: '0' },
    '& .fields': { flex: '1', minH: '0', overflowY: 'auto', px: { base: '4', md: '6' }, py: '5' },
    '& .foot': {
      flex: 'none',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      px: '6',
      py: '3',
      borderTopWidth: '1px',
    },
    '& .side': { minW: '0', borderInlineStartWidth: '1px', display: 'flex' },
    '& .map': { h: '24rem', mt: '4', borderWidth: '1px', borderRadius: 'lg', overflow: 'hidden', display: 'flex' },
  },
});
