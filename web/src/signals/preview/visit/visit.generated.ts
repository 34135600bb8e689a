/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A signal that the signed-in user has opened, and the latest response that was shown. */
export type MarkSignalReadInput = {
  /** Number of the signal. */
  id: string;
  /** Number of the latest response that was shown. If a later response is stored already, nothing changes. */
  lastResponseId: string;
};

export type MarkSignalReadMutationVariables = Exact<{
  input: Types.MarkSignalReadInput;
}>;


export type MarkSignalReadMutation = { markSignalRead:
    | { __typename: 'MarkSignalReadSuccess', signal: { id: string, hasNewReply: boolean } | null }
    | { __typename: 'Refusal' }
   };


export const MarkSignalReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkSignalRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkSignalReadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markSignalRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarkSignalReadSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasNewReply"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MarkSignalReadMutation, MarkSignalReadMutationVariables>;