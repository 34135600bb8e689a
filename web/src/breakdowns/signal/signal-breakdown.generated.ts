/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Conditions, combined with AND. A field that is absent, null, blank or an empty list is no condition. */
export type BreakdownFilter = {
  /** If true, breakdowns with a location; if false, breakdowns without one. */
  hasLocation?: boolean | null | undefined;
  /** Breakdowns of any of these classes, at most 100. */
  kevrCategory1Ids?: Array<string> | null | undefined;
  /** Breakdowns with any of these causes, at most 100. */
  kevrCategory2Ids?: Array<string> | null | undefined;
  /** Breakdowns with one of these priorities, at most 100. */
  priorityIds?: Array<string> | null | undefined;
  /** The planned repair starts at or after `from` and ends at or before `to`. */
  repair?: DateTimeRange | null | undefined;
  /** Moment of the report. */
  started?: DateTimeRange | null | undefined;
  /** Part of the name of the street, ignoring letter case. At most 200 characters. */
  streetName?: string | null | undefined;
  /** Part of the name of the town, ignoring letter case. At most 200 characters. */
  townName?: string | null | undefined;
  /** Breakdowns of this view. */
  view?: BreakdownView | null | undefined;
  /** Water is stopped at or after `from` and restored at or before `to`. */
  waterStop?: DateTimeRange | null | undefined;
  /** Part of the work card number, or words of street, place on the street, town and work card number in any order. Latin letters, other keyboard layouts and typing errors are accepted. At most 200 characters. */
  words?: string | null | undefined;
  /** Part of the work card number, ignoring letter case. At most 200 characters. */
  workCardNo?: string | null | undefined;
};

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

/** A range of moments, including `from` and `to`. An absent field does not limit the range. */
export type DateTimeRange = {
  /** Start of the range. */
  from?: string | null | undefined;
  /** End of the range, including its whole second. */
  to?: string | null | undefined;
};

export type SignalBreakdownQueryVariables = Exact<{
  id: string;
}>;


export type SignalBreakdownQuery = { breakdown: { id: string, workCardNo: string, isFinished: boolean, finishedAt: string | null, startedAt: string | null, repairStart: string | null, repairEnd: string | null, waterStopStart: string | null, waterStopEnd: string | null, affectedPeople: number | null, computedPeople: number | null, affectedStreets: string | null, zonePipeIds: Array<string> | null, brokenValveIds: Array<string> | null, regionName: string | null, municipalityId: string | null, municipalityName: string | null, townName: string | null, streetName: string | null, streetDescription: string | null, description: string | null, externalId: string | null, pipeId: string | null, createdBy: string | null, isChecked: boolean, signalsCount: number | null, kevrCategory1: { id: string, name: string } | null, kevrCategory2: { id: string, name: string } | null, priority: { id: string, name: string } | null, location: { latitude: number, longitude: number } | null } | null };

export type BreakdownOptionsQueryVariables = Exact<{
  filter?: Types.BreakdownFilter | null | undefined;
}>;


export type BreakdownOptionsQuery = { breakdowns: { totalCount: number, items: Array<{ id: string, workCardNo: string, townName: string | null, streetName: string | null, streetDescription: string | null }> } };

export type BreakdownOptionFragment = { id: string, workCardNo: string, townName: string | null, streetName: string | null, streetDescription: string | null };

export type SignalForBreakdownQueryVariables = Exact<{
  id: string;
}>;


export type SignalForBreakdownQuery = { signal: { id: string, title: string, createdAt: string, location: { latitude: number, longitude: number } | null } | null };

export const BreakdownOptionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BreakdownOption"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Breakdown"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"workCardNo"}},{"kind":"Field","name":{"kind":"Name","value":"townName"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetDescription"}}]}}]} as unknown as DocumentNode<BreakdownOptionFragment, unknown>;
export const SignalBreakdownDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignalBreakdown"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breakdown"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BreakdownDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BreakdownDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Breakdown"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"workCardNo"}},{"kind":"Field","name":{"kind":"Name","value":"isFinished"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"repairStart"}},{"kind":"Field","name":{"kind":"Name","value":"repairEnd"}},{"kind":"Field","name":{"kind":"Name","value":"waterStopStart"}},{"kind":"Field","name":{"kind":"Name","value":"waterStopEnd"}},{"kind":"Field","name":{"kind":"Name","value":"affectedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"computedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"affectedStreets"}},{"kind":"Field","name":{"kind":"Name","value":"zonePipeIds"}},{"kind":"Field","name":{"kind":"Name","value":"brokenValveIds"}},{"kind":"Field","name":{"kind":"Name","value":"kevrCategory1"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kevrCategory2"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regionName"}},{"kind":"Field","name":{"kind":"Name","value":"municipalityId"}},{"kind":"Field","name":{"kind":"Name","value":"municipalityName"}},{"kind":"Field","name":{"kind":"Name","value":"townName"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetDescription"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"priority"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"pipeId"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"isChecked"}},{"kind":"Field","name":{"kind":"Name","value":"signalsCount"}}]}}]} as unknown as DocumentNode<SignalBreakdownQuery, SignalBreakdownQueryVariables>;
export const BreakdownOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BreakdownOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BreakdownFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breakdowns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"25"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BreakdownOption"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BreakdownOption"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Breakdown"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"workCardNo"}},{"kind":"Field","name":{"kind":"Name","value":"townName"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetDescription"}}]}}]} as unknown as DocumentNode<BreakdownOptionsQuery, BreakdownOptionsQueryVariables>;
export const SignalForBreakdownDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignalForBreakdown"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]}}]} as unknown as DocumentNode<SignalForBreakdownQuery, SignalForBreakdownQueryVariables>;
export const useSignalBreakdownQuery = (options: Omit<useQuery.Options<SignalBreakdownQuery, SignalBreakdownQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: SignalBreakdownQueryVariables; skip?: boolean } | { skip: true; variables?: SignalBreakdownQueryVariables })) =>
  useQuery(SignalBreakdownDocument, options as useQuery.Options<SignalBreakdownQuery, SignalBreakdownQueryVariables>);

export const useBreakdownOptionsQuery = (options: Omit<useQuery.Options<BreakdownOptionsQuery, BreakdownOptionsQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: BreakdownOptionsQueryVariables } = {}) =>
  useQuery(BreakdownOptionsDocument, options as useQuery.Options<BreakdownOptionsQuery, BreakdownOptionsQueryVariables>);

export const useSignalForBreakdownQuery = (options: Omit<useQuery.Options<SignalForBreakdownQuery, SignalForBreakdownQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: SignalForBreakdownQueryVariables; skip?: boolean } | { skip: true; variables?: SignalForBreakdownQueryVariables })) =>
  useQuery(SignalForBreakdownDocument, options as useQuery.Options<SignalForBreakdownQuery, SignalForBreakdownQueryVariables>);