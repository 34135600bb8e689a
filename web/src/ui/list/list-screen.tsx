import { chakra } from '@chakra-ui/react';
import type { ComponentType, ReactNode } from 'react';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { PageError } from '../page-state.tsx';
import type { BulkParts } from './bulk/bulk-parts.ts';
import { FilterBar } from './filter/filter-bar.tsx';
import { FilterCard } from './filter/lazy-filter.tsx';
import type { ListItems as ListItemsType } from './list-items.tsx';
import { texts } from './list.texts.ts';
import { QuickViews } from './quick-views.tsx';
import type { QuickView } from './quick-views.tsx';
import { useShownColumns } from './shown-columns.ts';
import type { Column } from './table/column.ts';
import { ListTable } from './table/list-table.tsx';
import { toggleSort } from './table/sorting.ts';
import type { SortKey } from './table/sorting.ts';
import { useListControls, type ListControls, type ListControlsOptions } from './use-list-controls.ts';

const BarPlaceholder = chakra('div', { base: { flex: 'none', h: '2.75rem' } });

const ListItems = lazyPart(() => import('./list-items.tsx'), 'ListItems') as typeof ListItemsType;
const EmptyList = lazyPart(() => import('./empty-list.tsx'), 'EmptyList');
const ListTools = lazyPart(() => import('./list-tools.tsx'), 'ListTools');
const PrintHeader = lazyPart(() => import('./print/print-header.tsx'), 'PrintHeader');
const SortLine = lazyPart(() => import('./table/sort-line.tsx'), 'SortLine', <BarPlaceholder />);
const Pager = lazyPart(() => import('./pager.tsx'), 'Pager', <BarPlaceholder />);

interface ListScreenProps<Row, Field extends string> extends ListControlsOptions<Row, Field> {
  /** Name of the table. */
  caption: string;
  /** Title of the filter. */
  filterTitle: string;
  openLabelOf: (row: Row) => string;
  /** The row on a narrow page: see `ItemLines`. Default: the values of its columns. */
  itemOf?: (row: Row) => ReactNode;
  /** The buttons of each row, shown before the button that opens the record. */
  Action?: ComponentType<{ row: Row }>;
  /** Greatest number of buttons of `Action`. Default: 1. */
  actionCount?: number;
  /** A summary of the selected row, below the table. */
  stripOf?: (row: Row) => ReactNode;
  views?: readonly QuickView[];
  /** Explains the views. */
  viewHelp?: ReactNode;
  action?: ReactNode;
  /**
   * If set, rows have check boxes and can be changed together. `parts` is undefined until the code for bulk actions is
   * loaded.
   */
  bulk?: { parts: BulkParts<Row> | undefined; onChanged: () => void } | undefined;
  /** Announces new rows, in the filter bar. The shown rows do not move. */
  news?: ReactNode;
  /** A remark about the shown rows, above the table. */
  note?: ReactNode;
  /** At the right of the filter bar. */
  tools?: ReactNode;
}

interface PartProps<Row, Field extends string> extends ListScreenProps<Row, Field> {
  controls: ListControls<Row>;
}

interface RowsProps<Row, Field extends string> extends PartProps<Row, Field> {
  columns: readonly Column<Row, Field>[];
  sortBy: (sort: SortKey[]) => boolean;
}

/** A whole list page: quick views, filter, table, selected row, pager. Only the rows scroll, not the page. */
export const ListScreen = <Row, Field extends string>(props: ListScreenProps<Row, Field>) => {
  const controls = useListControls(props);
  const { list, rows, count, bulk } = props;
  const columns = useShownColumns(list.name, list.columns);
  const { state, goTo } = list;
  const { isNarrow, selection, error, scroller, mayHaveNext, refresh } = controls;
  const sortBy = (sort: SortKey[]): boolean => goTo({ ...state, sort, page: 1 });
  return (
    <Screen>
      {props.views && (
        <QuickViews
          views={props.views}
          state={state}
          pathOf={list.pathOf}
          help={props.viewHelp}
          action={props.action}
        />
      )}
      <FilterSection {...props} controls={controls} />
      <output className="note">
        {list.isUrlCorrected && texts.partialAddress}
        {props.note}
      </output>
      {rows.value && (
        <PrintHeader
          title={props.caption}
          params={list.params}
          filter={list.filter}
          shown={rows.value.length}
          total={count.value}
        />
      )}
      {isNarrow && <SortLine columns={columns} sort={state.sort} onSort={sortBy} />}
      <div className="rows" ref={scroller}>
        {error ? (
          <div className="center">
            <PageError error={error} title={texts.loadFailed} onRetry={refresh} />
          </div>
        ) : (
          <Rows {...props} columns={columns} controls={controls} sortBy={sortBy} />
        )}
      </div>
      {!isNarrow && selection.selectedRow && props.stripOf && (
        <section aria-label={texts.selected}>{props.stripOf(selection.selectedRow)}</section>
      )}
      {bulk?.parts && <bulk.parts.Bar onChanged={bulk.onChanged} />}
      <Pager
        state={state}
        total={count.value}
        mayHaveNext={mayHaveNext}
        isNarrow={isNarrow}
        pages={{ pathOf: (page) => list.pathOf({ ...state, page }) }}
        onSize={(size) => goTo({ ...state, size, page: 1 })}
      />
    </Screen>
  );
};

/** The filter: its bar, and its form while it is open. */
const FilterSection = <Row, Field extends string>(props: PartProps<Row, Field>) => {
  const { list, rows, count, filterTitle: title, controls } = props;
  const { isNarrow, filter, form, error, refresh } = controls;
  return (
    <section className="filter" aria-label={title}>
      <FilterBar
        title={title}
        params={list.params}
        filter={list.filter}
        isCleared={list.isCleared}
        isOpen={form.isOpen}
        isNarrow={isNarrow}
        toggleRef={form.toggle}
        onToggle={() => form.setOpen(!form.isOpen)}
        onRemove={filter.remove}
        onClear={filter.clear}
        onRefresh={refresh}
        news={props.news}
        tools={
          <ListTools isNarrow={isNarrow} list={list} rows={rows} count={count} hasFailed={Boolean(error)}>
            {props.tools}
          </ListTools>
        }
      />
      {form.isOpen && <FilterCard title={title} list={list} filter={filter} isNarrow={isNarrow} onClose={form.close} />}
    </section>
  );
};

/** The rows as a table, or as items on a narrow page; a message if there are none. */
const Rows = <Row, Field extends string>(props: RowsProps<Row, Field>) => {
  const { list, columns, rows, count, caption, idOf, pathOf, controls, sortBy } = props;
  const { state } = list;
  const { isNarrow, filter, selection } = controls;
  const items = rows.value;
  return (
    <>
      {isNarrow ? (
        <ListItems
          caption={caption}
          columns={columns}
          rows={items}
          busy={rows.loading}
          idOf={idOf}
          pathOf={pathOf}
          itemOf={props.itemOf}
          Action={props.Action}
        />
      ) : (
        <ListTable
          caption={caption}
          columns={columns}
          rows={items}
          size={state.size}
          busy={rows.loading}
          sort={state.sort}
          selected={selection.selected}
          tabStopId={selection.tabStopId}
          idOf={idOf}
          pathOf={pathOf}
          openLabelOf={props.openLabelOf}
          onSort={(column, add) => sortBy(toggleSort(state.sort, column, add))}
          onTabStop={selection.setTabStopId}
          onSelect={selection.select}
          onOpen={selection.open}
          bulk={props.bulk}
          Action={props.Action}
          actionCount={props.actionCount}
        />
      )}
      {items?.length === 0 && !rows.loading && (
        <EmptyList
          state={state}
          params={list.params}
          total={count.value}
          isCleared={list.isCleared}
          pathOf={list.pathOf}
          onClear={filter.clear}
        />
      )}
    </>
  );
};

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
    '& .center': { display: 'flex', flex: '1', minH: '14rem' },
    '& > .note': { flex: 'none', px: { base: '3', md: '4' }, py: '2', textStyle: 'sm', bg: 'bg.warning' },
    '& > .note:empty': { display: 'none' },
    '& > .sheet': { display: 'none' },
    '@media print': {
      h: 'auto',
      '& > .sheet': { display: 'block', mb: '2', textStyle: 'sm' },
      '& > .sheet h1': { textStyle: 'xl' },
      '& > .rows': { overflow: 'visible' },
      '& > .filter, & > .note': { display: 'none' },
    },
  },
});
