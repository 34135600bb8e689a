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

export type OutagesQueryVariables = Exact<{
  at: Types.CoordinatesInput;
  signalId?: string | null | undefined;
}>;


export type OutagesQuery = { outages: Array<{ distance: number | null, townName: string | null, streetName: string | null, waterStopStart: string | null, waterStopEnd: string | null, repairEnd: string | null, isLinked: boolean }> };


export const OutagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Outages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"at"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CoordinatesInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signalId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"at"}}},{"kind":"Argument","name":{"kind":"Name","value":"signalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signalId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"townName"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"waterStopStart"}},{"kind":"Field","name":{"kind":"Name","value":"waterStopEnd"}},{"kind":"Field","name":{"kind":"Name","value":"repairEnd"}},{"kind":"Field","name":{"kind":"Name","value":"isLinked"}}]}}]}}]} as unknown as DocumentNode<OutagesQuery, OutagesQueryVariables>;
export const useOutagesQuery = (options: Omit<useQuery.Options<OutagesQuery, OutagesQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: OutagesQueryVariables; skip?: boolean } | { skip: true; variables?: OutagesQueryVariables })) =>
  useQuery(OutagesDocument, options as useQuery.Options<OutagesQuery, OutagesQueryVariables>);