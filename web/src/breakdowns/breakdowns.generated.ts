/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../types.ts';

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

/** A sort key; the first in the list has precedence. The number of the record, descending, is always the last key, so that pages are stable. */
export type BreakdownSort = {
  /** Direction. */
  direction: SortDirection;
  /** Field to sort by. */
  field: BreakdownSortField;
};

/** Sort fields of breakdowns. */
export type BreakdownSortField =
  /** Number of people without water. */
  | 'AFFECTED_PEOPLE'
  /** Number of the record. */
  | 'ID'
  /** Ascending: open breakdowns before finished ones. */
  | 'IS_FINISHED'
  /** Name of the municipality. */
  | 'MUNICIPALITY_NAME'
  /** Priority, in the order of the nomenclature. */
  | 'PRIORITY'
  /** Name of the region. */
  | 'REGION_NAME'
  /** Planned end of the repair. */
  | 'REPAIR_END'
  /** Planned start of the repair. */
  | 'REPAIR_START'
  /** Moment of the report. */
  | 'STARTED_AT'
  /** Name of the street. */
  | 'STREET_NAME'
  /** Name of the town. */
  | 'TOWN_NAME'
  /** Moment at which water is restored. */
  | 'WATER_STOP_END'
  /** Moment at which water is stopped. */
  | 'WATER_STOP_START'
  /** Work card number. */
  | 'WORK_CARD_NO';

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

/** Page of a list. Default: the first page with 10 rows. */
export type PageInput = {
  /** Starts at 1. A page after the last one is empty, not an error. */
  number: number;
  /** 5, 10, 25, 50 or 100. */
  size: number;
};

/** Direction of a sort key. Empty values are last in both directions. */
export type SortDirection =
  /** Ascending: texts by the Bulgarian alphabet, numbers inside a text by value. */
  | 'ASC'
  /** Descending. */
  | 'DESC';

export type BreakdownsQueryVariables = Exact<{
  filter?: Types.BreakdownFilter | null | undefined;
  sort?: Array<Types.BreakdownSort> | Types.BreakdownSort | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type BreakdownsQuery = { breakdowns: { items: Array<{ id: string, workCardNo: string, isFinished: boolean, startedAt: string | null, repairStart: string | null, repairEnd: string | null, waterStopStart: string | null, waterStopEnd: string | null, affectedPeople: number | null, regionName: string | null, municipalityName: string | null, townName: string | null, streetName: string | null, streetDescription: string | null, description: string | null, priority: { id: string, name: string } | null }> } };

export type BreakdownCountQueryVariables = Exact<{
  filter?: Types.BreakdownFilter | null | undefined;
}>;


export type BreakdownCountQuery = { breakdowns: { totalCount: number } };

export type BreakdownNeighboursQueryVariables = Exact<{
  filter?: Types.BreakdownFilter | null | undefined;
  sort?: Array<Types.BreakdownSort> | Types.BreakdownSort | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type BreakdownNeighboursQuery = { breakdowns: { items: Array<{ id: string }> } };

export type BreakdownViewCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type BreakdownViewCountsQuery = { breakdownViews: { active: number, withoutWater: number, planned: number, late: number, finishedToday: number } };

export type BreakdownChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type BreakdownChoicesQuery = { priorities: Array<{ id: string, name: string }>, kevrCategories1: Array<{ id: string, name: string }>, kevrCategories2: Array<{ id: string, name: string }> };

export type BreakdownRowFragment = { id: string, workCardNo: string, isFinished: boolean, startedAt: string | null, repairStart: string | null, repairEnd: string | null, waterStopStart: string | null, waterStopEnd: string | null, affectedPeople: number | null, regionName: string | null, municipalityName: string | null, townName: string | null, streetName: string | null, streetDescription: string | null, description: string | null, priority: { id: string, name: string } | null };

export const BreakdownRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BreakdownRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Breakdown"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"workCardNo"}},{"kind":"Field","name":{"kind":"Name","value":"isFinished"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"repairStart"}},{"kind":"Field","name":{"kind":"Name","value":"repairEnd"}},{"kind":"Field","name":{"kind":"Name","value":"waterStopStart"}},{"kind":"Field","name":{"kind":"Name","value":"waterStopEnd"}},{"kind":"Field","name":{"kind":"Name","value":"affectedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"regionName"}},{"kind":"Field","name":{"kind":"Name","value":"municipalityName"}},{"kind":"Field","name":{"kind":"Name","value":"townName"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetDescription"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"priority"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<BreakdownRowFragment, unknown>;
export const BreakdownsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Breakdowns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BreakdownFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BreakdownSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breakdowns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BreakdownRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BreakdownRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Breakdown"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"workCardNo"}},{"kind":"Field","name":{"kind":"Name","value":"isFinished"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"repairStart"}},{"kind":"Field","name":{"kind":"Name","value":"repairEnd"}},{"kind":"Field","name":{"kind":"Name","value":"waterStopStart"}},{"kind":"Field","name":{"kind":"Name","value":"waterStopEnd"}},{"kind":"Field","name":{"kind":"Name","value":"affectedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"regionName"}},{"kind":"Field","name":{"kind":"Name","value":"municipalityName"}},{"kind":"Field","name":{"kind":"Name","value":"townName"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetDescription"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"priority"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<BreakdownsQuery, BreakdownsQueryVariables>;
export const BreakdownCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BreakdownCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BreakdownFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breakdowns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<BreakdownCountQuery, BreakdownCountQueryVariables>;
export const BreakdownNeighboursDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BreakdownNeighbours"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BreakdownFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BreakdownSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breakdowns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<BreakdownNeighboursQuery, BreakdownNeighboursQueryVariables>;
export const BreakdownViewCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BreakdownViewCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breakdownViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"withoutWater"}},{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"finishedToday"}}]}}]}}]} as unknown as DocumentNode<BreakdownViewCountsQuery, BreakdownViewCountsQueryVariables>;
export const BreakdownChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BreakdownChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priorities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kevrCategories1"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kevrCategories2"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<BreakdownChoicesQuery, BreakdownChoicesQueryVariables>;
export const useBreakdownsQuery = (options: Omit<useQuery.Options<BreakdownsQuery, BreakdownsQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: BreakdownsQueryVariables } = {}) =>
  useQuery(BreakdownsDocument, options as useQuery.Options<BreakdownsQuery, BreakdownsQueryVariables>);

export const useBreakdownCountQuery = (options: Omit<useQuery.Options<BreakdownCountQuery, BreakdownCountQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: BreakdownCountQueryVariables } = {}) =>
  useQuery(BreakdownCountDocument, options as useQuery.Options<BreakdownCountQuery, BreakdownCountQueryVariables>);

export const useBreakdownNeighboursQuery = (options: Omit<useQuery.Options<BreakdownNeighboursQuery, BreakdownNeighboursQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: BreakdownNeighboursQueryVariables } = {}) =>
  useQuery(BreakdownNeighboursDocument, options as useQuery.Options<BreakdownNeighboursQuery, BreakdownNeighboursQueryVariables>);

export const useBreakdownViewCountsQuery = (options: Omit<useQuery.Options<BreakdownViewCountsQuery, BreakdownViewCountsQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: BreakdownViewCountsQueryVariables } = {}) =>
  useQuery(BreakdownViewCountsDocument, options as useQuery.Options<BreakdownViewCountsQuery, BreakdownViewCountsQueryVariables>);

export const useBreakdownChoicesQuery = (options: Omit<useQuery.Options<BreakdownChoicesQuery, BreakdownChoicesQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: BreakdownChoicesQueryVariables } = {}) =>
  useQuery(BreakdownChoicesDocument, options as useQuery.Options<BreakdownChoicesQuery, BreakdownChoicesQueryVariables>);