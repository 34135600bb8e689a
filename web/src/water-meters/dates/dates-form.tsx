import { Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useUnsavedWarning } from '../../platform/unsaved.ts';
import { useToday } from '../../platform/use-now.ts';
import { CommandNoteLine } from '../../ui/command-note.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import type { WaterMeterDaysFragment } from '../preview/preview.generated.ts';
import { texts } from './dates.texts.ts';
import { dayFields, pickDays, readDays, toTypedDays, type TypedDays } from './day-values.ts';
import { useUpdateMeter } from './use-update-meter.tsx';

interface DatesFormProps {
  meter: WaterMeterDaysFragment;
  onSaved: () => Promise<unknown>;
}

/** WM-7: the three days of a meter that are edited here. Only changes are sent. */
export const DatesForm = ({ meter, onSaved }: DatesFormProps) => {
  // Null until the user types; until then the form shows the stored days.
  const [typed, setTyped] = useState<TypedDays | null>(null);
  // The stored days when the user began to type: a later reload does not change the expected values.
  const [seen, setSeen] = useState(meter);
  const command = useUpdateMeter(onSaved);
  const stored = typed ? seen : meter;
  const values = typed ?? toTypedDays(meter);
  const { changed, days, problems } = readDays(values, stored, useToday());
  const hasProblem = Object.keys(problems).length > 0;
  useUnsavedWarning(changed.length > 0);
  const change = (field: keyof TypedDays, value: string): void => {
    if (!typed) setSeen(meter);
    setTyped({ ...values, [field]: value });
  };
  const save = async (): Promise<void> => {
    if (hasProblem) return;
    const input = { id: meter.id, changes: pickDays(days, changed), expected: pickDays(stored, changed) };
    const outcome = await command.run(input);
    if (outcome.kind === 'done' || outcome.kind === 'kept') setTyped(null);
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
            onChange={(value) => change(field, value)}
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
            setTyped(null);
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
