/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new item of a nomenclature. */
export type CreateNomenclatureItemInput = {
  /** Code, unique in the nomenclature: not blank, at most 50 characters. */
  code: string;
  /** A new UUID for each form. A repeated request with the same key is not stored again. Required if the REST service stores keys; otherwise it must be absent. */
  idempotencyKey?: string | null | undefined;
  /** Default: true. */
  isActive?: boolean | null | undefined;
  /** Bulgarian name: not blank, at most 250 characters. */
  nameBg: string;
  /** English name, at most 250 characters. */
  nameEn?: string | null | undefined;
  /** Number of the nomenclature. */
  nomenclatureId: string;
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

/** Values of an item. A field that is absent stays unchanged (in `changes`) or is not compared (in `expected`). */
export type NomenclatureItemChanges = {
  /** Code, unique in the nomenclature: not blank, at most 50 characters. */
  code?: string | null | undefined;
  /** If false, the item is no longer offered as a choice. */
  isActive?: boolean | null | undefined;
  /** Bulgarian name: not blank, at most 250 characters. */
  nameBg?: string | null | undefined;
  /** English name, at most 250 characters. Null if none. */
  nameEn?: string | null | undefined;
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

/** Kinds of records that refer to items. New values may be added. */
export type NomenclatureUseKind =
  /** Breakdowns: 'Аварии'. */
  | 'BREAKDOWNS'
  /** Clients: 'Клиенти'. */
  | 'CLIENTS'
  /** Signals: 'Сигнали'. */
  | 'SIGNALS'
  /** Water meters: 'Водомери'. */
  | 'WATER_METERS';

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

/** Changes of an item. */
export type UpdateNomenclatureItemInput = {
  /** The new values. */
  changes: NomenclatureItemChanges;
  /** The values that the user saw, compared for the fields of `changes`. A different stored value is a conflict. */
  expected?: NomenclatureItemChanges | null | undefined;
  /** Id of the item. */
  id: string;
};

export type NomenclatureItemQueryVariables = Exact<{
  id: string;
}>;


export type NomenclatureItemQuery = { nomenclatureItem: { id: string, code: string, nameBg: string, nameEn: string | null, isActive: boolean } | null };

export type NomenclatureItemDetailsFragment = { id: string, code: string, nameBg: string, nameEn: string | null, isActive: boolean };

export type NomenclatureItemUsesQueryVariables = Exact<{
  id: string;
}>;


export type NomenclatureItemUsesQuery = { nomenclatureItem: { id: string, uses: Array<{ kind: Types.NomenclatureUseKind, field: string, count: number }> | null } | null };

export type SimilarNomenclatureItemsQueryVariables = Exact<{
  filter: Types.NomenclatureItemFilter;
}>;


export type SimilarNomenclatureItemsQuery = { nomenclatureItems: { items: Array<{ id: string, code: string, nameBg: string, nameEn: string | null, isActive: boolean }> } };

export type CreateNomenclatureItemMutationVariables = Exact<{
  input: Types.CreateNomenclatureItemInput;
}>;


export type CreateNomenclatureItemMutation = { createNomenclatureItem:
    | { __typename: 'CreateNomenclatureItemSuccess', itemId: string }
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, code: Types.InputProblemCode, message: string }> }
    | { __typename: 'Refusal', message: string, code: Types.RefusalCode }
   };

export type UpdateNomenclatureItemMutationVariables = Exact<{
  input: Types.UpdateNomenclatureItemInput;
}>;


export type UpdateNomenclatureItemMutation = { updateNomenclatureItem:
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, code: Types.InputProblemCode, message: string }> }
    | { __typename: 'NomenclatureItemConflict', message: string, changedBy: string | null, changedAt: string | null, current: { id: string, code: string, nameBg: string, nameEn: string | null, isActive: boolean } }
    | { __typename: 'Refusal', message: string, code: Types.RefusalCode }
    | { __typename: 'UpdateNomenclatureItemSuccess', itemId: string }
   };

export const NomenclatureItemDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NomenclatureItemDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NomenclatureItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"nameBg"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<NomenclatureItemDetailsFragment, unknown>;
export const NomenclatureItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NomenclatureItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nomenclatureItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NomenclatureItemDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NomenclatureItemDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NomenclatureItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"nameBg"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<NomenclatureItemQuery, NomenclatureItemQueryVariables>;
export const NomenclatureItemUsesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NomenclatureItemUses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nomenclatureItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<NomenclatureItemUsesQuery, NomenclatureItemUsesQueryVariables>;
export const SimilarNomenclatureItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SimilarNomenclatureItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NomenclatureItemFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nomenclatureItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"100"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NomenclatureItemDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NomenclatureItemDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NomenclatureItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"nameBg"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<SimilarNomenclatureItemsQuery, SimilarNomenclatureItemsQueryVariables>;
export const CreateNomenclatureItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateNomenclatureItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateNomenclatureItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createNomenclatureItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateNomenclatureItemSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CreateNomenclatureItemMutation, CreateNomenclatureItemMutationVariables>;
export const UpdateNomenclatureItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNomenclatureItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateNomenclatureItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateNomenclatureItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateNomenclatureItemSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NomenclatureItemConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NomenclatureItemDetails"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NomenclatureItemDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NomenclatureItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"nameBg"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<UpdateNomenclatureItemMutation, UpdateNomenclatureItemMutationVariables>;
export const useNomenclatureItemQuery = (options: Omit<useQuery.Options<NomenclatureItemQuery, NomenclatureItemQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: NomenclatureItemQueryVariables; skip?: boolean } | { skip: true; variables?: NomenclatureItemQueryVariables })) =>
  useQuery(NomenclatureItemDocument, options as useQuery.Options<NomenclatureItemQuery, NomenclatureItemQueryVariables>);

export const useNomenclatureItemUsesQuery = (options: Omit<useQuery.Options<NomenclatureItemUsesQuery, NomenclatureItemUsesQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: NomenclatureItemUsesQueryVariables; skip?: boolean } | { skip: true; variables?: NomenclatureItemUsesQueryVariables })) =>
  useQuery(NomenclatureItemUsesDocument, options as useQuery.Options<NomenclatureItemUsesQuery, NomenclatureItemUsesQueryVariables>);

export const useSimilarNomenclatureItemsQuery = (options: Omit<useQuery.Options<SimilarNomenclatureItemsQuery, SimilarNomenclatureItemsQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: SimilarNomenclatureItemsQueryVariables; skip?: boolean } | { skip: true; variables?: SimilarNomenclatureItemsQueryVariables })) =>
  useQuery(SimilarNomenclatureItemsDocument, options as useQuery.Options<SimilarNomenclatureItemsQuery, SimilarNomenclatureItemsQueryVariables>);