/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../types.ts';

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

/** A sort key; the first in the list has precedence. The number of the record, descending, is always the last key, so that pages are stable. */
export type WaterMeterSort = {
  /** Direction. */
  direction: SortDirection;
  /** Field to sort by. */
  field: WaterMeterSortField;
};

/** Sort fields of water meters. */
export type WaterMeterSortField =
  /** Description of the address. */
  | 'ADDRESS_DESCRIPTION'
  /** Code of the carnet. */
  | 'CARNET'
  /** Name of the client. */
  | 'CLIENT_NAME'
  /** Number of the client. */
  | 'CLIENT_NUMBER'
  /** Moment when the account was opened. */
  | 'CREATED_AT'
  /** Factory number. */
  | 'FABRIC_NO'
  /** Number of the record. */
  | 'ID'
  /** Day of the last check. */
  | 'LAST_CHECK_DATE'
  /** Day of the last repair. */
  | 'LAST_REPAIR_DATE'
  /** Moment of the last change. */
  | 'MODIFIED_AT'
  /** Day of the next check. */
  | 'NEXT_CHECK_DATE'
  /** Ownership: individual before common. */
  | 'OWNERSHIP_TYPE'
  /** Latest reading. */
  | 'READING';

export type WaterMetersQueryVariables = Exact<{
  filter?: Types.WaterMeterFilter | null | undefined;
  sort?: Array<Types.WaterMeterSort> | Types.WaterMeterSort | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type WaterMetersQuery = { waterMeters: { items: Array<{ id: string, fabricNo: string, lastRepairDate: string | null, lastCheckDate: string | null, nextCheckDate: string | null, isCommon: boolean, reading: string | null, svoId: string | null, createdAt: string | null, modifiedAt: string | null, closedAt: string | null, ownershipType: { id: string, name: string } | null, location: { latitude: number, longitude: number } | null, client: { id: string, clientNumber: string, name: string } | null, address: { id: string, description: string, fullAddress: string, carnetCode: string | null, carnetPage: number | null, location: { latitude: number, longitude: number } | null } | null }> } };

export type WaterMeterCountQueryVariables = Exact<{
  filter?: Types.WaterMeterFilter | null | undefined;
}>;


export type WaterMeterCountQuery = { waterMeters: { totalCount: number } };

export type WaterMeterNeighboursQueryVariables = Exact<{
  filter?: Types.WaterMeterFilter | null | undefined;
  sort?: Array<Types.WaterMeterSort> | Types.WaterMeterSort | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type WaterMeterNeighboursQuery = { waterMeters: { items: Array<{ id: string }> } };

export type WaterMeterRowFragment = { id: string, fabricNo: string, lastRepairDate: string | null, lastCheckDate: string | null, nextCheckDate: string | null, isCommon: boolean, reading: string | null, svoId: string | null, createdAt: string | null, modifiedAt: string | null, closedAt: string | null, ownershipType: { id: string, name: string } | null, location: { latitude: number, longitude: number } | null, client: { id: string, clientNumber: string, name: string } | null, address: { id: string, description: string, fullAddress: string, carnetCode: string | null, carnetPage: number | null, location: { latitude: number, longitude: number } | null } | null };

export type WaterMeterChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type WaterMeterChoicesQuery = { waterMeterTypes: Array<{ id: string, name: string }>, waterMeterOwnershipTypes: Array<{ id: string, name: string }>, manufacturers: Array<{ id: string, name: string }>, clientTypes: Array<{ id: string, name: string }> };

export type ClientsByIdentifierQueryVariables = Exact<{
  identifier: string;
}>;


export type ClientsByIdentifierQuery = { clientsByIdentifier: Array<{ id: string, clientNumber: string, name: string }> };

export type FilterClientQueryVariables = Exact<{
  clientId: string;
}>;


export type FilterClientQuery = { waterMeters: { items: Array<{ id: string, client: { id: string, clientNumber: string, name: string } | null }> } };

export const WaterMeterRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaterMeterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaterMeter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fabricNo"}},{"kind":"Field","name":{"kind":"Name","value":"lastRepairDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastCheckDate"}},{"kind":"Field","name":{"kind":"Name","value":"nextCheckDate"}},{"kind":"Field","name":{"kind":"Name","value":"ownershipType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isCommon"}},{"kind":"Field","name":{"kind":"Name","value":"reading"}},{"kind":"Field","name":{"kind":"Name","value":"svoId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}},{"kind":"Field","name":{"kind":"Name","value":"carnetCode"}},{"kind":"Field","name":{"kind":"Name","value":"carnetPage"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]}}]} as unknown as DocumentNode<WaterMeterRowFragment, unknown>;
export const WaterMetersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaterMeters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WaterMeterFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WaterMeterSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waterMeters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaterMeterRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaterMeterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaterMeter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fabricNo"}},{"kind":"Field","name":{"kind":"Name","value":"lastRepairDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastCheckDate"}},{"kind":"Field","name":{"kind":"Name","value":"nextCheckDate"}},{"kind":"Field","name":{"kind":"Name","value":"ownershipType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isCommon"}},{"kind":"Field","name":{"kind":"Name","value":"reading"}},{"kind":"Field","name":{"kind":"Name","value":"svoId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}},{"kind":"Field","name":{"kind":"Name","value":"carnetCode"}},{"kind":"Field","name":{"kind":"Name","value":"carnetPage"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]}}]} as unknown as DocumentNode<WaterMetersQuery, WaterMetersQueryVariables>;
export const WaterMeterCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaterMeterCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WaterMeterFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waterMeters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<WaterMeterCountQuery, WaterMeterCountQueryVariables>;
export const WaterMeterNeighboursDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaterMeterNeighbours"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WaterMeterFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WaterMeterSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waterMeters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<WaterMeterNeighboursQuery, WaterMeterNeighboursQueryVariables>;
export const WaterMeterChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaterMeterChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waterMeterTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waterMeterOwnershipTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"manufacturers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clientTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<WaterMeterChoicesQuery, WaterMeterChoicesQueryVariables>;
export const ClientsByIdentifierDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientsByIdentifier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"identifier"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientsByIdentifier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"identifier"},"value":{"kind":"Variable","name":{"kind":"Name","value":"identifier"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ClientsByIdentifierQuery, ClientsByIdentifierQueryVariables>;
export const FilterClientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterClient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waterMeters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"clientIds"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"clientId"}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"5"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FilterClientQuery, FilterClientQueryVariables>;
export const useWaterMetersQuery = (options: Omit<useQuery.Options<WaterMetersQuery, WaterMetersQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: WaterMetersQueryVariables } = {}) =>
  useQuery(WaterMetersDocument, options as useQuery.Options<WaterMetersQuery, WaterMetersQueryVariables>);

export const useWaterMeterCountQuery = (options: Omit<useQuery.Options<WaterMeterCountQuery, WaterMeterCountQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: WaterMeterCountQueryVariables } = {}) =>
  useQuery(WaterMeterCountDocument, options as useQuery.Options<WaterMeterCountQuery, WaterMeterCountQueryVariables>);

export const useWaterMeterNeighboursQuery = (options: Omit<useQuery.Options<WaterMeterNeighboursQuery, WaterMeterNeighboursQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: WaterMeterNeighboursQueryVariables } = {}) =>
  useQuery(WaterMeterNeighboursDocument, options as useQuery.Options<WaterMeterNeighboursQuery, WaterMeterNeighboursQueryVariables>);

export const useWaterMeterChoicesQuery = (options: Omit<useQuery.Options<WaterMeterChoicesQuery, WaterMeterChoicesQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: WaterMeterChoicesQueryVariables } = {}) =>
  useQuery(WaterMeterChoicesDocument, options as useQuery.Options<WaterMeterChoicesQuery, WaterMeterChoicesQueryVariables>);

export const useClientsByIdentifierQuery = (options: Omit<useQuery.Options<ClientsByIdentifierQuery, ClientsByIdentifierQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: ClientsByIdentifierQueryVariables; skip?: boolean } | { skip: true; variables?: ClientsByIdentifierQueryVariables })) =>
  useQuery(ClientsByIdentifierDocument, options as useQuery.Options<ClientsByIdentifierQuery, ClientsByIdentifierQueryVariables>);

export const useFilterClientQuery = (options: Omit<useQuery.Options<FilterClientQuery, FilterClientQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: FilterClientQueryVariables; skip?: boolean } | { skip: true; variables?: FilterClientQueryVariables })) =>
  useQuery(FilterClientDocument, options as useQuery.Options<FilterClientQuery, FilterClientQueryVariables>);