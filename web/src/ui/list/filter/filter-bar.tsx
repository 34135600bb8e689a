import { Button, chakra } from '@chakra-ui/react';
import { ChevronDown, ChevronUp, RefreshCw, SlidersHorizontal } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import type { FilterValues, Param } from './filter-fields.ts';
import { lazyPart } from '../../../platform/loading/lazy-part.tsx';
import { onPhone } from '../../../platform/width.ts';
import { loadFilterCard } from './lazy-filter.tsx';
import { texts } from '../list.texts.ts';

interface FilterBarProps {
  title: string;
  params: readonly Param[];
  filter: FilterValues;
  /** True if the filter has nothing to clear. */
  isCleared: boolean;
  isOpen: boolean;
  isNarrow: boolean;
  /** The button that opens the card. */
  toggleRef: RefObject<HTMLButtonElement | null>;
  onToggle: () => void;
  onRemove: (name: string) => void;
  onClear: () => void;
  onRefresh: () => void;
  news?: ReactNode;
  tools?: ReactNode;
}

/** The bar of the filter: its title, the filled fields, and the tools of the list at the right. */
export const FilterBar = ({
  title,
  params,
  filter,
  isCleared,
  isOpen,
  isNarrow,
  toggleRef,
  ...actions
}: FilterBarProps) => {
  const count = Object.keys(filter).length;
  return (
    <Bar>
      <Button
        ref={toggleRef}
        variant="outline"
        size="xs"
        aria-expanded={isOpen}
        {...(isNarrow && { 'aria-label': count > 0 ? `${title}, ${texts.filledFields(count)}` : title })}
        onClick={actions.onToggle}
        onPointerEnter={loadFilterCard}
        onFocus={loadFilterCard}
      >
        <SlidersHorizontal />
        {isNarrow ? count || null : title}
        {isOpen ? <ChevronUp size={14} /> : <ChevronDown size={14} />}
      </Button>
      <div className="chips">
        {count > 0 && <Chips params={params} filter={filter} onRemove={actions.onRemove} />}
        {!isCleared && (
          <Button variant="ghost" size="xs" color="fg.link" onClick={actions.onClear}>
            {texts.clear}
          </Button>
        )}
      </div>
      {actions.news}
      <Button
        variant="ghost"
        size="xs"
        px="0"
        aria-label={texts.refresh}
        title={texts.refresh}
        onClick={actions.onRefresh}
      >
        <RefreshCw />
      </Button>
      {actions.tools}
    </Bar>
  );
};

const Chips = lazyPart(() => import('./chips.tsx'), 'Chips');

const Bar = chakra('div', {
  base: {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '2.75rem',
    px: { base: '3', md: '4' },
    py: { base: '2', md: '1.5' },
    '& > button, & > a, & > output': { flex: 'none' },
    '& .chips': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      flex: '1',
      minW: '0',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
    // A phone shows the chips on a separate line.
    [onPhone]: {
      flexWrap: 'wrap',
      rowGap: '1',
      '& > button:first-of-type': { me: 'auto' },
      '& .chips': { order: '1', flex: '1 0 100%', flexWrap: 'wrap', _empty: { display: 'none' } },
    },
    '@media print': { display: 'none' },
  },
});
