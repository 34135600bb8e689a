/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Changes of a water meter. */
export type UpdateWaterMeterInput = {
  /** The new values. */
  changes: WaterMeterChanges;
  /** The values that the user saw. A different stored value of a changed field is a conflict. Absent: not compared. */
  expected?: WaterMeterChanges | null | undefined;
  /** Number of the record. */
  id: string;
};

/** Dates of a water meter. Absent: unchanged. Null: cleared. */
export type WaterMeterChanges = {
  /** Day of the calibration. */
  calibrationDate?: string | null | undefined;
  /** Day of the installation. */
  installationDate?: string | null | undefined;
  /** Day on which the meter is due for replacement. */
  nextCalibrationDate?: string | null | undefined;
};

export type UpdateWaterMeterMutationVariables = Exact<{
  input: Types.UpdateWaterMeterInput;
}>;


export type UpdateWaterMeterMutation = { updateWaterMeter:
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, message: string }> }
    | { __typename: 'Refusal', message: string }
    | { __typename: 'UpdateWaterMeterSuccess', waterMeter: { id: string, installationDate: string | null, calibrationDate: string | null, nextCalibrationDate: string | null, modifiedAt: string | null } | null }
    | { __typename: 'WaterMeterConflict', message: string, changedBy: string | null, changedAt: string | null, current: { id: string, installationDate: string | null, calibrationDate: string | null, nextCalibrationDate: string | null, modifiedAt: string | null } }
   };

export type WaterMeterDaysQueryVariables = Exact<{
  id: string;
}>;


export type WaterMeterDaysQuery = { waterMeter: { id: string, installationDate: string | null, calibrationDate: string | null, nextCalibrationDate: string | null, modifiedAt: string | null } | null };

export type WaterMeterDaysFragment = { id: string, installationDate: string | null, calibrationDate: string | null, nextCalibrationDate: string | null, modifiedAt: string | null };

export const WaterMeterDaysFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaterMeterDays"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaterMeter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"installationDate"}},{"kind":"Field","name":{"kind":"Name","value":"calibrationDate"}},{"kind":"Field","name":{"kind":"Name","value":"nextCalibrationDate"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedAt"}}]}}]} as unknown as DocumentNode<WaterMeterDaysFragment, unknown>;
export const UpdateWaterMeterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWaterMeter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWaterMeterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWaterMeter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWaterMeterSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waterMeter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaterMeterDays"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaterMeterConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaterMeterDays"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaterMeterDays"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaterMeter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"installationDate"}},{"kind":"Field","name":{"kind":"Name","value":"calibrationDate"}},{"kind":"Field","name":{"kind":"Name","value":"nextCalibrationDate"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedAt"}}]}}]} as unknown as DocumentNode<UpdateWaterMeterMutation, UpdateWaterMeterMutationVariables>;
export const WaterMeterDaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaterMeterDays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waterMeter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaterMeterDays"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaterMeterDays"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaterMeter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"installationDate"}},{"kind":"Field","name":{"kind":"Name","value":"calibrationDate"}},{"kind":"Field","name":{"kind":"Name","value":"nextCalibrationDate"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedAt"}}]}}]} as unknown as DocumentNode<WaterMeterDaysQuery, WaterMeterDaysQueryVariables>;
export const useWaterMeterDaysQuery = (options: Omit<useQuery.Options<WaterMeterDaysQuery, WaterMeterDaysQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: WaterMeterDaysQueryVariables; skip?: boolean } | { skip: true; variables?: WaterMeterDaysQueryVariables })) =>
  useQuery(WaterMeterDaysDocument, options as useQuery.Options<WaterMeterDaysQuery, WaterMeterDaysQueryVariables>);