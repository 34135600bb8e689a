/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kind of a hit of the search. New values may be added. */
export type SearchKind =
  /** An address in the utility's area. */
  | 'ADDRESS'
  /** A breakdown, by its work card number; an open breakdown also by its street. */
  | 'BREAKDOWN'
  /** A water meter, by its number. */
  | 'METER'
  /** A person, by name, address, telephone or client number. */
  | 'PERSON'
  /** A signal, by its number. */
  | 'SIGNAL';

export type CallersQueryVariables = Exact<{
  text: string;
  kinds: Array<Types.SearchKind> | Types.SearchKind;
}>;


export type CallersQuery = { search: { leftOutWords: Array<string>, hasResidentsOnly: boolean, people: Array<{ submitterId: string | null, clientId: string | null, name: string, nameAsClient: string | null, clientNumber: string | null, phone: string | null, email: string | null, address: string | null, openSignals: number, addressLocation: { latitude: number, longitude: number } | null }>, totals: { people: number | null } } };


export const CallersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Callers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchKind"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"kinds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitterId"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameAsClient"}},{"kind":"Field","name":{"kind":"Name","value":"clientNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressLocation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openSignals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leftOutWords"}},{"kind":"Field","name":{"kind":"Name","value":"hasResidentsOnly"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}}]}}]} as unknown as DocumentNode<CallersQuery, CallersQueryVariables>;
export const useCallersQuery = (options: Omit<useQuery.Options<CallersQuery, CallersQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: CallersQueryVariables; skip?: boolean } | { skip: true; variables?: CallersQueryVariables })) =>
  useQuery(CallersDocument, options as useQuery.Options<CallersQuery, CallersQueryVariables>);