/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A rectangle in degrees, WGS 84. `south` must be at most `north`, `west` at most `east`. */
export type BoundsInput = {
  /** Eastern longitude, -180 to 180. */
  east: number;
  /** Northern latitude, -90 to 90. */
  north: number;
  /** Southern latitude, -90 to 90. */
  south: number;
  /** Western longitude, -180 to 180. */
  west: number;
};

export type ShownMeterQueryVariables = Exact<{
  id: string;
}>;


export type ShownMeterQuery = { waterMeter: { id: string, fabricNo: string, client: { id: string, clientNumber: string, name: string } | null, address: { id: string, fullAddress: string } | null } | null };

export type SvoLineQueryVariables = Exact<{
  id: string;
}>;


export type SvoLineQuery = { svoLine: { id: string, shownNumber: string, pipeId: string | null, properties: Array<{ name: string, label: string, value: string }> } | null };

export type MeterNumbersQueryVariables = Exact<{
  bounds: Types.BoundsInput;
  number: number;
}>;


export type MeterNumbersQuery = { waterMeters: { items: Array<{ id: string, fabricNo: string }> } };


export const ShownMeterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShownMeter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waterMeter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fabricNo"}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}}]}}]}}]}}]} as unknown as DocumentNode<ShownMeterQuery, ShownMeterQueryVariables>;
export const SvoLineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SvoLine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"svoLine"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shownNumber"}},{"kind":"Field","name":{"kind":"Name","value":"pipeId"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]} as unknown as DocumentNode<SvoLineQuery, SvoLineQueryVariables>;
export const MeterNumbersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MeterNumbers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bounds"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BoundsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waterMeters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"bounds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bounds"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"isClosed"},"value":{"kind":"BooleanValue","value":false}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"100"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fabricNo"}}]}}]}}]}}]} as unknown as DocumentNode<MeterNumbersQuery, MeterNumbersQueryVariables>;
export const useShownMeterQuery = (options: Omit<useQuery.Options<ShownMeterQuery, ShownMeterQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: ShownMeterQueryVariables; skip?: boolean } | { skip: true; variables?: ShownMeterQueryVariables })) =>
  useQuery(ShownMeterDocument, options as useQuery.Options<ShownMeterQuery, ShownMeterQueryVariables>);

export const useSvoLineQuery = (options: Omit<useQuery.Options<SvoLineQuery, SvoLineQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: SvoLineQueryVariables; skip?: boolean } | { skip: true; variables?: SvoLineQueryVariables })) =>
  useQuery(SvoLineDocument, options as useQuery.Options<SvoLineQuery, SvoLineQueryVariables>);

export const useMeterNumbersQuery = (options: Omit<useQuery.Options<MeterNumbersQuery, MeterNumbersQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: MeterNumbersQueryVariables; skip?: boolean } | { skip: true; variables?: MeterNumbersQueryVariables })) =>
  useQuery(MeterNumbersDocument, options as useQuery.Options<MeterNumbersQuery, MeterNumbersQueryVariables>);