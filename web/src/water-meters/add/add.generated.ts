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

/** A new water meter. */
export type CreateWaterMeterInput = {
  /** A new UUID for each form. A repeated request with the same key is not stored again. Required if the REST service stores keys; otherwise it must be absent. */
  idempotencyKey?: string | null | undefined;
  /** Values of the water meter. */
  values: NewWaterMeterInput;
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

/** The fields of a new water meter. */
export type NewWaterMeterInput = {
  /** Number of the address. */
  addressId?: string | null | undefined;
  /** Number of apartments that use the meter. */
  apartmentsTotal?: number | null | undefined;
  /** Number of the client. */
  clientId?: string | null | undefined;
  /** Number of persons who use the meter. */
  customersTotal?: number | null | undefined;
  /** Number of the meter, unique, at most 50 characters. Required. */
  fabricNo?: string | null | undefined;
  /** Day of the installation. */
  installationDate?: string | null | undefined;
  /** Day of the last check; not before the installation. */
  lastCheckDate?: string | null | undefined;
  /** Day of the last repair. */
  lastRepairDate?: string | null | undefined;
  /** Location of the meter. */
  location?: CoordinatesInput | null | undefined;
  /** Number of the manufacturer. Required. */
  manufacturerId?: string | null | undefined;
  /** Day of the next check; not before the last one. */
  nextCheckDate?: string | null | undefined;
  /** Number of the ownership type. Required. */
  ownershipTypeId?: string | null | undefined;
  /** Reading in cubic metres; not negative. */
  reading?: string | null | undefined;
  /** Number of the type. Required. */
  typeId?: string | null | undefined;
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

export type NewMeterChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type NewMeterChoicesQuery = { waterMeterTypes: Array<{ id: string, name: string }>, waterMeterOwnershipTypes: Array<{ id: string, name: string }>, manufacturers: Array<{ id: string, name: string }> };

export type NewMeterClientsQueryVariables = Exact<{
  text: string;
}>;


export type NewMeterClientsQuery = { clientChoices: Array<{ id: string, name: string }> };

export type NewMeterAddressesQueryVariables = Exact<{
  text: string;
}>;


export type NewMeterAddressesQuery = { addressChoices: Array<{ id: string, name: string }> };

export type NewMeterRecordsQueryVariables = Exact<{
  clientId: string;
  addressId: string;
  hasClient: boolean;
  hasAddress: boolean;
}>;


export type NewMeterRecordsQuery = { client?: { number: string, name: string } | null, address?: { fullAddress: string } | null };

export type CreateWaterMeterMutationVariables = Exact<{
  input: Types.CreateWaterMeterInput;
}>;


export type CreateWaterMeterMutation = { createWaterMeter:
    | { __typename: 'CreateWaterMeterSuccess', waterMeterId: string }
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, code: Types.InputProblemCode, message: string }> }
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
   };


export const NewMeterChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewMeterChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waterMeterTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waterMeterOwnershipTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"manufacturers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<NewMeterChoicesQuery, NewMeterChoicesQueryVariables>;
export const NewMeterClientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewMeterClients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientChoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<NewMeterClientsQuery, NewMeterClientsQueryVariables>;
export const NewMeterAddressesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewMeterAddresses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressChoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<NewMeterAddressesQuery, NewMeterAddressesQueryVariables>;
export const NewMeterRecordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewMeterRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"addressId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasClient"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasAddress"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientId"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasClient"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"addressId"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasAddress"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}}]}}]}}]} as unknown as DocumentNode<NewMeterRecordsQuery, NewMeterRecordsQueryVariables>;
export const CreateWaterMeterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWaterMeter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWaterMeterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWaterMeter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWaterMeterSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waterMeterId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateWaterMeterMutation, CreateWaterMeterMutationVariables>;
export const useNewMeterChoicesQuery = (options: Omit<useQuery.Options<NewMeterChoicesQuery, NewMeterChoicesQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: NewMeterChoicesQueryVariables } = {}) =>
  useQuery(NewMeterChoicesDocument, options as useQuery.Options<NewMeterChoicesQuery, NewMeterChoicesQueryVariables>);

export const useNewMeterClientsQuery = (options: Omit<useQuery.Options<NewMeterClientsQuery, NewMeterClientsQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: NewMeterClientsQueryVariables; skip?: boolean } | { skip: true; variables?: NewMeterClientsQueryVariables })) =>
  useQuery(NewMeterClientsDocument, options as useQuery.Options<NewMeterClientsQuery, NewMeterClientsQueryVariables>);

export const useNewMeterAddressesQuery = (options: Omit<useQuery.Options<NewMeterAddressesQuery, NewMeterAddressesQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: NewMeterAddressesQueryVariables; skip?: boolean } | { skip: true; variables?: NewMeterAddressesQueryVariables })) =>
  useQuery(NewMeterAddressesDocument, options as useQuery.Options<NewMeterAddressesQuery, NewMeterAddressesQueryVariables>);

export const useNewMeterRecordsQuery = (options: Omit<useQuery.Options<NewMeterRecordsQuery, NewMeterRecordsQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: NewMeterRecordsQueryVariables; skip?: boolean } | { skip: true; variables?: NewMeterRecordsQueryVariables })) =>
  useQuery(NewMeterRecordsDocument, options as useQuery.Options<NewMeterRecordsQuery, NewMeterRecordsQueryVariables>);