/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Moments from … to, both included; either end may be left open. */
export type DateTimeRange = {
  /** The earliest moment. */
  from?: string | null | undefined;
  /** The latest moment. Its whole second is included. */
  to?: string | null | undefined;
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

export type SignalsNowQueryVariables = Exact<{
  waiting?: Types.SignalFilter | null | undefined;
  today?: Types.SignalFilter | null | undefined;
  breakdowns?: Types.SignalFilter | null | undefined;
}>;


export type SignalsNowQuery = { waiting: { totalCount: number }, today: { totalCount: number }, breakdowns: { totalCount: number } };


export const SignalsNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignalsNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"waiting"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SignalFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"today"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SignalFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"breakdowns"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SignalFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"waiting"},"name":{"kind":"Name","value":"signals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"waiting"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"today"},"name":{"kind":"Name","value":"signals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"today"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"breakdowns"},"name":{"kind":"Name","value":"signals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"breakdowns"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<SignalsNowQuery, SignalsNowQueryVariables>;
export const useSignalsNowQuery = (options: Omit<useQuery.Options<SignalsNowQuery, SignalsNowQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: SignalsNowQueryVariables } = {}) =>
  useQuery(SignalsNowDocument, options as useQuery.Options<SignalsNowQuery, SignalsNowQueryVariables>);