/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The assignment of a signal to a colleague. */
export type HandOverSignalInput = {
  /** One of `colleagues`; null or absent for no operator. */
  colleagueId?: string | null | undefined;
  /** Number of the signal. */
  id: string;
};

/** Activity of an operator on a signal. */
export type PresenceState =
  /** Left the signal. */
  | 'LEFT'
  /** Reads the signal. */
  | 'VIEWING'
  /** Writes a reply: 'Иванова пише…'. */
  | 'WRITING';

/** Activity of the signed-in user on a signal. Repeat the mutation every 20 seconds: the activity expires after 45 seconds. */
export type ReportPresenceInput = {
  /** Number of the signal. */
  signalId: string;
  /** Activity of the user. */
  state: PresenceState;
};

/** Kind of change of a signal. New values may be added. */
export type SignalHistoryKind =
  /** Change of the linked breakdown; the values are work card numbers. */
  | 'BREAKDOWN'
  /** Submission. */
  | 'CREATED'
  /** Change of a link to another signal; a value is the kind of the link and the number of the other signal, as text. */
  | 'LINK'
  /** Correction of the place; the values are coordinates such as `42.69751, 23.32415`. */
  | 'LOCATION'
  /** Change of another field. */
  | 'OTHER'
  /** Change of the priority; the values are names. */
  | 'PRIORITY'
  /** Change of the status; the values are its labels on screen. */
  | 'STATUS'
  /** Correction of the submitter; the values are names. */
  | 'SUBMITTER'
  /** Change of the operator who works on the signal; the values are names. */
  | 'TAKEN_BY'
  /** Correction of the title; the values are titles. */
  | 'TITLE';

/** The assignment of a signal to the signed-in user. */
export type TakeSignalInput = {
  /** Number of the signal. */
  id: string;
  /** If true, the signal is assigned to the user even if a colleague works on it. */
  takeOver?: boolean | null | undefined;
};

export type SignalOperatorPartsQueryVariables = Exact<{
  id: string;
}>;


export type SignalOperatorPartsQuery = { signal: { id: string, notes: Array<{ id: string, author: string | null, writtenAt: string, message: { document: Record<string, unknown> }, attachments: Array<{ id: string, fileName: string, label: string, size: number | null, url: string }> }> | null, history: Array<{ id: string, kind: Types.SignalHistoryKind, oldValue: string | null, newValue: string | null, changedBy: string, changedAt: string }> | null } | null };

export type ReplyTemplatesQueryVariables = Exact<{
  signalId: string;
}>;


export type ReplyTemplatesQuery = { replyTemplates: Array<{ id: string, name: string, text: string }> };

export type ColleaguesQueryVariables = Exact<{ [key: string]: never; }>;


export type ColleaguesQuery = { colleagues: Array<{ id: string, name: string }> };

export type TakeSignalMutationVariables = Exact<{
  input: Types.TakeSignalInput;
}>;


export type TakeSignalMutation = { takeSignal:
    | { __typename: 'SignalConflict', message: string, current: { id: string, takenBy: { id: string, name: string } | null } }
    | { __typename: 'TakeSignalSuccess', signal: { id: string, takenBy: { id: string, name: string } | null } | null }
   };

export type HandOverSignalMutationVariables = Exact<{
  input: Types.HandOverSignalInput;
}>;


export type HandOverSignalMutation = { handOverSignal:
    | { __typename: 'HandOverSignalSuccess', signal: { id: string, takenBy: { id: string, name: string } | null } | null }
    | { __typename: 'Refusal' }
   };

export type ReportPresenceMutationVariables = Exact<{
  input: Types.ReportPresenceInput;
}>;


export type ReportPresenceMutation = { reportPresence:
    | { __typename: 'Refusal' }
    | { __typename: 'ReportPresenceSuccess', others: Array<{ state: Types.PresenceState, colleague: { id: string, name: string } }> }
   };

export type TakenByFragment = { id: string, takenBy: { id: string, name: string } | null };

export type SignalContactQueryVariables = Exact<{
  id: string;
}>;


export type SignalContactQuery = { signal: { id: string, contact: { clientId: string | null, phone: string | null, email: string | null, clientNumber: string | null, address: string | null, hasWritten: boolean, receivesReplies: boolean | null, otherSignals: number, otherOpenSignals: number } | null } | null };

export const TakenByFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TakenBy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<TakenByFragment, unknown>;
export const SignalOperatorPartsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignalOperatorParts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttachmentParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"oldValue"}},{"kind":"Field","name":{"kind":"Name","value":"newValue"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttachmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attachment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]} as unknown as DocumentNode<SignalOperatorPartsQuery, SignalOperatorPartsQueryVariables>;
export const ReplyTemplatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReplyTemplates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyTemplates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"signalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signalId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<ReplyTemplatesQuery, ReplyTemplatesQueryVariables>;
export const ColleaguesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Colleagues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"colleagues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ColleaguesQuery, ColleaguesQueryVariables>;
export const TakeSignalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeSignal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TakeSignalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeSignal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TakeSignalSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TakenBy"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignalConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TakenBy"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TakenBy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<TakeSignalMutation, TakeSignalMutationVariables>;
export const HandOverSignalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HandOverSignal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HandOverSignalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handOverSignal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HandOverSignalSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TakenBy"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TakenBy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<HandOverSignalMutation, HandOverSignalMutationVariables>;
export const ReportPresenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportPresence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportPresenceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportPresence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportPresenceSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"colleague"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ReportPresenceMutation, ReportPresenceMutationVariables>;
export const SignalContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignalContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"clientNumber"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"hasWritten"}},{"kind":"Field","name":{"kind":"Name","value":"receivesReplies"}},{"kind":"Field","name":{"kind":"Name","value":"otherSignals"}},{"kind":"Field","name":{"kind":"Name","value":"otherOpenSignals"}}]}}]}}]}}]} as unknown as DocumentNode<SignalContactQuery, SignalContactQueryVariables>;
export const useSignalOperatorPartsQuery = (options: Omit<useQuery.Options<SignalOperatorPartsQuery, SignalOperatorPartsQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: SignalOperatorPartsQueryVariables; skip?: boolean } | { skip: true; variables?: SignalOperatorPartsQueryVariables })) =>
  useQuery(SignalOperatorPartsDocument, options as useQuery.Options<SignalOperatorPartsQuery, SignalOperatorPartsQueryVariables>);

export const useReplyTemplatesQuery = (options: Omit<useQuery.Options<ReplyTemplatesQuery, ReplyTemplatesQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: ReplyTemplatesQueryVariables; skip?: boolean } | { skip: true; variables?: ReplyTemplatesQueryVariables })) =>
  useQuery(ReplyTemplatesDocument, options as useQuery.Options<ReplyTemplatesQuery, ReplyTemplatesQueryVariables>);

export const useColleaguesQuery = (options: Omit<useQuery.Options<ColleaguesQuery, ColleaguesQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: ColleaguesQueryVariables } = {}) =>
  useQuery(ColleaguesDocument, options as useQuery.Options<ColleaguesQuery, ColleaguesQueryVariables>);

export const useSignalContactQuery = (options: Omit<useQuery.Options<SignalContactQuery, SignalContactQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: SignalContactQueryVariables; skip?: boolean } | { skip: true; variables?: SignalContactQueryVariables })) =>
  useQuery(SignalContactDocument, options as useQuery.Options<SignalContactQuery, SignalContactQueryVariables>);