/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Values of an address. A field that is absent stays unchanged (in `changes`), is not compared (in `expected`) or has no value (in a new address). Null means that the address has no such value. */
export type AddressChanges = {
  /** The apartment, at most 50 characters. */
  apartment?: string | null | undefined;
  /** The block, at most 20 characters. */
  block?: string | null | undefined;
  /** Code of an existing carnet. */
  carnetCode?: string | null | undefined;
  /** Page of the carnet, 1 to 1 000 000. */
  carnetPage?: number | null | undefined;
  /** Number of the client. */
  clientId?: string | null | undefined;
  /** Description, at most 500 characters. If null, the description is composed of the other fields. */
  description?: string | null | undefined;
  /** The entrance, at most 20 characters. */
  entrance?: string | null | undefined;
  /** The floor, at most 20 characters. */
  floor?: string | null | undefined;
  /** Coordinates of the address. */
  location?: CoordinatesInput | null | undefined;
  /** Number of the street; null for an address without a street. */
  streetId?: string | null | undefined;
  /** House number, at most 20 characters. */
  streetNumber?: string | null | undefined;
  /** Number of the town. */
  townId?: string | null | undefined;
  /** Postal code, at most 10 characters. The embedded service accepts only four digits. */
  zipCode?: string | null | undefined;
};

/** A point in degrees, WGS 84. */
export type CoordinatesInput = {
  /** North positive, -90 to 90. */
  latitude: number;
  /** East positive, -180 to 180. */
  longitude: number;
};

/** A new address. */
export type CreateAddressInput = {
  /** If true, the address is stored even if another address has the same parts. */
  acceptsDuplicate?: boolean | null | undefined;
  /** A new UUID for each form. A repeated request with the same key is not stored again. Required if the REST service stores keys; otherwise it must be absent. */
  idempotencyKey?: string | null | undefined;
  /** Values of the address. Required: the town. Also required: at least one of street, description and block. */
  values: AddressChanges;
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

/** Changes of an address. */
export type UpdateAddressInput = {
  /** The new values. */
  changes: AddressChanges;
  /** The values that the user saw, compared for the fields of `changes`. A different stored value is a conflict. */
  expected?: AddressChanges | null | undefined;
  /** Number of the record. */
  id: string;
};

export type AddressPreviewQueryVariables = Exact<{
  id: string;
}>;


export type AddressPreviewQuery = { address: { id: string, fullAddress: string, description: string, districtName: string | null, municipalityName: string | null, townId: string | null, townName: string | null, townGraoCode: string | null, streetId: string | null, streetName: string | null, streetGraoCode: string | null, streetNumber: string | null, block: string | null, entrance: string | null, floor: string | null, apartment: string | null, zipCode: string | null, carnetCode: string | null, carnetPage: number | null, clientId: string | null, clientNumber: string | null, clientName: string | null, meterId: string | null, createdAt: string | null, modifiedAt: string | null, location: { latitude: number, longitude: number } | null } | null };

export type MeterNumberQueryVariables = Exact<{
  id: string;
}>;


export type MeterNumberQuery = { waterMeter: { id: string, fabricNo: string } | null };

export type TownOptionsQueryVariables = Exact<{
  text: string;
}>;


export type TownOptionsQuery = { towns: Array<{ id: string, name: string }> };

export type StreetOptionsQueryVariables = Exact<{
  text: string;
  townId?: string | null | undefined;
}>;


export type StreetOptionsQuery = { streets: Array<{ id: string, name: string }> };

export type ClientOptionsQueryVariables = Exact<{
  text: string;
}>;


export type ClientOptionsQuery = { clientChoices: Array<{ id: string, name: string }> };

export type AddressClientQueryVariables = Exact<{
  id: string;
}>;


export type AddressClientQuery = { client: { id: string, number: string, name: string } | null };

export type CreateAddressMutationVariables = Exact<{
  input: Types.CreateAddressInput;
}>;


export type CreateAddressMutation = { createAddress:
    | { __typename: 'AddressExists', message: string, existing: { id: string, fullAddress: string, clientName: string | null } }
    | { __typename: 'CreateAddressSuccess', addressId: string }
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, code: Types.InputProblemCode, message: string }> }
    | { __typename: 'Refusal', message: string }
   };

export type UpdateAddressMutationVariables = Exact<{
  input: Types.UpdateAddressInput;
}>;


export type UpdateAddressMutation = { updateAddress:
    | { __typename: 'AddressConflict', message: string, fields: Array<string>, changedBy: string | null, changedAt: string | null, current: { id: string, fullAddress: string, description: string, districtName: string | null, municipalityName: string | null, townId: string | null, townName: string | null, townGraoCode: string | null, streetId: string | null, streetName: string | null, streetGraoCode: string | null, streetNumber: string | null, block: string | null, entrance: string | null, floor: string | null, apartment: string | null, zipCode: string | null, carnetCode: string | null, carnetPage: number | null, clientId: string | null, clientNumber: string | null, clientName: string | null, meterId: string | null, createdAt: string | null, modifiedAt: string | null, location: { latitude: number, longitude: number } | null } }
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, code: Types.InputProblemCode, message: string }> }
    | { __typename: 'Refusal', message: string }
    | { __typename: 'UpdateAddressSuccess', address: { id: string, fullAddress: string, description: string, districtName: string | null, municipalityName: string | null, townId: string | null, townName: string | null, townGraoCode: string | null, streetId: string | null, streetName: string | null, streetGraoCode: string | null, streetNumber: string | null, block: string | null, entrance: string | null, floor: string | null, apartment: string | null, zipCode: string | null, carnetCode: string | null, carnetPage: number | null, clientId: string | null, clientNumber: string | null, clientName: string | null, meterId: string | null, createdAt: string | null, modifiedAt: string | null, location: { latitude: number, longitude: number } | null } | null }
   };

export type LookupName_AddressChoice_Fragment = { id: string, name: string };

export type LookupName_AuditorChoice_Fragment = { id: string, name: string };

export type LookupName_Carnet_Fragment = { id: string, name: string };

export type LookupName_ClientChoice_Fragment = { id: string, name: string };

export type LookupName_ClientType_Fragment = { id: string, name: string };

export type LookupName_Colleague_Fragment = { id: string, name: string };

export type LookupName_District_Fragment = { id: string, name: string };

export type LookupName_KevrCategory1_Fragment = { id: string, name: string };

export type LookupName_KevrCategory2_Fragment = { id: string, name: string };

export type LookupName_Manufacturer_Fragment = { id: string, name: string };

export type LookupName_Municipality_Fragment = { id: string, name: string };

export type LookupName_Priority_Fragment = { id: string, name: string };

export type LookupName_Street_Fragment = { id: string, name: string };

export type LookupName_Submitter_Fragment = { id: string, name: string };

export type LookupName_Town_Fragment = { id: string, name: string };

export type LookupName_WaterMeterOwnershipType_Fragment = { id: string, name: string };

export type LookupName_WaterMeterType_Fragment = { id: string, name: string };

export type LookupNameFragment =
  | LookupName_AddressChoice_Fragment
  | LookupName_AuditorChoice_Fragment
  | LookupName_Carnet_Fragment
  | LookupName_ClientChoice_Fragment
  | LookupName_ClientType_Fragment
  | LookupName_Colleague_Fragment
  | LookupName_District_Fragment
  | LookupName_KevrCategory1_Fragment
  | LookupName_KevrCategory2_Fragment
  | LookupName_Manufacturer_Fragment
  | LookupName_Municipality_Fragment
  | LookupName_Priority_Fragment
  | LookupName_Street_Fragment
  | LookupName_Submitter_Fragment
  | LookupName_Town_Fragment
  | LookupName_WaterMeterOwnershipType_Fragment
  | LookupName_WaterMeterType_Fragment
;

export type AddressDetailsFragment = { id: string, fullAddress: string, description: string, districtName: string | null, municipalityName: string | null, townId: string | null, townName: string | null, townGraoCode: string | null, streetId: string | null, streetName: string | null, streetGraoCode: string | null, streetNumber: string | null, block: string | null, entrance: string | null, floor: string | null, apartment: string | null, zipCode: string | null, carnetCode: string | null, carnetPage: number | null, clientId: string | null, clientNumber: string | null, clientName: string | null, meterId: string | null, createdAt: string | null, modifiedAt: string | null, location: { latitude: number, longitude: number } | null };

export const LookupNameFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LookupName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lookup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<LookupNameFragment, unknown>;
export const AddressDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"districtName"}},{"kind":"Field","name":{"kind":"Name","value":"municipalityName"}},{"kind":"Field","name":{"kind":"Name","value":"townId"}},{"kind":"Field","name":{"kind":"Name","value":"townName"}},{"kind":"Field","name":{"kind":"Name","value":"townGraoCode"}},{"kind":"Field","name":{"kind":"Name","value":"streetId"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetGraoCode"}},{"kind":"Field","name":{"kind":"Name","value":"streetNumber"}},{"kind":"Field","name":{"kind":"Name","value":"block"}},{"kind":"Field","name":{"kind":"Name","value":"entrance"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"apartment"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"carnetCode"}},{"kind":"Field","name":{"kind":"Name","value":"carnetPage"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"clientNumber"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"meterId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedAt"}}]}}]} as unknown as DocumentNode<AddressDetailsFragment, unknown>;
export const AddressPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddressPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"districtName"}},{"kind":"Field","name":{"kind":"Name","value":"municipalityName"}},{"kind":"Field","name":{"kind":"Name","value":"townId"}},{"kind":"Field","name":{"kind":"Name","value":"townName"}},{"kind":"Field","name":{"kind":"Name","value":"townGraoCode"}},{"kind":"Field","name":{"kind":"Name","value":"streetId"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetGraoCode"}},{"kind":"Field","name":{"kind":"Name","value":"streetNumber"}},{"kind":"Field","name":{"kind":"Name","value":"block"}},{"kind":"Field","name":{"kind":"Name","value":"entrance"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"apartment"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"carnetCode"}},{"kind":"Field","name":{"kind":"Name","value":"carnetPage"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"clientNumber"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"meterId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedAt"}}]}}]} as unknown as DocumentNode<AddressPreviewQuery, AddressPreviewQueryVariables>;
export const MeterNumberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MeterNumber"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waterMeter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fabricNo"}}]}}]}}]} as unknown as DocumentNode<MeterNumberQuery, MeterNumberQueryVariables>;
export const TownOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TownOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"towns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LookupName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LookupName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lookup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<TownOptionsQuery, TownOptionsQueryVariables>;
export const StreetOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StreetOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"townId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"streets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"townId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"townId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LookupName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LookupName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lookup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<StreetOptionsQuery, StreetOptionsQueryVariables>;
export const ClientOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientChoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LookupName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LookupName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lookup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<ClientOptionsQuery, ClientOptionsQueryVariables>;
export const AddressClientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddressClient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AddressClientQuery, AddressClientQueryVariables>;
export const CreateAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAddressSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AddressExists"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"existing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CreateAddressMutation, CreateAddressMutationVariables>;
export const UpdateAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAddressSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressDetails"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AddressConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressDetails"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"districtName"}},{"kind":"Field","name":{"kind":"Name","value":"municipalityName"}},{"kind":"Field","name":{"kind":"Name","value":"townId"}},{"kind":"Field","name":{"kind":"Name","value":"townName"}},{"kind":"Field","name":{"kind":"Name","value":"townGraoCode"}},{"kind":"Field","name":{"kind":"Name","value":"streetId"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetGraoCode"}},{"kind":"Field","name":{"kind":"Name","value":"streetNumber"}},{"kind":"Field","name":{"kind":"Name","value":"block"}},{"kind":"Field","name":{"kind":"Name","value":"entrance"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"apartment"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"carnetCode"}},{"kind":"Field","name":{"kind":"Name","value":"carnetPage"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"clientNumber"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"meterId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedAt"}}]}}]} as unknown as DocumentNode<UpdateAddressMutation, UpdateAddressMutationVariables>;
export const useAddressPreviewQuery = (options: Omit<useQuery.Options<AddressPreviewQuery, AddressPreviewQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: AddressPreviewQueryVariables; skip?: boolean } | { skip: true; variables?: AddressPreviewQueryVariables })) =>
  useQuery(AddressPreviewDocument, options as useQuery.Options<AddressPreviewQuery, AddressPreviewQueryVariables>);

export const useMeterNumberQuery = (options: Omit<useQuery.Options<MeterNumberQuery, MeterNumberQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: MeterNumberQueryVariables; skip?: boolean } | { skip: true; variables?: MeterNumberQueryVariables })) =>
  useQuery(MeterNumberDocument, options as useQuery.Options<MeterNumberQuery, MeterNumberQueryVariables>);

export const useTownOptionsQuery = (options: Omit<useQuery.Options<TownOptionsQuery, TownOptionsQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: TownOptionsQueryVariables; skip?: boolean } | { skip: true; variables?: TownOptionsQueryVariables })) =>
  useQuery(TownOptionsDocument, options as useQuery.Options<TownOptionsQuery, TownOptionsQueryVariables>);

export const useStreetOptionsQuery = (options: Omit<useQuery.Options<StreetOptionsQuery, StreetOptionsQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: StreetOptionsQueryVariables; skip?: boolean } | { skip: true; variables?: StreetOptionsQueryVariables })) =>
  useQuery(StreetOptionsDocument, options as useQuery.Options<StreetOptionsQuery, StreetOptionsQueryVariables>);

export const useClientOptionsQuery = (options: Omit<useQuery.Options<ClientOptionsQuery, ClientOptionsQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: ClientOptionsQueryVariables; skip?: boolean } | { skip: true; variables?: ClientOptionsQueryVariables })) =>
  useQuery(ClientOptionsDocument, options as useQuery.Options<ClientOptionsQuery, ClientOptionsQueryVariables>);

export const useAddressClientQuery = (options: Omit<useQuery.Options<AddressClientQuery, AddressClientQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: AddressClientQueryVariables; skip?: boolean } | { skip: true; variables?: AddressClientQueryVariables })) =>
  useQuery(AddressClientDocument, options as useQuery.Options<AddressClientQuery, AddressClientQueryVariables>);