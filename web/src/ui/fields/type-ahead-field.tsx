import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ChoiceList, ChoiceNote, useCombobox } from './combobox.tsx';
import { controlStyle, FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-frame.tsx';
import { texts } from './fields.texts.ts';
import { typeMore } from '../../platform/hit-count.texts.ts';
import { Popup } from './popup.tsx';
import { useDebouncedValue } from './use-debounced-value.ts';

interface Choice {
  value: string;
  label: string;
  /** Shown below the label, to distinguish choices with equal labels. */
  description?: string | null;
}

interface Matches {
  options: readonly Choice[] | undefined;
  total?: number | undefined;
  failed?: boolean;
  /** Shown above options that only resemble the text. None of them is then active. */
  caution?: string | undefined;
}

interface TypeAheadFieldProps extends FieldProps {
  /** Label of the chosen value. */
  chosenLabel: string | undefined;
  /** Label of the empty choice, which is offered while the text box is empty. */
  emptyLabel: string;
  /** A hook that loads the matches of the typed text, if `isEnabled`. */
  useOptions: (text: string, isEnabled: boolean) => Matches;
}

const debounceMs = 250;
/** The gateway refuses longer texts, so a pasted text is cut instead of failing. */
const maxTypedLength = 200;

interface Typed {
  text: string;
  /** True until the first key: the list is open, and the field still shows the chosen value. */
  isUntouched?: boolean;
  /** True after the focus has left the field: the list is closed, the text stays. */
  hasLeft?: boolean;
}

/**
 * Picks one of many choices: typing filters the list, the arrow keys and Enter choose. When the focus leaves the field,
 * the only match of the typed text is picked. Other text that was not picked stays with a validation error, because a
 * filter would otherwise silently find everything; Esc discards it. Deleting the whole text clears the value.
 */
export const TypeAheadField = ({
  chosenLabel,
  emptyLabel,
  useOptions,
  onChange,
  onBlur,
  disabled,
  ...frame
}: TypeAheadFieldProps) => {
  const { typed, setTyped, listed } = useTyped(useOptions, onChange);
  const anchor = useRef<HTMLDivElement>(null);
  const text = typed?.text ?? '';
  const hasLeft = typed?.hasLeft === true;
  const isOpen = typed !== null && !hasLeft;
  const type = (next: string): void => setTyped({ text: next });
  const open = (): void => setTyped({ text, isUntouched: text === '' });
  const close = (): void => setTyped(null);
  const leave = (): void => {
    const isBlank = text.trim() === '';
    if (typed && isBlank && !typed.isUntouched && frame.value !== '') onChange('');
    setTyped(isBlank ? null : { text, hasLeft: true });
  };
  const combobox = useCombobox({
    choices: [...(text === '' && listed.options ? [{ value: '', label: emptyLabel }] : []), ...(listed.options ?? [])],
    isOpen,
    hasNoDefault: listed.caution !== undefined,
    onType: type,
    onOpen: open,
    onClose: close,
    onPick: ({ value }) => {
      onChange(value);
      close();
    },
  });
  const unpicked = hasLeft ? formatUnpicked(listed) : undefined;

  return (
    <FieldFrame {...frame} problem={unpicked ?? frame.problem}>
      {({ 'data-filled': isFilled, ...control }) => (
        <ControlBox ref={anchor} data-filled={isFilled} data-invalid={control['aria-invalid']}>
          <input
            {...control}
            {...combobox.input}
            type="text"
            maxLength={maxTypedLength}
            data-unpicked={unpicked && ''}
            disabled={disabled}
            placeholder={emptyLabel}
            value={typed && !typed.isUntouched ? typed.text : (chosenLabel ?? '')}
            onClick={({ currentTarget }) => {
              open();
              currentTarget.select();
            }}
            onBlur={() => {
              leave();
              onBlur?.();
            }}
          />
          <ChevronDown size={14} />
          {isOpen && (
            <Popup
              anchor={anchor}
              onClose={({ type: cause }) => (cause === 'keydown' ? close : leave)()}
              matchesAnchorWidth
            >
              <ChoiceNote>{listed.caution}</ChoiceNote>
              <ChoiceList
                combobox={combobox}
                label={frame.label}
                keyOf={({ value }) => value}
                isChosen={({ value }) => value === frame.value}
              >
                {({ label, description }) => (
                  <span>
                    {label}
                    {description && <Description>{description}</Description>}
                  </span>
                )}
              </ChoiceList>
              <ChoiceNote>{formatNote(listed)}</ChoiceNote>
            </Popup>
          )}
        </ControlBox>
      )}
    </FieldFrame>
  );
};

const loading: Matches = { options: undefined };

/** The typed text with its matches. The only match is picked after the focus has left; the text is then null. */
const useTyped = (useOptions: TypeAheadFieldProps['useOptions'], onChange: (value: string) => void) => {
  const [typed, setTyped] = useState<Typed | null>(null);
  const text = typed?.text ?? '';
  const debouncedText = useDebouncedValue(text, debounceMs);
  const matches = useOptions(debouncedText, typed !== null);
  const listed = debouncedText === text ? matches : loading;
  const { options, caution } = listed;
  const only = typed?.hasLeft && !caution && options?.length === 1 ? options[0]?.value : undefined;
  const pickOnly = useEffectEvent(onChange);
  useEffect(() => {
    if (only !== undefined) pickOnly(only);
  }, [only]);
  return { typed: only === undefined ? typed : null, setTyped, listed };
};

const formatUnpicked = ({ options }: Matches): string =>
  options?.length === 0 ? texts.nothingFound : texts.pickOrClear;

const formatNote = ({ options, total, failed }: Matches): string | null => {
  if (failed) return texts.choicesFailed;
  if (!options) return texts.loading;
  if (options.length === 0) return texts.nothingFound;
  return total !== undefined && total > options.length ? typeMore(options.length, total) : null;
};

const Description = chakra('small', { base: { display: 'block', textStyle: 'xs', color: 'fg.muted' } });

const ControlBox = chakra('div', { base: { ...controlStyle, '& > svg': { color: 'fg.muted', flex: 'none' } } });
