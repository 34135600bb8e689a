import { useMemo } from 'react';
import { exceptionFilterFields } from '@struma/schema/inputs.ts';
import { formatDateTime } from '../platform/format.ts';
import { useNow } from '../platform/use-now.ts';
import { useAdministratorViewer } from '../session/use-viewer.ts';
import { getSofiaToday } from '../ui/fields/sofia-time.ts';
import type { Viewer } from '../ui/list/audience.ts';
import { DetailList } from '../ui/list/detail-list.tsx';
import { declareFilters } from '../ui/list/filter/declare-filters.ts';
import type { ListSource } from '../ui/list/list-source.ts';
import type { Column } from '../ui/list/table/column.ts';
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

const filters = (viewer: Viewer) =>
  declareFilters({ fields: exceptionFilterFields, shown: exceptionFilterTexts }, viewer);

/** LG-2: exceptions, those of today by default. */
export const Component = () => {
  const viewer = useAdministratorViewer();
  const today = getSofiaToday(useNow());
  const defaultFilter = useMemo(() => daysUpTo(today), [today]);
  const hasTools = viewer.features.includes('LOG_TOOLS');
  return (
    <DetailList
      name="exceptions"
      source={source}
      columns={columns}
      filters={filters}
      defaultFilter={defaultFilter}
      views={exceptionViews(today)}
      viewer={viewer}
      texts={texts.exceptions}
      csv={hasTools && 'exceptions'}
      detailOf={(open) => <ExceptionDialog {...open} hasDetail={hasTools} />}
    />
  );
};
