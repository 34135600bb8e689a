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

/** A range of days, including `from` and `to`. An absent field does not limit the range. */
export type DateRange = {
  /** First day. */
  from?: string | null | undefined;
  /** Last day. */
  to?: string | null | undefined;
};

/** A range of moments, including `from` and `to`. An absent field does not limit the range. */
export type DateTimeRange = {
  /** Start of the range. */
  from?: string | null | undefined;
  /** End of the range, including its whole second. */
  to?: string | null | undefined;
};

/** A range of numbers, including `from` and `to`. An absent field does not limit the range. */
export type DecimalRange = {
  /** Smallest number. */
  from?: string | null | undefined;
  /** Largest number. */
  to?: string | null | undefined;
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

/** Page of a list. Default: the first page with 10 rows. */
export type PageInput = {
  /** Starts at 1. A page after the last one is empty, not an error. */
  number: number;
  /** 5, 10, 25, 50 or 100. */
  size: number;
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

/** Conditions, combined with AND. A field that is absent, null, blank or an empty list is no condition. */
export type WaterMeterFilter = {
  /** Words of the address, or the beginnings of these words, in Cyrillic or Latin letters. At most 200 characters. */
  address?: string | null | undefined;
  /** Rectangle that contains the address. */
  addressBounds?: BoundsInput | null | undefined;
  /** Moment when the address was created. */
  addressCreated?: DateTimeRange | null | undefined;
  /** Moment of the address's last change. */
  addressModified?: DateTimeRange | null | undefined;
  /** Apartment of the address: the whole value, ignoring letter case. */
  apartment?: string | null | undefined;
  /** Apartments that use the meter. */
  apartmentsTotal?: DecimalRange | null | undefined;
  /** Block of the address: the whole value, ignoring letter case. */
  block?: string | null | undefined;
  /** Rectangle that contains the meter. */
  bounds?: BoundsInput | null | undefined;
  /** Code of the carnet: the whole value. `123 / 5` is one page of it, if the service reads the page. */
  carnetCode?: string | null | undefined;
  /** Page of the carnet, a whole number. */
  carnetPage?: string | null | undefined;
  /** Numbers of clients. To filter by EGN or EIK, first find the numbers with `clientsByIdentifier`. The URLs of the page and of the REST call then contain no EGN. */
  clientIds?: Array<string> | null | undefined;
  /** Words of the client's name, or the beginnings of these words, in Cyrillic or Latin letters. At most 200 characters. */
  clientName?: string | null | undefined;
  /** Part of the client's number. At most 200 characters. */
  clientNumber?: string | null | undefined;
  /** Types of the client: numbers of `clientTypes`. */
  clientTypeIds?: Array<string> | null | undefined;
  /** Moment when the account was opened. */
  created?: DateTimeRange | null | undefined;
  /** People who use the meter. */
  customersTotal?: DecimalRange | null | undefined;
  /** Part of the district's name, or its number in the lookup list. */
  districtName?: string | null | undefined;
  /** Entrance of the address: the whole value, ignoring letter case. */
  entrance?: string | null | undefined;
  /** Part of the factory number. At most 200 characters. */
  fabricNo?: string | null | undefined;
  /** Floor of the address: the whole value, ignoring letter case. */
  floor?: string | null | undefined;
  /** Records that break this rule of the integrity check. A rule about the records of another list is refused. */
  integrity?: IntegrityRule | null | undefined;
  /** If true, meters whose account is closed; if false, meters whose account is open. */
  isClosed?: boolean | null | undefined;
  /** If true, meters with a location; if false, meters without one. */
  isGeocoded?: boolean | null | undefined;
  /** Days of the last check. */
  lastCheck?: DateRange | null | undefined;
  /** Days of the last repair. */
  lastRepair?: DateRange | null | undefined;
  /** Manufacturers: numbers of `manufacturers`. */
  manufacturerIds?: Array<string> | null | undefined;
  /** Moment of the last change. */
  modified?: DateTimeRange | null | undefined;
  /** Part of the municipality's name, or its number in the lookup list. */
  municipalityName?: string | null | undefined;
  /** Days on which the next check is due. */
  nextCheck?: DateRange | null | undefined;
  /** Ownership: 1 individual, 2 common. */
  ownershipTypeIds?: Array<string> | null | undefined;
  /** Latest reading in cubic metres. */
  reading?: DecimalRange | null | undefined;
  /** Part of the street's name. At most 200 characters. */
  streetName?: string | null | undefined;
  /** GRAO code of the town: the whole value. */
  townGraoCode?: string | null | undefined;
  /** Part of the town's name. At most 200 characters. */
  townName?: string | null | undefined;
  /** Types of the meter: numbers of `waterMeterTypes`. */
  typeIds?: Array<string> | null | undefined;
  /** Postal code of the address: the whole value, ignoring letter case. */
  zipCode?: string | null | undefined;
};

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

export type NewMeterPlaceQueryVariables = Exact<{
  addressId: string;
}>;


export type NewMeterPlaceQuery = { address: { fullAddress: string, location: { latitude: number, longitude: number } | null } | null };

export type CreateWaterMeterMutationVariables = Exact<{
  input: Types.CreateWaterMeterInput;
}>;


export type CreateWaterMeterMutation = { createWaterMeter:
    | { __typename: 'CreateWaterMeterSuccess', waterMeterId: string }
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, code: Types.InputProblemCode, message: string }> }
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
   };

export type MetersWithNumberQueryVariables = Exact<{
  filter: Types.WaterMeterFilter;
  page: Types.PageInput;
}>;


export type MetersWithNumberQuery = { waterMeters: { items: Array<{ id: string, fabricNo: string }> } };


export const NewMeterChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewMeterChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waterMeterTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waterMeterOwnershipTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"manufacturers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<NewMeterChoicesQuery, NewMeterChoicesQueryVariables>;
export const NewMeterClientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewMeterClients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientChoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<NewMeterClientsQuery, NewMeterClientsQueryVariables>;
export const NewMeterAddressesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewMeterAddresses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressChoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<NewMeterAddressesQuery, NewMeterAddressesQueryVariables>;
export const NewMeterRecordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewMeterRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"addressId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasClient"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasAddress"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientId"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasClient"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"addressId"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasAddress"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}}]}}]}}]} as unknown as DocumentNode<NewMeterRecordsQuery, NewMeterRecordsQueryVariables>;
export const NewMeterPlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewMeterPlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"addressId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"addressId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]}}]} as unknown as DocumentNode<NewMeterPlaceQuery, NewMeterPlaceQueryVariables>;
export const CreateWaterMeterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWaterMeter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWaterMeterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWaterMeter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWaterMeterSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waterMeterId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateWaterMeterMutation, CreateWaterMeterMutationVariables>;
export const MetersWithNumberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MetersWithNumber"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WaterMeterFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waterMeters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fabricNo"}}]}}]}}]}}]} as unknown as DocumentNode<MetersWithNumberQuery, MetersWithNumberQueryVariables>;
export const useNewMeterChoicesQuery = (options: Omit<useQuery.Options<NewMeterChoicesQuery, NewMeterChoicesQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: NewMeterChoicesQueryVariables } = {}) =>
  useQuery(NewMeterChoicesDocument, options as useQuery.Options<NewMeterChoicesQuery, NewMeterChoicesQueryVariables>);

export const useNewMeterClientsQuery = (options: Omit<useQuery.Options<NewMeterClientsQuery, NewMeterClientsQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: NewMeterClientsQueryVariables; skip?: boolean } | { skip: true; variables?: NewMeterClientsQueryVariables })) =>
  useQuery(NewMeterClientsDocument, options as useQuery.Options<NewMeterClientsQuery, NewMeterClientsQueryVariables>);

export const useNewMeterAddressesQuery = (options: Omit<useQuery.Options<NewMeterAddressesQuery, NewMeterAddressesQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: NewMeterAddressesQueryVariables; skip?: boolean } | { skip: true; variables?: NewMeterAddressesQueryVariables })) =>
  useQuery(NewMeterAddressesDocument, options as useQuery.Options<NewMeterAddressesQuery, NewMeterAddressesQueryVariables>);

export const useNewMeterRecordsQuery = (options: Omit<useQuery.Options<NewMeterRecordsQuery, NewMeterRecordsQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: NewMeterRecordsQueryVariables; skip?: boolean } | { skip: true; variables?: NewMeterRecordsQueryVariables })) =>
  useQuery(NewMeterRecordsDocument, options as useQuery.Options<NewMeterRecordsQuery, NewMeterRecordsQueryVariables>);

export const useNewMeterPlaceQuery = (options: Omit<useQuery.Options<NewMeterPlaceQuery, NewMeterPlaceQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: NewMeterPlaceQueryVariables; skip?: boolean } | { skip: true; variables?: NewMeterPlaceQueryVariables })) =>
  useQuery(NewMeterPlaceDocument, options as useQuery.Options<NewMeterPlaceQuery, NewMeterPlaceQueryVariables>);

export const useMetersWithNumberQuery = (options: Omit<useQuery.Options<MetersWithNumberQuery, MetersWithNumberQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: MetersWithNumberQueryVariables; skip?: boolean } | { skip: true; variables?: MetersWithNumberQueryVariables })) =>
  useQuery(MetersWithNumberDocument, options as useQuery.Options<MetersWithNumberQuery, MetersWithNumberQueryVariables>);