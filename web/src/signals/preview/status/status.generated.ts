/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new status for a signal. */
export type ChangeSignalStatusInput = {
  /** The latest response that the user saw; "0" if there was none. If another response is the latest now, the result is a conflict. If absent, the latest response is not compared. */
  expectedLastResponseId?: string | null | undefined;
  /** The status that the user saw. A different stored status is a conflict. If absent, the value is not compared. */
  expectedStatus?: SignalStatus | null | undefined;
  /** The submitter whom the user saw; null for none. If the signal has another submitter now, the result is a conflict. If absent, the submitter is not compared. */
  expectedSubmitterId?: string | null | undefined;
  /** Number of the signal. */
  id: string;
  /** The new status. */
  status: SignalStatus;
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

/** Status of a signal. No values will be added; labels: `signalStatuses`. */
export type SignalStatus =
  /** Accepted as a breakdown: 'Авария'. */
  | 'BREAKDOWN'
  /** Closed: 'Отхвърлен/Затворен'. */
  | 'CLOSED'
  /** Not accepted: 'Отхвърлен'. */
  | 'REJECTED'
  /** New, or returned from a breakdown: 'Сигнал'. It cannot be chosen. */
  | 'SIGNAL';

/** A status that the user has set by mistake. */
export type UndoSignalStatusInput = {
  /** Number of the signal. */
  id: string;
  /**
   * True if the reply that the user sent shortly before the change is no answer: the submitter waits again, for as long as
   * if it had not been sent. No effect if it is not the last message, or if nobody waited before it.
   */
  reopensWait?: boolean | null | undefined;
  /** The status that the user has set. */
  status: SignalStatus;
};

export type ChangeSignalStatusMutationVariables = Exact<{
  input: Types.ChangeSignalStatusInput;
}>;


export type ChangeSignalStatusMutation = { changeSignalStatus:
    | { __typename: 'ChangeSignalStatusSuccess', status: Types.SignalStatus, serviceMessage: string | null }
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
    | { __typename: 'SignalConflict', changedBy: string | null, changedAt: string | null, current: { id: string, status: Types.SignalStatus, statusName: string } }
   };

export type UndoSignalStatusMutationVariables = Exact<{
  input: Types.UndoSignalStatusInput;
}>;


export type UndoSignalStatusMutation = { undoSignalStatus:
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
    | { __typename: 'SignalConflict', changedBy: string | null, changedAt: string | null, current: { id: string, status: Types.SignalStatus, statusName: string } }
    | { __typename: 'UndoSignalStatusSuccess', signal: { id: string, status: Types.SignalStatus, statusName: string } | null }
   };

export type SignalStatusNowQueryVariables = Exact<{
  id: string;
}>;


export type SignalStatusNowQuery = { signal: { id: string, status: Types.SignalStatus, statusName: string } | null };


export const ChangeSignalStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeSignalStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeSignalStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSignalStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeSignalStatusSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"serviceMessage"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignalConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ChangeSignalStatusMutation, ChangeSignalStatusMutationVariables>;
export const UndoSignalStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoSignalStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoSignalStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoSignalStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UndoSignalStatusSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignalConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UndoSignalStatusMutation, UndoSignalStatusMutationVariables>;
export const SignalStatusNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignalStatusNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}}]}}]}}]} as unknown as DocumentNode<SignalStatusNowQuery, SignalStatusNowQueryVariables>;
export const useSignalStatusNowQuery = (options: Omit<useQuery.Options<SignalStatusNowQuery, SignalStatusNowQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: SignalStatusNowQueryVariables; skip?: boolean } | { skip: true; variables?: SignalStatusNowQueryVariables })) =>
  useQuery(SignalStatusNowDocument, options as useQuery.Options<SignalStatusNowQuery, SignalStatusNowQueryVariables>);