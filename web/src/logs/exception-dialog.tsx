import { formatDateTime } from '../platform/format.ts';
import { CodeText, RowDialog } from '../ui/list/row-dialog.tsx';
import { PageError, PageSkeleton } from '../ui/page-state.tsx';
import type { RecordFact } from '../ui/record/record-facts.tsx';
import { useExceptionDetailQuery, type ExceptionDetailQuery, type ExceptionRowFragment } from './logs.generated.ts';
import { texts } from './logs.texts.ts';
import { TraceLinks } from './trace-links.tsx';

type Call = NonNullable<NonNullable<ExceptionDetailQuery['exception']>['call']>;

interface ExceptionDialogProps {
  id: string;
  /** Undefined: it is not on the present page. */
  row: ExceptionRowFragment | undefined;
  /** The REST service has the failed call. */
  hasDetail: boolean;
  onClose: () => void;
}

/** LG-3: one exception, with the failed REST call and SQL statement. */
export const ExceptionDialog = ({ id, row, hasDetail, onClose }: ExceptionDialogProps) => {
  const { data, error, loading, refetch } = useExceptionDetailQuery({ variables: { id }, skip: !hasDetail });
  const exception = data?.exception ?? row;
  const call = data?.exception?.call;
  return (
    <RowDialog
      title={texts.exceptions.detail}
      onClose={onClose}
      actions={<TraceLinks traceId={exception?.traceId ?? null} />}
      facts={exception ? factsOf(exception, call) : []}
    >
      {exception && <LongTexts stacktrace={exception.stacktrace} statement={call?.statement} />}
      {error && <PageError title={texts.detailFailed} error={error} onRetry={refetch} />}
      {!exception && !error && (loading ? <PageSkeleton lines={4} /> : texts.detailMissing)}
    </RowDialog>
  );
};

interface LongTextsProps {
  stacktrace: string | null;
  statement: string | null | undefined;
}

const LongTexts = ({ stacktrace, statement }: LongTextsProps) => (
  <>
    {statement && <CodeText title={texts.statement}>{statement}</CodeText>}
    {stacktrace && <CodeText title={texts.stacktrace}>{stacktrace}</CodeText>}
  </>
);

const factsOf = (exception: ExceptionRowFragment, call: Call | null | undefined): RecordFact[] => [
  { name: texts.dateOfAction, value: formatDateTime(exception.createdAt) },
  { name: texts.message, value: exception.message },
  { name: texts.username, value: exception.username },
  ...(call
    ? [
        { name: texts.userId, value: call.userId },
        { name: texts.call, value: [call.method, call.path].filter(Boolean).join(' ') || null },
      ]
    : []),
  { name: texts.traceId, value: exception.traceId },
];
