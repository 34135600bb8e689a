import {
  activityFilterFields,
  activitySortFieldValues,
  exceptionFilterFields,
  exceptionSortFieldValues,
  logEntryFilterFields,
  logEntrySortFieldValues,
} from '@struma/schema/inputs.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { toLocalText } from '../kernel/input/moment.ts';
import { declareList, type ListParameters } from '../kernel/list/declare-list.ts';
import type { ListExport } from '../kernel/list/list-export.ts';
import { entityOf } from './logs.rest.ts';

export const logEntryList = declareList('/api/Logs/GetLogsList')({
  filterFields: logEntryFilterFields,
  sortFields: logEntrySortFieldValues,
  names: {
    filter: { ids: 'id', moduleName: 'modulName', created: 'createdOn', importFileIds: 'importFileId' },
    sort: { MODULE_NAME: 'modulName', CREATED_AT: 'createdOn' },
  },
  // LG-4: every call has this number. The service takes the person from the token.
  fixed: { userId: '50' },
});

export const exceptionList = declareList('/api/Logs/GetExceptionLogsList')({
  filterFields: exceptionFilterFields,
  sortFields: exceptionSortFieldValues,
  names: { filter: { created: 'dateCreated' }, sort: { CREATED_AT: 'dateCreated' } },
});

export const activityList = declareList('/api/Logs/GetActivityLogsList')({
  filterFields: activityFilterFields,
  sortFields: activitySortFieldValues,
  names: {
    filter: { created: 'createdOn', entities: 'entity', recordId: 'entityId' },
    sort: { CREATED_AT: 'createdOn' },
  },
  values: { entities: entityOf },
});

/** LG-2: the specification has a range of time in parts. Other services know only these. */
export const toDateParts = async (
  parameters: ListParameters,
  { features }: GatewayContext,
): Promise<ListParameters> => {
  if (await features.has('LOG_TOOLS')) return parameters;
  const { dateCreatedFrom, dateCreatedTo, ...others } = parameters;
  return { ...others, ...partsOf('from', dateCreatedFrom), ...partsOf('to', dateCreatedTo) };
};

const partsOf = (end: 'from' | 'to', utc: unknown): ListParameters => {
  if (typeof utc !== 'string') return {};
  const local = toLocalText(utc);
  const [year, month, day] = local.slice(0, 10).split('-').map(Number);
  return {
    [`${end}Time`]: local.slice(11, 16),
    [`${end}Day`]: day,
    [`${end}Month`]: month,
    [`${end}Year`]: year,
  };
};

/** No row has this trace id. */
const common = { feature: 'LOG_TOOLS', noRows: { traceId: 'none' } } as const;

/** The lists as CSV, by file name below /files. */
export const logExports = {
  'log-entries': { ...common, field: 'logEntries', list: logEntryList, path: '/struma/logs/export' },
  exceptions: { ...common, field: 'exceptions', list: exceptionList, path: '/struma/logs/exceptions/export' },
  activities: { ...common, field: 'activities', list: activityList, path: '/struma/logs/activity/export' },
} satisfies Record<string, ListExport>;
