import { useMemo } from 'react';
import { exceptionFilterFields } from '@struma/schema/inputs.ts';
import { formatDateTime } from '../platform/format.ts';
import { useNow } from '../platform/use-now.ts';
import { useAdministratorViewer } from '../session/use-viewer.ts';
import { getSofiaToday } from '../ui/fields/sofia-time.ts';
import { ExportLink } from '../ui/list/export-link.tsx';
import { declareFilters } from '../ui/list/filter/declare-filters.ts';
import { ListScreen } from '../ui/list/list-screen.tsx';
import type { ListSource } from '../ui/list/list-source.ts';
import type { Column } from '../ui/list/table/column.ts';
import { useListPage } from '../ui/list/use-list-page.ts';
import { useOpenRow } from '../ui/list/use-open-row.ts';
import { ExceptionDialog } from './exception-dialog.tsx';
import { daysUpTo, exceptionViews } from './exception-views.ts';
import { ExceptionCountDocument, ExceptionsDocument } from './logs.generated.ts';
import type { ExceptionFilter, ExceptionRowFragment, ExceptionSortField } from './logs.generated.ts';
import { exceptionFilterTexts, texts } from './logs.texts.ts';

const source: ListSource<ExceptionRowFragment, ExceptionFilter, ExceptionSortField> = {
  field: 'exceptions',
  rows: ExceptionsDocument,
  count: ExceptionCountDocument,
};

const columns: readonly Column<ExceptionRowFragment, ExceptionSortField>[] = [
  {
    key: 'createdAt',
    header: texts.date,
    sort: 'CREATED_AT',
    kind: 'record',
    value: ({ createdAt }) => formatDateTime(createdAt),
  },
  { key: 'username', header: texts.username, sort: 'USERNAME', kind: 'text', value: ({ username }) => username },
  { key: 'message', header: texts.message, sort: 'MESSAGE', kind: 'longText', value: ({ message }) => message },
  { key: 'traceId', header: texts.traceId, kind: 'text', value: ({ traceId }) => traceId?.slice(0, 8) },
];

/** LG-2: exceptions, those of today by default. */
export const Component = () => {
  const viewer = useAdministratorViewer();
  const today = getSofiaToday(useNow());
  const fields = useMemo(
    () => declareFilters({ fields: exceptionFilterFields, shown: exceptionFilterTexts }, viewer),
    [viewer],
  );
  const defaultFilter = useMemo(() => daysUpTo(today), [today]);
  const page = useListPage({ name: 'exceptions', source, fields, columns, defaultFilter });
  const openRow = useOpenRow();
  const hasTools = viewer.features.includes('LOG_TOOLS');
  return (
    <>
      <ListScreen
        {...page}
        caption={texts.exceptions.list}
        filterTitle={texts.exceptions.filterTitle}
        idOf={idOf}
        pathOf={({ id }) => openRow.pathOf(id)}
        openLabelOf={({ createdAt }) => texts.exceptions.open(formatDateTime(createdAt))}
        views={exceptionViews(today)}
        tools={hasTools && <ExportLink name="exceptions" variables={page.variables} hint={texts.exportHint} />}
      />
      {openRow.id && (
        <ExceptionDialog
          id={openRow.id}
          row={page.rows.value?.find(({ id }) => id === openRow.id)}
          hasDetail={hasTools}
          onClose={openRow.close}
        />
      )}
    </>
  );
};

const idOf = ({ id }: ExceptionRowFragment): string => id;
