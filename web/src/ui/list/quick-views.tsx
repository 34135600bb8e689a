import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../platform/format.ts';
import type { FilterValues } from './filter/filter-fields.ts';
import { withFilter, type ListState } from './list-state.ts';
import { texts } from './list.texts.ts';

/** A frequent filter, as a link. */
export interface QuickView {
  label: string;
  filter: FilterValues;
  /** Number of records, if known. */
  count?: number | undefined;
}

interface QuickViewsProps {
  views: readonly QuickView[];
  state: ListState;
  pathOf: (state: ListState) => { search: string };
  /** Explains the views. */
  help?: ReactNode;
  /** The list's primary action, at the right. */
  action?: ReactNode;
}

export const QuickViews = ({ views, state, pathOf, help, action }: QuickViewsProps) => {
  const current = views.find(({ filter }) => isSame(filter, state.filter))?.label;
  const link = useRef<HTMLAnchorElement>(null);
  const counts = views.filter(({ count }) => count !== undefined).length;
  // Counts that arrive move the link.
  useEffect(() => {
    link.current?.scrollIntoView({ block: 'nearest' });
  }, [current, counts]);
  return (
    <Bar>
      <nav aria-label={texts.views}>
        {views.map(({ label, filter, count }) => (
          <Link
            key={label}
            ref={label === current ? link : undefined}
            to={pathOf(withFilter(state, filter))}
            aria-current={label === current ? 'page' : undefined}
          >
            {label}
            {count !== undefined && <span className="count">{formatNumber(count)}</span>}
          </Link>
        ))}
      </nav>
      {help}
      {action}
    </Bar>
  );
};

const isSame = (left: FilterValues, right: FilterValues): boolean => {
  const names = Object.keys(left);
  return names.length === Object.keys(right).length && names.every((name) => left[name] === right[name]);
};

const Bar = chakra('div', {
  base: {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    h: { base: 'topbarTouch', md: 'control.touch' },
    px: { base: '2', md: '4' },
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& nav': {
      display: 'flex',
      gap: '0.5',
      flex: '1',
      minW: '0',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      scrollPaddingX: '8',
    },
    '& nav a': {
      flex: 'none',
      display: 'flex',
      alignItems: 'center',
      h: { base: 'topbarTouch', md: 'control.touch' },
      px: '2.5',
      color: 'fg.muted',
      textStyle: { base: 'md', md: 'sm' },
      fontWeight: 'medium',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      whiteSpace: 'nowrap',
      textDecoration: 'none',
    },
    '& .count': { ms: '1.5', color: 'fg.subtle', fontWeight: 'normal', fontVariantNumeric: 'tabular-nums' },
    '& nav a:hover': { color: 'fg' },
    '& nav a:focus-visible': { outlineOffset: '-2px' },
    '& nav a[aria-current]': { color: 'fg', borderColor: 'struma.solid', fontWeight: 'semibold' },
    '@media print': { display: 'none' },
  },
});
