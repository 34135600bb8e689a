import { activityActionValues, activityEntityValues } from '@struma/schema/inputs.ts';
import type { components } from '@struma/schema/rest.ts';
import type { Activity, ActivityEntity, Exception, ExceptionCall, LogEntry } from '../kernel/schema-types.generated.ts';
import { readMoment } from '../kernel/input/moment.ts';
import { assertShape } from '../kernel/rest/wire.ts';

type Wire = components['schemas'];

export type LogEntryRecord = Omit<LogEntry, '__typename'>;
export type ActivityRecord = Omit<Activity, '__typename'>;

/** `call` is absent if the failed request has not been read yet. */
export type ExceptionRecord = Omit<Exception, '__typename' | 'call'> & { call?: Omit<ExceptionCall, '__typename'> };

/** LG-1: services of other vendors may omit all fields that the specification lacks. */
export const readLogEntry = (wire: Wire['LogRow']): LogEntryRecord => {
  assertShape(wire, { id: 'number', errorMessage: 'string' });
  return {
    id: wire.id,
    errorMessage: wire.errorMessage,
    moduleName: wire.modulName ?? '',
    procedureName: wire.procedureName || null,
    createdAt: readMoment(wire.createdOn, wire.createdOnLocal),
    importFileId: wire.importFileId ?? null,
    signalId: wire.signalId ?? null,
    traceId: wire.traceId || null,
  };
};

/** LG-3: the specification has only date, message, call stack and trace id. */
export const readException = (wire: Wire['ExceptionRow']): ExceptionRecord => {
  assertShape(wire, { message: 'string' });
  return {
    id: wire.id ?? [wire.dateCreated, wire.traceId].join(' '),
    createdAt: readMoment(wire.dateCreated, wire.dateCreatedLocal),
    username: wire.username || null,
    message: wire.message,
    stacktrace: wire.stacktrace || null,
    traceId: wire.traceId || null,
  };
};

export const readExceptionDetail = (wire: Wire['ExceptionDetail']): Required<ExceptionRecord> => {
  const { userId, method, path, statement } = wire;
  return { ...readException(wire), call: { userId, method, path, statement } };
};

export const readActivity = (wire: Wire['ActivityRow']): ActivityRecord => {
  assertShape(wire, { id: 'number', username: 'string', entity: 'string', entityId: 'string' });
  return {
    id: wire.id,
    createdAt: readMoment(wire.createdOn, wire.createdOnLocal),
    username: wire.username,
    userId: wire.userId ?? null,
    action: activityActionValues.find((action) => action === wire.action) ?? null,
    entity: activityEntityValues.find((entity) => entityOf(entity) === wire.entity) ?? null,
    recordId: wire.entityId,
    recordName: wire.recordName || null,
    signalId: wire.signalId ?? null,
    hasRecord: wire.hasRecord ?? true,
    field: wire.field ?? null,
    oldValue: wire.oldValue ?? null,
    newValue: wire.newValue ?? null,
    traceId: wire.traceId ?? null,
  };
};

/** The REST name of a kind of record: `nomenclatureItem`. */
export const entityOf = (entity: ActivityEntity): (typeof entities)[ActivityEntity] => entities[entity];

const entities = {
  SIGNAL: 'signal',
  RESPONSE: 'response',
  SUBMITTER: 'submitter',
  NOMENCLATURE_ITEM: 'nomenclatureItem',
  BREAKDOWN: 'breakdown',
  CLIENT: 'client',
  ADDRESS: 'address',
  WATER_METER: 'waterMeter',
  IMPORT_FILE: 'importFile',
  USER: 'user',
  GROUP: 'group',
} as const;
