/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A reading of a water meter. */
export type AddMeterReadingInput = {
  /** If true, a value above the next reading is stored. If absent or false, the result is `HigherReading`. */
  acceptsHigher?: boolean | null | undefined;
  /** If true, a value below the previous reading is stored. If absent or false, the result is `LowerReading`. */
  acceptsLower?: boolean | null | undefined;
  /** Day of the reading; not in the future. */
  date: string;
  /** Reading in cubic metres; not negative. */
  value: string;
  /** Number of the meter. */
  waterMeterId: string;
};

/** A stored reading whose value was entered by mistake. */
export type CorrectMeterReadingInput = {
  /** If true, a value below the earlier or above the later reading is stored. If absent or false, it is a problem of `value`. */
  acceptsOutOfOrder?: boolean | null | undefined;
  /** The value that the user saw. */
  expected: string;
  /** Number of the reading. */
  readingId: string;
  /** The correct reading in cubic metres; not negative. */
  value: string;
  /** Number of the meter. */
  waterMeterId: string;
};

/** A stored reading that was entered by mistake. */
export type WithdrawMeterReadingInput = {
  /** The value that the user saw. */
  expected: string;
  /** Number of the reading. */
  readingId: string;
  /** Number of the meter. */
  waterMeterId: string;
};

export type AddMeterReadingMutationVariables = Exact<{
  input: Types.AddMeterReadingInput;
}>;


export type AddMeterReadingMutation = { addMeterReading:
    | { __typename: 'AddMeterReadingSuccess', waterMeterId: string }
    | { __typename: 'HigherReading', message: string, nextDate: string, nextValue: string }
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, message: string }> }
    | { __typename: 'LowerReading', message: string, previousDate: string, previousValue: string }
    | { __typename: 'Refusal', message: string }
   };

export type ReadingChangesQueryVariables = Exact<{
  waterMeterId: string;
}>;


export type ReadingChangesQuery = { readingChanges: Array<{ id: string, readingId: string, date: string, oldValue: string, newValue: string | null, changedBy: string, changedAt: string }> };

export type ReadingChangeFragment = { id: string, readingId: string, date: string, oldValue: string, newValue: string | null, changedBy: string, changedAt: string };

export type CorrectMeterReadingMutationVariables = Exact<{
  input: Types.CorrectMeterReadingInput;
}>;


export type CorrectMeterReadingMutation = { correctMeterReading:
    | { __typename: 'CorrectMeterReadingSuccess', waterMeterId: string }
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, message: string }> }
    | { __typename: 'Refusal', message: string }
   };

export type WithdrawMeterReadingMutationVariables = Exact<{
  input: Types.WithdrawMeterReadingInput;
}>;


export type WithdrawMeterReadingMutation = { withdrawMeterReading:
    | { __typename: 'Refusal', message: string }
    | { __typename: 'WithdrawMeterReadingSuccess', waterMeterId: string }
   };

export type StoredReadingsQueryVariables = Exact<{
  waterMeterId: string;
}>;


export type StoredReadingsQuery = { waterMeter: { id: string, readings: Array<{ id: string, value: string }> } | null };

export const ReadingChangeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReadingChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeterReadingChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"readingId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"oldValue"}},{"kind":"Field","name":{"kind":"Name","value":"newValue"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<ReadingChangeFragment, unknown>;
export const AddMeterReadingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddMeterReading"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddMeterReadingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addMeterReading"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AddMeterReadingSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waterMeterId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LowerReading"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previousDate"}},{"kind":"Field","name":{"kind":"Name","value":"previousValue"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HigherReading"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextDate"}},{"kind":"Field","name":{"kind":"Name","value":"nextValue"}}]}}]}}]}}]} as unknown as DocumentNode<AddMeterReadingMutation, AddMeterReadingMutationVariables>;
export const ReadingChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadingChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"waterMeterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readingChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"waterMeterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"waterMeterId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReadingChange"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReadingChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeterReadingChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"readingId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"oldValue"}},{"kind":"Field","name":{"kind":"Name","value":"newValue"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<ReadingChangesQuery, ReadingChangesQueryVariables>;
export const CorrectMeterReadingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectMeterReading"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectMeterReadingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctMeterReading"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectMeterReadingSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waterMeterId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CorrectMeterReadingMutation, CorrectMeterReadingMutationVariables>;
export const WithdrawMeterReadingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawMeterReading"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawMeterReadingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawMeterReading"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawMeterReadingSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waterMeterId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<WithdrawMeterReadingMutation, WithdrawMeterReadingMutationVariables>;
export const StoredReadingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StoredReadings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"waterMeterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waterMeter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"waterMeterId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"readings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]} as unknown as DocumentNode<StoredReadingsQuery, StoredReadingsQueryVariables>;
export const useReadingChangesQuery = (options: Omit<useQuery.Options<ReadingChangesQuery, ReadingChangesQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: ReadingChangesQueryVariables; skip?: boolean } | { skip: true; variables?: ReadingChangesQueryVariables })) =>
  useQuery(ReadingChangesDocument, options as useQuery.Options<ReadingChangesQuery, ReadingChangesQueryVariables>);

export const useStoredReadingsQuery = (options: Omit<useQuery.Options<StoredReadingsQuery, StoredReadingsQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: StoredReadingsQueryVariables; skip?: boolean } | { skip: true; variables?: StoredReadingsQueryVariables })) =>
  useQuery(StoredReadingsDocument, options as useQuery.Options<StoredReadingsQuery, StoredReadingsQueryVariables>);