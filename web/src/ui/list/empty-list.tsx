import { Button } from '@chakra-ui/react';
import { Inbox } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PageMessage } from '../page-state.tsx';
import { FilterDescription } from './filter/chips.tsx';
import type { Param } from './filter/filter-fields.ts';
import { isFiltered } from './list-state.ts';
import type { ListState } from './list-state.ts';
import { partTexts } from './list-parts.texts.ts';
import { pageCount } from './pages.ts';

interface EmptyListProps {
  state: ListState;
  params: readonly Param[];
  total: number | undefined;
  /** True if the filter has nothing to clear. */
  isCleared: boolean;
  pathOf: (state: ListState) => { search: string };
  onClear: () => void;
}

/** Reports that there are no rows, with the filter in words and a way to change it. */
export const EmptyList = ({ state, params, total, isCleared, pathOf, onClear }: EmptyListProps) => {
  const isPastEnd = total !== undefined && total > 0;
  return (
    <div className="center">
      <PageMessage
        icon={Inbox}
        title={partTexts.empty}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may not hold a heading
        role="status"
        actions={
          isPastEnd ? (
            <Link to={pathOf({ ...state, page: pageCount(total, state.size) })}>{partTexts.toLastPage}</Link>
          ) : (
            !isCleared && (
              <Button variant="outline" onClick={onClear}>
                {partTexts.clearFilter}
              </Button>
            )
          )
        }
      >
        {isPastEnd
          ? partTexts.pastEnd
          : isFiltered(state) && <FilterDescription params={params} filter={state.filter} />}
      </PageMessage>
    </div>
  );
};
