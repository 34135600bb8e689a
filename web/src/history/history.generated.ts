/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kinds of recorded actions. New values may be added. */
export type ActivityAction =
  /** A new record. */
  | 'CREATE'
  /** The record was deleted. */
  | 'DELETE'
  /** A file was downloaded; the new value is its name. */
  | 'DOWNLOAD'
  /** The whole personal number of a record was shown to the user; the new value is the reason. */
  | 'REVEAL'
  /** The user found the record by its whole personal number. Recorded once an hour for each user and number. */
  | 'SEARCH'
  /** A change of a record. */
  | 'UPDATE';

/** Kinds of records with recorded actions. New values may be added. */
export type ActivityEntity =
  /** An address. */
  | 'ADDRESS'
  /** A breakdown. */
  | 'BREAKDOWN'
  /** A client. */
  | 'CLIENT'
  /** A group of users. */
  | 'GROUP'
  /** An imported file. */
  | 'IMPORT_FILE'
  /** An item of a nomenclature; its number is `<nomenclature>.<item>`. */
  | 'NOMENCLATURE_ITEM'
  /** A response or a note of a signal. */
  | 'RESPONSE'
  /** A signal. */
  | 'SIGNAL'
  /** A submitter of signals. */
  | 'SUBMITTER'
  /** A user. */
  | 'USER'
  /** A water meter. */
  | 'WATER_METER';

/** Page of a list. Default: the first page with 10 rows. */
export type PageInput = {
  /** Starts at 1. A page after the last one is empty, not an error. */
  number: number;
  /** 5, 10, 25, 50 or 100. */
  size: number;
};

export type RecordHistoryQueryVariables = Exact<{
  entity: Types.ActivityEntity;
  recordId: string;
  page: Types.PageInput;
}>;


export type RecordHistoryQuery = { recordHistory: { totalCount: number, items: Array<{ id: string, createdAt: string, username: string, action: Types.ActivityAction | null, field: string | null, oldValue: string | null, newValue: string | null }> } };

export type ChangeFragment = { id: string, createdAt: string, username: string, action: Types.ActivityAction | null, field: string | null, oldValue: string | null, newValue: string | null };

export const ChangeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"oldValue"}},{"kind":"Field","name":{"kind":"Name","value":"newValue"}}]}}]} as unknown as DocumentNode<ChangeFragment, unknown>;
export const RecordHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecordHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entity"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ActivityEntity"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"recordId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entity"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entity"}}},{"kind":"Argument","name":{"kind":"Name","value":"recordId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"recordId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Change"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"oldValue"}},{"kind":"Field","name":{"kind":"Name","value":"newValue"}}]}}]} as unknown as DocumentNode<RecordHistoryQuery, RecordHistoryQueryVariables>;
export const useRecordHistoryQuery = (options: Omit<useQuery.Options<RecordHistoryQuery, RecordHistoryQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: RecordHistoryQueryVariables; skip?: boolean } | { skip: true; variables?: RecordHistoryQueryVariables })) =>
  useQuery(RecordHistoryDocument, options as useQuery.Options<RecordHistoryQuery, RecordHistoryQueryVariables>);