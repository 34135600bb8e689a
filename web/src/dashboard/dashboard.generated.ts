/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A range of time. Both ends are inclusive and optional. */
export type DateTimeRange = {
  /** Start of the range. */
  from?: string | null | undefined;
  /** End of the range, including its whole second. */
  to?: string | null | undefined;
};

/** Channel by which a signal came in. */
export type SignalChannel =
  /** Received by e-mail. */
  | 'EMAIL'
  /** Submitted by an operator for a citizen. */
  | 'OPERATOR'
  /** Submitted by the citizen in the portal. */
  | 'PORTAL';

/** Conditions, combined with AND. A field that is absent, null, blank or an empty list is ignored. */
export type SignalFilter = {
  /** Came in by one of these channels. */
  channels?: Array<SignalChannel> | null | undefined;
  /** When it was rejected or closed. */
  closed?: DateTimeRange | null | undefined;
  /** When it was submitted. */
  created?: DateTimeRange | null | undefined;
  /** True: linked to a breakdown. False: not linked. */
  hasBreakdown?: boolean | null | undefined;
  /** When the latest response was written. */
  lastResponse?: DateTimeRange | null | undefined;
  /** True: waits for a reply. False: does not wait. */
  needsReply?: boolean | null | undefined;
  /** Has one of these priorities, at most 100. */
  priorityIds?: Array<string> | null | undefined;
  /** Has one of these statuses. */
  statuses?: Array<SignalStatus> | null | undefined;
  /** Reported by one of these persons, at most 100. */
  submitterIds?: Array<string> | null | undefined;
  /** Belongs to this view of the operator. Ignored for callers who are not operators. */
  view?: SignalView | null | undefined;
  /** Part of the work card number of the linked breakdown, in any letter case. At most 200 characters. */
  workCardNo?: string | null | undefined;
};

/** Status of a signal. `signalStatuses` returns the labels. */
export type SignalStatus =
  /** Accepted as a breakdown: 'Авария'. */
  | 'BREAKDOWN'
  /** Closed: 'Отхвърлен/Затворен'. */
  | 'CLOSED'
  /** Not accepted: 'Отхвърлен'. */
  | 'REJECTED'
  /** New, or unlinked from a breakdown: 'Сигнал'. It cannot be chosen. */
  | 'SIGNAL';

/** An operator's views of the signals. */
export type SignalView =
  /** Open signals on which nobody works. */
  | 'FREE'
  /** Open signals of the caller: in status SIGNAL or BREAKDOWN. */
  | 'MINE'
  /** Signals whose latest message has waited longer than the utility's target time, by default 72 hours. */
  | 'OVERDUE'
  /** Signals in any status whose latest message waits for a reply. */
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