import { Button, chakra } from '@chakra-ui/react';
import { UserPlus, UserRound, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { controlStyle, FieldFrame } from '../../ui/fields/field-frame.tsx';
import { type Caller, isNewCaller, splitTypedCaller } from './caller.ts';
import { texts } from './caller.texts.ts';
import { CallerLines } from './caller-lines.tsx';
import { CallerSearch, type CallerSearchProps } from './caller-search.tsx';
import { KnownCallers } from './known-callers.tsx';
import { NewCallerFields } from './new-caller-fields.tsx';

interface CallerFieldProps extends CallerSearchProps {
  caller: Caller | null;
  onChange: (caller: Caller | null) => void;
}

/** The field of the caller: a person who is searched, chosen, or added with name and telephone number. */
export const CallerField = ({ caller, onChange, ...search }: CallerFieldProps) => {
  const [isAdding, setAdding] = useState(false);
  const removeButton = useRef<HTMLButtonElement>(null);
  const searchInput = useRef<HTMLInputElement>(null);
  const change = (next: Caller | null): void => {
    if (next !== null) return onChange(next);
    flushSync(() => onChange(null));
    // The button that had the focus is gone.
    searchInput.current?.focus();
  };
  const pick = (picked: Caller): void => {
    flushSync(() => {
      setAdding(isNewCaller(picked));
      onChange(picked);
    });
    // The search, which had the focus, is gone.
    if (document.activeElement === document.body) removeButton.current?.focus();
  };
  const { problem, disabled, typed } = search;
  if (caller === null)
    return (
      <>
        <CallerSearch {...search} inputRef={searchInput} onPick={pick} />
        {problem === texts.unmatched && (
          <Button
            type="button"
            size="xs"
            variant="outline"
            alignSelf="start"
            onClick={() => pick(splitTypedCaller(typed))}
          >
            <UserPlus />
            {texts.saveAsNew}
          </Button>
        )}
      </>
    );
  if (isNewCaller(caller))
    return (
      <>
        <NewCallerFields caller={caller} problem={problem} disabled={disabled} hasFocus={isAdding} onChange={change} />
        <KnownCallers caller={caller} disabled={disabled} onPick={pick} />
      </>
    );
  return (
    <FieldFrame label={texts.caller} value={caller.name} problem={problem} group="choices">
      {() => (
        <Chosen>
          <UserRound size={16} aria-hidden="true" />
          <CallerLines caller={caller} hasLink />
          <button
            ref={removeButton}
            type="button"
            aria-label={texts.remove(caller.name)}
            disabled={disabled}
            onClick={() => change(null)}
          >
            <X size={16} />
          </button>
        </Chosen>
      )}
    </FieldFrame>
  );
};

const Chosen = chakra('div', {
  base: {
    ...controlStyle,
    h: 'auto',
    minH: { base: 'control.touch', md: 'control.sm' },
    py: '1.5',
    bg: 'bg.selected',
    borderColor: 'border',
    '& > svg': { flex: 'none', color: 'fg.muted' },
    '& > button': { ...controlStyle['& > button'], boxSize: { base: '11', md: '7' } },
  },
});
