import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sortInput } from './table/column.ts';
import type { Column } from './table/column.ts';
import { paramsOf } from './filter/filter-kinds.ts';
import type { FilterField, FilterValues, Param } from './filter/filter-fields.ts';
import { asksForMore, readListState, writeListState } from './list-state.ts';
import type { ListState } from './list-state.ts';
import type { Direction } from './table/sorting.ts';

interface ListDefinition<Row, Field extends string> {
  /** Name under which the list's own choices are kept while the product is open. */
  name: string;
  fields: readonly FilterField[];
  columns: readonly Column<Row, Field>[];
}

/** A list whose state lives in the address. */
export interface List<Row, Field extends string = string> extends ListDefinition<Row, Field> {
  params: readonly Param[];
  state: ListState;
  /** Variables of the rows' query. */
  variables: { sort: { field: Field; direction: Direction }[] | undefined; page: { number: number; size: number } };
  /** Values of the filled filter fields. */
  filter: FilterValues;
  /** Where a state is to be found, for links. */
  pathOf: (state: ListState) => { search: string };
  /** Goes to a state; false if the list shows it already. `replace`: Back does not come here again. */
  goTo: (state: ListState, replace?: boolean) => boolean;
  /** The address asked for what cannot be; that part of it is gone. */
  isPartial: boolean;
}

/** Reads a list's filter, sort, page and size from the address. Fields and columns must be stable (`useMemo`). */
export const useListScreen = <Row, Field extends string>({
  name,
  fields,
  columns,
}: ListDefinition<Row, Field>): List<Row, Field> => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => paramsOf(fields), [fields]);
  const sortable = sortableOf(columns);
  const state = useMemo(
    () => readListState(new URLSearchParams(search), params, sortable.split(',')),
    [search, params, sortable],
  );
  const here = writeListState(state);
  const [partial, setPartial] = useState<string | null>(null);
  const asksTooMuch = useMemo(() => asksForMore(new URLSearchParams(search), state), [search, state]);
  // Told until the list shows something else.
  const nextPartial = asksTooMuch || partial === here ? here : null;
  if (nextPartial !== partial) setPartial(nextPartial);
  useEffect(() => {
    if (asksTooMuch) void navigate({ search: here }, { replace: true });
  }, [asksTooMuch, here, navigate]);
  const goTo = useCallback(
    (next: ListState, replace = false): boolean => {
      const there = writeListState(next);
      if (there === here) return false;
      // At once: the next press must start from the state that this one leads to.
      void navigate({ search: there }, { replace, flushSync: true });
      return true;
    },
    [here, navigate],
  );
  return {
    name,
    fields,
    columns,
    params,
    state,
    filter: state.filter,
    variables: { sort: sortInput(columns, state.sort), page: { number: state.page, size: state.size } },
    pathOf,
    goTo,
    isPartial: partial === here,
  };
};

const pathOf = (state: ListState): { search: string } => ({ search: writeListState(state) });

// One text: columns that show how long ago something was are new ones twice a minute, and the state is still the same.
const sortableOf = (columns: readonly { key: string; sort?: string }[]): string =>
  columns
    .filter(({ sort }) => sort)
    .map(({ key }) => key)
    .join(',');
