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
  /** A whole number of bytes as a JSON number, up to 2^53 - 1. */
  ByteSize: { input: number; output: number; }
  /**
   * A moment, to the second, as RFC 3339 with an offset. Answers always carry the offset of Europe/Sofia, so that the first
   * 19 characters are the local time: `2026-10-25T03:30:00+02:00`. Input takes any offset or `Z`; without an offset it is refused,
   * and so is a moment before 1900-01-02 or after 9999-12-31.
   */
  DateTime: { input: string; output: Moment; }
  /** What the specification of MapLibre's style defines, as JSON: a source, or the layout or paint of a layer. */
  MapStyleJson: { input: unknown; output: unknown; }
  /**
   * A rich text as the JSON tree of a ProseMirror document: `{ "type": "doc", "content": [...] }`.
   * Nodes: paragraph, heading (levels 1 to 3), bulletList, orderedList, listItem, blockquote, hardBreak, text.
   * Marks: bold, italic, underline, strike, link (http, https, mailto, tel). Anything else is refused on input and never answered.
   */
  RichTextDocument: { input: Record<string, unknown>; output: Record<string, unknown>; }
  /** A universally unique identifier in its 36-character form, in small letters. */
  UUID: { input: string; output: string; }
};

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

/** A note among the utility's own people. Files go with it by `POST /files/signals/{id}/notes`: docs/integrating.md. */
export type AddSignalNoteInput = {
  /** Made once for each draft; the same key never stores twice. */
  idempotencyKey: Scalars['UUID']['input'];
  /** What to note: not blank, at most 50 000 letters. */
  message: RichTextInput;
  /** Signal that it is about. */
  signalId: Scalars['ID']['input'];
};

/** Outcome of `addSignalNote`. Refusals: SERVICE_REFUSED, NOT_RECORDED. */
export type AddSignalNoteResult = AddSignalNoteSuccess | InvalidInput | Refusal;

/** The note is stored. */
export type AddSignalNoteSuccess = {
  __typename?: 'AddSignalNoteSuccess';
  /** Number of the new note. */
  noteId: Scalars['ID']['output'];
  /** The signal, read back; null with an error if only the reading failed. */
  signal: Maybe<Signal>;
};

/** A file of a signal or of a response. Its bytes are not in GraphQL: get them from `url`. */
export type Attachment = {
  __typename?: 'Attachment';
  /** Media type, where known. Nothing is ever shown by its claim alone. */
  contentType: Maybe<Scalars['String']['output']>;
  /** When it was stored. */
  createdAt: Scalars['DateTime']['output'];
  /** Name with its extension, without any folder. */
  fileName: Scalars['String']['output'];
  /** Number of the attachment. */
  id: Scalars['ID']['output'];
  /** Name and day, as listed on screen. */
  label: Scalars['String']['output'];
  /** Response that it belongs to; null for a file of the signal itself. */
  responseId: Maybe<Scalars['ID']['output']>;
  /** Size, where known. */
  size: Maybe<Scalars['ByteSize']['output']>;
  /** Where to get the bytes: a path on the gateway, under the same sign-in as GraphQL. */
  url: Scalars['String']['output'];
};

/** The map below everything else: 'Основна карта'. */
export type BaseMap = {
  __typename?: 'BaseMap';
  /** Whom to name on the map; null: nobody. */
  attribution: Maybe<Scalars['String']['output']>;
  /** What its tiles are. */
  kind: BaseMapKind;
  /** Largest zoom that has tiles; further ones are drawn from these. */
  maxZoom: Scalars['Int']['output'];
  /** Smallest zoom that has tiles. */
  minZoom: Scalars['Int']['output'];
  /** Width of a picture, in pixels. */
  tileSize: Scalars['Int']['output'];
  /** Path of a tile with `{z}`, `{x}` and `{y}`, on this gateway. */
  tilesUrl: Scalars['String']['output'];
};

/** What the tiles of the base map are. */
export type BaseMapKind =
  /** Pictures. */
  | 'RASTER'
  /** Vector tiles in the Protomaps schema: layers `water`, `landuse`, `roads`, `buildings`, `places`. */
  | 'VECTOR';

/** A new status for a signal. */
export type ChangeSignalStatusInput = {
  /** The status that the caller saw. Given, another one stored makes it a conflict. Absent: not compared. */
  expectedStatus?: InputMaybe<SignalStatus>;
  /** Number of the signal. */
  id: Scalars['ID']['input'];
  /** The new status. */
  status: SignalStatus;
};

/** Outcome of `changeSignalStatus`. Refusals: SERVICE_REFUSED, WRONG_STATE (SIGNAL chosen). */
export type ChangeSignalStatusResult = ChangeSignalStatusSuccess | Refusal | SignalConflict;

/** The signal has the new status. */
export type ChangeSignalStatusSuccess = {
  __typename?: 'ChangeSignalStatusSuccess';
  /** What the REST service said about it, in Bulgarian; null if the status was the same and nothing was sent. */
  serviceMessage: Maybe<Scalars['String']['output']>;
  /** The signal, read back; null with an error if only the reading failed. */
  signal: Maybe<Signal>;
  /** The status that is stored now. */
  status: SignalStatus;
};

/** A person who works with signals. */
export type Colleague = Lookup & {
  __typename?: 'Colleague';
  /** The person's number with the identity provider. */
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

/** Moments from … to, both included; either end may be left open. */
export type DateTimeRange = {
  /** The earliest moment. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** The latest moment. Its whole second is included. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The installation that answers. */
export type Environment = {
  __typename?: 'Environment';
  /** What the REST service behind the gateway can do beyond the common calls. Asked for when the gateway starts. */
  features: Array<ServiceFeature>;
  /** False on a test installation. */
  isProduction: Scalars['Boolean']['output'];
  /** Outer limit for one request, in minutes. */
  requestTimeoutMinutes: Scalars['Int']['output'];
  /** Name of the installation, as the browser's title shows it. */
  title: Scalars['String']['output'];
  /** Applications of other makers that have an address here, in the order of the menu. */
  tools: Array<Tool>;
  /** Version of the product. */
  version: Scalars['String']['output'];
};

/**
 * All values of `extensions.code` in an entry of `errors`. The entry's `message` is Bulgarian and may be shown as it is;
 * `extensions.traceId` leads to the log; `extensions.detail` explains a wrong document or variable in English to callers who
 * may read this schema. On a mutation `extensions.outcome` says `NOT_DONE` (nothing was stored) or `UNKNOWN`
 * (the answer got lost: repeat with the same `idempotencyKey` to learn the truth).
 */
export type ErrorCode =
  /** The HTTP request is not a GraphQL request. HTTP 400. */
  | 'BAD_REQUEST'
  /** An argument or a variable is wrong: unknown sort field, page size 7, `from` after `to`. `extensions.path` names it. */
  | 'BAD_USER_INPUT'
  /** The same record or key is being written by a request that has not ended. Repeat after `extensions.retryAfter` seconds. */
  | 'BUSY'
  /** The caller may only run documents known to the gateway. HTTP 403. */
  | 'DOCUMENT_NOT_ALLOWED'
  /** Signed in without the right, see `@access`. `extensions.path` names the field. HTTP 403. */
  | 'FORBIDDEN'
  /** The document is not GraphQL. HTTP 400. */
  | 'GRAPHQL_PARSE_FAILED'
  /** The document does not fit this schema. HTTP 400. */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** A fault of the gateway itself, shown as 'Грешка'. */
  | 'INTERNAL_SERVER_ERROR'
  /** A record that a mutation names does not exist, or is not the caller's to see. A query answers null instead. */
  | 'NOT_FOUND'
  /** The document holds several operations and none was named. HTTP 400. */
  | 'OPERATION_RESOLUTION_FAILURE'
  /** Too many requests. `extensions.retryAfter` says after how many seconds to come again. HTTP 429. */
  | 'RATE_LIMITED'
  /** There is no room for the files. Nothing was stored. HTTP 507. */
  | 'STORAGE_FULL'
  /** Too deep, too many aliases, or dearer than the limit. `extensions.cost` and `extensions.limit` say by how much. HTTP 400. */
  | 'TOO_COSTLY'
  /** Not signed in, or the session is over: 'Сесията Ви е изтекла.'. HTTP 401. */
  | 'UNAUTHENTICATED'
  /** The REST service behind the gateway lacks the feature, see `@needs`. */
  | 'UNSUPPORTED'
  /** The REST service failed, or its answer made no sense. */
  | 'UPSTREAM_FAILED'
  /** The REST service did not answer in time. */
  | 'UPSTREAM_TIMEOUT';

/** An expected failure of a mutation. Nothing was stored. Every result union's members but the success implement it. */
export type Failure = {
  /** What to tell the person, in Bulgarian. */
  message: Scalars['String']['output'];
};

/** A place that was found. */
export type GeoHit = {
  __typename?: 'GeoHit';
  /** The address as it is shown. */
  label: Scalars['String']['output'];
  /** Where it is. */
  location: Coordinates;
};

/** Who goes on with a signal. */
export type HandOverSignalInput = {
  /** One of `colleagues`; null or absent: nobody, so that it is free. */
  colleagueId?: InputMaybe<Scalars['ID']['input']>;
  /** Number of the signal. */
  id: Scalars['ID']['input'];
};

/** Outcome of `handOverSignal`. */
export type HandOverSignalResult = HandOverSignalSuccess;

/** The signal is handed over. */
export type HandOverSignalSuccess = {
  __typename?: 'HandOverSignalSuccess';
  /** The signal, read back; null with an error if only the reading failed. */
  signal: Maybe<Signal>;
};

/** One thing wrong with the input. */
export type InputProblem = {
  __typename?: 'InputProblem';
  /** What kind of problem. */
  code: InputProblemCode;
  /** The problem in Bulgarian, as it stands beside the field. */
  message: Scalars['String']['output'];
  /** Where, from the input downwards: `["message"]`, `["changes", "repairEnd"]`. List places are numbers as text. Empty: the input as a whole. */
  path: Array<Scalars['String']['output']>;
};

/** Kinds of problems with an input. */
export type InputProblemCode =
  /** Taken already: a number that exists, an idempotency key that belongs to another input. */
  | 'DUPLICATE'
  /** Not of the form asked for: e-mail, number, date. */
  | 'FORMAT'
  /** Too short or too long. */
  | 'LENGTH'
  /** In the wrong order with another field: an end before its start. */
  | 'ORDER'
  /** Too small, too large, too early or too late. */
  | 'RANGE'
  /** Missing, blank, or an empty document. */
  | 'REQUIRED'
  /** Names a record or a nomenclature item that does not exist or is not active. */
  | 'UNKNOWN';

/** The input breaks a rule that can be mended field by field. */
export type InvalidInput = Failure & {
  __typename?: 'InvalidInput';
  /** All problems in one sentence, in Bulgarian. */
  message: Scalars['String']['output'];
  /** Each problem, in the order of the input's fields. Never empty. */
  problems: Array<InputProblem>;
};

/** A class of breakdowns that the regulator asks for: an entry of a reference list that administrators keep. */
export type KevrCategory1 = Lookup & {
  __typename?: 'KevrCategory1';
  /** Number of the category. */
  id: Scalars['ID']['output'];
  /** Bulgarian name, as shown. */
  name: Scalars['String']['output'];
};

/** A cause of breakdowns that the regulator asks for: an entry of a reference list that administrators keep. */
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
  /** Bulgarian name; 'липсва превод' where there is none. */
  label: Scalars['String']['output'];
  /** The service's own name. */
  name: Scalars['String']['output'];
  /** The value with its unit, as shown. */
  value: Scalars['String']['output'];
};

/** An entry of a reference list. Each list has a type of its own, because numbers repeat between lists. */
export type Lookup = {
  /** Number of the entry, unique in its list. */
  id: Scalars['ID']['output'];
  /** Bulgarian name, as shown. */
  name: Scalars['String']['output'];
};

/** A layer of the thematic map: where its data come from and how they are drawn. */
export type MapDataItem = {
  __typename?: 'MapDataItem';
  /** Whether its features can be hovered over and chosen. */
  isSelectable: Scalars['Boolean']['output'];
  /** Name of the layer, unique in the map. */
  layerName: Scalars['String']['output'];
  /** Type of the layer: `line`, `circle`, `fill`, `symbol`, `raster` and so on. */
  layerType: Scalars['String']['output'];
  /** How it is laid out. */
  layout: Scalars['MapStyleJson']['output'];
  /** Zoom from which on it is drawn no more. */
  maxZoom: Scalars['Float']['output'];
  /** Smallest zoom at which it is drawn. */
  minZoom: Scalars['Float']['output'];
  /** How it is painted. */
  paint: Scalars['MapStyleJson']['output'];
  /** The source. Addresses of tiles are paths of this gateway. */
  source: Scalars['MapStyleJson']['output'];
  /** Layer inside of the source's tiles; null if the source has none. */
  sourceLayer: Maybe<Scalars['String']['output']>;
  /** Name of the source; several layers may draw one. */
  sourceName: Scalars['String']['output'];
};

/** What part of the map is seen. */
export type MapView = {
  __typename?: 'MapView';
  /** Middle of the map. */
  center: Coordinates;
  /** Zoom level, 3 to 23.99. */
  zoom: Scalars['Float']['output'];
};

/** Everything that can be changed: verb and noun, one argument `input`, one result union of a success and its failures. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds a note among the utility's own people. It answers nobody and ends no waiting. */
  addSignalNote: AddSignalNoteResult;
  /** Gives a signal another status. The status that it has already is a success that writes nothing. */
  changeSignalStatus: ChangeSignalStatusResult;
  /** Gives a signal to a colleague, or back to all. */
  handOverSignal: HandOverSignalResult;
  /** Answers in a signal's conversation: an operator as the utility, a citizen in an own signal as the client. */
  replyToSignal: ReplyToSignalResult;
  /** Tells the other operators what the caller does with a signal at this moment. */
  reportPresence: ReportPresenceResult;
  /** Keeps the middle and the zoom of the map for the person; `session.lastMapView` shows them. */
  saveMapView: SaveMapViewResult;
  /** Keeps what the caller has begun to write. Sending it takes it away. */
  saveSignalDraft: SaveSignalDraftResult;
  /** Submits a signal: an operator for a citizen, a citizen for himself. Who it is comes from the sign-in. */
  submitSignal: SubmitSignalResult;
  /** Makes a signal the caller's own work. */
  takeSignal: TakeSignalResult;
};


/** Everything that can be changed: verb and noun, one argument `input`, one result union of a success and its failures. */
export type MutationAddSignalNoteArgs = {
  input: AddSignalNoteInput;
};


/** Everything that can be changed: verb and noun, one argument `input`, one result union of a success and its failures. */
export type MutationChangeSignalStatusArgs = {
  input: ChangeSignalStatusInput;
};


/** Everything that can be changed: verb and noun, one argument `input`, one result union of a success and its failures. */
export type MutationHandOverSignalArgs = {
  input: HandOverSignalInput;
};


/** Everything that can be changed: verb and noun, one argument `input`, one result union of a success and its failures. */
export type MutationReplyToSignalArgs = {
  input: ReplyToSignalInput;
};


/** Everything that can be changed: verb and noun, one argument `input`, one result union of a success and its failures. */
export type MutationReportPresenceArgs = {
  input: ReportPresenceInput;
};


/** Everything that can be changed: verb and noun, one argument `input`, one result union of a success and its failures. */
export type MutationSaveMapViewArgs = {
  input: SaveMapViewInput;
};


/** Everything that can be changed: verb and noun, one argument `input`, one result union of a success and its failures. */
export type MutationSaveSignalDraftArgs = {
  input: SaveSignalDraftInput;
};


/** Everything that can be changed: verb and noun, one argument `input`, one result union of a success and its failures. */
export type MutationSubmitSignalArgs = {
  input: SubmitSignalInput;
};


/** Everything that can be changed: verb and noun, one argument `input`, one result union of a success and its failures. */
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
  /** The point on the line that is closest to the place. */
  point: Coordinates;
};

/** A signal near a place. */
export type NearbySignal = {
  __typename?: 'NearbySignal';
  /** How far away it is, in metres. */
  distance: Scalars['Int']['output'];
  /** The signal. */
  signal: Signal;
};

/** Which page of a list. An absent page is the first one with 10 rows. */
export type PageInput = {
  /** From 1. A page past the end is empty, not an error. */
  number: Scalars['Int']['input'];
  /** 5, 10, 25, 50 or 100. */
  size: Scalars['Int']['input'];
};

/** A pipe of the network. */
export type Pipe = {
  __typename?: 'Pipe';
  /** Number of the pipe in the map server (osm_id), which breakdowns keep. */
  id: Scalars['ID']['output'];
  /** Type of the pipe (aq_type); null if the map server does not tell. */
  type: Maybe<Scalars['String']['output']>;
};

/** What an operator does with a signal at this moment. */
export type PresenceState =
  /** Has left it. */
  | 'LEFT'
  /** Looks at it. */
  | 'VIEWING'
  /** Writes a reply: 'Иванова пише…'. */
  | 'WRITING';

/** How urgent a signal or a breakdown is: an entry of a reference list that administrators keep. */
export type Priority = Lookup & {
  __typename?: 'Priority';
  /** Number of the priority. */
  id: Scalars['ID']['output'];
  /** Bulgarian name, as shown. */
  name: Scalars['String']['output'];
};

/** Everything that can be read. A list is named in the plural, one record in the singular, a whole-table reader begins with `all`. */
export type Query = {
  __typename?: 'Query';
  /** The base map that this installation shows. */
  baseMap: BaseMap;
  /** Who may be calling, while a call is entered; those who have reported before come first. At most 10. */
  callers: Array<SignalCaller>;
  /** Who has worked with signals of late, by name: for handing over. */
  colleagues: Array<Colleague>;
  /** The installation that answers. */
  environment: Environment;
  /** Places whose address fits a text, the best first. Empty if none does, and where the search fails. */
  geocode: Array<GeoHit>;
  /** All active KEVR categories 1 in the order of the reference list. */
  kevrCategories1: Array<KevrCategory1>;
  /** All active KEVR categories 2 in the order of the reference list. */
  kevrCategories2: Array<KevrCategory2>;
  /** The layers of the thematic map, the lowest first. */
  mapDefinition: Array<MapDataItem>;
  /** Service connections near a place, the nearest first. */
  nearestSvoLines: Array<NearSvoLine>;
  /** The pipe at a place, as far as a pointer on the map may miss it. Null if there is none; an error if the map server cannot tell. */
  pipeAt: Maybe<Pipe>;
  /** All active priorities in the order of the reference list. */
  priorities: Array<Priority>;
  /** Texts to answer with, in their order. */
  replyTemplates: Array<ReplyTemplate>;
  /** The address at a place. Null if there is none near, and where the search fails: 'Непознат адрес'. */
  reverseGeocode: Maybe<GeoHit>;
  /** The signed-in person. `FORBIDDEN` with 'Нямате приложени позволени действия към Вашата роля!' if there is no allowed action. */
  session: Session;
  /** One signal; null if it does not exist or is not the caller's to see. */
  signal: Maybe<Signal>;
  /** The caller's draft for a signal; null if there is none. */
  signalDraft: Maybe<SignalDraft>;
  /** What is known of a place before a signal about it is sent: whether it is the utility's, and signals that may be about the same thing. */
  signalPlace: SignalPlace;
  /** The four statuses with the labels of the REST service, in its order. */
  signalStatuses: Array<SignalStatusLabel>;
  /** How many signals each view of the caller's holds. */
  signalViews: SignalViewCounts;
  /** Signals that the caller may see; newest first unless sorted. */
  signals: SignalPage;
  /** Persons who report signals, for choosing one while typing. */
  submitters: SubmitterPage;
  /** A service connection by its number. Null if there is none. */
  svoLine: Maybe<SvoLine>;
  /** The layers of map servers that can be laid over the map. */
  wmsLayers: Array<WmsLayer>;
};


/** Everything that can be read. A list is named in the plural, one record in the singular, a whole-table reader begins with `all`. */
export type QueryCallersArgs = {
  search: Scalars['String']['input'];
};


/** Everything that can be read. A list is named in the plural, one record in the singular, a whole-table reader begins with `all`. */
export type QueryGeocodeArgs = {
  first?: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


/** Everything that can be read. A list is named in the plural, one record in the singular, a whole-table reader begins with `all`. */
export type QueryNearestSvoLinesArgs = {
  at: CoordinatesInput;
  first?: Scalars['Int']['input'];
  within?: Scalars['Float']['input'];
};


/** Everything that can be read. A list is named in the plural, one record in the singular, a whole-table reader begins with `all`. */
export type QueryPipeAtArgs = {
  at: CoordinatesInput;
  zoom: Scalars['Float']['input'];
};


/** Everything that can be read. A list is named in the plural, one record in the singular, a whole-table reader begins with `all`. */
export type QueryReplyTemplatesArgs = {
  signalId: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. A list is named in the plural, one record in the singular, a whole-table reader begins with `all`. */
export type QueryReverseGeocodeArgs = {
  at: CoordinatesInput;
};


/** Everything that can be read. A list is named in the plural, one record in the singular, a whole-table reader begins with `all`. */
export type QuerySignalArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. A list is named in the plural, one record in the singular, a whole-table reader begins with `all`. */
export type QuerySignalDraftArgs = {
  kind: SignalDraftKind;
  signalId: Scalars['ID']['input'];
};


/** Everything that can be read. A list is named in the plural, one record in the singular, a whole-table reader begins with `all`. */
export type QuerySignalPlaceArgs = {
  location: CoordinatesInput;
  title: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. A list is named in the plural, one record in the singular, a whole-table reader begins with `all`. */
export type QuerySignalsArgs = {
  filter: InputMaybe<SignalFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<Array<SignalSort>>;
};


/** Everything that can be read. A list is named in the plural, one record in the singular, a whole-table reader begins with `all`. */
export type QuerySubmittersArgs = {
  filter: InputMaybe<SubmitterFilter>;
  page: InputMaybe<PageInput>;
};


/** Everything that can be read. A list is named in the plural, one record in the singular, a whole-table reader begins with `all`. */
export type QuerySvoLineArgs = {
  id: Scalars['ID']['input'];
};

/** The input is in order, but it cannot be done. `message` says why. */
export type Refusal = Failure & {
  __typename?: 'Refusal';
  /** The kind of reason. */
  code: RefusalCode;
  /** The reason in Bulgarian. */
  message: Scalars['String']['output'];
};

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

/** A text to answer with. */
export type ReplyTemplate = {
  __typename?: 'ReplyTemplate';
  /** Number of the template. */
  id: Scalars['ID']['output'];
  /** What it is for. */
  name: Scalars['String']['output'];
  /** The text, each line a paragraph. Placeholders that no fact is known for stay as they are: `{клиент}`, `{номер}`, `{заглавие}`, `{дата}`, `{авария}`, `{оператор}`. */
  text: Scalars['String']['output'];
};

/** A message in a signal's conversation. Files go with it by `POST /files/signals/{id}/responses`: docs/integrating.md. */
export type ReplyToSignalInput = {
  /** The latest response that the writer has seen; "0": none. Given, newer ones make the reply a conflict. Absent: not compared. */
  expectedLastResponseId?: InputMaybe<Scalars['ID']['input']>;
  /** Made once for each draft; the same key never stores twice. */
  idempotencyKey: Scalars['UUID']['input'];
  /** What to say: not blank, at most 50 000 letters. */
  message: RichTextInput;
  /** Signal to answer. */
  signalId: Scalars['ID']['input'];
};

/** Outcome of `replyToSignal`. Refusals: SERVICE_REFUSED (a closed signal takes no replies), NOT_RECORDED. */
export type ReplyToSignalResult = InvalidInput | Refusal | ReplyToSignalSuccess | SignalConflict;

/** The reply is stored. */
export type ReplyToSignalSuccess = {
  __typename?: 'ReplyToSignalSuccess';
  /** Number of the new response. */
  responseId: Scalars['ID']['output'];
  /** The signal, read back; null with an error if only the reading failed. */
  signal: Maybe<Signal>;
};

/** What the caller does with a signal. To be said again every 20 seconds; after 45 seconds of silence the caller is taken to be gone. */
export type ReportPresenceInput = {
  /** Number of the signal. */
  signalId: Scalars['ID']['input'];
  /** What the caller does. */
  state: PresenceState;
};

/** Outcome of `reportPresence`. */
export type ReportPresenceResult = ReportPresenceSuccess;

/** It is known. */
export type ReportPresenceSuccess = {
  __typename?: 'ReportPresenceSuccess';
  /** Who else is with the signal. */
  others: Array<SignalPresence>;
};

/** Who speaks to whom in a response. */
export type ResponseKind =
  /** The citizen to the utility. */
  | 'CLIENT'
  /** The utility to the citizen. */
  | 'OPERATOR';

/** A text with headings, lists and links. */
export type RichText = {
  __typename?: 'RichText';
  /** The document as a tree. A stored text that is no document comes as one paragraph. */
  document: Scalars['RichTextDocument']['output'];
  /** The same without formatting; paragraphs are separated by line breaks. */
  text: Scalars['String']['output'];
};

/** A text to store: give exactly one of the two. */
export type RichTextInput =
  /** A document with formatting. */
  { document: Scalars['RichTextDocument']['input']; text?: never; }
  |  /** Plain text; each line becomes a paragraph. */
  { document?: never; text: Scalars['String']['input']; };

/** Where the person left the map. */
export type SaveMapViewInput = {
  /** Middle of the map. */
  center: CoordinatesInput;
  /** Zoom level, 3 to 23.99. */
  zoom: Scalars['Float']['input'];
};

/** What comes of keeping a view. */
export type SaveMapViewResult = InvalidInput | SaveMapViewSuccess;

/** The view is kept. */
export type SaveMapViewSuccess = {
  __typename?: 'SaveMapViewSuccess';
  /** What is kept. */
  view: MapView;
};

/** A draft to keep in place of the former one. */
export type SaveSignalDraftInput = {
  /** The key that it will be sent with. */
  idempotencyKey: Scalars['UUID']['input'];
  /** What it is to become. */
  kind: SignalDraftKind;
  /** What it says so far; null or absent: there is none any more. */
  message?: InputMaybe<RichTextInput>;
  /** Number of the signal. */
  signalId: Scalars['ID']['input'];
};

/** Outcome of `saveSignalDraft`. */
export type SaveSignalDraftResult = InvalidInput | SaveSignalDraftSuccess;

/** The draft is kept. */
export type SaveSignalDraftSuccess = {
  __typename?: 'SaveSignalDraftSuccess';
  /** When it was kept. */
  savedAt: Scalars['DateTime']['output'];
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

/** The signed-in person, and what the person may do. */
export type Session = {
  __typename?: 'Session';
  /** What follows from the actions for the areas of the product. */
  access: SessionAccess;
  /** Actions that follow from the roles. Never empty: a person without any is refused at sign-in. */
  allowedActions: Array<Action>;
  /** Groups of the person, by name. */
  allowedGroups: Array<Scalars['String']['output']>;
  /** The latest live event that the gateway knows of. Whoever asks for lists after this and then listens at `/events?since=` with it misses nothing and has to read nothing twice. Null where there are no live events, or not yet, and for whoever may not hear of them. */
  eventCursor: Maybe<Scalars['ID']['output']>;
  /** The account at the identity provider. It stays when the name changes; where the person works with signals, the `id` of the `Colleague`. */
  id: Scalars['ID']['output'];
  /** False on a test installation. */
  isProduction: Scalars['Boolean']['output'];
  /** Centre and zoom of the map when the person last moved it; null before the first time. */
  lastMapView: Maybe<MapView>;
  /** Roles that the identity provider gave, as it names them. */
  memberOf: Array<Scalars['String']['output']>;
  /** Name of the person, or of the service account. */
  name: Scalars['String']['output'];
};

/** Areas of the product that are open to the person. */
export type SessionAccess = {
  __typename?: 'SessionAccess';
  /** The log of what persons did. */
  activityLog: Scalars['Boolean']['output'];
  /** The log of exceptions. */
  errorsLog: Scalars['Boolean']['output'];
  /** Signals, breakdowns, water meters, clients and addresses. */
  operator: Scalars['Boolean']['output'];
  /** Users, groups and roles. */
  roles: Scalars['Boolean']['output'];
};

/** A problem that somebody reported: the first message, the conversation that follows, a status and a place. */
export type Signal = {
  __typename?: 'Signal';
  /** Files of the signal's first message. A call of its own: null with an error if it alone failed. */
  attachments: Maybe<Array<Attachment>>;
  /** Where to get all files of the signal and its responses as one archive: a path on the gateway. */
  attachmentsUrl: Scalars['String']['output'];
  /** Breakdown that it is linked to; null if none. */
  breakdownId: Maybe<Scalars['ID']['output']>;
  /** How it came in; null where the REST service does not tell. */
  channel: Maybe<SignalChannel>;
  /** When it was rejected or closed; null while it is open. */
  closedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was submitted. */
  createdAt: Scalars['DateTime']['output'];
  /** Every change that the conversation does not show by itself, oldest first. A call of its own: null with an error if it alone failed. */
  history: Maybe<Array<SignalHistoryEntry>>;
  /** Number of the signal, as shown everywhere. */
  id: Scalars['ID']['output'];
  /** When the latest response was written; null if there is none. */
  lastResponseAt: Maybe<Scalars['DateTime']['output']>;
  /** Where the problem is; null if the signal came without a place. */
  location: Maybe<Coordinates>;
  /** What was reported. */
  message: RichText;
  /** True while the latest message waits for an answer of the utility. */
  needsReply: Scalars['Boolean']['output'];
  /** Notes among the utility's own people, oldest first. A call of its own: null with an error if it alone failed. */
  notes: Maybe<Array<SignalNote>>;
  /** How urgent it is; null until somebody has set it. */
  priority: Maybe<Priority>;
  /** The conversation, oldest first. A call of its own: null with an error if it alone failed. */
  responses: Maybe<Array<SignalResponse>>;
  /** Where the signal stands. */
  status: SignalStatus;
  /** The status in the REST service's own Bulgarian words. */
  statusName: Scalars['String']['output'];
  /** Who reported it; shown as the client. Null if the sender is unknown. */
  submitter: Maybe<Submitter>;
  /** Which operator works on it; null if nobody does, where the REST service does not tell, and for a caller who is no operator. */
  takenBy: Maybe<Colleague>;
  /** Short subject. An e-mail without one shows the first words of its text. */
  title: Scalars['String']['output'];
  /** Account under which it was entered, where the REST service tells. */
  userId: Maybe<Scalars['ID']['output']>;
  /** Work card number of that breakdown, shown as 'Авария №'. */
  workCardNo: Maybe<Scalars['String']['output']>;
};

/** Somebody who may be calling: a person who has reported before, a client of the utility, or both. */
export type SignalCaller = {
  __typename?: 'SignalCaller';
  /** Address of the client's first home. */
  address: Maybe<Scalars['String']['output']>;
  /** Number as a client of the utility; null: is none, as far as known. */
  clientId: Maybe<Scalars['ID']['output']>;
  /** Client number, as on the invoice. */
  clientNumber: Maybe<Scalars['String']['output']>;
  /** Name of the person or the institution. */
  name: Scalars['String']['output'];
  /** How many of the person's signals are open. */
  openSignals: Scalars['Int']['output'];
  /** Telephone number. */
  phone: Maybe<Scalars['String']['output']>;
  /** Number as a person who reports signals; null: has never reported anything. */
  submitterId: Maybe<Scalars['ID']['output']>;
};

/** How a signal came in. */
export type SignalChannel =
  /** It came by e-mail. */
  | 'EMAIL'
  /** An operator submitted it for a citizen. */
  | 'OPERATOR'
  /** The citizen submitted it here. */
  | 'PORTAL';

/** The signal was changed meanwhile, or newer responses came in. Nothing was stored. */
export type SignalConflict = Failure & {
  __typename?: 'SignalConflict';
  /** When the latest change was made, where known. */
  changedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of the person who made the latest change, where known. */
  changedBy: Maybe<Scalars['String']['output']>;
  /** The signal as it is stored now. */
  current: Signal;
  /** Fields of the input whose expected value does not hold any more. */
  fields: Array<Scalars['String']['output']>;
  /** What happened, in Bulgarian. */
  message: Scalars['String']['output'];
};

/** What the caller has begun to write about a signal. */
export type SignalDraft = {
  __typename?: 'SignalDraft';
  /** The key to send it with. */
  idempotencyKey: Scalars['UUID']['output'];
  /** What it is to become. */
  kind: SignalDraftKind;
  /** What it says so far. */
  message: RichText;
  /** When it was kept. */
  savedAt: Scalars['DateTime']['output'];
  /** Signal that it is about. */
  signalId: Scalars['ID']['output'];
};

/** What a draft is to become. */
export type SignalDraftKind =
  /** A note among the utility's own people. */
  | 'NOTE'
  /** A reply in the conversation. */
  | 'REPLY';

/** Conditions that all must hold. A field that is absent, null, blank or an empty list is no condition. */
export type SignalFilter = {
  /** Came in by any of these ways. */
  channels?: InputMaybe<Array<SignalChannel>>;
  /** When it was rejected or closed. */
  closed?: InputMaybe<DateTimeRange>;
  /** When it was submitted. */
  created?: InputMaybe<DateTimeRange>;
  /** True: linked to a breakdown. False: not linked. */
  hasBreakdown?: InputMaybe<Scalars['Boolean']['input']>;
  /** When the latest response was written. */
  lastResponse?: InputMaybe<DateTimeRange>;
  /** True: waits for an answer. False: does not. */
  needsReply?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of any of these priorities, at most 100. */
  priorityIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** In any of these statuses. */
  statuses?: InputMaybe<Array<SignalStatus>>;
  /** Reported by any of these persons, at most 100. */
  submitterIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** In this view of an operator's; no condition for a caller who is no operator. */
  view?: InputMaybe<SignalView>;
  /** Contains, in the work card number of the linked breakdown; letter case does not matter. At most 200 letters. */
  workCardNo?: InputMaybe<Scalars['String']['input']>;
};

/** A change of a signal. */
export type SignalHistoryEntry = {
  __typename?: 'SignalHistoryEntry';
  /** When it was changed. */
  changedAt: Scalars['DateTime']['output'];
  /** Name of the person who changed it. */
  changedBy: Scalars['String']['output'];
  /** Number of the entry in the activity log. */
  id: Scalars['ID']['output'];
  /** What changed. */
  kind: SignalHistoryKind;
  /** What it is since, as shown; null: nothing. */
  newValue: Maybe<Scalars['String']['output']>;
  /** What it was before, as shown; null: nothing. */
  oldValue: Maybe<Scalars['String']['output']>;
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

/** A note among the utility's own people. Whoever reported the signal never receives it. */
export type SignalNote = {
  __typename?: 'SignalNote';
  /** Its files in their order. */
  attachments: Array<Attachment>;
  /** Name of the person who wrote it, where known. */
  author: Maybe<Scalars['String']['output']>;
  /** Number of the note; it counts with the responses. */
  id: Scalars['ID']['output'];
  /** What it says. */
  message: RichText;
  /** Signal that it is about. */
  signalId: Scalars['ID']['output'];
  /** When it was written. */
  writtenAt: Scalars['DateTime']['output'];
};

/** One page of signals. */
export type SignalPage = {
  __typename?: 'SignalPage';
  /** The signals of this page, at most `page.size`. */
  items: Array<Signal>;
  /** How many signals fit the filter: exact. It is counted only if it is asked for; asked for alone, no rows are read. */
  totalCount: Scalars['Int']['output'];
};

/** What is known of a place before a signal about it is sent. */
export type SignalPlace = {
  __typename?: 'SignalPlace';
  /** Whether the utility serves an address within two kilometres. */
  isInsideArea: Scalars['Boolean']['output'];
  /** Signals within 300 metres that the caller may see, open or done with in the last 30 days: open ones first, then the likeliest; at most 8. */
  nearby: Array<NearbySignal>;
};

/** An operator who is with a signal at this moment. */
export type SignalPresence = {
  __typename?: 'SignalPresence';
  /** Who it is. */
  colleague: Colleague;
  /** What the person does. */
  state: PresenceState;
};

/** One message of a conversation. */
export type SignalResponse = {
  __typename?: 'SignalResponse';
  /** Its files in their order. */
  attachments: Array<Attachment>;
  /** How many files it has. */
  attachmentsCount: Scalars['Int']['output'];
  /** Who wrote it for the utility; null for a response of the client, where it is not known, and for a caller who is no operator. */
  author: Maybe<Scalars['String']['output']>;
  /** Number of the response. */
  id: Scalars['ID']['output'];
  /** Who speaks to whom. */
  kind: ResponseKind;
  /** What it says. */
  message: RichText;
  /** When it was written. */
  respondedAt: Scalars['DateTime']['output'];
  /** Address that it came from, where it came by e-mail. */
  senderEmail: Maybe<Scalars['String']['output']>;
  /** Signal that it belongs to. */
  signalId: Scalars['ID']['output'];
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
  /** Nobody works on it, and it is open. */
  | 'FREE'
  /** The caller works on it, and it is open: in status SIGNAL or BREAKDOWN. */
  | 'MINE'
  /** Its latest message has waited for longer than the utility means to take: 72 hours unless it has set others. */
  | 'OVERDUE'
  /** Its latest message waits for an answer, whatever its status. */
  | 'WAITING';

/** How many signals an operator's views hold. */
export type SignalViewCounts = {
  __typename?: 'SignalViewCounts';
  /** Open ones that nobody works on. */
  free: Scalars['Int']['output'];
  /** Open ones that the caller works on. */
  mine: Scalars['Int']['output'];
  /** It has waited for longer than the utility means to take. */
  overdue: Scalars['Int']['output'];
  /** Their latest message waits for an answer. */
  waiting: Scalars['Int']['output'];
};

/** Direction of one sort key. Empty values come last either way. */
export type SortDirection =
  /** Small to large, old to new, by the Bulgarian alphabet; numbers inside a text by their value. */
  | 'ASC'
  /** The reverse. */
  | 'DESC';

/** A new signal. Files go with it by `POST /files/signals`: docs/integrating.md. */
export type SubmitSignalInput = {
  /** Or a client of the utility. */
  clientId?: InputMaybe<Scalars['ID']['input']>;
  /** Made once for each filled form; the same key never stores twice. */
  idempotencyKey: Scalars['UUID']['input'];
  /** Where the problem is. A place outside the area that the utility serves is taken too: ask `signalPlace` before. */
  location: CoordinatesInput;
  /** What is reported: not blank, at most 50 000 letters. */
  message: RichTextInput;
  /** For whom an operator submits it, one of the two and never both: somebody who has reported before. */
  submitterId?: InputMaybe<Scalars['ID']['input']>;
  /** Short subject: not blank, at most 200 letters. */
  title: Scalars['String']['input'];
};

/** Outcome of `submitSignal`. Refusals: SERVICE_REFUSED, NOT_RECORDED. */
export type SubmitSignalResult = InvalidInput | Refusal | SubmitSignalSuccess;

/** The signal is stored. */
export type SubmitSignalSuccess = {
  __typename?: 'SubmitSignalSuccess';
  /** The new signal, read back; null with an error if only the reading failed. */
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

/** Conditions that all must hold. A field that is absent, null or blank is no condition. */
export type SubmitterFilter = {
  /** Contains, in the name; letter case does not matter. At most 200 letters. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** One page of persons who report signals. */
export type SubmitterPage = {
  __typename?: 'SubmitterPage';
  /** The persons of this page by name, at most `page.size`. */
  items: Array<Submitter>;
  /** How many persons fit the filter: exact. It is counted only if it is asked for. */
  totalCount: Scalars['Int']['output'];
};

/** A water service connection (SVO), from the pipe to the building. */
export type SvoLine = {
  __typename?: 'SvoLine';
  /** Number of the connection. */
  id: Scalars['ID']['output'];
  /** The points of the line. */
  line: Array<Coordinates>;
  /** The pipe that it leaves; null if that is unknown. */
  pipeId: Maybe<Scalars['ID']['output']>;
  /** Its properties in the order in which they are shown. */
  properties: Array<LineProperty>;
  /** The number as it is shown: without the first ten million. */
  shownNumber: Scalars['String']['output'];
};

/** Who begins to work on a signal. */
export type TakeSignalInput = {
  /** Number of the signal. */
  id: Scalars['ID']['input'];
  /** Take it even from a colleague. */
  takeOver?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Outcome of `takeSignal`. A conflict: a colleague works on it, see `current.takenBy`. */
export type TakeSignalResult = SignalConflict | TakeSignalSuccess;

/** The caller works on the signal. */
export type TakeSignalSuccess = {
  __typename?: 'TakeSignalSuccess';
  /** The signal, read back; null with an error if only the reading failed. */
  signal: Maybe<Signal>;
};

/** An application of another maker that works beside the product. */
export type Tool = {
  __typename?: 'Tool';
  /** Where it is. The placeholders `zoom`, `lat` and `lng`, written `{zoom}` or `:zoom`, stand for the part of the map that the person saw last. */
  address: Scalars['String']['output'];
  /** Which one it is. */
  kind: ToolKind;
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

/** A layer of a map server, drawn as pictures: an entry of 'Подложки'. */
export type WmsLayer = {
  __typename?: 'WmsLayer';
  /** The warehouse's name of the layer, which map servers know as LAYERS. */
  id: Scalars['ID']['output'];
  /** Whether it is shown from the start. */
  isShown: Scalars['Boolean']['output'];
  /** Largest zoom at which it is shown. */
  maxZoom: Scalars['Float']['output'];
  /** Smallest zoom at which it is shown. */
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
