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

export interface OpenDetails<Row> {
  id: string;
  row: Row | undefined;
  onClose: () => void;
}

type FilterFields = Readonly<Record<string, SchemaField>>;

interface DetailListProps<Row, Filter, Field extends string, Fields extends FilterFields> {
  /** Name under which the person's choices on the page are kept. */
  name: string;
  source: LiveListSource<Row, Filter, Field>;
  columns: readonly Column<Row, Field>[];
  /** The same object at each rendering. */
  filters: Filters<Fields>;
  viewer: Viewer;
  texts: { list: string; filterTitle: string; open: (row: Row) => string; detail: (row: Row) => string };
  /**
   * The details of the open row, if its columns are not enough. `row` is undefined if it is not on the present page.
   */
  detailOf?: (open: OpenDetails<Row>) => ReactNode;
  /** Facts of the details after those of the columns. */
  moreFactsOf?: (row: Row) => readonly RecordFact[];
  /** Links of the details. */
  actionsOf?: (row: Row) => ReactNode;
  /** Name of the CSV file below /files. False if the service has none. */
  csv: string | false;
  /** The filter if the URL has none; the same object at each rendering. */
  defaultFilter?: FilterValues;
  views?: readonly QuickView[];
  /** Further tools of the list, before the CSV file. */
  toolsOf?: (list: ListPage<Row, Filter, Field>['list']) => ReactNode;
  /** The row on a narrow page, with the path of its details. */
  itemOf?: (row: Row, path: string) => ReactNode;
}

/** A list whose rows have no page of their own: their details open over it. */
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
      const show = (shown: Row): ReactNode => (
        <RowDialog
          title={texts.detail(shown)}
          facts={[...factsOf(definition.columns, shown), ...(moreFactsOf?.(shown) ?? [])]}
          actions={actionsOf?.(shown)}
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
  /** Title while there is no row. */
  title: string;
  show: (row: Row) => ReactNode;
  onClose: () => void;
}

/** A row that is not on the present page, such as the row of an old link. The list has a filter by number, `ids`. */
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
