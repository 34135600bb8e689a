/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A point in degrees, WGS 84. */
export type CoordinatesInput = {
  /** North positive, -90 to 90. */
  latitude: number;
  /** East positive, -180 to 180. */
  longitude: number;
};

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

export type LikelySignalsQueryVariables = Exact<{
  breakdownId: string;
}>;


export type LikelySignalsQuery = { linkCandidates: Array<{ signal: { id: string, title: string, status: Types.SignalStatus, statusName: string, breakdownId: string | null, createdAt: string, lastResponseAt: string | null, priority: { id: string, name: string } | null, submitter: { id: string, name: string } | null, location: { latitude: number, longitude: number } | null }, match: { distance: number, isFoundByStreet: boolean, hoursApart: number, isSamePipe: boolean, hasSimilarWords: boolean } }> };

export type NearBreakdownsQueryVariables = Exact<{
  location: Types.CoordinatesInput;
  at?: string | null | undefined;
  title?: string | null | undefined;
}>;


export type NearBreakdownsQuery = { nearBreakdowns: Array<{ breakdown: { isFinished: boolean, id: string, workCardNo: string, townName: string | null, streetName: string | null, streetDescription: string | null }, match: { distance: number, isFoundByStreet: boolean, hoursApart: number, isSamePipe: boolean, hasSimilarWords: boolean } }> };

export type MatchFactsFragment = { distance: number, isFoundByStreet: boolean, hoursApart: number, isSamePipe: boolean, hasSimilarWords: boolean };

export const MatchFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BreakdownMatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"isFoundByStreet"}},{"kind":"Field","name":{"kind":"Name","value":"hoursApart"}},{"kind":"Field","name":{"kind":"Name","value":"isSamePipe"}},{"kind":"Field","name":{"kind":"Name","value":"hasSimilarWords"}}]}}]} as unknown as DocumentNode<MatchFactsFragment, unknown>;
export const LikelySignalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LikelySignals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"breakdownId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkCandidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"breakdownId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"breakdownId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkedSignal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkedSignal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"breakdownId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastResponseAt"}},{"kind":"Field","name":{"kind":"Name","value":"priority"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"submitter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BreakdownMatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"isFoundByStreet"}},{"kind":"Field","name":{"kind":"Name","value":"hoursApart"}},{"kind":"Field","name":{"kind":"Name","value":"isSamePipe"}},{"kind":"Field","name":{"kind":"Name","value":"hasSimilarWords"}}]}}]} as unknown as DocumentNode<LikelySignalsQuery, LikelySignalsQueryVariables>;
export const NearBreakdownsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NearBreakdowns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"location"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CoordinatesInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"at"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"title"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nearBreakdowns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"location"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location"}}},{"kind":"Argument","name":{"kind":"Name","value":"at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"at"}}},{"kind":"Argument","name":{"kind":"Name","value":"title"},"value":{"kind":"Variable","name":{"kind":"Name","value":"title"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breakdown"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BreakdownOption"}},{"kind":"Field","name":{"kind":"Name","value":"isFinished"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BreakdownOption"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Breakdown"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"workCardNo"}},{"kind":"Field","name":{"kind":"Name","value":"townName"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetDescription"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BreakdownMatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"isFoundByStreet"}},{"kind":"Field","name":{"kind":"Name","value":"hoursApart"}},{"kind":"Field","name":{"kind":"Name","value":"isSamePipe"}},{"kind":"Field","name":{"kind":"Name","value":"hasSimilarWords"}}]}}]} as unknown as DocumentNode<NearBreakdownsQuery, NearBreakdownsQueryVariables>;
export const useLikelySignalsQuery = (options: Omit<useQuery.Options<LikelySignalsQuery, LikelySignalsQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: LikelySignalsQueryVariables; skip?: boolean } | { skip: true; variables?: LikelySignalsQueryVariables })) =>
  useQuery(LikelySignalsDocument, options as useQuery.Options<LikelySignalsQuery, LikelySignalsQueryVariables>);

export const useNearBreakdownsQuery = (options: Omit<useQuery.Options<NearBreakdownsQuery, NearBreakdownsQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: NearBreakdownsQueryVariables; skip?: boolean } | { skip: true; variables?: NearBreakdownsQueryVariables })) =>
  useQuery(NearBreakdownsDocument, options as useQuery.Options<NearBreakdownsQuery, NearBreakdownsQueryVariables>);