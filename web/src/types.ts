/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What a person may do, given by the identity provider's roles. */
export type Action =
  /** Keeps nomenclatures, imports, logs, users, groups and roles: 'Администратор'. */
  | 'ADMINISTRATOR'
  /** Adds users and groups: 'Създаване'. */
  | 'CREATE'
  /** Edits users, groups and their roles: 'Редакция'. */
  | 'EDIT'
  /** Works with signals, breakdowns, water meters, clients and addresses: 'Оператор'. */
  | 'OPERATOR'
  /** Sees the own signals and submits new ones: 'Потребител'. */
  | 'USER';

/** What the tiles of the base map are. */
export type BaseMapKind =
  /** Pictures. */
  | 'RASTER'
  /** Vector tiles in the Protomaps schema: layers `water`, `landuse`, `roads`, `buildings`, `places`. */
  | 'VECTOR';

/** A new status for a signal. */
export type ChangeSignalStatusInput = {
  /** The status that the caller saw. Given, another one stored makes it a conflict. Absent: not compared. */
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

/** Moments from … to, both included; either end may be left open. */
export type DateTimeRange = {
  /** The earliest moment. */
  from?: string | null | undefined;
  /** The latest moment. Its whole second is included. */
  to?: string | null | undefined;
};

/** Who goes on with a signal. */
export type HandOverSignalInput = {
  /** One of `colleagues`; null or absent: nobody, so that it is free. */
  colleagueId?: string | null | undefined;
  /** Number of the signal. */
  id: string;
};

/** Which page of a list. An absent page is the first one with 10 rows. */
export type PageInput = {
  /** From 1. A page past the end is empty, not an error. */
  number: number;
  /** 5, 10, 25, 50 or 100. */
  size: number;
};

/** What an operator does with a signal at this moment. */
export type PresenceState =
  /** Has left it. */
  | 'LEFT'
  /** Looks at it. */
  | 'VIEWING'
  /** Writes a reply: 'Иванова пише…'. */
  | 'WRITING';

/** Why something in order was refused. New values may be added; treat one that you do not know like SERVICE_REFUSED. */
export type RefusalCode =
  /** Other records depend on it. */
  | 'IN_USE'
  /** It would leave the product without an active administrator. */
  | 'LAST_ADMINISTRATOR'
  /** The REST service took the call but named no record: nothing was stored. */
  | 'NOT_RECORDED'
  /** The REST service said no; its own words are the message. */
  | 'SERVICE_REFUSED'
  /** The record's present state does not allow it: a closed signal, a signal that is linked already, a status that nobody may choose. */
  | 'WRONG_STATE';

/** What the caller does with a signal. To be said again every 20 seconds; after 45 seconds of silence the caller is taken to be gone. */
export type ReportPresenceInput = {
  /** Number of the signal. */
  signalId: string;
  /** What the caller does. */
  state: PresenceState;
};

/** Who speaks to whom in a response. */
export type ResponseKind =
  /** The citizen to the utility. */
  | 'CLIENT'
  /** The utility to the citizen. */
  | 'OPERATOR';

/** A text to store: give exactly one of the two. */
export type RichTextInput =
  {   /** A document with formatting. */
  document: Record<string, unknown>; text?: never; }
  |  { document?: never;   /** Plain text; each line becomes a paragraph. */
  text: string; };

/** Where the person left the map. */
export type SaveMapViewInput = {
  /** Middle of the map. */
  center: CoordinatesInput;
  /** Zoom level, 3 to 23.99. */
  zoom: number;
};

/** A draft to keep in place of the former one. */
export type SaveSignalDraftInput = {
  /** The key that it will be sent with. */
  idempotencyKey: string;
  /** What it is to become. */
  kind: SignalDraftKind;
  /** What it says so far; null or absent: there is none any more. */
  message?: RichTextInput | null | undefined;
  /** Number of the signal. */
  signalId: string;
};

/** Features that a REST service behind the gateway may lack. The service that comes with the product has them all. */
export type ServiceFeature =
  /** Drafts are kept for each person and signal. */
  | 'DRAFTS'
  /** A status and a latest response that a caller expects are compared together with the write. Without it the status is compared before. */
  | 'EXPECTED_VALUES'
  /** Addresses are found by words, and by places. */
  | 'GEOCODER'
  /** A repeated write with the same `idempotencyKey` answers as the first one did. Without it the gateway never repeats a write. */
  | 'IDEMPOTENCY'
  /** What happens is told at once by `GET /events`. */
  | 'LIVE_EVENTS'
  /** Tiles, map definition, layers of map servers, pipes and service connections on the map. */
  | 'MAP'
  /** The last map view is kept for the person. */
  | 'MAP_VIEW'
  /** Filters take several statuses, priorities or persons at once. */
  | 'MULTIPLE_FILTER_VALUES'
  /** A person without OPERATOR is shown the own signals only. Without it such a person is refused, since nobody would keep the signals of others from him. */
  | 'OWN_SIGNALS'
  /** Pages of signals without their rows, or without the total. Without it whole pages are read, whatever is selected. */
  | 'PARTIAL_PAGES'
  /** Signals can be filtered by the way they came in. */
  | 'SIGNAL_CHANNELS'
  /** Notes, history, reply templates, taking and handing over, views, presence, callers, places. */
  | 'SIGNAL_DESK'
  /**
   * All signals of a list as a file: `GET /files/signals.csv?filter=…&sort=…`, with `filter` and `sort` of `signals` as JSON,
   * encoded for addresses. UTF-8, cells parted by semicolons, headings in Bulgarian.
   */
  | 'SIGNAL_EXPORT'
  /** Persons who reported signals are found by a part of their name, page by page. Without it the gateway reads all of them and looks itself. */
  | 'SUBMITTER_SEARCH';

/** How a signal came in. */
export type SignalChannel =
  /** It came by e-mail. */
  | 'EMAIL'
  /** An operator submitted it for a citizen. */
  | 'OPERATOR'
  /** The citizen submitted it here. */
  | 'PORTAL';

/** What a draft is to become. */
export type SignalDraftKind =
  /** A note among the utility's own people. */
  | 'NOTE'
  /** A reply in the conversation. */
  | 'REPLY';

/** Conditions that all must hold. A field that is absent, null, blank or an empty list is no condition. */
export type SignalFilter = {
  /** Came in by any of these ways. */
  channels?: Array<SignalChannel> | null | undefined;
  /** When it was rejected or closed. */
  closed?: DateTimeRange | null | undefined;
  /** When it was submitted. */
  created?: DateTimeRange | null | undefined;
  /** True: linked to a breakdown. False: not linked. */
  hasBreakdown?: boolean | null | undefined;
  /** When the latest response was written. */
  lastResponse?: DateTimeRange | null | undefined;
  /** True: waits for an answer. False: does not. */
  needsReply?: boolean | null | undefined;
  /** Of any of these priorities, at most 100. */
  priorityIds?: Array<string> | null | undefined;
  /** In any of these statuses. */
  statuses?: Array<SignalStatus> | null | undefined;
  /** Reported by any of these persons, at most 100. */
  submitterIds?: Array<string> | null | undefined;
  /** In this view of an operator's; no condition for a caller who is no operator. */
  view?: SignalView | null | undefined;
  /** Contains, in the work card number of the linked breakdown; letter case does not matter. At most 200 letters. */
  workCardNo?: string | null | undefined;
};

/** What can change about a signal. New values may be added. */
export type SignalHistoryKind =
  /** The breakdown that it is linked to; values are work card numbers. */
  | 'BREAKDOWN'
  /** It was submitted. */
  | 'CREATED'
  /** Another field. */
  | 'OTHER'
  /** Its status; values are labels. */
  | 'STATUS'
  /** Who works on it; values are names. */
  | 'TAKEN_BY';

/** One sort key; the first one in the list weighs most. The number, largest first, is always the last key, so that pages are stable. */
export type SignalSort = {
  /** In which direction. */
  direction: SortDirection;
  /** What to sort by. */
  field: SignalSortField;
};

/** What signals can be sorted by. */
export type SignalSortField =
  /** When it was rejected or closed. */
  | 'CLOSED_AT'
  /** When it was submitted. */
  | 'CREATED_AT'
  /** Number of the signal. */
  | 'ID'
  /** When the latest response was written. */
  | 'LAST_RESPONSE_AT'
  /** How urgent it is, in the order of the reference list of priorities. */
  | 'PRIORITY'
  /** Label of the status. */
  | 'STATUS'
  /** Name of the person who reported it. */
  | 'SUBMITTER'
  /** Work card number of the linked breakdown. */
  | 'WORK_CARD_NO';

/** Where a signal stands. The list is closed; labels come from `signalStatuses`. */
export type SignalStatus =
  /** Taken as a breakdown: 'Авария'. */
  | 'BREAKDOWN'
  /** Done: 'Отхвърлен/Затворен'. */
  | 'CLOSED'
  /** Not accepted: 'Отхвърлен'. */
  | 'REJECTED'
  /** New, or back from a breakdown: 'Сигнал'. Nobody may choose it. */
  | 'SIGNAL';

/** An operator's views of the signals. */
export type SignalView =
  /** Nobody works on it, and it is open. */
  | 'FREE'
  /** The caller works on it, and it is open: in status SIGNAL or BREAKDOWN. */
  | 'MINE'
  /** Its latest message has waited for longer than the utility means to take: 72 hours unless it has set others. */
  | 'OVERDUE'
  /** Its latest message waits for an answer, whatever its status. */
  | 'WAITING';

/** Direction of one sort key. Empty values come last either way. */
export type SortDirection =
  /** Small to large, old to new, by the Bulgarian alphabet; numbers inside a text by their value. */
  | 'ASC'
  /** The reverse. */
  | 'DESC';

/** Who begins to work on a signal. */
export type TakeSignalInput = {
  /** Number of the signal. */
  id: string;
  /** Take it even from a colleague. */
  takeOver?: boolean | null | undefined;
};

/** Applications of other makers that the menu knows. */
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
  /** Thematic maps, where another application than the product's own page shows them. */
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
