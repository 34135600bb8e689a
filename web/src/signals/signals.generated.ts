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

export type SignalsQueryVariables = Exact<{
  filter?: Types.SignalFilter | null | undefined;
  sort?: Array<Types.SignalSort> | Types.SignalSort | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type SignalsQuery = { signals: { items: Array<{ id: string, title: string, status: Types.SignalStatus, statusName: string, needsReply: boolean, waitsSince: string | null, hasNewReply: boolean, createdAt: string, lastResponseAt: string | null, answerDueAt: string | null, closedAt: string | null, breakdownId: string | null, workCardNo: string | null, priority: { id: string, name: string } | null, submitter: { id: string, name: string } | null, takenBy: { id: string, name: string } | null }> } };

export type SignalCountQueryVariables = Exact<{
  filter?: Types.SignalFilter | null | undefined;
}>;


export type SignalCountQuery = { signals: { totalCount: number } };

export type SignalChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type SignalChoicesQuery = { signalStatuses: Array<{ status: Types.SignalStatus, name: string }>, priorities: Array<{ id: string, name: string }> };

export type SubmitterChoicesQueryVariables = Exact<{
  name: string;
}>;


export type SubmitterChoicesQuery = { submitters: { totalCount: number, items: Array<{ description: string | null, id: string, name: string }> } };

export type SignalStripQueryVariables = Exact<{
  id: string;
}>;


export type SignalStripQuery = { signal: { id: string, message: { text: string } } | null };

export type SignalRowFragment = { id: string, title: string, status: Types.SignalStatus, statusName: string, needsReply: boolean, waitsSince: string | null, hasNewReply: boolean, createdAt: string, lastResponseAt: string | null, answerDueAt: string | null, closedAt: string | null, breakdownId: string | null, workCardNo: string | null, priority: { id: string, name: string } | null, submitter: { id: string, name: string } | null, takenBy: { id: string, name: string } | null };

export type Choice_AddressChoice_Fragment = { id: string, name: string };

export type Choice_AuditorChoice_Fragment = { id: string, name: string };

export type Choice_Carnet_Fragment = { id: string, name: string };

export type Choice_ClientChoice_Fragment = { id: string, name: string };

export type Choice_ClientType_Fragment = { id: string, name: string };

export type Choice_Colleague_Fragment = { id: string, name: string };

export type Choice_District_Fragment = { id: string, name: string };

export type Choice_KevrCategory1_Fragment = { id: string, name: string };

export type Choice_KevrCategory2_Fragment = { id: string, name: string };

export type Choice_Manufacturer_Fragment = { id: string, name: string };

export type Choice_Municipality_Fragment = { id: string, name: string };

export type Choice_Priority_Fragment = { id: string, name: string };

export type Choice_Street_Fragment = { id: string, name: string };

export type Choice_Submitter_Fragment = { id: string, name: string };

export type Choice_Town_Fragment = { id: string, name: string };

export type Choice_WaterMeterOwnershipType_Fragment = { id: string, name: string };

export type Choice_WaterMeterType_Fragment = { id: string, name: string };

export type ChoiceFragment =
  | Choice_AddressChoice_Fragment
  | Choice_AuditorChoice_Fragment
  | Choice_Carnet_Fragment
  | Choice_ClientChoice_Fragment
  | Choice_ClientType_Fragment
  | Choice_Colleague_Fragment
  | Choice_District_Fragment
  | Choice_KevrCategory1_Fragment
  | Choice_KevrCategory2_Fragment
  | Choice_Manufacturer_Fragment
  | Choice_Municipality_Fragment
  | Choice_Priority_Fragment
  | Choice_Street_Fragment
  | Choice_Submitter_Fragment
  | Choice_Town_Fragment
  | Choice_WaterMeterOwnershipType_Fragment
  | Choice_WaterMeterType_Fragment
;

export const ChoiceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Choice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lookup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<ChoiceFragment, unknown>;
export const SignalRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignalRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"priority"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Choice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"submitter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Choice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"needsReply"}},{"kind":"Field","name":{"kind":"Name","value":"waitsSince"}},{"kind":"Field","name":{"kind":"Name","value":"hasNewReply"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastResponseAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"breakdownId"}},{"kind":"Field","name":{"kind":"Name","value":"workCardNo"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Choice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lookup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<SignalRowFragment, unknown>;
export const SignalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Signals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SignalFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignalSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignalRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Choice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lookup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignalRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"priority"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Choice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"submitter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Choice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"needsReply"}},{"kind":"Field","name":{"kind":"Name","value":"waitsSince"}},{"kind":"Field","name":{"kind":"Name","value":"hasNewReply"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastResponseAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"breakdownId"}},{"kind":"Field","name":{"kind":"Name","value":"workCardNo"}}]}}]} as unknown as DocumentNode<SignalsQuery, SignalsQueryVariables>;
export const SignalCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignalCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SignalFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<SignalCountQuery, SignalCountQueryVariables>;
export const SignalChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignalChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signalStatuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priorities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Choice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Choice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lookup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<SignalChoicesQuery, SignalChoicesQueryVariables>;
export const SubmitterChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubmitterChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"25"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Choice"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Choice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lookup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<SubmitterChoicesQuery, SubmitterChoicesQueryVariables>;
export const SignalStripDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignalStrip"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<SignalStripQuery, SignalStripQueryVariables>;
export const useSignalsQuery = (options: Omit<useQuery.Options<SignalsQuery, SignalsQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: SignalsQueryVariables } = {}) =>
  useQuery(SignalsDocument, options as useQuery.Options<SignalsQuery, SignalsQueryVariables>);

export const useSignalCountQuery = (options: Omit<useQuery.Options<SignalCountQuery, SignalCountQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: SignalCountQueryVariables } = {}) =>
  useQuery(SignalCountDocument, options as useQuery.Options<SignalCountQuery, SignalCountQueryVariables>);

export const useSignalChoicesQuery = (options: Omit<useQuery.Options<SignalChoicesQuery, SignalChoicesQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: SignalChoicesQueryVariables } = {}) =>
  useQuery(SignalChoicesDocument, options as useQuery.Options<SignalChoicesQuery, SignalChoicesQueryVariables>);

export const useSubmitterChoicesQuery = (options: Omit<useQuery.Options<SubmitterChoicesQuery, SubmitterChoicesQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: SubmitterChoicesQueryVariables; skip?: boolean } | { skip: true; variables?: SubmitterChoicesQueryVariables })) =>
  useQuery(SubmitterChoicesDocument, options as useQuery.Options<SubmitterChoicesQuery, SubmitterChoicesQueryVariables>);

export const useSignalStripQuery = (options: Omit<useQuery.Options<SignalStripQuery, SignalStripQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: SignalStripQueryVariables; skip?: boolean } | { skip: true; variables?: SignalStripQueryVariables })) =>
  useQuery(SignalStripDocument, options as useQuery.Options<SignalStripQuery, SignalStripQueryVariables>);