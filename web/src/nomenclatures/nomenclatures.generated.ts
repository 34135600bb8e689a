/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Conditions, combined with AND. A field that is absent, null or blank is no condition. */
export type NomenclatureFilter = {
  /** Part of the description, ignoring letter case. At most 200 characters. */
  description?: string | null | undefined;
  /** If true, only active ones; if false, only inactive ones. */
  isActive?: boolean | null | undefined;
  /** Part of the name, ignoring letter case. At most 200 characters. */
  name?: string | null | undefined;
};

/** Conditions, combined with AND. `nomenclatureId` is required; any other field that is absent, null or blank is no condition. */
export type NomenclatureItemFilter = {
  /** Part of the code, ignoring letter case. At most 200 characters. */
  code?: string | null | undefined;
  /** If true, only active ones; if false, only inactive ones. */
  isActive?: boolean | null | undefined;
  /** Part of the Bulgarian name, ignoring letter case. At most 200 characters. */
  nameBg?: string | null | undefined;
  /** Part of the English name, ignoring letter case. At most 200 characters. */
  nameEn?: string | null | undefined;
  /** The nomenclature of the items. */
  nomenclatureId: string;
};

/** A sort key; the first in the list has precedence. The number of the record, descending, is always the last key, so that pages are stable. */
export type NomenclatureItemSort = {
  /** Direction. */
  direction: SortDirection;
  /** Field to sort by. */
  field: NomenclatureItemSortField;
};

/** Sort fields of items. */
export type NomenclatureItemSortField =
  /** Code. */
  | 'CODE'
  /** Number of the item in its nomenclature. */
  | 'ID'
  /** Active or not. */
  | 'IS_ACTIVE'
  /** Bulgarian name. */
  | 'NAME_BG'
  /** English name. */
  | 'NAME_EN';

/** A sort key; the first in the list has precedence. The number of the record, descending, is always the last key, so that pages are stable. */
export type NomenclatureSort = {
  /** Direction. */
  direction: SortDirection;
  /** Field to sort by. */
  field: NomenclatureSortField;
};

/** Sort fields of nomenclatures. */
export type NomenclatureSortField =
  /** Moment of the creation. */
  | 'CREATED_AT'
  /** Description. */
  | 'DESCRIPTION'
  /** Number of the nomenclature. */
  | 'ID'
  /** Active or not. */
  | 'IS_ACTIVE'
  /** Moment of the latest change. */
  | 'MODIFIED_AT'
  /** Name. */
  | 'NAME';

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

export type NomenclaturesQueryVariables = Exact<{
  filter?: Types.NomenclatureFilter | null | undefined;
  sort?: Array<Types.NomenclatureSort> | Types.NomenclatureSort | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type NomenclaturesQuery = { nomenclatures: { items: Array<{ id: string, name: string, description: string | null, isActive: boolean, createdAt: string | null, modifiedAt: string | null }> } };

export type NomenclatureCountQueryVariables = Exact<{
  filter?: Types.NomenclatureFilter | null | undefined;
}>;


export type NomenclatureCountQuery = { nomenclatures: { totalCount: number } };

export type NomenclatureQueryVariables = Exact<{
  id: string;
}>;


export type NomenclatureQuery = { nomenclature: { id: string, name: string, hasFixedItems: boolean } | null };

export type NomenclatureItemsQueryVariables = Exact<{
  filter: Types.NomenclatureItemFilter;
  sort?: Array<Types.NomenclatureItemSort> | Types.NomenclatureItemSort | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type NomenclatureItemsQuery = { nomenclatureItems: { items: Array<{ id: string, code: string, nameBg: string, isActive: boolean }> } };

export type NomenclatureItemCountQueryVariables = Exact<{
  filter: Types.NomenclatureItemFilter;
}>;


export type NomenclatureItemCountQuery = { nomenclatureItems: { totalCount: number } };

export type NomenclatureRowFragment = { id: string, name: string, description: string | null, isActive: boolean, createdAt: string | null, modifiedAt: string | null };

export type NomenclatureItemRowFragment = { id: string, code: string, nameBg: string, isActive: boolean };

export const NomenclatureRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NomenclatureRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Nomenclature"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedAt"}}]}}]} as unknown as DocumentNode<NomenclatureRowFragment, unknown>;
export const NomenclatureItemRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NomenclatureItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NomenclatureItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"nameBg"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<NomenclatureItemRowFragment, unknown>;
export const NomenclaturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Nomenclatures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NomenclatureFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NomenclatureSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nomenclatures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NomenclatureRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NomenclatureRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Nomenclature"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedAt"}}]}}]} as unknown as DocumentNode<NomenclaturesQuery, NomenclaturesQueryVariables>;
export const NomenclatureCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NomenclatureCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NomenclatureFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nomenclatures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<NomenclatureCountQuery, NomenclatureCountQueryVariables>;
export const NomenclatureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Nomenclature"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nomenclature"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hasFixedItems"}}]}}]}}]} as unknown as DocumentNode<NomenclatureQuery, NomenclatureQueryVariables>;
export const NomenclatureItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NomenclatureItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NomenclatureItemFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NomenclatureItemSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nomenclatureItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NomenclatureItemRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NomenclatureItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NomenclatureItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"nameBg"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<NomenclatureItemsQuery, NomenclatureItemsQueryVariables>;
export const NomenclatureItemCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NomenclatureItemCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NomenclatureItemFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nomenclatureItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<NomenclatureItemCountQuery, NomenclatureItemCountQueryVariables>;
export const useNomenclaturesQuery = (options: Omit<useQuery.Options<NomenclaturesQuery, NomenclaturesQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: NomenclaturesQueryVariables } = {}) =>
  useQuery(NomenclaturesDocument, options as useQuery.Options<NomenclaturesQuery, NomenclaturesQueryVariables>);

export const useNomenclatureCountQuery = (options: Omit<useQuery.Options<NomenclatureCountQuery, NomenclatureCountQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: NomenclatureCountQueryVariables } = {}) =>
  useQuery(NomenclatureCountDocument, options as useQuery.Options<NomenclatureCountQuery, NomenclatureCountQueryVariables>);

export const useNomenclatureQuery = (options: Omit<useQuery.Options<NomenclatureQuery, NomenclatureQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: NomenclatureQueryVariables; skip?: boolean } | { skip: true; variables?: NomenclatureQueryVariables })) =>
  useQuery(NomenclatureDocument, options as useQuery.Options<NomenclatureQuery, NomenclatureQueryVariables>);

export const useNomenclatureItemsQuery = (options: Omit<useQuery.Options<NomenclatureItemsQuery, NomenclatureItemsQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: NomenclatureItemsQueryVariables; skip?: boolean } | { skip: true; variables?: NomenclatureItemsQueryVariables })) =>
  useQuery(NomenclatureItemsDocument, options as useQuery.Options<NomenclatureItemsQuery, NomenclatureItemsQueryVariables>);

export const useNomenclatureItemCountQuery = (options: Omit<useQuery.Options<NomenclatureItemCountQuery, NomenclatureItemCountQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: NomenclatureItemCountQueryVariables; skip?: boolean } | { skip: true; variables?: NomenclatureItemCountQueryVariables })) =>
  useQuery(NomenclatureItemCountDocument, options as useQuery.Options<NomenclatureItemCountQuery, NomenclatureItemCountQueryVariables>);