/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Conditions, combined with AND. A field that is absent, null, blank or an empty list is no condition. */
export type AddressFilter = {
  /** Words of the address in any order. Latin letters and typing errors are accepted. At most 200 characters. */
  addressDescription?: string | null | undefined;
  /** The apartment. */
  apartment?: string | null | undefined;
  /** The block. */
  block?: string | null | undefined;
  /** Words of the client's name in any order. Latin letters and typing errors are accepted. At most 200 characters. */
  clientName?: string | null | undefined;
  /** The client number, or its start. */
  clientNumber?: string | null | undefined;
  /** The entrance. */
  entrance?: string | null | undefined;
  /** The floor. */
  floor?: string | null | undefined;
  /** The whole EGN or EIK. It is sent in the body of the request and is never logged. Refused for a CSV file, whose URL would contain it. */
  identifier?: string | null | undefined;
  /** Records that break this rule of the integrity check. A rule about the records of another list is refused. */
  integrity?: IntegrityRule | null | undefined;
  /** Part of the name of the street. At most 200 characters. */
  streetName?: string | null | undefined;
  /** House number. */
  streetNumber?: string | null | undefined;
  /** Part of the name of the town. At most 200 characters. */
  townName?: string | null | undefined;
  /** Part of the number of a water meter. */
  waterMeterFabricNo?: string | null | undefined;
};

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

/** Rules of the integrity check. */
export type IntegrityRule =
  /** A reading is smaller than the one before. */
  | 'FALLING_READINGS'
  /** An open water meter has no address. */
  | 'NO_ADDRESS'
  /** An open water meter has no client. */
  | 'NO_CLIENT'
  /** An address has no coordinates. */
  | 'NO_COORDINATES'
  /** An open common meter has no SVO. */
  | 'NO_SVO'
  /** Two addresses are on the same page of a carnet. */
  | 'REPEATED_CARNET_PAGE'
  /** Two water meters have the same factory number, ignoring letter case. */
  | 'REPEATED_FABRIC_NUMBER'
  /** A client has neither an address nor a water meter. */
  | 'UNUSED_CLIENT';

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

export type ChosenAddressPlacesQueryVariables = Exact<{
  id: string;
  isKnown: boolean;
  filter: Types.AddressFilter;
}>;


export type ChosenAddressPlacesQuery = { address?: { id: string, location: { latitude: number, longitude: number } | null } | null, addresses?: { items: Array<{ id: string, description: string, streetName: string | null, block: string | null, entrance: string | null, floor: string | null, apartment: string | null, location: { latitude: number, longitude: number } | null }> } };

export type UpdateWaterMeterAddressMutationVariables = Exact<{
  input: Types.UpdateWaterMeterAddressInput;
}>;


export type UpdateWaterMeterAddressMutation = { updateWaterMeterAddress:
    | { __typename: 'Refusal', message: string }
    | { __typename: 'UpdateWaterMeterAddressSuccess', waterMeterId: string, waterMeter: { id: string, address: { id: string } | null } | null }
   };


export const AddressOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddressOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"level"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddressLevel"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"address"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AddressPartsInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"level"},"value":{"kind":"Variable","name":{"kind":"Name","value":"level"}}},{"kind":"Argument","name":{"kind":"Name","value":"address"},"value":{"kind":"Variable","name":{"kind":"Name","value":"address"}}}]}]}}]} as unknown as DocumentNode<AddressOptionsQuery, AddressOptionsQueryVariables>;
export const AddressOptionsOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddressOptionsOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"level"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddressLevel"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"level"},"value":{"kind":"Variable","name":{"kind":"Name","value":"level"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}]}}]} as unknown as DocumentNode<AddressOptionsOfQuery, AddressOptionsOfQueryVariables>;
export const AddressMatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddressMatches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressMatches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"block"}},{"kind":"Field","name":{"kind":"Name","value":"entrance"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"apartment"}},{"kind":"Field","name":{"kind":"Name","value":"unmatched"}}]}}]}}]} as unknown as DocumentNode<AddressMatchesQuery, AddressMatchesQueryVariables>;
export const ChosenAddressPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChosenAddressPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isKnown"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddressFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isKnown"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"25"}}]}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"skip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isKnown"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"block"}},{"kind":"Field","name":{"kind":"Name","value":"entrance"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"apartment"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ChosenAddressPlacesQuery, ChosenAddressPlacesQueryVariables>;
export const UpdateWaterMeterAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWaterMeterAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWaterMeterAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWaterMeterAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWaterMeterAddressSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waterMeterId"}},{"kind":"Field","name":{"kind":"Name","value":"waterMeter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateWaterMeterAddressMutation, UpdateWaterMeterAddressMutationVariables>;
export const useAddressOptionsQuery = (options: Omit<useQuery.Options<AddressOptionsQuery, AddressOptionsQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: AddressOptionsQueryVariables; skip?: boolean } | { skip: true; variables?: AddressOptionsQueryVariables })) =>
  useQuery(AddressOptionsDocument, options as useQuery.Options<AddressOptionsQuery, AddressOptionsQueryVariables>);

export const useAddressOptionsOfQuery = (options: Omit<useQuery.Options<AddressOptionsOfQuery, AddressOptionsOfQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: AddressOptionsOfQueryVariables; skip?: boolean } | { skip: true; variables?: AddressOptionsOfQueryVariables })) =>
  useQuery(AddressOptionsOfDocument, options as useQuery.Options<AddressOptionsOfQuery, AddressOptionsOfQueryVariables>);

export const useAddressMatchesQuery = (options: Omit<useQuery.Options<AddressMatchesQuery, AddressMatchesQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: AddressMatchesQueryVariables; skip?: boolean } | { skip: true; variables?: AddressMatchesQueryVariables })) =>
  useQuery(AddressMatchesDocument, options as useQuery.Options<AddressMatchesQuery, AddressMatchesQueryVariables>);

export const useChosenAddressPlacesQuery = (options: Omit<useQuery.Options<ChosenAddressPlacesQuery, ChosenAddressPlacesQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: ChosenAddressPlacesQueryVariables; skip?: boolean } | { skip: true; variables?: ChosenAddressPlacesQueryVariables })) =>
  useQuery(ChosenAddressPlacesDocument, options as useQuery.Options<ChosenAddressPlacesQuery, ChosenAddressPlacesQueryVariables>);