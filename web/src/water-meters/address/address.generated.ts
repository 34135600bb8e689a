/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Levels of an address, from the first to the last one. The options of a level depend on the values chosen in the levels above. */
export type AddressLevel =
  /** Apartment. */
  | 'APARTMENT'
  /** Block. */
  | 'BLOCK'
  /** Description of the address as one text, such as 'жк Люлин 7, бл. 717'. */
  | 'DESCRIPTION'
  /** Entrance. */
  | 'ENTRANCE'
  /** Floor. */
  | 'FLOOR'
  /** Street. */
  | 'STREET';

/** Parts of an address. A part that is absent, null or blank is not chosen. */
export type AddressPartsInput = {
  /** Apartment. */
  apartment?: string | null | undefined;
  /** Block. */
  block?: string | null | undefined;
  /** Description of the address as one text, such as 'жк Люлин 7, бл. 717'. */
  description?: string | null | undefined;
  /** Entrance. */
  entrance?: string | null | undefined;
  /** Floor. */
  floor?: string | null | undefined;
  /** Name of the street. */
  streetName?: string | null | undefined;
};

/** A different address for a water meter. */
export type UpdateWaterMeterAddressInput = {
  /** The values chosen in the levels. */
  address: AddressPartsInput;
  /** Number of the address, if it is known. This address must also have the parts in `address`; otherwise the result is NOT_RECORDED. */
  addressId?: string | null | undefined;
  /** Number of the address that the user saw; null if none. If absent, the value is not compared. */
  expectedAddressId?: string | null | undefined;
  /** Number of the meter. */
  id: string;
};

export type AddressOptionsQueryVariables = Exact<{
  level: Types.AddressLevel;
  address?: Types.AddressPartsInput | null | undefined;
}>;


export type AddressOptionsQuery = { addressOptions: Array<string> };

export type AddressOptionsOfQueryVariables = Exact<{
  level: Types.AddressLevel;
  text: string;
}>;


export type AddressOptionsOfQuery = { addressOptions: Array<string> };

export type AddressMatchesQueryVariables = Exact<{
  text: string;
}>;


export type AddressMatchesQuery = { addressMatches: Array<{ id: string, label: string, description: string, streetName: string | null, block: string | null, entrance: string | null, floor: string | null, apartment: string | null, unmatched: Array<string> | null }> };

export type UpdateWaterMeterAddressMutationVariables = Exact<{
  input: Types.UpdateWaterMeterAddressInput;
}>;


export type UpdateWaterMeterAddressMutation = { updateWaterMeterAddress:
    | { __typename: 'Refusal', message: string }
    | { __typename: 'UpdateWaterMeterAddressSuccess', waterMeterId: string }
   };


export const AddressOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddressOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"level"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddressLevel"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"address"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AddressPartsInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"level"},"value":{"kind":"Variable","name":{"kind":"Name","value":"level"}}},{"kind":"Argument","name":{"kind":"Name","value":"address"},"value":{"kind":"Variable","name":{"kind":"Name","value":"address"}}}]}]}}]} as unknown as DocumentNode<AddressOptionsQuery, AddressOptionsQueryVariables>;
export const AddressOptionsOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddressOptionsOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"level"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddressLevel"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"level"},"value":{"kind":"Variable","name":{"kind":"Name","value":"level"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}]}}]} as unknown as DocumentNode<AddressOptionsOfQuery, AddressOptionsOfQueryVariables>;
export const AddressMatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddressMatches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressMatches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"block"}},{"kind":"Field","name":{"kind":"Name","value":"entrance"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"apartment"}},{"kind":"Field","name":{"kind":"Name","value":"unmatched"}}]}}]}}]} as unknown as DocumentNode<AddressMatchesQuery, AddressMatchesQueryVariables>;
export const UpdateWaterMeterAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWaterMeterAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWaterMeterAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWaterMeterAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWaterMeterAddressSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waterMeterId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateWaterMeterAddressMutation, UpdateWaterMeterAddressMutationVariables>;
export const useAddressOptionsQuery = (options: Omit<useQuery.Options<AddressOptionsQuery, AddressOptionsQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: AddressOptionsQueryVariables; skip?: boolean } | { skip: true; variables?: AddressOptionsQueryVariables })) =>
  useQuery(AddressOptionsDocument, options as useQuery.Options<AddressOptionsQuery, AddressOptionsQueryVariables>);

export const useAddressOptionsOfQuery = (options: Omit<useQuery.Options<AddressOptionsOfQuery, AddressOptionsOfQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: AddressOptionsOfQueryVariables; skip?: boolean } | { skip: true; variables?: AddressOptionsOfQueryVariables })) =>
  useQuery(AddressOptionsOfDocument, options as useQuery.Options<AddressOptionsOfQuery, AddressOptionsOfQueryVariables>);

export const useAddressMatchesQuery = (options: Omit<useQuery.Options<AddressMatchesQuery, AddressMatchesQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: AddressMatchesQueryVariables; skip?: boolean } | { skip: true; variables?: AddressMatchesQueryVariables })) =>
  useQuery(AddressMatchesDocument, options as useQuery.Options<AddressMatchesQuery, AddressMatchesQueryVariables>);