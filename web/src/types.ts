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

/** Which page of a list. An absent page is the first one with 10 rows. */
export type PageInput = {
  /** From 1. A page past the end is empty, not an error. */
  number: number;
  /** 5, 10, 25, 50 or 100. */
  size: number;
};

/** Who speaks to whom in a response. */
export type ResponseKind =
  /** The citizen to the utility. */
  | 'CLIENT'
  /** The utility to the citizen. */
  | 'OPERATOR';

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
  /** Signals can be filtered by the way they came in. */
  | 'SIGNAL_CHANNELS'
  /** Notes, history, reply templates, taking and handing over, views, presence, callers, places. */
  | 'SIGNAL_DESK';

/** How a signal came in. */
export type SignalChannel =
  /** It came by e-mail. */
  | 'EMAIL'
  /** An operator submitted it for a citizen. */
  | 'OPERATOR'
  /** The citizen submitted it here. */
  | 'PORTAL';

/** Conditions that all must hold. A field that is absent, null, blank or an empty list is no condition. */
export type SignalFilter = {
  /** Came in by any of these ways. Needs SIGNAL_CHANNELS. */
  channels?: Array<SignalChannel> | null | undefined;
  /** When it was rejected or closed. */
  closed?: DateTimeRange | null | undefined;
  /** When it was submitted. */
  created?: DateTimeRange | null | undefined;
  /** True: linked to a breakdown. False: not linked. Needs SIGNAL_DESK. */
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
  /** In this view of an operator's; no condition for a caller who is no operator. Needs SIGNAL_DESK. */
  view?: SignalView | null | undefined;
  /** Contains, in the work card number of the linked breakdown; letter case does not matter. At most 200 letters. */
  workCardNo?: string | null | undefined;
};

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

/** An operator's views of the open signals: those in status SIGNAL or BREAKDOWN. */
export type SignalView =
  /** Nobody works on it. */
  | 'FREE'
  /** The caller works on it. */
  | 'MINE'
  /** Its latest message has waited for longer than the utility means to take, 72 hours. */
  | 'OVERDUE'
  /** Its latest message waits for an answer. */
  | 'WAITING';

/** Direction of one sort key. Empty values come last either way. */
export type SortDirection =
  /** Small to large, old to new, by the Bulgarian alphabet; numbers inside a text by their value. */
  | 'ASC'
  /** The reverse. */
  | 'DESC';

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

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { session: { name: string, memberOf: Array<string>, allowedActions: Array<Action>, allowedGroups: Array<string>, isProduction: boolean, access: { operator: boolean, activityLog: boolean, errorsLog: boolean, roles: boolean }, lastMapView: { zoom: number, center: { latitude: number, longitude: number } } | null }, environment: { title: string, version: string, features: Array<ServiceFeature> } };

export type SignalQueryVariables = Exact<{
  id: string;
}>;


export type SignalQuery = { signal: { id: string, title: string, status: SignalStatus, statusName: string, needsReply: boolean, createdAt: string, lastResponseAt: string | null, closedAt: string | null, breakdownId: string | null, workCardNo: string | null, attachmentsUrl: string, priority: { id: string, name: string } | null, submitter: { id: string, name: string } | null, message: { document: Record<string, unknown> }, location: { latitude: number, longitude: number } | null, responses: Array<{ id: string, kind: ResponseKind, respondedAt: string, senderEmail: string | null, attachmentsCount: number, message: { document: Record<string, unknown> }, attachments: Array<{ id: string, fileName: string, label: string, size: number | null, url: string }> }> | null, attachments: Array<{ id: string, fileName: string, label: string, size: number | null, url: string }> | null } | null };

export type ResponsePartsFragment = { id: string, kind: ResponseKind, respondedAt: string, senderEmail: string | null, attachmentsCount: number, message: { document: Record<string, unknown> }, attachments: Array<{ id: string, fileName: string, label: string, size: number | null, url: string }> };

export type AttachmentPartsFragment = { id: string, fileName: string, label: string, size: number | null, url: string };

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
