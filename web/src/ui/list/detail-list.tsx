import { useQuery } from '@apollo/client/react';
import { type ReactNode, useMemo } from 'react';
import type { Viewer } from './audience.ts';
import { ExportLink } from './export-link.tsx';
import { declareFilters, type Filters, type SchemaField } from './filter/declare-filters.ts';
import type { FilterValues } from './filter/filter-fields.ts';
import { ListScreen } from './list-screen.tsx';
import type { LiveListSource } from './list-source.ts';
import { partTexts } from './list-parts.texts.ts';
import { texts as exportTexts } from './export.texts.ts';
import { PageNews } from './live/page-news.tsx';
import type { QuickView } from './quick-views.tsx';
import type { RecordFact } from '../record/record-facts.tsx';
import { RowDialog } from './row-dialog.tsx';
import { cellOf } from './table/cells.tsx';
import type { Column } from './table/column.ts';
import { useListPage, type ListPage } from './use-list-page.ts';
import { useOpenRow } from './use-open-row.ts';

/** The open row of a list. */
export interface OpenDetails<Row> {
  id: string;
  row: Row | undefined;
  onClose: () => void;
}

type FilterFields = Readonly<Record<string, SchemaField>>;

interface DetailListProps<Row, Filter, Field extends string, Fields extends FilterFields> {
  /** Name under which the user's choices for this list are kept. */
  name: string;
  source: LiveListSource<Row, Filter, Field>;
  columns: readonly Column<Row, Field>[];
  /** Must be the same object in each render. */
  filters: Filters<Fields>;
  viewer: Viewer;
  texts: { list: string; filterTitle: string; open: (row: Row) => string; detail: (row: Row) => string };
  /**
   * Renders the details of the open row, instead of a dialog with its columns. `row` is undefined if the row is not on
   * the present page.
   */
  detailOf?: (open: OpenDetails<Row>) => ReactNode;
  /** Facts that follow the columns in the dialog. */
  moreFactsOf?: (row: Row) => readonly RecordFact[];
  /** Actions of the dialog, such as links. */
  actionsOf?: (row: Row) => ReactNode;
  /** Name of the CSV file: `/files/<name>.csv`. False if the service has none. */
  csv: string | false;
  /** The filter if the URL has none. Must be the same object in each render. */
  defaultFilter?: FilterValues;
  views?: readonly QuickView[];
  /** Further tools of the list, before the link to the CSV file. */
  toolsOf?: (list: ListPage<Row, Filter, Field>['list']) => ReactNode;
  /** Renders a row on a narrow page. `path` is the path of the row's details. */
  itemOf?: (row: Row, path: string) => ReactNode;
}

/** A list whose rows have no pages: the details of a row open over the list. */
export const DetailList = <
  Row extends { id: string },
  Filter,
  Field extends string,
  const Fields extends FilterFields,
>({
  filters,
  viewer,
  texts,
  detailOf,
  moreFactsOf,
  actionsOf,
  csv,
  itemOf,
  toolsOf,
  views,
  ...definition
}: DetailListProps<Row, Filter, Field, Fields>) => {
  const fields = useMemo(() => declareFilters(filters, viewer), [filters, viewer]);
  const page = useListPage({ ...definition, fields });
  const { rows, variables } = page;
  const openRow = useOpenRow();
  const showDetails =
    detailOf ??
    (({ id, row, onClose }) => {
      const show = (shownRow: Row): ReactNode => (
        <RowDialog
          title={texts.detail(shownRow)}
          facts={[...factsOf(definition.columns, shownRow), ...(moreFactsOf?.(shownRow) ?? [])]}
          actions={actionsOf?.(shownRow)}
          onClose={onClose}
        />
      );
      if (row) return show(row);
      return rows.value && <RowByNumber source={definition.source} id={id} title={texts.list} {...{ show, onClose }} />;
    });
  return (
    <>
      <ListScreen<Row, Field>
        {...page}
        caption={texts.list}
        filterTitle={texts.filterTitle}
        idOf={idOf}
        pathOf={({ id }) => openRow.pathOf(id)}
        openLabelOf={texts.open}
        {...(itemOf && { itemOf: (row) => itemOf(row, openRow.pathOf(row.id)) })}
        {...(views && { views })}
        news={<PageNews page={page} rowFragment={definition.source.row} />}
        tools={
          <>
            {toolsOf?.(page.list)}
            {csv && <ExportLink name={csv} variables={variables} hint={exportTexts.hint} />}
          </>
        }
      />
      {openRow.id !== null &&
        showDetails({
          id: openRow.id,
          row: rows.value?.find(({ id }) => id === openRow.id),
          onClose: openRow.close,
        })}
    </>
  );
};

interface RowByNumberProps<Row, Filter, Field extends string> {
  source: LiveListSource<Row, Filter, Field>;
  id: string;
  /** Title of the dialog if the row does not exist. */
  title: string;
  show: (row: Row) => ReactNode;
  onClose: () => void;
}

/** Loads a row that is not on the present page, such as the row of an old link. The list must have the filter `ids`. */
const RowByNumber = <Row, Filter, Field extends string>({
  source,
  id,
  title,
  show,
  onClose,
}: RowByNumberProps<Row, Filter, Field>) => {
  const filter = { ids: [id] } as Filter;
  const { data, loading } = useQuery(source.rows, {
    variables: { filter, sort: undefined, page: { number: 1, size: 1 } },
  });
  const row = data?.[source.field]?.items[0];
  if (row) return show(row as Row);
  return loading ? null : (
    <RowDialog title={title} facts={[]} onClose={onClose}>
      {partTexts.missingRow(id)}
    </RowDialog>
  );
};

const factsOf = <Row,>(columns: readonly Column<Row>[], row: Row): RecordFact[] =>
  columns.map((column) => ({
    name: column.header,
    value: column.whole ? column.whole(row) : cellOf(column, row, null),
  }));

const idOf = ({ id }: { id: string }): string => id;
