import { chakra } from '@chakra-ui/react';
import { Search, UserPlus } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { typeMore } from '../../platform/hit-count.texts.ts';
import { silentContext } from '../../platform/request/busy.ts';
import { ChoiceList, ChoiceNote, useCombobox } from '../../ui/fields/combobox.tsx';
import { controlStyle, FieldFrame } from '../../ui/fields/field-frame.tsx';
import { Popup } from '../../ui/fields/popup.tsx';
import { useDebouncedValue } from '../../ui/fields/use-debounced-value.ts';
import { useCallersQuery } from './caller.generated.ts';
import { type Caller, isNewCaller, markTwins, splitTypedCaller } from './caller.ts';
import { texts } from './caller.texts.ts';
import { CallerLines } from './caller-lines.tsx';

export interface CallerSearchProps {
  problem: string | undefined;
  disabled: boolean;
  /** The typed search text, used while no person is chosen. */
  typed: string;
  onType: (text: string) => void;
}

/** Finds a person by a part of name, telephone, client number or address. The last choice is to add the person. */
export const CallerSearch = ({
  problem,
  disabled,
  typed,
  onType,
  onPick,
  inputRef,
}: CallerSearchProps & { onPick: (caller: Caller) => void; inputRef: RefObject<HTMLInputElement | null> }) => {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const { callers, note, isUnsure } = useCallers(typed, isOpen);
  const open = (text: string): void => setOpen(text.trim() !== '');
  const close = (): void => setOpen(false);
  const combobox = useCombobox({
    choices: callers,
    isOpen,
    isEnterCaptured: true,
    // Enter must not choose a person who only resembles the typed one, or one of many on a street.
    hasNoDefault: isUnsure,
    onType: (text) => {
      onType(text);
      open(text);
    },
    onOpen: () => open(typed),
    onClose: close,
    onPick,
  });

  return (
    <FieldFrame label={texts.caller} value={typed} problem={problem} hint={texts.hint}>
      {({ id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid }) => (
        <Box ref={anchor}>
          <Search size={16} aria-hidden="true" />
          <input
            {...combobox.input}
            ref={inputRef}
            id={id}
            aria-describedby={describedBy}
            aria-invalid={isInvalid}
            type="text"
            maxLength={200}
            disabled={disabled}
            value={typed}
            onBlur={close}
          />
          {isOpen && (
            <Popup anchor={anchor} onClose={close} matchesAnchorWidth>
              <Choices data-has-new={callers.length > 0 || undefined}>
                <ChoiceList
                  combobox={combobox}
                  label={texts.caller}
                  keyOf={({ submitterId, clientId }) => `${submitterId} ${clientId}`}
                >
                  {(caller) => (
                    <>
                      {isNewCaller(caller) && <UserPlus size={16} aria-hidden="true" />}
                      <CallerLines caller={caller} />
                    </>
                  )}
                </ChoiceList>
                <ChoiceNote>{note}</ChoiceNote>
              </Choices>
            </Popup>
          )}
        </Box>
      )}
    </FieldFrame>
  );
};

const minSearchLength = 3;
const typingPauseMs = 300;

interface Callers {
  callers: readonly Caller[];
  note: string;
  /**
   * True if the persons were found without some of the typed words, or by their street only, so that the first one may
   * be a stranger.
   */
  isUnsure: boolean;
}

const useCallers = (typed: string, isOpen: boolean): Callers => {
  const text = typed.trim();
  const search = useDebouncedValue(text, typingPauseMs);
  const isShort = text.length < minSearchLength;
  const { data, error } = useCallersQuery(
    isOpen && search.length >= minSearchLength
      ? { variables: { text: search, kinds: ['PERSON'] }, context: silentContext }
      : { skip: true },
  );
  if (isShort) return { callers: [], note: texts.short, isUnsure: false };
  const added = splitTypedCaller(text);
  if (error && search === text) return { callers: [added], note: texts.failed, isUnsure: false };
  if (!data || search !== text) return { callers: [], note: texts.searching, isUnsure: false };
  const { people, totals, leftOutWords, hasResidentsOnly } = data.search;
  const lacksWords = people.length > 0 && leftOutWords.length > 0;
  const count = describeCount(people.length, totals.people);
  const found = hasResidentsOnly ? texts.residents(count) : count;
  return {
    callers: [...markTwins(people), added],
    note: lacksWords ? texts.leftOut(leftOutWords) : found,
    isUnsure: lacksWords || hasResidentsOnly,
  };
};

const describeCount = (count: number, total: number | null): string => {
  if (count === 0) return texts.none;
  return total === null || total > count ? typeMore(count, total) : texts.found(count);
};

const Box = chakra('div', { base: { ...controlStyle, '& > svg': { color: 'fg.muted', flex: 'none' } } });

const Choices = chakra('div', {
  base: {
    maxW: '31rem',
    // The choice to add the person is visible without scrolling, and does not cover the active choice.
    '&[data-has-new] [role=listbox]': { scrollPaddingBottom: '4rem' },
    '&[data-has-new] [role=option]:last-child': {
      position: 'sticky',
      bottom: '-1',
      borderTopWidth: '1px',
      '&:not([aria-selected=true], :hover)': { bg: 'bg.panel' },
    },
  },
});
