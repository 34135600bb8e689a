/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A point in degrees, WGS 84. */
export type CoordinatesInput = {
  /** North positive, -90 to 90. */
  latitude: number;
  /** East positive, -180 to 180. */
  longitude: number;
};

/** Corrections of a signal that was submitted with a wrong title, place or submitter. Absent fields stay as they are. */
export type CorrectSignalInput = {
  /** Client of the utility who is the correct submitter. */
  clientId?: string | null | undefined;
  /** The place that the user saw, null for none. A different stored place is a conflict. If absent, the place is not compared. */
  expectedLocation?: CoordinatesInput | null | undefined;
  /** The submitter that the user saw, null for none. A different stored submitter is a conflict. If absent, the submitter is not compared. */
  expectedSubmitterId?: string | null | undefined;
  /** The title that the user saw. A different stored title is a conflict. If absent, the title is not compared. */
  expectedTitle?: string | null | undefined;
  /** Number of the signal. */
  id: string;
  /** The correct place, in the country. */
  location?: CoordinatesInput | null | undefined;
  /** The correct submitter, if the person is neither a submitter nor a client yet. */
  newCaller?: NewCallerInput | null | undefined;
  /** The correct submitter. Null removes the submitter if `expectedSubmitterId` is present; without it, null changes nothing. At most one of `submitterId`, `clientId` and `newCaller`. Refused with FIXED if the stored submitter has written the signal or a message, in the portal or by e-mail. */
  submitterId?: string | null | undefined;
  /** The correct title, at most 200 characters. */
  title?: string | null | undefined;
};

/** A caller who is neither a submitter nor a client of the utility. Callers with equal names and equal telephone numbers are stored once; without a number each caller is stored separately. */
export type NewCallerInput = {
  /** Name of the person: not blank, at most 200 characters. */
  name: string;
  /** Telephone number, at least three digits; null if the person has not given one. */
  phone?: string | null | undefined;
};

export type CorrectSignalMutationVariables = Exact<{
  input: Types.CorrectSignalInput;
}>;


export type CorrectSignalMutation = { correctSignal:
    | { __typename: 'CorrectSignalSuccess', signal: { id: string, title: string, hasWithheldMessages: boolean, location: { latitude: number, longitude: number } | null, submitter: { id: string, name: string } | null } | null }
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, message: string }> }
    | { __typename: 'SignalConflict', changedBy: string | null, changedAt: string | null, current: { id: string, title: string, hasWithheldMessages: boolean, location: { latitude: number, longitude: number } | null, submitter: { id: string, name: string } | null } }
   };

export type CorrectedSignalNowQueryVariables = Exact<{
  id: string;
}>;


export type CorrectedSignalNowQuery = { signal: { id: string, title: string, hasWithheldMessages: boolean, location: { latitude: number, longitude: number } | null, submitter: { id: string, name: string } | null } | null };

export type CorrectedSignalFragment = { id: string, title: string, hasWithheldMessages: boolean, location: { latitude: number, longitude: number } | null, submitter: { id: string, name: string } | null };

export const CorrectedSignalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorrectedSignal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"hasWithheldMessages"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"submitter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CorrectedSignalFragment, unknown>;
export const CorrectSignalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectSignal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectSignalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctSignal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectSignalSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorrectedSignal"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignalConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorrectedSignal"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorrectedSignal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"hasWithheldMessages"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"submitter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CorrectSignalMutation, CorrectSignalMutationVariables>;
export const CorrectedSignalNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CorrectedSignalNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorrectedSignal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorrectedSignal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"hasWithheldMessages"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"submitter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CorrectedSignalNowQuery, CorrectedSignalNowQueryVariables>;
export const useCorrectedSignalNowQuery = (options: Omit<useQuery.Options<CorrectedSignalNowQuery, CorrectedSignalNowQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: CorrectedSignalNowQueryVariables; skip?: boolean } | { skip: true; variables?: CorrectedSignalNowQueryVariables })) =>
  useQuery(CorrectedSignalNowDocument, options as useQuery.Options<CorrectedSignalNowQuery, CorrectedSignalNowQueryVariables>);