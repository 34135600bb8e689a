/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A text to store: at most 2 000 nodes and 200 KB of JSON (the backslashes of escaped quotes count). Set exactly one of the two fields. */
export type RichTextInput =
  {   /** A document with formatting. */
  document: Record<string, unknown>; text?: never; }
  |  { document?: never;   /** Plain text; each line becomes a paragraph, several empty lines become one. */
  text: string; };

/** A draft that replaces the stored one. */
export type SaveSignalDraftInput = {
  /** Idempotency key with which the message will be sent. */
  idempotencyKey: string;
  /** Kind of the draft. */
  kind: SignalDraftKind;
  /** Text so far; if null, absent or blank, the draft is deleted. */
  message?: RichTextInput | null | undefined;
  /** Number of the signal. */
  signalId: string;
};

/** Kind of a draft. */
export type SignalDraftKind =
  /** An internal note. */
  | 'NOTE'
  /** A reply in the conversation. */
  | 'REPLY';

export type SignalDraftQueryVariables = Exact<{
  signalId: string;
  kind: Types.SignalDraftKind;
}>;


export type SignalDraftQuery = { signalDraft: { idempotencyKey: string, savedAt: string, message: { document: Record<string, unknown> } } | null };

export type SaveSignalDraftMutationVariables = Exact<{
  input: Types.SaveSignalDraftInput;
}>;


export type SaveSignalDraftMutation = { saveSignalDraft:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'SaveSignalDraftSuccess', savedAt: string }
   };


export const SignalDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignalDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignalDraftKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signalDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"signalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"idempotencyKey"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"}}]}}]}}]}}]} as unknown as DocumentNode<SignalDraftQuery, SignalDraftQueryVariables>;
export const SaveSignalDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSignalDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveSignalDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSignalDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaveSignalDraftSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SaveSignalDraftMutation, SaveSignalDraftMutationVariables>;
export const useSignalDraftQuery = (options: Omit<useQuery.Options<SignalDraftQuery, SignalDraftQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: SignalDraftQueryVariables; skip?: boolean } | { skip: true; variables?: SignalDraftQueryVariables })) =>
  useQuery(SignalDraftDocument, options as useQuery.Options<SignalDraftQuery, SignalDraftQueryVariables>);