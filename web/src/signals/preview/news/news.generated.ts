/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Direction of a response. */
export type ResponseKind =
  /** From the citizen to the utility. */
  | 'CLIENT'
  /** From the utility to the citizen. */
  | 'OPERATOR';

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

export type SignalNewsQueryVariables = Exact<{
  id: string;
}>;


export type SignalNewsQuery = { signal: { id: string, title: string, status: Types.SignalStatus, statusName: string, needsReply: boolean, waitsSince: string | null, hasWithheldMessages: boolean, lastResponseAt: string | null, closedAt: string | null, breakdownId: string | null, workCardNo: string | null, responses: Array<{ id: string, kind: Types.ResponseKind, author: string | null, respondedAt: string }> | null, location: { latitude: number, longitude: number } | null, submitter: { id: string, name: string } | null, priority: { id: string, name: string } | null, takenBy: { id: string, name: string } | null } | null };

export type SignalStateFragment = { id: string, title: string, status: Types.SignalStatus, statusName: string, needsReply: boolean, waitsSince: string | null, hasWithheldMessages: boolean, lastResponseAt: string | null, closedAt: string | null, breakdownId: string | null, workCardNo: string | null, location: { latitude: number, longitude: number } | null, submitter: { id: string, name: string } | null, priority: { id: string, name: string } | null, takenBy: { id: string, name: string } | null };

export const SignalStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignalState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"needsReply"}},{"kind":"Field","name":{"kind":"Name","value":"waitsSince"}},{"kind":"Field","name":{"kind":"Name","value":"hasWithheldMessages"}},{"kind":"Field","name":{"kind":"Name","value":"lastResponseAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submitter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"breakdownId"}},{"kind":"Field","name":{"kind":"Name","value":"workCardNo"}},{"kind":"Field","name":{"kind":"Name","value":"priority"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SignalStateFragment, unknown>;
export const SignalNewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignalNews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignalState"}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"respondedAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignalState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"needsReply"}},{"kind":"Field","name":{"kind":"Name","value":"waitsSince"}},{"kind":"Field","name":{"kind":"Name","value":"hasWithheldMessages"}},{"kind":"Field","name":{"kind":"Name","value":"lastResponseAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submitter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"breakdownId"}},{"kind":"Field","name":{"kind":"Name","value":"workCardNo"}},{"kind":"Field","name":{"kind":"Name","value":"priority"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SignalNewsQuery, SignalNewsQueryVariables>;
export const useSignalNewsQuery = (options: Omit<useQuery.Options<SignalNewsQuery, SignalNewsQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: SignalNewsQueryVariables; skip?: boolean } | { skip: true; variables?: SignalNewsQueryVariables })) =>
  useQuery(SignalNewsDocument, options as useQuery.Options<SignalNewsQuery, SignalNewsQueryVariables>);