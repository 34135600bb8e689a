import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
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

/**
 * Picks one of many choices: typing filters the list, the arrow keys and Enter choose. Typed text that was not chosen
 * from the list is discarded.
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
  const [typed, setTyped] = useState<string | null>(null);
  const anchor = useRef<HTMLDivElement>(null);
  const isOpen = typed !== null;
  const text = typed ?? '';
  const debouncedText = useDebouncedValue(text, debounceMs);
  const matches = useOptions(debouncedText, isOpen);
  const listed = debouncedText === text ? matches : loading;
  const open = (): void => setTyped((previous) => previous ?? '');
  const close = (): void => setTyped(null);
  const combobox = useCombobox({
    choices: [...(text === '' && listed.options ? [{ value: '', label: emptyLabel }] : []), ...(listed.options ?? [])],
    isOpen,
    onType: setTyped,
    onOpen: open,
    onClose: close,
    onPick: ({ value }) => {
      onChange(value);
      close();
    },
  });

  return (
    <FieldFrame {...frame}>
      {({ 'data-filled': isFilled, ...control }) => (
        <ControlBox ref={anchor} data-filled={isFilled} data-invalid={control['aria-invalid']}>
          <input
            {...control}
            {...combobox.input}
            type="text"
            maxLength={maxTypedLength}
            disabled={disabled}
            placeholder={emptyLabel}
            value={typed ?? chosenLabel ?? ''}
            onClick={open}
            onBlur={() => {
              close();
              onBlur?.();
            }}
          />
          <ChevronDown size={14} />
          {isOpen && (
            <Popup anchor={anchor} onClose={close} matchesAnchorWidth>
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

const formatNote = ({ options, total, failed }: Matches): string | null => {
  if (failed) return texts.choicesFailed;
  if (!options) return texts.loading;
  if (options.length === 0) return texts.nothingFound;
  return total !== undefined && total > options.length ? typeMore(options.length, total) : null;
};

const Description = chakra('small', { base: { display: 'block', textStyle: 'xs', color: 'fg.muted' } });

const ControlBox = chakra('div', { base: { ...controlStyle, '& > svg': { color: 'fg.muted', flex: 'none' } } });
