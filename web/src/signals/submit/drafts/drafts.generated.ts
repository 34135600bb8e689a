/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A point in degrees, WGS 84. */
export type CoordinatesInput = {
  /** North positive, -90 to 90. */
  latitude: number;
  /** East positive, -180 to 180. */
  longitude: number;
};

/** A caller who is neither a submitter nor a client of the utility. Callers with equal names and equal telephone numbers are stored once; without a number each caller is stored separately. */
export type NewCallerInput = {
  /** Name of the person: not blank, at most 200 characters. */
  name: string;
  /** Telephone number, at least three digits; null if the person has not given one. */
  phone?: string | null | undefined;
};

/** A text to store: at most 2 000 nodes and 200 KB of JSON (the backslashes of escaped quotes count). Set exactly one of the two fields. */
export type RichTextInput =
  {   /** A document with formatting. */
  document: Record<string, unknown>; text?: never; }
  |  { document?: never;   /** Plain text; each line becomes a paragraph, several empty lines become one. */
  text: string; };

/** A draft that replaces the stored one with the same key. */
export type SaveSubmitDraftInput = {
  /** The content; null or absent deletes the draft. */
  draft?: SubmitDraftInput | null | undefined;
  /** Idempotency key with which the signal will be submitted. */
  idempotencyKey: string;
};

/** The content of an unsent signal. */
export type SubmitDraftInput = {
  /** Address of the location: at most 500 characters. */
  address?: string | null | undefined;
  /** Client of the utility for whom an operator submits the signal. */
  clientId?: string | null | undefined;
  /** Names of the chosen files, at most 100. */
  fileNames?: Array<string> | null | undefined;
  /** Location; null or absent if none. */
  location?: CoordinatesInput | null | undefined;
  /** First message so far; null or absent if none. */
  message?: RichTextInput | null | undefined;
  /** Person for whom an operator submits the signal, as typed so far, if the person is neither a submitter nor a client. */
  newCaller?: NewCallerInput | null | undefined;
  /** Submitter for whom an operator submits the signal. */
  submitterId?: string | null | undefined;
  /** Short subject so far: at most 1000 characters. */
  title: string;
};

export type SubmitDraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type SubmitDraftsQuery = { submitDrafts: Array<{ title: string, address: string | null, fileNames: Array<string>, idempotencyKey: string, savedAt: string, message: { document: Record<string, unknown> } | null, location: { latitude: number, longitude: number } | null, caller: { submitterId: string | null, clientId: string | null, name: string, nameAsClient: string | null, clientNumber: string | null, phone: string | null, email: string | null, address: string | null, openSignals: number, addressLocation: { latitude: number, longitude: number } | null } | null }> };

export type SaveSubmitDraftMutationVariables = Exact<{
  input: Types.SaveSubmitDraftInput;
}>;


export type SaveSubmitDraftMutation = { saveSubmitDraft:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'SaveSubmitDraftSuccess', savedAt: string }
   };


export const SubmitDraftsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubmitDrafts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitDrafts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"caller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitterId"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameAsClient"}},{"kind":"Field","name":{"kind":"Name","value":"clientNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressLocation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openSignals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileNames"}},{"kind":"Field","name":{"kind":"Name","value":"idempotencyKey"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}}]}}]} as unknown as DocumentNode<SubmitDraftsQuery, SubmitDraftsQueryVariables>;
export const SaveSubmitDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSubmitDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveSubmitDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSubmitDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaveSubmitDraftSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SaveSubmitDraftMutation, SaveSubmitDraftMutationVariables>;
export const useSubmitDraftsQuery = (options: Omit<useQuery.Options<SubmitDraftsQuery, SubmitDraftsQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: SubmitDraftsQueryVariables } = {}) =>
  useQuery(SubmitDraftsDocument, options as useQuery.Options<SubmitDraftsQuery, SubmitDraftsQueryVariables>);