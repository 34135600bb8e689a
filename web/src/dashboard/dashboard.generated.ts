/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A range of moments, including `from` and `to`. An absent field does not limit the range. */
export type DateTimeRange = {
  /** Start of the range. */
  from?: string | null | undefined;
  /** End of the range, including its whole second. */
  to?: string | null | undefined;
};

/** Channel of a signal. */
export type SignalChannel =
  /** Received by e-mail. */
  | 'EMAIL'
  /** Submitted by an operator for a citizen. */
  | 'OPERATOR'
  /** Submitted by the citizen in the portal. */
  | 'PORTAL';

/** Conditions, combined with AND. A field that is absent, null, blank or an empty list is no condition. */
export type SignalFilter = {
  /** Words of an address: signals within about 60 metres of the address, and signals of submitters who live there. At most 200 characters. */
  address?: string | null | undefined;
  /** Signals that are linked to any of these breakdowns, at most 100. */
  breakdownIds?: Array<string> | null | undefined;
  /** Signals of any of these channels. */
  channels?: Array<SignalChannel> | null | undefined;
  /** Moment of the rejection or closing. */
  closed?: DateTimeRange | null | undefined;
  /** Parts of the name of the operator who works on the signal, in any order, ignoring letter case. At most 200 characters. Ignored for a user without OPERATOR. */
  colleague?: string | null | undefined;
  /** Moment of the submission. */
  created?: DateTimeRange | null | undefined;
  /** If true, signals that are linked to a breakdown; if false, signals without a breakdown. */
  hasBreakdown?: boolean | null | undefined;
  /** If true, signals with a reply that the submitter has not opened; if false, all other signals. */
  hasNewReply?: boolean | null | undefined;
  /** Signals with one of these numbers, at most 100. */
  ids?: Array<string> | null | undefined;
  /** Moment of the latest response. */
  lastResponse?: DateTimeRange | null | undefined;
  /** If true, signals that wait for a reply of the utility; if false, signals that do not wait. */
  needsReply?: boolean | null | undefined;
  /** Parts of the submitter's name, in any order, ignoring letter case. At most 200 characters. */
  person?: string | null | undefined;
  /** Signals whose submitter has this telephone number, or a number that contains these digits, in any spelling; at least 3 digits. */
  phone?: string | null | undefined;
  /** Signals with one of these priorities, at most 100. */
  priorityIds?: Array<string> | null | undefined;
  /** Signals with one of these statuses. */
  statuses?: Array<SignalStatus> | null | undefined;
  /** Signals of any of these submitters, at most 100. */
  submitterIds?: Array<string> | null | undefined;
  /** Signals in this view. Ignored for a user without OPERATOR. */
  view?: SignalView | null | undefined;
  /** Signals that have all these words in the title or the messages, in any order, ignoring letter case and punctuation; a word of three letters or more may be a part of a longer one. Internal notes are not searched. At most 200 characters. */
  words?: string | null | undefined;
  /** Part of the work card number of the linked breakdown, ignoring letter case. At most 200 characters. */
  workCardNo?: string | null | undefined;
};

/** Status of a signal. No values will be added; labels: `signalStatuses`. */
export type SignalStatus =
  /** Accepted as a breakdown: 'Авария'. */
  | 'BREAKDOWN'
  /** Closed: 'Отхвърлен/Затворен'. */
  | 'CLOSED'
  /** Not accepted: 'Отхвърлен'. */
  | 'REJECTED'
  /** New, or returned from a breakdown: 'Сигнал'. It cannot be chosen. */
  | 'SIGNAL';

/** Views of signals for operators. */
export type SignalView =
  /** Open signals without an operator. */
  | 'FREE'
  /** Open signals (SIGNAL or BREAKDOWN) that the signed-in user works on. */
  | 'MINE'
  /** Signals that wait for longer than the utility's target: 72 hours by default. */
  | 'OVERDUE'
  /** Signals in any status whose latest message waits for a reply. */
  | 'WAITING';

export type SignalsNowQueryVariables = Exact<{
  waiting?: Types.SignalFilter | null | undefined;
  overdue?: Types.SignalFilter | null | undefined;
  free?: Types.SignalFilter | null | undefined;
  fresh?: Types.SignalFilter | null | undefined;
  mine?: Types.SignalFilter | null | undefined;
  breakdowns?: Types.SignalFilter | null | undefined;
  email?: Types.SignalFilter | null | undefined;
  hasViews: boolean;
  hasEmail: boolean;
}>;


export type SignalsNowQuery = { waiting: { totalCount: number, items: Array<{ id: string, title: string, status: Types.SignalStatus, needsReply: boolean, waitsSince: string | null, createdAt: string, lastResponseAt: string | null }> }, unanswered: { items: Array<{ id: string, title: string, status: Types.SignalStatus, needsReply: boolean, waitsSince: string | null, createdAt: string, lastResponseAt: string | null }> }, overdue?: { totalCount: number }, free?: { totalCount: number, items: Array<{ id: string, title: string, status: Types.SignalStatus, needsReply: boolean, waitsSince: string | null, createdAt: string, lastResponseAt: string | null }> }, fresh?: { totalCount: number, items: Array<{ id: string, title: string, status: Types.SignalStatus, needsReply: boolean, waitsSince: string | null, createdAt: string, lastResponseAt: string | null }> }, mine?: { totalCount: number, items: Array<{ id: string, title: string, status: Types.SignalStatus, needsReply: boolean, waitsSince: string | null, createdAt: string, lastResponseAt: string | null }> }, breakdowns: { totalCount: number, items: Array<{ id: string, title: string, status: Types.SignalStatus, needsReply: boolean, waitsSince: string | null, createdAt: string, lastResponseAt: string | null }> }, email?: { totalCount: number, items: Array<{ id: string, title: string, status: Types.SignalStatus, needsReply: boolean, waitsSince: string | null, createdAt: string, lastResponseAt: string | null }> } };

export type OutagesNowQueryVariables = Exact<{ [key: string]: never; }>;


export type OutagesNowQuery = { breakdownViews: { active: number, late: number, withoutWater: number, peopleWithoutWater: number, nextRestorationAt: string | null } };

export type OwnSignalsNowQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSignalsNowQuery = { newReply: { totalCount: number }, waiting: { totalCount: number } };

export type QueuedSignalFragment = { id: string, title: string, status: Types.SignalStatus, needsReply: boolean, waitsSince: string | null, createdAt: string, lastResponseAt: string | null };

export const QueuedSignalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QueuedSignal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"needsReply"}},{"kind":"Field","name":{"kind":"Name","value":"waitsSince"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastResponseAt"}}]}}]} as unknown as DocumentNode<QueuedSignalFragment, unknown>;
export const SignalsNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignalsNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"waiting"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SignalFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"overdue"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SignalFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"free"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SignalFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fresh"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SignalFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mine"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SignalFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"breakdowns"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SignalFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SignalFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasViews"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasEmail"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"waiting"},"name":{"kind":"Name","value":"signals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"waiting"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"LAST_RESPONSE_AT"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"ASC"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"5"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QueuedSignal"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"unanswered"},"name":{"kind":"Name","value":"signals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"waiting"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"CREATED_AT"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"ASC"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"25"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QueuedSignal"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"overdue"},"name":{"kind":"Name","value":"signals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"overdue"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasViews"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"free"},"name":{"kind":"Name","value":"signals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"free"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"CREATED_AT"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"ASC"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"5"}}]}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasViews"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QueuedSignal"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"fresh"},"name":{"kind":"Name","value":"signals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fresh"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"CREATED_AT"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"ASC"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"5"}}]}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"skip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasViews"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QueuedSignal"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"mine"},"name":{"kind":"Name","value":"signals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mine"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"CREATED_AT"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"ASC"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"5"}}]}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasViews"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QueuedSignal"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"breakdowns"},"name":{"kind":"Name","value":"signals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"breakdowns"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"CREATED_AT"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"ASC"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"5"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QueuedSignal"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"email"},"name":{"kind":"Name","value":"signals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"CREATED_AT"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"ASC"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"5"}}]}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasEmail"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QueuedSignal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QueuedSignal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"needsReply"}},{"kind":"Field","name":{"kind":"Name","value":"waitsSince"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastResponseAt"}}]}}]} as unknown as DocumentNode<SignalsNowQuery, SignalsNowQueryVariables>;
export const OutagesNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OutagesNow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breakdownViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"withoutWater"}},{"kind":"Field","name":{"kind":"Name","value":"peopleWithoutWater"}},{"kind":"Field","name":{"kind":"Name","value":"nextRestorationAt"}}]}}]}}]} as unknown as DocumentNode<OutagesNowQuery, OutagesNowQueryVariables>;
export const OwnSignalsNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnSignalsNow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"newReply"},"name":{"kind":"Name","value":"signals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"hasNewReply"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"waiting"},"name":{"kind":"Name","value":"signals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"needsReply"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<OwnSignalsNowQuery, OwnSignalsNowQueryVariables>;
export const useSignalsNowQuery = (options: Omit<useQuery.Options<SignalsNowQuery, SignalsNowQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: SignalsNowQueryVariables; skip?: boolean } | { skip: true; variables?: SignalsNowQueryVariables })) =>
  useQuery(SignalsNowDocument, options as useQuery.Options<SignalsNowQuery, SignalsNowQueryVariables>);

export const useOutagesNowQuery = (options: Omit<useQuery.Options<OutagesNowQuery, OutagesNowQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: OutagesNowQueryVariables } = {}) =>
  useQuery(OutagesNowDocument, options as useQuery.Options<OutagesNowQuery, OutagesNowQueryVariables>);

export const useOwnSignalsNowQuery = (options: Omit<useQuery.Options<OwnSignalsNowQuery, OwnSignalsNowQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: OwnSignalsNowQueryVariables } = {}) =>
  useQuery(OwnSignalsNowDocument, options as useQuery.Options<OwnSignalsNowQuery, OwnSignalsNowQueryVariables>);