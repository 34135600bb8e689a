import { chakra } from '@chakra-ui/react';
import { CircleUserRound, Gauge, MapPin, MessageSquareText, Search, TriangleAlert, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { silentContext } from '../platform/request/busy.ts';
import { useSession } from '../session/use-session.ts';
import type { SearchKind } from '../types.ts';
import { closeOnEscape } from '../ui/dialog-frame.tsx';
import { ChoiceNote, useCombobox } from '../ui/fields/combobox.tsx';
import { GroupedChoiceList } from '../ui/fields/grouped-choice-list.tsx';
import { useDebouncedValue } from '../ui/fields/use-debounced-value.ts';
import type { Icon } from '../ui/icons.ts';
import { useModal } from '../ui/use-modal.ts';
import { type Hit, useListHits, useToHits } from './hits.ts';
import { useSearchQuery } from './search.generated.ts';
import { Panel } from './search-panel.ts';
import { texts } from './search.texts.ts';

/** The search dialog: a text field and the hits by kind. Enter opens the active hit, Esc closes the dialog. */
export const SearchDialog = ({ onClose }: { onClose: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  useModal(dialog, input);
  const { hits, note } = useHits(typed);
  const combobox = useCombobox<Hit>({
    choices: hits,
    isOpen: hits.length > 0,
    isEnterCaptured: true,
    onType: setTyped,
    onOpen: () => {},
    onClose,
    onPick: ({ path }) => {
      onClose();
      void navigate(path);
    },
  });
  return (
    <Panel
      ref={dialog}
      aria-label={texts.search}
      onClick={({ target }) => target === dialog.current && onClose()}
      {...closeOnEscape(onClose)}
    >
      <div className="field">
        <Search size={16} aria-hidden="true" />
        <input
          {...combobox.input}
          ref={input}
          type="text"
          aria-label={texts.search}
          placeholder={texts.search}
          maxLength={200}
          value={typed}
          spellCheck={false}
        />
        <button type="button" aria-label={texts.close} title={texts.close} onClick={onClose}>
          <X size={16} />
        </button>
      </div>
      <GroupedChoiceList
        combobox={combobox}
        label={texts.results}
        keyOf={({ key }) => key}
        groupOf={({ group }) => group}
        noteOf={({ groupNote }) => groupNote}
      >
        {(hit) => <HitLines hit={hit} />}
      </GroupedChoiceList>
      <ChoiceNote>{note}</ChoiceNote>
    </Panel>
  );
};

const typingPauseMs = 250;

const useHits = (typed: string): { hits: readonly Hit[]; note: string } => {
  const text = typed.trim();
  const { environment } = useSession();
  const toHits = useToHits();
  const toListHits = useListHits();
  const debouncedText = useDebouncedValue(text, typingPauseMs);
  const isEmpty = !isSearchable(text);
  // Personal data of earlier searches is not kept in the cache.
  const { data, error } = useSearchQuery(
    isEmpty || debouncedText !== text
      ? { skip: true }
      : { variables: { text: debouncedText }, context: silentContext, fetchPolicy: 'no-cache' },
  );
  const hint = environment.features.includes('SEARCH') ? texts.hint : texts.hintOfNumbers;
  if (isEmpty) return { hits: noHits, note: hint };
  if (error && debouncedText === text) return { hits: noHits, note: texts.failed };
  if (!data || debouncedText !== text) return { hits: noHits, note: texts.searching };
  const hits = toHits(data.search);
  return { hits: [...hits, ...toListHits(text)], note: describe(hits, data.search.leftOutWords) };
};

const describe = (hits: readonly Hit[], leftOutWords: readonly string[]): string => {
  if (hits.length === 0) return texts.nothing;
  if (leftOutWords.length > 0) return texts.leftOut(leftOutWords);
  return hits.some(({ groupNote }) => groupNote !== '') ? texts.narrow : texts.found(hits.length);
};

const noHits: readonly Hit[] = [];

/** One letter alone would match too much. One digit may be the number of a signal. */
const isSearchable = (text: string): boolean => text.length >= 2 || /^\d$/.test(text);

const icons: Readonly<Record<SearchKind, Icon>> = {
  SIGNAL: MessageSquareText,
  PERSON: CircleUserRound,
  BREAKDOWN: TriangleAlert,
  ADDRESS: MapPin,
  METER: Gauge,
};

const HitLines = ({ hit: { kind, title, facts, note } }: { hit: Hit }) => {
  const KindIcon = icons[kind];
  return (
    <>
      <KindIcon size={16} aria-hidden="true" />
      <Lines>
        <span className="first">
          <b>{title}</b>
          {note && <span className="note">{note}</span>}
        </span>
        {facts && <span className="facts">{facts}</span>}
      </Lines>
    </>
  );
};

const Lines = chakra('span', {
  base: {
    flex: '1',
    minW: '0',
    display: 'flex',
    flexDirection: 'column',
    '& .first': { display: 'flex', gap: '2', justifyContent: 'space-between' },
    '& b': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& .facts, & .note': { textStyle: 'xs', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    '& .note': { flex: 'none' },
  },
});
