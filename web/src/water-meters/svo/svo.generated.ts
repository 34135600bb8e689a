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

/** Reason of a refusal. New values may be added; treat an unknown value as SERVICE_REFUSED. */
export type RefusalCode =
  /** The change would leave the product without an active administrator. */
  | 'LAST_ADMINISTRATOR'
  /**
   * The response of the REST service contains neither a reason nor the expected confirmation, such as the number of a new
   * record.
   */
  | 'NOT_RECORDED'
  /** The REST service refused; its text is the message. */
  | 'SERVICE_REFUSED'
  /**
   * The state of the record does not allow the change: a status that cannot be chosen, an import that is not CHECKED, a
   * record that was changed meanwhile.
   */
  | 'WRONG_STATE';

/** A meter, a service connection and the place of the marker, chosen on the map. */
export type SvoSnapInput = {
  /** The connection that the user saw; null if none. If absent, it is not compared. A preview ignores it. */
  expectedSvoId?: string | null | undefined;
  /** Place of the marker. */
  marker: CoordinatesInput;
  /** Number of the service connection. */
  svoId: string;
  /** Number of the common meter. */
  waterMeterId: string;
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

export type SvoMeterQueryVariables = Exact<{
  id: string;
}>;


export type SvoMeterQuery = { waterMeter: { id: string, fabricNo: string, svoId: string | null, isCommon: boolean, location: { latitude: number, longitude: number } | null, address: { id: string, description: string, location: { latitude: number, longitude: number } | null } | null } | null };

export type SvoProposalsQueryVariables = Exact<{
  id: string;
  at?: Types.CoordinatesInput | null | undefined;
}>;


export type SvoProposalsQuery = { svoProposals: Array<{ svoId: string, shownNumber: string, distance: number, isNearest: boolean, isSameSide: boolean, servesAddress: boolean, servedAddresses: Array<string>, point: { latitude: number, longitude: number } }> };

export type SvoQueueQueryVariables = Exact<{
  id: string;
}>;


export type SvoQueueQuery = { svoQueue: { total: number, position: number, previousId: string | null, nextId: string | null } };

export type SnapPreviewQueryVariables = Exact<{
  input: Types.SvoSnapInput;
}>;


export type SnapPreviewQuery = { svoSnapPreview: { feature: unknown, distance: number | null, isTooFar: boolean } | null };

export type SnapWaterMeterMutationVariables = Exact<{
  input: Types.SvoSnapInput;
}>;


export type SnapWaterMeterMutation = { snapWaterMeter:
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
    | { __typename: 'SnapWaterMeterSuccess', waterMeter: { id: string, svoId: string | null, location: { latitude: number, longitude: number } | null } | null }
   };

export type MoveWaterMeterMutationVariables = Exact<{
  input: Types.MoveWaterMeterInput;
}>;


export type MoveWaterMeterMutation = { moveWaterMeter:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'MoveWaterMeterSuccess', waterMeter: { id: string, svoId: string | null, location: { latitude: number, longitude: number } | null } | null }
    | { __typename: 'Refusal', message: string }
   };


export const SvoMeterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SvoMeter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waterMeter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fabricNo"}},{"kind":"Field","name":{"kind":"Name","value":"svoId"}},{"kind":"Field","name":{"kind":"Name","value":"isCommon"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SvoMeterQuery, SvoMeterQueryVariables>;
export const SvoProposalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SvoProposals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"at"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CoordinatesInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"svoProposals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"waterMeterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"at"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"svoId"}},{"kind":"Field","name":{"kind":"Name","value":"shownNumber"}},{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"point"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isNearest"}},{"kind":"Field","name":{"kind":"Name","value":"isSameSide"}},{"kind":"Field","name":{"kind":"Name","value":"servesAddress"}},{"kind":"Field","name":{"kind":"Name","value":"servedAddresses"}}]}}]}}]} as unknown as DocumentNode<SvoProposalsQuery, SvoProposalsQueryVariables>;
export const SvoQueueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SvoQueue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"svoQueue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"waterMeterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"previousId"}},{"kind":"Field","name":{"kind":"Name","value":"nextId"}}]}}]}}]} as unknown as DocumentNode<SvoQueueQuery, SvoQueueQueryVariables>;
export const SnapPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SnapPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SvoSnapInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"svoSnapPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feature"}},{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"isTooFar"}}]}}]}}]} as unknown as DocumentNode<SnapPreviewQuery, SnapPreviewQueryVariables>;
export const SnapWaterMeterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SnapWaterMeter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SvoSnapInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"snapWaterMeter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SnapWaterMeterSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waterMeter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"svoId"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SnapWaterMeterMutation, SnapWaterMeterMutationVariables>;
export const MoveWaterMeterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveWaterMeter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveWaterMeterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveWaterMeter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveWaterMeterSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waterMeter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"svoId"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MoveWaterMeterMutation, MoveWaterMeterMutationVariables>;
export const useSvoMeterQuery = (options: Omit<useQuery.Options<SvoMeterQuery, SvoMeterQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: SvoMeterQueryVariables; skip?: boolean } | { skip: true; variables?: SvoMeterQueryVariables })) =>
  useQuery(SvoMeterDocument, options as useQuery.Options<SvoMeterQuery, SvoMeterQueryVariables>);

export const useSvoProposalsQuery = (options: Omit<useQuery.Options<SvoProposalsQuery, SvoProposalsQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: SvoProposalsQueryVariables; skip?: boolean } | { skip: true; variables?: SvoProposalsQueryVariables })) =>
  useQuery(SvoProposalsDocument, options as useQuery.Options<SvoProposalsQuery, SvoProposalsQueryVariables>);

export const useSvoQueueQuery = (options: Omit<useQuery.Options<SvoQueueQuery, SvoQueueQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: SvoQueueQueryVariables; skip?: boolean } | { skip: true; variables?: SvoQueueQueryVariables })) =>
  useQuery(SvoQueueDocument, options as useQuery.Options<SvoQueueQuery, SvoQueueQueryVariables>);

export const useSnapPreviewQuery = (options: Omit<useQuery.Options<SnapPreviewQuery, SnapPreviewQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: SnapPreviewQueryVariables; skip?: boolean } | { skip: true; variables?: SnapPreviewQueryVariables })) =>
  useQuery(SnapPreviewDocument, options as useQuery.Options<SnapPreviewQuery, SnapPreviewQueryVariables>);