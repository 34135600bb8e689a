import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { partTexts } from '../list-parts.texts.ts';
import { readSort, writeSort } from './sorting.ts';
import type { SortKey } from './sorting.ts';

interface SortLineProps {
  columns: readonly { key: string; header: string; sort?: string }[];
  sort: readonly SortKey[];
  onSort: (sort: SortKey[]) => void;
}

/** Shows and changes the sort order of a narrow list. */
export const SortLine = ({ columns, sort, onSort }: SortLineProps) => {
  const sortable = columns.filter((column) => column.sort);
  const isAmongOptions = sort.length < 2;
  return (
    <Line>
      <span>{partTexts.sort}</span>
      <b aria-hidden="true">
        {sort.map(({ column, direction }, index) => (
          <span key={column}>
            {index > 0 && ', '}
            {sortable.find(({ key }) => key === column)?.header}{' '}
            {direction === 'ASC' ? <ArrowUp size={14} /> : <ArrowDown size={14} />}
            {sort.length > 1 && ` ${index + 1}`}
          </span>
        ))}
        {sort.length === 0 && partTexts.unsorted}
      </b>
      <select
        aria-label={partTexts.sortBy}
        value={writeSort(sort)}
        onChange={(event) =>
          onSort(
            readSort(
              event.target.value,
              sortable.map(({ key }) => key),
            ),
          )
        }
      >
        <option value="">{partTexts.unsorted}</option>
        {!isAmongOptions && <option value={writeSort(sort)}>{sort.map(({ column }) => column).join(', ')}</option>}
        {sortable.flatMap(({ key, header }) => [
          <option key={key} value={key}>{`${header}, ${partTexts.ascending}`}</option>,
          <option key={`-${key}`} value={`-${key}`}>{`${header}, ${partTexts.descending}`}</option>,
        ])}
      </select>
    </Line>
  );
};

const Line = chakra('div', {
  base: {
    flex: 'none',
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '2.75rem',
    px: '4',
    textStyle: 'sm',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    color: 'fg.muted',
    '& b': { fontWeight: 'medium', color: 'fg', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& svg': { display: 'inline', verticalAlign: '-2px' },
    '& select': { position: 'absolute', inset: '0', w: 'full', opacity: '0', cursor: 'pointer', fontSize: '1rem' },
    '&:has(select:focus-visible)': { outline: '2px solid', outlineColor: 'struma.focusRing', outlineOffset: '-2px' },
  },
});
