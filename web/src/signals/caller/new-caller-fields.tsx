import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';
import { type Caller, findCallerProblem } from './caller.ts';
import { texts } from './caller.texts.ts';

interface NewCallerFieldsProps {
  caller: Caller;
  problem: string | undefined;
  disabled: boolean;
  /** True if the user has just chosen to add the caller: the first empty field gets the focus. */
  hasFocus: boolean;
  onChange: (caller: Caller | null) => void;
}

/** Name and telephone number of a caller who is neither a submitter nor a client yet. */
export const NewCallerFields = ({ caller, problem, disabled, hasFocus, onChange }: NewCallerFieldsProps) => {
  const { name, phone } = caller;
  const nameInput = useRef<HTMLInputElement>(null);
  const phoneInput = useRef<HTMLInputElement>(null);
  const isNameBlank = name === '';
  useEffect(() => {
    if (hasFocus) (isNameBlank ? nameInput : phoneInput).current?.focus();
    // Only when the fields appear.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  // A problem that the service has found is shown beside the name.
  const isAboutPhone = findCallerProblem(caller)?.field === 'phone';
  return (
    <Group>
      <TextField
        label={texts.name}
        value={name}
        inputRef={nameInput}
        required
        disabled={disabled}
        problem={isAboutPhone ? undefined : problem}
        onChange={(value) => onChange({ ...caller, name: value })}
      />
      <TextField
        label={texts.phone}
        value={phone ?? ''}
        inputRef={phoneInput}
        inputMode="tel"
        disabled={disabled}
        problem={isAboutPhone ? problem : undefined}
        onChange={(value) => onChange({ ...caller, phone: value || null })}
      />
      <button
        type="button"
        aria-label={texts.removeNew}
        title={texts.removeNew}
        disabled={disabled}
        onClick={() => onChange(null)}
      >
        <X size={16} />
      </button>
    </Group>
  );
};

const Group = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr auto', md: '1fr 12rem auto' },
    gap: '2',
    alignItems: 'start',
    '& > button': {
      display: 'grid',
      placeItems: 'center',
      boxSize: { base: 'control.touch', md: 'control.sm' },
      mt: '5',
      color: 'fg.muted',
      borderRadius: 'sm',
      cursor: 'pointer',
    },
    // On phones the button stands beside the name, the telephone below both.
    '& > :nth-of-type(2)': { gridColumn: { base: '1 / -1', md: 'auto' }, gridRow: { base: '2', md: 'auto' } },
  },
});
