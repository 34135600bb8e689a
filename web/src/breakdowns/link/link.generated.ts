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

/** Signals to link to a breakdown. */
export type LinkSignalsInput = {
  /** Number of the breakdown. */
  breakdownId: string;
  /** Numbers of 1 to 100 signals. The signals are linked one after another; a refusal does not stop the following ones. */
  signalIds: Array<string>;
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

/** Outcome for one signal. No values will be added. */
export type SignalLinkStatus =
  /** Stored. */
  | 'DONE'
  /** Not stored: the REST service failed for this signal or for an earlier one. */
  | 'NOT_DONE'
  /** Not stored: the state of the signal does not allow the change, or the signal does not exist. */
  | 'REFUSED'
  /** The response was lost. Read the signal to learn whether the change was stored. */
  | 'UNKNOWN';

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

export type LinkSignalsMutationVariables = Exact<{
  input: Types.LinkSignalsInput;
}>;


export type LinkSignalsMutation = { linkSignals:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'LinkSignalsSuccess', outcomes: Array<{ signalId: string, status: Types.SignalLinkStatus, reason: string | null }> }
   };

export type LinkCandidatesQueryVariables = Exact<{
  filter?: Types.SignalFilter | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type LinkCandidatesQuery = { signals: { totalCount: number, items: Array<{ id: string, title: string, status: Types.SignalStatus, statusName: string, breakdownId: string | null, createdAt: string, lastResponseAt: string | null, priority: { id: string, name: string } | null, submitter: { id: string, name: string } | null, location: { latitude: number, longitude: number } | null }> } };


export const LinkSignalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LinkSignals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LinkSignalsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkSignals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkSignalsSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signalId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<LinkSignalsMutation, LinkSignalsMutationVariables>;
export const LinkCandidatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinkCandidates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SignalFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkedSignal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkedSignal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"breakdownId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastResponseAt"}},{"kind":"Field","name":{"kind":"Name","value":"priority"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"submitter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]} as unknown as DocumentNode<LinkCandidatesQuery, LinkCandidatesQueryVariables>;
export const useLinkCandidatesQuery = (options: Omit<useQuery.Options<LinkCandidatesQuery, LinkCandidatesQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: LinkCandidatesQueryVariables } = {}) =>
  useQuery(LinkCandidatesDocument, options as useQuery.Options<LinkCandidatesQuery, LinkCandidatesQueryVariables>);