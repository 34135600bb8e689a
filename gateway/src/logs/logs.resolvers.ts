import type {
  ActivityPageResolvers,
  ExceptionPageResolvers,
  ExceptionResolvers,
  LogEntryPageResolvers,
  QueryResolvers,
} from '../kernel/schema-types.generated.ts';
import { readId } from '../kernel/input/ids.ts';
import { lazyPage, readPageOf } from '../kernel/input/paging.ts';
import { listField, listPage } from '../kernel/list/list-field.ts';
import { tracked } from '../kernel/tracked.ts';
import { activityList, exceptionList, logEntryList, logExports, toDateParts } from './log-lists.ts';
import { entityOf, readActivity, readException, readExceptionDetail, readLogEntry } from './logs.rest.ts';
import type { ActivityRecord, ExceptionRecord, LogEntryRecord } from './logs.rest.ts';

const detailPath = '/struma/logs/exceptions/detail';

const queries = {
  logEntries: listField({ list: logEntryList, readRow: readLogEntry }),
  exceptions: listField({ list: exceptionList, readRow: readException, toServiceParameters: toDateParts }),
  activities: listField({ list: activityList, readRow: readActivity }),

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

export const listExports = logExports;
