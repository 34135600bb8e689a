import { chakra } from '@chakra-ui/react';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-frame.tsx';

interface ChoicesFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[];
}

/** Checkboxes for any of several values. The field's value consists of the chosen values, joined by commas. */
export const ChoicesField = ({ options, value, onChange, onBlur, disabled, ...frame }: ChoicesFieldProps) => {
  const chosen = value === '' ? [] : value.split(',');
  // Joined in the order of the options, so that the same choice always has the same text in the URL.
  const toggle = (toggled: string, isChecked: boolean): void =>
    onChange(
      options
        .filter((option) => (option.value === toggled ? isChecked : chosen.includes(option.value)))
        .map((option) => option.value)
        .join(','),
    );
  return (
    <FieldFrame {...frame} value={value} group="choices">
      {(control) => (
        <Boxes data-filled={control['data-filled']} onBlur={onBlur}>
          {options.map((option) => (
            <label key={option.value}>
              <input
                type="checkbox"
                checked={chosen.includes(option.value)}
                disabled={disabled}
                onChange={({ target }) => toggle(option.value, target.checked)}
              />
              {option.label}
            </label>
          ))}
        </Boxes>
      )}
    </FieldFrame>
  );
};

const Boxes = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    minH: { base: 'control.touch', md: 'control.sm' },
    px: '2',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    textStyle: 'sm',
    '&[data-filled]': { bg: 'bg.selected', borderColor: 'struma.solid' },
    '& label': {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      minH: { base: 'control.touch', md: '6' },
      cursor: 'pointer',
    },
  },
});
