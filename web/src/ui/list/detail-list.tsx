import { type ReactNode, useMemo } from 'react';
import type { Viewer } from './audience.ts';
import { ExportLink } from './export-link.tsx';
import type { FilterField, FilterValues } from './filter/filter-fields.ts';
import { ListScreen } from './list-screen.tsx';
import type { ListSource } from './list-source.ts';
import { texts as exportTexts } from './export.texts.ts';
import { PageNews } from './live/page-news.tsx';
import type { LiveListOptions } from './live/use-live-list.ts';
import type { QuickView } from './quick-views.tsx';
import type { Column } from './table/column.ts';
import { useListPage } from './use-list-page.ts';
import { useOpenRow } from './use-open-row.ts';

interface DetailListProps<Row, Filter, Field extends string> {
  /** Name under which choices of the page are kept. */
  name: string;
  source: ListSource<Row, Filter, Field>;
  columns: readonly Column<Row, Field>[];
  /** Stable. */
  filters: (viewer: Viewer) => readonly FilterField[];
  viewer: Viewer;
  texts: { list: string; filterTitle: string; open: (row: Row) => string };
  /** The details of the open row. Undefined row: it is not on the present page. */
  detailOf: (open: { id: string; row: Row | undefined; onClose: () => void }) => ReactNode;
  /** Name of the CSV file below /files. False: the service has none. */
  csv: string | false;
  /** Announces new rows. */
  live?: Pick<LiveListOptions<Row, Filter, Field>, 'rowFragment' | 'changes'>;
  /** The filter where the address has none. Stable. */
  defaultFilter?: FilterValues;
  views?: readonly QuickView[];
  /** The row on a narrow page, with the path of its details. */
  itemOf?: (row: Row, path: string) => ReactNode;
}

/** A list whose rows have no page of their own: their details open over it. */
export const DetailList = <Row extends { id: string }, Filter, Field extends string>({
  filters,
  viewer,
  texts,
  detailOf,
  csv,
  live,
  itemOf,
  views,
  ...definition
}: DetailListProps<Row, Filter, Field>) => {
  const fields = useMemo(() => filters(viewer), [filters, viewer]);
  const page = useListPage({ ...definition, fields });
  const { rows, variables } = page;
  const openRow = useOpenRow();
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
        news={live && <PageNews page={page} {...live} />}
        tools={csv && <ExportLink name={csv} variables={variables} hint={exportTexts.hint} />}
      />
      {openRow.id !== null &&
        detailOf({
          id: openRow.id,
          row: rows.value?.find(({ id }) => id === openRow.id),
          onClose: openRow.close,
        })}
    </>
  );
};

const idOf = ({ id }: { id: string }): string => id;
