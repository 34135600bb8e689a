import { chakra } from '@chakra-ui/react';
import { Search, UserRound, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { silently } from '../../ui/busy.ts';
import { controlStyle, FieldFrame } from '../../ui/fields/field-frame.tsx';
import { Popup } from '../../ui/fields/popup.tsx';
import { useSettled } from '../../ui/fields/use-settled.ts';
import type { Caller } from './submit-draft.ts';
import { useCallersQuery } from './submit.generated.ts';
import { texts } from './submit.texts.ts';

interface CallerFieldProps {
  caller: Caller | null;
  disabled: boolean;
  onChange: (caller: Caller | null) => void;
}

/** Who is calling: found by part of the name, telephone, client number or address. */
export const CallerField = ({ caller, disabled, onChange }: CallerFieldProps) =>
  caller ? (
    <FieldFrame label={texts.caller} value={caller.name}>
      {({ id }) => (
        <Chosen>
          <UserRound size={16} aria-hidden="true" />
          <CallerLines caller={caller} />
          <button
            id={id}
            type="button"
            aria-label={texts.callerRemove(caller.name)}
            disabled={disabled}
            onClick={() => onChange(null)}
          >
            <X size={16} />
          </button>
        </Chosen>
      )}
    </FieldFrame>
  ) : (
    <CallerSearch disabled={disabled} onPick={onChange} />
  );

const shortest = 3;
const typingPause = 300;

const CallerSearch = ({ disabled, onPick }: { disabled: boolean; onPick: (caller: Caller) => void }) => {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const anchor = useRef<HTMLDivElement>(null);
  const list = useId();
  const { callers, note } = useFound(typed, isOpen);

  const press = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setOpen(typed.trim() !== '');
      setActive((place) => Math.max(0, Math.min(callers.length - 1, place + step)));
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      if (isOpen && callers[active]) onPick(callers[active]);
    }
  };

  return (
    <FieldFrame label={texts.caller} value={typed} hint={texts.callerHint}>
      {({ id, 'aria-describedby': describedBy }) => (
        <Box ref={anchor}>
          <Search size={16} aria-hidden="true" />
          <input
            id={id}
            aria-describedby={describedBy}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={list}
            aria-activedescendant={isOpen && callers[active] ? `${list}-${active}` : undefined}
            autoComplete="off"
            maxLength={200}
            disabled={disabled}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setActive(0);
              setOpen(target.value.trim() !== '');
            }}
            onKeyDown={press}
            onBlur={() => setOpen(false)}
          />
          {isOpen && (
            <Popup anchor={anchor} onClose={() => setOpen(false)} fill>
              <List id={list} aria-label={texts.caller}>
                {callers.map((caller, place) => (
                  <Option
                    key={`${caller.submitterId} ${caller.clientId}`}
                    id={`${list}-${place}`}
                    aria-selected={place === active}
                    onPointerDown={(event) => {
                      event.preventDefault();
                      onPick(caller);
                    }}
                  >
                    <CallerLines caller={caller} />
                  </Option>
                ))}
              </List>
              <SearchNote>{note}</SearchNote>
            </Popup>
          )}
        </Box>
      )}
    </FieldFrame>
  );
};

const useFound = (typed: string, isOpen: boolean): { callers: readonly Caller[]; note: string } => {
  const text = typed.trim();
  const search = useSettled(text, typingPause);
  const isShort = text.length < shortest;
  const { data, error } = useCallersQuery(
    isOpen && search.length >= shortest ? { variables: { search }, context: silently } : { skip: true },
  );
  if (isShort) return { callers: none, note: texts.callerShort };
  if (error && search === text) return { callers: none, note: texts.callerFailed };
  if (!data || search !== text) return { callers: none, note: texts.callerSearching };
  const { callers } = data;
  return { callers, note: callers.length === 0 ? texts.callerNone : texts.callerFound(callers.length) };
};

const none: readonly Caller[] = [];

const CallerLines = ({ caller }: { caller: Caller }) => {
  const { name, clientNumber, phone, address, openSignals } = caller;
  const facts = [phone, clientNumber && texts.clientNumber(clientNumber), address].filter(Boolean).join(' · ');
  return (
    <Lines>
      <span className="first">
        <b>{name}</b>
        {openSignals > 0 && <span className="open">{texts.openSignals(openSignals)}</span>}
      </span>
      {facts && <span className="facts">{facts}</span>}
    </Lines>
  );
};

const Box = chakra('div', { base: { ...controlStyle, '& > svg': { color: 'fg.muted', flex: 'none' } } });

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

const Lines = chakra('span', {
  base: {
    flex: '1',
    minW: '0',
    display: 'flex',
    flexDirection: 'column',
    '& .first': { display: 'flex', gap: '2', justifyContent: 'space-between' },
    '& b': { fontWeight: 'semibold' },
    '& .facts, & .open': { textStyle: 'xs', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    '& .open': { flex: 'none', color: 'fg.warning', fontWeight: 'medium' },
  },
});

const List = chakra(
  'div',
  { base: { maxH: '20rem', maxW: '31rem', overflow: 'auto', p: '1', textStyle: 'sm', _empty: { display: 'none' } } },
  { defaultProps: { role: 'listbox' } },
);

const Option = chakra(
  'div',
  {
    base: {
      display: 'flex',
      px: '2',
      py: '1.5',
      borderRadius: 'sm',
      cursor: 'pointer',
      '&:hover': { bg: 'bg.muted' },
      '&[aria-selected=true]': { bg: 'bg.selected' },
    },
  },
  { defaultProps: { role: 'option' } },
);

const SearchNote = chakra('output', {
  base: { display: 'block', px: '3', py: '2', textStyle: 'xs', color: 'fg.muted' },
});
