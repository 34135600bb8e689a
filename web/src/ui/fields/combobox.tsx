import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useState } from 'react';
import type { ChangeEvent, HTMLAttributes, KeyboardEvent, MouseEvent, ReactNode } from 'react';

interface ComboboxOptions<Choice> {
  /**
   * The choices that match the typed text. Must be empty while the choices load, so that Enter cannot pick a match of
   * an earlier text.
   */
  choices: readonly Choice[];
  isOpen: boolean;
  /** If true, Enter picks nothing until an arrow key has moved to a choice. */
  hasNoDefault?: boolean;
  /** If true, Enter does not submit the surrounding form, even if the list is closed. */
  isEnterCaptured?: boolean;
  onType: (text: string) => void;
  onOpen: () => void;
  onClose: () => void;
  onPick: (choice: Choice) => void;
}

export interface Combobox<Choice> {
  choices: readonly Choice[];
  /** Index of the choice that Enter picks; -1 if none. */
  active: number;
  input: {
    role: 'combobox';
    autoComplete: 'off';
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  } & Pick<
    HTMLAttributes<HTMLInputElement>,
    'aria-autocomplete' | 'aria-expanded' | 'aria-controls' | 'aria-activedescendant'
  >;
  listId: string;
  getOptionId: (index: number) => string;
  pick: (choice: Choice) => void;
}

/** A text box with a list of choices: the arrow keys move, Enter picks, Esc closes. */
export const useCombobox = <Choice,>(options: ComboboxOptions<Choice>): Combobox<Choice> => {
  const { choices, isOpen, hasNoDefault, isEnterCaptured, onOpen, onClose, onPick } = options;
  const listId = useId();
  const [index, setIndex] = useState<number | null>(null);
  const active = Math.min(index ?? (hasNoDefault ? -1 : 0), Math.max(0, choices.length - 1));
  const getOptionId = (optionIndex: number): string => `${listId}-${optionIndex}`;

  const move = (step: number): void => {
    if (isOpen) setIndex(Math.max(0, Math.min(choices.length - 1, active + step)));
    else onOpen();
  };
  const pickActive = (): void => {
    const choice = choices[active];
    if (isOpen && choice !== undefined) onPick(choice);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    if (step) {
      event.preventDefault();
      move(step);
    } else if (event.key === 'Enter' && (isOpen || isEnterCaptured)) {
      event.preventDefault();
      pickActive();
    } else if (isOpen && event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
  };

  return {
    choices,
    active,
    input: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-activedescendant': isOpen && choices[active] !== undefined ? getOptionId(active) : undefined,
      onChange: ({ target }) => {
        setIndex(null);
        options.onType(target.value);
      },
      onKeyDown: onKeyDown,
    },
    listId,
    getOptionId,
    pick: onPick,
  };
};

interface ChoiceListProps<Choice> {
  combobox: Combobox<Choice>;
  label: string;
  keyOf: (choice: Choice, index: number) => string;
  isChosen?: (choice: Choice) => boolean;
  children: (choice: Choice, isActive: boolean) => ReactNode;
}

/**
 * The list of choices. The focus stays in the text box. A choice is picked on click, so that scrolling by touch picks
 * nothing.
 */
export const ChoiceList = <Choice,>({ combobox, label, keyOf, isChosen, children }: ChoiceListProps<Choice>) => {
  const { choices, active, listId, getOptionId, pick } = combobox;
  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);
  return (
    <List id={listId} aria-label={label} onPointerDown={keepFocus} onMouseDown={keepFocus}>
      {choices.map((choice, index) => (
        <Option
          key={keyOf(choice, index)}
          id={getOptionId(index)}
          aria-selected={index === active}
          data-chosen={isChosen?.(choice) || undefined}
          onClick={() => pick(choice)}
        >
          {children(choice, index === active)}
        </Option>
      ))}
    </List>
  );
};

export const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** The frame of the list of choices. */
export const List = chakra(
  'div',
  { base: { maxH: '20rem', overflow: 'auto', p: '1', textStyle: 'sm', _empty: { display: 'none' } } },
  { defaultProps: { role: 'listbox' } },
);

export const Option = chakra(
  'div',
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minH: { base: 'control.touch', md: 'control.sm' },
      px: '2',
      py: '1.5',
      borderRadius: 'sm',
      cursor: 'pointer',
      '& svg': { color: 'fg.muted', flex: 'none' },
      '&:hover': { bg: 'bg.muted' },
      '&[aria-selected=true]': { bg: 'bg.selected' },
      '&[data-chosen]': { fontWeight: 'semibold', color: 'struma.fg' },
    },
  },
  { defaultProps: { role: 'option' } },
);

/** Shown below the choices: their count, or why there are none. */
export const ChoiceNote = chakra('output', {
  base: { display: 'block', px: '3', py: '2', textStyle: 'xs', color: 'fg.muted', _empty: { display: 'none' } },
});
