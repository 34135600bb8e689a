import * as inputs from '@struma/schema/inputs.ts';
import type {
  ActivityPageResolvers,
  ExceptionPageResolvers,
  ExceptionResolvers,
  LogEntryPageResolvers,
  QueryResolvers,
} from '../kernel/schema-types.generated.ts';
import { readId } from '../kernel/input/ids.ts';
import { lazyPage, readPageOf } from '../kernel/input/paging.ts';
import { toDateParts } from '../kernel/list/date-parts.ts';
import { declareList } from '../kernel/list/declare-list.ts';
import type { ListExport } from '../kernel/list/list-export.ts';
import { createListField, listPage } from '../kernel/list/list-field.ts';
import { tracked } from '../kernel/tracked.ts';
import { entityOf, readActivity, readException, readExceptionDetail, readLogEntry } from './logs.rest.ts';
import type { ActivityRecord, ExceptionRecord, LogEntryRecord } from './logs.rest.ts';

const logEntryList = declareList('/api/Logs/GetLogsList')({
  filterFields: inputs.logEntryFilterFields,
  sortFields: inputs.logEntrySortFieldValues,
  names: {
    filter: { ids: 'id', moduleName: 'modulName', created: 'createdOn', importFileIds: 'importFileId' },
    sort: { MODULE_NAME: 'modulName', CREATED_AT: 'createdOn' },
  },
  // LG-4: the specification requires this number in every call. The service takes the user from the token.
  fixed: { userId: '50' },
});

const exceptionList = declareList('/api/Logs/GetExceptionLogsList')({
  filterFields: inputs.exceptionFilterFields,
  sortFields: inputs.exceptionSortFieldValues,
  names: { filter: { created: 'dateCreated' }, sort: { CREATED_AT: 'dateCreated' } },
});

const activityList = declareList('/api/Logs/GetActivityLogsList')({
  filterFields: inputs.activityFilterFields,
  sortFields: inputs.activitySortFieldValues,
  names: {
    filter: { ids: 'id', created: 'createdOn', entities: 'entity', recordId: 'entityId' },
    sort: { CREATED_AT: 'createdOn' },
  },
  values: { entities: entityOf },
});

const detailPath = '/struma/logs/exceptions/detail';

const queries = {
  logEntries: createListField({ list: logEntryList, readRow: readLogEntry }),
  activities: createListField({ list: activityList, readRow: readActivity }),
  exceptions: createListField({
    list: exceptionList,
    readRow: readException,
    // LG-2: the specification splits a range of time into parts. A service without LOG_TOOLS accepts only the parts.
    toServiceParameters: async (parameters, { features }) =>
      (await features.has('LOG_TOOLS')) ? parameters : toDateParts(parameters, 'dateCreated'),
  }),

  exception: tracked((_root, { id }, { rest }) => {
    const number = readId(id);
    return number === null ? null : rest.find(detailPath, { id: number }, readExceptionDetail);
  }),

  recordHistory: tracked((_root, { entity, recordId, page }, { rest }) =>
    lazyPage(page, (part) =>
      rest.get('/struma/history', { entity: entityOf(entity), entityId: recordId, ...part }, readPageOf(readActivity)),
    ),
  ),
} satisfies Partial<QueryResolvers>;

const types = {
  LogEntryPage: listPage<LogEntryRecord>() satisfies LogEntryPageResolvers,
  ExceptionPage: listPage<ExceptionRecord>() satisfies ExceptionPageResolvers,
  ActivityPage: listPage<ActivityRecord>() satisfies ActivityPageResolvers,
  Exception: {
    call: tracked(
      ({ id, call }, _args, { rest }) =>
        call ?? rest.get(detailPath, { id: Number(id) }, (detail) => readExceptionDetail(detail).call),
    ),
  } satisfies ExceptionResolvers,
};

export const schemaPart = { Query: queries, types };

/** `noRows` finds no rows, because no row has this trace id. */
const common = { feature: 'LOG_TOOLS', noRows: { traceId: 'none' } } as const;

/** CSV exports of lists. The key is the name of the file: `/files/<key>.csv`. */
export const listExports = {
  'log-entries': { ...common, field: 'logEntries', list: logEntryList, path: '/struma/logs/export' },
  exceptions: { ...common, field: 'exceptions', list: exceptionList, path: '/struma/logs/exceptions/export' },
  activities: { ...common, field: 'activities', list: activityList, path: '/struma/logs/activity/export' },
} satisfies Record<string, ListExport>;
