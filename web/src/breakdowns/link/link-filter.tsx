import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { phone, useWidth } from '../../platform/width.ts';
import { FilterBar } from '../../ui/list/filter/filter-bar.tsx';
import { FilterCard } from '../../ui/list/filter/lazy-filter.tsx';
import { texts } from './link.texts.ts';
import type { CandidateFilter } from './use-candidate-filter.ts';

interface LinkFilterProps {
  search: CandidateFilter;
  onRefresh: () => void;
}

/** FI-1: the filter of the signals that can be linked. */
export const LinkFilter = ({ search, onRefresh }: LinkFilterProps) => {
  const { fields, params, values, filter } = search;
  const isNarrow = useWidth(phone);
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <Section aria-label={texts.filter}>
      <FilterBar
        title={texts.filter}
        params={params}
        filter={values}
        isCleared={Object.keys(values).length === 0}
        isOpen={isOpen}
        isNarrow={isNarrow}
        toggleRef={toggle}
        onToggle={() => setOpen(!isOpen)}
        onRemove={filter.remove}
        onClear={filter.clear}
        onRefresh={onRefresh}
      />
      {isOpen && (
        <FilterCard
          title={texts.filter}
          list={{ fields, params, filter: values }}
          filter={filter}
          isNarrow={isNarrow}
          onClose={close}
        />
      )}
    </Section>
  );
};

const Section = chakra('section', { base: { flex: 'none', bg: 'bg.subtle', borderBottomWidth: '1px' } });
