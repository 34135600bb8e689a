import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { phone, useWidth } from '../../platform/width.ts';
import { useFilter, type Filter } from './filter/use-filter.ts';
import type { Loaded } from './list-results.ts';
import { pageCount } from './pages.ts';
import { useListKeys } from './table/use-list-keys.ts';
import { useRowFocus } from './table/use-row-focus.ts';
import { useSessionChoice } from './use-session-choice.ts';
import { useListError } from './use-list-error.ts';
import type { List } from './use-list-url.ts';

export interface ListControlsOptions<Row, Field extends string> {
  list: List<Row, Field>;
  rows: Loaded<readonly Row[]>;
  count: Loaded<number>;
  idOf: (row: Row) => string;
  pathOf: (row: Row) => string;
}

/** The state of a list screen that is not in its URL: open filter, selection, focus, keys. */
export interface ListControls<Row> {
  isNarrow: boolean;
  filter: Filter;
  form: FormState;
  selection: Selection<Row>;
  error: unknown;
  /** True if there is a next page; while the total is unknown, true if this page is full. */
  mayHaveNext: boolean;
  scroller: RefObject<HTMLDivElement | null>;
  refresh: () => void;
}

export const useListControls = <Row, Field extends string>(
  options: ListControlsOptions<Row, Field>,
): ListControls<Row> => {
  const { list, rows, count } = options;
  const { state, goTo } = list;
  const scroller = useRef<HTMLDivElement>(null);
  const refresh = useCallback((): void => {
    void rows.refetch();
    void count.refetch();
  }, [rows, count]);
  const form = useForm(list.name);
  const address = list.pathOf(state).search;
  const lastPage = count.value === undefined ? undefined : pageCount(count.value, state.size);
  const mayHaveNext = lastPage === undefined ? rows.value?.length === state.size : state.page < lastPage;
  const { moveRow, keepFocus } = useRowFocus(scroller, rows.value);
  useListKeys({
    moveRow,
    turnPage: (step) => {
      keepFocus();
      if (step < 0 ? state.page > 1 : mayHaveNext) goTo({ ...state, page: state.page + step });
    },
    openFilter: () => {
      form.setOpen(true);
      scroller.current?.parentElement?.querySelector<HTMLElement>('form input, form select')?.focus();
    },
    refresh,
  });
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [address]);
  return {
    isNarrow: useWidth(phone),
    filter: useFilter(list, refresh),
    form,
    selection: useSelection(options),
    error: useListError(rows, address),
    mayHaveNext,
    scroller,
    refresh,
  };
};

/** The state of the filter's form. */
interface FormState {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** The button that opens the form. */
  toggle: RefObject<HTMLButtonElement | null>;
  /** Closes the form and focuses the button. */
  close: () => void;
}

const useForm = (name: string): FormState => {
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useSessionChoice(`${name}.filter`, false);
  const close = (): void => {
    setOpen(false);
    toggle.current?.focus();
  };
  return { isOpen, setOpen, toggle, close };
};

interface Selection<Row> {
  selected: string | null;
  select: (id: string | null) => void;
  selectedRow: Row | undefined;
  /** Id of the row that the Tab key reaches; null for the first row. */
  tabStopId: string | null;
  setTabStopId: (id: string) => void;
  open: (id: string) => void;
}

const useSelection = <Row, Field extends string>({
  list,
  rows,
  idOf,
  pathOf,
}: ListControlsOptions<Row, Field>): Selection<Row> => {
  const navigate = useNavigate();
  const [selected, select] = useSessionChoice<string | null>(`${list.name}.selected`, null);
  const [tabStopId, setTabStopId] = useState(selected);
  const findRow = (id: string | null): Row | undefined => rows.value?.find((row) => idOf(row) === id);
  const open = (id: string): void => {
    const row = findRow(id);
    if (!row) return;
    select(id);
    void navigate(pathOf(row));
  };
  return { selected, select, selectedRow: findRow(selected), tabStopId, setTabStopId, open };
};
