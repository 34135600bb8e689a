import { chakra } from '@chakra-ui/react';
import { Search, UserRound, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { silentContext } from '../../platform/request/busy.ts';
import { signalsPath } from '../signals.screens.ts';
import { ChoiceList, ChoiceNote, useCombobox } from '../../ui/fields/combobox.tsx';
import { controlStyle, FieldFrame } from '../../ui/fields/field-frame.tsx';
import { typeMore } from '../../platform/hit-count.texts.ts';
import { Popup } from '../../ui/fields/popup.tsx';
import { useDebouncedValue } from '../../ui/fields/use-debounced-value.ts';
import type { Caller } from './drafts/submit-draft.ts';
import { useCallersQuery } from './submit.generated.ts';
import { texts } from './submit.texts.ts';

interface CallerFieldProps {
  caller: Caller | null;
  problem: string | undefined;
  disabled: boolean;
  /** The typed search text, used while no person is chosen. */
  typed: string;
  onType: (text: string) => void;
  onChange: (caller: Caller | null) => void;
}

/** The field of the caller, who is found by a part of name, telephone, client number or address. */
export const CallerField = ({ caller, onChange, ...search }: CallerFieldProps) =>
  caller ? (
    <FieldFrame label={texts.caller} value={caller.name} problem={search.problem} group="choices">
      {() => (
        <Chosen>
          <UserRound size={16} aria-hidden="true" />
          <CallerLines caller={caller} hasLink />
          <button
            type="button"
            aria-label={texts.callerRemove(caller.name)}
            disabled={search.disabled}
            onClick={() => onChange(null)}
          >
            <X size={16} />
          </button>
        </Chosen>
      )}
    </FieldFrame>
  ) : (
    <CallerSearch {...search} onPick={onChange} />
  );

const minSearchLength = 3;
const typingPauseMs = 300;

interface CallerSearchProps extends Pick<CallerFieldProps, 'problem' | 'disabled' | 'typed' | 'onType'> {
  onPick: (caller: Caller) => void;
}

const CallerSearch = ({ problem, disabled, typed, onType, onPick }: CallerSearchProps) => {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const { callers, note } = useCallers(typed, isOpen);
  const open = (text: string): void => setOpen(text.trim() !== '');
  const close = (): void => setOpen(false);
  const combobox = useCombobox({
    choices: callers,
    isOpen,
    isEnterCaptured: true,
    onType: (text) => {
      onType(text);
      open(text);
    },
    onOpen: () => open(typed),
    onClose: close,
    onPick,
  });

  return (
    <FieldFrame label={texts.caller} value={typed} problem={problem} hint={texts.callerHint}>
      {({ id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid }) => (
        <Box ref={anchor}>
          <Search size={16} aria-hidden="true" />
          <input
            {...combobox.input}
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
              <Choices>
                <ChoiceList
                  combobox={combobox}
                  label={texts.caller}
                  keyOf={({ submitterId, clientId }) => `${submitterId} ${clientId}`}
                >
                  {(caller) => <CallerLines caller={caller} />}
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

const useCallers = (typed: string, isOpen: boolean): { callers: readonly Caller[]; note: string } => {
  const text = typed.trim();
  const search = useDebouncedValue(text, typingPauseMs);
  const isShort = text.length < minSearchLength;
  const { data, error } = useCallersQuery(
    isOpen && search.length >= minSearchLength
      ? { variables: { text: search }, context: silentContext }
      : { skip: true },
  );
  if (isShort) return { callers: noCallers, note: texts.callerShort };
  if (error && search === text) return { callers: noCallers, note: texts.callerFailed };
  if (!data || search !== text) return { callers: noCallers, note: texts.callerSearching };
  const { people, totals } = data.search;
  return { callers: people, note: describeCount(people.length, totals.people) };
};

const describeCount = (count: number, total: number | null): string => {
  if (count === 0) return texts.callerNone;
  return total === null || total > count ? typeMore(count, total) : texts.callerFound(count);
};

const noCallers: readonly Caller[] = [];

/** With `hasLink`, the open signals of the caller are a link that leaves the form as it is. */
const CallerLines = ({ caller, hasLink }: { caller: Caller; hasLink?: boolean }) => {
  const { submitterId, name, clientNumber, phone, address, openSignals } = caller;
  const count = texts.openSignals(openSignals);
  const facts = [phone, clientNumber && texts.clientNumber(clientNumber), address].filter(Boolean).join(' · ');
  return (
    <Lines>
      <span className="first">
        <b>{name}</b>
        {openSignals > 0 &&
          (hasLink && submitterId !== null ? (
            <Link className="open" to={`${signalsPath}?submitter=${submitterId}`} target="_blank">
              {count}
            </Link>
          ) : (
            <span className="open">{count}</span>
          ))}
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
    '& a.open': { textDecoration: 'underline' },
  },
});

const Choices = chakra('div', { base: { maxW: '31rem' } });
