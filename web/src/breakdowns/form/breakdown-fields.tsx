import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { texts as platformTexts } from '../../platform/platform.texts.ts';
import { DateTimeField } from '../../ui/fields/date-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useBreakdownFormChoicesQuery } from './form.generated.ts';
import { defaultTime, mandatory, type Field } from './form-values.ts';
import { texts } from './form.texts.ts';
import { FormIsolation } from './form-isolation.tsx';
import type { BreakdownFormState } from './use-breakdown-form.ts';

interface BreakdownFieldsProps {
  form: BreakdownFormState;
  isPending: boolean;
  /** If true, only the fields that a signal's preview needs are shown (SG-10). */
  isShort?: boolean;
  /** The location field; absent in a short form. */
  place?: ReactNode;
}

/** The fields of a breakdown (SG-10, BR-8). */
export const BreakdownFields = ({ form, isPending, isShort = false, place }: BreakdownFieldsProps) => {
  const { choices, retry } = useChoices();
  const field = (name: Field) => ({
    label: texts.fields[name],
    value: form.values[name],
    problem: form.problems[name],
    required: mandatory.has(name),
    disabled: isPending,
    isTinted: form.id !== undefined && form.changed.includes(name),
    onChange: (value: string) => form.edit({ [name]: value }),
  });
  const select = (name: keyof typeof choices) => (
    <SelectField
      {...field(name)}
      options={choices[name]}
      empty={mandatory.has(name) ? texts.choose : texts.noChoice}
      onRetry={retry}
    />
  );
  const time = (name: Field) => <DateTimeField {...field(name)} defaultTime={defaultTime} />;
  return (
    <Grid>
      <TextField {...field('workCardNo')} maxLength={50} />
      <TextField {...field('affectedPeople')} inputMode="numeric" maxLength={10} />
      {time('startedAt')}
      {select('priorityId')}
      {time('repairStart')}
      {time('repairEnd')}
      {time('waterStopStart')}
      {time('waterStopEnd')}
      {select('kevrCategory1Id')}
      {select('kevrCategory2Id')}
      {!isShort && <div className="wide">{place}</div>}
      {!isShort && <TextField {...field('pipeId')} inputMode="numeric" maxLength={16} />}
      {select('municipalityId')}
      <TextField {...field('townName')} maxLength={100} />
      <TextField {...field('streetName')} maxLength={150} />
      {!isShort && <TextField {...field('streetDescription')} maxLength={500} />}
      {!isShort && <TextField {...field('externalId')} maxLength={50} />}
      {!isShort && (
        <div className="wide">
          <TextField {...field('description')} maxLength={4000} />
        </div>
      )}
      {!isShort && (
        <div className="wide">
          <FormIsolation form={form}>
            <TextField {...field('affectedStreets')} maxLength={4000} />
          </FormIsolation>
        </div>
      )}
      <Flag {...field('isFinished')} />
      {!isShort && <Flag {...field('isChecked')} />}
    </Grid>
  );
};

interface FlagProps {
  label: string;
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
}

const Flag = ({ label, value, disabled, onChange }: FlagProps) => {
  const id = useId();
  return (
    <div className="flag">
      <label htmlFor={id}>{label}</label>
      <span>
        <input
          id={id}
          type="checkbox"
          checked={value === 'true'}
          disabled={disabled}
          onChange={({ target }) => onChange(String(target.checked))}
        />
        {value === 'true' ? platformTexts.yes : platformTexts.no}
      </span>
    </div>
  );
};

/** The options of the selects. `retry` loads the options again; it is undefined unless loading failed. */
export const useChoices = () => {
  const { data, error, refetch } = useBreakdownFormChoicesQuery();
  const choices = {
    priorityId: toOptions(data?.priorities),
    kevrCategory1Id: toOptions(data?.kevrCategories1),
    kevrCategory2Id: toOptions(data?.kevrCategories2),
    municipalityId: toOptions(data?.municipalities),
  };
  return { choices, retry: error ? refetch : undefined };
};

const toOptions = (list: readonly { id: string; name: string }[] | undefined) =>
  list?.map(({ id, name }) => ({ value: id, label: name }));

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(10.5rem, 1fr))' },
    gap: '3',
    alignItems: 'start',
    '& > .wide': { gridColumn: '1 / -1', _empty: { display: 'none' } },
    '& .flag': { display: 'flex', flexDirection: 'column', gap: '1', textStyle: 'sm' },
    '& .flag label': { textStyle: 'label', color: 'fg.muted' },
    '& .flag span': { display: 'flex', alignItems: 'center', gap: '2', minH: 'control.sm' },
    '& .flag input': { boxSize: '4', accentColor: '{colors.struma.solid}' },
  },
});
