import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useState } from 'react';
import type { ChangeEvent, HTMLAttributes, KeyboardEvent, MouseEvent, ReactNode } from 'react';

interface ComboboxUse<Choice> {
  /** What fits the typed text; none while that is not known: Enter must not take what fitted a former text. */
  choices: readonly Choice[];
  isOpen: boolean;
  /** Enter never goes on to a form around it. */
  holdsEnter?: boolean;
  onType: (text: string) => void;
  onOpen: () => void;
  onClose: () => void;
  onPick: (choice: Choice) => void;
}

interface Combobox<Choice> {
  choices: readonly Choice[];
  /** Place of the choice that Enter takes. */
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
  idAt: (place: number) => string;
  pick: (choice: Choice) => void;
}

/** A text box with choices under it: arrows go through them, Enter takes one, Esc closes. */
export const useCombobox = <Choice,>(use: ComboboxUse<Choice>): Combobox<Choice> => {
  const { choices, isOpen, holdsEnter, onOpen, onClose, onPick } = use;
  const listId = useId();
  const [place, setPlace] = useState(0);
  const active = Math.min(place, Math.max(0, choices.length - 1));
  const idAt = (one: number): string => `${listId}-${one}`;

  const press = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    if (step) {
      event.preventDefault();
      if (isOpen) setPlace(Math.max(0, Math.min(choices.length - 1, active + step)));
      else onOpen();
    } else if (event.key === 'Enter' && (isOpen || holdsEnter)) {
      event.preventDefault();
      const choice = choices[active];
      if (isOpen && choice !== undefined) onPick(choice);
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
      'aria-activedescendant': isOpen && active < choices.length ? idAt(active) : undefined,
      onChange: ({ target }) => {
        setPlace(0);
        use.onType(target.value);
      },
      onKeyDown: press,
    },
    listId,
    idAt,
    pick: onPick,
  };
};

interface ChoiceListProps<Choice> {
  combobox: Combobox<Choice>;
  label: string;
  keyOf: (choice: Choice, place: number) => string;
  isChosen?: (choice: Choice) => boolean;
  children: (choice: Choice, isActive: boolean) => ReactNode;
}

/** The choices themselves. A press must not take the focus out of the text box; a finger that scrolls chooses nothing. */
export const ChoiceList = <Choice,>({ combobox, label, keyOf, isChosen, children }: ChoiceListProps<Choice>) => {
  const { choices, active, listId, idAt, pick } = combobox;
  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);
  return (
    <List id={listId} aria-label={label} onPointerDown={stay} onMouseDown={stay}>
      {choices.map((choice, place) => (
        <Option
          key={keyOf(choice, place)}
          id={idAt(place)}
          aria-selected={place === active}
          data-chosen={isChosen?.(choice) || undefined}
          onClick={() => pick(choice)}
        >
          {children(choice, place === active)}
        </Option>
      ))}
    </List>
  );
};

const stay = (event: MouseEvent): void => event.preventDefault();

const List = chakra(
  'div',
  { base: { maxH: '20rem', overflow: 'auto', p: '1', textStyle: 'sm', _empty: { display: 'none' } } },
  { defaultProps: { role: 'listbox' } },
);

const Option = chakra(
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

/** Under the choices: how many there are, or why there are none. */
export const ChoiceNote = chakra('output', {
  base: { display: 'block', px: '3', py: '2', textStyle: 'xs', color: 'fg.muted', _empty: { display: 'none' } },
});
