import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatNumber } from '../../platform/format.ts';
import { loadCode } from '../../platform/load-code.ts';
import { PageError } from '../page-state.tsx';
import { phone, useWidth } from '../../platform/width.ts';
import { FilterBar } from './filter/filter-bar.tsx';
import { FilterCard } from './filter/lazy-filter.tsx';
import type { Loaded } from './list-query.ts';
import { Center, EmptyList } from './list-states.tsx';
import { ListTable } from './table/list-table.tsx';
import { texts } from './list.texts.ts';
import { Pager } from './pager.tsx';
import { pageCount } from './pages.ts';
import { QuickViews } from './quick-views.tsx';
import type { QuickView } from './quick-views.tsx';
import { toggleSort } from './table/sorting.ts';
import type { SortKey } from './table/sorting.ts';
import { useFilter } from './filter/use-filter.ts';
import { useKeptChoice } from './use-kept-choice.ts';
import { useListError } from './use-list-error.ts';
import { useListKeys } from './table/use-list-keys.ts';
import type { List } from './use-list-screen.ts';
import { useRowFocus } from './table/use-row-focus.ts';

const ListItems = lazy(async () => ({ default: (await loadCode(() => import('./list-items.tsx'))).ListItems }));
const PrintButton = lazy(async () => ({ default: (await loadCode(() => import('./print-button.tsx'))).PrintButton }));
const SortLine = lazy(async () => ({ default: (await loadCode(() => import('./table/sort-line.tsx'))).SortLine }));

interface ListScreenProps<Row, Field extends string> {
  list: List<Row, Field>;
  /** What the table is called. */
  caption: string;
  /** The literal title of the filter card. */
  filterTitle: string;
  rows: Loaded<readonly Row[]>;
  count: Loaded<number>;
  idOf: (row: Row) => string;
  /** Where a row opens. Stable. */
  pathOf: (row: Row) => string;
  openLabelOf: (row: Row) => string;
  /** The row on a narrow page: see `ItemLines`. */
  itemOf: (row: Row) => ReactNode;
  /** Under the table: the selected row at a glance. */
  stripOf?: (row: Row) => ReactNode;
  views?: readonly QuickView[];
  action?: ReactNode;
  /** In the filter bar, so that no row moves: what has come since. */
  news?: ReactNode;
  /** At the right of the filter bar. */
  tools?: ReactNode;
}

/** A whole list page: quick views, filter, table, selected row, pager. The page never scrolls; its rows do. */
export const ListScreen = <Row, Field extends string>(props: ListScreenProps<Row, Field>) => {
  const { list, rows, count, idOf, pathOf } = props;
  const { state, goTo } = list;
  const navigate = useNavigate();
  const narrow = useWidth(phone);
  const toggle = useRef<HTMLButtonElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useKeptChoice(`${list.name}.filter`, false);
  const [selected, setSelected] = useKeptChoice<string | null>(`${list.name}.selected`, null);
  const [stop, setStop] = useState(selected);

  const refresh = useCallback((): void => {
    void rows.refetch();
    void count.refetch();
  }, [rows, count]);
  const filter = useFilter(list, refresh);
  const sortBy = (sort: SortKey[]): boolean => goTo({ ...state, sort, page: 1 });
  const openRow = (id: string): void => {
    const row = rows.value?.find((one) => idOf(one) === id);
    if (!row) return;
    setSelected(id);
    void navigate(pathOf(row));
  };
  const closeFilter = (): void => {
    setOpen(false);
    toggle.current?.focus();
  };

  const items = rows.value;
  const address = list.pathOf(state).search;
  const error = useListError(rows, address);
  const last = count.value === undefined ? undefined : pageCount(count.value, state.size);
  const mayHaveNext = last === undefined ? items?.length === state.size : state.page < last;
  const turnPage = (step: 1 | -1): void => {
    if (step < 0 ? state.page > 1 : mayHaveNext) goTo({ ...state, page: state.page + step });
  };
  const { moveRow, keepFocus } = useRowFocus(scroller, items);
  useListKeys({
    moveRow,
    turnPage: (step) => {
      keepFocus();
      turnPage(step);
    },
    openFilter: () => {
      setOpen(true);
      scroller.current?.parentElement?.querySelector<HTMLElement>('form input, form select')?.focus();
    },
    refresh,
  });
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [address]);

  const chosen = items?.find((row) => idOf(row) === selected);
  return (
    <Screen>
      {props.views && <QuickViews views={props.views} state={state} pathOf={list.pathOf} action={props.action} />}
      <section className="filter" aria-label={props.filterTitle}>
        <FilterBar
          title={props.filterTitle}
          params={list.params}
          filter={state.filter}
          open={open}
          narrow={narrow}
          toggleRef={toggle}
          onToggle={() => setOpen(!open)}
          onRemove={filter.remove}
          onClear={filter.clear}
          onRefresh={refresh}
          news={props.news}
          tools={
            <>
              {props.tools}
              {!narrow && (
                <Suspense fallback={null}>
                  <PrintButton
                    state={state}
                    isReady={rows.isPresent && !rows.loading && (count.value !== undefined || Boolean(count.error))}
                    hasFailed={Boolean(error)}
                    goTo={(next) => goTo(next, true)}
                  />
                </Suspense>
              )}
            </>
          }
        />
        {open && (
          <Suspense fallback={null}>
            <FilterCard title={props.filterTitle} list={list} filter={filter} narrow={narrow} onClose={closeFilter} />
          </Suspense>
        )}
      </section>
      <output className="note">{list.isPartial && texts.partialAddress}</output>
      {items && (
        <p className="sheet">
          {texts.printed(formatNumber(items.length), count.value === undefined ? '…' : formatNumber(count.value))}
        </p>
      )}
      {narrow && (
        <Suspense fallback={<SortLinePlace />}>
          <SortLine columns={list.columns} sort={state.sort} onSort={sortBy} />
        </Suspense>
      )}
      <div className="rows" ref={scroller}>
        {error ? (
          <Center>
            <PageError error={error} title={texts.loadFailed} onRetry={refresh} />
          </Center>
        ) : (
          <>
            {narrow ? (
              <Suspense fallback={null}>
                <ListItems
                  caption={props.caption}
                  rows={items?.map((row) => ({ id: idOf(row), content: props.itemOf(row) }))}
                  busy={rows.loading}
                />
              </Suspense>
            ) : (
              <ListTable
                caption={props.caption}
                columns={list.columns}
                rows={items}
                size={state.size}
                busy={rows.loading}
                sort={state.sort}
                selected={selected}
                stop={stop}
                idOf={idOf}
                pathOf={pathOf}
                openLabelOf={props.openLabelOf}
                onSort={(column, add) => sortBy(toggleSort(state.sort, column, add))}
                onStop={setStop}
                onSelect={setSelected}
                onOpen={openRow}
              />
            )}
            {items?.length === 0 && !rows.loading && (
              <EmptyList
                state={state}
                params={list.params}
                total={count.value}
                pathOf={list.pathOf}
                onClear={filter.clear}
              />
            )}
          </>
        )}
      </div>
      {!narrow && chosen && props.stripOf && <section aria-label={texts.selected}>{props.stripOf(chosen)}</section>}
      <Pager
        state={state}
        total={count.value}
        mayHaveNext={mayHaveNext}
        narrow={narrow}
        pathOf={list.pathOf}
        onSize={(size) => goTo({ ...state, size, page: 1 })}
      />
    </Screen>
  );
};

const SortLinePlace = chakra('div', { base: { flex: 'none', h: '2.75rem' } });

const Screen = chakra('div', {
  base: {
    flex: '1',
    h: 'full',
    minH: '0',
    minW: '0',
    display: 'flex',
    flexDirection: 'column',
    '& > .filter': { flex: 'none', bg: 'bg.subtle', borderBottomWidth: '1px', borderColor: 'border' },
    '& > .rows': {
      position: 'relative',
      flex: '1',
      minH: '0',
      overflow: 'auto',
      display: 'flex',
      flexDirection: 'column',
    },
    '& > .note': { flex: 'none', px: { base: '3', md: '4' }, py: '2', textStyle: 'sm', bg: 'bg.warning' },
    '& > .note:empty': { display: 'none' },
    '& > .sheet': { display: 'none' },
    '@media print': {
      h: 'auto',
      '& > .sheet': { display: 'block', mb: '2' },
      '& > .rows': { overflow: 'visible' },
      '& > .filter': { display: 'none' },
    },
  },
});
