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

/** A meter that is moved on the map, or whose snap is undone. */
export type MoveWaterMeterInput = {
  /** The place and connection that the user saw. If absent, they are not compared. */
  expected?: WaterMeterPlaceInput | null | undefined;
  /** Number of the meter. */
  id: string;
  /** The new place. */
  place: WaterMeterPlaceInput;
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

/** Direction of a sort key. Empty values are last in both directions. */
export type SortDirection =
  /** Ascending: texts by the Bulgarian alphabet, numbers inside a text by value. */
  | 'ASC'
  /** Descending. */
  | 'DESC';

/** A meter, a service connection and the place of the marker, chosen on the map. */
export type SvoSnapInput = {
  /** The connection that the user saw; null if none. If absent, it is not compared. A preview ignores it. */
  expectedSvoId?: string | null | undefined;
  /** Place of the marker. */
  marker: CoordinatesInput;
  /** Number of the service connection. */
  svoId: string;
  /** Number of the common meter. */
  waterMeterId: string;
};

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

/** Place and connection of a meter. Without any field, nothing is changed or compared. */
export type WaterMeterPlaceInput = {
  /**
   * The place; null if none. If absent, the place is unchanged, and in `expected` it is not compared. UNSUPPORTED: null, if
   * the installation lacks SVO_TOOLS.
   */
  location?: CoordinatesInput | null | undefined;
  /**
   * Number of the connection; null if none. If absent, the connection is unchanged, and in `expected` it is not compared. A
   * new connection has the rules of `snapWaterMeter`, unless it is the one before the last change.
   */
  svoId?: string | null | undefined;
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

export type SvoMeterQueryVariables = Exact<{
  id: string;
}>;


export type SvoMeterQuery = { waterMeter: { id: string, fabricNo: string, svoId: string | null, isCommon: boolean, location: { latitude: number, longitude: number } | null, address: { id: string, description: string, location: { latitude: number, longitude: number } | null } | null } | null };

export type SvoProposalsQueryVariables = Exact<{
  id: string;
  at?: Types.CoordinatesInput | null | undefined;
}>;


export type SvoProposalsQuery = { svoProposals: Array<{ svoId: string, shownNumber: string, distance: number, isNearest: boolean, isSameSide: boolean, servesAddress: boolean, servedAddresses: Array<string>, point: { latitude: number, longitude: number } }> };

export type SvoQueueQueryVariables = Exact<{
  id: string;
}>;


export type SvoQueueQuery = { svoQueue: { total: number, position: number, previousId: string | null, nextId: string | null } };

export type SnapPreviewQueryVariables = Exact<{
  input: Types.SvoSnapInput;
}>;


export type SnapPreviewQuery = { svoSnapPreview: { feature: unknown, distance: number | null, isTooFar: boolean } | null };

export type SnapWaterMeterMutationVariables = Exact<{
  input: Types.SvoSnapInput;
}>;


export type SnapWaterMeterMutation = { snapWaterMeter:
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
    | { __typename: 'SnapWaterMeterSuccess', waterMeter: { id: string, svoId: string | null, location: { latitude: number, longitude: number } | null } | null }
   };

export type MoveWaterMeterMutationVariables = Exact<{
  input: Types.MoveWaterMeterInput;
}>;


export type MoveWaterMeterMutation = { moveWaterMeter:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'MoveWaterMeterSuccess', waterMeter: { id: string, svoId: string | null, location: { latitude: number, longitude: number } | null } | null }
    | { __typename: 'Refusal', message: string }
   };

export type SvoListRowsQueryVariables = Exact<{
  filter?: Types.WaterMeterFilter | null | undefined;
  sort?: Array<Types.WaterMeterSort> | Types.WaterMeterSort | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type SvoListRowsQuery = { waterMeters: { items: Array<{ id: string, svoId: string | null, address: { id: string, location: { latitude: number, longitude: number } | null } | null }> } };


export const SvoMeterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SvoMeter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waterMeter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fabricNo"}},{"kind":"Field","name":{"kind":"Name","value":"svoId"}},{"kind":"Field","name":{"kind":"Name","value":"isCommon"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SvoMeterQuery, SvoMeterQueryVariables>;
export const SvoProposalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SvoProposals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"at"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CoordinatesInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"svoProposals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"waterMeterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"at"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"svoId"}},{"kind":"Field","name":{"kind":"Name","value":"shownNumber"}},{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"point"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isNearest"}},{"kind":"Field","name":{"kind":"Name","value":"isSameSide"}},{"kind":"Field","name":{"kind":"Name","value":"servesAddress"}},{"kind":"Field","name":{"kind":"Name","value":"servedAddresses"}}]}}]}}]} as unknown as DocumentNode<SvoProposalsQuery, SvoProposalsQueryVariables>;
export const SvoQueueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SvoQueue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"svoQueue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"waterMeterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"previousId"}},{"kind":"Field","name":{"kind":"Name","value":"nextId"}}]}}]}}]} as unknown as DocumentNode<SvoQueueQuery, SvoQueueQueryVariables>;
export const SnapPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SnapPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SvoSnapInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"svoSnapPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feature"}},{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"isTooFar"}}]}}]}}]} as unknown as DocumentNode<SnapPreviewQuery, SnapPreviewQueryVariables>;
export const SnapWaterMeterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SnapWaterMeter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SvoSnapInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"snapWaterMeter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SnapWaterMeterSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waterMeter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"svoId"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SnapWaterMeterMutation, SnapWaterMeterMutationVariables>;
export const MoveWaterMeterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveWaterMeter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveWaterMeterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveWaterMeter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveWaterMeterSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waterMeter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"svoId"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MoveWaterMeterMutation, MoveWaterMeterMutationVariables>;
export const SvoListRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SvoListRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WaterMeterFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WaterMeterSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waterMeters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"svoId"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SvoListRowsQuery, SvoListRowsQueryVariables>;
export const useSvoMeterQuery = (options: Omit<useQuery.Options<SvoMeterQuery, SvoMeterQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: SvoMeterQueryVariables; skip?: boolean } | { skip: true; variables?: SvoMeterQueryVariables })) =>
  useQuery(SvoMeterDocument, options as useQuery.Options<SvoMeterQuery, SvoMeterQueryVariables>);

export const useSvoProposalsQuery = (options: Omit<useQuery.Options<SvoProposalsQuery, SvoProposalsQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: SvoProposalsQueryVariables; skip?: boolean } | { skip: true; variables?: SvoProposalsQueryVariables })) =>
  useQuery(SvoProposalsDocument, options as useQuery.Options<SvoProposalsQuery, SvoProposalsQueryVariables>);

export const useSvoQueueQuery = (options: Omit<useQuery.Options<SvoQueueQuery, SvoQueueQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: SvoQueueQueryVariables; skip?: boolean } | { skip: true; variables?: SvoQueueQueryVariables })) =>
  useQuery(SvoQueueDocument, options as useQuery.Options<SvoQueueQuery, SvoQueueQueryVariables>);

export const useSnapPreviewQuery = (options: Omit<useQuery.Options<SnapPreviewQuery, SnapPreviewQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: SnapPreviewQueryVariables; skip?: boolean } | { skip: true; variables?: SnapPreviewQueryVariables })) =>
  useQuery(SnapPreviewDocument, options as useQuery.Options<SnapPreviewQuery, SnapPreviewQueryVariables>);

export const useSvoListRowsQuery = (options: Omit<useQuery.Options<SvoListRowsQuery, SvoListRowsQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: SvoListRowsQueryVariables } = {}) =>
  useQuery(SvoListRowsDocument, options as useQuery.Options<SvoListRowsQuery, SvoListRowsQueryVariables>);