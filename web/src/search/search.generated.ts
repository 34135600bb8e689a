/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The correct name and telephone number of a person who has submitted signals. */
export type CorrectCallerInput = {
  /** The name that the user saw. */
  expectedName: string;
  /** The telephone number that the user saw; null for none. */
  expectedPhone?: string | null | undefined;
  /** The correct name: not blank, at most 200 characters. The name of a client or of a person with an account cannot be changed. */
  name: string;
  /** The correct telephone number, at least three digits; null for none. */
  phone?: string | null | undefined;
  /** Number of the person as a submitter. */
  submitterId: string;
};

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

export type SearchQueryVariables = Exact<{
  text: string;
}>;


export type SearchQuery = { search: { kinds: Array<Types.SearchKind>, leftOutWords: Array<string>, signals: Array<{ id: string, title: string, statusName: string, submitterName: string | null }>, people: Array<{ submitterId: string | null, clientId: string | null, name: string, nameAsClient: string | null, clientNumber: string | null, phone: string | null, email: string | null, address: string | null, openSignals: number }>, breakdowns: Array<{ id: string, workCardNo: string, isFinished: boolean, place: string | null }>, addresses: Array<{ id: string, label: string, location: { latitude: number, longitude: number } | null }>, meters: Array<{ id: string, fabricNo: string, clientName: string | null, address: string | null, isClosed: boolean }>, totals: { signals: number | null, people: number | null, breakdowns: number | null, addresses: number | null, meters: number | null } } };

export type PersonQueryVariables = Exact<{
  submitterId?: string | null | undefined;
  clientId?: string | null | undefined;
}>;


export type PersonQuery = { person: { submitterId: string | null, clientId: string | null, name: string, clientNumber: string | null, phone: string | null, email: string | null, addresses: Array<string>, openCount: number, closedCount: number, openSignals: Array<{ id: string, title: string, statusName: string }> } | null };

export type CorrectCallerMutationVariables = Exact<{
  input: Types.CorrectCallerInput;
}>;


export type CorrectCallerMutation = { correctCaller:
    | { __typename: 'CorrectCallerSuccess', submitterId: string }
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, message: string }> }
    | { __typename: 'Refusal', message: string }
   };


export const SearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Search"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"signals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"submitterName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitterId"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameAsClient"}},{"kind":"Field","name":{"kind":"Name","value":"clientNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"openSignals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"breakdowns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"workCardNo"}},{"kind":"Field","name":{"kind":"Name","value":"isFinished"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"meters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fabricNo"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leftOutWords"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signals"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"breakdowns"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"}},{"kind":"Field","name":{"kind":"Name","value":"meters"}}]}}]}}]}}]} as unknown as DocumentNode<SearchQuery, SearchQueryVariables>;
export const PersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Person"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"submitterId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"submitterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"submitterId"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitterId"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"clientNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"}},{"kind":"Field","name":{"kind":"Name","value":"openSignals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openCount"}},{"kind":"Field","name":{"kind":"Name","value":"closedCount"}}]}}]}}]} as unknown as DocumentNode<PersonQuery, PersonQueryVariables>;
export const CorrectCallerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectCaller"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectCallerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctCaller"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectCallerSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitterId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CorrectCallerMutation, CorrectCallerMutationVariables>;
export const useSearchQuery = (options: Omit<useQuery.Options<SearchQuery, SearchQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: SearchQueryVariables; skip?: boolean } | { skip: true; variables?: SearchQueryVariables })) =>
  useQuery(SearchDocument, options as useQuery.Options<SearchQuery, SearchQueryVariables>);

export const usePersonQuery = (options: Omit<useQuery.Options<PersonQuery, PersonQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: PersonQueryVariables } = {}) =>
  useQuery(PersonDocument, options as useQuery.Options<PersonQuery, PersonQueryVariables>);