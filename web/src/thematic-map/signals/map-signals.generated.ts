/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.ts';

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

export type MapSignalsQueryVariables = Exact<{
  filter?: Types.SignalFilter | null | undefined;
  number: number;
}>;


export type MapSignalsQuery = { signals: { totalCount: number, items: Array<{ id: string, title: string, status: Types.SignalStatus, statusName: string, needsReply: boolean, createdAt: string, location: { latitude: number, longitude: number } | null }> } };

export type SelectedSignalQueryVariables = Exact<{
  id: string;
}>;


export type SelectedSignalQuery = { signal: { id: string, title: string, status: Types.SignalStatus, statusName: string, needsReply: boolean, createdAt: string, location: { latitude: number, longitude: number } | null } | null };

export type MapSignalFragment = { id: string, title: string, status: Types.SignalStatus, statusName: string, needsReply: boolean, createdAt: string, location: { latitude: number, longitude: number } | null };

export const MapSignalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MapSignal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"needsReply"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]} as unknown as DocumentNode<MapSignalFragment, unknown>;
export const MapSignalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapSignals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SignalFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"100"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MapSignal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MapSignal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"needsReply"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]} as unknown as DocumentNode<MapSignalsQuery, MapSignalsQueryVariables>;
export const SelectedSignalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SelectedSignal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MapSignal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MapSignal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"needsReply"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]} as unknown as DocumentNode<SelectedSignalQuery, SelectedSignalQueryVariables>;
export const useMapSignalsQuery = (options: Omit<useQuery.Options<MapSignalsQuery, MapSignalsQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: MapSignalsQueryVariables; skip?: boolean } | { skip: true; variables?: MapSignalsQueryVariables })) =>
  useQuery(MapSignalsDocument, options as useQuery.Options<MapSignalsQuery, MapSignalsQueryVariables>);

export const useSelectedSignalQuery = (options: Omit<useQuery.Options<SelectedSignalQuery, SelectedSignalQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: SelectedSignalQueryVariables; skip?: boolean } | { skip: true; variables?: SelectedSignalQueryVariables })) =>
  useQuery(SelectedSignalDocument, options as useQuery.Options<SelectedSignalQuery, SelectedSignalQueryVariables>);