/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kinds of recorded actions. New values may be added. */
export type ActivityAction =
  /** A new record. */
  | 'CREATE'
  /** The record was deleted. */
  | 'DELETE'
  /** A file was downloaded; the new value is its name. */
  | 'DOWNLOAD'
  /** The whole personal number of a record was shown to the user; the new value is the reason. */
  | 'REVEAL'
  /** The user found the record by its whole personal number. Recorded once an hour for each user and number. */
  | 'SEARCH'
  /** A change of a record. */
  | 'UPDATE';

/** Kinds of records with recorded actions. New values may be added. */
export type ActivityEntity =
  /** An address. */
  | 'ADDRESS'
  /** A breakdown. */
  | 'BREAKDOWN'
  /** A client. */
  | 'CLIENT'
  /** A group of users. */
  | 'GROUP'
  /** An imported file. */
  | 'IMPORT_FILE'
  /** An item of a nomenclature; its number is `<nomenclature>.<item>`. */
  | 'NOMENCLATURE_ITEM'
  /** A response or a note of a signal. */
  | 'RESPONSE'
  /** A signal. */
  | 'SIGNAL'
  /** A submitter of signals. */
  | 'SUBMITTER'
  /** A user. */
  | 'USER'
  /** A water meter. */
  | 'WATER_METER';

/** Conditions, combined with AND. A field that is absent, null, blank or an empty list is no condition. */
export type ActivityFilter = {
  /** Moment of the action. */
  created?: DateTimeRange | null | undefined;
  /** Activities on records of these kinds. */
  entities?: Array<ActivityEntity> | null | undefined;
  /** Exact name of the field, or a part of its Bulgarian label, ignoring letter case. At most 200 characters. */
  field?: string | null | undefined;
  /** Activities with one of these numbers, at most 100. */
  ids?: Array<string> | null | undefined;
  /** The record, by its exact number or by its exact `recordName`. The text of an address and the names of submitters and items are not searched. At most 200 characters. */
  recordId?: string | null | undefined;
  /** The trace id, or at least its first 8 characters. At most 200 characters. */
  traceId?: string | null | undefined;
  /** Part of the user's name, ignoring letter case. At most 200 characters. */
  username?: string | null | undefined;
};

/** A sort key; the first in the list has precedence. The number of the record, descending, is always the last key, so that pages are stable. */
export type ActivitySort = {
  /** Direction. */
  direction: SortDirection;
  /** Field to sort by. */
  field: ActivitySortField;
};

/** Sort fields of activities. */
export type ActivitySortField =
  /** Moment of the action. */
  | 'CREATED_AT'
  /** Name of the user. */
  | 'USERNAME';

/** A range of moments, including `from` and `to`. An absent field does not limit the range. */
export type DateTimeRange = {
  /** Start of the range. */
  from?: string | null | undefined;
  /** End of the range, including its whole second. */
  to?: string | null | undefined;
};

/** Conditions, combined with AND. A field that is absent, null or blank is no condition. */
export type ExceptionFilter = {
  /** Moment of the failure. Without LOG_TOOLS it is compared in whole minutes. */
  created?: DateTimeRange | null | undefined;
  /** Part of the message, ignoring letter case. At most 200 characters. */
  message?: string | null | undefined;
  /** The trace id, or at least its first 8 characters. */
  traceId?: string | null | undefined;
  /** Part of the user's name, ignoring letter case. At most 200 characters. */
  username?: string | null | undefined;
};

/** A sort key; the first in the list has precedence. The number of the record, descending, is always the last key, so that pages are stable. */
export type ExceptionSort = {
  /** Direction. */
  direction: SortDirection;
  /** Field to sort by. */
  field: ExceptionSortField;
};

/** Sort fields of exceptions. */
export type ExceptionSortField =
  /** Moment of the failure. */
  | 'CREATED_AT'
  /** Message. */
  | 'MESSAGE'
  /** Name of the user. */
  | 'USERNAME';

/** Conditions, combined with AND. A field that is absent, null, blank or an empty list is no condition. */
export type LogEntryFilter = {
  /** Moment of the error. */
  created?: DateTimeRange | null | undefined;
  /** Part of the description, ignoring letter case. At most 200 characters. */
  errorMessage?: string | null | undefined;
  /** Entries with one of these numbers, at most 100. */
  ids?: Array<string> | null | undefined;
  /** Entries of one of these imported files, at most 100. */
  importFileIds?: Array<string> | null | undefined;
  /** Part of the module's name, ignoring letter case. At most 200 characters. */
  moduleName?: string | null | undefined;
  /** Part of the procedure's name, ignoring letter case. At most 200 characters. */
  procedureName?: string | null | undefined;
  /** The trace id, or at least its first 8 characters. */
  traceId?: string | null | undefined;
};

/** A sort key; the first in the list has precedence. The number of the record, descending, is always the last key, so that pages are stable. */
export type LogEntrySort = {
  /** Direction. */
  direction: SortDirection;
  /** Field to sort by. */
  field: LogEntrySortField;
};

/** Sort fields of the import log. */
export type LogEntrySortField =
  /** Moment of the error. */
  | 'CREATED_AT'
  /** Description of the error. */
  | 'ERROR_MESSAGE'
  /** Number of the entry. */
  | 'ID'
  /** Number of the imported file. */
  | 'IMPORT_FILE_ID'
  /** Module. */
  | 'MODULE_NAME'
  /** Procedure. */
  | 'PROCEDURE_NAME';

/** Page of a list. Default: the first page with 10 rows. */
export type PageInput = {
  /** Starts at 1. A page after the last one is empty, not an error. */
  number: number;
  /** 5, 10, 25, 50 or 100. */
  size: number;
};

/** Direction of a sort key. Empty values are last in both directions. */
export type SortDirection =
  /** Ascending: texts by the Bulgarian alphabet, numbers inside a text by value. */
  | 'ASC'
  /** Descending. */
  | 'DESC';

export type LogEntriesQueryVariables = Exact<{
  filter?: Types.LogEntryFilter | null | undefined;
  sort?: Array<Types.LogEntrySort> | Types.LogEntrySort | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type LogEntriesQuery = { logEntries: { items: Array<{ id: string, errorMessage: string, moduleName: string, procedureName: string | null, createdAt: string, importFileId: string | null, signalId: string | null, traceId: string | null }> } };

export type LogEntryCountQueryVariables = Exact<{
  filter?: Types.LogEntryFilter | null | undefined;
}>;


export type LogEntryCountQuery = { logEntries: { totalCount: number } };

export type ExceptionsQueryVariables = Exact<{
  filter?: Types.ExceptionFilter | null | undefined;
  sort?: Array<Types.ExceptionSort> | Types.ExceptionSort | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type ExceptionsQuery = { exceptions: { items: Array<{ id: string, createdAt: string, username: string | null, message: string, stacktrace: string | null, traceId: string | null }> } };

export type ExceptionCountQueryVariables = Exact<{
  filter?: Types.ExceptionFilter | null | undefined;
}>;


export type ExceptionCountQuery = { exceptions: { totalCount: number } };

export type ExceptionDetailQueryVariables = Exact<{
  id: string;
}>;


export type ExceptionDetailQuery = { exception: { id: string, createdAt: string, username: string | null, message: string, stacktrace: string | null, traceId: string | null, call: { userId: string | null, method: string | null, path: string | null, statement: string | null } | null } | null };

export type TraceCountsQueryVariables = Exact<{
  traceId: string;
}>;


export type TraceCountsQuery = { exceptions: { totalCount: number }, activities: { totalCount: number } };

export type ActivitiesQueryVariables = Exact<{
  filter?: Types.ActivityFilter | null | undefined;
  sort?: Array<Types.ActivitySort> | Types.ActivitySort | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type ActivitiesQuery = { activities: { items: Array<{ userId: string | null, entity: Types.ActivityEntity | null, recordId: string, recordName: string | null, signalId: string | null, hasRecord: boolean, traceId: string | null, id: string, createdAt: string, username: string, action: Types.ActivityAction | null, field: string | null, oldValue: string | null, newValue: string | null }> } };

export type ActivityCountQueryVariables = Exact<{
  filter?: Types.ActivityFilter | null | undefined;
}>;


export type ActivityCountQuery = { activities: { totalCount: number } };

export type LogEntryRowFragment = { id: string, errorMessage: string, moduleName: string, procedureName: string | null, createdAt: string, importFileId: string | null, signalId: string | null, traceId: string | null };

export type ExceptionRowFragment = { id: string, createdAt: string, username: string | null, message: string, stacktrace: string | null, traceId: string | null };

export type ActivityRowFragment = { userId: string | null, entity: Types.ActivityEntity | null, recordId: string, recordName: string | null, signalId: string | null, hasRecord: boolean, traceId: string | null, id: string, createdAt: string, username: string, action: Types.ActivityAction | null, field: string | null, oldValue: string | null, newValue: string | null };

export const LogEntryRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LogEntryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"errorMessage"}},{"kind":"Field","name":{"kind":"Name","value":"moduleName"}},{"kind":"Field","name":{"kind":"Name","value":"procedureName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"importFileId"}},{"kind":"Field","name":{"kind":"Name","value":"signalId"}},{"kind":"Field","name":{"kind":"Name","value":"traceId"}}]}}]} as unknown as DocumentNode<LogEntryRowFragment, unknown>;
export const ExceptionRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExceptionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exception"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"stacktrace"}},{"kind":"Field","name":{"kind":"Name","value":"traceId"}}]}}]} as unknown as DocumentNode<ExceptionRowFragment, unknown>;
export const ActivityRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Change"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"recordName"}},{"kind":"Field","name":{"kind":"Name","value":"signalId"}},{"kind":"Field","name":{"kind":"Name","value":"hasRecord"}},{"kind":"Field","name":{"kind":"Name","value":"traceId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"oldValue"}},{"kind":"Field","name":{"kind":"Name","value":"newValue"}}]}}]} as unknown as DocumentNode<ActivityRowFragment, unknown>;
export const LogEntriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LogEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LogEntryFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LogEntrySort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogEntryRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LogEntryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"errorMessage"}},{"kind":"Field","name":{"kind":"Name","value":"moduleName"}},{"kind":"Field","name":{"kind":"Name","value":"procedureName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"importFileId"}},{"kind":"Field","name":{"kind":"Name","value":"signalId"}},{"kind":"Field","name":{"kind":"Name","value":"traceId"}}]}}]} as unknown as DocumentNode<LogEntriesQuery, LogEntriesQueryVariables>;
export const LogEntryCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LogEntryCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LogEntryFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<LogEntryCountQuery, LogEntryCountQueryVariables>;
export const ExceptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Exceptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ExceptionFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExceptionSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExceptionRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExceptionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exception"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"stacktrace"}},{"kind":"Field","name":{"kind":"Name","value":"traceId"}}]}}]} as unknown as DocumentNode<ExceptionsQuery, ExceptionsQueryVariables>;
export const ExceptionCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExceptionCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ExceptionFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<ExceptionCountQuery, ExceptionCountQueryVariables>;
export const ExceptionDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExceptionDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exception"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExceptionRow"}},{"kind":"Field","name":{"kind":"Name","value":"call"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"statement"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExceptionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exception"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"stacktrace"}},{"kind":"Field","name":{"kind":"Name","value":"traceId"}}]}}]} as unknown as DocumentNode<ExceptionDetailQuery, ExceptionDetailQueryVariables>;
export const TraceCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TraceCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"traceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"traceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"traceId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"traceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"traceId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<TraceCountsQuery, TraceCountsQueryVariables>;
export const ActivitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Activities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ActivityFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ActivitySort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActivityRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"oldValue"}},{"kind":"Field","name":{"kind":"Name","value":"newValue"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Change"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"recordName"}},{"kind":"Field","name":{"kind":"Name","value":"signalId"}},{"kind":"Field","name":{"kind":"Name","value":"hasRecord"}},{"kind":"Field","name":{"kind":"Name","value":"traceId"}}]}}]} as unknown as DocumentNode<ActivitiesQuery, ActivitiesQueryVariables>;
export const ActivityCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActivityCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ActivityFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<ActivityCountQuery, ActivityCountQueryVariables>;
export const useLogEntriesQuery = (options: Omit<useQuery.Options<LogEntriesQuery, LogEntriesQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: LogEntriesQueryVariables } = {}) =>
  useQuery(LogEntriesDocument, options as useQuery.Options<LogEntriesQuery, LogEntriesQueryVariables>);

export const useLogEntryCountQuery = (options: Omit<useQuery.Options<LogEntryCountQuery, LogEntryCountQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: LogEntryCountQueryVariables } = {}) =>
  useQuery(LogEntryCountDocument, options as useQuery.Options<LogEntryCountQuery, LogEntryCountQueryVariables>);

export const useExceptionsQuery = (options: Omit<useQuery.Options<ExceptionsQuery, ExceptionsQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: ExceptionsQueryVariables } = {}) =>
  useQuery(ExceptionsDocument, options as useQuery.Options<ExceptionsQuery, ExceptionsQueryVariables>);

export const useExceptionCountQuery = (options: Omit<useQuery.Options<ExceptionCountQuery, ExceptionCountQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: ExceptionCountQueryVariables } = {}) =>
  useQuery(ExceptionCountDocument, options as useQuery.Options<ExceptionCountQuery, ExceptionCountQueryVariables>);

export const useExceptionDetailQuery = (options: Omit<useQuery.Options<ExceptionDetailQuery, ExceptionDetailQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: ExceptionDetailQueryVariables; skip?: boolean } | { skip: true; variables?: ExceptionDetailQueryVariables })) =>
  useQuery(ExceptionDetailDocument, options as useQuery.Options<ExceptionDetailQuery, ExceptionDetailQueryVariables>);

export const useTraceCountsQuery = (options: Omit<useQuery.Options<TraceCountsQuery, TraceCountsQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: TraceCountsQueryVariables; skip?: boolean } | { skip: true; variables?: TraceCountsQueryVariables })) =>
  useQuery(TraceCountsDocument, options as useQuery.Options<TraceCountsQuery, TraceCountsQueryVariables>);

export const useActivitiesQuery = (options: Omit<useQuery.Options<ActivitiesQuery, ActivitiesQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: ActivitiesQueryVariables } = {}) =>
  useQuery(ActivitiesDocument, options as useQuery.Options<ActivitiesQuery, ActivitiesQueryVariables>);

export const useActivityCountQuery = (options: Omit<useQuery.Options<ActivityCountQuery, ActivityCountQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: ActivityCountQueryVariables } = {}) =>
  useQuery(ActivityCountDocument, options as useQuery.Options<ActivityCountQuery, ActivityCountQueryVariables>);