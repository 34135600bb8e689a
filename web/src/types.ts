/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

/** Kind of the base map's tiles. */
export type BaseMapKind =
  /** Images. */
  | 'RASTER'
  /** Vector tiles in the Protomaps schema: layers `water`, `landuse`, `roads`, `buildings`, `places`. */
  | 'VECTOR';

/** A new status for a signal. */
export type ChangeSignalStatusInput = {
  /** The status that the caller saw. A different stored status is a conflict. Absent: not compared. */
  expectedStatus?: SignalStatus | null | undefined;
  /** Number of the signal. */
  id: string;
  /** The new status. */
  status: SignalStatus;
};

/** A point on the earth in degrees, WGS 84. */
export type CoordinatesInput = {
  /** North positive, -90 to 90. */
  latitude: number;
  /** East positive, -180 to 180. */
  longitude: number;
};

/** A range of time. Both ends are inclusive and optional. */
export type DateTimeRange = {
  /** Start of the range. */
  from?: string | null | undefined;
  /** End of the range, including its whole second. */
  to?: string | null | undefined;
};

/** A hand-over of a signal. */
export type HandOverSignalInput = {
  /** One of `colleagues`. Null or absent: the signal becomes free. */
  colleagueId?: string | null | undefined;
  /** Number of the signal. */
  id: string;
};

/** A page of a list. If absent: the first page with 10 rows. */
export type PageInput = {
  /** Starts at 1. A page after the last one is empty, not an error. */
  number: number;
  /** 5, 10, 25, 50 or 100. */
  size: number;
};

/** Presence of an operator at a signal. */
export type PresenceState =
  /** Has left the signal. */
  | 'LEFT'
  /** Views the signal. */
  | 'VIEWING'
  /** Writes a reply: 'Иванова пише…'. */
  | 'WRITING';

/** Why a valid input was refused. New values may be added: treat unknown ones like SERVICE_REFUSED. */
export type RefusalCode =
  /** Other records depend on it. */
  | 'IN_USE'
  /** It would leave the product without an active administrator. */
  | 'LAST_ADMINISTRATOR'
  /** The REST service accepted the call but returned no record: nothing was stored. */
  | 'NOT_RECORDED'
  /** The REST service refused the change. `message` is its text. */
  | 'SERVICE_REFUSED'
  /** The current state of the record does not allow it: a closed signal, an already linked signal, a status that cannot be chosen. */
  | 'WRONG_STATE';

/** Presence of the caller at a signal. Repeat it every 20 seconds: it expires after 45 seconds. */
export type ReportPresenceInput = {
  /** Number of the signal. */
  signalId: string;
  /** Presence of the caller. */
  state: PresenceState;
};

/** Direction of a message. */
export type ResponseKind =
  /** From the citizen to the utility. */
  | 'CLIENT'
  /** From the utility to the citizen. */
  | 'OPERATOR';

/** A text to store: exactly one of the two fields. */
export type RichTextInput =
  {   /** A document with formatting. */
  document: Record<string, unknown>; text?: never; }
  |  { document?: never;   /** Plain text; each line becomes a paragraph. */
  text: string; };

/** The last map view of the person. */
export type SaveMapViewInput = {
  /** Centre of the map. */
  center: CoordinatesInput;
  /** Zoom level, 3 to 23.99. */
  zoom: number;
};

/** A draft that replaces the previous one. */
export type SaveSignalDraftInput = {
  /** The key for sending it. */
  idempotencyKey: string;
  /** Kind of the draft. */
  kind: SignalDraftKind;
  /** Text of the draft. Null or absent: the draft is deleted. */
  message?: RichTextInput | null | undefined;
  /** Number of the signal. */
  signalId: string;
};

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

/** Channel by which a signal came in. */
export type SignalChannel =
  /** Received by e-mail. */
  | 'EMAIL'
  /** Submitted by an operator for a citizen. */
  | 'OPERATOR'
  /** Submitted by the citizen in the portal. */
  | 'PORTAL';

/** Kind of a draft. */
export type SignalDraftKind =
  /** An internal note. */
  | 'NOTE'
  /** A reply in the conversation. */
  | 'REPLY';

/** Conditions, combined with AND. A field that is absent, null, blank or an empty list is ignored. */
export type SignalFilter = {
  /** Came in by one of these channels. */
  channels?: Array<SignalChannel> | null | undefined;
  /** When it was rejected or closed. */
  closed?: DateTimeRange | null | undefined;
  /** When it was submitted. */
  created?: DateTimeRange | null | undefined;
  /** True: linked to a breakdown. False: not linked. */
  hasBreakdown?: boolean | null | undefined;
  /** When the latest response was written. */
  lastResponse?: DateTimeRange | null | undefined;
  /** True: waits for a reply. False: does not wait. */
  needsReply?: boolean | null | undefined;
  /** Has one of these priorities, at most 100. */
  priorityIds?: Array<string> | null | undefined;
  /** Has one of these statuses. */
  statuses?: Array<SignalStatus> | null | undefined;
  /** Reported by one of these persons, at most 100. */
  submitterIds?: Array<string> | null | undefined;
  /** Belongs to this view of the operator. Ignored for callers who are not operators. */
  view?: SignalView | null | undefined;
  /** Part of the work card number of the linked breakdown, in any letter case. At most 200 characters. */
  workCardNo?: string | null | undefined;
};

/** Kinds of changes of a signal. New values may be added. */
export type SignalHistoryKind =
  /** The linked breakdown. Values are work card numbers. */
  | 'BREAKDOWN'
  /** It was submitted. */
  | 'CREATED'
  /** Another field. */
  | 'OTHER'
  /** Status. Values are labels. */
  | 'STATUS'
  /** The operator who works on it. Values are names. */
  | 'TAKEN_BY';

/** A sort key. The first one in the list has precedence. The number, descending, is always the last key, so that pages are stable. */
export type SignalSort = {
  /** Direction of the sort key. */
  direction: SortDirection;
  /** Field of the sort key. */
  field: SignalSortField;
};

/** Sort fields of signals. */
export type SignalSortField =
  /** When it was rejected or closed. */
  | 'CLOSED_AT'
  /** When it was submitted. */
  | 'CREATED_AT'
  /** Number of the signal. */
  | 'ID'
  /** When the latest response was written. */
  | 'LAST_RESPONSE_AT'
  /** Priority, in the order of the reference list. */
  | 'PRIORITY'
  /** Label of the status. */
  | 'STATUS'
  /** Name of the person who reported it. */
  | 'SUBMITTER'
  /** Work card number of the linked breakdown. */
  | 'WORK_CARD_NO';

/** Status of a signal. `signalStatuses` returns the labels. */
export type SignalStatus =
  /** Accepted as a breakdown: 'Авария'. */
  | 'BREAKDOWN'
  /** Closed: 'Отхвърлен/Затворен'. */
  | 'CLOSED'
  /** Not accepted: 'Отхвърлен'. */
  | 'REJECTED'
  /** New, or unlinked from a breakdown: 'Сигнал'. It cannot be chosen. */
  | 'SIGNAL';

/** An operator's views of the signals. */
export type SignalView =
  /** Open signals on which nobody works. */
  | 'FREE'
  /** Open signals of the caller: in status SIGNAL or BREAKDOWN. */
  | 'MINE'
  /** Signals whose latest message has waited longer than the utility's target time, by default 72 hours. */
  | 'OVERDUE'
  /** Signals in any status whose latest message waits for a reply. */
  | 'WAITING';

/** Direction of a sort key. Empty values are last in both directions. */
export type SortDirection =
  /** Ascending. Texts by the Bulgarian alphabet, numbers inside texts by value. */
  | 'ASC'
  /** Descending. */
  | 'DESC';

/** A signal to take. */
export type TakeSignalInput = {
  /** Number of the signal. */
  id: string;
  /** True: take it even if a colleague works on it. */
  takeOver?: boolean | null | undefined;
};

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

export type SignalsNowQueryVariables = Exact<{
  waiting?: SignalFilter | null | undefined;
  today?: SignalFilter | null | undefined;
  breakdowns?: SignalFilter | null | undefined;
}>;


export type SignalsNowQuery = { waiting: { totalCount: number }, today: { totalCount: number }, breakdowns: { totalCount: number } };

export type MapPartsQueryVariables = Exact<{
  withNetwork: boolean;
}>;


export type MapPartsQuery = { baseMap: { kind: BaseMapKind, tilesUrl: string, minZoom: number, maxZoom: number, tileSize: number, attribution: string | null }, mapDefinition?: Array<{ layerName: string, layerType: string, sourceName: string, source: unknown, sourceLayer: string | null, layout: unknown, paint: unknown, minZoom: number, maxZoom: number, isSelectable: boolean }>, wmsLayers?: Array<{ id: string, name: string, isShown: boolean, minZoom: number, maxZoom: number, url: string }> };

export type MapItemFragment = { layerName: string, layerType: string, sourceName: string, source: unknown, sourceLayer: string | null, layout: unknown, paint: unknown, minZoom: number, maxZoom: number, isSelectable: boolean };

export type MapServerLayerFragment = { id: string, name: string, isShown: boolean, minZoom: number, maxZoom: number, url: string };

export type GeocodeQueryVariables = Exact<{
  text: string;
}>;


export type GeocodeQuery = { geocode: Array<{ label: string, location: { latitude: number, longitude: number } }> };

export type AddressAtQueryVariables = Exact<{
  at: CoordinatesInput;
}>;


export type AddressAtQuery = { reverseGeocode: { label: string } | null };

export type PipeAtQueryVariables = Exact<{
  at: CoordinatesInput;
  zoom: number;
}>;


export type PipeAtQuery = { pipeAt: { id: string, type: string | null } | null };

export type SvoLineQueryVariables = Exact<{
  id: string;
}>;


export type SvoLineQuery = { svoLine: { id: string, shownNumber: string, pipeId: string | null, properties: Array<{ name: string, label: string, value: string }> } | null };

export type SaveMapViewMutationVariables = Exact<{
  input: SaveMapViewInput;
}>;


export type SaveMapViewMutation = { saveMapView:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'SaveMapViewSuccess', view: { zoom: number } }
   };

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { session: { id: string, name: string, memberOf: Array<string>, allowedActions: Array<Action>, allowedGroups: Array<string>, isProduction: boolean, eventCursor: string | null, access: { operator: boolean, activityLog: boolean, errorsLog: boolean, roles: boolean }, lastMapView: { zoom: number, center: { latitude: number, longitude: number } } | null }, environment: { title: string, version: string, requestTimeoutMinutes: number, features: Array<ServiceFeature>, tools: Array<{ kind: ToolKind, address: string }> } };

export type SignalViewCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type SignalViewCountsQuery = { signalViews: { mine: number, free: number, waiting: number, overdue: number } };

export type SignalNeighboursQueryVariables = Exact<{
  filter?: SignalFilter | null | undefined;
  sort?: Array<SignalSort> | SignalSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type SignalNeighboursQuery = { signals: { items: Array<{ id: string }> } };

export type SignalDeskQueryVariables = Exact<{
  id: string;
}>;


export type SignalDeskQuery = { signal: { id: string, notes: Array<{ id: string, author: string | null, writtenAt: string, message: { document: Record<string, unknown> }, attachments: Array<{ id: string, fileName: string, label: string, size: number | null, url: string }> }> | null, history: Array<{ id: string, kind: SignalHistoryKind, oldValue: string | null, newValue: string | null, changedBy: string, changedAt: string }> | null } | null };

export type ReplyTemplatesQueryVariables = Exact<{
  signalId: string;
}>;


export type ReplyTemplatesQuery = { replyTemplates: Array<{ id: string, name: string, text: string }> };

export type ColleaguesQueryVariables = Exact<{ [key: string]: never; }>;


export type ColleaguesQuery = { colleagues: Array<{ id: string, name: string }> };

export type TakeSignalMutationVariables = Exact<{
  input: TakeSignalInput;
}>;


export type TakeSignalMutation = { takeSignal:
    | { __typename: 'SignalConflict', message: string, current: { id: string, takenBy: { id: string, name: string } | null } }
    | { __typename: 'TakeSignalSuccess', signal: { id: string, takenBy: { id: string, name: string } | null } | null }
   };

export type HandOverSignalMutationVariables = Exact<{
  input: HandOverSignalInput;
}>;


export type HandOverSignalMutation = { handOverSignal: { __typename: 'HandOverSignalSuccess', signal: { id: string, takenBy: { id: string, name: string } | null } | null } };

export type ReportPresenceMutationVariables = Exact<{
  input: ReportPresenceInput;
}>;


export type ReportPresenceMutation = { reportPresence: { __typename: 'ReportPresenceSuccess', others: Array<{ state: PresenceState, colleague: { id: string, name: string } }> } };

export type TakenByFragment = { id: string, takenBy: { id: string, name: string } | null };

export type SignalNewsQueryVariables = Exact<{
  id: string;
}>;


export type SignalNewsQuery = { signal: { id: string, status: SignalStatus, statusName: string, needsReply: boolean, lastResponseAt: string | null, closedAt: string | null, breakdownId: string | null, workCardNo: string | null, responses: Array<{ id: string, kind: ResponseKind, author: string | null, respondedAt: string }> | null, takenBy: { id: string, name: string } | null } | null };

export type SignalStateFragment = { id: string, status: SignalStatus, statusName: string, needsReply: boolean, lastResponseAt: string | null, closedAt: string | null, breakdownId: string | null, workCardNo: string | null, takenBy: { id: string, name: string } | null };

export type SignalQueryVariables = Exact<{
  id: string;
}>;


export type SignalQuery = { signal: { id: string, title: string, status: SignalStatus, statusName: string, needsReply: boolean, createdAt: string, lastResponseAt: string | null, closedAt: string | null, breakdownId: string | null, workCardNo: string | null, attachmentsUrl: string, priority: { id: string, name: string } | null, submitter: { id: string, name: string } | null, takenBy: { id: string, name: string } | null, message: { document: Record<string, unknown> }, location: { latitude: number, longitude: number } | null, responses: Array<{ id: string, kind: ResponseKind, author: string | null, respondedAt: string, senderEmail: string | null, attachmentsCount: number, message: { document: Record<string, unknown> }, attachments: Array<{ id: string, fileName: string, label: string, size: number | null, url: string }> }> | null, attachments: Array<{ id: string, fileName: string, label: string, size: number | null, url: string }> | null } | null };

export type ResponsePartsFragment = { id: string, kind: ResponseKind, author: string | null, respondedAt: string, senderEmail: string | null, attachmentsCount: number, message: { document: Record<string, unknown> }, attachments: Array<{ id: string, fileName: string, label: string, size: number | null, url: string }> };

export type AttachmentPartsFragment = { id: string, fileName: string, label: string, size: number | null, url: string };

export type SignalDraftQueryVariables = Exact<{
  signalId: string;
  kind: SignalDraftKind;
}>;


export type SignalDraftQuery = { signalDraft: { idempotencyKey: string, savedAt: string, message: { document: Record<string, unknown> } } | null };

export type SaveSignalDraftMutationVariables = Exact<{
  input: SaveSignalDraftInput;
}>;


export type SaveSignalDraftMutation = { saveSignalDraft:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'SaveSignalDraftSuccess', savedAt: string }
   };

export type ChangeSignalStatusMutationVariables = Exact<{
  input: ChangeSignalStatusInput;
}>;


export type ChangeSignalStatusMutation = { changeSignalStatus:
    | { __typename: 'ChangeSignalStatusSuccess', status: SignalStatus, serviceMessage: string | null }
    | { __typename: 'Refusal', code: RefusalCode, message: string }
    | { __typename: 'SignalConflict', changedBy: string | null, changedAt: string | null, current: { id: string, status: SignalStatus, statusName: string } }
   };

export type SignalStatusNowQueryVariables = Exact<{
  id: string;
}>;


export type SignalStatusNowQuery = { signal: { id: string, status: SignalStatus, statusName: string } | null };

export type SignalsQueryVariables = Exact<{
  filter?: SignalFilter | null | undefined;
  sort?: Array<SignalSort> | SignalSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type SignalsQuery = { signals: { items: Array<{ id: string, title: string, status: SignalStatus, statusName: string, needsReply: boolean, createdAt: string, lastResponseAt: string | null, closedAt: string | null, breakdownId: string | null, workCardNo: string | null, priority: { id: string, name: string } | null, submitter: { id: string, name: string } | null }> } };

export type SignalCountQueryVariables = Exact<{
  filter?: SignalFilter | null | undefined;
}>;


export type SignalCountQuery = { signals: { totalCount: number } };

export type SignalChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type SignalChoicesQuery = { signalStatuses: Array<{ status: SignalStatus, name: string }>, priorities: Array<{ id: string, name: string }> };

export type SubmitterChoicesQueryVariables = Exact<{
  name: string;
}>;


export type SubmitterChoicesQuery = { submitters: { totalCount: number, items: Array<{ id: string, name: string }> } };

export type SignalStripQueryVariables = Exact<{
  id: string;
}>;


export type SignalStripQuery = { signal: { id: string, message: { text: string } } | null };

export type SignalRowFragment = { id: string, title: string, status: SignalStatus, statusName: string, needsReply: boolean, createdAt: string, lastResponseAt: string | null, closedAt: string | null, breakdownId: string | null, workCardNo: string | null, priority: { id: string, name: string } | null, submitter: { id: string, name: string } | null };

type Choice_Colleague_Fragment = { id: string, name: string };

type Choice_KevrCategory1_Fragment = { id: string, name: string };

type Choice_KevrCategory2_Fragment = { id: string, name: string };

type Choice_Priority_Fragment = { id: string, name: string };

type Choice_Submitter_Fragment = { id: string, name: string };

export type ChoiceFragment =
  | Choice_Colleague_Fragment
  | Choice_KevrCategory1_Fragment
  | Choice_KevrCategory2_Fragment
  | Choice_Priority_Fragment
  | Choice_Submitter_Fragment
;

export type CallersQueryVariables = Exact<{
  search: string;
}>;


export type CallersQuery = { callers: Array<{ submitterId: string | null, clientId: string | null, name: string, clientNumber: string | null, phone: string | null, address: string | null, openSignals: number }> };

export type SignalPlaceQueryVariables = Exact<{
  location: CoordinatesInput;
  title?: string | null | undefined;
}>;


export type SignalPlaceQuery = { signalPlace: { isInsideArea: boolean, nearby: Array<{ distance: number, signal: { id: string, title: string, status: SignalStatus, statusName: string, createdAt: string } }> } };
