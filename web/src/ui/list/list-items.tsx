import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SkeletonBar } from '../page-state.tsx';
import { valueStyle } from './table/list-style.ts';

interface ListItemsProps {
  caption: string;
  /** Undefined before the first answer. The content has three lines: see `ItemLines`. */
  rows: readonly { id: string; content: ReactNode }[] | undefined;
  busy: boolean;
}

/** A list on a narrow page: an item of three lines for each row. */
export const ListItems = ({ caption, rows, busy }: ListItemsProps) => (
  <Items aria-label={caption} aria-busy={busy}>
    {rows
      ? rows.map(({ id, content }) => <li key={id}>{content}</li>)
      : Array.from({ length: 8 }, (_, place) => (
          <li key={place} aria-hidden="true">
            {['70%', '45%', '60%'].map((width) => (
              <div key={width}>
                <SkeletonBar width={width} />
              </div>
            ))}
          </li>
        ))}
  </Items>
);

interface ItemLinesProps {
  /** The record's link, then its name. */
  head: ReactNode;
  /** At the right of the first line. */
  aside?: ReactNode;
  states: ReactNode;
  foot: ReactNode;
}

export const ItemLines = ({ head, aside, states, foot }: ItemLinesProps) => (
  <>
    <div className="line">
      <span className="cut head">{head}</span>
      {aside}
    </div>
    <div className="line states">{states}</div>
    <div className="cut foot">{foot}</div>
  </>
);

const Items = chakra('ul', {
  base: {
    listStyle: 'none',
    ...valueStyle,
    fontVariantNumeric: 'tabular-nums',
    '& li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '1',
      px: '4',
      py: '3',
      textStyle: 'md',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
    },
    '& .line': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2' },
    '& .states': { justifyContent: 'flex-start', gap: '4', textStyle: 'sm' },
    '& .end': { ml: 'auto' },
    '& .cut': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minW: '0' },
    '& .head': { fontWeight: 'semibold' },
    '& .foot': { textStyle: 'sm', color: 'fg.muted' },
    '& li .wait': { ml: '0', flex: 'none' },
    // The whole item is the target of its link.
    '& .record::after': { content: '""', position: 'absolute', inset: '0' },
    '& .record': { mr: '2' },
  },
});
