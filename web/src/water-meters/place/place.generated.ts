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

/** A meter that is moved on the map, or whose snap is undone. */
export type MoveWaterMeterInput = {
  /** The place and connection that the user saw. If absent, they are not compared. */
  expected?: WaterMeterPlaceInput | null | undefined;
  /** Number of the meter. */
  id: string;
  /** The new place. */
  place: WaterMeterPlaceInput;
};

/** Place and connection of a meter. Without any field, nothing is changed or compared. */
export type WaterMeterPlaceInput = {
  /**
   * The place; null if none. If absent, the place is unchanged, and in `expected` it is not compared. UNSUPPORTED: null, if
   * the installation lacks SVO_TOOLS.
   */
  location?: CoordinatesInput | null | undefined;
  /**
   * Number of the connection; null if none. If absent, the connection is unchanged, and in `expected` it is not compared. A
   * new connection has the rules of `snapWaterMeter`, unless it is the one before the last change.
   */
  svoId?: string | null | undefined;
};

export type PlaceWaterMeterMutationVariables = Exact<{
  input: Types.MoveWaterMeterInput;
}>;


export type PlaceWaterMeterMutation = { moveWaterMeter:
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, message: string }> }
    | { __typename: 'MoveWaterMeterSuccess', waterMeterId: string }
    | { __typename: 'Refusal', message: string }
   };

export type StoredMeterPlaceQueryVariables = Exact<{
  id: string;
}>;


export type StoredMeterPlaceQuery = { waterMeter: { id: string, location: { latitude: number, longitude: number } | null } | null };


export const PlaceWaterMeterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceWaterMeter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveWaterMeterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveWaterMeter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveWaterMeterSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waterMeterId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PlaceWaterMeterMutation, PlaceWaterMeterMutationVariables>;
export const StoredMeterPlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StoredMeterPlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waterMeter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]}}]} as unknown as DocumentNode<StoredMeterPlaceQuery, StoredMeterPlaceQueryVariables>;
export const useStoredMeterPlaceQuery = (options: Omit<useQuery.Options<StoredMeterPlaceQuery, StoredMeterPlaceQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: StoredMeterPlaceQueryVariables; skip?: boolean } | { skip: true; variables?: StoredMeterPlaceQueryVariables })) =>
  useQuery(StoredMeterPlaceDocument, options as useQuery.Options<StoredMeterPlaceQuery, StoredMeterPlaceQueryVariables>);