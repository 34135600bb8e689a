/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Direction of a response. */
export type ResponseKind =
  /** From the citizen to the utility. */
  | 'CLIENT'
  /** From the utility to the citizen. */
  | 'OPERATOR';

/** Channel of a signal. */
export type SignalChannel =
  /** Received by e-mail. */
  | 'EMAIL'
  /** Submitted by an operator for a citizen. */
  | 'OPERATOR'
  /** Submitted by the citizen in the portal. */
  | 'PORTAL';

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

export type SignalQueryVariables = Exact<{
  id: string;
}>;


export type SignalQuery = { signal: { id: string, title: string, channel: Types.SignalChannel | null, status: Types.SignalStatus, statusName: string, needsReply: boolean, waitsSince: string | null, hasWithheldMessages: boolean, createdAt: string, lastResponseAt: string | null, closedAt: string | null, breakdownId: string | null, workCardNo: string | null, attachmentsUrl: string, priority: { id: string, name: string } | null, submitter: { id: string, name: string } | null, takenBy: { id: string, name: string } | null, message: { document: Record<string, unknown> }, location: { latitude: number, longitude: number } | null, responses: Array<{ id: string, kind: Types.ResponseKind, author: string | null, respondedAt: string, senderEmail: string | null, attachmentsCount: number, message: { document: Record<string, unknown> }, attachments: Array<{ id: string, fileName: string, label: string, size: number | null, url: string }> }> | null, attachments: Array<{ id: string, fileName: string, label: string, size: number | null, url: string }> | null } | null };

export type ResponsePartsFragment = { id: string, kind: Types.ResponseKind, author: string | null, respondedAt: string, senderEmail: string | null, attachmentsCount: number, message: { document: Record<string, unknown> }, attachments: Array<{ id: string, fileName: string, label: string, size: number | null, url: string }> };

export type AttachmentPartsFragment = { id: string, fileName: string, label: string, size: number | null, url: string };

export const AttachmentPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttachmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attachment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]} as unknown as DocumentNode<AttachmentPartsFragment, unknown>;
export const ResponsePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResponseParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignalResponse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"respondedAt"}},{"kind":"Field","name":{"kind":"Name","value":"senderEmail"}},{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attachmentsCount"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttachmentParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttachmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attachment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]} as unknown as DocumentNode<ResponsePartsFragment, unknown>;
export const SignalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Signal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"priority"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"submitter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"needsReply"}},{"kind":"Field","name":{"kind":"Name","value":"waitsSince"}},{"kind":"Field","name":{"kind":"Name","value":"hasWithheldMessages"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastResponseAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"breakdownId"}},{"kind":"Field","name":{"kind":"Name","value":"workCardNo"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResponseParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttachmentParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attachmentsUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttachmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attachment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResponseParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignalResponse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"respondedAt"}},{"kind":"Field","name":{"kind":"Name","value":"senderEmail"}},{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attachmentsCount"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttachmentParts"}}]}}]}}]} as unknown as DocumentNode<SignalQuery, SignalQueryVariables>;
export const useSignalQuery = (options: Omit<useQuery.Options<SignalQuery, SignalQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: SignalQueryVariables; skip?: boolean } | { skip: true; variables?: SignalQueryVariables })) =>
  useQuery(SignalDocument, options as useQuery.Options<SignalQuery, SignalQueryVariables>);