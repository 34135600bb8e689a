import { Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useUnsavedWarning } from '../../platform/unsaved.ts';
import { useToday } from '../../platform/use-now.ts';
import { CommandNoteLine } from '../../ui/command-note.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { useEdits } from '../../ui/fields/use-edits.ts';
import type { WaterMeterDaysFragment } from '../preview/preview.generated.ts';
import { texts } from './dates.texts.ts';
import { dayFields, pickDays, readDays, toTypedDays } from './day-values.ts';
import { useUpdateMeter } from './use-update-meter.tsx';

interface DatesFormProps {
  meter: WaterMeterDaysFragment;
  onSaved: () => Promise<unknown>;
}

/** WM-7: the three days of a meter that are edited here. Only changes are sent. */
export const DatesForm = ({ meter, onSaved }: DatesFormProps) => {
  // The stored days as the user saw them last: a later reload does not change the expected values. Null until the user
  // types; until then the form shows the days of the page.
  const [seen, setSeen] = useState<WaterMeterDaysFragment | null>(null);
  const command = useUpdateMeter(onSaved);
  const stored = seen ?? meter;
  const { values, change, discard, reset } = useEdits(toTypedDays(stored));
  const { changed, days, problems } = readDays(values, stored, useToday());
  const hasProblem = Object.keys(problems).length > 0;
  useUnsavedWarning(changed.length > 0);
  const discardAll = (): void => {
    setSeen(null);
    reset();
  };
  const keepStored = (current: WaterMeterDaysFragment): void => {
    const outdated = changed.filter((field) => current[field] !== stored[field]);
    setSeen(outdated.length < changed.length ? current : null);
    discard(outdated);
  };
  const save = async (): Promise<void> => {
    if (hasProblem) return;
    const input = { id: meter.id, changes: pickDays(days, changed), expected: pickDays(stored, changed) };
    const outcome = await command.run(input);
    if (outcome.kind === 'done') discardAll();
    else if (outcome.kind === 'kept') keepStored(outcome.stored.current);
  };
  return (
    <Form
      noValidate
      aria-label={texts.title}
      aria-busy={command.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="fields">
        {dayFields.map((field) => (
          <DateField
            key={field}
            label={texts[field]}
            value={values[field]}
            problem={problems[field]}
            disabled={command.isPending}
            isTinted={changed.includes(field)}
            onChange={(value) => {
              setSeen(stored);
              change({ [field]: value });
            }}
          />
        ))}
      </div>
      <CommandNoteLine id={`meter-${meter.id}-note`} note={command.note} />
      <div className="foot">
        <Button type="submit" size="sm" disabled={command.isPending || changed.length === 0 || hasProblem}>
          {texts.save}
        </Button>
        <Button
          type="button"
          size="sm"
          variant="ghost"
          disabled={command.isPending || changed.length === 0}
          onClick={() => {
            command.clear();
            discardAll();
          }}
        >
          {texts.revert}
        </Button>
        <output>{changed.length > 0 && texts.unsaved(changed.length)}</output>
      </div>
    </Form>
  );
};

const Form = chakra('form', {
  base: {
    '& .fields': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))', gap: '3' },
    '& .foot': { display: 'flex', alignItems: 'center', gap: '2', mt: '3', textStyle: 'sm', color: 'fg.muted' },
  },
});
