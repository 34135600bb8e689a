import { Button } from '@chakra-ui/react';
import { Rows3, Rows4 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from '../../platform/store.ts';
import type { Loaded } from './list-results.ts';
import { partTexts } from './list-parts.texts.ts';
import { PrintButton } from './print/print-button.tsx';
import { density, toggleDensity } from './table/density.ts';
import type { List } from './use-list-url.ts';

interface ListToolsProps {
  /** On a narrow page only the page's own tools are shown. */
  isNarrow: boolean;
  list: Pick<List<never>, 'state' | 'goTo'>;
  rows: Loaded<unknown>;
  count: Loaded<number>;
  hasFailed: boolean;
  /** The tools of the page. */
  children?: ReactNode;
}

/** Tools at the right of the filter bar: height of rows, the tools of the page, printing. */
export const ListTools = ({ isNarrow, list, rows, count, hasFailed, children }: ListToolsProps) => (
  <>
    {!isNarrow && <DensityButton />}
    {children}
    {!isNarrow && (
      <PrintButton
        state={list.state}
        isReady={rows.isCurrent && !rows.loading && (count.value !== undefined || Boolean(count.error))}
        hasFailed={hasFailed}
        goTo={(next) => list.goTo(next, true)}
      />
    )}
  </>
);

const DensityButton = () => {
  const isCompact = useStore(density) === 'compact';
  return (
    <Button variant="ghost" size="xs" title={partTexts.density} onClick={toggleDensity}>
      {isCompact ? <Rows4 /> : <Rows3 />}
      {isCompact ? partTexts.compact : partTexts.normal}
    </Button>
  );
};
