import { DateTime, Empty } from '../ui/list/table/cells.tsx';
import { isShownTo, type Viewer } from '../ui/list/audience.ts';
import type { Column } from '../ui/list/table/column.ts';
import { Priority } from '../ui/glyphs/priority.tsx';
import { Answer, Deadline, findAnswer, Status, Taker, Wait } from './signal-state.tsx';
import type { SignalRowFragment, SignalSortField } from './signals.generated.ts';
import { texts } from './signals.texts.ts';

/**
 * The columns of the lists of signals that are shown to the viewer. To add a column for a field of the schema: add the
 * field in `signals.graphql`, its heading in the texts and an entry here. Citizens see no column without `audience`.
 */
export const signalColumns = (
  priorityOrder: readonly string[],
  now: Date,
  viewer: Viewer,
): readonly Column<SignalRowFragment, SignalSortField>[] =>
  allColumns(priorityOrder, now, viewer).filter((column) => isShownTo(viewer, column));

/** True if the wait has its own column, with the deadline. Otherwise the column of the last response shows the wait. */
const hasDeadlines = ({ isOperator, features }: Viewer): boolean => isOperator && features.includes('SIGNAL_SEARCH');

/** In rem: for a citizen the time of the response, the wait and 'Нов отговор'; for others the time and perhaps the wait. */
const lastResponseWidth = (viewer: Viewer): number => {
  if (!viewer.isOperator) return 24.5;
  return hasDeadlines(viewer) ? 10.5 : 20;
};

interface LastResponseProps {
  signal: SignalRowFragment;
  now: Date;
  viewer: Viewer;
}

const LastResponse = ({ signal, now, viewer }: LastResponseProps) => {
  const answer = viewer.isOperator ? null : findAnswer(signal);
  return (
    <>
      {signal.lastResponseAt ? <DateTime value={signal.lastResponseAt} /> : <Empty />}
      {!hasDeadlines(viewer) && <Wait signal={signal} now={now} />}
      {answer && <Answer {...answer} />}
    </>
  );
};

const titleColumn = {
  key: 'title',
  header: texts.title,
  kind: 'text',
  value: ({ title }: SignalRowFragment) => title,
} as const;

const allColumns = (
  priorityOrder: readonly string[],
  now: Date,
  viewer: Viewer,
): readonly Column<SignalRowFragment, SignalSortField>[] => [
  {
    key: 'id',
    // Wide enough for the checkbox before the number.
    width: 7.25,
    audience: 'everyone',
    header: texts.number,
    sort: 'ID',
    kind: 'record',
    value: ({ id }) => id,
  },
  { ...titleColumn, audience: 'citizens' },
  { ...titleColumn, isOptional: true },
  {
    key: 'priority',
    width: 7.5,
    audience: 'everyone',
    header: texts.priority,
    sort: 'PRIORITY',
    kind: 'custom',
    cell: ({ priority }) => priority && <Priority priority={priority} order={priorityOrder} />,
  },
  {
    key: 'status',
    width: 12,
    audience: 'everyone',
    header: texts.status,
    sort: 'STATUS',
    kind: 'custom',
    cell: (signal) => (
      <>
        <Status signal={signal} />
        <Taker signal={signal} maxWidth="4.75rem" />
      </>
    ),
  },
  {
    key: 'createdBy',
    width: 14,
    header: texts.createdBy,
    sort: 'SUBMITTER',
    kind: 'text',
    value: ({ submitter }) => submitter?.name,
  },
  {
    key: 'createdAt',
    audience: 'everyone',
    header: texts.createdAt,
    sort: 'CREATED_AT',
    kind: 'dateTime',
    value: ({ createdAt }) => createdAt,
  },
  {
    key: 'lastResponse',
    width: lastResponseWidth(viewer),
    audience: 'everyone',
    header: texts.lastResponse,
    sort: 'LAST_RESPONSE_AT',
    kind: 'custom',
    cell: (signal) => <LastResponse signal={signal} now={now} viewer={viewer} />,
  },
  {
    key: 'wait',
    needs: 'SIGNAL_SEARCH',
    header: texts.wait,
    sort: 'ANSWER_DUE_AT',
    kind: 'custom',
    cell: ({ answerDueAt, ...signal }) => answerDueAt && <Deadline signal={signal} dueAt={answerDueAt} now={now} />,
  },
  {
    key: 'closedAt',
    audience: 'everyone',
    header: texts.closedAt,
    sort: 'CLOSED_AT',
    kind: 'dateTime',
    value: ({ closedAt }) => closedAt,
  },
  {
    key: 'workCardNo',
    width: 6.5,
    header: texts.workCardNo,
    sort: 'WORK_CARD_NO',
    kind: 'text',
    value: ({ workCardNo }) => workCardNo,
  },
];
