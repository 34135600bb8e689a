/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.ts';

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

/** The assignment of a signal to a colleague. */
export type HandOverSignalInput = {
  /** One of `colleagues`; null or absent for no operator. */
  colleagueId?: string | null | undefined;
  /** Number of the signal. */
  id: string;
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

/** A reply in a signal's conversation. With files: `POST /files/signals/{id}/responses`, see docs/integrating.md. */
export type ReplyToSignalInput = {
  /** The latest response that the author has seen; "0" if there was none. If another response is the latest now, the result is a conflict. If absent, the latest response is not compared. */
  expectedLastResponseId?: string | null | undefined;
  /** The submitter for whom the reply is meant; null if the author saw none. If the signal has another submitter now, the result is a conflict. If absent, the submitter is not compared. */
  expectedSubmitterId?: string | null | undefined;
  /** A new UUID for each draft. A repeated request with the same key is not stored again. Required if the REST service stores keys; otherwise it must be absent. */
  idempotencyKey?: string | null | undefined;
  /** Text of the reply: not blank, at most 50 000 characters. */
  message: RichTextInput;
  /** Number of the signal. */
  signalId: string;
};

/** A text to store: at most 2 000 nodes and 200 KB of JSON (the backslashes of escaped quotes count). Set exactly one of the two fields. */
export type RichTextInput =
  {   /** A document with formatting. */
  document: Record<string, unknown>; text?: never; }
  |  { document?: never;   /** Plain text; each line becomes a paragraph, several empty lines become one. */
  text: string; };

/** A priority for a signal. */
export type SetSignalPriorityInput = {
  /** The priority that the user saw, null for none. A different stored priority is a conflict. If absent, the value is not compared. */
  expectedPriorityId?: string | null | undefined;
  /** Number of the signal. */
  id: string;
  /** One of `priorities`; null or absent removes the priority. */
  priorityId?: string | null | undefined;
};

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

/** The assignment of a signal to the signed-in user. */
export type TakeSignalInput = {
  /** Number of the signal. */
  id: string;
  /** If true, the signal is assigned to the user even if a colleague works on it. */
  takeOver?: boolean | null | undefined;
};

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

export type SignalWorkNowQueryVariables = Exact<{
  id: string;
}>;


export type SignalWorkNowQuery = { signal: { id: string, status: Types.SignalStatus, statusName: string, breakdownId: string | null, lastResponseAt: string | null, submitter: { id: string, name: string } | null, priority: { id: string, name: string } | null, takenBy: { id: string, name: string } | null } | null };

export type SignalResponsesNowQueryVariables = Exact<{
  id: string;
}>;


export type SignalResponsesNowQuery = { signal: { id: string, responses: Array<{ id: string }> | null } | null };

export type BulkReplyTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type BulkReplyTemplatesQuery = { replyTemplates: Array<{ id: string, name: string, text: string }> };

export type TakeCheckedSignalMutationVariables = Exact<{
  input: Types.TakeSignalInput;
}>;


export type TakeCheckedSignalMutation = { takeSignal:
    | { __typename: 'SignalConflict', current: { id: string, takenBy: { id: string, name: string } | null } }
    | { __typename: 'TakeSignalSuccess' }
   };

export type HandOverCheckedSignalMutationVariables = Exact<{
  input: Types.HandOverSignalInput;
}>;


export type HandOverCheckedSignalMutation = { handOverSignal:
    | { __typename: 'HandOverSignalSuccess' }
    | { __typename: 'Refusal' }
   };

export type PrioritizeCheckedSignalMutationVariables = Exact<{
  input: Types.SetSignalPriorityInput;
}>;


export type PrioritizeCheckedSignalMutation = { setSignalPriority:
    | { __typename: 'SetSignalPrioritySuccess' }
    | { __typename: 'SignalConflict', current: { id: string, priority: { id: string, name: string } | null } }
   };

export type ReplyToCheckedSignalMutationVariables = Exact<{
  input: Types.ReplyToSignalInput;
}>;


export type ReplyToCheckedSignalMutation = { replyToSignal:
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, code: Types.InputProblemCode, message: string }> }
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
    | { __typename: 'ReplyToSignalSuccess', responseId: string }
    | { __typename: 'SignalConflict', fields: Array<string>, current: { id: string, lastResponseAt: string | null, submitter: { id: string, name: string } | null } }
   };

export type CloseCheckedSignalMutationVariables = Exact<{
  input: Types.ChangeSignalStatusInput;
}>;


export type CloseCheckedSignalMutation = { changeSignalStatus:
    | { __typename: 'ChangeSignalStatusSuccess' }
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
    | { __typename: 'SignalConflict', fields: Array<string>, current: { id: string, status: Types.SignalStatus, statusName: string, lastResponseAt: string | null, submitter: { id: string, name: string } | null } }
   };

export type UndoCheckedSignalMutationVariables = Exact<{
  input: Types.UndoSignalStatusInput;
}>;


export type UndoCheckedSignalMutation = { undoSignalStatus:
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
    | { __typename: 'SignalConflict', current: { id: string, status: Types.SignalStatus, statusName: string } }
    | { __typename: 'UndoSignalStatusSuccess' }
   };

export type BulkColleaguesQueryVariables = Exact<{ [key: string]: never; }>;


export type BulkColleaguesQuery = { colleagues: Array<{ id: string, name: string }> };

export type ReachOfSignalsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ReachOfSignalsQuery = { signals: { items: Array<{ id: string, submitter: { id: string, name: string } | null, contact: { receivesReplies: boolean | null, phone: string | null, email: string | null } | null }> } };


export const SignalWorkNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignalWorkNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"breakdownId"}},{"kind":"Field","name":{"kind":"Name","value":"lastResponseAt"}},{"kind":"Field","name":{"kind":"Name","value":"submitter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Choice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priority"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Choice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Choice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lookup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<SignalWorkNowQuery, SignalWorkNowQueryVariables>;
export const SignalResponsesNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignalResponsesNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SignalResponsesNowQuery, SignalResponsesNowQueryVariables>;
export const BulkReplyTemplatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BulkReplyTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<BulkReplyTemplatesQuery, BulkReplyTemplatesQueryVariables>;
export const TakeCheckedSignalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeCheckedSignal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TakeSignalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeSignal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignalConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<TakeCheckedSignalMutation, TakeCheckedSignalMutationVariables>;
export const HandOverCheckedSignalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HandOverCheckedSignal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HandOverSignalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handOverSignal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<HandOverCheckedSignalMutation, HandOverCheckedSignalMutationVariables>;
export const PrioritizeCheckedSignalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PrioritizeCheckedSignal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetSignalPriorityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setSignalPriority"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignalConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"priority"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Choice"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Choice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lookup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<PrioritizeCheckedSignalMutation, PrioritizeCheckedSignalMutationVariables>;
export const ReplyToCheckedSignalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplyToCheckedSignal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyToSignalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyToSignal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyToSignalSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"responseId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignalConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastResponseAt"}},{"kind":"Field","name":{"kind":"Name","value":"submitter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Choice"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Choice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lookup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<ReplyToCheckedSignalMutation, ReplyToCheckedSignalMutationVariables>;
export const CloseCheckedSignalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseCheckedSignal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeSignalStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSignalStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignalConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"lastResponseAt"}},{"kind":"Field","name":{"kind":"Name","value":"submitter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Choice"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Choice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lookup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<CloseCheckedSignalMutation, CloseCheckedSignalMutationVariables>;
export const UndoCheckedSignalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoCheckedSignal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoSignalStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoSignalStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignalConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UndoCheckedSignalMutation, UndoCheckedSignalMutationVariables>;
export const BulkColleaguesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BulkColleagues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"colleagues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<BulkColleaguesQuery, BulkColleaguesQueryVariables>;
export const ReachOfSignalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReachOfSignals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"100"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"submitter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Choice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receivesReplies"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Choice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lookup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<ReachOfSignalsQuery, ReachOfSignalsQueryVariables>;
export const useSignalWorkNowQuery = (options: Omit<useQuery.Options<SignalWorkNowQuery, SignalWorkNowQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: SignalWorkNowQueryVariables; skip?: boolean } | { skip: true; variables?: SignalWorkNowQueryVariables })) =>
  useQuery(SignalWorkNowDocument, options as useQuery.Options<SignalWorkNowQuery, SignalWorkNowQueryVariables>);

export const useSignalResponsesNowQuery = (options: Omit<useQuery.Options<SignalResponsesNowQuery, SignalResponsesNowQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: SignalResponsesNowQueryVariables; skip?: boolean } | { skip: true; variables?: SignalResponsesNowQueryVariables })) =>
  useQuery(SignalResponsesNowDocument, options as useQuery.Options<SignalResponsesNowQuery, SignalResponsesNowQueryVariables>);

export const useBulkReplyTemplatesQuery = (options: Omit<useQuery.Options<BulkReplyTemplatesQuery, BulkReplyTemplatesQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: BulkReplyTemplatesQueryVariables } = {}) =>
  useQuery(BulkReplyTemplatesDocument, options as useQuery.Options<BulkReplyTemplatesQuery, BulkReplyTemplatesQueryVariables>);

export const useBulkColleaguesQuery = (options: Omit<useQuery.Options<BulkColleaguesQuery, BulkColleaguesQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: BulkColleaguesQueryVariables } = {}) =>
  useQuery(BulkColleaguesDocument, options as useQuery.Options<BulkColleaguesQuery, BulkColleaguesQueryVariables>);

export const useReachOfSignalsQuery = (options: Omit<useQuery.Options<ReachOfSignalsQuery, ReachOfSignalsQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: ReachOfSignalsQueryVariables; skip?: boolean } | { skip: true; variables?: ReachOfSignalsQueryVariables })) =>
  useQuery(ReachOfSignalsDocument, options as useQuery.Options<ReachOfSignalsQuery, ReachOfSignalsQueryVariables>);