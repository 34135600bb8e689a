/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A link between two related signals. */
export type LinkSignalInput = {
  /** Number of the signal. */
  id: string;
  /** Number of the other signal. */
  otherId: string;
};

/** A merge: the signal is a duplicate of another one, on which the work goes on. */
export type MergeSignalInput = {
  /** The latest response of the duplicate that the user has seen; "0" if there was none. If another response is the latest now, the result is a conflict. If absent, the latest response is not compared. */
  expectedLastResponseId?: string | null | undefined;
  /** The submitter for whom the message is meant; null if the user saw none. If the duplicate has another submitter now, the result is a conflict. If absent, the submitter is not compared. */
  expectedSubmitterId?: string | null | undefined;
  /** Number of the duplicate, which is closed. */
  id: string;
  /** A new UUID for each form. A repeated request with the same key is not stored again. Required if the REST service stores keys; otherwise it must be absent. */
  idempotencyKey?: string | null | undefined;
  /** Message to the submitter of the duplicate: not blank, at most 50 000 characters. */
  message: RichTextInput;
  /** Number of the signal on which the work goes on. */
  otherId: string;
};

/** The removal of a link. */
export type RemoveSignalLinkInput = {
  /** Number of the link. */
  linkId: string;
  /** One of the two signals, which is returned. */
  signalId: string;
};

/** A text to store: at most 2 000 nodes and 200 KB of JSON (the backslashes of escaped quotes count). Set exactly one of the two fields. */
export type RichTextInput =
  {   /** A document with formatting. */
  document: Record<string, unknown>; text?: never; }
  |  { document?: never;   /** Plain text; each line becomes a paragraph, several empty lines become one. */
  text: string; };

/** Kind of a link between signals. */
export type SignalLinkKind =
  /** The other signal was merged into this one. */
  | 'DUPLICATE'
  /** This signal was merged into the other one, and closed. */
  | 'DUPLICATE_OF'
  /** The signals have something in common. */
  | 'RELATED';

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

export type SignalLinksQueryVariables = Exact<{
  id: string;
}>;


export type SignalLinksQuery = { signal: { id: string, links: Array<{ id: string, kind: Types.SignalLinkKind, signal: { id: string, title: string, status: Types.SignalStatus, statusName: string, submitter: { id: string, name: string } | null } }> | null } | null };

export type LinkPartsFragment = { id: string, kind: Types.SignalLinkKind, signal: { id: string, title: string, status: Types.SignalStatus, statusName: string, submitter: { id: string, name: string } | null } };

export type LinkedSignalQueryVariables = Exact<{
  id: string;
}>;


export type LinkedSignalQuery = { signal: { id: string, title: string, status: Types.SignalStatus, statusName: string, createdAt: string, submitter: { id: string, name: string } | null, location: { latitude: number, longitude: number } | null } | null };

export type LinkSignalMutationVariables = Exact<{
  input: Types.LinkSignalInput;
}>;


export type LinkSignalMutation = { linkSignal:
    | { __typename: 'LinkSignalSuccess', linkId: string }
    | { __typename: 'Refusal', message: string }
   };

export type MergeSignalMutationVariables = Exact<{
  input: Types.MergeSignalInput;
}>;


export type MergeSignalMutation = { mergeSignal:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'MergeSignalSuccess', linkId: string }
    | { __typename: 'Refusal', message: string }
    | { __typename: 'SignalConflict', fields: Array<string>, message: string, current: { id: string, submitter: { id: string, name: string } | null } }
   };

export type RemoveSignalLinkMutationVariables = Exact<{
  input: Types.RemoveSignalLinkInput;
}>;


export type RemoveSignalLinkMutation = { removeSignalLink:
    | { __typename: 'Refusal', message: string }
    | { __typename: 'RemoveSignalLinkSuccess', signal: { id: string, status: Types.SignalStatus } | null }
   };

export const LinkPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignalLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"signal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"submitter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Choice"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Choice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lookup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<LinkPartsFragment, unknown>;
export const SignalLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignalLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Choice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lookup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignalLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"signal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"submitter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Choice"}}]}}]}}]}}]} as unknown as DocumentNode<SignalLinksQuery, SignalLinksQueryVariables>;
export const LinkedSignalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinkedSignal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"submitter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]}}]} as unknown as DocumentNode<LinkedSignalQuery, LinkedSignalQueryVariables>;
export const LinkSignalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LinkSignal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LinkSignalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkSignal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkSignalSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<LinkSignalMutation, LinkSignalMutationVariables>;
export const MergeSignalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeSignal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergeSignalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeSignal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MergeSignalSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignalConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"submitter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MergeSignalMutation, MergeSignalMutationVariables>;
export const RemoveSignalLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSignalLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveSignalLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSignalLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveSignalLinkSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveSignalLinkMutation, RemoveSignalLinkMutationVariables>;
export const useSignalLinksQuery = (options: Omit<useQuery.Options<SignalLinksQuery, SignalLinksQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: SignalLinksQueryVariables; skip?: boolean } | { skip: true; variables?: SignalLinksQueryVariables })) =>
  useQuery(SignalLinksDocument, options as useQuery.Options<SignalLinksQuery, SignalLinksQueryVariables>);

export const useLinkedSignalQuery = (options: Omit<useQuery.Options<LinkedSignalQuery, LinkedSignalQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: LinkedSignalQueryVariables; skip?: boolean } | { skip: true; variables?: LinkedSignalQueryVariables })) =>
  useQuery(LinkedSignalDocument, options as useQuery.Options<LinkedSignalQuery, LinkedSignalQueryVariables>);