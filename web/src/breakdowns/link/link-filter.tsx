import { Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { SignalFilter } from '../../types.ts';
import { DateTimeField } from '../../ui/fields/date-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { toMomentRange } from '../../ui/fields/sofia-time.ts';
import { parseDateTime } from '../../ui/fields/typed-dates.ts';
import { useBreakdownChoices } from '../use-breakdown-choices.ts';
import { texts } from './link.texts.ts';

export type CandidateFilter = Pick<SignalFilter, 'created' | 'priorityIds'>;

const empty = { from: '', to: '', priority: '' };

/** FI-1: the filter of the signals that can be linked. Enter searches. */
export const LinkFilter = ({ onSearch }: { onSearch: (filter: CandidateFilter) => void }) => {
  const { choices, retry } = useBreakdownChoices();
  const [values, setValues] = useState(empty);
  const from = parseDateTime(values.from, '00:00');
  const to = parseDateTime(values.to, '23:59');
  const change = (part: Partial<typeof empty>): void => setValues((previous) => ({ ...previous, ...part }));
  const search = (): void => {
    if (from.problem !== undefined || to.problem !== undefined) return;
    const created = toMomentRange(from.value, to.value);
    onSearch({ ...(created && { created }), ...(values.priority && { priorityIds: [values.priority] }) });
  };
  return (
    <Form
      aria-label={texts.filter}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <DateTimeField
        label={texts.createdFrom}
        value={values.from}
        problem={from.problem}
        defaultTime="00:00"
        onChange={(value) => change({ from: value })}
      />
      <DateTimeField
        label={texts.createdTo}
        value={values.to}
        problem={to.problem}
        defaultTime="23:59"
        onChange={(value) => change({ to: value })}
      />
      <SelectField
        label={texts.priority}
        value={values.priority}
        options={choices?.priorities.map(({ id, name }) => ({ value: id, label: name }))}
        onRetry={retry}
        onChange={(priority) => change({ priority })}
      />
      <Button type="submit" size="sm">
        {texts.search}
      </Button>
      <Button
        type="button"
        size="sm"
        variant="ghost"
        onClick={() => {
          setValues(empty);
          onSearch({});
        }}
      >
        {texts.clear}
      </Button>
    </Form>
  );
};

const Form = chakra('form', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: '3',
    px: '6',
    py: '3',
    bg: 'bg.subtle',
    borderBottomWidth: '1px',
    '& > div': { w: '14rem' },
  },
});
