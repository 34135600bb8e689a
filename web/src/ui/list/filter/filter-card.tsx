import { Button, chakra, Kbd } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { closeOnEscape } from '../../dialog-frame.tsx';
import { focusUnpicked } from '../../focus-unpicked.ts';
import { useModal } from '../../use-modal.ts';
import { FilterFieldControl } from './filter-field.tsx';
import { FilterGroups } from './filter-groups.tsx';
import type { FilterField, FilterValues, Param } from './filter-fields.ts';
import { texts } from '../list.texts.ts';
import { partTexts } from '../list-parts.texts.ts';
import { useFilterDraft } from './use-filter-draft.ts';
import type { Filter } from './use-filter.ts';

export interface FilterCardProps {
  title: string;
  list: { fields: readonly FilterField[]; params: readonly Param[]; filter: FilterValues };
  filter: Filter;
  isNarrow: boolean;
  onClose: () => void;
}

/** The form of the filter: below the bar, or as a sheet over a narrow page. */
export const FilterCard = ({ isNarrow, ...card }: FilterCardProps) =>
  isNarrow ? <FilterSheet {...card} /> : <FilterForm {...card} />;

const FilterSheet = (card: Omit<FilterCardProps, 'isNarrow'>) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
  return (
    <Sheet ref={dialog} aria-label={card.title} {...closeOnEscape(card.onClose)}>
      <header>
        <h2>{card.title}</h2>
        <Button variant="ghost" px="0" aria-label={partTexts.closeFilter} onClick={card.onClose}>
          <X />
        </Button>
      </header>
      <FilterForm {...card} isSheet />
    </Sheet>
  );
};

type FilterFormProps = Omit<FilterCardProps, 'isNarrow'> & { isSheet?: boolean };

const FilterForm = ({ title, list, filter, onClose, isSheet = false }: FilterFormProps) => {
  const draft = useFilterDraft(list.params, list.filter, filter);
  const form = useRef<HTMLFormElement>(null);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [hasSearched, setSearched] = useState(false);
  const [clearCount, setClearCount] = useState(0);
  useEffect(() => {
    // Not in a sheet: focusing opens the on-screen keyboard over the fields.
    if (!isSheet) form.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [isSheet]);

  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (focusUnpicked(event.currentTarget)) return;
    setSearched(true);
    if (draft.search()) {
      setVisited(new Set());
      if (isSheet) onClose();
    } else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  const clear = (): void => {
    setVisited(new Set());
    setSearched(false);
    setClearCount(clearCount + 1);
    filter.clear();
  };

  return (
    <Form ref={form} aria-label={title} noValidate onSubmit={search} onKeyDown={submitOnSelects}>
      <FilterGroups
        fields={list.fields.filter(isShown)}
        draft={draft}
        opensProblems={hasSearched}
        control={(field) => (
          <FilterFieldControl
            // Fields keep typed text that is not picked: clearing mounts them again.
            key={`${field.name}${clearCount}`}
            field={field}
            draft={draft}
            showsProblem={(name) => hasSearched || visited.has(name) || isWholeDate(draft.draft[name])}
            onVisited={(name) => setVisited((previous) => new Set(previous).add(name))}
          />
        )}
      />
      <footer>
        <Button type="submit">
          <Search />
          {partTexts.search}
          <Kbd hideBelow="md" bg="transparent" color="inherit" borderColor="current">
            Enter
          </Kbd>
        </Button>
        <Button variant="outline" onClick={clear}>
          {texts.clear}
        </Button>
        {list.fields.some(({ kind }) => kind === 'dateTimeRange') && <span>{partTexts.timesHint}</span>}
      </footer>
    </Form>
  );
};

const isShown = (field: FilterField): boolean => field.kind !== 'choice' || !field.isHidden;

/** Enter searches from every field. Browsers do not submit from selects. */
const submitOnSelects = (event: KeyboardEvent<HTMLFormElement>): void => {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
};

const isWholeDate = (typed: string | undefined): boolean => (typed?.length ?? 0) >= 'dd/mm/yyyy'.length;

const Form = chakra('form', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minH: '0',
    maxH: { md: '60vh' },
    flex: { base: '1', md: 'none' },
    '& footer': {
      flex: 'none',
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: '2',
      px: '4',
      py: '2',
      borderTopWidth: '1px',
      borderColor: 'border.muted',
    },
    '& footer span': { textStyle: 'sm', color: 'fg.subtle', ml: '2' },
  },
});

const Sheet = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    m: '0',
    p: '0',
    w: '100vw',
    h: '100dvh',
    maxW: 'none',
    maxH: 'none',
    bg: 'bg.panel',
    color: 'fg',
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '& header': {
      flex: 'none',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minH: 'topbarTouch',
      ps: '4',
      pe: '1',
      mb: '2',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    '& h2': { textStyle: 'lg' },
  },
});
