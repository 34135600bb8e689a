/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Views of breakdowns. */
export type BreakdownView =
  /** Not finished. */
  | 'ACTIVE'
  /** Finished today (the date in Sofia). */
  | 'FINISHED_TODAY'
  /** Not finished, and the planned end of the repair has passed. */
  | 'LATE'
  /** Not finished, and the planned start of the repair is in the future. */
  | 'PLANNED'
  /** Not finished, and by its planned times the water is off now. */
  | 'WITHOUT_WATER';

export type MapBreakdownsQueryVariables = Exact<{
  view: Types.BreakdownView;
  number: number;
}>;


export type MapBreakdownsQuery = { breakdowns: { totalCount: number, items: Array<{ id: string, workCardNo: string, isFinished: boolean, streetName: string | null, repairStart: string | null, location: { latitude: number, longitude: number } | null }> } };

export type SelectedBreakdownQueryVariables = Exact<{
  id: string;
}>;


export type SelectedBreakdownQuery = { breakdown: { description: string | null, repairEnd: string | null, waterStopStart: string | null, waterStopEnd: string | null, affectedPeople: number | null, id: string, workCardNo: string, isFinished: boolean, streetName: string | null, repairStart: string | null, location: { latitude: number, longitude: number } | null } | null };

export type MapBreakdownFragment = { id: string, workCardNo: string, isFinished: boolean, streetName: string | null, repairStart: string | null, location: { latitude: number, longitude: number } | null };

export const MapBreakdownFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MapBreakdown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Breakdown"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"workCardNo"}},{"kind":"Field","name":{"kind":"Name","value":"isFinished"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"repairStart"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]} as unknown as DocumentNode<MapBreakdownFragment, unknown>;
export const MapBreakdownsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapBreakdowns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"view"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BreakdownView"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breakdowns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"view"},"value":{"kind":"Variable","name":{"kind":"Name","value":"view"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"hasLocation"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"100"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MapBreakdown"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MapBreakdown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Breakdown"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"workCardNo"}},{"kind":"Field","name":{"kind":"Name","value":"isFinished"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"repairStart"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]} as unknown as DocumentNode<MapBreakdownsQuery, MapBreakdownsQueryVariables>;
export const SelectedBreakdownDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SelectedBreakdown"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breakdown"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MapBreakdown"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"repairEnd"}},{"kind":"Field","name":{"kind":"Name","value":"waterStopStart"}},{"kind":"Field","name":{"kind":"Name","value":"waterStopEnd"}},{"kind":"Field","name":{"kind":"Name","value":"affectedPeople"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MapBreakdown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Breakdown"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"workCardNo"}},{"kind":"Field","name":{"kind":"Name","value":"isFinished"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"repairStart"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]} as unknown as DocumentNode<SelectedBreakdownQuery, SelectedBreakdownQueryVariables>;
export const useMapBreakdownsQuery = (options: Omit<useQuery.Options<MapBreakdownsQuery, MapBreakdownsQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: MapBreakdownsQueryVariables; skip?: boolean } | { skip: true; variables?: MapBreakdownsQueryVariables })) =>
  useQuery(MapBreakdownsDocument, options as useQuery.Options<MapBreakdownsQuery, MapBreakdownsQueryVariables>);

export const useSelectedBreakdownQuery = (options: Omit<useQuery.Options<SelectedBreakdownQuery, SelectedBreakdownQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: SelectedBreakdownQueryVariables; skip?: boolean } | { skip: true; variables?: SelectedBreakdownQueryVariables })) =>
  useQuery(SelectedBreakdownDocument, options as useQuery.Options<SelectedBreakdownQuery, SelectedBreakdownQueryVariables>);