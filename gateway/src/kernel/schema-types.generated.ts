import type { Moment } from '../kernel/input/moment.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { SignalRecord, ResponseRecord } from '../signals/signals.rest.ts';
import type { LazyPage } from '../kernel/input/paging.ts';
import type { NoteAdded, ReplySent } from '../signals/write-message.ts';
import type { StatusChanged } from '../signals/change-status.ts';
import type { Choice } from '../kernel/rest/lookups.ts';
import type { SignalHandedOver, SignalTaken } from '../signals/take-signal.ts';
import type { NearbyRecord, DraftRecord, NoteRecord, PlaceRecord } from '../signals/desk.rest.ts';
import type { StoredText } from '../kernel/input/rich-text.ts';
import type { ConflictRecord } from '../signals/signal-conflict.ts';
import type { SignalSubmitted } from '../signals/submit-signal.ts';
import type { GatewayContext } from '../kernel/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string | number; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A number of bytes, an integer up to 2^53 - 1. */
  ByteSize: { input: number; output: number; }
  /**
   * A date and time with seconds and an offset, by RFC 3339. Results have the offset of Europe/Sofia, so that the first
   * 19 characters are the local time: `2026-10-25T03:30:00+02:00`. Input may have any offset or `Z`. Input without an offset is
   * refused, and so is a time before 1900-01-02 or after 9999-12-31.
   */
  DateTime: { input: string; output: Moment; }
  /** A part of a MapLibre style, as JSON: a source, or the layout or paint of a layer. */
  MapStyleJson: { input: unknown; output: unknown; }
  /**
   * A rich text as the JSON tree of a ProseMirror document: `{ "type": "doc", "content": [...] }`.
   * Nodes: paragraph, heading (levels 1 to 3), bulletList, orderedList, listItem, blockquote, hardBreak, text.
   * Marks: bold, italic, underline, strike, link (http, https, mailto, tel). Other input is refused, and results contain nothing else.
   */
  RichTextDocument: { input: Record<string, unknown>; output: Record<string, unknown>; }
  /** A universally unique identifier with 36 characters, in lower case. */
  UUID: { input: string; output: string; }
};

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

/** An internal note. For a note with files use `POST /files/signals/{id}/notes`, see docs/integrating.md. */
export type AddSignalNoteInput = {
  /** Created once for each draft. Requests with the same key store one message. */
  idempotencyKey: Scalars['UUID']['input'];
  /** Text of the note: not blank, at most 50 000 characters. */
  message: RichTextInput;
  /** The signal. */
  signalId: Scalars['ID']['input'];
};

/** Outcome of `addSignalNote`. Refusals: SERVICE_REFUSED, NOT_RECORDED. */
export type AddSignalNoteResult = AddSignalNoteSuccess | InvalidInput | Refusal;

/** The note was stored. */
export type AddSignalNoteSuccess = {
  __typename?: 'AddSignalNoteSuccess';
  /** Number of the new note. */
  noteId: Scalars['ID']['output'];
  /** The changed signal. Null with an error if the change was stored but the signal could not be read. */
  signal: Maybe<Signal>;
};

/** A file of a signal or of a response. `url` returns its content. */
export type Attachment = {
  __typename?: 'Attachment';
  /** Media type, if known. It comes from the sender and is not verified. */
  contentType: Maybe<Scalars['String']['output']>;
  /** When it was stored. */
  createdAt: Scalars['DateTime']['output'];
  /** File name with extension, without a folder. */
  fileName: Scalars['String']['output'];
  /** Number of the attachment. */
  id: Scalars['ID']['output'];
  /** Name and date, as shown. */
  label: Scalars['String']['output'];
  /** The response of the file. Null for a file of the first message. */
  responseId: Maybe<Scalars['ID']['output']>;
  /** Size, if known. */
  size: Maybe<Scalars['ByteSize']['output']>;
  /** Path of the content on the gateway. It needs the same sign-in as GraphQL. */
  url: Scalars['String']['output'];
};

/** The map below all layers: 'Основна карта'. */
export type BaseMap = {
  __typename?: 'BaseMap';
  /** Attribution on the map. Null: none. */
  attribution: Maybe<Scalars['String']['output']>;
  /** Kind of the tiles. */
  kind: BaseMapKind;
  /** Largest zoom that has tiles. Higher zooms scale these tiles. */
  maxZoom: Scalars['Int']['output'];
  /** Smallest zoom that has tiles. */
  minZoom: Scalars['Int']['output'];
  /** Width of a raster tile, in pixels. */
  tileSize: Scalars['Int']['output'];
  /** Path of a tile on the gateway, with `{z}`, `{x}` and `{y}`. */
  tilesUrl: Scalars['String']['output'];
};

/** Kind of the base map's tiles. */
export type BaseMapKind =
  /** Images. */
  | 'RASTER'
  /** Vector tiles in the Protomaps schema: layers `water`, `landuse`, `roads`, `buildings`, `places`. */
  | 'VECTOR';

/** A new status for a signal. */
export type ChangeSignalStatusInput = {
  /** The status that the caller saw. A different stored status is a conflict. Absent: not compared. */
  expectedStatus?: InputMaybe<SignalStatus>;
  /** Number of the signal. */
  id: Scalars['ID']['input'];
  /** The new status. */
  status: SignalStatus;
};

/** Outcome of `changeSignalStatus`. Refusals: SERVICE_REFUSED, WRONG_STATE (for the status SIGNAL). */
export type ChangeSignalStatusResult = ChangeSignalStatusSuccess | Refusal | SignalConflict;

/** The status was changed. */
export type ChangeSignalStatusSuccess = {
  __typename?: 'ChangeSignalStatusSuccess';
  /** Message of the REST service, in Bulgarian. Null if the signal already had the status. */
  serviceMessage: Maybe<Scalars['String']['output']>;
  /** The changed signal. Null with an error if the change was stored but the signal could not be read. */
  signal: Maybe<Signal>;
  /** The stored status. */
  status: SignalStatus;
};

/** A person who works with signals. */
export type Colleague = Lookup & {
  __typename?: 'Colleague';
  /** Account at the identity provider. */
  id: Scalars['ID']['output'];
  /** Name of the person. */
  name: Scalars['String']['output'];
};

/** A point on the earth in degrees, WGS 84. */
export type Coordinates = {
  __typename?: 'Coordinates';
  /** North positive, -90 to 90. */
  latitude: Scalars['Float']['output'];
  /** East positive, -180 to 180. */
  longitude: Scalars['Float']['output'];
};

/** A point on the earth in degrees, WGS 84. */
export type CoordinatesInput = {
  /** North positive, -90 to 90. */
  latitude: Scalars['Float']['input'];
  /** East positive, -180 to 180. */
  longitude: Scalars['Float']['input'];
};

/** A range of time. Both ends are inclusive and optional. */
export type DateTimeRange = {
  /** Start of the range. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** End of the range, including its whole second. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The installation of the product. */
export type Environment = {
  __typename?: 'Environment';
  /** Optional features of the REST service behind the gateway. The gateway reads them at its start. */
  features: Array<ServiceFeature>;
  /** False on a test installation. */
  isProduction: Scalars['Boolean']['output'];
  /** Time limit of a request, in minutes. */
  requestTimeoutMinutes: Scalars['Int']['output'];
  /** Name of the installation, shown in the browser's title. */
  title: Scalars['String']['output'];
  /** External applications with a configured address, in the order of the menu. */
  tools: Array<Tool>;
  /** Version of the product. */
  version: Scalars['String']['output'];
};

/**
 * All values of `extensions.code` in an entry of `errors`. The `message` of the entry is Bulgarian and can be shown to the
 * person. `extensions.traceId` identifies the request in the log. `extensions.detail` explains an invalid document or variable
 * in English to callers who may read this schema. For a mutation `extensions.outcome` is `NOT_DONE` (nothing was stored) or
 * `UNKNOWN` (the response was lost: repeat with the same `idempotencyKey` to get the result).
 */
export type ErrorCode =
  /** The HTTP request is not a GraphQL request. HTTP 400. */
  | 'BAD_REQUEST'
  /** An argument or a variable is invalid: unknown sort field, page size 7, `from` after `to`. `extensions.path` is its path. */
  | 'BAD_USER_INPUT'
  /** Another request is writing the same record or key. Repeat after `extensions.retryAfter` seconds. */
  | 'BUSY'
  /** The caller may only run the persisted documents of the web client. HTTP 403. */
  | 'DOCUMENT_NOT_ALLOWED'
  /** The caller lacks the right, see `@access`. `extensions.path` is the path of the field. HTTP 403. */
  | 'FORBIDDEN'
  /** The document is not GraphQL. HTTP 400. */
  | 'GRAPHQL_PARSE_FAILED'
  /** The document is not valid for this schema. HTTP 400. */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** An error inside the gateway, shown as 'Грешка'. */
  | 'INTERNAL_SERVER_ERROR'
  /** The record of a mutation does not exist, or the caller may not see it. A query returns null instead. */
  | 'NOT_FOUND'
  /** The document contains several operations and the request names none. HTTP 400. */
  | 'OPERATION_RESOLUTION_FAILURE'
  /** Too many requests. Repeat after `extensions.retryAfter` seconds. HTTP 429. */
  | 'RATE_LIMITED'
  /** Not enough disk space for the files. Nothing was stored. HTTP 507. */
  | 'STORAGE_FULL'
  /** The operation exceeds the limit of depth, aliases or cost. `extensions.cost` and `extensions.limit` contain the values. HTTP 400. */
  | 'TOO_COSTLY'
  /** Not signed in, or the session is over: 'Сесията Ви е изтекла.'. HTTP 401. */
  | 'UNAUTHENTICATED'
  /** The REST service behind the gateway lacks the feature, see `@needs`. */
  | 'UNSUPPORTED'
  /** The REST service failed or sent an invalid response. */
  | 'UPSTREAM_FAILED'
  /** The REST service did not respond in time. */
  | 'UPSTREAM_TIMEOUT';

/** An expected failure of a mutation. Nothing was stored. All members of a result union except the success implement it. */
export type Failure = {
  /** Message for the person, in Bulgarian. */
  message: Scalars['String']['output'];
};

/** A result of the address search. */
export type GeoHit = {
  __typename?: 'GeoHit';
  /** The address, as shown. */
  label: Scalars['String']['output'];
  /** Coordinates of the address. */
  location: Coordinates;
};

/** A hand-over of a signal. */
export type HandOverSignalInput = {
  /** One of `colleagues`. Null or absent: the signal becomes free. */
  colleagueId?: InputMaybe<Scalars['ID']['input']>;
  /** Number of the signal. */
  id: Scalars['ID']['input'];
};

/** Outcome of `handOverSignal`. */
export type HandOverSignalResult = HandOverSignalSuccess;

/** The signal was handed over. */
export type HandOverSignalSuccess = {
  __typename?: 'HandOverSignalSuccess';
  /** The changed signal. Null with an error if the change was stored but the signal could not be read. */
  signal: Maybe<Signal>;
};

/** A problem of one input field. */
export type InputProblem = {
  __typename?: 'InputProblem';
  /** Kind of the problem. */
  code: InputProblemCode;
  /** Message beside the field, in Bulgarian. */
  message: Scalars['String']['output'];
  /** Path below the input: `["message"]`, `["changes", "repairEnd"]`. Indexes of lists are numbers as text. Empty: the whole input. */
  path: Array<Scalars['String']['output']>;
};

/** Kinds of problems with an input. */
export type InputProblemCode =
  /** Already in use: an existing number, or an idempotency key of another input. */
  | 'DUPLICATE'
  /** Invalid format of an e-mail address, number or date. */
  | 'FORMAT'
  /** Too short or too long. */
  | 'LENGTH'
  /** In the wrong order relative to another field: an end before its start. */
  | 'ORDER'
  /** Too small, too large, too early or too late. */
  | 'RANGE'
  /** Missing, blank, or an empty document. */
  | 'REQUIRED'
  /** Refers to a record or a nomenclature item that does not exist or is not active. */
  | 'UNKNOWN';

/** Fields of the input are invalid. */
export type InvalidInput = Failure & {
  __typename?: 'InvalidInput';
  /** Summary of the problems, in Bulgarian. */
  message: Scalars['String']['output'];
  /** Each problem, in the order of the input's fields. Never empty. */
  problems: Array<InputProblem>;
};

/** A class of breakdowns for the regulator: an entry of a reference list of the administrators. */
export type KevrCategory1 = Lookup & {
  __typename?: 'KevrCategory1';
  /** Number of the category. */
  id: Scalars['ID']['output'];
  /** Bulgarian name, as shown. */
  name: Scalars['String']['output'];
};

/** A cause of breakdowns for the regulator: an entry of a reference list of the administrators. */
export type KevrCategory2 = Lookup & {
  __typename?: 'KevrCategory2';
  /** Number of the category. */
  id: Scalars['ID']['output'];
  /** Bulgarian name, as shown. */
  name: Scalars['String']['output'];
};

/** A property of a service connection. */
export type LineProperty = {
  __typename?: 'LineProperty';
  /** Bulgarian name, or 'липсва превод' without a translation. */
  label: Scalars['String']['output'];
  /** Name in the REST service. */
  name: Scalars['String']['output'];
  /** The value with its unit, as shown. */
  value: Scalars['String']['output'];
};

/** An entry of a reference list. Each list has its own type, because ids repeat between lists. */
export type Lookup = {
  /** Number of the entry, unique in its list. */
  id: Scalars['ID']['output'];
  /** Bulgarian name, as shown. */
  name: Scalars['String']['output'];
};

/** A layer of the thematic map with its source and style. */
export type MapDataItem = {
  __typename?: 'MapDataItem';
  /** Whether features of the layer can be hovered and selected. */
  isSelectable: Scalars['Boolean']['output'];
  /** Name of the layer, unique in the map. */
  layerName: Scalars['String']['output'];
  /** Type of the layer: `line`, `circle`, `fill`, `symbol`, `raster` and so on. */
  layerType: Scalars['String']['output'];
  /** Layout of the layer. */
  layout: Scalars['MapStyleJson']['output'];
  /** Zoom at and above which the layer is hidden. */
  maxZoom: Scalars['Float']['output'];
  /** Smallest zoom at which the layer is visible. */
  minZoom: Scalars['Float']['output'];
  /** Paint of the layer. */
  paint: Scalars['MapStyleJson']['output'];
  /** The source. Tile addresses are paths of the gateway. */
  source: Scalars['MapStyleJson']['output'];
  /** Layer inside the source's tiles. Null if the source has no layers. */
  sourceLayer: Maybe<Scalars['String']['output']>;
  /** Name of the source. Several layers may use one source. */
  sourceName: Scalars['String']['output'];
};

/** The visible part of the map. */
export type MapView = {
  __typename?: 'MapView';
  /** Centre of the map. */
  center: Coordinates;
  /** Zoom level, 3 to 23.99. */
  zoom: Scalars['Float']['output'];
};

/** All changes: a verb and a noun, one argument `input`, and a result union of one success and its failures. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds an internal note. It is not a reply: the signal keeps waiting for one. */
  addSignalNote: AddSignalNoteResult;
  /** Changes the status of a signal. Setting the current status succeeds without a write. */
  changeSignalStatus: ChangeSignalStatusResult;
  /** Assigns a signal to a colleague, or to nobody. */
  handOverSignal: HandOverSignalResult;
  /** Adds a reply to a signal's conversation: an operator as the utility, a citizen to an own signal as the client. */
  replyToSignal: ReplyToSignalResult;
  /** Shows the caller's presence at a signal to other operators. */
  reportPresence: ReportPresenceResult;
  /** Stores the last map view of the person, which `session.lastMapView` returns. */
  saveMapView: SaveMapViewResult;
  /** Stores a draft of the caller. Sending the message deletes it. */
  saveSignalDraft: SaveSignalDraftResult;
  /** Submits a signal: an operator for a citizen, or a citizen. The account is that of the session. */
  submitSignal: SubmitSignalResult;
  /** Assigns a signal to the caller. */
  takeSignal: TakeSignalResult;
};


/** All changes: a verb and a noun, one argument `input`, and a result union of one success and its failures. */
export type MutationAddSignalNoteArgs = {
  input: AddSignalNoteInput;
};


/** All changes: a verb and a noun, one argument `input`, and a result union of one success and its failures. */
export type MutationChangeSignalStatusArgs = {
  input: ChangeSignalStatusInput;
};


/** All changes: a verb and a noun, one argument `input`, and a result union of one success and its failures. */
export type MutationHandOverSignalArgs = {
  input: HandOverSignalInput;
};


/** All changes: a verb and a noun, one argument `input`, and a result union of one success and its failures. */
export type MutationReplyToSignalArgs = {
  input: ReplyToSignalInput;
};


/** All changes: a verb and a noun, one argument `input`, and a result union of one success and its failures. */
export type MutationReportPresenceArgs = {
  input: ReportPresenceInput;
};


/** All changes: a verb and a noun, one argument `input`, and a result union of one success and its failures. */
export type MutationSaveMapViewArgs = {
  input: SaveMapViewInput;
};


/** All changes: a verb and a noun, one argument `input`, and a result union of one success and its failures. */
export type MutationSaveSignalDraftArgs = {
  input: SaveSignalDraftInput;
};


/** All changes: a verb and a noun, one argument `input`, and a result union of one success and its failures. */
export type MutationSubmitSignalArgs = {
  input: SubmitSignalInput;
};


/** All changes: a verb and a noun, one argument `input`, and a result union of one success and its failures. */
export type MutationTakeSignalArgs = {
  input: TakeSignalInput;
};

/** A service connection near a place. */
export type NearSvoLine = {
  __typename?: 'NearSvoLine';
  /** Metres from the place. */
  distance: Scalars['Float']['output'];
  /** Number of the connection. */
  id: Scalars['ID']['output'];
  /** The point of the line nearest to the place. */
  point: Coordinates;
};

/** A signal near a place. */
export type NearbySignal = {
  __typename?: 'NearbySignal';
  /** Distance in metres. */
  distance: Scalars['Int']['output'];
  /** The signal. */
  signal: Signal;
};

/** A page of a list. If absent: the first page with 10 rows. */
export type PageInput = {
  /** Starts at 1. A page after the last one is empty, not an error. */
  number: Scalars['Int']['input'];
  /** 5, 10, 25, 50 or 100. */
  size: Scalars['Int']['input'];
};

/** A pipe of the network. */
export type Pipe = {
  __typename?: 'Pipe';
  /** Number of the pipe in the map server (osm_id). Breakdowns refer to it. */
  id: Scalars['ID']['output'];
  /** Type of the pipe (aq_type). Null if the map server does not send it. */
  type: Maybe<Scalars['String']['output']>;
};

/** Presence of an operator at a signal. */
export type PresenceState =
  /** Has left the signal. */
  | 'LEFT'
  /** Views the signal. */
  | 'VIEWING'
  /** Writes a reply: 'Иванова пише…'. */
  | 'WRITING';

/** How urgent a signal or a breakdown is: an entry of a reference list of the administrators. */
export type Priority = Lookup & {
  __typename?: 'Priority';
  /** Number of the priority. */
  id: Scalars['ID']['output'];
  /** Bulgarian name, as shown. */
  name: Scalars['String']['output'];
};

/** All reads. A list has a plural name, a single record a singular name. */
export type Query = {
  __typename?: 'Query';
  /** The base map of the installation. */
  baseMap: BaseMap;
  /** Possible callers, for entering a phone call. Submitters first. At most 10. */
  callers: Array<SignalCaller>;
  /** Persons who worked with signals recently, sorted by name: candidates for a hand-over. */
  colleagues: Array<Colleague>;
  /** The installation of the product. */
  environment: Environment;
  /** Addresses that match a text, best match first. Empty if none matches or the search fails. */
  geocode: Array<GeoHit>;
  /** All active KEVR categories 1 in the order of the reference list. */
  kevrCategories1: Array<KevrCategory1>;
  /** All active KEVR categories 2 in the order of the reference list. */
  kevrCategories2: Array<KevrCategory2>;
  /** The layers of the thematic map, from bottom to top. */
  mapDefinition: Array<MapDataItem>;
  /** Service connections near a place, the nearest first. */
  nearestSvoLines: Array<NearSvoLine>;
  /** The pipe at a place, with the tolerance of a pointer on the map. Null if there is none. An error if the map server fails. */
  pipeAt: Maybe<Pipe>;
  /** All active priorities in the order of the reference list. */
  priorities: Array<Priority>;
  /** Reply templates in their order. */
  replyTemplates: Array<ReplyTemplate>;
  /** The address at a place. Null if there is none nearby or the search fails: 'Непознат адрес'. */
  reverseGeocode: Maybe<GeoHit>;
  /** The signed-in person. Fails with `FORBIDDEN` and 'Нямате приложени позволени действия към Вашата роля!' without an allowed action. */
  session: Session;
  /** One signal. Null if it does not exist or the caller may not see it. */
  signal: Maybe<Signal>;
  /** The caller's draft for a signal. Null if there is none. */
  signalDraft: Maybe<SignalDraft>;
  /** Information about a place before a signal is submitted: whether the utility serves it, and nearby signals, which may report the same problem. */
  signalPlace: SignalPlace;
  /** The four statuses with the labels of the REST service, in its order. */
  signalStatuses: Array<SignalStatusLabel>;
  /** Number of signals in each view of the caller. */
  signalViews: SignalViewCounts;
  /** Signals that the caller may see, by default newest first. */
  signals: SignalPage;
  /** Persons who report signals, for an autocomplete field. */
  submitters: SubmitterPage;
  /** A service connection. Null if it does not exist. */
  svoLine: Maybe<SvoLine>;
  /** WMS layers that can be shown on the map. */
  wmsLayers: Array<WmsLayer>;
};


/** All reads. A list has a plural name, a single record a singular name. */
export type QueryCallersArgs = {
  search: Scalars['String']['input'];
};


/** All reads. A list has a plural name, a single record a singular name. */
export type QueryGeocodeArgs = {
  first?: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


/** All reads. A list has a plural name, a single record a singular name. */
export type QueryNearestSvoLinesArgs = {
  at: CoordinatesInput;
  first?: Scalars['Int']['input'];
  within?: Scalars['Float']['input'];
};


/** All reads. A list has a plural name, a single record a singular name. */
export type QueryPipeAtArgs = {
  at: CoordinatesInput;
  zoom: Scalars['Float']['input'];
};


/** All reads. A list has a plural name, a single record a singular name. */
export type QueryReplyTemplatesArgs = {
  signalId: InputMaybe<Scalars['ID']['input']>;
};


/** All reads. A list has a plural name, a single record a singular name. */
export type QueryReverseGeocodeArgs = {
  at: CoordinatesInput;
};


/** All reads. A list has a plural name, a single record a singular name. */
export type QuerySignalArgs = {
  id: Scalars['ID']['input'];
};


/** All reads. A list has a plural name, a single record a singular name. */
export type QuerySignalDraftArgs = {
  kind: SignalDraftKind;
  signalId: Scalars['ID']['input'];
};


/** All reads. A list has a plural name, a single record a singular name. */
export type QuerySignalPlaceArgs = {
  location: CoordinatesInput;
  title: InputMaybe<Scalars['String']['input']>;
};


/** All reads. A list has a plural name, a single record a singular name. */
export type QuerySignalsArgs = {
  filter: InputMaybe<SignalFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<Array<SignalSort>>;
};


/** All reads. A list has a plural name, a single record a singular name. */
export type QuerySubmittersArgs = {
  filter: InputMaybe<SubmitterFilter>;
  page: InputMaybe<PageInput>;
};


/** All reads. A list has a plural name, a single record a singular name. */
export type QuerySvoLineArgs = {
  id: Scalars['ID']['input'];
};

/** The input is valid, but the change is not allowed. `message` contains the reason. */
export type Refusal = Failure & {
  __typename?: 'Refusal';
  /** The kind of reason. */
  code: RefusalCode;
  /** The reason in Bulgarian. */
  message: Scalars['String']['output'];
};

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

/** A template for a reply. */
export type ReplyTemplate = {
  __typename?: 'ReplyTemplate';
  /** Number of the template. */
  id: Scalars['ID']['output'];
  /** Name of the template. */
  name: Scalars['String']['output'];
  /** The text. Each line is a paragraph. Placeholders without a value stay unchanged: `{клиент}`, `{номер}`, `{заглавие}`, `{дата}`, `{авария}`, `{оператор}`. */
  text: Scalars['String']['output'];
};

/** A message in a signal's conversation. For a message with files use `POST /files/signals/{id}/responses`, see docs/integrating.md. */
export type ReplyToSignalInput = {
  /** The latest response that the writer has seen, or "0" for none. Newer responses are a conflict. Absent: not compared. */
  expectedLastResponseId?: InputMaybe<Scalars['ID']['input']>;
  /** Created once for each draft. Requests with the same key store one message. */
  idempotencyKey: Scalars['UUID']['input'];
  /** Text of the message: not blank, at most 50 000 characters. */
  message: RichTextInput;
  /** The signal of the conversation. */
  signalId: Scalars['ID']['input'];
};

/** Outcome of `replyToSignal`. Refusals: SERVICE_REFUSED (for a closed signal), NOT_RECORDED. */
export type ReplyToSignalResult = InvalidInput | Refusal | ReplyToSignalSuccess | SignalConflict;

/** The reply was stored. */
export type ReplyToSignalSuccess = {
  __typename?: 'ReplyToSignalSuccess';
  /** Number of the new response. */
  responseId: Scalars['ID']['output'];
  /** The changed signal. Null with an error if the change was stored but the signal could not be read. */
  signal: Maybe<Signal>;
};

/** Presence of the caller at a signal. Repeat it every 20 seconds: it expires after 45 seconds. */
export type ReportPresenceInput = {
  /** Number of the signal. */
  signalId: Scalars['ID']['input'];
  /** Presence of the caller. */
  state: PresenceState;
};

/** Outcome of `reportPresence`. */
export type ReportPresenceResult = ReportPresenceSuccess;

/** Presence was recorded. */
export type ReportPresenceSuccess = {
  __typename?: 'ReportPresenceSuccess';
  /** Other operators at the signal. */
  others: Array<SignalPresence>;
};

/** Direction of a message. */
export type ResponseKind =
  /** From the citizen to the utility. */
  | 'CLIENT'
  /** From the utility to the citizen. */
  | 'OPERATOR';

/** A text with headings, lists and links. */
export type RichText = {
  __typename?: 'RichText';
  /** The document as a tree. A stored text that is not a document becomes one paragraph. */
  document: Scalars['RichTextDocument']['output'];
  /** The text without formatting. Paragraphs are separated by line breaks. */
  text: Scalars['String']['output'];
};

/** A text to store: exactly one of the two fields. */
export type RichTextInput =
  /** A document with formatting. */
  { document: Scalars['RichTextDocument']['input']; text?: never; }
  |  /** Plain text; each line becomes a paragraph. */
  { document?: never; text: Scalars['String']['input']; };

/** The last map view of the person. */
export type SaveMapViewInput = {
  /** Centre of the map. */
  center: CoordinatesInput;
  /** Zoom level, 3 to 23.99. */
  zoom: Scalars['Float']['input'];
};

/** Outcome of `saveMapView`. */
export type SaveMapViewResult = InvalidInput | SaveMapViewSuccess;

/** The view was stored. */
export type SaveMapViewSuccess = {
  __typename?: 'SaveMapViewSuccess';
  /** The stored view. */
  view: MapView;
};

/** A draft that replaces the previous one. */
export type SaveSignalDraftInput = {
  /** The key for sending it. */
  idempotencyKey: Scalars['UUID']['input'];
  /** Kind of the draft. */
  kind: SignalDraftKind;
  /** Text of the draft. Null or absent: the draft is deleted. */
  message?: InputMaybe<RichTextInput>;
  /** Number of the signal. */
  signalId: Scalars['ID']['input'];
};

/** Outcome of `saveSignalDraft`. */
export type SaveSignalDraftResult = InvalidInput | SaveSignalDraftSuccess;

/** The draft was stored. */
export type SaveSignalDraftSuccess = {
  __typename?: 'SaveSignalDraftSuccess';
  /** When the draft was stored. */
  savedAt: Scalars['DateTime']['output'];
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

/** The signed-in person and the person's rights. */
export type Session = {
  __typename?: 'Session';
  /** Areas of the product that these actions open. */
  access: SessionAccess;
  /** Actions of these roles. Never empty: sign-in is refused without an action. */
  allowedActions: Array<Action>;
  /** Groups of the person, by name. */
  allowedGroups: Array<Scalars['String']['output']>;
  /** Id of the latest live event. Read it before the lists and then connect to `/events?since=` with it, so that no event is missed. Null if live events are unsupported, not yet available, or not allowed for the person. */
  eventCursor: Maybe<Scalars['ID']['output']>;
  /** Account at the identity provider. It does not change with the name. For a person who works with signals it equals `Colleague.id`. */
  id: Scalars['ID']['output'];
  /** False on a test installation. */
  isProduction: Scalars['Boolean']['output'];
  /** Centre and zoom of the map when the person last moved it. Null before the first time. */
  lastMapView: Maybe<MapView>;
  /** Roles at the identity provider. */
  memberOf: Array<Scalars['String']['output']>;
  /** Name of the person, or of the service account. */
  name: Scalars['String']['output'];
};

/** Areas of the product that the person may use. */
export type SessionAccess = {
  __typename?: 'SessionAccess';
  /** The activity log. */
  activityLog: Scalars['Boolean']['output'];
  /** The exception log. */
  errorsLog: Scalars['Boolean']['output'];
  /** Signals, breakdowns, water meters, clients and addresses. */
  operator: Scalars['Boolean']['output'];
  /** Users, groups and roles. */
  roles: Scalars['Boolean']['output'];
};

/** A reported problem with its first message, conversation, status and place. */
export type Signal = {
  __typename?: 'Signal';
  /** Files of the first message. Loaded separately: null with an error if this fails. */
  attachments: Maybe<Array<Attachment>>;
  /** Path on the gateway of an archive with all files of the signal and its responses. */
  attachmentsUrl: Scalars['String']['output'];
  /** The linked breakdown. Null if there is none. */
  breakdownId: Maybe<Scalars['ID']['output']>;
  /** Channel by which the signal came in. Null if the REST service does not send it. */
  channel: Maybe<SignalChannel>;
  /** When it was rejected or closed. Null while it is open. */
  closedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was submitted. */
  createdAt: Scalars['DateTime']['output'];
  /** Changes other than messages, oldest first. Loaded separately: null with an error if this fails. */
  history: Maybe<Array<SignalHistoryEntry>>;
  /** Number of the signal, as shown everywhere. */
  id: Scalars['ID']['output'];
  /** When the latest response was written. Null if there is none. */
  lastResponseAt: Maybe<Scalars['DateTime']['output']>;
  /** Coordinates of the problem. Null if the signal has none. */
  location: Maybe<Coordinates>;
  /** What was reported. */
  message: RichText;
  /** True while the latest message waits for a reply of the utility. */
  needsReply: Scalars['Boolean']['output'];
  /** Internal notes, oldest first. Loaded separately: null with an error if this fails. */
  notes: Maybe<Array<SignalNote>>;
  /** Priority. Null until it is set. */
  priority: Maybe<Priority>;
  /** The conversation, oldest first. Loaded separately: null with an error if this fails. */
  responses: Maybe<Array<SignalResponse>>;
  /** Status of the signal. */
  status: SignalStatus;
  /** Bulgarian label of the status in the REST service. */
  statusName: Scalars['String']['output'];
  /** The person who reported the signal, shown as the client. Null if unknown. */
  submitter: Maybe<Submitter>;
  /** The operator who works on the signal. Null if there is none, if the REST service does not send it, and for callers who are not operators. */
  takenBy: Maybe<Colleague>;
  /** Short subject. An e-mail without one shows the first words of its text. */
  title: Scalars['String']['output'];
  /** Account that submitted the signal. Null if the REST service does not send it. */
  userId: Maybe<Scalars['ID']['output']>;
  /** Work card number of that breakdown, shown as 'Авария №'. */
  workCardNo: Maybe<Scalars['String']['output']>;
};

/** A possible caller: a submitter, a client of the utility, or both. */
export type SignalCaller = {
  __typename?: 'SignalCaller';
  /** First address of the client. */
  address: Maybe<Scalars['String']['output']>;
  /** Number as client of the utility. Null: not a known client. */
  clientId: Maybe<Scalars['ID']['output']>;
  /** Client number on the invoice. */
  clientNumber: Maybe<Scalars['String']['output']>;
  /** Name of the person or the institution. */
  name: Scalars['String']['output'];
  /** Number of the person's open signals. */
  openSignals: Scalars['Int']['output'];
  /** Telephone number. */
  phone: Maybe<Scalars['String']['output']>;
  /** Number as submitter. Null: never reported a signal. */
  submitterId: Maybe<Scalars['ID']['output']>;
};

/** Channel by which a signal came in. */
export type SignalChannel =
  /** Received by e-mail. */
  | 'EMAIL'
  /** Submitted by an operator for a citizen. */
  | 'OPERATOR'
  /** Submitted by the citizen in the portal. */
  | 'PORTAL';

/** The signal was changed in the meantime, or newer responses came in. Nothing was stored. */
export type SignalConflict = Failure & {
  __typename?: 'SignalConflict';
  /** When the latest change was made, if known. */
  changedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of the person who made the latest change, if known. */
  changedBy: Maybe<Scalars['String']['output']>;
  /** The stored signal. */
  current: Signal;
  /** Fields of the input whose expected value differs from the stored one. */
  fields: Array<Scalars['String']['output']>;
  /** Description of the conflict, in Bulgarian. */
  message: Scalars['String']['output'];
};

/** A draft of the caller for a signal. */
export type SignalDraft = {
  __typename?: 'SignalDraft';
  /** The key for sending it. */
  idempotencyKey: Scalars['UUID']['output'];
  /** Kind of the draft. */
  kind: SignalDraftKind;
  /** Text of the draft. */
  message: RichText;
  /** When the draft was stored. */
  savedAt: Scalars['DateTime']['output'];
  /** The signal. */
  signalId: Scalars['ID']['output'];
};

/** Kind of a draft. */
export type SignalDraftKind =
  /** An internal note. */
  | 'NOTE'
  /** A reply in the conversation. */
  | 'REPLY';

/** Conditions, combined with AND. A field that is absent, null, blank or an empty list is ignored. */
export type SignalFilter = {
  /** Came in by one of these channels. */
  channels?: InputMaybe<Array<SignalChannel>>;
  /** When it was rejected or closed. */
  closed?: InputMaybe<DateTimeRange>;
  /** When it was submitted. */
  created?: InputMaybe<DateTimeRange>;
  /** True: linked to a breakdown. False: not linked. */
  hasBreakdown?: InputMaybe<Scalars['Boolean']['input']>;
  /** When the latest response was written. */
  lastResponse?: InputMaybe<DateTimeRange>;
  /** True: waits for a reply. False: does not wait. */
  needsReply?: InputMaybe<Scalars['Boolean']['input']>;
  /** Has one of these priorities, at most 100. */
  priorityIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Has one of these statuses. */
  statuses?: InputMaybe<Array<SignalStatus>>;
  /** Reported by one of these persons, at most 100. */
  submitterIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Belongs to this view of the operator. Ignored for callers who are not operators. */
  view?: InputMaybe<SignalView>;
  /** Part of the work card number of the linked breakdown, in any letter case. At most 200 characters. */
  workCardNo?: InputMaybe<Scalars['String']['input']>;
};

/** A change of a signal. */
export type SignalHistoryEntry = {
  __typename?: 'SignalHistoryEntry';
  /** When it was changed. */
  changedAt: Scalars['DateTime']['output'];
  /** Name of the person who made the change. */
  changedBy: Scalars['String']['output'];
  /** Number of the entry in the activity log. */
  id: Scalars['ID']['output'];
  /** Kind of the change. */
  kind: SignalHistoryKind;
  /** The new value, as shown. Null: none. */
  newValue: Maybe<Scalars['String']['output']>;
  /** The previous value, as shown. Null: none. */
  oldValue: Maybe<Scalars['String']['output']>;
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

/** An internal note. The submitter never sees it. */
export type SignalNote = {
  __typename?: 'SignalNote';
  /** The files in their order. */
  attachments: Array<Attachment>;
  /** Name of the author, if known. */
  author: Maybe<Scalars['String']['output']>;
  /** Number of the note, in one sequence with the responses. */
  id: Scalars['ID']['output'];
  /** Text of the message. */
  message: RichText;
  /** The signal. */
  signalId: Scalars['ID']['output'];
  /** When it was written. */
  writtenAt: Scalars['DateTime']['output'];
};

/** One page of signals. */
export type SignalPage = {
  __typename?: 'SignalPage';
  /** The signals of this page, at most `page.size`. */
  items: Array<Signal>;
  /** Exact number of signals that match the filter. It is counted only if selected. If it is selected alone, no rows are read. */
  totalCount: Scalars['Int']['output'];
};

/** Information about a place before a signal is submitted. */
export type SignalPlace = {
  __typename?: 'SignalPlace';
  /** Whether the utility serves an address within two kilometres. */
  isInsideArea: Scalars['Boolean']['output'];
  /** Signals within 300 metres that the caller may see, open or closed in the last 30 days. Open ones first, then by similarity. At most 8. */
  nearby: Array<NearbySignal>;
};

/** An operator who is present at a signal. */
export type SignalPresence = {
  __typename?: 'SignalPresence';
  /** The operator. */
  colleague: Colleague;
  /** Presence of the operator. */
  state: PresenceState;
};

/** One message of a conversation. */
export type SignalResponse = {
  __typename?: 'SignalResponse';
  /** The files in their order. */
  attachments: Array<Attachment>;
  /** Number of files. */
  attachmentsCount: Scalars['Int']['output'];
  /** The operator who wrote it. Null for a response of the client, if unknown, and for callers who are not operators. */
  author: Maybe<Scalars['String']['output']>;
  /** Number of the response. */
  id: Scalars['ID']['output'];
  /** Direction of the message. */
  kind: ResponseKind;
  /** Text of the message. */
  message: RichText;
  /** When it was written. */
  respondedAt: Scalars['DateTime']['output'];
  /** Sender's address of a message by e-mail. */
  senderEmail: Maybe<Scalars['String']['output']>;
  /** The signal of the conversation. */
  signalId: Scalars['ID']['output'];
};

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

/** A signal status with its label. */
export type SignalStatusLabel = {
  __typename?: 'SignalStatusLabel';
  /** Bulgarian label, as shown. */
  name: Scalars['String']['output'];
  /** The status. */
  status: SignalStatus;
};

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

/** Number of signals in each view of the operator. */
export type SignalViewCounts = {
  __typename?: 'SignalViewCounts';
  /** Signals in FREE. */
  free: Scalars['Int']['output'];
  /** Signals in MINE. */
  mine: Scalars['Int']['output'];
  /** Signals in OVERDUE. */
  overdue: Scalars['Int']['output'];
  /** Signals in WAITING. */
  waiting: Scalars['Int']['output'];
};

/** Direction of a sort key. Empty values are last in both directions. */
export type SortDirection =
  /** Ascending. Texts by the Bulgarian alphabet, numbers inside texts by value. */
  | 'ASC'
  /** Descending. */
  | 'DESC';

/** A new signal. For a signal with files use `POST /files/signals`, see docs/integrating.md. */
export type SubmitSignalInput = {
  /** The client of the utility for whom an operator submits the signal. Excludes `submitterId`. */
  clientId?: InputMaybe<Scalars['ID']['input']>;
  /** Created once for each form. Requests with the same key store one signal. */
  idempotencyKey: Scalars['UUID']['input'];
  /** Coordinates of the problem. Places outside the utility's area are accepted too: `signalPlace` checks them. */
  location: CoordinatesInput;
  /** Text of the report: not blank, at most 50 000 characters. */
  message: RichTextInput;
  /** The submitter for whom an operator submits the signal. Excludes `clientId`. */
  submitterId?: InputMaybe<Scalars['ID']['input']>;
  /** Short subject: not blank, at most 200 characters. */
  title: Scalars['String']['input'];
};

/** Outcome of `submitSignal`. Refusals: SERVICE_REFUSED, NOT_RECORDED. */
export type SubmitSignalResult = InvalidInput | Refusal | SubmitSignalSuccess;

/** The signal was stored. */
export type SubmitSignalSuccess = {
  __typename?: 'SubmitSignalSuccess';
  /** The new signal. Null with an error if it was stored but could not be read. */
  signal: Maybe<Signal>;
  /** Number of the new signal. */
  signalId: Scalars['ID']['output'];
};

/** A person who reports signals. */
export type Submitter = Lookup & {
  __typename?: 'Submitter';
  /** Number of the person. */
  id: Scalars['ID']['output'];
  /** Name of the person. */
  name: Scalars['String']['output'];
};

/** Conditions, combined with AND. A field that is absent, null or blank is ignored. */
export type SubmitterFilter = {
  /** Part of the name, in any letter case. At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** One page of persons who report signals. */
export type SubmitterPage = {
  __typename?: 'SubmitterPage';
  /** The persons of this page, sorted by name, at most `page.size`. */
  items: Array<Submitter>;
  /** Exact number of persons that match the filter. It is counted only if selected. */
  totalCount: Scalars['Int']['output'];
};

/** A water service connection (SVO), from the pipe to the building. */
export type SvoLine = {
  __typename?: 'SvoLine';
  /** Number of the connection. */
  id: Scalars['ID']['output'];
  /** The points of the line. */
  line: Array<Coordinates>;
  /** The pipe at which the connection starts. Null if unknown. */
  pipeId: Maybe<Scalars['ID']['output']>;
  /** Properties in the order of display. */
  properties: Array<LineProperty>;
  /** The number as shown: ten million less. */
  shownNumber: Scalars['String']['output'];
};

/** A signal to take. */
export type TakeSignalInput = {
  /** Number of the signal. */
  id: Scalars['ID']['input'];
  /** True: take it even if a colleague works on it. */
  takeOver?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Outcome of `takeSignal`. Conflict: a colleague works on the signal, see `current.takenBy`. */
export type TakeSignalResult = SignalConflict | TakeSignalSuccess;

/** The caller now works on the signal. */
export type TakeSignalSuccess = {
  __typename?: 'TakeSignalSuccess';
  /** The changed signal. Null with an error if the change was stored but the signal could not be read. */
  signal: Maybe<Signal>;
};

/** An external application that the menu links to. */
export type Tool = {
  __typename?: 'Tool';
  /** Address of the application. The placeholders `zoom`, `lat` and `lng`, written `{zoom}` or `:zoom`, stand for the person's last map view. */
  address: Scalars['String']['output'];
  /** Kind of the application. */
  kind: ToolKind;
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

/** A WMS layer of a map server: an entry of 'Подложки'. */
export type WmsLayer = {
  __typename?: 'WmsLayer';
  /** Name of the layer in the warehouse: the value of LAYERS in requests to the map server. */
  id: Scalars['ID']['output'];
  /** Whether the layer is initially visible. */
  isShown: Scalars['Boolean']['output'];
  /** Largest zoom at which the layer is visible. */
  maxZoom: Scalars['Float']['output'];
  /** Smallest zoom at which the layer is visible. */
  minZoom: Scalars['Float']['output'];
  /** Bulgarian name, as shown. */
  name: Scalars['String']['output'];
  /** Kind of the service, usually `WMS`. */
  type: Scalars['String']['output'];
  /** Path of the map server on this gateway, without parameters. */
  url: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AddSignalNoteResult:
    | ( NoteAdded )
    | ( InvalidInput )
    | ( Refusal )
  ;
  ChangeSignalStatusResult:
    | ( StatusChanged )
    | ( Refusal )
    | ( ConflictRecord )
  ;
  HandOverSignalResult: ( SignalHandedOver );
  ReplyToSignalResult:
    | ( InvalidInput )
    | ( Refusal )
    | ( ReplySent )
    | ( ConflictRecord )
  ;
  ReportPresenceResult: ( Omit<ReportPresenceSuccess, 'others'> & { others: Array<_RefType['SignalPresence']> } );
  SaveMapViewResult:
    | ( InvalidInput )
    | ( SaveMapViewSuccess )
  ;
  SaveSignalDraftResult:
    | ( InvalidInput )
    | ( SaveSignalDraftSuccess )
  ;
  SubmitSignalResult:
    | ( InvalidInput )
    | ( Refusal )
    | ( SignalSubmitted )
  ;
  TakeSignalResult:
    | ( ConflictRecord )
    | ( SignalTaken )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Failure:
    | ( InvalidInput )
    | ( Refusal )
    | ( ConflictRecord )
  ;
  Lookup:
    | ( Choice )
    | ( Choice )
    | ( Choice )
    | ( Choice )
    | ( Choice )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Action: Action;
  AddSignalNoteInput: AddSignalNoteInput;
  AddSignalNoteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddSignalNoteResult']>;
  AddSignalNoteSuccess: ResolverTypeWrapper<NoteAdded>;
  Attachment: ResolverTypeWrapper<Attachment>;
  BaseMap: ResolverTypeWrapper<BaseMap>;
  BaseMapKind: BaseMapKind;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ByteSize: ResolverTypeWrapper<Scalars['ByteSize']['output']>;
  ChangeSignalStatusInput: ChangeSignalStatusInput;
  ChangeSignalStatusResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeSignalStatusResult']>;
  ChangeSignalStatusSuccess: ResolverTypeWrapper<StatusChanged>;
  Colleague: ResolverTypeWrapper<Choice>;
  Coordinates: ResolverTypeWrapper<Coordinates>;
  CoordinatesInput: CoordinatesInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DateTimeRange: DateTimeRange;
  Environment: ResolverTypeWrapper<Environment>;
  ErrorCode: ErrorCode;
  Failure: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Failure']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GeoHit: ResolverTypeWrapper<GeoHit>;
  HandOverSignalInput: HandOverSignalInput;
  HandOverSignalResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HandOverSignalResult']>;
  HandOverSignalSuccess: ResolverTypeWrapper<SignalHandedOver>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  InputProblem: ResolverTypeWrapper<InputProblem>;
  InputProblemCode: InputProblemCode;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvalidInput: ResolverTypeWrapper<InvalidInput>;
  KevrCategory1: ResolverTypeWrapper<Choice>;
  KevrCategory2: ResolverTypeWrapper<Choice>;
  LineProperty: ResolverTypeWrapper<LineProperty>;
  Lookup: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Lookup']>;
  MapDataItem: ResolverTypeWrapper<MapDataItem>;
  MapStyleJson: ResolverTypeWrapper<Scalars['MapStyleJson']['output']>;
  MapView: ResolverTypeWrapper<MapView>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NearSvoLine: ResolverTypeWrapper<NearSvoLine>;
  NearbySignal: ResolverTypeWrapper<NearbyRecord>;
  PageInput: PageInput;
  Pipe: ResolverTypeWrapper<Pipe>;
  PresenceState: PresenceState;
  Priority: ResolverTypeWrapper<Choice>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Refusal: ResolverTypeWrapper<Refusal>;
  RefusalCode: RefusalCode;
  ReplyTemplate: ResolverTypeWrapper<ReplyTemplate>;
  ReplyToSignalInput: ReplyToSignalInput;
  ReplyToSignalResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReplyToSignalResult']>;
  ReplyToSignalSuccess: ResolverTypeWrapper<ReplySent>;
  ReportPresenceInput: ReportPresenceInput;
  ReportPresenceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReportPresenceResult']>;
  ReportPresenceSuccess: ResolverTypeWrapper<Omit<ReportPresenceSuccess, 'others'> & { others: Array<ResolversTypes['SignalPresence']> }>;
  ResponseKind: ResponseKind;
  RichText: ResolverTypeWrapper<StoredText>;
  RichTextDocument: ResolverTypeWrapper<Scalars['RichTextDocument']['output']>;
  RichTextInput: RichTextInput;
  SaveMapViewInput: SaveMapViewInput;
  SaveMapViewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveMapViewResult']>;
  SaveMapViewSuccess: ResolverTypeWrapper<SaveMapViewSuccess>;
  SaveSignalDraftInput: SaveSignalDraftInput;
  SaveSignalDraftResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveSignalDraftResult']>;
  SaveSignalDraftSuccess: ResolverTypeWrapper<SaveSignalDraftSuccess>;
  ServiceFeature: ServiceFeature;
  Session: ResolverTypeWrapper<Session>;
  SessionAccess: ResolverTypeWrapper<SessionAccess>;
  Signal: ResolverTypeWrapper<SignalRecord>;
  SignalCaller: ResolverTypeWrapper<SignalCaller>;
  SignalChannel: SignalChannel;
  SignalConflict: ResolverTypeWrapper<ConflictRecord>;
  SignalDraft: ResolverTypeWrapper<DraftRecord>;
  SignalDraftKind: SignalDraftKind;
  SignalFilter: SignalFilter;
  SignalHistoryEntry: ResolverTypeWrapper<SignalHistoryEntry>;
  SignalHistoryKind: SignalHistoryKind;
  SignalNote: ResolverTypeWrapper<NoteRecord>;
  SignalPage: ResolverTypeWrapper<LazyPage<SignalRecord>>;
  SignalPlace: ResolverTypeWrapper<PlaceRecord>;
  SignalPresence: ResolverTypeWrapper<Omit<SignalPresence, 'colleague'> & { colleague: ResolversTypes['Colleague'] }>;
  SignalResponse: ResolverTypeWrapper<ResponseRecord>;
  SignalSort: SignalSort;
  SignalSortField: SignalSortField;
  SignalStatus: SignalStatus;
  SignalStatusLabel: ResolverTypeWrapper<SignalStatusLabel>;
  SignalView: SignalView;
  SignalViewCounts: ResolverTypeWrapper<SignalViewCounts>;
  SortDirection: SortDirection;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubmitSignalInput: SubmitSignalInput;
  SubmitSignalResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SubmitSignalResult']>;
  SubmitSignalSuccess: ResolverTypeWrapper<SignalSubmitted>;
  Submitter: ResolverTypeWrapper<Choice>;
  SubmitterFilter: SubmitterFilter;
  SubmitterPage: ResolverTypeWrapper<LazyPage<Choice>>;
  SvoLine: ResolverTypeWrapper<SvoLine>;
  TakeSignalInput: TakeSignalInput;
  TakeSignalResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TakeSignalResult']>;
  TakeSignalSuccess: ResolverTypeWrapper<SignalTaken>;
  Tool: ResolverTypeWrapper<Tool>;
  ToolKind: ToolKind;
  UUID: ResolverTypeWrapper<Scalars['UUID']['output']>;
  WmsLayer: ResolverTypeWrapper<WmsLayer>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddSignalNoteInput: AddSignalNoteInput;
  AddSignalNoteResult: ResolversUnionTypes<ResolversParentTypes>['AddSignalNoteResult'];
  AddSignalNoteSuccess: NoteAdded;
  Attachment: Attachment;
  BaseMap: BaseMap;
  Boolean: Scalars['Boolean']['output'];
  ByteSize: Scalars['ByteSize']['output'];
  ChangeSignalStatusInput: ChangeSignalStatusInput;
  ChangeSignalStatusResult: ResolversUnionTypes<ResolversParentTypes>['ChangeSignalStatusResult'];
  ChangeSignalStatusSuccess: StatusChanged;
  Colleague: Choice;
  Coordinates: Coordinates;
  CoordinatesInput: CoordinatesInput;
  DateTime: Scalars['DateTime']['output'];
  DateTimeRange: DateTimeRange;
  Environment: Environment;
  Failure: ResolversInterfaceTypes<ResolversParentTypes>['Failure'];
  Float: Scalars['Float']['output'];
  GeoHit: GeoHit;
  HandOverSignalInput: HandOverSignalInput;
  HandOverSignalResult: ResolversUnionTypes<ResolversParentTypes>['HandOverSignalResult'];
  HandOverSignalSuccess: SignalHandedOver;
  ID: Scalars['ID']['output'];
  InputProblem: InputProblem;
  Int: Scalars['Int']['output'];
  InvalidInput: InvalidInput;
  KevrCategory1: Choice;
  KevrCategory2: Choice;
  LineProperty: LineProperty;
  Lookup: ResolversInterfaceTypes<ResolversParentTypes>['Lookup'];
  MapDataItem: MapDataItem;
  MapStyleJson: Scalars['MapStyleJson']['output'];
  MapView: MapView;
  Mutation: Record<PropertyKey, never>;
  NearSvoLine: NearSvoLine;
  NearbySignal: NearbyRecord;
  PageInput: PageInput;
  Pipe: Pipe;
  Priority: Choice;
  Query: Record<PropertyKey, never>;
  Refusal: Refusal;
  ReplyTemplate: ReplyTemplate;
  ReplyToSignalInput: ReplyToSignalInput;
  ReplyToSignalResult: ResolversUnionTypes<ResolversParentTypes>['ReplyToSignalResult'];
  ReplyToSignalSuccess: ReplySent;
  ReportPresenceInput: ReportPresenceInput;
  ReportPresenceResult: ResolversUnionTypes<ResolversParentTypes>['ReportPresenceResult'];
  ReportPresenceSuccess: Omit<ReportPresenceSuccess, 'others'> & { others: Array<ResolversParentTypes['SignalPresence']> };
  RichText: StoredText;
  RichTextDocument: Scalars['RichTextDocument']['output'];
  RichTextInput: RichTextInput;
  SaveMapViewInput: SaveMapViewInput;
  SaveMapViewResult: ResolversUnionTypes<ResolversParentTypes>['SaveMapViewResult'];
  SaveMapViewSuccess: SaveMapViewSuccess;
  SaveSignalDraftInput: SaveSignalDraftInput;
  SaveSignalDraftResult: ResolversUnionTypes<ResolversParentTypes>['SaveSignalDraftResult'];
  SaveSignalDraftSuccess: SaveSignalDraftSuccess;
  Session: Session;
  SessionAccess: SessionAccess;
  Signal: SignalRecord;
  SignalCaller: SignalCaller;
  SignalConflict: ConflictRecord;
  SignalDraft: DraftRecord;
  SignalFilter: SignalFilter;
  SignalHistoryEntry: SignalHistoryEntry;
  SignalNote: NoteRecord;
  SignalPage: LazyPage<SignalRecord>;
  SignalPlace: PlaceRecord;
  SignalPresence: Omit<SignalPresence, 'colleague'> & { colleague: ResolversParentTypes['Colleague'] };
  SignalResponse: ResponseRecord;
  SignalSort: SignalSort;
  SignalStatusLabel: SignalStatusLabel;
  SignalViewCounts: SignalViewCounts;
  String: Scalars['String']['output'];
  SubmitSignalInput: SubmitSignalInput;
  SubmitSignalResult: ResolversUnionTypes<ResolversParentTypes>['SubmitSignalResult'];
  SubmitSignalSuccess: SignalSubmitted;
  Submitter: Choice;
  SubmitterFilter: SubmitterFilter;
  SubmitterPage: LazyPage<Choice>;
  SvoLine: SvoLine;
  TakeSignalInput: TakeSignalInput;
  TakeSignalResult: ResolversUnionTypes<ResolversParentTypes>['TakeSignalResult'];
  TakeSignalSuccess: SignalTaken;
  Tool: Tool;
  UUID: Scalars['UUID']['output'];
  WmsLayer: WmsLayer;
};

export type AccessDirectiveArgs = {
  actions?: Array<Action>;
  groups?: Array<Scalars['String']['input']>;
};

export type AccessDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CostDirectiveArgs = {
  weight: Scalars['Int']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize: Maybe<Scalars['Int']['input']>;
  sizedFields: Maybe<Array<Scalars['String']['input']>>;
  slicingArguments: Maybe<Array<Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type NeedsDirectiveArgs = {
  feature: ServiceFeature;
};

export type NeedsDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = NeedsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AddSignalNoteResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddSignalNoteResult'] = ResolversParentTypes['AddSignalNoteResult']> = {
  __resolveType: TypeResolveFn<'AddSignalNoteSuccess' | 'InvalidInput' | 'Refusal', ParentType, ContextType>;
};

export type AddSignalNoteSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddSignalNoteSuccess'] = ResolversParentTypes['AddSignalNoteSuccess']> = {
  noteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  signal?: Resolver<Maybe<ResolversTypes['Signal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttachmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Attachment'] = ResolversParentTypes['Attachment']> = {
  contentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  responseId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['ByteSize']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BaseMapResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BaseMap'] = ResolversParentTypes['BaseMap']> = {
  attribution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BaseMapKind'], ParentType, ContextType>;
  maxZoom?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minZoom?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tileSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tilesUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface ByteSizeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ByteSize'], any> {
  name: 'ByteSize';
}

export type ChangeSignalStatusResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangeSignalStatusResult'] = ResolversParentTypes['ChangeSignalStatusResult']> = {
  __resolveType: TypeResolveFn<'ChangeSignalStatusSuccess' | 'Refusal' | 'SignalConflict', ParentType, ContextType>;
};

export type ChangeSignalStatusSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangeSignalStatusSuccess'] = ResolversParentTypes['ChangeSignalStatusSuccess']> = {
  serviceMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signal?: Resolver<Maybe<ResolversTypes['Signal']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SignalStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ColleagueResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Colleague'] = ResolversParentTypes['Colleague']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CoordinatesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Coordinates'] = ResolversParentTypes['Coordinates']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type EnvironmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Environment'] = ResolversParentTypes['Environment']> = {
  features?: Resolver<Array<ResolversTypes['ServiceFeature']>, ParentType, ContextType>;
  isProduction?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requestTimeoutMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tools?: Resolver<Array<ResolversTypes['Tool']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FailureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Failure'] = ResolversParentTypes['Failure']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refusal' | 'SignalConflict', ParentType, ContextType>;
};

export type GeoHitResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GeoHit'] = ResolversParentTypes['GeoHit']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['Coordinates'], ParentType, ContextType>;
};

export type HandOverSignalResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HandOverSignalResult'] = ResolversParentTypes['HandOverSignalResult']> = {
  __resolveType: TypeResolveFn<'HandOverSignalSuccess', ParentType, ContextType>;
};

export type HandOverSignalSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HandOverSignalSuccess'] = ResolversParentTypes['HandOverSignalSuccess']> = {
  signal?: Resolver<Maybe<ResolversTypes['Signal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InputProblemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InputProblem'] = ResolversParentTypes['InputProblem']> = {
  code?: Resolver<ResolversTypes['InputProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvalidInputResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvalidInput'] = ResolversParentTypes['InvalidInput']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['InputProblem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KevrCategory1Resolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['KevrCategory1'] = ResolversParentTypes['KevrCategory1']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KevrCategory2Resolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['KevrCategory2'] = ResolversParentTypes['KevrCategory2']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LinePropertyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LineProperty'] = ResolversParentTypes['LineProperty']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LookupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Lookup'] = ResolversParentTypes['Lookup']> = {
  __resolveType: TypeResolveFn<'Colleague' | 'KevrCategory1' | 'KevrCategory2' | 'Priority' | 'Submitter', ParentType, ContextType>;
};

export type MapDataItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MapDataItem'] = ResolversParentTypes['MapDataItem']> = {
  isSelectable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  layerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  layerType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['MapStyleJson'], ParentType, ContextType>;
  maxZoom?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  minZoom?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  paint?: Resolver<ResolversTypes['MapStyleJson'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['MapStyleJson'], ParentType, ContextType>;
  sourceLayer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface MapStyleJsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['MapStyleJson'], any> {
  name: 'MapStyleJson';
}

export type MapViewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MapView'] = ResolversParentTypes['MapView']> = {
  center?: Resolver<ResolversTypes['Coordinates'], ParentType, ContextType>;
  zoom?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addSignalNote?: Resolver<ResolversTypes['AddSignalNoteResult'], ParentType, ContextType, RequireFields<MutationAddSignalNoteArgs, 'input'>>;
  changeSignalStatus?: Resolver<ResolversTypes['ChangeSignalStatusResult'], ParentType, ContextType, RequireFields<MutationChangeSignalStatusArgs, 'input'>>;
  handOverSignal?: Resolver<ResolversTypes['HandOverSignalResult'], ParentType, ContextType, RequireFields<MutationHandOverSignalArgs, 'input'>>;
  replyToSignal?: Resolver<ResolversTypes['ReplyToSignalResult'], ParentType, ContextType, RequireFields<MutationReplyToSignalArgs, 'input'>>;
  reportPresence?: Resolver<ResolversTypes['ReportPresenceResult'], ParentType, ContextType, RequireFields<MutationReportPresenceArgs, 'input'>>;
  saveMapView?: Resolver<ResolversTypes['SaveMapViewResult'], ParentType, ContextType, RequireFields<MutationSaveMapViewArgs, 'input'>>;
  saveSignalDraft?: Resolver<ResolversTypes['SaveSignalDraftResult'], ParentType, ContextType, RequireFields<MutationSaveSignalDraftArgs, 'input'>>;
  submitSignal?: Resolver<ResolversTypes['SubmitSignalResult'], ParentType, ContextType, RequireFields<MutationSubmitSignalArgs, 'input'>>;
  takeSignal?: Resolver<ResolversTypes['TakeSignalResult'], ParentType, ContextType, RequireFields<MutationTakeSignalArgs, 'input'>>;
};

export type NearSvoLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NearSvoLine'] = ResolversParentTypes['NearSvoLine']> = {
  distance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  point?: Resolver<ResolversTypes['Coordinates'], ParentType, ContextType>;
};

export type NearbySignalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NearbySignal'] = ResolversParentTypes['NearbySignal']> = {
  distance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signal?: Resolver<ResolversTypes['Signal'], ParentType, ContextType>;
};

export type PipeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Pipe'] = ResolversParentTypes['Pipe']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PriorityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Priority'] = ResolversParentTypes['Priority']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  baseMap?: Resolver<ResolversTypes['BaseMap'], ParentType, ContextType>;
  callers?: Resolver<Array<ResolversTypes['SignalCaller']>, ParentType, ContextType, RequireFields<QueryCallersArgs, 'search'>>;
  colleagues?: Resolver<Array<ResolversTypes['Colleague']>, ParentType, ContextType>;
  environment?: Resolver<ResolversTypes['Environment'], ParentType, ContextType>;
  geocode?: Resolver<Array<ResolversTypes['GeoHit']>, ParentType, ContextType, RequireFields<QueryGeocodeArgs, 'first' | 'text'>>;
  kevrCategories1?: Resolver<Array<ResolversTypes['KevrCategory1']>, ParentType, ContextType>;
  kevrCategories2?: Resolver<Array<ResolversTypes['KevrCategory2']>, ParentType, ContextType>;
  mapDefinition?: Resolver<Array<ResolversTypes['MapDataItem']>, ParentType, ContextType>;
  nearestSvoLines?: Resolver<Array<ResolversTypes['NearSvoLine']>, ParentType, ContextType, RequireFields<QueryNearestSvoLinesArgs, 'at' | 'first' | 'within'>>;
  pipeAt?: Resolver<Maybe<ResolversTypes['Pipe']>, ParentType, ContextType, RequireFields<QueryPipeAtArgs, 'at' | 'zoom'>>;
  priorities?: Resolver<Array<ResolversTypes['Priority']>, ParentType, ContextType>;
  replyTemplates?: Resolver<Array<ResolversTypes['ReplyTemplate']>, ParentType, ContextType, Partial<QueryReplyTemplatesArgs>>;
  reverseGeocode?: Resolver<Maybe<ResolversTypes['GeoHit']>, ParentType, ContextType, RequireFields<QueryReverseGeocodeArgs, 'at'>>;
  session?: Resolver<ResolversTypes['Session'], ParentType, ContextType>;
  signal?: Resolver<Maybe<ResolversTypes['Signal']>, ParentType, ContextType, RequireFields<QuerySignalArgs, 'id'>>;
  signalDraft?: Resolver<Maybe<ResolversTypes['SignalDraft']>, ParentType, ContextType, RequireFields<QuerySignalDraftArgs, 'kind' | 'signalId'>>;
  signalPlace?: Resolver<ResolversTypes['SignalPlace'], ParentType, ContextType, RequireFields<QuerySignalPlaceArgs, 'location'>>;
  signalStatuses?: Resolver<Array<ResolversTypes['SignalStatusLabel']>, ParentType, ContextType>;
  signalViews?: Resolver<ResolversTypes['SignalViewCounts'], ParentType, ContextType>;
  signals?: Resolver<ResolversTypes['SignalPage'], ParentType, ContextType, Partial<QuerySignalsArgs>>;
  submitters?: Resolver<ResolversTypes['SubmitterPage'], ParentType, ContextType, Partial<QuerySubmittersArgs>>;
  svoLine?: Resolver<Maybe<ResolversTypes['SvoLine']>, ParentType, ContextType, RequireFields<QuerySvoLineArgs, 'id'>>;
  wmsLayers?: Resolver<Array<ResolversTypes['WmsLayer']>, ParentType, ContextType>;
};

export type RefusalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Refusal'] = ResolversParentTypes['Refusal']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReplyTemplateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReplyTemplate'] = ResolversParentTypes['ReplyTemplate']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReplyToSignalResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReplyToSignalResult'] = ResolversParentTypes['ReplyToSignalResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refusal' | 'ReplyToSignalSuccess' | 'SignalConflict', ParentType, ContextType>;
};

export type ReplyToSignalSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReplyToSignalSuccess'] = ResolversParentTypes['ReplyToSignalSuccess']> = {
  responseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  signal?: Resolver<Maybe<ResolversTypes['Signal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportPresenceResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReportPresenceResult'] = ResolversParentTypes['ReportPresenceResult']> = {
  __resolveType: TypeResolveFn<'ReportPresenceSuccess', ParentType, ContextType>;
};

export type ReportPresenceSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReportPresenceSuccess'] = ResolversParentTypes['ReportPresenceSuccess']> = {
  others?: Resolver<Array<ResolversTypes['SignalPresence']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RichTextResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RichText'] = ResolversParentTypes['RichText']> = {
  document?: Resolver<ResolversTypes['RichTextDocument'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface RichTextDocumentScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['RichTextDocument'], any> {
  name: 'RichTextDocument';
}

export type SaveMapViewResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveMapViewResult'] = ResolversParentTypes['SaveMapViewResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'SaveMapViewSuccess', ParentType, ContextType>;
};

export type SaveMapViewSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveMapViewSuccess'] = ResolversParentTypes['SaveMapViewSuccess']> = {
  view?: Resolver<ResolversTypes['MapView'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveSignalDraftResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveSignalDraftResult'] = ResolversParentTypes['SaveSignalDraftResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'SaveSignalDraftSuccess', ParentType, ContextType>;
};

export type SaveSignalDraftSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveSignalDraftSuccess'] = ResolversParentTypes['SaveSignalDraftSuccess']> = {
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  access?: Resolver<ResolversTypes['SessionAccess'], ParentType, ContextType>;
  allowedActions?: Resolver<Array<ResolversTypes['Action']>, ParentType, ContextType>;
  allowedGroups?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  eventCursor?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isProduction?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastMapView?: Resolver<Maybe<ResolversTypes['MapView']>, ParentType, ContextType>;
  memberOf?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionAccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SessionAccess'] = ResolversParentTypes['SessionAccess']> = {
  activityLog?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorsLog?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  roles?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SignalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Signal'] = ResolversParentTypes['Signal']> = {
  attachments?: Resolver<Maybe<Array<ResolversTypes['Attachment']>>, ParentType, ContextType>;
  attachmentsUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  breakdownId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['SignalChannel']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  history?: Resolver<Maybe<Array<ResolversTypes['SignalHistoryEntry']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastResponseAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Coordinates']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>;
  needsReply?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notes?: Resolver<Maybe<Array<ResolversTypes['SignalNote']>>, ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['Priority']>, ParentType, ContextType>;
  responses?: Resolver<Maybe<Array<ResolversTypes['SignalResponse']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SignalStatus'], ParentType, ContextType>;
  statusName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  submitter?: Resolver<Maybe<ResolversTypes['Submitter']>, ParentType, ContextType>;
  takenBy?: Resolver<Maybe<ResolversTypes['Colleague']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  workCardNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SignalCallerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignalCaller'] = ResolversParentTypes['SignalCaller']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  clientNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openSignals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submitterId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SignalConflictResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignalConflict'] = ResolversParentTypes['SignalConflict']> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Signal'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignalDraftResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignalDraft'] = ResolversParentTypes['SignalDraft']> = {
  idempotencyKey?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SignalDraftKind'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  signalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SignalHistoryEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignalHistoryEntry'] = ResolversParentTypes['SignalHistoryEntry']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SignalHistoryKind'], ParentType, ContextType>;
  newValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  oldValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SignalNoteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignalNote'] = ResolversParentTypes['SignalNote']> = {
  attachments?: Resolver<Array<ResolversTypes['Attachment']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>;
  signalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  writtenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SignalPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignalPage'] = ResolversParentTypes['SignalPage']> = {
  items?: Resolver<Array<ResolversTypes['Signal']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SignalPlaceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignalPlace'] = ResolversParentTypes['SignalPlace']> = {
  isInsideArea?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nearby?: Resolver<Array<ResolversTypes['NearbySignal']>, ParentType, ContextType>;
};

export type SignalPresenceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignalPresence'] = ResolversParentTypes['SignalPresence']> = {
  colleague?: Resolver<ResolversTypes['Colleague'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PresenceState'], ParentType, ContextType>;
};

export type SignalResponseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignalResponse'] = ResolversParentTypes['SignalResponse']> = {
  attachments?: Resolver<Array<ResolversTypes['Attachment']>, ParentType, ContextType>;
  attachmentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ResponseKind'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>;
  respondedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  senderEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SignalStatusLabelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignalStatusLabel'] = ResolversParentTypes['SignalStatusLabel']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SignalStatus'], ParentType, ContextType>;
};

export type SignalViewCountsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignalViewCounts'] = ResolversParentTypes['SignalViewCounts']> = {
  free?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubmitSignalResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubmitSignalResult'] = ResolversParentTypes['SubmitSignalResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refusal' | 'SubmitSignalSuccess', ParentType, ContextType>;
};

export type SubmitSignalSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubmitSignalSuccess'] = ResolversParentTypes['SubmitSignalSuccess']> = {
  signal?: Resolver<Maybe<ResolversTypes['Signal']>, ParentType, ContextType>;
  signalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubmitterResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Submitter'] = ResolversParentTypes['Submitter']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubmitterPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubmitterPage'] = ResolversParentTypes['SubmitterPage']> = {
  items?: Resolver<Array<ResolversTypes['Submitter']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SvoLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SvoLine'] = ResolversParentTypes['SvoLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  line?: Resolver<Array<ResolversTypes['Coordinates']>, ParentType, ContextType>;
  pipeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  properties?: Resolver<Array<ResolversTypes['LineProperty']>, ParentType, ContextType>;
  shownNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TakeSignalResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TakeSignalResult'] = ResolversParentTypes['TakeSignalResult']> = {
  __resolveType: TypeResolveFn<'SignalConflict' | 'TakeSignalSuccess', ParentType, ContextType>;
};

export type TakeSignalSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TakeSignalSuccess'] = ResolversParentTypes['TakeSignalSuccess']> = {
  signal?: Resolver<Maybe<ResolversTypes['Signal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ToolResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Tool'] = ResolversParentTypes['Tool']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ToolKind'], ParentType, ContextType>;
};

export interface UuidScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['UUID'], any> {
  name: 'UUID';
}

export type WmsLayerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WmsLayer'] = ResolversParentTypes['WmsLayer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxZoom?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  minZoom?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  AddSignalNoteResult?: AddSignalNoteResultResolvers<ContextType>;
  AddSignalNoteSuccess?: AddSignalNoteSuccessResolvers<ContextType>;
  Attachment?: AttachmentResolvers<ContextType>;
  BaseMap?: BaseMapResolvers<ContextType>;
  ByteSize?: GraphQLScalarType;
  ChangeSignalStatusResult?: ChangeSignalStatusResultResolvers<ContextType>;
  ChangeSignalStatusSuccess?: ChangeSignalStatusSuccessResolvers<ContextType>;
  Colleague?: ColleagueResolvers<ContextType>;
  Coordinates?: CoordinatesResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Environment?: EnvironmentResolvers<ContextType>;
  Failure?: FailureResolvers<ContextType>;
  GeoHit?: GeoHitResolvers<ContextType>;
  HandOverSignalResult?: HandOverSignalResultResolvers<ContextType>;
  HandOverSignalSuccess?: HandOverSignalSuccessResolvers<ContextType>;
  InputProblem?: InputProblemResolvers<ContextType>;
  InvalidInput?: InvalidInputResolvers<ContextType>;
  KevrCategory1?: KevrCategory1Resolvers<ContextType>;
  KevrCategory2?: KevrCategory2Resolvers<ContextType>;
  LineProperty?: LinePropertyResolvers<ContextType>;
  Lookup?: LookupResolvers<ContextType>;
  MapDataItem?: MapDataItemResolvers<ContextType>;
  MapStyleJson?: GraphQLScalarType;
  MapView?: MapViewResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NearSvoLine?: NearSvoLineResolvers<ContextType>;
  NearbySignal?: NearbySignalResolvers<ContextType>;
  Pipe?: PipeResolvers<ContextType>;
  Priority?: PriorityResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Refusal?: RefusalResolvers<ContextType>;
  ReplyTemplate?: ReplyTemplateResolvers<ContextType>;
  ReplyToSignalResult?: ReplyToSignalResultResolvers<ContextType>;
  ReplyToSignalSuccess?: ReplyToSignalSuccessResolvers<ContextType>;
  ReportPresenceResult?: ReportPresenceResultResolvers<ContextType>;
  ReportPresenceSuccess?: ReportPresenceSuccessResolvers<ContextType>;
  RichText?: RichTextResolvers<ContextType>;
  RichTextDocument?: GraphQLScalarType;
  SaveMapViewResult?: SaveMapViewResultResolvers<ContextType>;
  SaveMapViewSuccess?: SaveMapViewSuccessResolvers<ContextType>;
  SaveSignalDraftResult?: SaveSignalDraftResultResolvers<ContextType>;
  SaveSignalDraftSuccess?: SaveSignalDraftSuccessResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionAccess?: SessionAccessResolvers<ContextType>;
  Signal?: SignalResolvers<ContextType>;
  SignalCaller?: SignalCallerResolvers<ContextType>;
  SignalConflict?: SignalConflictResolvers<ContextType>;
  SignalDraft?: SignalDraftResolvers<ContextType>;
  SignalHistoryEntry?: SignalHistoryEntryResolvers<ContextType>;
  SignalNote?: SignalNoteResolvers<ContextType>;
  SignalPage?: SignalPageResolvers<ContextType>;
  SignalPlace?: SignalPlaceResolvers<ContextType>;
  SignalPresence?: SignalPresenceResolvers<ContextType>;
  SignalResponse?: SignalResponseResolvers<ContextType>;
  SignalStatusLabel?: SignalStatusLabelResolvers<ContextType>;
  SignalViewCounts?: SignalViewCountsResolvers<ContextType>;
  SubmitSignalResult?: SubmitSignalResultResolvers<ContextType>;
  SubmitSignalSuccess?: SubmitSignalSuccessResolvers<ContextType>;
  Submitter?: SubmitterResolvers<ContextType>;
  SubmitterPage?: SubmitterPageResolvers<ContextType>;
  SvoLine?: SvoLineResolvers<ContextType>;
  TakeSignalResult?: TakeSignalResultResolvers<ContextType>;
  TakeSignalSuccess?: TakeSignalSuccessResolvers<ContextType>;
  Tool?: ToolResolvers<ContextType>;
  UUID?: GraphQLScalarType;
  WmsLayer?: WmsLayerResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GatewayContext> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
  cost?: CostDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  needs?: NeedsDirectiveResolver<any, any, ContextType>;
};
