import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DateField } from '../../ui/fields/date-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useNewMeterChoicesQuery } from './add.generated.ts';
import { texts } from './add.texts.ts';
import type { Field } from './meter-values.ts';
import { RecordFields } from './record-fields.tsx';
import type { MeterForm } from './use-meter-form.ts';
import { useTakenNumber } from './use-taken-number.ts';

/** The fields of a new meter. */
export const MeterFields = ({ form, place }: { form: MeterForm; place: ReactNode }) => {
  const { data, error, refetch } = useNewMeterChoicesQuery();
  const takenProblem = useTakenNumber(form.values.fabricNo);
  const props = (field: Field) => ({
    label: texts.fields[field],
    value: form.values[field],
    problem: form.problems[field],
    onChange: (value: string) => form.edit({ [field]: value }),
  });
  const select = (field: Field, choices: readonly { id: string; name: string }[] | undefined) => (
    <SelectField
      {...props(field)}
      required
      empty={texts.choose}
      options={choices?.map(({ id, name }) => ({ value: id, label: name }))}
      onRetry={error ? refetch : undefined}
    />
  );
  return (
    <Grid>
      <div className="wide">
        <TextField {...props('fabricNo')} problem={form.problems.fabricNo ?? takenProblem} required />
      </div>
      <div className="wide">{place}</div>
      <DateField {...props('lastRepairDate')} />
      <DateField {...props('lastCheckDate')} />
      <DateField {...props('nextCheckDate')} />
      <TextField {...props('reading')} inputMode="decimal" />
      {select('typeId', data?.waterMeterTypes)}
      {select('ownershipTypeId', data?.waterMeterOwnershipTypes)}
      <div className="wide">{select('manufacturerId', data?.manufacturers)}</div>
      <TextField {...props('customersTotal')} inputMode="numeric" />
      <TextField {...props('apartmentsTotal')} inputMode="numeric" />
      <RecordFields form={form} />
    </Grid>
  );
};

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
    gap: '3',
    maxW: '31rem',
    '& .wide': { gridColumn: '1 / -1' },
  },
});
