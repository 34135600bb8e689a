import type { SignalStatus, SignalView } from '../types.ts';
import { momentRange } from '../ui/fields/sofia-time.ts';
import { isRecordId } from '../ui/list/filter/filter-fields.ts';
import type { FilterField, FilterValues } from '../ui/list/filter/filter-fields.ts';
import type { QuickView } from '../ui/list/quick-views.tsx';
import type { SignalChoicesQuery, SignalFilter } from './signals.generated.ts';
import { texts } from './signals.texts.ts';
import { useSubmitterName, useSubmitterOptions } from './submitter-choices.ts';

interface FilterDefinition {
  /** Undefined while they are on their way. */
  choices: SignalChoicesQuery | undefined;
  /** Asks again for choices that could not be loaded. */
  retry?: (() => Promise<unknown>) | undefined;
  hasDesk?: boolean;
}

/** Fields of the operator's filter, with the desk's views where there are any. */
export const signalFilterFields = ({ choices, retry, hasDesk = false }: FilterDefinition): readonly FilterField[] => [
  { kind: 'dateTimeRange', name: 'created', from: texts.createdFrom, to: texts.createdTo },
  { kind: 'dateTimeRange', name: 'lastResponse', from: texts.lastResponseFrom, to: texts.lastResponseTo },
  { kind: 'dateTimeRange', name: 'closed', from: texts.closedFrom, to: texts.closedTo },
  {
    kind: 'choice',
    name: 'status',
    label: texts.status,
    options: choices?.signalStatuses.map(({ status, name }) => ({ value: status, label: name })),
    retry,
    accepts: isStatus,
  },
  {
    kind: 'choice',
    name: 'priority',
    label: texts.priority,
    options: choices?.priorities.map(({ id, name }) => ({ value: id, label: name })),
    retry,
    accepts: isRecordId,
  },
  { kind: 'threeWay', name: 'needsReply', label: texts.needsReply },
  {
    kind: 'lookup',
    name: 'submitter',
    label: texts.submitter,
    accepts: isRecordId,
    useOptions: useSubmitterOptions,
    useLabel: useSubmitterName,
  },
  { kind: 'text', name: 'workCardNo', label: texts.workCardNo, placeholder: texts.workCardExample },
  ...(hasDesk ? [viewField] : []),
];

const viewField: FilterField = {
  kind: 'choice',
  name: 'view',
  label: texts.view,
  options: Object.entries(texts.views).map(([value, label]) => ({ value, label })),
  accepts: (value) => isView(value),
  hidden: true,
};

/** The filled fields as the schema's filter; undefined if none is. */
export const signalFilter = (values: FilterValues): SignalFilter | undefined => {
  const { status, priority, needsReply, submitter, workCardNo, view } = values;
  const filter: SignalFilter = {
    ...withRange('created', values),
    ...withRange('lastResponse', values),
    ...withRange('closed', values),
    ...(status && isStatus(status) && { statuses: [status] }),
    ...(priority && { priorityIds: [priority] }),
    ...(needsReply && { needsReply: needsReply === 'true' }),
    ...(submitter && { submitterIds: [submitter] }),
    ...(workCardNo && { workCardNo }),
    ...(view && isView(view) && { view }),
  };
  return Object.keys(filter).length > 0 ? filter : undefined;
};

/** How many signals the desk's views hold. */
export type ViewCounts = Readonly<Record<SignalView, number>>;

/** Filters one press away. `today` is the day in Sofia. */
export const signalViews = (today: string, hasDesk = false, counts?: ViewCounts): readonly QuickView[] => [
  { label: texts.all, filter: {} },
  ...(hasDesk
    ? deskViews.map((view) => ({ label: texts.views[view], filter: { view }, count: counts?.[view] }))
    : [
        { label: texts.waiting, filter: { needsReply: 'true' } },
        { label: texts.fresh, filter: { status: 'SIGNAL' } },
      ]),
  { label: texts.breakdowns, filter: { status: 'BREAKDOWN' } },
  { label: texts.closedToday, filter: { closedFrom: `${today}T00:00`, closedTo: `${today}T23:59` } },
];

const deskViews: readonly SignalView[] = ['MINE', 'FREE', 'WAITING', 'OVERDUE'];

const isView = (value: string): value is SignalView => Object.hasOwn(texts.views, value);

const withRange = (name: 'created' | 'lastResponse' | 'closed', values: FilterValues): SignalFilter => {
  const range = momentRange(values[`${name}From`], values[`${name}To`]);
  return range ? { [name]: range } : {};
};

const statuses: Record<SignalStatus, true> = { SIGNAL: true, BREAKDOWN: true, REJECTED: true, CLOSED: true };

const isStatus = (value: string): value is SignalStatus => Object.hasOwn(statuses, value);
