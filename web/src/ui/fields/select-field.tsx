import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { ChoicesFailed } from './choices-failed.tsx';
import { controlStyle, FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-frame.tsx';
import { texts } from './fields.texts.ts';

interface SelectFieldProps extends FieldProps {
  /** Undefined while loading. */
  options: readonly { value: string; label: string }[] | undefined;
  /** Label of the empty choice. Null if there is no empty choice. */
  empty?: string | null;
  /** Loads the options again after a failure. */
  onRetry?: (() => Promise<unknown>) | undefined;
}

export const SelectField = ({
  options,
  empty = texts.all,
  onRetry,
  onChange,
  onBlur,
  disabled,
  ...frame
}: SelectFieldProps) => (
  <FieldFrame {...frame}>
    {(control) => (
      <>
        <Wrapper>
          <Select
            {...control}
            disabled={disabled}
            value={frame.value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          >
            {empty !== null && <option value="">{empty}</option>}
            {(options ?? unknownOption(frame.value)).map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
          <ChevronDown size={14} />
        </Wrapper>
        {onRetry && <ChoicesFailed onRetry={onRetry} />}
      </>
    )}
  </FieldFrame>
);

/** Keeps the chosen value while the options are loading. */
const unknownOption = (value: string): { value: string; label: string }[] =>
  value === '' ? [] : [{ value, label: texts.loading }];

const Wrapper = chakra('div', {
  base: {
    position: 'relative',
    '& svg': { position: 'absolute', right: '2', top: '50%', mt: '-7px', pointerEvents: 'none', color: 'fg.muted' },
  },
});

const Select = chakra('select', {
  base: { ...controlStyle, appearance: 'none', pr: '7', cursor: 'pointer', textOverflow: 'ellipsis' },
});
