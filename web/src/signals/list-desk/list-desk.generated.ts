/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Moments from … to, both included; either end may be left open. */
export type DateTimeRange = {
  /** The earliest moment. */
  from?: string | null | undefined;
  /** The latest moment. Its whole second is included. */
  to?: string | null | undefined;
};

/** Which page of a list. An absent page is the first one with 10 rows. */
export type PageInput = {
  /** From 1. A page past the end is empty, not an error. */
  number: number;
  /** 5, 10, 25, 50 or 100. */
  size: number;
};

/** How a signal came in. */
export type SignalChannel =
  /** It came by e-mail. */
  | 'EMAIL'
  /** An operator submitted it for a citizen. */
  | 'OPERATOR'
  /** The citizen submitted it here. */
  | 'PORTAL';

/** Conditions that all must hold. A field that is absent, null, blank or an empty list is no condition. */
export type SignalFilter = {
  /** Came in by any of these ways. */
  channels?: Array<SignalChannel> | null | undefined;
  /** When it was rejected or closed. */
  closed?: DateTimeRange | null | undefined;
  /** When it was submitted. */
  created?: DateTimeRange | null | undefined;
  /** True: linked to a breakdown. False: not linked. */
  hasBreakdown?: boolean | null | undefined;
  /** When the latest response was written. */
  lastResponse?: DateTimeRange | null | undefined;
  /** True: waits for an answer. False: does not. */
  needsReply?: boolean | null | undefined;
  /** Of any of these priorities, at most 100. */
  priorityIds?: Array<string> | null | undefined;
  /** In any of these statuses. */
  statuses?: Array<SignalStatus> | null | undefined;
  /** Reported by any of these persons, at most 100. */
  submitterIds?: Array<string> | null | undefined;
  /** In this view of an operator's; no condition for a caller who is no operator. */
  view?: SignalView | null | undefined;
  /** Contains, in the work card number of the linked breakdown; letter case does not matter. At most 200 letters. */
  workCardNo?: string | null | undefined;
};

/** One sort key; the first one in the list weighs most. The number, largest first, is always the last key, so that pages are stable. */
export type SignalSort = {
  /** In which direction. */
  direction: SortDirection;
  /** What to sort by. */
  field: SignalSortField;
};

/** What signals can be sorted by. */
export type SignalSortField =
  /** When it was rejected or closed. */
  | 'CLOSED_AT'
  /** When it was submitted. */
  | 'CREATED_AT'
  /** Number of the signal. */
  | 'ID'
  /** When the latest response was written. */
  | 'LAST_RESPONSE_AT'
  /** How urgent it is, in the order of the reference list of priorities. */
  | 'PRIORITY'
  /** Label of the status. */
  | 'STATUS'
  /** Name of the person who reported it. */
  | 'SUBMITTER'
  /** Work card number of the linked breakdown. */
  | 'WORK_CARD_NO';

/** Where a signal stands. The list is closed; labels come from `signalStatuses`. */
export type SignalStatus =
  /** Taken as a breakdown: 'Авария'. */
  | 'BREAKDOWN'
  /** Done: 'Отхвърлен/Затворен'. */
  | 'CLOSED'
  /** Not accepted: 'Отхвърлен'. */
  | 'REJECTED'
  /** New, or back from a breakdown: 'Сигнал'. Nobody may choose it. */
  | 'SIGNAL';

/** An operator's views of the signals. */
export type SignalView =
  /** Nobody works on it, and it is open. */
  | 'FREE'
  /** The caller works on it, and it is open: in status SIGNAL or BREAKDOWN. */
  | 'MINE'
  /** Its latest message has waited for longer than the utility means to take: 72 hours unless it has set others. */
  | 'OVERDUE'
  /** Its latest message waits for an answer, whatever its status. */
  | 'WAITING';

/** Direction of one sort key. Empty values come last either way. */
export type SortDirection =
  /** Small to large, old to new, by the Bulgarian alphabet; numbers inside a text by their value. */
  | 'ASC'
  /** The reverse. */
  | 'DESC';

export type SignalViewCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type SignalViewCountsQuery = { signalViews: { mine: number, free: number, waiting: number, overdue: number } };

export type SignalNeighboursQueryVariables = Exact<{
  filter?: Types.SignalFilter | null | undefined;
  sort?: Array<Types.SignalSort> | Types.SignalSort | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type SignalNeighboursQuery = { signals: { items: Array<{ id: string }> } };


export const SignalViewCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignalViewCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signalViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"free"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}}]}}]}}]} as unknown as DocumentNode<SignalViewCountsQuery, SignalViewCountsQueryVariables>;
export const SignalNeighboursDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignalNeighbours"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SignalFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignalSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SignalNeighboursQuery, SignalNeighboursQueryVariables>;
export const useSignalViewCountsQuery = (options: Omit<useQuery.Options<SignalViewCountsQuery, SignalViewCountsQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: SignalViewCountsQueryVariables } = {}) =>
  useQuery(SignalViewCountsDocument, options as useQuery.Options<SignalViewCountsQuery, SignalViewCountsQueryVariables>);

export const useSignalNeighboursQuery = (options: Omit<useQuery.Options<SignalNeighboursQuery, SignalNeighboursQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: SignalNeighboursQueryVariables } = {}) =>
  useQuery(SignalNeighboursDocument, options as useQuery.Options<SignalNeighboursQuery, SignalNeighboursQueryVariables>);