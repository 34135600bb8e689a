/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Action of a user, from the roles at the identity provider. */
export type Action =
  /** Maintains nomenclatures, imports, logs, users, groups and roles: 'Администратор'. */
  | 'ADMINISTRATOR'
  /** Adds users and groups: 'Създаване'. */
  | 'CREATE'
  /** Edits users, groups and their roles: 'Редакция'. */
  | 'EDIT'
  /** Works with signals, breakdowns, water meters, clients and addresses: 'Оператор'. */
  | 'OPERATOR'
  /** Reads the user's own signals and submits new ones: 'Потребител'. */
  | 'USER';

/** Optional features of the REST service. The product's own service has all of them. */
export type ServiceFeature =
  /** Users in pages with search, and the sources of their rights. */
  | 'ACCOUNT_TOOLS'
  /**
   * Views of breakdowns, free work card numbers, signals by their breakdown, and the filtered list of breakdowns as CSV
   * (`GET /files/breakdowns.csv` with `filter` and `sort` as URL-encoded JSON). The expected values of a breakdown are compared in
   * the transaction of the write; without the feature the gateway compares them before the write.
   */
  | 'BREAKDOWN_TOOLS'
  /**
   * Clients and addresses: lists filtered by EGN in the body of the request, lists as CSV (`GET /files/clients.csv`,
   * `addresses.csv`, `address-mappings.csv`), lookups by search, meters and outages of a client, and the unmasked EGN, for which the user must give a reason. The
   * expected values are compared in the transaction of the write; without the feature the gateway compares them before the write.
   */
  | 'CLIENT_TOOLS'
  /** Drafts are stored for each user and signal. */
  | 'DRAFTS'
  /** The expected status and the expected latest response are compared in the transaction of the write. Without the feature the gateway compares the status before the write. */
  | 'EXPECTED_VALUES'
  /** Search of addresses by text and by coordinates. */
  | 'GEOCODER'
  /** A write with the `idempotencyKey` of an earlier one returns the earlier result. Without the feature the gateway never retries a write, and refuses a key. */
  | 'IDEMPOTENCY'
  /**
   * Runs of imports with their progress and problems; dry run, repair of cells and undo; the list of imported files as CSV
   * (`GET /files/imports.csv` with `filter` and `sort` as URL-encoded JSON); the records that the integrity check found.
   */
  | 'IMPORT_TOOLS'
  /** The plan to isolate a break (`isolationPlan`), and the fields of a breakdown that store values of the plan. */
  | 'ISOLATION'
  /** Saved views of lists, and the columns that each user has chosen. */
  | 'LIST_VIEWS'
  /** Changes are sent as server-sent events: `GET /events`. */
  | 'LIVE_EVENTS'
  /** The list of activities, the logs as CSV, the filters of logs by trace id and message, and the request in which an exception happened. */
  | 'LOG_TOOLS'
  /** Tiles, map definition, layers of map servers, pipes and service connections. */
  | 'MAP'
  /** The last map view of each user is stored. */
  | 'MAP_VIEW'
  /** Filters accept several statuses, priorities or submitters. */
  | 'MULTIPLE_FILTER_VALUES'
  /** The responses of all signals of a page are read with one REST call, the files and the contacts of these signals with one more each. Without the feature each signal needs its own calls. */
  | 'NESTED_READS'
  /** Which signals have a reply that the submitter has not opened. */
  | 'NEW_REPLIES'
  /**
   * Nomenclatures and their items as CSV (`GET /files/nomenclatures.csv`, `GET /files/nomenclature-items.csv`, with `filter` and
   * `sort` as URL-encoded JSON), and the records that refer to an item. The expected values of an item are compared in the
   * transaction of the write; without the feature the gateway compares them before the write.
   */
  | 'NOMENCLATURE_TOOLS'
  /** A user without OPERATOR receives the user's own signals only. Without the feature such a user is refused, because the service would return all signals. */
  | 'OWN_SIGNALS'
  /** Pages of signals can be read without rows or without the total. Without the feature the gateway always reads both. */
  | 'PARTIAL_PAGES'
  /** The changes of one record. */
  | 'RECORD_HISTORY'
  /** The field `search` finds persons, addresses and water meters too, and the field `person` is available. Without the feature `search` finds numbers of signals and work cards only. */
  | 'SEARCH'
  /** Signals can be filtered by channel. */
  | 'SIGNAL_CHANNELS'
  /** The telephone and the address of the submitter of a signal, and the number of the submitter's other signals. */
  | 'SIGNAL_CONTACT'
  /** Tools of operators: notes, history, reply templates, assignment, views, presence, facts about a location. */
  | 'SIGNAL_DESK'
  /**
   * All signals of a list as CSV: `GET /files/signals.csv?filter=…&sort=…`, with `filter` and `sort` of `signals` as URL-encoded
   * JSON. UTF-8, separated by semicolons, headings in Bulgarian.
   */
  | 'SIGNAL_EXPORT'
  /** Signals can be linked to other signals and merged. */
  | 'SIGNAL_LINKS'
  /** Signals can be filtered by number, words, telephone, address and person, and sorted by the deadline of the reply. */
  | 'SIGNAL_SEARCH'
  /** Submitters can be searched by name, address, telephone or client number, in pages. Without the feature the gateway reads all submitters and searches their names itself. */
  | 'SUBMITTER_SEARCH'
  /** Unsent signals are stored for each user. */
  | 'SUBMIT_DRAFTS'
  /** Likely service connections of a meter, the common meters without a connection, undoing `snapWaterMeter`, and addresses by their number. */
  | 'SVO_TOOLS'
  /**
   * The list of water meters as CSV (`GET /files/water-meters.csv` with `filter` and `sort` as URL-encoded JSON). The expected
   * values of a meter are compared in the transaction of the write; without the feature the gateway compares them before the write.
   */
  | 'WATER_METER_TOOLS';

/** Kinds of external applications. */
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
  /** Thematic maps in an external application. */
  | 'THEMATIC_MAPS';

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { session: { id: string, name: string, memberOf: Array<string>, allowedActions: Array<Types.Action>, allowedGroups: Array<string>, isProduction: boolean, eventCursor: string | null, access: { operator: boolean, activityLog: boolean, errorsLog: boolean, roles: boolean }, lastMapView: { zoom: number, center: { latitude: number, longitude: number } } | null }, environment: { title: string, version: string, requestTimeoutMinutes: number, features: Array<Types.ServiceFeature>, tools: Array<{ kind: Types.ToolKind, address: string }> } };


export const SessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"memberOf"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"allowedGroups"}},{"kind":"Field","name":{"kind":"Name","value":"isProduction"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"activityLog"}},{"kind":"Field","name":{"kind":"Name","value":"errorsLog"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastMapView"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"center"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"zoom"}}]}},{"kind":"Field","name":{"kind":"Name","value":"eventCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"environment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"requestTimeoutMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"tools"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]}}]} as unknown as DocumentNode<SessionQuery, SessionQueryVariables>;
export const useSessionQuery = (options: Omit<useQuery.Options<SessionQuery, SessionQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: SessionQueryVariables } = {}) =>
  useQuery(SessionDocument, options as useQuery.Options<SessionQuery, SessionQueryVariables>);