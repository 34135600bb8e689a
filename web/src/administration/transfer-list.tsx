import { Button, chakra } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useOptimistic, useState, useTransition } from 'react';
import { checkboxStyle } from '../ui/checkbox-style.ts';
import { texts } from './administration.texts.ts';
import { SearchField } from './list/search-field.tsx';

export interface TransferItem {
  id: string;
  name: string;
}

interface TransferListProps {
  available: readonly TransferItem[];
  chosen: readonly TransferItem[];
  availableLabel: string;
  chosenLabel: string;
  /** A short text at the end of an item. */
  noteOf?: (item: TransferItem) => string | undefined;
  /** Sends the change and reads the stored items again. The promise resolves after a failure too. */
  onMove: (ids: readonly string[], isAdded: boolean) => Promise<unknown>;
}

/**
 * AM-4, AM-6, AM-12: two lists between which items are moved. Items move at once, before the response. After the
 * response the lists show the stored items, so the items of a failed change move back.
 */
export const TransferList = ({ available, chosen, availableLabel, chosenLabel, noteOf, onMove }: TransferListProps) => {
  const [isPending, startTransition] = useTransition();
  const [lists, move] = useOptimistic(
    { available, chosen },
    (previous, { ids, isAdded }: { ids: readonly string[]; isAdded: boolean }) => {
      const moved = [...previous.available, ...previous.chosen].filter(({ id }) => ids.includes(id));
      const others = (items: readonly TransferItem[]) => items.filter(({ id }) => !ids.includes(id));
      return {
        available: isAdded ? others(previous.available) : [...others(previous.available), ...moved],
        chosen: isAdded ? [...others(previous.chosen), ...moved] : others(previous.chosen),
      };
    },
  );
  const [marked, setMarked] = useState<readonly string[]>([]);
  const moveMarked = (isAdded: boolean): void => {
    const ids = (isAdded ? lists.available : lists.chosen).map(({ id }) => id).filter((id) => marked.includes(id));
    if (ids.length === 0) return;
    setMarked([]);
    startTransition(async () => {
      move({ ids, isAdded });
      await onMove(ids, isAdded);
    });
  };
  return (
    <Lists aria-busy={isPending}>
      <Choices label={availableLabel} items={lists.available} noteOf={noteOf} marked={marked} onMark={setMarked} />
      <div className="buttons">
        <Button size="sm" disabled={isPending} onClick={() => moveMarked(true)}>
          {texts.add}
          <ArrowRight />
        </Button>
        <Button size="sm" variant="outline" disabled={isPending} onClick={() => moveMarked(false)}>
          <ArrowLeft />
          {texts.remove}
        </Button>
        <span>{texts.saveHint}</span>
      </div>
      <Choices label={chosenLabel} items={lists.chosen} noteOf={noteOf} marked={marked} onMark={setMarked} />
    </Lists>
  );
};

interface ChoicesProps {
  label: string;
  items: readonly TransferItem[];
  noteOf: TransferListProps['noteOf'];
  marked: readonly string[];
  onMark: (ids: readonly string[]) => void;
}

const Choices = ({ label, items, noteOf, marked, onMark }: ChoicesProps) => {
  const [search, setSearch] = useState('');
  const shown = items.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <fieldset>
      <legend>
        {label} {items.length}
      </legend>
      <SearchField label={`${texts.searchRoles}: ${label}`} value={search} onChange={setSearch} />
      <ul>
        {shown.map((item) => {
          const { id, name } = item;
          const note = noteOf?.(item);
          return (
            <li key={id}>
              <label>
                <input
                  type="checkbox"
                  checked={marked.includes(id)}
                  onChange={({ target }) =>
                    onMark(target.checked ? [...marked, id] : marked.filter((other) => other !== id))
                  }
                />
                {name}
              </label>
              {note !== undefined && <span className="note">{note}</span>}
            </li>
          );
        })}
        {shown.length === 0 && <li className="none">{items.length === 0 ? texts.emptyChoices : texts.noneFound}</li>}
      </ul>
    </fieldset>
  );
};

const Lists = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr auto 1fr' },
    gap: '4',
    alignItems: 'center',
    '& fieldset': { minW: '0' },
    '& legend': { textStyle: 'sm', fontWeight: 'semibold', color: 'fg.muted', mb: '1.5' },
    '& ul': {
      listStyle: 'none',
      mt: '2',
      h: '14rem',
      overflow: 'auto',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'md',
    },
    '& label': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      px: '3',
      minH: { base: 'control.touch', md: 'control.sm' },
      flex: '1',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
    },
    '& input[type=checkbox]': checkboxStyle,
    '& li': { display: 'flex', alignItems: 'center' },
    '& li:has(:checked)': { bg: 'bg.selected' },
    '& .note': { pe: '3', color: 'fg.muted', textStyle: 'xs', textAlign: 'end' },
    '& .none': { px: '3', py: '2', color: 'fg.muted', textStyle: 'sm' },
    '& .buttons': { display: 'flex', flexDirection: 'column', gap: '2', alignItems: 'stretch', textAlign: 'center' },
    '& .buttons span': { textStyle: 'xs', color: 'fg.muted' },
  },
});
