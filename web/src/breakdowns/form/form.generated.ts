/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Values of a breakdown. Moments are stored in whole minutes. */
export type BreakdownChanges = {
  /** Number of people without water, from 0 to 10 000 000. */
  affectedPeople?: number | null | undefined;
  /** The affected parts of streets, at most 4 000 characters. */
  affectedStreets?: string | null | undefined;
  /** Numbers of valves that do not work, at most 100. */
  brokenValveIds?: Array<string> | null | undefined;
  /** Number of people without water as `isolationPlan` counted them, from 0 to 10 000 000. */
  computedPeople?: number | null | undefined;
  /** Description of the damage, at most 4 000 characters. */
  description?: string | null | undefined;
  /** Number of the breakdown in an external system, at most 50 characters. */
  externalId?: string | null | undefined;
  /** True if the repair was checked. */
  isChecked?: boolean | null | undefined;
  /** True if the breakdown is finished. */
  isFinished?: boolean | null | undefined;
  /** Class for the regulator. */
  kevrCategory1Id?: string | null | undefined;
  /** Cause for the regulator. */
  kevrCategory2Id?: string | null | undefined;
  /** Location. */
  location?: CoordinatesInput | null | undefined;
  /** Municipality. */
  municipalityId?: string | null | undefined;
  /** Number of the damaged pipe. */
  pipeId?: string | null | undefined;
  /** Priority. */
  priorityId?: string | null | undefined;
  /** Planned end of the repair, not before its start. */
  repairEnd?: string | null | undefined;
  /** Planned start of the repair. */
  repairStart?: string | null | undefined;
  /** Moment of the report. If it is absent, a new breakdown gets the present time. */
  startedAt?: string | null | undefined;
  /** Place on the street, at most 500 characters. */
  streetDescription?: string | null | undefined;
  /** Name of the street, at most 150 characters. */
  streetName?: string | null | undefined;
  /** Name of the town or village, at most 100 characters. */
  townName?: string | null | undefined;
  /** Moment at which water is restored, not before it is stopped. */
  waterStopEnd?: string | null | undefined;
  /** Moment at which water is stopped. */
  waterStopStart?: string | null | undefined;
  /** Work card number: not blank, at most 50 characters. */
  workCardNo?: string | null | undefined;
  /** Numbers of the pipes without water, at most 500. */
  zonePipeIds?: Array<string> | null | undefined;
};

/** A point in degrees, WGS 84. */
export type CoordinatesInput = {
  /** North positive, -90 to 90. */
  latitude: number;
  /** East positive, -180 to 180. */
  longitude: number;
};

/** A new breakdown. */
export type CreateBreakdownInput = {
  /** A new UUID for each form. A repeated request with the same key is not stored again. Required if the REST service stores keys; otherwise it must be absent. */
  idempotencyKey?: string | null | undefined;
  /** Values of the breakdown. Required: work card number, people without water, priority and both KEVR categories. */
  values: BreakdownChanges;
};

/** Kinds of problems with an input. */
export type InputProblemCode =
  /** An EGN or EIK with a wrong length or check digit, or an EGN whose date does not exist. The number is stored if the input has `acceptsWrongIdentifier: true`. */
  | 'CHECKSUM'
  /** Already used: an existing number, an idempotency key of another input. */
  | 'DUPLICATE'
  /** The stored value cannot be changed. */
  | 'FIXED'
  /** Invalid format: e-mail, number, date. */
  | 'FORMAT'
  /** Too short or too long. */
  | 'LENGTH'
  /** The values of two fields are in the wrong order: an end before its start. */
  | 'ORDER'
  /** Too small, too large, too early or too late. */
  | 'RANGE'
  /** Missing, blank, or an empty document. */
  | 'REQUIRED'
  /** The record or nomenclature item does not exist or is not active. */
  | 'UNKNOWN';

/** Changes of a breakdown. */
export type UpdateBreakdownInput = {
  /** The new values. An absent value is unchanged. Null clears a value. */
  changes: BreakdownChanges;
  /** The values that the user saw. A different stored value of a changed field is a conflict. If absent, the value is not compared. */
  expected?: BreakdownChanges | null | undefined;
  /** Number of the record. */
  id: string;
};

export type BreakdownFormChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type BreakdownFormChoicesQuery = { priorities: Array<{ id: string, name: string }>, kevrCategories1: Array<{ id: string, name: string }>, kevrCategories2: Array<{ id: string, name: string }>, municipalities: Array<{ id: string, name: string }> };

export type WorkCardNumberQueryVariables = Exact<{
  number?: string | null | undefined;
}>;


export type WorkCardNumberQuery = { workCardNumber: { next: string, breakdownId: string | null } };

export type BreakdownPlaceQueryVariables = Exact<{
  at: Types.CoordinatesInput;
}>;


export type BreakdownPlaceQuery = { breakdownPlace: { municipalityId: string | null, townName: string | null, streetName: string | null, streetDescription: string | null } };

export type CreateBreakdownMutationVariables = Exact<{
  input: Types.CreateBreakdownInput;
}>;


export type CreateBreakdownMutation = { createBreakdown:
    | { __typename: 'CreateBreakdownSuccess', breakdownId: string }
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, code: Types.InputProblemCode, message: string }> }
    | { __typename: 'Refusal', message: string }
   };

export type UpdateBreakdownMutationVariables = Exact<{
  input: Types.UpdateBreakdownInput;
}>;


export type UpdateBreakdownMutation = { updateBreakdown:
    | { __typename: 'BreakdownConflict', message: string, changedBy: string | null, changedAt: string | null, current: { id: string, workCardNo: string, isFinished: boolean, finishedAt: string | null, startedAt: string | null, repairStart: string | null, repairEnd: string | null, waterStopStart: string | null, waterStopEnd: string | null, affectedPeople: number | null, computedPeople: number | null, affectedStreets: string | null, zonePipeIds: Array<string> | null, brokenValveIds: Array<string> | null, regionName: string | null, municipalityId: string | null, municipalityName: string | null, townName: string | null, streetName: string | null, streetDescription: string | null, description: string | null, externalId: string | null, pipeId: string | null, createdBy: string | null, isChecked: boolean, signalsCount: number | null, kevrCategory1: { id: string, name: string } | null, kevrCategory2: { id: string, name: string } | null, priority: { id: string, name: string } | null, location: { latitude: number, longitude: number } | null } }
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, code: Types.InputProblemCode, message: string }> }
    | { __typename: 'Refusal', message: string }
    | { __typename: 'UpdateBreakdownSuccess', isChanged: boolean, breakdown: { id: string, workCardNo: string, isFinished: boolean, finishedAt: string | null, startedAt: string | null, repairStart: string | null, repairEnd: string | null, waterStopStart: string | null, waterStopEnd: string | null, affectedPeople: number | null, computedPeople: number | null, affectedStreets: string | null, zonePipeIds: Array<string> | null, brokenValveIds: Array<string> | null, regionName: string | null, municipalityId: string | null, municipalityName: string | null, townName: string | null, streetName: string | null, streetDescription: string | null, description: string | null, externalId: string | null, pipeId: string | null, createdBy: string | null, isChecked: boolean, signalsCount: number | null, kevrCategory1: { id: string, name: string } | null, kevrCategory2: { id: string, name: string } | null, priority: { id: string, name: string } | null, location: { latitude: number, longitude: number } | null } | null }
   };

export type BreakdownNowQueryVariables = Exact<{
  id: string;
}>;


export type BreakdownNowQuery = { breakdown: { id: string, workCardNo: string, isFinished: boolean, finishedAt: string | null, startedAt: string | null, repairStart: string | null, repairEnd: string | null, waterStopStart: string | null, waterStopEnd: string | null, affectedPeople: number | null, computedPeople: number | null, affectedStreets: string | null, zonePipeIds: Array<string> | null, brokenValveIds: Array<string> | null, regionName: string | null, municipalityId: string | null, municipalityName: string | null, townName: string | null, streetName: string | null, streetDescription: string | null, description: string | null, externalId: string | null, pipeId: string | null, createdBy: string | null, isChecked: boolean, signalsCount: number | null, kevrCategory1: { id: string, name: string } | null, kevrCategory2: { id: string, name: string } | null, priority: { id: string, name: string } | null, location: { latitude: number, longitude: number } | null } | null };

export type BreakdownDetailsFragment = { id: string, workCardNo: string, isFinished: boolean, finishedAt: string | null, startedAt: string | null, repairStart: string | null, repairEnd: string | null, waterStopStart: string | null, waterStopEnd: string | null, affectedPeople: number | null, computedPeople: number | null, affectedStreets: string | null, zonePipeIds: Array<string> | null, brokenValveIds: Array<string> | null, regionName: string | null, municipalityId: string | null, municipalityName: string | null, townName: string | null, streetName: string | null, streetDescription: string | null, description: string | null, externalId: string | null, pipeId: string | null, createdBy: string | null, isChecked: boolean, signalsCount: number | null, kevrCategory1: { id: string, name: string } | null, kevrCategory2: { id: string, name: string } | null, priority: { id: string, name: string } | null, location: { latitude: number, longitude: number } | null };

export const BreakdownDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BreakdownDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Breakdown"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"workCardNo"}},{"kind":"Field","name":{"kind":"Name","value":"isFinished"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"repairStart"}},{"kind":"Field","name":{"kind":"Name","value":"repairEnd"}},{"kind":"Field","name":{"kind":"Name","value":"waterStopStart"}},{"kind":"Field","name":{"kind":"Name","value":"waterStopEnd"}},{"kind":"Field","name":{"kind":"Name","value":"affectedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"computedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"affectedStreets"}},{"kind":"Field","name":{"kind":"Name","value":"zonePipeIds"}},{"kind":"Field","name":{"kind":"Name","value":"brokenValveIds"}},{"kind":"Field","name":{"kind":"Name","value":"kevrCategory1"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kevrCategory2"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regionName"}},{"kind":"Field","name":{"kind":"Name","value":"municipalityId"}},{"kind":"Field","name":{"kind":"Name","value":"municipalityName"}},{"kind":"Field","name":{"kind":"Name","value":"townName"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetDescription"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"priority"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"pipeId"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"isChecked"}},{"kind":"Field","name":{"kind":"Name","value":"signalsCount"}}]}}]} as unknown as DocumentNode<BreakdownDetailsFragment, unknown>;
export const BreakdownFormChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BreakdownFormChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priorities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kevrCategories1"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kevrCategories2"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"municipalities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<BreakdownFormChoicesQuery, BreakdownFormChoicesQueryVariables>;
export const WorkCardNumberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WorkCardNumber"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workCardNumber"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"breakdownId"}}]}}]}}]} as unknown as DocumentNode<WorkCardNumberQuery, WorkCardNumberQueryVariables>;
export const BreakdownPlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BreakdownPlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"at"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CoordinatesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breakdownPlace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"at"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"municipalityId"}},{"kind":"Field","name":{"kind":"Name","value":"townName"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetDescription"}}]}}]}}]} as unknown as DocumentNode<BreakdownPlaceQuery, BreakdownPlaceQueryVariables>;
export const CreateBreakdownDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBreakdown"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateBreakdownInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBreakdown"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateBreakdownSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breakdownId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CreateBreakdownMutation, CreateBreakdownMutationVariables>;
export const UpdateBreakdownDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBreakdown"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateBreakdownInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBreakdown"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateBreakdownSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isChanged"}},{"kind":"Field","name":{"kind":"Name","value":"breakdown"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BreakdownDetails"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BreakdownConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BreakdownDetails"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BreakdownDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Breakdown"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"workCardNo"}},{"kind":"Field","name":{"kind":"Name","value":"isFinished"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"repairStart"}},{"kind":"Field","name":{"kind":"Name","value":"repairEnd"}},{"kind":"Field","name":{"kind":"Name","value":"waterStopStart"}},{"kind":"Field","name":{"kind":"Name","value":"waterStopEnd"}},{"kind":"Field","name":{"kind":"Name","value":"affectedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"computedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"affectedStreets"}},{"kind":"Field","name":{"kind":"Name","value":"zonePipeIds"}},{"kind":"Field","name":{"kind":"Name","value":"brokenValveIds"}},{"kind":"Field","name":{"kind":"Name","value":"kevrCategory1"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kevrCategory2"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regionName"}},{"kind":"Field","name":{"kind":"Name","value":"municipalityId"}},{"kind":"Field","name":{"kind":"Name","value":"municipalityName"}},{"kind":"Field","name":{"kind":"Name","value":"townName"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetDescription"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"priority"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"pipeId"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"isChecked"}},{"kind":"Field","name":{"kind":"Name","value":"signalsCount"}}]}}]} as unknown as DocumentNode<UpdateBreakdownMutation, UpdateBreakdownMutationVariables>;
export const BreakdownNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BreakdownNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breakdown"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BreakdownDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BreakdownDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Breakdown"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"workCardNo"}},{"kind":"Field","name":{"kind":"Name","value":"isFinished"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"repairStart"}},{"kind":"Field","name":{"kind":"Name","value":"repairEnd"}},{"kind":"Field","name":{"kind":"Name","value":"waterStopStart"}},{"kind":"Field","name":{"kind":"Name","value":"waterStopEnd"}},{"kind":"Field","name":{"kind":"Name","value":"affectedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"computedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"affectedStreets"}},{"kind":"Field","name":{"kind":"Name","value":"zonePipeIds"}},{"kind":"Field","name":{"kind":"Name","value":"brokenValveIds"}},{"kind":"Field","name":{"kind":"Name","value":"kevrCategory1"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kevrCategory2"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regionName"}},{"kind":"Field","name":{"kind":"Name","value":"municipalityId"}},{"kind":"Field","name":{"kind":"Name","value":"municipalityName"}},{"kind":"Field","name":{"kind":"Name","value":"townName"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetDescription"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"priority"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"pipeId"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"isChecked"}},{"kind":"Field","name":{"kind":"Name","value":"signalsCount"}}]}}]} as unknown as DocumentNode<BreakdownNowQuery, BreakdownNowQueryVariables>;
export const useBreakdownFormChoicesQuery = (options: Omit<useQuery.Options<BreakdownFormChoicesQuery, BreakdownFormChoicesQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: BreakdownFormChoicesQueryVariables } = {}) =>
  useQuery(BreakdownFormChoicesDocument, options as useQuery.Options<BreakdownFormChoicesQuery, BreakdownFormChoicesQueryVariables>);

export const useWorkCardNumberQuery = (options: Omit<useQuery.Options<WorkCardNumberQuery, WorkCardNumberQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: WorkCardNumberQueryVariables } = {}) =>
  useQuery(WorkCardNumberDocument, options as useQuery.Options<WorkCardNumberQuery, WorkCardNumberQueryVariables>);

export const useBreakdownPlaceQuery = (options: Omit<useQuery.Options<BreakdownPlaceQuery, BreakdownPlaceQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: BreakdownPlaceQueryVariables; skip?: boolean } | { skip: true; variables?: BreakdownPlaceQueryVariables })) =>
  useQuery(BreakdownPlaceDocument, options as useQuery.Options<BreakdownPlaceQuery, BreakdownPlaceQueryVariables>);

export const useBreakdownNowQuery = (options: Omit<useQuery.Options<BreakdownNowQuery, BreakdownNowQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: BreakdownNowQueryVariables; skip?: boolean } | { skip: true; variables?: BreakdownNowQueryVariables })) =>
  useQuery(BreakdownNowDocument, options as useQuery.Options<BreakdownNowQuery, BreakdownNowQueryVariables>);