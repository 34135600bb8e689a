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

/** Page of a list. Default: the first page with 10 rows. */
export type PageInput = {
  /** Starts at 1. A page after the last one is empty, not an error. */
  number: number;
  /** 5, 10, 25, 50 or 100. */
  size: number;
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

/** A sort key; the first in the list has precedence. The number of the record, descending, is always the last key, so that pages are stable. */
export type SignalSort = {
  /** Direction. */
  direction: SortDirection;
  /** Field to sort by. */
  field: SignalSortField;
};

/** Sort fields of signals. */
export type SignalSortField =
  /** Deadline of the reply. Ascending: the signal that has waited longest is first. */
  | 'ANSWER_DUE_AT'
  /** Moment of the rejection or closing. */
  | 'CLOSED_AT'
  /** Moment of the submission. */
  | 'CREATED_AT'
  /** Number of the signal. */
  | 'ID'
  /** Moment of the latest response. */
  | 'LAST_RESPONSE_AT'
  /** Priority, in the order of the nomenclature. */
  | 'PRIORITY'
  /** Label of the status. */
  | 'STATUS'
  /** Name of the submitter. */
  | 'SUBMITTER'
  /** Work card number of the linked breakdown. */
  | 'WORK_CARD_NO';

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

/** Direction of a sort key. Empty values are last in both directions. */
export type SortDirection =
  /** Ascending: texts by the Bulgarian alphabet, numbers inside a text by value. */
  | 'ASC'
  /** Descending. */
  | 'DESC';

export type SignalViewCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type SignalViewCountsQuery = { signalViews: { mine: number, free: number, waiting: number, overdue: number, answerHours: number | null } };

export type SignalNeighboursQueryVariables = Exact<{
  filter?: Types.SignalFilter | null | undefined;
  sort?: Array<Types.SignalSort> | Types.SignalSort | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type SignalNeighboursQuery = { signals: { items: Array<{ id: string }> } };

export type WordsWithoutAddressQueryVariables = Exact<{
  text: string;
}>;


export type WordsWithoutAddressQuery = { search: { leftOutWords: Array<string> } };


export const SignalViewCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignalViewCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signalViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"free"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"answerHours"}}]}}]}}]} as unknown as DocumentNode<SignalViewCountsQuery, SignalViewCountsQueryVariables>;
export const SignalNeighboursDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignalNeighbours"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SignalFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignalSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SignalNeighboursQuery, SignalNeighboursQueryVariables>;
export const WordsWithoutAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WordsWithoutAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"kinds"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"ADDRESS"}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leftOutWords"}}]}}]}}]} as unknown as DocumentNode<WordsWithoutAddressQuery, WordsWithoutAddressQueryVariables>;
export const useSignalViewCountsQuery = (options: Omit<useQuery.Options<SignalViewCountsQuery, SignalViewCountsQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: SignalViewCountsQueryVariables } = {}) =>
  useQuery(SignalViewCountsDocument, options as useQuery.Options<SignalViewCountsQuery, SignalViewCountsQueryVariables>);

export const useSignalNeighboursQuery = (options: Omit<useQuery.Options<SignalNeighboursQuery, SignalNeighboursQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: SignalNeighboursQueryVariables } = {}) =>
  useQuery(SignalNeighboursDocument, options as useQuery.Options<SignalNeighboursQuery, SignalNeighboursQueryVariables>);

export const useWordsWithoutAddressQuery = (options: Omit<useQuery.Options<WordsWithoutAddressQuery, WordsWithoutAddressQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: WordsWithoutAddressQueryVariables; skip?: boolean } | { skip: true; variables?: WordsWithoutAddressQueryVariables })) =>
  useQuery(WordsWithoutAddressDocument, options as useQuery.Options<WordsWithoutAddressQuery, WordsWithoutAddressQueryVariables>);