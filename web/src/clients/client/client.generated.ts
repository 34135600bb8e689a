/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Values of a client. A field that is absent stays unchanged (in `changes`), is not compared (in `expected`) or has no value (in a new client). Null means that the client has no such value. */
export type ClientChanges = {
  /** EGN or EIK. A masked number is refused as a new value; among expected values it is compared with the masked stored one. */
  identifier?: string | null | undefined;
  /** Name: not blank, at most 250 characters. */
  name?: string | null | undefined;
  /** Client number, unique: not blank, at most 50 characters. */
  number?: string | null | undefined;
  /** Number of the type. */
  typeId?: string | null | undefined;
};

/** Conditions, combined with AND. A field that is absent, null, blank or an empty list is no condition. */
export type ClientFilter = {
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
  /** Types of the client, any of them. */
  clientTypeIds?: Array<string> | null | undefined;
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
  /** The house number. */
  streetNumber?: string | null | undefined;
  /** Part of the name of the town. At most 200 characters. */
  townName?: string | null | undefined;
  /** Part of the number of a water meter. */
  waterMeterFabricNo?: string | null | undefined;
};

/** A new client. */
export type CreateClientInput = {
  /** If true, an EGN or EIK with a wrong length or check digit is stored too. If absent or false, it is a problem with the code CHECKSUM. A text with characters other than digits is never stored; the code of the problem is then FORMAT. */
  acceptsWrongIdentifier?: boolean | null | undefined;
  /** A new UUID for each form. A repeated request with the same key is not stored again. Required if the REST service stores keys; otherwise it must be absent. */
  idempotencyKey?: string | null | undefined;
  /** Values of the client. Required: number, name and type. */
  values: ClientChanges;
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

/** A request for the whole EGN or EIK of a client, with its reason. */
export type RevealClientIdentifierInput = {
  /** Number of the record. */
  id: string;
  /** Why: not blank, at most 500 characters. It is stored in the activity log with the name of the user. */
  reason: string;
};

/** Changes of a client. */
export type UpdateClientInput = {
  /** If true, an EGN or EIK with a wrong length or check digit is stored too. If absent or false, it is a problem with the code CHECKSUM. A text with characters other than digits is never stored; the code of the problem is then FORMAT. */
  acceptsWrongIdentifier?: boolean | null | undefined;
  /** The new values. */
  changes: ClientChanges;
  /** The values that the user saw, compared for the fields of `changes`. A different stored value is a conflict. */
  expected?: ClientChanges | null | undefined;
  /** Number of the record. */
  id: string;
};

export type ClientPreviewQueryVariables = Exact<{
  id: string;
}>;


export type ClientPreviewQuery = { client: { id: string, number: string, name: string, identifierMasked: string | null, createdAt: string | null, modifiedAt: string | null, type: { id: string, name: string, code: string | null } | null, addresses: Array<{ id: string, fullAddress: string, districtName: string | null, municipalityName: string | null, townGraoCode: string | null, townName: string | null, streetName: string | null, streetNumber: string | null, block: string | null, entrance: string | null, floor: string | null, apartment: string | null, zipCode: string | null, location: { latitude: number, longitude: number } | null }> } | null };

export type ClientMetersQueryVariables = Exact<{
  id: string;
}>;


export type ClientMetersQuery = { client: { id: string, meters: Array<{ id: string, fabricNo: string, address: string | null, isClosed: boolean }> } | null };

export type ClientSituationQueryVariables = Exact<{
  id: string;
}>;


export type ClientSituationQuery = { client: { id: string, outages: Array<{ breakdownId: string, workCardNo: string, address: string, until: string | null }> } | null, person: { submitterId: string | null, openCount: number, openSignals: Array<{ id: string, title: string, statusName: string }> } | null };

export type CreateClientMutationVariables = Exact<{
  input: Types.CreateClientInput;
}>;


export type CreateClientMutation = { createClient:
    | { __typename: 'CreateClientSuccess', clientId: string }
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, code: Types.InputProblemCode, message: string }> }
    | { __typename: 'Refusal', message: string }
   };

export type UpdateClientMutationVariables = Exact<{
  input: Types.UpdateClientInput;
}>;


export type UpdateClientMutation = { updateClient:
    | { __typename: 'ClientConflict', message: string, fields: Array<string>, changedBy: string | null, changedAt: string | null, current: { id: string, number: string, name: string, identifierMasked: string | null, createdAt: string | null, modifiedAt: string | null, type: { id: string, name: string, code: string | null } | null, addresses: Array<{ id: string, fullAddress: string, districtName: string | null, municipalityName: string | null, townGraoCode: string | null, townName: string | null, streetName: string | null, streetNumber: string | null, block: string | null, entrance: string | null, floor: string | null, apartment: string | null, zipCode: string | null, location: { latitude: number, longitude: number } | null }> } }
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, code: Types.InputProblemCode, message: string }> }
    | { __typename: 'Refusal', message: string }
    | { __typename: 'UpdateClientSuccess', client: { id: string, number: string, name: string, identifierMasked: string | null, createdAt: string | null, modifiedAt: string | null, type: { id: string, name: string, code: string | null } | null, addresses: Array<{ id: string, fullAddress: string, districtName: string | null, municipalityName: string | null, townGraoCode: string | null, townName: string | null, streetName: string | null, streetNumber: string | null, block: string | null, entrance: string | null, floor: string | null, apartment: string | null, zipCode: string | null, location: { latitude: number, longitude: number } | null }> } | null }
   };

export type RevealClientIdentifierMutationVariables = Exact<{
  input: Types.RevealClientIdentifierInput;
}>;


export type RevealClientIdentifierMutation = { revealClientIdentifier:
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, code: Types.InputProblemCode, message: string }> }
    | { __typename: 'RevealClientIdentifierSuccess', identifier: string | null }
   };

export type ClientDetailsFragment = { id: string, number: string, name: string, identifierMasked: string | null, createdAt: string | null, modifiedAt: string | null, type: { id: string, name: string, code: string | null } | null, addresses: Array<{ id: string, fullAddress: string, districtName: string | null, municipalityName: string | null, townGraoCode: string | null, townName: string | null, streetName: string | null, streetNumber: string | null, block: string | null, entrance: string | null, floor: string | null, apartment: string | null, zipCode: string | null, location: { latitude: number, longitude: number } | null }> };

export type ClientsWithIdentifierQueryVariables = Exact<{
  filter: Types.ClientFilter;
}>;


export type ClientsWithIdentifierQuery = { clients: { items: Array<{ id: string, number: string, name: string }> } };

export const ClientDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Client"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"identifierMasked"}},{"kind":"Field","name":{"kind":"Name","value":"type"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}},{"kind":"Field","name":{"kind":"Name","value":"districtName"}},{"kind":"Field","name":{"kind":"Name","value":"municipalityName"}},{"kind":"Field","name":{"kind":"Name","value":"townGraoCode"}},{"kind":"Field","name":{"kind":"Name","value":"townName"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetNumber"}},{"kind":"Field","name":{"kind":"Name","value":"block"}},{"kind":"Field","name":{"kind":"Name","value":"entrance"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"apartment"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]}}]} as unknown as DocumentNode<ClientDetailsFragment, unknown>;
export const ClientPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Client"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"identifierMasked"}},{"kind":"Field","name":{"kind":"Name","value":"type"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}},{"kind":"Field","name":{"kind":"Name","value":"districtName"}},{"kind":"Field","name":{"kind":"Name","value":"municipalityName"}},{"kind":"Field","name":{"kind":"Name","value":"townGraoCode"}},{"kind":"Field","name":{"kind":"Name","value":"townName"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetNumber"}},{"kind":"Field","name":{"kind":"Name","value":"block"}},{"kind":"Field","name":{"kind":"Name","value":"entrance"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"apartment"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]}}]} as unknown as DocumentNode<ClientPreviewQuery, ClientPreviewQueryVariables>;
export const ClientMetersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientMeters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"meters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fabricNo"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}}]}}]}}]}}]} as unknown as DocumentNode<ClientMetersQuery, ClientMetersQueryVariables>;
export const ClientSituationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientSituation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"outages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breakdownId"}},{"kind":"Field","name":{"kind":"Name","value":"workCardNo"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"clientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitterId"}},{"kind":"Field","name":{"kind":"Name","value":"openCount"}},{"kind":"Field","name":{"kind":"Name","value":"openSignals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}}]}}]}}]}}]} as unknown as DocumentNode<ClientSituationQuery, ClientSituationQueryVariables>;
export const CreateClientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateClient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateClientInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createClient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateClientSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CreateClientMutation, CreateClientMutationVariables>;
export const UpdateClientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateClient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateClientInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateClient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateClientSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientDetails"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClientConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientDetails"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Client"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"identifierMasked"}},{"kind":"Field","name":{"kind":"Name","value":"type"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}},{"kind":"Field","name":{"kind":"Name","value":"districtName"}},{"kind":"Field","name":{"kind":"Name","value":"municipalityName"}},{"kind":"Field","name":{"kind":"Name","value":"townGraoCode"}},{"kind":"Field","name":{"kind":"Name","value":"townName"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetNumber"}},{"kind":"Field","name":{"kind":"Name","value":"block"}},{"kind":"Field","name":{"kind":"Name","value":"entrance"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"apartment"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateClientMutation, UpdateClientMutationVariables>;
export const RevealClientIdentifierDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevealClientIdentifier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevealClientIdentifierInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revealClientIdentifier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RevealClientIdentifierSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifier"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RevealClientIdentifierMutation, RevealClientIdentifierMutationVariables>;
export const ClientsWithIdentifierDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientsWithIdentifier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClientFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"5"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ClientsWithIdentifierQuery, ClientsWithIdentifierQueryVariables>;
export const useClientPreviewQuery = (options: Omit<useQuery.Options<ClientPreviewQuery, ClientPreviewQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: ClientPreviewQueryVariables; skip?: boolean } | { skip: true; variables?: ClientPreviewQueryVariables })) =>
  useQuery(ClientPreviewDocument, options as useQuery.Options<ClientPreviewQuery, ClientPreviewQueryVariables>);

export const useClientMetersQuery = (options: Omit<useQuery.Options<ClientMetersQuery, ClientMetersQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: ClientMetersQueryVariables; skip?: boolean } | { skip: true; variables?: ClientMetersQueryVariables })) =>
  useQuery(ClientMetersDocument, options as useQuery.Options<ClientMetersQuery, ClientMetersQueryVariables>);

export const useClientSituationQuery = (options: Omit<useQuery.Options<ClientSituationQuery, ClientSituationQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: ClientSituationQueryVariables; skip?: boolean } | { skip: true; variables?: ClientSituationQueryVariables })) =>
  useQuery(ClientSituationDocument, options as useQuery.Options<ClientSituationQuery, ClientSituationQueryVariables>);

export const useClientsWithIdentifierQuery = (options: Omit<useQuery.Options<ClientsWithIdentifierQuery, ClientsWithIdentifierQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: ClientsWithIdentifierQueryVariables; skip?: boolean } | { skip: true; variables?: ClientsWithIdentifierQueryVariables })) =>
  useQuery(ClientsWithIdentifierDocument, options as useQuery.Options<ClientsWithIdentifierQuery, ClientsWithIdentifierQueryVariables>);