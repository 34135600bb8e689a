import type { DateTimeRange, SignalFilter, SignalSort, SignalSortField } from '@struma/schema/resolvers.ts';
import { typedError } from '../kernel/errors.ts';
import { inputTexts } from '../kernel/errors.texts.ts';
import { anyOfIds, searchText } from '../kernel/input/filter-input.ts';
import { toUtcText } from '../kernel/input/moment.ts';
import type { GetQuery } from '../kernel/rest/wire.ts';
import { statusId } from './signals.rest.ts';

type Query = GetQuery<'/api/signal/GetSignalList'>;

/** FI-8, SG-2: the filter and the sort keys as REST parameters, only those that are filled. Null: no signal can fit. */
export const toSignalQuery = (
  filter: SignalFilter | null | undefined,
  sort: readonly SignalSort[] | null | undefined,
): Query | null => {
  const conditions = toConditions(filter ?? {});
  return conditions && { ...conditions, ...toOrder(sort ?? []) };
};

/** Whether a filter takes several values of one kind, which not every service can. */
export const hasSeveralValues = ({ statusId: statuses, priorityId, UserId }: Query): boolean =>
  [statuses, priorityId, UserId].some((values) => (values?.length ?? 0) > 1);

const toConditions = (filter: SignalFilter): Query | null => {
  const priorityId = anyOfIds(filter.priorityIds, 'priorityIds');
  const submitterId = anyOfIds(filter.submitterIds, 'submitterIds');
  if (priorityId?.length === 0 || submitterId?.length === 0) return null;
  const statuses = filter.statuses?.length ? [...new Set(filter.statuses)].map(statusId) : undefined;
  return withoutAbsent({
    ...bounds('created', filter.created),
    ...bounds('closed', filter.closed),
    ...bounds('lastResponse', filter.lastResponse),
    statusId: statuses,
    priorityId,
    UserId: submitterId,
    needsReply: filter.needsReply ?? undefined,
    workCardNo: searchText(filter.workCardNo, ['filter', 'workCardNo']),
    channel: filter.channels?.length ? [...new Set(filter.channels)] : undefined,
    hasBreakdown: filter.hasBreakdown ?? undefined,
    view: filter.view ?? undefined,
  });
};

type RangeName = 'created' | 'closed' | 'lastResponse';

const bounds = (name: RangeName, range: DateTimeRange | null | undefined): Query => {
  if (!range) return {};
  const from = range.from ? toUtcText(range.from) : undefined;
  const to = range.to ? toUtcText(range.to) : undefined;
  if (from && to && from > to)
    throw typedError('BAD_USER_INPUT', { message: inputTexts.rangeOrder, path: ['filter', name] });
  return { [`${name}UTCFrom`]: from, [`${name}UTCTo`]: to };
};

type SortName = NonNullable<Query['sortBy']>[number];

const sortNames: Readonly<Record<SignalSortField, SortName>> = {
  ID: 'id',
  PRIORITY: 'priority',
  STATUS: 'status',
  SUBMITTER: 'createdBySubmitter',
  CREATED_AT: 'createdUtc',
  LAST_RESPONSE_AT: 'lastResponseUtc',
  CLOSED_AT: 'closedUtc',
  WORK_CARD_NO: 'breakdown',
};

/** FI-6: sortBy and sortDesc are lists of the same length. */
const toOrder = (sort: readonly SignalSort[]): Query => {
  if (sort.length > 8) throw typedError('BAD_USER_INPUT', { message: inputTexts.sortKeys, path: ['sort'] });
  if (sort.length === 0) return {};
  return {
    sortBy: sort.map(({ field }) => sortNames[field]),
    sortDesc: sort.map(({ direction }) => direction === 'DESC'),
  };
};

const withoutAbsent = (query: Query): Query =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
