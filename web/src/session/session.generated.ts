/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a person may do, by the roles of the identity provider. */
export type Action =
  /** Manages nomenclatures, imports, logs, users, groups and roles: 'Администратор'. */
  | 'ADMINISTRATOR'
  /** Adds users and groups: 'Създаване'. */
  | 'CREATE'
  /** Edits users, groups and their roles: 'Редакция'. */
  | 'EDIT'
  /** Works with signals, breakdowns, water meters, clients and addresses: 'Оператор'. */
  | 'OPERATOR'
  /** Sees own signals and submits new ones: 'Потребител'. */
  | 'USER';

/** Features that a REST service behind the gateway may lack. The service of the product has all of them. */
export type ServiceFeature =
  /** Drafts are stored for each person and signal. */
  | 'DRAFTS'
  /** Expected values, such as a status or the latest response, are compared in the same transaction as the write. Without this feature the status is compared before the write. */
  | 'EXPECTED_VALUES'
  /** Search of addresses by text and by coordinates. */
  | 'GEOCODER'
  /** A repeated write with the same `idempotencyKey` returns the result of the first one. Without this feature the gateway never retries a write. */
  | 'IDEMPOTENCY'
  /** Changes are sent in real time by `GET /events`. */
  | 'LIVE_EVENTS'
  /** Tiles, map definition, layers of map servers, pipes and service connections on the map. */
  | 'MAP'
  /** The last map view of each person is stored. */
  | 'MAP_VIEW'
  /** Filters accept several statuses, priorities or persons. */
  | 'MULTIPLE_FILTER_VALUES'
  /** The service shows a person without OPERATOR only own signals. Without this feature such persons are refused, because the service would show them all signals. */
  | 'OWN_SIGNALS'
  /** Pages of signals without rows or without the total. Without this feature whole pages are read, whatever is selected. */
  | 'PARTIAL_PAGES'
  /** Signals can be filtered by channel. */
  | 'SIGNAL_CHANNELS'
  /** Notes, history, reply templates, taking and handing over, views, presence, callers, places. */
  | 'SIGNAL_DESK'
  /**
   * All signals of a list as a file: `GET /files/signals.csv?filter=…&sort=…`, with `filter` and `sort` of `signals` as
   * URL-encoded JSON. UTF-8, cells separated by semicolons, headings in Bulgarian.
   */
  | 'SIGNAL_EXPORT'
  /** Search of submitters by a part of the name, with paging. Without this feature the gateway reads all submitters and searches itself. */
  | 'SUBMITTER_SEARCH';

/** Kinds of external applications in the menu. */
export type ToolKind =
  /** Analytics. */
  | 'ANALYTICS'
  /** Editor of the map. */
  | 'MAP_EDITOR'
  /** Measurements. */
  | 'MEASUREMENTS'
  /** Management of the network. */
  | 'NETWORK_MANAGEMENT'
  /** Reports. */
  | 'REPORTS'
  /** Thematic maps, if an external application shows them instead of the product. */
  | 'THEMATIC_MAPS';

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { session: { id: string, name: string, memberOf: Array<string>, allowedActions: Array<Types.Action>, allowedGroups: Array<string>, isProduction: boolean, eventCursor: string | null, access: { operator: boolean, activityLog: boolean, errorsLog: boolean, roles: boolean }, lastMapView: { zoom: number, center: { latitude: number, longitude: number } } | null }, environment: { title: string, version: string, requestTimeoutMinutes: number, features: Array<Types.ServiceFeature>, tools: Array<{ kind: Types.ToolKind, address: string }> } };


export const SessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"memberOf"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"allowedGroups"}},{"kind":"Field","name":{"kind":"Name","value":"isProduction"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"activityLog"}},{"kind":"Field","name":{"kind":"Name","value":"errorsLog"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastMapView"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"center"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"zoom"}}]}},{"kind":"Field","name":{"kind":"Name","value":"eventCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"environment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"requestTimeoutMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"tools"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]}}]} as unknown as DocumentNode<SessionQuery, SessionQueryVariables>;
export const useSessionQuery = (options: Omit<useQuery.Options<SessionQuery, SessionQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: SessionQueryVariables } = {}) =>
  useQuery(SessionDocument, options as useQuery.Options<SessionQuery, SessionQueryVariables>);