/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kind of the tiles of the base map. */
export type BaseMapKind =
  /** Raster images. */
  | 'RASTER'
  /** Vector tiles in the Protomaps schema: layers `water`, `landuse`, `roads`, `buildings`, `places`. */
  | 'VECTOR';

/** A point in degrees, WGS 84. */
export type CoordinatesInput = {
  /** North positive, -90 to 90. */
  latitude: number;
  /** East positive, -180 to 180. */
  longitude: number;
};

export type MapPartsQueryVariables = Exact<{
  withNetwork: boolean;
}>;


export type MapPartsQuery = { baseMap: { kind: Types.BaseMapKind, tilesUrl: string, minZoom: number, maxZoom: number, tileSize: number, attribution: string | null }, mapDefinition?: Array<{ layerName: string, layerType: string, sourceName: string, source: unknown, sourceLayer: string | null, layout: unknown, paint: unknown, minZoom: number, maxZoom: number, isSelectable: boolean }>, wmsLayers?: Array<{ id: string, name: string, isShown: boolean, minZoom: number, maxZoom: number, url: string }> };

export type MapItemFragment = { layerName: string, layerType: string, sourceName: string, source: unknown, sourceLayer: string | null, layout: unknown, paint: unknown, minZoom: number, maxZoom: number, isSelectable: boolean };

export type MapServerLayerFragment = { id: string, name: string, isShown: boolean, minZoom: number, maxZoom: number, url: string };

export type GeocodeQueryVariables = Exact<{
  text: string;
}>;


export type GeocodeQuery = { geocode: Array<{ label: string, location: { latitude: number, longitude: number } }> };

export type AddressAtQueryVariables = Exact<{
  at: Types.CoordinatesInput;
}>;


export type AddressAtQuery = { reverseGeocode: { label: string } | null };

export type PipeAtQueryVariables = Exact<{
  at: Types.CoordinatesInput;
  zoom: number;
}>;


export type PipeAtQuery = { pipeAt: { id: string, type: string | null } | null };

export const MapItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MapItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MapDataItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layerName"}},{"kind":"Field","name":{"kind":"Name","value":"layerType"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceLayer"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"paint"}},{"kind":"Field","name":{"kind":"Name","value":"minZoom"}},{"kind":"Field","name":{"kind":"Name","value":"maxZoom"}},{"kind":"Field","name":{"kind":"Name","value":"isSelectable"}}]}}]} as unknown as DocumentNode<MapItemFragment, unknown>;
export const MapServerLayerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MapServerLayer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WmsLayer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"minZoom"}},{"kind":"Field","name":{"kind":"Name","value":"maxZoom"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]} as unknown as DocumentNode<MapServerLayerFragment, unknown>;
export const MapPartsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapParts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withNetwork"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"baseMap"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"tilesUrl"}},{"kind":"Field","name":{"kind":"Name","value":"minZoom"}},{"kind":"Field","name":{"kind":"Name","value":"maxZoom"}},{"kind":"Field","name":{"kind":"Name","value":"tileSize"}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mapDefinition"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withNetwork"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MapItem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wmsLayers"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withNetwork"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MapServerLayer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MapItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MapDataItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layerName"}},{"kind":"Field","name":{"kind":"Name","value":"layerType"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceLayer"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"paint"}},{"kind":"Field","name":{"kind":"Name","value":"minZoom"}},{"kind":"Field","name":{"kind":"Name","value":"maxZoom"}},{"kind":"Field","name":{"kind":"Name","value":"isSelectable"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MapServerLayer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WmsLayer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"minZoom"}},{"kind":"Field","name":{"kind":"Name","value":"maxZoom"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]} as unknown as DocumentNode<MapPartsQuery, MapPartsQueryVariables>;
export const GeocodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Geocode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"geocode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"11"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]}}]} as unknown as DocumentNode<GeocodeQuery, GeocodeQueryVariables>;
export const AddressAtDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddressAt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"at"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CoordinatesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reverseGeocode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"at"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<AddressAtQuery, AddressAtQueryVariables>;
export const PipeAtDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PipeAt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"at"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CoordinatesInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"zoom"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pipeAt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"at"}}},{"kind":"Argument","name":{"kind":"Name","value":"zoom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"zoom"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}}]}}]} as unknown as DocumentNode<PipeAtQuery, PipeAtQueryVariables>;
export const useMapPartsQuery = (options: Omit<useQuery.Options<MapPartsQuery, MapPartsQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: MapPartsQueryVariables; skip?: boolean } | { skip: true; variables?: MapPartsQueryVariables })) =>
  useQuery(MapPartsDocument, options as useQuery.Options<MapPartsQuery, MapPartsQueryVariables>);

export const useGeocodeQuery = (options: Omit<useQuery.Options<GeocodeQuery, GeocodeQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: GeocodeQueryVariables; skip?: boolean } | { skip: true; variables?: GeocodeQueryVariables })) =>
  useQuery(GeocodeDocument, options as useQuery.Options<GeocodeQuery, GeocodeQueryVariables>);

export const useAddressAtQuery = (options: Omit<useQuery.Options<AddressAtQuery, AddressAtQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: AddressAtQueryVariables; skip?: boolean } | { skip: true; variables?: AddressAtQueryVariables })) =>
  useQuery(AddressAtDocument, options as useQuery.Options<AddressAtQuery, AddressAtQueryVariables>);

export const usePipeAtQuery = (options: Omit<useQuery.Options<PipeAtQuery, PipeAtQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: PipeAtQueryVariables; skip?: boolean } | { skip: true; variables?: PipeAtQueryVariables })) =>
  useQuery(PipeAtDocument, options as useQuery.Options<PipeAtQuery, PipeAtQueryVariables>);