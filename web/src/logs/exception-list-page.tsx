import { exceptionFilterFields } from '@struma/schema/inputs.ts';
import { type ReactNode, useMemo } from 'react';
import { formatDateTime } from '../platform/format.ts';
import { useNow } from '../platform/use-now.ts';
import { ListViews } from '../list-views/list-views.tsx';
import { RecordLink } from '../session/record-link.tsx';
import { useAdministratorViewer } from '../session/use-viewer.ts';
import { daysBefore, getSofiaToday } from '../ui/fields/sofia-time.ts';
import { DetailList, type OpenDetails } from '../ui/list/detail-list.tsx';
import type { FilterValues } from '../ui/list/filter/filter-fields.ts';
import type { LiveListSource } from '../ui/list/list-source.ts';
import { CodeText, RowDialog } from '../ui/list/row-dialog.tsx';
import { declareColumns } from '../ui/list/table/declare-columns.ts';
import { PageError, PageSkeleton } from '../ui/page-state.tsx';
import type { RecordFact } from '../ui/record/record-facts.tsx';
import {
  ExceptionCountDocument,
  ExceptionRowFragmentDoc,
  ExceptionsDocument,
  useExceptionDetailQuery,
  type ExceptionDetailQuery,
  type ExceptionFilter,
  type ExceptionRowFragment,
  type ExceptionSortField,
} from './logs.generated.ts';
import { exceptionFilterTexts, texts } from './logs.texts.ts';
import { TraceLinks } from './trace-links.tsx';

const source: LiveListSource<ExceptionRowFragment, ExceptionFilter, ExceptionSortField> = {
  field: 'exceptions',
  rows: ExceptionsDocument,
  count: ExceptionCountDocument,
  row: { fragment: ExceptionRowFragmentDoc, fragmentName: 'ExceptionRow' },
};

const timeOf = ({ createdAt }: ExceptionRowFragment): string => formatDateTime(createdAt);

const columns = declareColumns<ExceptionRowFragment, ExceptionSortField>(texts, [
  { key: 'createdAt', header: texts.date, sort: 'CREATED_AT', kind: 'record', width: 10.5, value: timeOf },
  { key: 'username', sort: 'USERNAME', kind: 'text' },
  { key: 'message', sort: 'MESSAGE', kind: 'longText' },
  { key: 'traceId', kind: 'text', shown: 8 },
]);

const filters = { fields: exceptionFilterFields, shown: exceptionFilterTexts };

/** LG-2: a filter for `count` whole days, of which `today` is the last. */
export const daysUpTo = (today: string, count = 1): FilterValues => ({
  createdFrom: `${daysBefore(today, count - 1)}T00:00`,
  createdTo: `${today}T23:59`,
});

/** LG-2: the list of exceptions, by default those of today. */
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
      views={texts.exceptions.views.map(([days, label]) => ({ label, filter: daysUpTo(today, days) }))}
      viewer={viewer}
      texts={texts.exceptions}
      toolsOf={(list) => <ListViews list={list} viewer={viewer} />}
      csv={hasTools && 'exceptions'}
      detailOf={(open) => <ExceptionDialog {...open} hasDetail={hasTools} />}
    />
  );
};

type ExceptionDialogProps = OpenDetails<ExceptionRowFragment> & { hasDetail: boolean };

/** LG-3: one exception. `hasDetail`: the REST service sends the failed REST call and the SQL statement. */
export const ExceptionDialog = ({ id, row, hasDetail, onClose }: ExceptionDialogProps) => {
  const { data, error, loading, refetch } = useExceptionDetailQuery({ variables: { id }, skip: !hasDetail });
  const exception = data?.exception ?? row;
  const call = data?.exception?.call;
  return (
    <RowDialog
      title={texts.exceptions.detail()}
      onClose={onClose}
      actions={<TraceLinks traceId={exception?.traceId ?? null} />}
      facts={exception ? factsOf(exception, call) : []}
    >
      <CodeText title={texts.statement}>{call?.statement}</CodeText>
      <CodeText title={texts.stacktrace}>{exception?.stacktrace}</CodeText>
      {error && <PageError title={texts.detailFailed} error={error} onRetry={refetch} />}
      {!exception && !error && (loading ? <PageSkeleton lines={4} /> : texts.detailMissing)}
    </RowDialog>
  );
};

type Call = NonNullable<ExceptionDetailQuery['exception']>['call'] | undefined;

const personOf = ({ username }: ExceptionRowFragment, call: Call): ReactNode => {
  const userId = call?.userId ?? null;
  const name = username ?? userId;
  return (
    name && (
      <RecordLink kind="USER" id={userId}>
        {name}
      </RecordLink>
    )
  );
};

const factsOf = (exception: ExceptionRowFragment, call: Call): RecordFact[] => [
  { name: texts.dateOfAction, value: timeOf(exception) },
  { name: texts.message, value: exception.message },
  { name: texts.username, value: personOf(exception, call) },
  ...(call ? [{ name: texts.call, value: [call.method, call.path].filter(Boolean).join(' ') || null }] : []),
  { name: texts.traceId, value: exception.traceId },
];
