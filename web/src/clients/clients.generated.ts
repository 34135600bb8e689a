/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../types.ts';

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

/** Conditions, combined with AND. A field that is absent, null, blank or an empty list is no condition. */
export type AddressMappingFilter = {
  /** Words of the address in any order. Latin letters and typing errors are accepted. At most 200 characters. */
  addressDescription?: string | null | undefined;
  /** The apartment. */
  apartment?: string | null | undefined;
  /** The block. */
  block?: string | null | undefined;
  /** Code of the carnet, and its page after a comma: `123, 5`; some services also read `123 / 5`. Without a page: the whole carnet. */
  carnetPage?: string | null | undefined;
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
  /** Part of the name of the street. At most 200 characters. */
  streetName?: string | null | undefined;
  /** House number. */
  streetNumber?: string | null | undefined;
  /** Part of the name of the town. At most 200 characters. */
  townName?: string | null | undefined;
  /** Part of the number of a water meter. */
  waterMeterFabricNo?: string | null | undefined;
};

/** A sort key; the first in the list has precedence. The number of the record, descending, is always the last key, so that pages are stable. */
export type AddressSort = {
  /** Direction. */
  direction: SortDirection;
  /** Field to sort by. */
  field: AddressSortField;
};

/** Sort fields of addresses. */
export type AddressSortField =
  /** Code of the carnet. */
  | 'CARNET'
  /** When the record was created. */
  | 'CREATED_AT'
  /** The address. */
  | 'FULL_ADDRESS'
  /** Number of the record. */
  | 'ID'
  /** When the record was last changed. */
  | 'MODIFIED_AT'
  /** Page of the carnet. */
  | 'PAGE';

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

/** A sort key; the first in the list has precedence. The number of the record, descending, is always the last key, so that pages are stable. */
export type ClientSort = {
  /** Direction. */
  direction: SortDirection;
  /** Field to sort by. */
  field: ClientSortField;
};

/** Sort fields of clients. */
export type ClientSortField =
  /** Client number. */
  | 'CLIENT_NUMBER'
  /** Type of the client. */
  | 'CLIENT_TYPE'
  /** When the record was created. */
  | 'CREATED_AT'
  /** Number of the record. */
  | 'ID'
  /** When the record was last changed. */
  | 'MODIFIED_AT'
  /** Name. */
  | 'NAME';

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

/** Page of a list. Default: the first page with 10 rows. */
export type PageInput = {
  /** Starts at 1. A page after the last one is empty, not an error. */
  number: number;
  /** 5, 10, 25, 50 or 100. */
  size: number;
};

/** Direction of a sort key. Empty values are last in both directions. */
export type SortDirection =
  /** Ascending: texts by the Bulgarian alphabet, numbers inside a text by value. */
  | 'ASC'
  /** Descending. */
  | 'DESC';

export type ClientsQueryVariables = Exact<{
  filter?: Types.ClientFilter | null | undefined;
  sort?: Array<Types.ClientSort> | Types.ClientSort | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type ClientsQuery = { clients: { items: Array<{ id: string, number: string, name: string, identifierMasked: string | null, createdAt: string | null, modifiedAt: string | null, type: { id: string, name: string, code: string | null } | null, addresses: Array<{ id: string, fullAddress: string }> }> } };

export type ClientCountQueryVariables = Exact<{
  filter?: Types.ClientFilter | null | undefined;
}>;


export type ClientCountQuery = { clients: { totalCount: number } };

export type AddressesQueryVariables = Exact<{
  filter?: Types.AddressFilter | null | undefined;
  sort?: Array<Types.AddressSort> | Types.AddressSort | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type AddressesQuery = { addresses: { items: Array<{ id: string, fullAddress: string, townName: string | null, streetName: string | null, streetNumber: string | null, block: string | null, entrance: string | null, floor: string | null, apartment: string | null, carnetCode: string | null, carnetPage: number | null, clientId: string | null, clientNumber: string | null, clientName: string | null, modifiedAt: string | null }> } };

export type AddressCountQueryVariables = Exact<{
  filter?: Types.AddressFilter | null | undefined;
}>;


export type AddressCountQuery = { addresses: { totalCount: number } };

export type AddressMappingsQueryVariables = Exact<{
  filter?: Types.AddressMappingFilter | null | undefined;
  sort?: Array<Types.AddressSort> | Types.AddressSort | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type AddressMappingsQuery = { addressMappings: { items: Array<{ id: string, fullAddress: string, townName: string | null, streetName: string | null, streetNumber: string | null, block: string | null, entrance: string | null, floor: string | null, apartment: string | null, carnetCode: string | null, carnetPage: number | null, clientId: string | null, clientNumber: string | null, clientName: string | null, modifiedAt: string | null }> } };

export type AddressMappingCountQueryVariables = Exact<{
  filter?: Types.AddressMappingFilter | null | undefined;
}>;


export type AddressMappingCountQuery = { addressMappings: { totalCount: number } };

export type ClientTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientTypesQuery = { clientTypes: Array<{ id: string, name: string }> };

export type ClientRowFragment = { id: string, number: string, name: string, identifierMasked: string | null, createdAt: string | null, modifiedAt: string | null, type: { id: string, name: string, code: string | null } | null, addresses: Array<{ id: string, fullAddress: string }> };

export type AddressRowFragment = { id: string, fullAddress: string, townName: string | null, streetName: string | null, streetNumber: string | null, block: string | null, entrance: string | null, floor: string | null, apartment: string | null, carnetCode: string | null, carnetPage: number | null, clientId: string | null, clientNumber: string | null, clientName: string | null, modifiedAt: string | null };

export const ClientRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Client"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"identifierMasked"}},{"kind":"Field","name":{"kind":"Name","value":"type"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}}]}}]}}]} as unknown as DocumentNode<ClientRowFragment, unknown>;
export const AddressRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}},{"kind":"Field","name":{"kind":"Name","value":"townName"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetNumber"}},{"kind":"Field","name":{"kind":"Name","value":"block"}},{"kind":"Field","name":{"kind":"Name","value":"entrance"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"apartment"}},{"kind":"Field","name":{"kind":"Name","value":"carnetCode"}},{"kind":"Field","name":{"kind":"Name","value":"carnetPage"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"clientNumber"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedAt"}}]}}]} as unknown as DocumentNode<AddressRowFragment, unknown>;
export const ClientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Clients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ClientFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClientSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Client"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"identifierMasked"}},{"kind":"Field","name":{"kind":"Name","value":"type"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}}]}}]}}]} as unknown as DocumentNode<ClientsQuery, ClientsQueryVariables>;
export const ClientCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ClientFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<ClientCountQuery, ClientCountQueryVariables>;
export const AddressesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Addresses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AddressFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddressSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addresses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}},{"kind":"Field","name":{"kind":"Name","value":"townName"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetNumber"}},{"kind":"Field","name":{"kind":"Name","value":"block"}},{"kind":"Field","name":{"kind":"Name","value":"entrance"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"apartment"}},{"kind":"Field","name":{"kind":"Name","value":"carnetCode"}},{"kind":"Field","name":{"kind":"Name","value":"carnetPage"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"clientNumber"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedAt"}}]}}]} as unknown as DocumentNode<AddressesQuery, AddressesQueryVariables>;
export const AddressCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddressCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AddressFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addresses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AddressCountQuery, AddressCountQueryVariables>;
export const AddressMappingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddressMappings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AddressMappingFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddressSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressMappings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}},{"kind":"Field","name":{"kind":"Name","value":"townName"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetNumber"}},{"kind":"Field","name":{"kind":"Name","value":"block"}},{"kind":"Field","name":{"kind":"Name","value":"entrance"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"apartment"}},{"kind":"Field","name":{"kind":"Name","value":"carnetCode"}},{"kind":"Field","name":{"kind":"Name","value":"carnetPage"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"clientNumber"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedAt"}}]}}]} as unknown as DocumentNode<AddressMappingsQuery, AddressMappingsQueryVariables>;
export const AddressMappingCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddressMappingCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AddressMappingFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressMappings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AddressMappingCountQuery, AddressMappingCountQueryVariables>;
export const ClientTypesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ClientTypesQuery, ClientTypesQueryVariables>;
export const useClientsQuery = (options: Omit<useQuery.Options<ClientsQuery, ClientsQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: ClientsQueryVariables } = {}) =>
  useQuery(ClientsDocument, options as useQuery.Options<ClientsQuery, ClientsQueryVariables>);

export const useClientCountQuery = (options: Omit<useQuery.Options<ClientCountQuery, ClientCountQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: ClientCountQueryVariables } = {}) =>
  useQuery(ClientCountDocument, options as useQuery.Options<ClientCountQuery, ClientCountQueryVariables>);

export const useAddressesQuery = (options: Omit<useQuery.Options<AddressesQuery, AddressesQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: AddressesQueryVariables } = {}) =>
  useQuery(AddressesDocument, options as useQuery.Options<AddressesQuery, AddressesQueryVariables>);

export const useAddressCountQuery = (options: Omit<useQuery.Options<AddressCountQuery, AddressCountQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: AddressCountQueryVariables } = {}) =>
  useQuery(AddressCountDocument, options as useQuery.Options<AddressCountQuery, AddressCountQueryVariables>);

export const useAddressMappingsQuery = (options: Omit<useQuery.Options<AddressMappingsQuery, AddressMappingsQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: AddressMappingsQueryVariables } = {}) =>
  useQuery(AddressMappingsDocument, options as useQuery.Options<AddressMappingsQuery, AddressMappingsQueryVariables>);

export const useAddressMappingCountQuery = (options: Omit<useQuery.Options<AddressMappingCountQuery, AddressMappingCountQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: AddressMappingCountQueryVariables } = {}) =>
  useQuery(AddressMappingCountDocument, options as useQuery.Options<AddressMappingCountQuery, AddressMappingCountQueryVariables>);

export const useClientTypesQuery = (options: Omit<useQuery.Options<ClientTypesQuery, ClientTypesQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: ClientTypesQueryVariables } = {}) =>
  useQuery(ClientTypesDocument, options as useQuery.Options<ClientTypesQuery, ClientTypesQueryVariables>);