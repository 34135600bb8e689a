import type { Moment } from '../kernel/input/moment.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserRecord, GroupRecord, UserRolesRecord, HolderModule } from '../administration/administration.rest.ts';
import type { LazyPage } from '../kernel/input/paging.ts';
import type { BreakdownRecord } from '../breakdowns/breakdowns.rest.ts';
import type { ClientRecord, AddressRecord, ClientOutageRecord } from '../clients/clients.rest.ts';
import type { ImportFileRecord, ImportedValueRecord, ImportChangeRecord } from '../imports/imports.rest.ts';
import type { LogEntryRecord, ActivityRecord, ExceptionRecord } from '../logs/logs.rest.ts';
import type { NomenclatureRecord, NomenclatureItemRecord } from '../nomenclatures/nomenclatures.rest.ts';
import type { SignalRecord, ResponseRecord } from '../signals/signals.rest.ts';
import type { WaterMeterRecord } from '../water-meters/water-meters.rest.ts';
import type { Success } from '../kernel/success.ts';
import type { Choice } from '../kernel/rest/lookups.ts';
import type { NearbyRecord, DraftRecord, NoteRecord, PlaceRecord } from '../signals/operator-tools.rest.ts';
import type { StoredText } from '../kernel/input/rich-text.ts';
import type { ConflictRecord } from '../signals/signal-conflict.ts';
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
  /** A number of bytes as a whole JSON number, up to 2^53 - 1. */
  ByteSize: { input: number; output: number; }
  /** A day as `YYYY-MM-DD`, from 1900-01-02 to 9999-12-31. */
  Date: { input: string; output: string; }
  /**
   * A moment in whole seconds, in the format of RFC 3339 with an offset. Output has the offset of Europe/Sofia, so that the first
   * 19 characters are the local time: `2026-10-25T03:30:00+02:00`. Input accepts any offset or `Z`. Input without an offset, before
   * 1900-01-02 or after 9999-12-31 is `BAD_USER_INPUT`.
   */
  DateTime: { input: string; output: Moment; }
  /** A decimal number as text with a point, such as `412.318`, because sums of binary floating-point numbers are not exact. At most 12 digits before the point and 3 after it. */
  Decimal: { input: string; output: string; }
  /** A GeoJSON object. */
  GeoJson: { input: unknown; output: unknown; }
  /** JSON of the MapLibre style specification: a source, or the layout or paint of a layer. */
  MapStyleJson: { input: unknown; output: unknown; }
  /**
   * A rich text as the JSON tree of a ProseMirror document: `{ "type": "doc", "content": [...] }`.
   * Nodes: paragraph, heading (levels 1 to 3), bulletList, orderedList, listItem, blockquote, hardBreak, text.
   * Marks: bold, italic, underline, strike, link (http, https, mailto, tel). Input with other nodes or marks is `BAD_USER_INPUT`; output never contains them.
   */
  RichTextDocument: { input: Record<string, unknown>; output: Record<string, unknown>; }
  /** A UUID of 36 characters. Letter case makes no difference. */
  UUID: { input: string; output: string; }
};

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

/** One recorded action of a user: a change, the display of a personal number, or a download. Personal numbers in the values are masked. */
export type Activity = {
  __typename?: 'Activity';
  /** Kind of action; null for a kind that the gateway does not know. */
  action: Maybe<ActivityAction>;
  /** Moment of the action. */
  createdAt: Scalars['DateTime']['output'];
  /** Kind of the record; null for a kind that the gateway does not know. */
  entity: Maybe<ActivityEntity>;
  /** Name of the changed field; null for the record as a whole. */
  field: Maybe<Scalars['String']['output']>;
  /** False if the record was deleted. */
  hasRecord: Scalars['Boolean']['output'];
  /** Number of the activity. */
  id: Scalars['ID']['output'];
  /** New value as shown on screen; null if there is none. */
  newValue: Maybe<Scalars['String']['output']>;
  /** Old value as shown on screen; null if there was none. */
  oldValue: Maybe<Scalars['String']['output']>;
  /** Number of the record. For an item of a nomenclature: `<nomenclature>.<item>`. */
  recordId: Scalars['ID']['output'];
  /** Name by which users know the record: the number of a work card, of a client or of a meter, the text of an address, the name of a submitter, an item, a file, a user or a group. Null for signals and responses, for deleted records except users and groups, and if the REST service does not send it. */
  recordName: Maybe<Scalars['String']['output']>;
  /** For a signal: its number. For a response or a note: the number of its signal. Null for other records. */
  signalId: Maybe<Scalars['ID']['output']>;
  /** Trace id of the request; null if unknown. */
  traceId: Maybe<Scalars['String']['output']>;
  /** Account of the user; null if unknown. */
  userId: Maybe<Scalars['ID']['output']>;
  /** Name of the user. */
  username: Scalars['String']['output'];
};

/** Kinds of recorded actions. New values may be added. */
export type ActivityAction =
  /** A new record. */
  | 'CREATE'
  /** The record was deleted. */
  | 'DELETE'
  /** A file was downloaded; the new value is its name. */
  | 'DOWNLOAD'
  /** The whole personal number of a record was shown to the user; the new value is the reason. */
  | 'REVEAL'
  /** The user found the record by its whole personal number. Recorded once an hour for each user and number. */
  | 'SEARCH'
  /** A change of a record. */
  | 'UPDATE';

/** Kinds of records with recorded actions. New values may be added. */
export type ActivityEntity =
  /** An address. */
  | 'ADDRESS'
  /** A breakdown. */
  | 'BREAKDOWN'
  /** A client. */
  | 'CLIENT'
  /** A group of users. */
  | 'GROUP'
  /** An imported file. */
  | 'IMPORT_FILE'
  /** An item of a nomenclature; its number is `<nomenclature>.<item>`. */
  | 'NOMENCLATURE_ITEM'
  /** A response or a note of a signal. */
  | 'RESPONSE'
  /** A signal. */
  | 'SIGNAL'
  /** A submitter of signals. */
  | 'SUBMITTER'
  /** A user. */
  | 'USER'
  /** A water meter. */
  | 'WATER_METER';

/** Conditions, combined with AND. A field that is absent, null, blank or an empty list is no condition. */
export type ActivityFilter = {
  /** Moment of the action. */
  created?: InputMaybe<DateTimeRange>;
  /** Activities on records of these kinds. */
  entities?: InputMaybe<Array<ActivityEntity>>;
  /** Exact name of the field, or a part of its Bulgarian label, ignoring letter case. At most 200 characters. */
  field?: InputMaybe<Scalars['String']['input']>;
  /** Activities with one of these numbers, at most 100. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The record, by its exact number or by its exact `recordName`. The text of an address and the names of submitters and items are not searched. At most 200 characters. */
  recordId?: InputMaybe<Scalars['String']['input']>;
  /** The trace id, or at least its first 8 characters. At most 200 characters. */
  traceId?: InputMaybe<Scalars['String']['input']>;
  /** Part of the user's name, ignoring letter case. At most 200 characters. */
  username?: InputMaybe<Scalars['String']['input']>;
};

/** One page of activities. */
export type ActivityPage = {
  __typename?: 'ActivityPage';
  /** The activities of this page, at most `page.size`. */
  items: Array<Activity>;
  /** Exact number of activities that match the filter. Counted only if selected. If `items` is not selected, no rows are read. */
  totalCount: Scalars['Int']['output'];
};

/** A sort key; the first in the list has precedence. The number of the record, descending, is always the last key, so that pages are stable. */
export type ActivitySort = {
  /** Direction. */
  direction: SortDirection;
  /** Field to sort by. */
  field: ActivitySortField;
};

/** Sort fields of activities. */
export type ActivitySortField =
  /** Moment of the action. */
  | 'CREATED_AT'
  /** Name of the user. */
  | 'USERNAME';

/** A reading of a water meter. */
export type AddMeterReadingInput = {
  /** If true, a value above the next reading is stored. If absent or false, the result is `HigherReading`. */
  acceptsHigher?: InputMaybe<Scalars['Boolean']['input']>;
  /** If true, a value below the previous reading is stored. If absent or false, the result is `LowerReading`. */
  acceptsLower?: InputMaybe<Scalars['Boolean']['input']>;
  /** Day of the reading; not in the future. */
  date: Scalars['Date']['input'];
  /** Reading in cubic metres; not negative. */
  value: Scalars['Decimal']['input'];
  /** Number of the meter. */
  waterMeterId: Scalars['ID']['input'];
};

/** Result of `addMeterReading`. Refusal: SERVICE_REFUSED, for example because the day has another reading or the account is closed. */
export type AddMeterReadingResult = AddMeterReadingSuccess | HigherReading | InvalidInput | LowerReading | Refusal;

/** The reading is stored. The same reading is stored once, however often it is sent. */
export type AddMeterReadingSuccess = {
  __typename?: 'AddMeterReadingSuccess';
  /** The meter; null with an error if the change was stored but the record could not be read. */
  waterMeter: Maybe<WaterMeter>;
  /** Number of the meter. */
  waterMeterId: Scalars['ID']['output'];
};

/** An internal note. With files: `POST /files/signals/{id}/notes`, see docs/integrating.md. */
export type AddSignalNoteInput = {
  /** A new UUID for each draft. A repeated request with the same key is not stored again. Required if the REST service stores keys; otherwise it must be absent. */
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  /** Text of the note: not blank, at most 50 000 characters. */
  message: RichTextInput;
  /** Number of the signal. */
  signalId: Scalars['ID']['input'];
};

/** Result of `addSignalNote`. Refusals: SERVICE_REFUSED, NOT_RECORDED. */
export type AddSignalNoteResult = AddSignalNoteSuccess | InvalidInput | Refusal;

/** The note was stored. */
export type AddSignalNoteSuccess = {
  __typename?: 'AddSignalNoteSuccess';
  /** Number of the new note. */
  noteId: Scalars['ID']['output'];
  /** The signal; null with an error if the change was stored but the record could not be read. */
  signal: Maybe<Signal>;
};

/** An address of the utility's clients. */
export type Address = {
  __typename?: 'Address';
  /** The apartment. */
  apartment: Maybe<Scalars['String']['output']>;
  /** The block. */
  block: Maybe<Scalars['String']['output']>;
  /** Code of the carnet. */
  carnetCode: Maybe<Scalars['String']['output']>;
  /** Page of the carnet. */
  carnetPage: Maybe<Scalars['Int']['output']>;
  /** Number of the client's record; null without a client. */
  clientId: Maybe<Scalars['ID']['output']>;
  /** Name of the client. */
  clientName: Maybe<Scalars['String']['output']>;
  /** Client number on the invoice. */
  clientNumber: Maybe<Scalars['String']['output']>;
  /** When the record was created; null if unknown. */
  createdAt: Maybe<Scalars['DateTime']['output']>;
  /** Description: street and number, or complex and block. */
  description: Scalars['String']['output'];
  /** Name of the district. */
  districtName: Maybe<Scalars['String']['output']>;
  /** The entrance. */
  entrance: Maybe<Scalars['String']['output']>;
  /** The floor. */
  floor: Maybe<Scalars['String']['output']>;
  /** The whole address in one line. */
  fullAddress: Scalars['String']['output'];
  /** Number of the record. */
  id: Scalars['ID']['output'];
  /** Coordinates; null if the address has none. */
  location: Maybe<Coordinates>;
  /** Number of the first water meter at the address; null without a meter. */
  meterId: Maybe<Scalars['ID']['output']>;
  /** When the record was last changed; null if never changed. */
  modifiedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of the municipality. */
  municipalityName: Maybe<Scalars['String']['output']>;
  /** Code of the street in the civil registry (GRAO). */
  streetGraoCode: Maybe<Scalars['String']['output']>;
  /** Number of the street; null without a street. */
  streetId: Maybe<Scalars['ID']['output']>;
  /** Name of the street; null without a street. */
  streetName: Maybe<Scalars['String']['output']>;
  /** House number. */
  streetNumber: Maybe<Scalars['String']['output']>;
  /** Code of the town in the civil registry (GRAO). */
  townGraoCode: Maybe<Scalars['String']['output']>;
  /** Number of the town; null if the REST service does not send it. */
  townId: Maybe<Scalars['ID']['output']>;
  /** Name of the town. */
  townName: Maybe<Scalars['String']['output']>;
  /** Postal code. */
  zipCode: Maybe<Scalars['String']['output']>;
};

/** Values of an address. A field that is absent stays unchanged (in `changes`), is not compared (in `expected`) or has no value (in a new address). Null means that the address has no such value. */
export type AddressChanges = {
  /** The apartment, at most 50 characters. */
  apartment?: InputMaybe<Scalars['String']['input']>;
  /** The block, at most 20 characters. */
  block?: InputMaybe<Scalars['String']['input']>;
  /** Code of an existing carnet. */
  carnetCode?: InputMaybe<Scalars['String']['input']>;
  /** Page of the carnet, 1 to 1 000 000. */
  carnetPage?: InputMaybe<Scalars['Int']['input']>;
  /** Number of the client. */
  clientId?: InputMaybe<Scalars['ID']['input']>;
  /** Description, at most 500 characters. If null, the description is composed of the other fields. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The entrance, at most 20 characters. */
  entrance?: InputMaybe<Scalars['String']['input']>;
  /** The floor, at most 20 characters. */
  floor?: InputMaybe<Scalars['String']['input']>;
  /** Coordinates of the address. */
  location?: InputMaybe<CoordinatesInput>;
  /** Number of the street; null for an address without a street. */
  streetId?: InputMaybe<Scalars['ID']['input']>;
  /** House number, at most 20 characters. */
  streetNumber?: InputMaybe<Scalars['String']['input']>;
  /** Number of the town. */
  townId?: InputMaybe<Scalars['ID']['input']>;
  /** Postal code, at most 10 characters. The embedded service accepts only four digits. */
  zipCode?: InputMaybe<Scalars['String']['input']>;
};

/** An address as a choice of a form. */
export type AddressChoice = Lookup & {
  __typename?: 'AddressChoice';
  /** Number. */
  id: Scalars['ID']['output'];
  /** Name, as shown. */
  name: Scalars['String']['output'];
};

/** The address was changed meanwhile. Nothing was stored. */
export type AddressConflict = Failure & {
  __typename?: 'AddressConflict';
  /** Moment of the latest change; null if unknown. */
  changedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who made the latest change; null if unknown. */
  changedBy: Maybe<Scalars['String']['output']>;
  /** The stored address. */
  current: Address;
  /** Fields of `changes` whose expected value is outdated. */
  fields: Array<Scalars['String']['output']>;
  /** Message for the user, in Bulgarian. */
  message: Scalars['String']['output'];
};

/** There is an address with the same parts. Nothing was stored. */
export type AddressExists = Failure & {
  __typename?: 'AddressExists';
  /** The existing address. */
  existing: Address;
  /** Message for the user, in Bulgarian. */
  message: Scalars['String']['output'];
};

/** Conditions, combined with AND. A field that is absent, null, blank or an empty list is no condition. */
export type AddressFilter = {
  /** Words of the address in any order. Latin letters and typing errors are accepted. At most 200 characters. */
  addressDescription?: InputMaybe<Scalars['String']['input']>;
  /** The apartment. */
  apartment?: InputMaybe<Scalars['String']['input']>;
  /** The block. */
  block?: InputMaybe<Scalars['String']['input']>;
  /** Words of the client's name in any order. Latin letters and typing errors are accepted. At most 200 characters. */
  clientName?: InputMaybe<Scalars['String']['input']>;
  /** The client number, or its start. */
  clientNumber?: InputMaybe<Scalars['String']['input']>;
  /** The entrance. */
  entrance?: InputMaybe<Scalars['String']['input']>;
  /** The floor. */
  floor?: InputMaybe<Scalars['String']['input']>;
  /** The whole EGN or EIK. It is sent in the body of the request and is never logged. Refused for a CSV file, whose URL would contain it. */
  identifier?: InputMaybe<Scalars['String']['input']>;
  /** Records that break this rule of the integrity check. A rule about the records of another list is refused. */
  integrity?: InputMaybe<IntegrityRule>;
  /** Part of the name of the street. At most 200 characters. */
  streetName?: InputMaybe<Scalars['String']['input']>;
  /** House number. */
  streetNumber?: InputMaybe<Scalars['String']['input']>;
  /** Part of the name of the town. At most 200 characters. */
  townName?: InputMaybe<Scalars['String']['input']>;
  /** Part of the number of a water meter. */
  waterMeterFabricNo?: InputMaybe<Scalars['String']['input']>;
};

/** Levels of an address, from the first to the last one. The options of a level depend on the values chosen in the levels above. */
export type AddressLevel =
  /** Apartment. */
  | 'APARTMENT'
  /** Block. */
  | 'BLOCK'
  /** Description of the address as one text, such as 'жк Люлин 7, бл. 717'. */
  | 'DESCRIPTION'
  /** Entrance. */
  | 'ENTRANCE'
  /** Floor. */
  | 'FLOOR'
  /** Street. */
  | 'STREET';

/** Conditions, combined with AND. A field that is absent, null, blank or an empty list is no condition. */
export type AddressMappingFilter = {
  /** Words of the address in any order. Latin letters and typing errors are accepted. At most 200 characters. */
  addressDescription?: InputMaybe<Scalars['String']['input']>;
  /** The apartment. */
  apartment?: InputMaybe<Scalars['String']['input']>;
  /** The block. */
  block?: InputMaybe<Scalars['String']['input']>;
  /** Code of the carnet, and its page after a comma: `123, 5`; some services also read `123 / 5`. Without a page: the whole carnet. */
  carnetPage?: InputMaybe<Scalars['String']['input']>;
  /** Words of the client's name in any order. Latin letters and typing errors are accepted. At most 200 characters. */
  clientName?: InputMaybe<Scalars['String']['input']>;
  /** The client number, or its start. */
  clientNumber?: InputMaybe<Scalars['String']['input']>;
  /** The entrance. */
  entrance?: InputMaybe<Scalars['String']['input']>;
  /** The floor. */
  floor?: InputMaybe<Scalars['String']['input']>;
  /** The whole EGN or EIK. It is sent in the body of the request and is never logged. Refused for a CSV file, whose URL would contain it. */
  identifier?: InputMaybe<Scalars['String']['input']>;
  /** Part of the name of the street. At most 200 characters. */
  streetName?: InputMaybe<Scalars['String']['input']>;
  /** House number. */
  streetNumber?: InputMaybe<Scalars['String']['input']>;
  /** Part of the name of the town. At most 200 characters. */
  townName?: InputMaybe<Scalars['String']['input']>;
  /** Part of the number of a water meter. */
  waterMeterFabricNo?: InputMaybe<Scalars['String']['input']>;
};

/** An address that matches a text. */
export type AddressMatch = {
  __typename?: 'AddressMatch';
  /** Apartment. */
  apartment: Maybe<Scalars['String']['output']>;
  /** Block. */
  block: Maybe<Scalars['String']['output']>;
  /** Description of the address as one text, such as 'жк Люлин 7, бл. 717'. */
  description: Scalars['String']['output'];
  /** Entrance. */
  entrance: Maybe<Scalars['String']['output']>;
  /** Floor. */
  floor: Maybe<Scalars['String']['output']>;
  /** Number of the address. */
  id: Scalars['ID']['output'];
  /** The whole address. */
  label: Scalars['String']['output'];
  /** Name of the street. */
  streetName: Maybe<Scalars['String']['output']>;
  /** Numbers and letters of the searched text that do not occur in the address, for example the number of a different block; empty if all occur. Null if the service does not compare them. */
  unmatched: Maybe<Array<Scalars['String']['output']>>;
};

/** One page of addresses. */
export type AddressPage = {
  __typename?: 'AddressPage';
  /** The addresses of this page, at most `page.size`. */
  items: Array<Address>;
  /** Exact number of addresses that match the filter. Counted only if selected. If `items` is not selected, no rows are read. */
  totalCount: Scalars['Int']['output'];
};

/** Parts of an address. A part that is absent, null or blank is not chosen. */
export type AddressPartsInput = {
  /** Apartment. */
  apartment?: InputMaybe<Scalars['String']['input']>;
  /** Block. */
  block?: InputMaybe<Scalars['String']['input']>;
  /** Description of the address as one text, such as 'жк Люлин 7, бл. 717'. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Entrance. */
  entrance?: InputMaybe<Scalars['String']['input']>;
  /** Floor. */
  floor?: InputMaybe<Scalars['String']['input']>;
  /** Name of the street. */
  streetName?: InputMaybe<Scalars['String']['input']>;
};

/** A sort key; the first in the list has precedence. The number of the record, descending, is always the last key, so that pages are stable. */
export type AddressSort = {
  /** Direction. */
  direction: SortDirection;
  /** Field to sort by. */
  field: AddressSortField;
};

/** Sort fields of addresses. */
export type AddressSortField =
  /** Code of the carnet. */
  | 'CARNET'
  /** When the record was created. */
  | 'CREATED_AT'
  /** The address. */
  | 'FULL_ADDRESS'
  /** Number of the record. */
  | 'ID'
  /** When the record was last changed. */
  | 'MODIFIED_AT'
  /** Page of the carnet. */
  | 'PAGE';

/** An affected address. */
export type AffectedAddress = {
  __typename?: 'AffectedAddress';
  /** Number of the address. */
  id: Scalars['ID']['output'];
  /** The address as shown. */
  text: Scalars['String']['output'];
};

/** The affected part of a street. */
export type AffectedStreet = {
  __typename?: 'AffectedStreet';
  /** Blocks. */
  blocks: Array<Scalars['String']['output']>;
  /** Lowest house number; null without numbers. */
  from: Maybe<Scalars['String']['output']>;
  /** Name of the street; for addresses without a street, the name of the town or village. */
  name: Scalars['String']['output'];
  /** Name, house numbers and blocks as one Bulgarian text. */
  text: Scalars['String']['output'];
  /** Highest house number; null without numbers. */
  to: Maybe<Scalars['String']['output']>;
  /** Name of the town or village. */
  townName: Scalars['String']['output'];
};

/** A file of a signal or of a response. Download it from `url`. */
export type Attachment = {
  __typename?: 'Attachment';
  /** Media type as sent by the uploader; null if unknown. It is not verified. */
  contentType: Maybe<Scalars['String']['output']>;
  /** Moment of storing. */
  createdAt: Scalars['DateTime']['output'];
  /** File name with extension, without a folder. */
  fileName: Scalars['String']['output'];
  /** Number of the attachment. */
  id: Scalars['ID']['output'];
  /** Name and local time of storing, as shown: `снимка.jpg (2026-10-25 00:30:00)`. */
  label: Scalars['String']['output'];
  /** The response of the file. Null for a file of the first message. */
  responseId: Maybe<Scalars['ID']['output']>;
  /** Size; null if unknown. */
  size: Maybe<Scalars['ByteSize']['output']>;
  /** Path of the file on the gateway. It requires the same sign-in as GraphQL. */
  url: Scalars['String']['output'];
};

/** A person who reads meters. */
export type Auditor = {
  __typename?: 'Auditor';
  /** Number of the record. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Number of the auditor. */
  number: Scalars['String']['output'];
};

/** A person who reads meters, as an entry of a lookup list. */
export type AuditorChoice = Lookup & {
  __typename?: 'AuditorChoice';
  /** Number of the item. */
  id: Scalars['ID']['output'];
  /** Number and name of the auditor. */
  name: Scalars['String']['output'];
};

/** The base map: 'Основна карта'. */
export type BaseMap = {
  __typename?: 'BaseMap';
  /** Attribution on the map; null without one. */
  attribution: Maybe<Scalars['String']['output']>;
  /** Kind of the tiles. */
  kind: BaseMapKind;
  /** Maximum zoom with tiles; higher zooms enlarge them. */
  maxZoom: Scalars['Int']['output'];
  /** Minimum zoom with tiles. */
  minZoom: Scalars['Int']['output'];
  /** Width of a raster tile, in pixels. */
  tileSize: Scalars['Int']['output'];
  /** Path of a tile on the gateway, with `{z}`, `{x}` and `{y}`. */
  tilesUrl: Scalars['String']['output'];
};

/** Kind of the tiles of the base map. */
export type BaseMapKind =
  /** Raster images. */
  | 'RASTER'
  /** Vector tiles in the Protomaps schema: layers `water`, `landuse`, `roads`, `buildings`, `places`. */
  | 'VECTOR';

/** A rectangle in degrees, WGS 84. `south` must be at most `north`, `west` at most `east`. */
export type BoundsInput = {
  /** Eastern longitude, -180 to 180. */
  east: Scalars['Float']['input'];
  /** Northern latitude, -90 to 90. */
  north: Scalars['Float']['input'];
  /** Southern latitude, -90 to 90. */
  south: Scalars['Float']['input'];
  /** Western longitude, -180 to 180. */
  west: Scalars['Float']['input'];
};

/** Damage of the network with a work card: from its report to restored water. */
export type Breakdown = {
  __typename?: 'Breakdown';
  /** Number of people without water; null until it is set. */
  affectedPeople: Maybe<Scalars['Int']['output']>;
  /** The affected parts of streets, as text; null until they are stored. */
  affectedStreets: Maybe<Scalars['String']['output']>;
  /** Numbers of the valves that were reported as not working; null until they are stored. */
  brokenValveIds: Maybe<Array<Scalars['ID']['output']>>;
  /** Number of people without water as `isolationPlan` counted them; null until it is stored. */
  computedPeople: Maybe<Scalars['Int']['output']>;
  /** Name of the person who created the record; null if unknown. */
  createdBy: Maybe<Scalars['String']['output']>;
  /** Description of the damage; null until it is set. */
  description: Maybe<Scalars['String']['output']>;
  /** Number of the breakdown in an external system (`visoftId` in REST); null without one. */
  externalId: Maybe<Scalars['String']['output']>;
  /** Moment at which the breakdown was marked as finished; null for an open breakdown, and if the REST service does not send it. */
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Number of the record. Users know the breakdown by its work card number. */
  id: Scalars['ID']['output'];
  /** True if the repair was checked. */
  isChecked: Scalars['Boolean']['output'];
  /** True if the breakdown is finished, shown as 'Отстранена'. An open breakdown is shown as 'Изпратен екип'. */
  isFinished: Scalars['Boolean']['output'];
  /** Class for the regulator; null until it is set. */
  kevrCategory1: Maybe<KevrCategory1>;
  /** Cause for the regulator; null until it is set. */
  kevrCategory2: Maybe<KevrCategory2>;
  /** Location; null until it is set. */
  location: Maybe<Coordinates>;
  /** Number of the municipality. Null until it is set, and if the REST service does not send it. */
  municipalityId: Maybe<Scalars['ID']['output']>;
  /** Name of the municipality; null until it is set. */
  municipalityName: Maybe<Scalars['String']['output']>;
  /** Number of the damaged pipe, as `pipeAt` returns it; null until it is set. */
  pipeId: Maybe<Scalars['ID']['output']>;
  /** Priority; null until it is set. */
  priority: Maybe<Priority>;
  /** Name of the region; null until the municipality is set. */
  regionName: Maybe<Scalars['String']['output']>;
  /** Planned end of the repair; null until it is planned. */
  repairEnd: Maybe<Scalars['DateTime']['output']>;
  /** Planned start of the repair; null until it is planned. */
  repairStart: Maybe<Scalars['DateTime']['output']>;
  /** Number of linked signals; null if the REST service does not send it. */
  signalsCount: Maybe<Scalars['Int']['output']>;
  /** Moment of the report; null if the REST service does not send it. */
  startedAt: Maybe<Scalars['DateTime']['output']>;
  /** Place on the street, such as a building; null until it is set. */
  streetDescription: Maybe<Scalars['String']['output']>;
  /** Name of the street, as typed; null until it is set. */
  streetName: Maybe<Scalars['String']['output']>;
  /** Name of the town or village, as typed; null until it is set. */
  townName: Maybe<Scalars['String']['output']>;
  /** Moment at which water is restored; null until it is known. */
  waterStopEnd: Maybe<Scalars['DateTime']['output']>;
  /** Moment at which water is stopped; null if it is not stopped. */
  waterStopStart: Maybe<Scalars['DateTime']['output']>;
  /** Work card number, shown as 'Авария №'. Unique. */
  workCardNo: Scalars['String']['output'];
  /** Numbers of the pipes without water, as `isolationPlan` returned them; null until they are stored. */
  zonePipeIds: Maybe<Array<Scalars['ID']['output']>>;
};

/** Values of a breakdown. Moments are stored in whole minutes. */
export type BreakdownChanges = {
  /** Number of people without water, from 0 to 10 000 000. */
  affectedPeople?: InputMaybe<Scalars['Int']['input']>;
  /** The affected parts of streets, at most 4 000 characters. */
  affectedStreets?: InputMaybe<Scalars['String']['input']>;
  /** Numbers of valves that do not work, at most 100. */
  brokenValveIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Number of people without water as `isolationPlan` counted them, from 0 to 10 000 000. */
  computedPeople?: InputMaybe<Scalars['Int']['input']>;
  /** Description of the damage, at most 4 000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Number of the breakdown in an external system, at most 50 characters. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** True if the repair was checked. */
  isChecked?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the breakdown is finished. */
  isFinished?: InputMaybe<Scalars['Boolean']['input']>;
  /** Class for the regulator. */
  kevrCategory1Id?: InputMaybe<Scalars['ID']['input']>;
  /** Cause for the regulator. */
  kevrCategory2Id?: InputMaybe<Scalars['ID']['input']>;
  /** Location. */
  location?: InputMaybe<CoordinatesInput>;
  /** Municipality. */
  municipalityId?: InputMaybe<Scalars['ID']['input']>;
  /** Number of the damaged pipe. */
  pipeId?: InputMaybe<Scalars['ID']['input']>;
  /** Priority. */
  priorityId?: InputMaybe<Scalars['ID']['input']>;
  /** Planned end of the repair, not before its start. */
  repairEnd?: InputMaybe<Scalars['DateTime']['input']>;
  /** Planned start of the repair. */
  repairStart?: InputMaybe<Scalars['DateTime']['input']>;
  /** Moment of the report. If it is absent, a new breakdown gets the present time. */
  startedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Place on the street, at most 500 characters. */
  streetDescription?: InputMaybe<Scalars['String']['input']>;
  /** Name of the street, at most 150 characters. */
  streetName?: InputMaybe<Scalars['String']['input']>;
  /** Name of the town or village, at most 100 characters. */
  townName?: InputMaybe<Scalars['String']['input']>;
  /** Moment at which water is restored, not before it is stopped. */
  waterStopEnd?: InputMaybe<Scalars['DateTime']['input']>;
  /** Moment at which water is stopped. */
  waterStopStart?: InputMaybe<Scalars['DateTime']['input']>;
  /** Work card number: not blank, at most 50 characters. */
  workCardNo?: InputMaybe<Scalars['String']['input']>;
  /** Numbers of the pipes without water, at most 500. */
  zonePipeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** The breakdown was changed meanwhile. Nothing was stored. */
export type BreakdownConflict = Failure & {
  __typename?: 'BreakdownConflict';
  /** Moment of the latest change; null if unknown. */
  changedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who made the latest change; null if unknown. */
  changedBy: Maybe<Scalars['String']['output']>;
  /** The stored breakdown. */
  current: Breakdown;
  /** Fields of `changes` whose expected value is outdated. */
  fields: Array<Scalars['String']['output']>;
  /** Message for the user, in Bulgarian. */
  message: Scalars['String']['output'];
};

/** Conditions, combined with AND. A field that is absent, null, blank or an empty list is no condition. */
export type BreakdownFilter = {
  /** If true, breakdowns with a location; if false, breakdowns without one. */
  hasLocation?: InputMaybe<Scalars['Boolean']['input']>;
  /** Breakdowns of any of these classes, at most 100. */
  kevrCategory1Ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Breakdowns with any of these causes, at most 100. */
  kevrCategory2Ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Breakdowns with one of these priorities, at most 100. */
  priorityIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The planned repair starts at or after `from` and ends at or before `to`. */
  repair?: InputMaybe<DateTimeRange>;
  /** Moment of the report. */
  started?: InputMaybe<DateTimeRange>;
  /** Part of the name of the street, ignoring letter case. At most 200 characters. */
  streetName?: InputMaybe<Scalars['String']['input']>;
  /** Part of the name of the town, ignoring letter case. At most 200 characters. */
  townName?: InputMaybe<Scalars['String']['input']>;
  /** Breakdowns of this view. */
  view?: InputMaybe<BreakdownView>;
  /** Water is stopped at or after `from` and restored at or before `to`. */
  waterStop?: InputMaybe<DateTimeRange>;
  /** Part of the work card number, or words of street, place on the street, town and work card number in any order. Latin letters, other keyboard layouts and typing errors are accepted. At most 200 characters. */
  words?: InputMaybe<Scalars['String']['input']>;
  /** Part of the work card number, ignoring letter case. At most 200 characters. */
  workCardNo?: InputMaybe<Scalars['String']['input']>;
};

/** Why a signal and a breakdown may belong together. */
export type BreakdownMatch = {
  __typename?: 'BreakdownMatch';
  /** Distance in metres; if `isFoundByStreet`, to the nearest address of the street. */
  distance: Scalars['Int']['output'];
  /** True if the title of the signal and the description of the breakdown have similar words. */
  hasSimilarWords: Scalars['Boolean']['output'];
  /** Whole hours between the signal and the period of the breakdown; 0 for a signal in the period. The period begins 12 hours before `startedAt` and ends at `finishedAt`; for an open breakdown it has no end. */
  hoursApart: Scalars['Int']['output'];
  /** True if the breakdown has no location, and the address nearest to the signal is in the street of the breakdown. */
  isFoundByStreet: Scalars['Boolean']['output'];
  /** True if the pipe nearest to the signal is the damaged one. */
  isSamePipe: Scalars['Boolean']['output'];
  /** 0 to 100: up to 50 points for the distance, 20 for the time, 20 for the pipe and 10 for similar words. */
  score: Scalars['Int']['output'];
};

/** One page of breakdowns. */
export type BreakdownPage = {
  __typename?: 'BreakdownPage';
  /** The breakdowns of this page, at most `page.size`. */
  items: Array<Breakdown>;
  /** Exact number of breakdowns that match the filter. Counted only if selected. If `items` is not selected, no rows are read. */
  totalCount: Scalars['Int']['output'];
};

/** The nearest address to a location, for the form of a breakdown. A field is null if unknown. */
export type BreakdownPlace = {
  __typename?: 'BreakdownPlace';
  /** Number of the municipality. */
  municipalityId: Maybe<Scalars['ID']['output']>;
  /** The nearest building, as a text. */
  streetDescription: Maybe<Scalars['String']['output']>;
  /** Name of the street. */
  streetName: Maybe<Scalars['String']['output']>;
  /** Name of the town or village. */
  townName: Maybe<Scalars['String']['output']>;
};

/** A sort key; the first in the list has precedence. The number of the record, descending, is always the last key, so that pages are stable. */
export type BreakdownSort = {
  /** Direction. */
  direction: SortDirection;
  /** Field to sort by. */
  field: BreakdownSortField;
};

/** Sort fields of breakdowns. */
export type BreakdownSortField =
  /** Number of people without water. */
  | 'AFFECTED_PEOPLE'
  /** Number of the record. */
  | 'ID'
  /** Ascending: open breakdowns before finished ones. */
  | 'IS_FINISHED'
  /** Name of the municipality. */
  | 'MUNICIPALITY_NAME'
  /** Priority, in the order of the nomenclature. */
  | 'PRIORITY'
  /** Name of the region. */
  | 'REGION_NAME'
  /** Planned end of the repair. */
  | 'REPAIR_END'
  /** Planned start of the repair. */
  | 'REPAIR_START'
  /** Moment of the report. */
  | 'STARTED_AT'
  /** Name of the street. */
  | 'STREET_NAME'
  /** Name of the town. */
  | 'TOWN_NAME'
  /** Moment at which water is restored. */
  | 'WATER_STOP_END'
  /** Moment at which water is stopped. */
  | 'WATER_STOP_START'
  /** Work card number. */
  | 'WORK_CARD_NO';

/** Views of breakdowns. */
export type BreakdownView =
  /** Not finished. */
  | 'ACTIVE'
  /** Finished today (the date in Sofia). */
  | 'FINISHED_TODAY'
  /** Not finished, and the planned end of the repair has passed. */
  | 'LATE'
  /** Not finished, and the planned start of the repair is in the future. */
  | 'PLANNED'
  /** Not finished, and by its planned times the water is off now. */
  | 'WITHOUT_WATER';

/** Number of breakdowns in each view. */
export type BreakdownViewCounts = {
  __typename?: 'BreakdownViewCounts';
  /** Number of breakdowns in ACTIVE. */
  active: Scalars['Int']['output'];
  /** Number of breakdowns in FINISHED_TODAY. */
  finishedToday: Scalars['Int']['output'];
  /** Number of breakdowns in LATE. */
  late: Scalars['Int']['output'];
  /** The earliest planned return of the water among the breakdowns in WITHOUT_WATER; null if none is planned. */
  nextRestorationAt: Maybe<Scalars['DateTime']['output']>;
  /** Sum of `affectedPeople` of the breakdowns in WITHOUT_WATER. */
  peopleWithoutWater: Scalars['Int']['output'];
  /** Number of breakdowns in PLANNED. */
  planned: Scalars['Int']['output'];
  /** Number of breakdowns in WITHOUT_WATER. */
  withoutWater: Scalars['Int']['output'];
};

/** A carnet: the auditor's book. */
export type Carnet = Lookup & {
  __typename?: 'Carnet';
  /** Number of the item. */
  id: Scalars['ID']['output'];
  /** Code of the carnet. */
  name: Scalars['String']['output'];
};

/** Result of a change of roles. Refusals: SERVICE_REFUSED, LAST_ADMINISTRATOR. */
export type ChangeRolesResult = ChangeRolesSuccess | Refusal;

/** The change of the roles was stored, or there was nothing to change. */
export type ChangeRolesSuccess = {
  __typename?: 'ChangeRolesSuccess';
  /** Message for the user, in Bulgarian. */
  message: Scalars['String']['output'];
};

/** A new status for a signal. */
export type ChangeSignalStatusInput = {
  /** The latest response that the user saw; "0" if there was none. If another response is the latest now, the result is a conflict. If absent, the latest response is not compared. */
  expectedLastResponseId?: InputMaybe<Scalars['ID']['input']>;
  /** The status that the user saw. A different stored status is a conflict. If absent, the value is not compared. */
  expectedStatus?: InputMaybe<SignalStatus>;
  /** The submitter whom the user saw; null for none. If the signal has another submitter now, the result is a conflict. If absent, the submitter is not compared. */
  expectedSubmitterId?: InputMaybe<Scalars['ID']['input']>;
  /** Number of the signal. */
  id: Scalars['ID']['input'];
  /** The new status. */
  status: SignalStatus;
};

/** Result of `changeSignalStatus`. Refusals: SERVICE_REFUSED, WRONG_STATE (if `status` is SIGNAL, which cannot be chosen). */
export type ChangeSignalStatusResult = ChangeSignalStatusSuccess | Refusal | SignalConflict;

/** The status is stored. */
export type ChangeSignalStatusSuccess = {
  __typename?: 'ChangeSignalStatusSuccess';
  /** Text of the REST service, in Bulgarian; null if the status was unchanged and nothing was sent. */
  serviceMessage: Maybe<Scalars['String']['output']>;
  /** The signal; null with an error if the change was stored but the record could not be read. */
  signal: Maybe<Signal>;
  /** The stored status. */
  status: SignalStatus;
};

/** A client of the utility: the holder of an account. */
export type Client = {
  __typename?: 'Client';
  /** Addresses of the client. A list of clients has only the first address of each. */
  addresses: Array<Address>;
  /** When the record was created; null if unknown. */
  createdAt: Maybe<Scalars['DateTime']['output']>;
  /** Number of the record. */
  id: Scalars['ID']['output'];
  /** EGN or EIK with all but its last two digits hidden; null if none. `revealClientIdentifier` returns the whole number. */
  identifierMasked: Maybe<Scalars['String']['output']>;
  /** Water meters of the client, open ones first, at most 100. */
  meters: Array<ClientMeter>;
  /** When the record was last changed; null if never changed. */
  modifiedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of the person or institution. */
  name: Scalars['String']['output'];
  /** Client number on the invoice. */
  number: Scalars['String']['output'];
  /** Open breakdowns that stop the water of the client now, at most 5: first those whose planned end is unknown, then those with the latest planned end. */
  outages: Array<ClientOutage>;
  /** Type of the client; null if the REST service does not send it. */
  type: Maybe<ClientType>;
};

/** Values of a client. A field that is absent stays unchanged (in `changes`), is not compared (in `expected`) or has no value (in a new client). Null means that the client has no such value. */
export type ClientChanges = {
  /** EGN or EIK. A masked number is refused as a new value; among expected values it is compared with the masked stored one. */
  identifier?: InputMaybe<Scalars['String']['input']>;
  /** Name: not blank, at most 250 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Client number, unique: not blank, at most 50 characters. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** Number of the type. */
  typeId?: InputMaybe<Scalars['ID']['input']>;
};

/** A client as a choice of a form: number and name. */
export type ClientChoice = Lookup & {
  __typename?: 'ClientChoice';
  /** Number of the record. */
  id: Scalars['ID']['output'];
  /** Name, as shown. */
  name: Scalars['String']['output'];
};

/** The client was changed meanwhile. Nothing was stored. */
export type ClientConflict = Failure & {
  __typename?: 'ClientConflict';
  /** Moment of the latest change; null if unknown. */
  changedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who made the latest change; null if unknown. */
  changedBy: Maybe<Scalars['String']['output']>;
  /** The stored client. */
  current: Client;
  /** Fields of `changes` whose expected value is outdated. */
  fields: Array<Scalars['String']['output']>;
  /** Message for the user, in Bulgarian. */
  message: Scalars['String']['output'];
};

/** Conditions, combined with AND. A field that is absent, null, blank or an empty list is no condition. */
export type ClientFilter = {
  /** Words of the address in any order. Latin letters and typing errors are accepted. At most 200 characters. */
  addressDescription?: InputMaybe<Scalars['String']['input']>;
  /** The apartment. */
  apartment?: InputMaybe<Scalars['String']['input']>;
  /** The block. */
  block?: InputMaybe<Scalars['String']['input']>;
  /** Words of the client's name in any order. Latin letters and typing errors are accepted. At most 200 characters. */
  clientName?: InputMaybe<Scalars['String']['input']>;
  /** The client number, or its start. */
  clientNumber?: InputMaybe<Scalars['String']['input']>;
  /** Types of the client, any of them. */
  clientTypeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The entrance. */
  entrance?: InputMaybe<Scalars['String']['input']>;
  /** The floor. */
  floor?: InputMaybe<Scalars['String']['input']>;
  /** The whole EGN or EIK. It is sent in the body of the request and is never logged. Refused for a CSV file, whose URL would contain it. */
  identifier?: InputMaybe<Scalars['String']['input']>;
  /** Records that break this rule of the integrity check. A rule about the records of another list is refused. */
  integrity?: InputMaybe<IntegrityRule>;
  /** Part of the name of the street. At most 200 characters. */
  streetName?: InputMaybe<Scalars['String']['input']>;
  /** The house number. */
  streetNumber?: InputMaybe<Scalars['String']['input']>;
  /** Part of the name of the town. At most 200 characters. */
  townName?: InputMaybe<Scalars['String']['input']>;
  /** Part of the number of a water meter. */
  waterMeterFabricNo?: InputMaybe<Scalars['String']['input']>;
};

/** A water meter of a client. */
export type ClientMeter = {
  __typename?: 'ClientMeter';
  /** Address of the meter; null if unknown. */
  address: Maybe<Scalars['String']['output']>;
  /** Number on the meter. */
  fabricNo: Scalars['String']['output'];
  /** Number of the record. */
  id: Scalars['ID']['output'];
  /** True if the account of the meter is closed. */
  isClosed: Scalars['Boolean']['output'];
};

/** A breakdown that stops the water at an address of the client. */
export type ClientOutage = {
  __typename?: 'ClientOutage';
  /** Address without water. */
  address: Scalars['String']['output'];
  /** Number of the breakdown. */
  breakdownId: Scalars['ID']['output'];
  /** Planned end of the outage; null if unknown. */
  until: Maybe<Scalars['DateTime']['output']>;
  /** Work card number of the breakdown. */
  workCardNo: Scalars['String']['output'];
};

/** One page of clients. */
export type ClientPage = {
  __typename?: 'ClientPage';
  /** The clients of this page, at most `page.size`. */
  items: Array<Client>;
  /** Exact number of clients that match the filter. Counted only if selected. If `items` is not selected, no rows are read. */
  totalCount: Scalars['Int']['output'];
};

/** A sort key; the first in the list has precedence. The number of the record, descending, is always the last key, so that pages are stable. */
export type ClientSort = {
  /** Direction. */
  direction: SortDirection;
  /** Field to sort by. */
  field: ClientSortField;
};

/** Sort fields of clients. */
export type ClientSortField =
  /** Client number. */
  | 'CLIENT_NUMBER'
  /** Type of the client. */
  | 'CLIENT_TYPE'
  /** When the record was created. */
  | 'CREATED_AT'
  /** Number of the record. */
  | 'ID'
  /** When the record was last changed. */
  | 'MODIFIED_AT'
  /** Name. */
  | 'NAME';

/** Type of a client. */
export type ClientType = Lookup & {
  __typename?: 'ClientType';
  /** Code; null in a list of choices. */
  code: Maybe<Scalars['String']['output']>;
  /** Number of the type. */
  id: Scalars['ID']['output'];
  /** Bulgarian name, as shown. */
  name: Scalars['String']['output'];
};

/** An operator who works with signals. */
export type Colleague = Lookup & {
  __typename?: 'Colleague';
  /** Subject at the identity provider. */
  id: Scalars['ID']['output'];
  /** Name of the operator. */
  name: Scalars['String']['output'];
};

/** A checked file to import. */
export type ConfirmImportInput = {
  /** If true, rows with problems are left out. If false, nothing is stored if a row has a problem. */
  goodRowsOnly: Scalars['Boolean']['input'];
  /** Number of the file. */
  id: Scalars['ID']['input'];
};

/** A point in degrees, WGS 84. */
export type Coordinates = {
  __typename?: 'Coordinates';
  /** North positive, -90 to 90. */
  latitude: Scalars['Float']['output'];
  /** East positive, -180 to 180. */
  longitude: Scalars['Float']['output'];
};

/** A point in degrees, WGS 84. */
export type CoordinatesInput = {
  /** North positive, -90 to 90. */
  latitude: Scalars['Float']['input'];
  /** East positive, -180 to 180. */
  longitude: Scalars['Float']['input'];
};

/** The correct name and telephone number of a person who has submitted signals. */
export type CorrectCallerInput = {
  /** The name that the user saw. */
  expectedName: Scalars['String']['input'];
  /** The telephone number that the user saw; null for none. */
  expectedPhone?: InputMaybe<Scalars['String']['input']>;
  /** The correct name: not blank, at most 200 characters. The name of a client or of a person with an account cannot be changed. */
  name: Scalars['String']['input'];
  /** The correct telephone number, at least three digits; null for none. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Number of the person as a submitter. */
  submitterId: Scalars['ID']['input'];
};

/** Result of `correctCaller`. Refusal: WRONG_STATE if a colleague has changed the name or the number meanwhile. */
export type CorrectCallerResult = CorrectCallerSuccess | InvalidInput | Refusal;

/** The name and the telephone number were stored. A repeated correction is stored once. */
export type CorrectCallerSuccess = {
  __typename?: 'CorrectCallerSuccess';
  /** Number of the person as a submitter. */
  submitterId: Scalars['ID']['output'];
};

/** A stored reading whose value was entered by mistake. */
export type CorrectMeterReadingInput = {
  /** If true, a value below the earlier or above the later reading is stored. If absent or false, it is a problem of `value`. */
  acceptsOutOfOrder?: InputMaybe<Scalars['Boolean']['input']>;
  /** The value that the user saw. */
  expected: Scalars['Decimal']['input'];
  /** Number of the reading. */
  readingId: Scalars['ID']['input'];
  /** The correct reading in cubic metres; not negative. */
  value: Scalars['Decimal']['input'];
  /** Number of the meter. */
  waterMeterId: Scalars['ID']['input'];
};

/** Result of `correctMeterReading`. Refusals: SERVICE_REFUSED, for example because the account is closed or the reading is withdrawn; WRONG_STATE if another value is stored. */
export type CorrectMeterReadingResult = CorrectMeterReadingSuccess | InvalidInput | Refusal;

/** The new value is stored; `readingChanges` contains the earlier one. */
export type CorrectMeterReadingSuccess = {
  __typename?: 'CorrectMeterReadingSuccess';
  /** The meter; null with an error if the change was stored but the record could not be read. */
  waterMeter: Maybe<WaterMeter>;
  /** Number of the meter. */
  waterMeterId: Scalars['ID']['output'];
};

/** Corrections of a signal that was submitted with a wrong title, place or submitter. Absent fields stay as they are. */
export type CorrectSignalInput = {
  /** Client of the utility who is the correct submitter. */
  clientId?: InputMaybe<Scalars['ID']['input']>;
  /** The place that the user saw, null for none. A different stored place is a conflict. If absent, the place is not compared. */
  expectedLocation?: InputMaybe<CoordinatesInput>;
  /** The submitter that the user saw, null for none. A different stored submitter is a conflict. If absent, the submitter is not compared. */
  expectedSubmitterId?: InputMaybe<Scalars['ID']['input']>;
  /** The title that the user saw. A different stored title is a conflict. If absent, the title is not compared. */
  expectedTitle?: InputMaybe<Scalars['String']['input']>;
  /** Number of the signal. */
  id: Scalars['ID']['input'];
  /** The correct place, in the country. */
  location?: InputMaybe<CoordinatesInput>;
  /** The correct submitter, if the person is neither a submitter nor a client yet. */
  newCaller?: InputMaybe<NewCallerInput>;
  /** The correct submitter. Null removes the submitter if `expectedSubmitterId` is present; without it, null changes nothing. At most one of `submitterId`, `clientId` and `newCaller`. Refused with FIXED if the stored submitter has written the signal or a message, in the portal or by e-mail. */
  submitterId?: InputMaybe<Scalars['ID']['input']>;
  /** The correct title, at most 200 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `correctSignal`. Conflict: a colleague changed the title, the place or the submitter meanwhile, see `current`. */
export type CorrectSignalResult = CorrectSignalSuccess | InvalidInput | SignalConflict;

/** The corrections were stored. */
export type CorrectSignalSuccess = {
  __typename?: 'CorrectSignalSuccess';
  /** The signal; null with an error if the change was stored but the record could not be read. */
  signal: Maybe<Signal>;
};

/** A new address. */
export type CreateAddressInput = {
  /** If true, the address is stored even if another address has the same parts. */
  acceptsDuplicate?: InputMaybe<Scalars['Boolean']['input']>;
  /** A new UUID for each form. A repeated request with the same key is not stored again. Required if the REST service stores keys; otherwise it must be absent. */
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  /** Values of the address. Required: the town. Also required: at least one of street, description and block. */
  values: AddressChanges;
};

/** Result of `createAddress`. Refusal: SERVICE_REFUSED. */
export type CreateAddressResult = AddressExists | CreateAddressSuccess | InvalidInput | Refusal;

/** The address was stored. */
export type CreateAddressSuccess = {
  __typename?: 'CreateAddressSuccess';
  /** The new address; null with an error if the change was stored but the record could not be read. */
  address: Maybe<Address>;
  /** Number of the new record. */
  addressId: Scalars['ID']['output'];
};

/** A new breakdown. */
export type CreateBreakdownInput = {
  /** A new UUID for each form. A repeated request with the same key is not stored again. Required if the REST service stores keys; otherwise it must be absent. */
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  /** Values of the breakdown. Required: work card number, people without water, priority and both KEVR categories. */
  values: BreakdownChanges;
};

/** Result of `createBreakdown`. Refusals: SERVICE_REFUSED, NOT_RECORDED. */
export type CreateBreakdownResult = CreateBreakdownSuccess | InvalidInput | Refusal;

/** The breakdown was stored. */
export type CreateBreakdownSuccess = {
  __typename?: 'CreateBreakdownSuccess';
  /** The new breakdown; null with an error if the change was stored but the record could not be read. */
  breakdown: Maybe<Breakdown>;
  /** Number of the new breakdown. */
  breakdownId: Scalars['ID']['output'];
};

/** A new client. */
export type CreateClientInput = {
  /** If true, an EGN or EIK with a wrong length or check digit is stored too. If absent or false, it is a problem with the code CHECKSUM. A text with characters other than digits is never stored; the code of the problem is then FORMAT. */
  acceptsWrongIdentifier?: InputMaybe<Scalars['Boolean']['input']>;
  /** A new UUID for each form. A repeated request with the same key is not stored again. Required if the REST service stores keys; otherwise it must be absent. */
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  /** Values of the client. Required: number, name and type. */
  values: ClientChanges;
};

/** Result of `createClient`. Refusal: SERVICE_REFUSED. */
export type CreateClientResult = CreateClientSuccess | InvalidInput | Refusal;

/** The client was stored. */
export type CreateClientSuccess = {
  __typename?: 'CreateClientSuccess';
  /** The new client; null with an error if the change was stored but the record could not be read. */
  client: Maybe<Client>;
  /** Number of the new record. */
  clientId: Scalars['ID']['output'];
};

/** A new group. */
export type CreateGroupInput = {
  /** Name: not blank, at most 255 characters. */
  name: Scalars['String']['input'];
};

/** Result of `createGroup`. Refusals: SERVICE_REFUSED. */
export type CreateGroupResult = CreateGroupSuccess | InvalidInput | Refusal;

/** The group was created. */
export type CreateGroupSuccess = {
  __typename?: 'CreateGroupSuccess';
  /** Message for the user, in Bulgarian. */
  message: Scalars['String']['output'];
};

/** A new item of a nomenclature. */
export type CreateNomenclatureItemInput = {
  /** Code, unique in the nomenclature: not blank, at most 50 characters. */
  code: Scalars['String']['input'];
  /** A new UUID for each form. A repeated request with the same key is not stored again. Required if the REST service stores keys; otherwise it must be absent. */
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  /** Default: true. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Bulgarian name: not blank, at most 250 characters. */
  nameBg: Scalars['String']['input'];
  /** English name, at most 250 characters. */
  nameEn?: InputMaybe<Scalars['String']['input']>;
  /** Number of the nomenclature. */
  nomenclatureId: Scalars['ID']['input'];
};

/** Result of `createNomenclatureItem`. Refusals: SERVICE_REFUSED (for example for signal statuses). */
export type CreateNomenclatureItemResult = CreateNomenclatureItemSuccess | InvalidInput | Refusal;

/** The item was stored. */
export type CreateNomenclatureItemSuccess = {
  __typename?: 'CreateNomenclatureItemSuccess';
  /** Id of the new item. */
  itemId: Scalars['ID']['output'];
};

/** A new user. */
export type CreateUserInput = {
  /** E-mail, unique. */
  email: Scalars['String']['input'];
  /** First name: not blank, at most 255 characters. */
  firstName: Scalars['String']['input'];
  /** Default: true. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Last name: not blank, at most 255 characters. */
  lastName: Scalars['String']['input'];
  /** Password: a lower-case Latin letter, a digit, one of !@#$%^&*, at least 6 characters. */
  password: Scalars['String']['input'];
  /** User name: Latin letters, digits and . _ - + @ ' `, 3 to 255 characters. */
  username: Scalars['String']['input'];
};

/** Result of `createUser`. Refusals: SERVICE_REFUSED. */
export type CreateUserResult = CreateUserSuccess | InvalidInput | Refusal;

/** The user was created. */
export type CreateUserSuccess = {
  __typename?: 'CreateUserSuccess';
  /** Message for the user, in Bulgarian. */
  message: Scalars['String']['output'];
};

/** A new water meter. */
export type CreateWaterMeterInput = {
  /** A new UUID for each form. A repeated request with the same key is not stored again. Required if the REST service stores keys; otherwise it must be absent. */
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  /** Values of the water meter. */
  values: NewWaterMeterInput;
};

/** Result of `createWaterMeter`. Refusals: SERVICE_REFUSED, NOT_RECORDED. */
export type CreateWaterMeterResult = CreateWaterMeterSuccess | InvalidInput | Refusal;

/** The meter was stored. */
export type CreateWaterMeterSuccess = {
  __typename?: 'CreateWaterMeterSuccess';
  /** The new meter; null with an error if the change was stored but the record could not be read. */
  waterMeter: Maybe<WaterMeter>;
  /** Number of the new record. */
  waterMeterId: Scalars['ID']['output'];
};

/** A client that cannot be without water for long. */
export type CriticalUser = {
  __typename?: 'CriticalUser';
  /** The affected address; null without one. */
  address: Maybe<Scalars['String']['output']>;
  /** Number of the client. */
  clientId: Scalars['ID']['output'];
  /** Kind of the client. */
  kind: CriticalUserKind;
  /** Name of the client. */
  name: Scalars['String']['output'];
};

/** Kind of a client that cannot be without water for long. */
export type CriticalUserKind =
  /** Home for people in care. */
  | 'CARE_HOME'
  /** Hospital or medical centre. */
  | 'HOSPITAL'
  /** Kindergarten or nursery. */
  | 'KINDERGARTEN'
  /** Any other. */
  | 'OTHER'
  /** School. */
  | 'SCHOOL';

/** A range of days, including `from` and `to`. An absent field does not limit the range. */
export type DateRange = {
  /** First day. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Last day. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** A range of moments, including `from` and `to`. An absent field does not limit the range. */
export type DateTimeRange = {
  /** Start of the range. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** End of the range, including its whole second. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A range of numbers, including `from` and `to`. An absent field does not limit the range. */
export type DecimalRange = {
  /** Smallest number. */
  from?: InputMaybe<Scalars['Decimal']['input']>;
  /** Largest number. */
  to?: InputMaybe<Scalars['Decimal']['input']>;
};

/** A group to delete. */
export type DeleteGroupInput = {
  /** Id of the group. */
  id: Scalars['ID']['input'];
};

/** Result of `deleteGroup`. Refusals: SERVICE_REFUSED, LAST_ADMINISTRATOR. */
export type DeleteGroupResult = DeleteGroupSuccess | Refusal;

/** The group was deleted. The members lose the roles of the group. */
export type DeleteGroupSuccess = {
  __typename?: 'DeleteGroupSuccess';
  /** Message for the user, in Bulgarian. */
  message: Scalars['String']['output'];
};

/** A view to delete. */
export type DeleteListViewInput = {
  /** Number of the view. */
  id: Scalars['ID']['input'];
};

/** Result of `deleteListView`. Refusal: SERVICE_REFUSED if the view belongs to someone else and the user is not an administrator. */
export type DeleteListViewResult = DeleteListViewSuccess | Refusal;

/** The view was deleted. */
export type DeleteListViewSuccess = {
  __typename?: 'DeleteListViewSuccess';
  /** Number of the view. */
  viewId: Scalars['ID']['output'];
};

/** A district. */
export type District = Lookup & {
  __typename?: 'District';
  /** Number. */
  id: Scalars['ID']['output'];
  /** Name, as shown. */
  name: Scalars['String']['output'];
};

/** A part of a pipe without water. */
export type DryLine = {
  __typename?: 'DryLine';
  /** False if the line lies between the valves to close. True if it lies outside of them and loses its water because the water comes through the isolated part. */
  isDownstream: Scalars['Boolean']['output'];
  /** The points of the line. */
  line: Array<Coordinates>;
  /** Length in metres. */
  metres: Scalars['Int']['output'];
  /** Number of the pipe. */
  pipeId: Scalars['ID']['output'];
};

/** The installation. */
export type Environment = {
  __typename?: 'Environment';
  /** Optional features of the REST service. */
  features: Array<ServiceFeature>;
  /** False on a test installation. */
  isProduction: Scalars['Boolean']['output'];
  /** Time limit of a request with files, in minutes. */
  requestTimeoutMinutes: Scalars['Int']['output'];
  /** Name of the installation, shown in the browser's title. */
  title: Scalars['String']['output'];
  /** Configured external applications in the order of the menu. */
  tools: Array<Tool>;
  /** Version of the product. */
  version: Scalars['String']['output'];
};

/**
 * All values of `extensions.code` in an entry of `errors`. The entry's `message` is Bulgarian and may be shown to users;
 * `extensions.traceId` identifies the lines of the log; `extensions.detail` explains an invalid document or variable in English to
 * users who may read this schema. For a mutation `extensions.outcome` is `NOT_DONE` (nothing was stored) or `UNKNOWN`
 * (the response was lost: repeat with the same `idempotencyKey` to get the result). The HTTP status of a code is sent by
 * `/files`, and by `/graphql` for a response without `data` if the request accepts `application/graphql-response+json`. An
 * `application/json` response has it only for UNAUTHENTICATED, BAD_REQUEST, RATE_LIMITED and DOCUMENT_NOT_ALLOWED. A
 * response with `data`, even null, has the status 200.
 */
export type ErrorCode =
  /** The HTTP request is not a GraphQL request. HTTP 400. */
  | 'BAD_REQUEST'
  /** An argument or a variable is invalid: unknown sort field, page size 7, `from` after `to`. `extensions.path` is its path. HTTP 400. */
  | 'BAD_USER_INPUT'
  /** Another request is writing the same record or key. Repeat after `extensions.retryAfter` seconds. HTTP 409. */
  | 'BUSY'
  /** The document is not a persisted query, and the signed-in user may not send other queries. HTTP 403. */
  | 'DOCUMENT_NOT_ALLOWED'
  /** An access rule does not hold, see `@access`. `extensions.path` is the path of the field. HTTP 403. */
  | 'FORBIDDEN'
  /** The document has a syntax error. HTTP 400. */
  | 'GRAPHQL_PARSE_FAILED'
  /** The document is invalid in this schema. HTTP 400. */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** An internal error of the gateway; the message is 'Грешка'. HTTP 500. */
  | 'INTERNAL_SERVER_ERROR'
  /** The record of a mutation does not exist, or the signed-in user may not read it. Most queries return null instead. HTTP 404. */
  | 'NOT_FOUND'
  /** The document has several operations and the request names none. HTTP 400. */
  | 'OPERATION_RESOLUTION_FAILURE'
  /** Too many requests. Repeat after `extensions.retryAfter` seconds. HTTP 429. */
  | 'RATE_LIMITED'
  /** The disk has no space for the files. Nothing was stored. HTTP 507. */
  | 'STORAGE_FULL'
  /** The operation exceeds the limit of depth, aliases or cost. `extensions.cost` and `extensions.limit` are the values. HTTP 400. */
  | 'TOO_COSTLY'
  /** Not signed in, or the session is over: 'Сесията Ви е изтекла.'. HTTP 401. */
  | 'UNAUTHENTICATED'
  /** The REST service lacks the feature, see `@needs`. HTTP 400. */
  | 'UNSUPPORTED'
  /** The REST service failed, or its response is invalid. HTTP 502. */
  | 'UPSTREAM_FAILED'
  /** The REST service did not respond in time. HTTP 504. */
  | 'UPSTREAM_TIMEOUT';

/** An unexpected failure of the REST service. */
export type Exception = {
  __typename?: 'Exception';
  /** The failed request. It is read with a separate REST call; null with an error if that call failed. */
  call: Maybe<ExceptionCall>;
  /** Moment of the failure. */
  createdAt: Scalars['DateTime']['output'];
  /** Number of the exception. If the REST service sends no number, the id is the moment and the trace id. */
  id: Scalars['ID']['output'];
  /** Message of the failure. */
  message: Scalars['String']['output'];
  /** Call stack; null if unknown. */
  stacktrace: Maybe<Scalars['String']['output']>;
  /** Trace id of the request, by which its lines are found in all logs; null if unknown. */
  traceId: Maybe<Scalars['String']['output']>;
  /** Name of the user; null for a request without a user. */
  username: Maybe<Scalars['String']['output']>;
};

/** The request that failed. Each field is null if unknown. */
export type ExceptionCall = {
  __typename?: 'ExceptionCall';
  /** HTTP method of the REST call. */
  method: Maybe<Scalars['String']['output']>;
  /** Path of the REST call, without its query. */
  path: Maybe<Scalars['String']['output']>;
  /** The SQL statement that failed, without values; null if the failure was not in the database. */
  statement: Maybe<Scalars['String']['output']>;
  /** Account of the user; null for a request without a user. */
  userId: Maybe<Scalars['ID']['output']>;
};

/** Conditions, combined with AND. A field that is absent, null or blank is no condition. */
export type ExceptionFilter = {
  /** Moment of the failure. Without LOG_TOOLS it is compared in whole minutes. */
  created?: InputMaybe<DateTimeRange>;
  /** Part of the message, ignoring letter case. At most 200 characters. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** The trace id, or at least its first 8 characters. */
  traceId?: InputMaybe<Scalars['String']['input']>;
  /** Part of the user's name, ignoring letter case. At most 200 characters. */
  username?: InputMaybe<Scalars['String']['input']>;
};

/** One page of exceptions. */
export type ExceptionPage = {
  __typename?: 'ExceptionPage';
  /** The exceptions of this page, at most `page.size`. */
  items: Array<Exception>;
  /** Exact number of exceptions that match the filter. Counted only if selected. If `items` is not selected, no rows are read. */
  totalCount: Scalars['Int']['output'];
};

/** A sort key; the first in the list has precedence. The number of the record, descending, is always the last key, so that pages are stable. */
export type ExceptionSort = {
  /** Direction. */
  direction: SortDirection;
  /** Field to sort by. */
  field: ExceptionSortField;
};

/** Sort fields of exceptions. */
export type ExceptionSortField =
  /** Moment of the failure. */
  | 'CREATED_AT'
  /** Message. */
  | 'MESSAGE'
  /** Name of the user. */
  | 'USERNAME';

/** An expected failure of a mutation. Nothing was stored. All members of a result union except the success type implement this interface. */
export type Failure = {
  /** Message for the user, in Bulgarian. */
  message: Scalars['String']['output'];
};

/** A building or a street in the utility's area, as a hit. */
export type FoundAddress = {
  __typename?: 'FoundAddress';
  /** Number of one address in the building or street. */
  id: Scalars['ID']['output'];
  /** The address as shown. */
  label: Scalars['String']['output'];
  /** Coordinates of the address; null if unknown. */
  location: Maybe<Coordinates>;
};

/** A breakdown as a hit. */
export type FoundBreakdown = {
  __typename?: 'FoundBreakdown';
  /** Number of the breakdown. */
  id: Scalars['ID']['output'];
  /** True if the breakdown is finished. */
  isFinished: Scalars['Boolean']['output'];
  /** Street and town; null if unknown. */
  place: Maybe<Scalars['String']['output']>;
  /** Work card number. */
  workCardNo: Scalars['String']['output'];
};

/** A water meter as a hit. */
export type FoundMeter = {
  __typename?: 'FoundMeter';
  /** Address of the meter; null if unknown. */
  address: Maybe<Scalars['String']['output']>;
  /** Name of the client; null if none. */
  clientName: Maybe<Scalars['String']['output']>;
  /** Number on the meter. */
  fabricNo: Scalars['String']['output'];
  /** Number of the record. */
  id: Scalars['ID']['output'];
  /** True if the account of the meter is closed. */
  isClosed: Scalars['Boolean']['output'];
};

/** A signal in short: a hit, or an open signal of a person. */
export type FoundSignal = {
  __typename?: 'FoundSignal';
  /** Number of the signal. */
  id: Scalars['ID']['output'];
  /** Name of the status. */
  statusName: Scalars['String']['output'];
  /** Name of the submitter; null if unknown. */
  submitterName: Maybe<Scalars['String']['output']>;
  /** Title. */
  title: Scalars['String']['output'];
};

/** A result of an address search. */
export type GeoHit = {
  __typename?: 'GeoHit';
  /** The address as shown. */
  label: Scalars['String']['output'];
  /** Location of the address; in `reverseGeocode` the requested location. */
  location: Coordinates;
};

/** A group of users. The members have the roles of the group. */
export type Group = {
  __typename?: 'Group';
  /** Id of the group at the identity provider. */
  id: Scalars['ID']['output'];
  /** Modules with the roles of the group, and the roles that can be given to it. Read with separate REST calls. */
  modules: Array<RoleModule>;
  /** Name, unique. */
  name: Scalars['String']['output'];
};

/** Conditions, combined with AND. A field that is absent, null or blank is no condition. */
export type GroupFilter = {
  /** Part of the name, ignoring letter case. At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** A user and a group. */
export type GroupMemberInput = {
  /** Id of the group. */
  groupId: Scalars['ID']['input'];
  /** Id of the user. */
  userId: Scalars['ID']['input'];
};

/** Result of a change of a membership. Refusals: SERVICE_REFUSED, LAST_ADMINISTRATOR. */
export type GroupMemberResult = GroupMemberSuccess | Refusal;

/** The change of the membership was stored. */
export type GroupMemberSuccess = {
  __typename?: 'GroupMemberSuccess';
  /** Message for the user, in Bulgarian. */
  message: Scalars['String']['output'];
};

/** One page of groups. */
export type GroupPage = {
  __typename?: 'GroupPage';
  /** The groups of this page, at most `page.size`. */
  items: Array<Group>;
  /** Number of groups that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** Roles of a group. */
export type GroupRolesInput = {
  /** Id of the group. */
  groupId: Scalars['ID']['input'];
  /** Id of the module. */
  moduleId: Scalars['ID']['input'];
  /** Ids of the roles. If empty, nothing changes. */
  roleIds: Array<Scalars['ID']['input']>;
};

/** A sort key. */
export type GroupSort = {
  /** Direction. */
  direction: SortDirection;
  /** Field to sort by. */
  field: GroupSortField;
};

/** Sort fields of groups. */
export type GroupSortField =
  /** Name. */
  | 'NAME';

/** The assignment of a signal to a colleague. */
export type HandOverSignalInput = {
  /** One of `colleagues`; null or absent for no operator. */
  colleagueId?: InputMaybe<Scalars['ID']['input']>;
  /** Number of the signal. */
  id: Scalars['ID']['input'];
};

/** Result of `handOverSignal`. The mutation never refuses at present: `Refusal` is a member so that `... on Failure` is valid on every result. */
export type HandOverSignalResult = HandOverSignalSuccess | Refusal;

/** The signal was handed over. */
export type HandOverSignalSuccess = {
  __typename?: 'HandOverSignalSuccess';
  /** The signal; null with an error if the change was stored but the record could not be read. */
  signal: Maybe<Signal>;
};

/** The value is above the reading of a later day. Nothing was stored. */
export type HigherReading = Failure & {
  __typename?: 'HigherReading';
  /** Message for the user, in Bulgarian. */
  message: Scalars['String']['output'];
  /** Day of the next reading. */
  nextDate: Scalars['Date']['output'];
  /** The next reading in cubic metres. */
  nextValue: Scalars['Decimal']['output'];
};

/** A client that was found by EGN or EIK. */
export type IdentifiedClient = {
  __typename?: 'IdentifiedClient';
  /** Client number on the invoice. */
  clientNumber: Scalars['String']['output'];
  /** Number of the record. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** The new value of a cell. */
export type ImportCellInput = {
  /** Name of the column. */
  column: Scalars['String']['input'];
  /** Line of the file, as in `ImportProblem`. */
  line: Scalars['Int']['input'];
  /** New text. At most 1000 characters. */
  value: Scalars['String']['input'];
};

/** A record that an import added or changed, or that the import of a checked file would change. */
export type ImportChange = {
  __typename?: 'ImportChange';
  /** True if the import added the record. */
  isNew: Scalars['Boolean']['output'];
  /**
   * Name of the record on screen. Meter: its number. Carnet: its code. Client or auditor: number and name. Address: its
   * description. Reading: the meter and the day. Null if unknown.
   */
  name: Maybe<Scalars['String']['output']>;
  /** Number of the record in the database. */
  recordId: Scalars['ID']['output'];
  /** Kind of the record. */
  type: ImportType;
  /** Values that differ. */
  values: Array<ImportedValue>;
};

/** One page of the records that an import changes, see `importChanges`. */
export type ImportChangePage = {
  __typename?: 'ImportChangePage';
  /** The records of this page, at most `page.size`, by kind and number. */
  items: Array<ImportChange>;
  /** Number of all records. */
  totalCount: Scalars['Int']['output'];
};

/** An imported file with its run. */
export type ImportFile = {
  __typename?: 'ImportFile';
  /** Moment at which the file was added. */
  addedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of the person who added the file. */
  addedBy: Maybe<Scalars['String']['output']>;
  /** Name of the file with the rows in a wrong format: `GET /files/imports/{id}/errors?importFileName=…&erroFileName=…`. */
  badFile: Maybe<Scalars['String']['output']>;
  /**
   * Progress in bytes. In the stage UPLOAD: the received bytes. In the stage CHECK: the bytes that were read. In the stage
   * MERGE and during an undo there are no bytes to count: the value is the size of the file × the finished share (0 to 1).
   */
  bytesRead: Maybe<Scalars['Float']['output']>;
  /** Checksum of the content; null while the file is being uploaded. */
  checksum: Maybe<Scalars['String']['output']>;
  /** Content type that the client sent with the file, such as `text/csv`; null if the REST service does not send it. */
  contentType: Maybe<Scalars['String']['output']>;
  /** Definition of the import: 2 for clients, 4 for water meters; null if the REST service does not send it. */
  definitionId: Maybe<Scalars['Int']['output']>;
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Moment at which the run ended. */
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** True if cells of the file were repaired. Then the file as it was uploaded is at `GET /files/imports/{id}/original`. */
  hasOriginal: Scalars['Boolean']['output'];
  /** Number of the file. */
  id: Scalars['ID']['output'];
  /** Name of the file with the unprocessed rows. */
  invalidFile: Maybe<Scalars['String']['output']>;
  /** True if the file was downloaded. */
  isDownloaded: Scalars['Boolean']['output'];
  /** True if the import succeeded and its changes are recorded. Even then, `undoImport` is refused if records of the import were changed or used since. */
  isUndoable: Scalars['Boolean']['output'];
  /** Result of the run, in Bulgarian. */
  message: Maybe<Scalars['String']['output']>;
  /** The first problems, ordered by line, at most 200. Read with a separate REST call; null with an error if that call failed. */
  problems: Maybe<Array<ImportProblem>>;
  /** Types of records that the import has written. */
  processedTypes: Array<ImportType>;
  /** Rows in a wrong format. */
  rowsBad: Maybe<Scalars['Int']['output']>;
  /** Rows that change a record. */
  rowsChanged: Maybe<Scalars['Int']['output']>;
  /** Rows that contradict stored data or each other: not processed. */
  rowsInvalid: Maybe<Scalars['Int']['output']>;
  /** Rows that add a record. */
  rowsNew: Maybe<Scalars['Int']['output']>;
  /** Rows that were read, without the header. */
  rowsRead: Maybe<Scalars['Int']['output']>;
  /** Rows whose values are stored already. */
  rowsUnchanged: Maybe<Scalars['Int']['output']>;
  /** Size in bytes. */
  sizeBytes: Scalars['Float']['output'];
  /** Stage of the run while it is running; null otherwise. */
  stage: Maybe<ImportStage>;
  /** State of the run; null if the REST service does not send it. */
  status: Maybe<ImportRunStatus>;
};

/** Conditions, combined with AND. A field that is absent, null or blank is no condition. */
export type ImportFileFilter = {
  /** Moment at which the file was added. */
  addedAt?: InputMaybe<DateTimeRange>;
  /** Part of the name of the person who added the file. At most 200 characters. */
  addedBy?: InputMaybe<Scalars['String']['input']>;
  /** Part of the name, ignoring letter case. At most 200 characters. */
  fileName?: InputMaybe<Scalars['String']['input']>;
  /** Ending of the name. */
  format?: InputMaybe<ImportFormat>;
  /** True if the file was downloaded. */
  isDownloaded?: InputMaybe<Scalars['Boolean']['input']>;
  /** Files whose import has written records of any of these types. */
  processedTypes?: InputMaybe<Array<ImportType>>;
  /** Files whose run has any of these states. */
  statuses?: InputMaybe<Array<ImportRunStatus>>;
};

/** One page of imported files. */
export type ImportFilePage = {
  __typename?: 'ImportFilePage';
  /** The files of this page, at most `page.size`. */
  items: Array<ImportFile>;
  /** Exact number of files that match the filter. Counted only if selected. If `items` is not selected, no rows are read. */
  totalCount: Scalars['Int']['output'];
};

/** A sort key; the first in the list has precedence. The number of the record, descending, is always the last key, so that pages are stable. */
export type ImportFileSort = {
  /** Direction. */
  direction: SortDirection;
  /** Field to sort by. */
  field: ImportFileSortField;
};

/** Sort fields of imported files. */
export type ImportFileSortField =
  /** Moment at which the file was added. */
  | 'ADDED_AT'
  /** Name of the person who added the file. */
  | 'ADDED_BY'
  /** Checksum. */
  | 'CHECKSUM'
  /** Content type. */
  | 'CONTENT_TYPE'
  /** Name of the file. */
  | 'FILE_NAME'
  /** Number of the file. */
  | 'ID'
  /** Downloaded or not. */
  | 'IS_DOWNLOADED'
  /** Types of records. */
  | 'PROCESSED_TYPES'
  /** Size. */
  | 'SIZE';

/** Endings of file names. */
export type ImportFormat =
  /** Files whose name ends in `.csv`. */
  | 'CSV'
  /** Files whose name ends in `.txt`. A new file must end in `.csv`, so these files are old. */
  | 'TXT';

/** A problem of a row. */
export type ImportProblem = {
  __typename?: 'ImportProblem';
  /** Name of the column; null for the whole row. */
  column: Maybe<Scalars['String']['output']>;
  /** Kind of the problem. */
  kind: ImportProblemKind;
  /** Line of the file; the header is on line 1. */
  line: Scalars['Int']['output'];
  /** The reason in Bulgarian. */
  reason: Scalars['String']['output'];
  /** The cell, shortened. Personal numbers are masked. */
  value: Maybe<Scalars['String']['output']>;
};

/** Kinds of problems. */
export type ImportProblemKind =
  /** Wrong format: 'Грешен формат'. */
  | 'BAD'
  /** Contradicts stored data or another row: 'Необработени'. */
  | 'INVALID';

/**
 * Result of `confirmImport`, `repairImport` and `undoImport`. Refusals: WRONG_STATE if the run to confirm or repair is
 * not CHECKED, or if records that the import would change were changed after the check; SERVICE_REFUSED if the import
 * cannot be undone, for example because its records were changed later.
 */
export type ImportRunResult = ImportRunSuccess | Refusal;

/** States of a run. */
export type ImportRunStatus =
  /** A dry run has ended: nothing is stored until `confirmImport`. */
  | 'CHECKED'
  /** Nothing was stored. */
  | 'FAILED'
  /** The file is being uploaded, checked or stored. */
  | 'RUNNING'
  /** The rows are stored. */
  | 'SUCCEEDED'
  /** The import is being undone. If that is refused or fails, the state is SUCCEEDED again, and `message` has the reason. */
  | 'UNDOING'
  /** The import was undone. */
  | 'UNDONE';

/** The request is accepted. The run or the undo has ended or still continues: see `importFile.status`. */
export type ImportRunSuccess = {
  __typename?: 'ImportRunSuccess';
  /** The file with its run. */
  importFile: ImportFile;
};

/** Stages of a running run. */
export type ImportStage =
  /** The rows are being read and checked. */
  | 'CHECK'
  /** The rows are being compared with the stored data and stored. */
  | 'MERGE'
  /** The file is being received. */
  | 'UPLOAD';

/** Types of records that an import writes. */
export type ImportType =
  /** Addresses. */
  | 'ADDRESS'
  /** Readings. */
  | 'AUDIT'
  /** Auditors. */
  | 'AUDITOR'
  /** Carnets. */
  | 'CARNET'
  /** Clients. */
  | 'CLIENT'
  /** Water meters. */
  | 'WATER_METER';

/** The name of a type of records. */
export type ImportTypeName = {
  __typename?: 'ImportTypeName';
  /** Name in Bulgarian. */
  name: Scalars['String']['output'];
  /** The type. */
  type: ImportType;
};

/** The value of a field before and after the import. EGN and EIK are masked. */
export type ImportedValue = {
  __typename?: 'ImportedValue';
  /** Name of the field. */
  field: Scalars['String']['output'];
  /** Database number of the record that `newValue` names; null if it names no record, or if the record is not stored. */
  newRecordId: Maybe<Scalars['ID']['output']>;
  /** Value after; null if there is none. */
  newValue: Maybe<Scalars['String']['output']>;
  /** Database number of the record that `oldValue` names; null if it names no record, or if the record is not stored. */
  oldRecordId: Maybe<Scalars['ID']['output']>;
  /** Value before; null if there was none. A record or an item of a nomenclature is named as on screen. */
  oldValue: Maybe<Scalars['String']['output']>;
  /** Kind of the records that the values name: address, client or meter; null for other values. */
  recordType: Maybe<ImportType>;
};

/** A problem of the input. */
export type InputProblem = {
  __typename?: 'InputProblem';
  /** Kind of problem. */
  code: InputProblemCode;
  /** Message beside the field, in Bulgarian. */
  message: Scalars['String']['output'];
  /** Path inside the input: `["message"]`, `["changes", "repairEnd"]`. An element of a list is named by its index, written as text. Empty for the whole input. */
  path: Array<Scalars['String']['output']>;
};

/** Kinds of problems with an input. */
export type InputProblemCode =
  /** An EGN or EIK with a wrong length or check digit, or an EGN whose date does not exist. The number is stored if the input has `acceptsWrongIdentifier: true`. */
  | 'CHECKSUM'
  /** Already used: an existing number, an idempotency key of another input. */
  | 'DUPLICATE'
  /** The stored value cannot be changed. */
  | 'FIXED'
  /** Invalid format: e-mail, number, date. */
  | 'FORMAT'
  /** Too short or too long. */
  | 'LENGTH'
  /** The values of two fields are in the wrong order: an end before its start. */
  | 'ORDER'
  /** Too small, too large, too early or too late. */
  | 'RANGE'
  /** Missing, blank, or an empty document. */
  | 'REQUIRED'
  /** The record or nomenclature item does not exist or is not active. */
  | 'UNKNOWN';

/** Result of the integrity check of the stored data. */
export type IntegrityCheck = {
  __typename?: 'IntegrityCheck';
  /** Codes of the problems, as the REST service sends them; null without problems. */
  code: Maybe<Scalars['String']['output']>;
  /** Why the check itself failed; null if it did not fail. */
  error: Maybe<Scalars['String']['output']>;
  /** The broken rules with their records. Read with a separate REST call; null with an error if that call failed. */
  findings: Maybe<Array<IntegrityFinding>>;
  /** What the check found. */
  outcome: IntegrityOutcome;
};

/** Records that break one rule of the check. */
export type IntegrityFinding = {
  __typename?: 'IntegrityFinding';
  /** Code of the rule. */
  code: Scalars['String']['output'];
  /** How many records break the rule. */
  count: Scalars['Int']['output'];
  /** The first records, at most 100. */
  records: Array<IntegrityRecord>;
  /** The rule; null for a rule that the gateway does not know, see `code`. */
  rule: Maybe<IntegrityRule>;
};

/** Outcomes of the integrity check. */
export type IntegrityOutcome =
  /** The check failed. */
  | 'FAILED'
  /** The REST service sent no result. */
  | 'NO_RESULT'
  /** No problems. */
  | 'PASSED'
  /** The data has problems. */
  | 'PROBLEMS';

/** A record that breaks a rule of the check. */
export type IntegrityRecord = {
  __typename?: 'IntegrityRecord';
  /** Number of the record. */
  id: Scalars['ID']['output'];
  /** Number of the meter or of the client, or the address. */
  name: Scalars['String']['output'];
};

/** Rules of the integrity check. */
export type IntegrityRule =
  /** A reading is smaller than the one before. */
  | 'FALLING_READINGS'
  /** An open water meter has no address. */
  | 'NO_ADDRESS'
  /** An open water meter has no client. */
  | 'NO_CLIENT'
  /** An address has no coordinates. */
  | 'NO_COORDINATES'
  /** An open common meter has no SVO. */
  | 'NO_SVO'
  /** Two addresses are on the same page of a carnet. */
  | 'REPEATED_CARNET_PAGE'
  /** Two water meters have the same factory number, ignoring letter case. */
  | 'REPEATED_FABRIC_NUMBER'
  /** A client has neither an address nor a water meter. */
  | 'UNUSED_CLIENT';

/** The input has problems that the user can correct. */
export type InvalidInput = Failure & {
  __typename?: 'InvalidInput';
  /** Summary of all problems, in Bulgarian. */
  message: Scalars['String']['output'];
  /** The problems in the order of the input's fields. Not empty. */
  problems: Array<InputProblem>;
};

/** Another open breakdown in the same pipes. */
export type IsolationOverlap = {
  __typename?: 'IsolationOverlap';
  /** Number of the breakdown. */
  breakdownId: Scalars['ID']['output'];
  /** Work card number of the breakdown. */
  workCardNo: Scalars['String']['output'];
};

/** How to isolate a break: the valves to close, and the pipes, addresses and clients that lose their water. Computed from the current data of the network. */
export type IsolationPlan = {
  __typename?: 'IsolationPlan';
  /** The affected addresses, at most 500. */
  addresses: Array<AffectedAddress>;
  /** Number of affected addresses. */
  addressesTotal: Scalars['Int']['output'];
  /** Valves that cannot be closed: those in `brokenValveIds`, and the valves of the isolated segments that the network's data marks as inoperable. */
  broken: Array<IsolationValve>;
  /** Number of affected clients. */
  clientsTotal: Scalars['Int']['output'];
  /** Clients that cannot be without water for long. */
  criticalUsers: Array<CriticalUser>;
  /** False if the network's data has no sources. Then water is assumed behind every valve. */
  hasSources: Scalars['Boolean']['output'];
  /** True if the number of people is unknown for some meters; an average household is counted for these. */
  isEstimate: Scalars['Boolean']['output'];
  /** True if the isolated part is so large that the network's data probably lacks valves. */
  isSparse: Scalars['Boolean']['output'];
  /** False if, according to the network's data, no water reaches the break. */
  isSupplied: Scalars['Boolean']['output'];
  /** Parts of pipes without water, at most 3 000; the isolated parts are first. */
  lines: Array<DryLine>;
  /** Valves between pipes that lose their water anyway: closing them is optional. */
  mayClose: Array<IsolationValve>;
  /** Number of affected water meters. */
  metersTotal: Scalars['Int']['output'];
  /** Length of the pipes without water, in metres. */
  metresTotal: Scalars['Int']['output'];
  /** Valves that must be closed; all of them together stop the water. */
  mustClose: Array<IsolationValve>;
  /** Other open breakdowns in the same pipes, at most 20. */
  overlaps: Array<IsolationOverlap>;
  /** Number of people without water. People of sub-meters are not counted again at their common meter. */
  people: Scalars['Int']['output'];
  /** Number of the pipe from which the trace started. */
  pipeId: Scalars['ID']['output'];
  /** Number of pipes without water, completely or partly. */
  pipesTotal: Scalars['Int']['output'];
  /** Names of the sources (points at which water enters the network) that no working valve separates from the break. These sources must be shut down. */
  sourcesInside: Array<Scalars['String']['output']>;
  /** The affected parts of streets, by town and name. */
  streets: Array<AffectedStreet>;
};

/** A valve that can isolate the break, or one that cannot be closed. */
export type IsolationValve = {
  __typename?: 'IsolationValve';
  /** Number of the valve. */
  id: Scalars['ID']['output'];
  /** False if the valve is inoperable in the network's data. */
  isOperable: Scalars['Boolean']['output'];
  /** Location. */
  location: Coordinates;
  /** Number of the pipe on which the valve is. */
  pipeId: Scalars['ID']['output'];
  /** Street of the nearest address; null without one. */
  streetName: Maybe<Scalars['String']['output']>;
};

/** The class of a breakdown for the regulator (KEVR): an item of a nomenclature that administrators maintain. */
export type KevrCategory1 = Lookup & {
  __typename?: 'KevrCategory1';
  /** Number of the category. */
  id: Scalars['ID']['output'];
  /** Bulgarian name, as shown. */
  name: Scalars['String']['output'];
};

/** The cause of a breakdown for the regulator (KEVR): an item of a nomenclature that administrators maintain. */
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
  /** Bulgarian name; 'липсва превод' if the property has none. */
  label: Scalars['String']['output'];
  /** Name in the REST service. */
  name: Scalars['String']['output'];
  /** The value with its unit, as shown. */
  value: Scalars['String']['output'];
};

/** A signal that may report a breakdown. */
export type LinkCandidate = {
  __typename?: 'LinkCandidate';
  /** Why the signal may report the breakdown. */
  match: BreakdownMatch;
  /** The signal. */
  signal: Signal;
};

/** A link between two related signals. */
export type LinkSignalInput = {
  /** Number of the signal. */
  id: Scalars['ID']['input'];
  /** Number of the other signal. */
  otherId: Scalars['ID']['input'];
};

/** Result of `linkSignal`. Refusals: SERVICE_REFUSED, for example if the two are linked already. */
export type LinkSignalResult = LinkSignalSuccess | Refusal;

/** The signals are linked. */
export type LinkSignalSuccess = {
  __typename?: 'LinkSignalSuccess';
  /** Number of the link. */
  linkId: Scalars['ID']['output'];
  /** The signal; null with an error if the change was stored but the record could not be read. */
  signal: Maybe<Signal>;
};

/** Signals to link to a breakdown. */
export type LinkSignalsInput = {
  /** Number of the breakdown. */
  breakdownId: Scalars['ID']['input'];
  /** Numbers of 1 to 100 signals. The signals are linked one after another; a refusal does not stop the following ones. */
  signalIds: Array<Scalars['ID']['input']>;
};

/** Result of `linkSignals`. */
export type LinkSignalsResult = InvalidInput | LinkSignalsSuccess;

/** The signals were processed. */
export type LinkSignalsSuccess = {
  __typename?: 'LinkSignalsSuccess';
  /** The breakdown; null with an error if the change was stored but the record could not be read. */
  breakdown: Maybe<Breakdown>;
  /** The outcome of each signal, in the order of the input. */
  outcomes: Array<SignalLinkOutcome>;
};

/** A saved view of a list: filter, sort keys and columns under a name. */
export type ListView = {
  __typename?: 'ListView';
  /** Name of the author. */
  author: Scalars['String']['output'];
  /** True if the signed-in user may delete the view. */
  canDelete: Scalars['Boolean']['output'];
  /** Columns of the table in their order: the columns that the signed-in user has chosen for the view, otherwise the author's. Empty means the default columns of the list. */
  columns: Array<Scalars['String']['output']>;
  /** Number of the view. */
  id: Scalars['ID']['output'];
  /** True if the signed-in user is the author. */
  isOwn: Scalars['Boolean']['output'];
  /** If true, everyone who may use the list sees the view; if false, only its author. */
  isShared: Scalars['Boolean']['output'];
  /** Name of the view, as shown. */
  name: Scalars['String']['output'];
  /** Filter and sort keys, as in the URL of the list's page. */
  search: Scalars['String']['output'];
};

/** The saved views of a list, and the columns that the user has chosen for the list when no view is selected. */
export type ListViews = {
  __typename?: 'ListViews';
  /** The columns that the user has chosen for the list when no view is selected. Empty means the default columns of the list. */
  columns: Array<Scalars['String']['output']>;
  /** The user's views and the shared ones, sorted by name. */
  items: Array<ListView>;
};

/** An entry of the import log: a refused row of an imported file, or a failed task such as an e-mail. */
export type LogEntry = {
  __typename?: 'LogEntry';
  /** Moment of the error. */
  createdAt: Scalars['DateTime']['output'];
  /** Description of the error, in Bulgarian. */
  errorMessage: Scalars['String']['output'];
  /** Number of the entry. */
  id: Scalars['ID']['output'];
  /** Number of the imported file; null for an entry without a file. */
  importFileId: Maybe<Scalars['ID']['output']>;
  /** Part of the REST service that wrote the entry, in Bulgarian, such as 'Импорт' or 'Поща'. */
  moduleName: Scalars['String']['output'];
  /** Procedure of this part; null if unknown. */
  procedureName: Maybe<Scalars['String']['output']>;
  /** Number of the signal that the entry names; null if it names none. */
  signalId: Maybe<Scalars['ID']['output']>;
  /** Trace id of the request; null if the REST service does not send it. */
  traceId: Maybe<Scalars['String']['output']>;
};

/** Conditions, combined with AND. A field that is absent, null, blank or an empty list is no condition. */
export type LogEntryFilter = {
  /** Moment of the error. */
  created?: InputMaybe<DateTimeRange>;
  /** Part of the description, ignoring letter case. At most 200 characters. */
  errorMessage?: InputMaybe<Scalars['String']['input']>;
  /** Entries with one of these numbers, at most 100. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Entries of one of these imported files, at most 100. */
  importFileIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of the module's name, ignoring letter case. At most 200 characters. */
  moduleName?: InputMaybe<Scalars['String']['input']>;
  /** Part of the procedure's name, ignoring letter case. At most 200 characters. */
  procedureName?: InputMaybe<Scalars['String']['input']>;
  /** The trace id, or at least its first 8 characters. */
  traceId?: InputMaybe<Scalars['String']['input']>;
};

/** One page of the import log. */
export type LogEntryPage = {
  __typename?: 'LogEntryPage';
  /** The entries of this page, at most `page.size`. */
  items: Array<LogEntry>;
  /** Exact number of entries that match the filter. Counted only if selected. If `items` is not selected, no rows are read. */
  totalCount: Scalars['Int']['output'];
};

/** A sort key; the first in the list has precedence. The number of the record, descending, is always the last key, so that pages are stable. */
export type LogEntrySort = {
  /** Direction. */
  direction: SortDirection;
  /** Field to sort by. */
  field: LogEntrySortField;
};

/** Sort fields of the import log. */
export type LogEntrySortField =
  /** Moment of the error. */
  | 'CREATED_AT'
  /** Description of the error. */
  | 'ERROR_MESSAGE'
  /** Number of the entry. */
  | 'ID'
  /** Number of the imported file. */
  | 'IMPORT_FILE_ID'
  /** Module. */
  | 'MODULE_NAME'
  /** Procedure. */
  | 'PROCEDURE_NAME';

/** A record that forms and filters offer as a choice: an item of a nomenclature, a town, a colleague and others. Each kind has its own type, because ids repeat between kinds. */
export type Lookup = {
  /** Id, unique in its type. */
  id: Scalars['ID']['output'];
  /** Name, as shown. */
  name: Scalars['String']['output'];
};

/** The value is below the previous reading. Nothing was stored. */
export type LowerReading = Failure & {
  __typename?: 'LowerReading';
  /** Message for the user, in Bulgarian. */
  message: Scalars['String']['output'];
  /** Day of the previous reading. */
  previousDate: Scalars['Date']['output'];
  /** The previous reading in cubic metres. */
  previousValue: Scalars['Decimal']['output'];
};

/** The common meter of a building, to which its sub-meters refer. */
export type MainWaterMeter = {
  __typename?: 'MainWaterMeter';
  /** Factory number. */
  fabricNo: Scalars['String']['output'];
  /** Number of the record. */
  id: Scalars['ID']['output'];
};

/** Manufacturer of meters. */
export type Manufacturer = Lookup & {
  __typename?: 'Manufacturer';
  /** Number of the item. */
  id: Scalars['ID']['output'];
  /** Name, as shown. */
  name: Scalars['String']['output'];
};

/** A layer of the thematic map: its source and its style. */
export type MapDataItem = {
  __typename?: 'MapDataItem';
  /** True if its features can be hovered and selected. */
  isSelectable: Scalars['Boolean']['output'];
  /** Name of the layer, unique in the map. */
  layerName: Scalars['String']['output'];
  /** Type of the layer: `line`, `circle`, `fill`, `symbol`, `raster` and so on. */
  layerType: Scalars['String']['output'];
  /** Layout of the layer. */
  layout: Scalars['MapStyleJson']['output'];
  /** The layer is hidden from this zoom on. */
  maxZoom: Scalars['Float']['output'];
  /** Minimum zoom. */
  minZoom: Scalars['Float']['output'];
  /** Paint of the layer. */
  paint: Scalars['MapStyleJson']['output'];
  /** The source. URLs of tiles are paths on the gateway. */
  source: Scalars['MapStyleJson']['output'];
  /** Layer inside the tiles of the source; null without one. */
  sourceLayer: Maybe<Scalars['String']['output']>;
  /** Name of the source, which several layers may share. */
  sourceName: Scalars['String']['output'];
};

/** A view of the map. */
export type MapView = {
  __typename?: 'MapView';
  /** Centre of the map. */
  center: Coordinates;
  /** Zoom level, 3 to 23.99. */
  zoom: Scalars['Float']['output'];
};

/** A signal that the signed-in user has opened, and the latest response that was shown. */
export type MarkSignalReadInput = {
  /** Number of the signal. */
  id: Scalars['ID']['input'];
  /** Number of the latest response that was shown. If a later response is stored already, nothing changes. */
  lastResponseId: Scalars['ID']['input'];
};

/** Result of `markSignalRead`. The mutation never refuses at present: `Refusal` is a member so that `... on Failure` is valid on every result. */
export type MarkSignalReadResult = MarkSignalReadSuccess | Refusal;

/** The visit was recorded. */
export type MarkSignalReadSuccess = {
  __typename?: 'MarkSignalReadSuccess';
  /** The signal; null with an error if the visit was stored but the record could not be read. */
  signal: Maybe<Signal>;
};

/** A merge: the signal is a duplicate of another one, on which the work goes on. */
export type MergeSignalInput = {
  /** The latest response of the duplicate that the user has seen; "0" if there was none. If another response is the latest now, the result is a conflict. If absent, the latest response is not compared. */
  expectedLastResponseId?: InputMaybe<Scalars['ID']['input']>;
  /** The submitter for whom the message is meant; null if the user saw none. If the duplicate has another submitter now, the result is a conflict. If absent, the submitter is not compared. */
  expectedSubmitterId?: InputMaybe<Scalars['ID']['input']>;
  /** Number of the duplicate, which is closed. */
  id: Scalars['ID']['input'];
  /** A new UUID for each form. A repeated request with the same key is not stored again. Required if the REST service stores keys; otherwise it must be absent. */
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  /** Message to the submitter of the duplicate: not blank, at most 50 000 characters. */
  message: RichTextInput;
  /** Number of the signal on which the work goes on. */
  otherId: Scalars['ID']['input'];
};

/** Result of `mergeSignal`. Refusals: SERVICE_REFUSED (closed or merged already), NOT_RECORDED. */
export type MergeSignalResult = InvalidInput | MergeSignalSuccess | Refusal | SignalConflict;

/** The signal is linked as a duplicate and closed, and the message to its submitter is stored. */
export type MergeSignalSuccess = {
  __typename?: 'MergeSignalSuccess';
  /** Number of the link. `removeSignalLink` undoes the merge. */
  linkId: Scalars['ID']['output'];
  /** The closed signal; null with an error if the change was stored but the record could not be read. */
  signal: Maybe<Signal>;
};

/** Consumption of a common meter between its last two readings, compared with the consumption of its sub-meters. */
export type MeterBalance = {
  __typename?: 'MeterBalance';
  /** Cubic metres through the common meter in the period. */
  consumption: Maybe<Scalars['Decimal']['output']>;
  /** The difference of `consumption` and `individualConsumption`; negative if the sub-meters measured more. */
  difference: Maybe<Scalars['Decimal']['output']>;
  /** Day of the reading before the last one; null if the meter has fewer than two readings. */
  from: Maybe<Scalars['Date']['output']>;
  /** Cubic metres through those sub-meters of the common meter that have readings near both days. */
  individualConsumption: Maybe<Scalars['Decimal']['output']>;
  /** The sub-meters of the common meter, by factory number, without those closed before the period. Empty if the common meter has fewer than two readings. */
  shares: Array<MeterShare>;
  /** Day of the last reading; null if the meter has fewer than two readings. */
  to: Maybe<Scalars['Date']['output']>;
};

/** A reading of a water meter. */
export type MeterReading = {
  __typename?: 'MeterReading';
  /** Name of the auditor; null if unknown. */
  auditorName: Maybe<Scalars['String']['output']>;
  /** Day of the reading. */
  date: Scalars['Date']['output'];
  /** Number of the reading. */
  id: Scalars['ID']['output'];
  /** The reading in cubic metres. */
  value: Scalars['Decimal']['output'];
};

/** A correction or withdrawal of a reading. */
export type MeterReadingChange = {
  __typename?: 'MeterReadingChange';
  /** Moment of the change. */
  changedAt: Scalars['DateTime']['output'];
  /** Name of the person who changed it. */
  changedBy: Scalars['String']['output'];
  /** Day of the reading. */
  date: Scalars['Date']['output'];
  /** Number of the change. */
  id: Scalars['ID']['output'];
  /** The reading after the change; null if it was withdrawn. */
  newValue: Maybe<Scalars['Decimal']['output']>;
  /** The reading before the change, in cubic metres. */
  oldValue: Scalars['Decimal']['output'];
  /** Number of the reading. */
  readingId: Scalars['ID']['output'];
};

/** The share of a sub-meter in the consumption of its common meter. */
export type MeterShare = {
  __typename?: 'MeterShare';
  /** Name of the client; null without one. */
  clientName: Maybe<Scalars['String']['output']>;
  /** Cubic metres in the period; null if a reading is missing. */
  consumption: Maybe<Scalars['Decimal']['output']>;
  /** Factory number. */
  fabricNo: Scalars['String']['output'];
  /** Percent of the common meter's consumption, with one decimal; null if unknown. */
  percent: Maybe<Scalars['Float']['output']>;
  /** Number of the meter's record. */
  waterMeterId: Scalars['ID']['output'];
};

/** A meter that is moved on the map, or whose snap is undone. */
export type MoveWaterMeterInput = {
  /** The place and connection that the user saw. If absent, they are not compared. */
  expected?: InputMaybe<WaterMeterPlaceInput>;
  /** Number of the meter. */
  id: Scalars['ID']['input'];
  /** The new place. */
  place: WaterMeterPlaceInput;
};

/** Result of `moveWaterMeter`. Refusals: WRONG_STATE if the meter has changed meanwhile; SERVICE_REFUSED; NOT_RECORDED. */
export type MoveWaterMeterResult = InvalidInput | MoveWaterMeterSuccess | Refusal;

/** The place was stored. */
export type MoveWaterMeterSuccess = {
  __typename?: 'MoveWaterMeterSuccess';
  /** The meter; null with an error if the change was stored but the record could not be read. */
  waterMeter: Maybe<WaterMeter>;
  /** Number of the meter. */
  waterMeterId: Scalars['ID']['output'];
};

/** A municipality. */
export type Municipality = Lookup & {
  __typename?: 'Municipality';
  /** Number of the municipality. */
  id: Scalars['ID']['output'];
  /** Bulgarian name, as shown. */
  name: Scalars['String']['output'];
};

/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Gives roles to a group and so to its members. A repetition changes nothing. */
  addGroupRoles: ChangeRolesResult;
  /** Adds a reading of a water meter. */
  addMeterReading: AddMeterReadingResult;
  /** Adds an internal note. A note is no reply: `needsReply` does not change. */
  addSignalNote: AddSignalNoteResult;
  /** Gives roles to a user. A repetition changes nothing. */
  addUserRoles: ChangeRolesResult;
  /** Adds a user to a group. A repetition changes nothing. */
  addUserToGroup: GroupMemberResult;
  /** Changes the status of a signal. If the status is already stored, nothing is written and the mutation succeeds. */
  changeSignalStatus: ChangeSignalStatusResult;
  /**
   * Imports a checked file. A long run continues after the response. If records that the import would change were changed
   * after the check, nothing is stored: the file is checked again, its state is CHECKED, and `message` says how many
   * records were changed.
   */
  confirmImport: ImportRunResult;
  /** Corrects the name and the telephone number of a person who has submitted signals. */
  correctCaller: CorrectCallerResult;
  /** Corrects the value of a reading. */
  correctMeterReading: CorrectMeterReadingResult;
  /** Corrects the title, the place or the submitter of a signal. The signal's history has the old values. */
  correctSignal: CorrectSignalResult;
  /** Adds an address. */
  createAddress: CreateAddressResult;
  /** Creates a breakdown. */
  createBreakdown: CreateBreakdownResult;
  /** Adds a client. */
  createClient: CreateClientResult;
  /** Adds a group. */
  createGroup: CreateGroupResult;
  /** Adds an item to a nomenclature. */
  createNomenclatureItem: CreateNomenclatureItemResult;
  /** Adds a user. */
  createUser: CreateUserResult;
  /** Adds a water meter. */
  createWaterMeter: CreateWaterMeterResult;
  /** Deletes a group. */
  deleteGroup: DeleteGroupResult;
  /** Deletes a view. Administrators may delete shared views of others. */
  deleteListView: DeleteListViewResult;
  /** Assigns a signal to a colleague or to no operator. */
  handOverSignal: HandOverSignalResult;
  /** Links two signals as related. */
  linkSignal: LinkSignalResult;
  /** Links signals to a breakdown: the status of the signals becomes BREAKDOWN. Linked, rejected and closed signals are refused. */
  linkSignals: LinkSignalsResult;
  /** Records that the user has opened a signal up to a response: for its submitter, `hasNewReply` is false until the next reply. */
  markSignalRead: MarkSignalReadResult;
  /** Merges a signal into another one. The link, the message to the submitter of the duplicate and its closing are stored together or not at all. */
  mergeSignal: MergeSignalResult;
  /** Stores the place of a meter that was moved on the map. */
  moveWaterMeter: MoveWaterMeterResult;
  /** Removes roles of a group. */
  removeGroupRoles: ChangeRolesResult;
  /** Removes a link, and undoes a merge. The message to the submitter stays, because it was sent. */
  removeSignalLink: RemoveSignalLinkResult;
  /** Removes a user from a group. A repetition changes nothing. */
  removeUserFromGroup: GroupMemberResult;
  /** Removes roles of a user. Roles that come from a group stay. */
  removeUserRoles: ChangeRolesResult;
  /** Renames a group. */
  renameGroup: RenameGroupResult;
  /** Replaces cells of a checked file and checks it again. */
  repairImport: ImportRunResult;
  /** Adds a reply to a signal's conversation. Operators reply for the utility; citizens can reply only to their own signals. */
  replyToSignal: ReplyToSignalResult;
  /** Records the user's activity on a signal for other operators. */
  reportPresence: ReportPresenceResult;
  /** Returns the whole EGN or EIK of one client, and records the user and the reason. */
  revealClientIdentifier: RevealClientIdentifierResult;
  /** Saves a view of the user. */
  saveListView: SaveListViewResult;
  /** Saves the user's map view, which `session.lastMapView` returns. */
  saveMapView: SaveMapViewResult;
  /** Saves a draft. Sending the message deletes the draft. */
  saveSignalDraft: SaveSignalDraftResult;
  /** Saves an unsent signal. After the signal is submitted with the same key, the draft is no longer returned. */
  saveSubmitDraft: SaveSubmitDraftResult;
  /** Stores the columns of a list for the user. */
  setListColumns: SetListColumnsResult;
  /** Sets or removes the priority of a signal. */
  setSignalPriority: SetSignalPriorityResult;
  /** Connects a common meter to a service connection and moves it to the closest point of the line. */
  snapWaterMeter: SnapWaterMeterResult;
  /**
   * Submits a signal. Operators submit for the person in `submitterId`, `clientId` or `newCaller`, or without a
   * submitter; citizens submit only for themselves.
   */
  submitSignal: SubmitSignalResult;
  /** Assigns a signal to the signed-in user. */
  takeSignal: TakeSignalResult;
  /** Restores the values from before an import. Refused if the records of the import were changed or used since. A long undo continues after the response: the file is UNDOING until it ends. */
  undoImport: ImportRunResult;
  /**
   * Takes back a status that the user has set within the last ten minutes. In this way a signal also returns to the status
   * SIGNAL, which cannot be chosen.
   */
  undoSignalStatus: UndoSignalStatusResult;
  /** Removes the links of signals to a breakdown: the status of the signals becomes SIGNAL. */
  unlinkSignals: UnlinkSignalsResult;
  /** Changes an address. If all values are already stored, nothing is written and the mutation succeeds. */
  updateAddress: UpdateAddressResult;
  /** Changes a breakdown. Only the fields that differ from the stored ones are sent to the REST service. */
  updateBreakdown: UpdateBreakdownResult;
  /** Changes a client. If all values are already stored, nothing is written and the mutation succeeds. */
  updateClient: UpdateClientResult;
  /** Changes an item. If all values are already stored, nothing is written and the mutation succeeds. */
  updateNomenclatureItem: UpdateNomenclatureItemResult;
  /** Changes a user. Only administrators change administrators. */
  updateUser: UpdateUserResult;
  /** Changes a water meter. Only the fields that differ from the stored ones are sent to the REST service. */
  updateWaterMeter: UpdateWaterMeterResult;
  /** Gives a water meter another existing address. */
  updateWaterMeterAddress: UpdateWaterMeterAddressResult;
  /** Withdraws a reading. */
  withdrawMeterReading: WithdrawMeterReadingResult;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationAddGroupRolesArgs = {
  input: GroupRolesInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationAddMeterReadingArgs = {
  input: AddMeterReadingInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationAddSignalNoteArgs = {
  input: AddSignalNoteInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationAddUserRolesArgs = {
  input: UserRolesInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationAddUserToGroupArgs = {
  input: GroupMemberInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationChangeSignalStatusArgs = {
  input: ChangeSignalStatusInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationConfirmImportArgs = {
  input: ConfirmImportInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationCorrectCallerArgs = {
  input: CorrectCallerInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationCorrectMeterReadingArgs = {
  input: CorrectMeterReadingInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationCorrectSignalArgs = {
  input: CorrectSignalInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationCreateAddressArgs = {
  input: CreateAddressInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationCreateBreakdownArgs = {
  input: CreateBreakdownInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationCreateClientArgs = {
  input: CreateClientInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationCreateGroupArgs = {
  input: CreateGroupInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationCreateNomenclatureItemArgs = {
  input: CreateNomenclatureItemInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationCreateUserArgs = {
  input: CreateUserInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationCreateWaterMeterArgs = {
  input: CreateWaterMeterInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationDeleteGroupArgs = {
  input: DeleteGroupInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationDeleteListViewArgs = {
  input: DeleteListViewInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationHandOverSignalArgs = {
  input: HandOverSignalInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationLinkSignalArgs = {
  input: LinkSignalInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationLinkSignalsArgs = {
  input: LinkSignalsInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationMarkSignalReadArgs = {
  input: MarkSignalReadInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationMergeSignalArgs = {
  input: MergeSignalInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationMoveWaterMeterArgs = {
  input: MoveWaterMeterInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationRemoveGroupRolesArgs = {
  input: GroupRolesInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationRemoveSignalLinkArgs = {
  input: RemoveSignalLinkInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationRemoveUserFromGroupArgs = {
  input: GroupMemberInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationRemoveUserRolesArgs = {
  input: UserRolesInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationRenameGroupArgs = {
  input: RenameGroupInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationRepairImportArgs = {
  input: RepairImportInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationReplyToSignalArgs = {
  input: ReplyToSignalInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationReportPresenceArgs = {
  input: ReportPresenceInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationRevealClientIdentifierArgs = {
  input: RevealClientIdentifierInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationSaveListViewArgs = {
  input: SaveListViewInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationSaveMapViewArgs = {
  input: SaveMapViewInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationSaveSignalDraftArgs = {
  input: SaveSignalDraftInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationSaveSubmitDraftArgs = {
  input: SaveSubmitDraftInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationSetListColumnsArgs = {
  input: SetListColumnsInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationSetSignalPriorityArgs = {
  input: SetSignalPriorityInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationSnapWaterMeterArgs = {
  input: SvoSnapInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationSubmitSignalArgs = {
  input: SubmitSignalInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationTakeSignalArgs = {
  input: TakeSignalInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationUndoImportArgs = {
  input: UndoImportInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationUndoSignalStatusArgs = {
  input: UndoSignalStatusInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationUnlinkSignalsArgs = {
  input: UnlinkSignalsInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationUpdateAddressArgs = {
  input: UpdateAddressInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationUpdateBreakdownArgs = {
  input: UpdateBreakdownInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationUpdateClientArgs = {
  input: UpdateClientInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationUpdateNomenclatureItemArgs = {
  input: UpdateNomenclatureItemInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationUpdateWaterMeterArgs = {
  input: UpdateWaterMeterInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationUpdateWaterMeterAddressArgs = {
  input: UpdateWaterMeterAddressInput;
};


/** All changes. The name of a mutation is a verb and a noun. It has one argument `input` and returns a union of its success and its failures. */
export type MutationWithdrawMeterReadingArgs = {
  input: WithdrawMeterReadingInput;
};

/** A breakdown that a signal may report. */
export type NearBreakdown = {
  __typename?: 'NearBreakdown';
  /** The breakdown. */
  breakdown: Breakdown;
  /** Why the signal may report the breakdown. */
  match: BreakdownMatch;
};

/** A service connection near a location. */
export type NearSvoLine = {
  __typename?: 'NearSvoLine';
  /** Distance in metres. */
  distance: Scalars['Float']['output'];
  /** Number of the connection. */
  id: Scalars['ID']['output'];
  /** The point of the line that is nearest to the location. */
  point: Coordinates;
};

/** A signal near a location. */
export type NearbySignal = {
  __typename?: 'NearbySignal';
  /** Distance in metres. */
  distance: Scalars['Int']['output'];
  /** The signal. */
  signal: Signal;
};

/** A caller who is neither a submitter nor a client of the utility. Callers with equal names and equal telephone numbers are stored once; without a number each caller is stored separately. */
export type NewCallerInput = {
  /** Name of the person: not blank, at most 200 characters. */
  name: Scalars['String']['input'];
  /** Telephone number, at least three digits; null if the person has not given one. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** The fields of a new water meter. */
export type NewWaterMeterInput = {
  /** Number of the address. */
  addressId?: InputMaybe<Scalars['ID']['input']>;
  /** Number of apartments that use the meter. */
  apartmentsTotal?: InputMaybe<Scalars['Int']['input']>;
  /** Number of the client. */
  clientId?: InputMaybe<Scalars['ID']['input']>;
  /** Number of persons who use the meter. */
  customersTotal?: InputMaybe<Scalars['Int']['input']>;
  /** Number of the meter, unique, at most 50 characters. Required. */
  fabricNo?: InputMaybe<Scalars['String']['input']>;
  /** Day of the installation. */
  installationDate?: InputMaybe<Scalars['Date']['input']>;
  /** Day of the last check; not before the installation. */
  lastCheckDate?: InputMaybe<Scalars['Date']['input']>;
  /** Day of the last repair. */
  lastRepairDate?: InputMaybe<Scalars['Date']['input']>;
  /** Location of the meter. */
  location?: InputMaybe<CoordinatesInput>;
  /** Number of the manufacturer. Required. */
  manufacturerId?: InputMaybe<Scalars['ID']['input']>;
  /** Day of the next check; not before the last one. */
  nextCheckDate?: InputMaybe<Scalars['Date']['input']>;
  /** Number of the ownership type. Required. */
  ownershipTypeId?: InputMaybe<Scalars['ID']['input']>;
  /** Reading in cubic metres; not negative. */
  reading?: InputMaybe<Scalars['Decimal']['input']>;
  /** Number of the type. Required. */
  typeId?: InputMaybe<Scalars['ID']['input']>;
};

/** A reference list (nomenclature) that administrators maintain: priorities, KEVR categories, types of clients and others. */
export type Nomenclature = {
  __typename?: 'Nomenclature';
  /** Moment of the creation; null if the REST service does not send it. */
  createdAt: Maybe<Scalars['DateTime']['output']>;
  /** Description; null without one. */
  description: Maybe<Scalars['String']['output']>;
  /** True if items can be neither added nor switched off. False if the REST service does not send the value. */
  hasFixedItems: Scalars['Boolean']['output'];
  /** Number of the nomenclature. */
  id: Scalars['ID']['output'];
  /** False if the nomenclature is no longer in use. */
  isActive: Scalars['Boolean']['output'];
  /** Moment of the latest change of the nomenclature or of an item; null without one. */
  modifiedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name, as shown. */
  name: Scalars['String']['output'];
};

/** Conditions, combined with AND. A field that is absent, null or blank is no condition. */
export type NomenclatureFilter = {
  /** Part of the description, ignoring letter case. At most 200 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** If true, only active ones; if false, only inactive ones. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of the name, ignoring letter case. At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** An item of a nomenclature. */
export type NomenclatureItem = {
  __typename?: 'NomenclatureItem';
  /** Code, unique in the nomenclature. */
  code: Scalars['String']['output'];
  /** Numbers of the nomenclature and of the item, as shown: `2.4`. */
  id: Scalars['ID']['output'];
  /** False if the item is not offered as a choice. Records that refer to the item keep it. */
  isActive: Scalars['Boolean']['output'];
  /** Bulgarian name. */
  nameBg: Scalars['String']['output'];
  /** English name; null without one. */
  nameEn: Maybe<Scalars['String']['output']>;
  /**
   * Records that refer to the item, by kind. Empty if no kind of record refers to this nomenclature. Read with a separate REST
   * call; null with an error if that call failed.
   */
  uses: Maybe<Array<NomenclatureItemUse>>;
};

/** Values of an item. A field that is absent stays unchanged (in `changes`) or is not compared (in `expected`). */
export type NomenclatureItemChanges = {
  /** Code, unique in the nomenclature: not blank, at most 50 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** If false, the item is no longer offered as a choice. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Bulgarian name: not blank, at most 250 characters. */
  nameBg?: InputMaybe<Scalars['String']['input']>;
  /** English name, at most 250 characters. Null if none. */
  nameEn?: InputMaybe<Scalars['String']['input']>;
};

/** The item was changed meanwhile. Nothing was stored. */
export type NomenclatureItemConflict = Failure & {
  __typename?: 'NomenclatureItemConflict';
  /** Moment of the latest change; null if unknown. */
  changedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who made the latest change; null if unknown. */
  changedBy: Maybe<Scalars['String']['output']>;
  /** The stored item. */
  current: NomenclatureItem;
  /** Fields of `changes` whose expected value is outdated. */
  fields: Array<Scalars['String']['output']>;
  /** Message for the user, in Bulgarian. */
  message: Scalars['String']['output'];
};

/** Conditions, combined with AND. `nomenclatureId` is required; any other field that is absent, null or blank is no condition. */
export type NomenclatureItemFilter = {
  /** Part of the code, ignoring letter case. At most 200 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** If true, only active ones; if false, only inactive ones. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of the Bulgarian name, ignoring letter case. At most 200 characters. */
  nameBg?: InputMaybe<Scalars['String']['input']>;
  /** Part of the English name, ignoring letter case. At most 200 characters. */
  nameEn?: InputMaybe<Scalars['String']['input']>;
  /** The nomenclature of the items. */
  nomenclatureId: Scalars['ID']['input'];
};

/** One page of items. */
export type NomenclatureItemPage = {
  __typename?: 'NomenclatureItemPage';
  /** The items of this page, at most `page.size`. */
  items: Array<NomenclatureItem>;
  /** Exact number of items that match the filter. Counted only if selected. If `items` is not selected, no rows are read. */
  totalCount: Scalars['Int']['output'];
};

/** A sort key; the first in the list has precedence. The number of the record, descending, is always the last key, so that pages are stable. */
export type NomenclatureItemSort = {
  /** Direction. */
  direction: SortDirection;
  /** Field to sort by. */
  field: NomenclatureItemSortField;
};

/** Sort fields of items. */
export type NomenclatureItemSortField =
  /** Code. */
  | 'CODE'
  /** Number of the item in its nomenclature. */
  | 'ID'
  /** Active or not. */
  | 'IS_ACTIVE'
  /** Bulgarian name. */
  | 'NAME_BG'
  /** English name. */
  | 'NAME_EN';

/** Records of one kind that refer to an item. */
export type NomenclatureItemUse = {
  __typename?: 'NomenclatureItemUse';
  /** How many records of this kind refer to the item by this field. */
  count: Scalars['Int']['output'];
  /** Field of the records that refers to the item, such as `priorityId`. */
  field: Scalars['String']['output'];
  /** Kind of the records. */
  kind: NomenclatureUseKind;
};

/** One page of nomenclatures. */
export type NomenclaturePage = {
  __typename?: 'NomenclaturePage';
  /** The nomenclatures of this page, at most `page.size`. */
  items: Array<Nomenclature>;
  /** Exact number of nomenclatures that match the filter. Counted only if selected. If `items` is not selected, no rows are read. */
  totalCount: Scalars['Int']['output'];
};

/** A sort key; the first in the list has precedence. The number of the record, descending, is always the last key, so that pages are stable. */
export type NomenclatureSort = {
  /** Direction. */
  direction: SortDirection;
  /** Field to sort by. */
  field: NomenclatureSortField;
};

/** Sort fields of nomenclatures. */
export type NomenclatureSortField =
  /** Moment of the creation. */
  | 'CREATED_AT'
  /** Description. */
  | 'DESCRIPTION'
  /** Number of the nomenclature. */
  | 'ID'
  /** Active or not. */
  | 'IS_ACTIVE'
  /** Moment of the latest change. */
  | 'MODIFIED_AT'
  /** Name. */
  | 'NAME';

/** Kinds of records that refer to items. New values may be added. */
export type NomenclatureUseKind =
  /** Breakdowns: 'Аварии'. */
  | 'BREAKDOWNS'
  /** Clients: 'Клиенти'. */
  | 'CLIENTS'
  /** Signals: 'Сигнали'. */
  | 'SIGNALS'
  /** Water meters: 'Водомери'. */
  | 'WATER_METERS';

/** An open breakdown near a location, with only the fields that citizens may see. */
export type Outage = {
  __typename?: 'Outage';
  /** Distance in metres, rounded to ten; null for a breakdown without a location, found by its street. */
  distance: Maybe<Scalars['Int']['output']>;
  /** True if the signal `signalId` of the query is linked to the breakdown. */
  isLinked: Scalars['Boolean']['output'];
  /** Planned end of the repair; null until it is planned. */
  repairEnd: Maybe<Scalars['DateTime']['output']>;
  /** Name of the street; null if unknown. */
  streetName: Maybe<Scalars['String']['output']>;
  /** Name of the town or village; null if unknown. */
  townName: Maybe<Scalars['String']['output']>;
  /** Moment at which water is restored; null until it is known. */
  waterStopEnd: Maybe<Scalars['DateTime']['output']>;
  /** Moment at which water is stopped; null if it is not stopped. */
  waterStopStart: Maybe<Scalars['DateTime']['output']>;
};

/** Page of a list. Default: the first page with 10 rows. */
export type PageInput = {
  /** Starts at 1. A page after the last one is empty, not an error. */
  number: Scalars['Int']['input'];
  /** 5, 10, 25, 50 or 100. */
  size: Scalars['Int']['input'];
};

/** A person, with the facts that an operator needs during a telephone call. */
export type Person = {
  __typename?: 'Person';
  /** Addresses of the client, at most 20. */
  addresses: Array<Scalars['String']['output']>;
  /** Number as a client of the utility; null if unknown. */
  clientId: Maybe<Scalars['ID']['output']>;
  /** Client number on the invoice. */
  clientNumber: Maybe<Scalars['String']['output']>;
  /** Number of closed and rejected signals. */
  closedCount: Scalars['Int']['output'];
  /** E-mail address. */
  email: Maybe<Scalars['String']['output']>;
  /** Name of the person or institution. */
  name: Scalars['String']['output'];
  /** Number of open signals. */
  openCount: Scalars['Int']['output'];
  /** Open signals, newest first, at most 20. */
  openSignals: Array<FoundSignal>;
  /** Telephone number. */
  phone: Maybe<Scalars['String']['output']>;
  /** Number as a submitter; null if the person has never submitted a signal. */
  submitterId: Maybe<Scalars['ID']['output']>;
};

/** A pipe of the network. */
export type Pipe = {
  __typename?: 'Pipe';
  /** Number of the pipe in the map server (osm_id), stored with breakdowns. */
  id: Scalars['ID']['output'];
  /** Type of the pipe (aq_type); null if the map server does not send it. */
  type: Maybe<Scalars['String']['output']>;
};

/** Activity of an operator on a signal. */
export type PresenceState =
  /** Left the signal. */
  | 'LEFT'
  /** Reads the signal. */
  | 'VIEWING'
  /** Writes a reply: 'Иванова пише…'. */
  | 'WRITING';

/** Priority of a signal or a breakdown: an item of a nomenclature. */
export type Priority = Lookup & {
  __typename?: 'Priority';
  /** Number of the priority. */
  id: Scalars['ID']['output'];
  /** Bulgarian name, as shown. */
  name: Scalars['String']['output'];
};

/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type Query = {
  __typename?: 'Query';
  /** Activities of all records; newest first by default. */
  activities: ActivityPage;
  /** One address; null if it does not exist. */
  address: Maybe<Address>;
  /** Addresses by their words, at most 20. */
  addressChoices: Array<AddressChoice>;
  /** The addresses, with a filter by carnet and page; sorted by `id`, descending, if `sort` is absent or empty. */
  addressMappings: AddressPage;
  /** Addresses by their words, such as 'Люлин 7 бл 717 вх Б ап 12', the best match first, at most 8. */
  addressMatches: Array<AddressMatch>;
  /** The options of one level of an address, at most 200. They come from the addresses that match the values chosen in the levels above. */
  addressOptions: Array<Scalars['String']['output']>;
  /** The addresses; sorted by `id`, descending, if `sort` is absent or empty. */
  addresses: AddressPage;
  /** All auditors, by number. */
  auditors: Array<AuditorChoice>;
  /** The base map of the installation. */
  baseMap: BaseMap;
  /** One breakdown; null if it does not exist. */
  breakdown: Maybe<Breakdown>;
  /** The nearest address to a location, at most 300 metres away. */
  breakdownPlace: BreakdownPlace;
  /** Number of breakdowns in each view. */
  breakdownViews: BreakdownViewCounts;
  /** Breakdowns; newest first by default. */
  breakdowns: BreakdownPage;
  /** All carnets, by code. */
  carnets: Array<Carnet>;
  /** One client; null if it does not exist. */
  client: Maybe<Client>;
  /** Clients whose name contains the words, or whose client number begins with the text, at most 20. */
  clientChoices: Array<ClientChoice>;
  /** All active types of clients. */
  clientTypes: Array<ClientType>;
  /** The clients; sorted by `id`, descending, if `sort` is absent or empty. */
  clients: ClientPage;
  /** Clients with exactly this EGN or EIK, at most 10. The number is sent in the body of the request. */
  clientsByIdentifier: Array<IdentifiedClient>;
  /** Operators who opened or took a signal in the last 60 days, sorted by name. */
  colleagues: Array<Colleague>;
  /** Checks the stored data for missing and contradicting values. */
  dataIntegrity: IntegrityCheck;
  /** All districts. */
  districts: Array<District>;
  /** The installation. */
  environment: Environment;
  /** One exception; null if it does not exist. */
  exception: Maybe<Exception>;
  /** Exceptions; newest first by default. */
  exceptions: ExceptionPage;
  /** Addresses that match a text, best first. Empty without a match, and if the search fails. */
  geocode: Array<GeoHit>;
  /** One group; null if it does not exist. */
  group: Maybe<Group>;
  /** Groups; sorted by name if `sort` is absent or empty. */
  groups: GroupPage;
  /** The records that an import added or changed. For a checked file: the stored records that the import would change, at most 1000 of each kind. The list stays readable after the import was undone. */
  importChanges: ImportChangePage;
  /** One imported file; null if it does not exist. */
  importFile: Maybe<ImportFile>;
  /** Names of the types of records that imports write. */
  importTypes: Array<ImportTypeName>;
  /** The imported files; newest first by default. A file is added by `POST /files/imports`. */
  imports: ImportFilePage;
  /** Traces from a break to the valves around it. Null if the pipe does not exist and no pipe lies within 100 metres of the location. */
  isolationPlan: Maybe<IsolationPlan>;
  /** All active classes of breakdowns (KEVR category 1) in the order of the nomenclature. */
  kevrCategories1: Array<KevrCategory1>;
  /** All active causes of breakdowns (KEVR category 2) in the order of the nomenclature. */
  kevrCategories2: Array<KevrCategory2>;
  /**
   * Signals that may report this breakdown: they have the status SIGNAL and are linked to no breakdown. At most 50 signals
   * within 2 kilometres and 7 days, the most likely first. Empty if the breakdown has no location.
   */
  linkCandidates: Array<LinkCandidate>;
  /** The saved views of a list that the user may use. The views of signals and breakdowns require TestMainGroup, like the lists of signals and breakdowns. */
  listViews: ListViews;
  /** The import log; newest first by default. */
  logEntries: LogEntryPage;
  /** All active manufacturers. */
  manufacturers: Array<Manufacturer>;
  /** The layers of the thematic map, from bottom to top. */
  mapDefinition: Array<MapDataItem>;
  /** Consumption of a common meter between its last two readings, compared with the consumption of its sub-meters. Null if the meter does not exist. */
  meterBalance: Maybe<MeterBalance>;
  /** All municipalities by name. */
  municipalities: Array<Municipality>;
  /**
   * At most 5 breakdowns that a signal may report, with `hoursApart` up to 24. Open breakdowns without a location come
   * first, if the address nearest to the signal is in the same street and at most 60 metres away. Then come breakdowns
   * within 2 kilometres, and finished breakdowns without a location in that street. In both parts the most likely
   * breakdown is first.
   */
  nearBreakdowns: Array<NearBreakdown>;
  /** Service connections near a location, nearest first. */
  nearestSvoLines: Array<NearSvoLine>;
  /** One nomenclature; null if it does not exist. */
  nomenclature: Maybe<Nomenclature>;
  /** One item; null if it does not exist. */
  nomenclatureItem: Maybe<NomenclatureItem>;
  /** Items of one nomenclature; sorted by number, descending, if `sort` is absent or empty. `NOT_FOUND` if the nomenclature does not exist. */
  nomenclatureItems: NomenclatureItemPage;
  /** Nomenclatures; sorted by `id`, descending, if `sort` is absent or empty. */
  nomenclatures: NomenclaturePage;
  /**
   * At most 3 open breakdowns. Breakdowns within 300 metres of the location come first, sorted by distance. Then come
   * breakdowns without a location, if the address nearest to `at` is in the street of the breakdown and at most 60
   * metres away.
   * A breakdown whose moment of report is in the future is left out. The open breakdown to which the signal `signalId` is
   * linked comes first, wherever it is.
   */
  outages: Array<Outage>;
  /** One person, found by the number as a submitter or as a client; null if the person does not exist. */
  person: Maybe<Person>;
  /** The pipe at a location, or a few pixels from it on the map. Null if there is no pipe; UPSTREAM_FAILED if the map server fails. */
  pipeAt: Maybe<Pipe>;
  /** All active priorities in the order of the nomenclature. */
  priorities: Array<Priority>;
  /** Corrected and withdrawn readings of a water meter, newest change first, at most 1 000. */
  readingChanges: Array<MeterReadingChange>;
  /** Activities of one record, newest first. Operators may read activities of clients, addresses and water meters, and in TestMainGroup also of signals, responses and breakdowns; administrators may read all. */
  recordHistory: ActivityPage;
  /** Reply templates in the order of the list on screen. */
  replyTemplates: Array<ReplyTemplate>;
  /** The address of a location. Null if no address is near or the search fails; clients show 'Непознат адрес'. */
  reverseGeocode: Maybe<GeoHit>;
  /**
   * Searches signals, persons, breakdowns, addresses and water meters. Without the feature SEARCH it finds only numbers of
   * signals and of work cards. The text is never logged.
   */
  search: SearchResult;
  /** The signed-in user. `FORBIDDEN` with 'Нямате приложени позволени действия към Вашата роля!' if the user has no allowed action. */
  session: Session;
  /** One signal; null if it does not exist or the signed-in user may not read it. */
  signal: Maybe<Signal>;
  /** The user's draft for a signal; null if there is none. */
  signalDraft: Maybe<SignalDraft>;
  /** Facts about a location, for the form of a new signal: whether the utility serves the location, and similar signals nearby. */
  signalPlace: SignalPlace;
  /** The four statuses with the labels and in the order of the REST service. */
  signalStatuses: Array<SignalStatusLabel>;
  /** Number of signals in each view of the signed-in user. */
  signalViews: SignalViewCounts;
  /** Signals that the signed-in user may read; newest first by default. */
  signals: SignalPage;
  /** Streets by a part of the name, at most 20. */
  streets: Array<Street>;
  /** Unsent signals of the user, newest first: at most 5, of the last 7 days. */
  submitDrafts: Array<SubmitDraft>;
  /** Submitters, for a field with suggestions. */
  submitters: SubmitterPage;
  /** A service connection by its number; null if it does not exist. */
  svoLine: Maybe<SvoLine>;
  /** Likely connections of a common meter, at most three, the best one first. */
  svoProposals: Array<SvoProposal>;
  /** The queue of the meters to connect, and the neighbours of one meter in the queue. */
  svoQueue: SvoQueue;
  /** Preview of `snapWaterMeter`. Nothing is stored. Null if the meter or the connection does not exist. */
  svoSnapPreview: Maybe<SvoSnapPreview>;
  /** Towns by a part of the name or by the GRAO code, at most 20. */
  towns: Array<Town>;
  /** One user; null if the user does not exist. */
  user: Maybe<User>;
  /**
   * Users with all their roles; sorted by user name if `sort` is absent or empty. All users that match the filter, as CSV: `GET
   * /files/user-roles.csv?filter=…`.
   */
  userRoles: UserRolesPage;
  /** Users; sorted by user name if `sort` is absent or empty. Service accounts are left out. */
  users: UserPage;
  /** One water meter; null if it does not exist. */
  waterMeter: Maybe<WaterMeter>;
  /** All active ownership types. */
  waterMeterOwnershipTypes: Array<WaterMeterOwnershipType>;
  /** Settings of the installation for the screens of water meters. */
  waterMeterSettings: WaterMeterSettings;
  /** All active types of meters. */
  waterMeterTypes: Array<WaterMeterType>;
  /** Water meters; newest first by default. */
  waterMeters: WaterMeterPage;
  /** Raster layers of map servers, which the user can show on the map. */
  wmsLayers: Array<WmsLayer>;
  /** A free work card number, and the breakdown that has the number in `number`. */
  workCardNumber: WorkCardNumber;
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryActivitiesArgs = {
  filter: InputMaybe<ActivityFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<Array<ActivitySort>>;
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryAddressArgs = {
  id: Scalars['ID']['input'];
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryAddressChoicesArgs = {
  text: Scalars['String']['input'];
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryAddressMappingsArgs = {
  filter: InputMaybe<AddressMappingFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<Array<AddressSort>>;
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryAddressMatchesArgs = {
  text: Scalars['String']['input'];
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryAddressOptionsArgs = {
  address: InputMaybe<AddressPartsInput>;
  level: AddressLevel;
  text: InputMaybe<Scalars['String']['input']>;
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryAddressesArgs = {
  filter: InputMaybe<AddressFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<Array<AddressSort>>;
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryBreakdownArgs = {
  id: Scalars['ID']['input'];
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryBreakdownPlaceArgs = {
  at: CoordinatesInput;
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryBreakdownsArgs = {
  filter: InputMaybe<BreakdownFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<Array<BreakdownSort>>;
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryClientArgs = {
  id: Scalars['ID']['input'];
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryClientChoicesArgs = {
  text: Scalars['String']['input'];
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryClientsArgs = {
  filter: InputMaybe<ClientFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<Array<ClientSort>>;
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryClientsByIdentifierArgs = {
  identifier: Scalars['String']['input'];
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryExceptionArgs = {
  id: Scalars['ID']['input'];
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryExceptionsArgs = {
  filter: InputMaybe<ExceptionFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<Array<ExceptionSort>>;
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryGeocodeArgs = {
  first?: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryGroupArgs = {
  id: Scalars['ID']['input'];
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryGroupsArgs = {
  filter: InputMaybe<GroupFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<Array<GroupSort>>;
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryImportChangesArgs = {
  importFileId: Scalars['ID']['input'];
  page: InputMaybe<PageInput>;
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryImportFileArgs = {
  id: Scalars['ID']['input'];
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryImportsArgs = {
  filter: InputMaybe<ImportFileFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<Array<ImportFileSort>>;
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryIsolationPlanArgs = {
  at: InputMaybe<CoordinatesInput>;
  breakdownId: InputMaybe<Scalars['ID']['input']>;
  brokenValveIds: InputMaybe<Array<Scalars['ID']['input']>>;
  pipeId: InputMaybe<Scalars['ID']['input']>;
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryLinkCandidatesArgs = {
  breakdownId: Scalars['ID']['input'];
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryListViewsArgs = {
  list: Scalars['String']['input'];
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryLogEntriesArgs = {
  filter: InputMaybe<LogEntryFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<Array<LogEntrySort>>;
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryMeterBalanceArgs = {
  waterMeterId: Scalars['ID']['input'];
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryNearBreakdownsArgs = {
  at: InputMaybe<Scalars['DateTime']['input']>;
  location: CoordinatesInput;
  title: InputMaybe<Scalars['String']['input']>;
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryNearestSvoLinesArgs = {
  at: CoordinatesInput;
  first?: Scalars['Int']['input'];
  within?: Scalars['Float']['input'];
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryNomenclatureArgs = {
  id: Scalars['ID']['input'];
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryNomenclatureItemArgs = {
  id: Scalars['ID']['input'];
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryNomenclatureItemsArgs = {
  filter: NomenclatureItemFilter;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<Array<NomenclatureItemSort>>;
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryNomenclaturesArgs = {
  filter: InputMaybe<NomenclatureFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<Array<NomenclatureSort>>;
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryOutagesArgs = {
  at: CoordinatesInput;
  signalId: InputMaybe<Scalars['ID']['input']>;
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryPersonArgs = {
  clientId: InputMaybe<Scalars['ID']['input']>;
  submitterId: InputMaybe<Scalars['ID']['input']>;
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryPipeAtArgs = {
  at: CoordinatesInput;
  zoom: Scalars['Float']['input'];
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryReadingChangesArgs = {
  waterMeterId: Scalars['ID']['input'];
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryRecordHistoryArgs = {
  entity: ActivityEntity;
  page: InputMaybe<PageInput>;
  recordId: Scalars['ID']['input'];
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryReplyTemplatesArgs = {
  signalId: InputMaybe<Scalars['ID']['input']>;
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryReverseGeocodeArgs = {
  at: CoordinatesInput;
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QuerySearchArgs = {
  kinds: InputMaybe<Array<SearchKind>>;
  text: Scalars['String']['input'];
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QuerySignalArgs = {
  id: Scalars['ID']['input'];
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QuerySignalDraftArgs = {
  kind: SignalDraftKind;
  signalId: Scalars['ID']['input'];
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QuerySignalPlaceArgs = {
  location: CoordinatesInput;
  title: InputMaybe<Scalars['String']['input']>;
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QuerySignalsArgs = {
  filter: InputMaybe<SignalFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<Array<SignalSort>>;
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryStreetsArgs = {
  text: Scalars['String']['input'];
  townId: InputMaybe<Scalars['ID']['input']>;
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QuerySubmittersArgs = {
  filter: InputMaybe<SubmitterFilter>;
  page: InputMaybe<PageInput>;
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QuerySvoLineArgs = {
  id: Scalars['ID']['input'];
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QuerySvoProposalsArgs = {
  at: InputMaybe<CoordinatesInput>;
  waterMeterId: Scalars['ID']['input'];
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QuerySvoQueueArgs = {
  waterMeterId: Scalars['ID']['input'];
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QuerySvoSnapPreviewArgs = {
  input: SvoSnapInput;
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryTownsArgs = {
  text: Scalars['String']['input'];
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryUserRolesArgs = {
  filter: InputMaybe<UserFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<Array<UserSort>>;
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryUsersArgs = {
  filter: InputMaybe<UserFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<Array<UserSort>>;
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryWaterMeterArgs = {
  id: Scalars['ID']['input'];
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryWaterMetersArgs = {
  filter: InputMaybe<WaterMeterFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<Array<WaterMeterSort>>;
};


/** All reads. Most lists have a plural name (`signals`); one record has a singular name (`signal`). */
export type QueryWorkCardNumberArgs = {
  number: InputMaybe<Scalars['String']['input']>;
};

/** The input is valid, but the change is refused. `message` is the reason. */
export type Refusal = Failure & {
  __typename?: 'Refusal';
  /** The kind of reason. */
  code: RefusalCode;
  /** The reason in Bulgarian. */
  message: Scalars['String']['output'];
};

/** Reason of a refusal. New values may be added; treat an unknown value as SERVICE_REFUSED. */
export type RefusalCode =
  /** The change would leave the product without an active administrator. */
  | 'LAST_ADMINISTRATOR'
  /**
   * The response of the REST service contains neither a reason nor the expected confirmation, such as the number of a new
   * record.
   */
  | 'NOT_RECORDED'
  /** The REST service refused; its text is the message. */
  | 'SERVICE_REFUSED'
  /**
   * The state of the record does not allow the change: a status that cannot be chosen, an import that is not CHECKED, a
   * record that was changed meanwhile.
   */
  | 'WRONG_STATE';

/** The removal of a link. */
export type RemoveSignalLinkInput = {
  /** Number of the link. */
  linkId: Scalars['ID']['input'];
  /** One of the two signals, which is returned. */
  signalId: Scalars['ID']['input'];
};

/** Result of `removeSignalLink`. If the link was removed meanwhile, the error code is NOT_FOUND. */
export type RemoveSignalLinkResult = Refusal | RemoveSignalLinkSuccess;

/** The link is removed. A merged signal has its earlier status and `answerDueAt` again, unless the status was changed since. */
export type RemoveSignalLinkSuccess = {
  __typename?: 'RemoveSignalLinkSuccess';
  /** The signal; null with an error if the change was stored but the record could not be read. */
  signal: Maybe<Signal>;
};

/** A group's new name. */
export type RenameGroupInput = {
  /** Id of the group. */
  id: Scalars['ID']['input'];
  /** Name: not blank, at most 255 characters. */
  name: Scalars['String']['input'];
};

/** Result of `renameGroup`. Refusals: SERVICE_REFUSED. */
export type RenameGroupResult = InvalidInput | Refusal | RenameGroupSuccess;

/** The group has the new name. */
export type RenameGroupSuccess = {
  __typename?: 'RenameGroupSuccess';
  /** Message for the user, in Bulgarian. */
  message: Scalars['String']['output'];
};

/** New values of cells of a checked file. */
export type RepairImportInput = {
  /** The cells, at most 1000. */
  cells: Array<ImportCellInput>;
  /** Number of the file. */
  id: Scalars['ID']['input'];
};

/** A template for replies. */
export type ReplyTemplate = {
  __typename?: 'ReplyTemplate';
  /** Number of the template. */
  id: Scalars['ID']['output'];
  /** Purpose, as shown. */
  name: Scalars['String']['output'];
  /** The text; each line is a paragraph. Placeholders: `{клиент}`, `{номер}`, `{заглавие}`, `{дата}`, `{авария}`, `{оператор}`. A placeholder without a known value is not replaced. */
  text: Scalars['String']['output'];
};

/** A reply in a signal's conversation. With files: `POST /files/signals/{id}/responses`, see docs/integrating.md. */
export type ReplyToSignalInput = {
  /** The latest response that the author has seen; "0" if there was none. If another response is the latest now, the result is a conflict. If absent, the latest response is not compared. */
  expectedLastResponseId?: InputMaybe<Scalars['ID']['input']>;
  /** The submitter for whom the reply is meant; null if the author saw none. If the signal has another submitter now, the result is a conflict. If absent, the submitter is not compared. */
  expectedSubmitterId?: InputMaybe<Scalars['ID']['input']>;
  /** A new UUID for each draft. A repeated request with the same key is not stored again. Required if the REST service stores keys; otherwise it must be absent. */
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  /** Text of the reply: not blank, at most 50 000 characters. */
  message: RichTextInput;
  /** Number of the signal. */
  signalId: Scalars['ID']['input'];
};

/** Result of `replyToSignal`. Refusals: SERVICE_REFUSED (for example for a closed signal), NOT_RECORDED. */
export type ReplyToSignalResult = InvalidInput | Refusal | ReplyToSignalSuccess | SignalConflict;

/** The reply was stored. */
export type ReplyToSignalSuccess = {
  __typename?: 'ReplyToSignalSuccess';
  /** Number of the new response. */
  responseId: Scalars['ID']['output'];
  /** The signal; null with an error if the change was stored but the record could not be read. */
  signal: Maybe<Signal>;
};

/** Activity of the signed-in user on a signal. Repeat the mutation every 20 seconds: the activity expires after 45 seconds. */
export type ReportPresenceInput = {
  /** Number of the signal. */
  signalId: Scalars['ID']['input'];
  /** Activity of the user. */
  state: PresenceState;
};

/** Result of `reportPresence`. The mutation never refuses at present: `Refusal` is a member so that `... on Failure` is valid on every result. */
export type ReportPresenceResult = Refusal | ReportPresenceSuccess;

/** Presence was recorded. */
export type ReportPresenceSuccess = {
  __typename?: 'ReportPresenceSuccess';
  /** Other operators who have the signal open. */
  others: Array<SignalPresence>;
};

/** Direction of a response. */
export type ResponseKind =
  /** From the citizen to the utility. */
  | 'CLIENT'
  /** From the utility to the citizen. */
  | 'OPERATOR';

/** A request for the whole EGN or EIK of a client, with its reason. */
export type RevealClientIdentifierInput = {
  /** Number of the record. */
  id: Scalars['ID']['input'];
  /** Why: not blank, at most 500 characters. It is stored in the activity log with the name of the user. */
  reason: Scalars['String']['input'];
};

/** Result of `revealClientIdentifier`. */
export type RevealClientIdentifierResult = InvalidInput | RevealClientIdentifierSuccess;

/** The whole EGN or EIK. No other response contains it. */
export type RevealClientIdentifierSuccess = {
  __typename?: 'RevealClientIdentifierSuccess';
  /** EGN or EIK; null if none. */
  identifier: Maybe<Scalars['String']['output']>;
};

/** A text with headings, lists and links. */
export type RichText = {
  __typename?: 'RichText';
  /** The document as a tree. A stored plain text becomes paragraphs. */
  document: Scalars['RichTextDocument']['output'];
  /** The text without formatting; paragraphs are separated by line breaks. */
  text: Scalars['String']['output'];
};

/** A text to store: at most 2 000 nodes and 200 KB of JSON (the backslashes of escaped quotes count). Set exactly one of the two fields. */
export type RichTextInput =
  /** A document with formatting. */
  { document: Scalars['RichTextDocument']['input']; text?: never; }
  |  /** Plain text; each line becomes a paragraph, several empty lines become one. */
  { document?: never; text: Scalars['String']['input']; };

/** A role of a module. */
export type Role = {
  __typename?: 'Role';
  /** Id of the role at the identity provider. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** A module (an OAuth client of the identity provider) and the roles that one user or one group has in it. */
export type RoleModule = {
  __typename?: 'RoleModule';
  /** Roles that the user or the group has directly. */
  assignedRoles: Array<Role>;
  /** Roles that can be given: the user or the group does not have them directly. */
  availableRoles: Array<Role>;
  /** Name that the module has in tokens. */
  clientId: Scalars['String']['output'];
  /** Id of the module at the identity provider. */
  id: Scalars['ID']['output'];
  /** Name, as shown; null without one. */
  name: Maybe<Scalars['String']['output']>;
};

/** A view to save. */
export type SaveListViewInput = {
  /** Columns of the table in their order, at most 60. Empty means the default columns of the list. */
  columns: Array<Scalars['String']['input']>;
  /** If true, everyone who may use the list sees the view. */
  isShared: Scalars['Boolean']['input'];
  /** Name of the list. */
  list: Scalars['String']['input'];
  /** Name of the view: not blank, at most 100 characters. The user's view of the same name is replaced. */
  name: Scalars['String']['input'];
  /** Filter and sort keys, as in the URL of the list's page; at most 4 000 characters. */
  search: Scalars['String']['input'];
};

/** Result of `saveListView`. Refusal: SERVICE_REFUSED if the user has too many views. */
export type SaveListViewResult = InvalidInput | Refusal | SaveListViewSuccess;

/** The view was saved. */
export type SaveListViewSuccess = {
  __typename?: 'SaveListViewSuccess';
  /** Number of the view. */
  viewId: Scalars['ID']['output'];
};

/** A map view to save as the user's last one. */
export type SaveMapViewInput = {
  /** Centre of the map. */
  center: CoordinatesInput;
  /** Zoom level, 3 to 23.99. */
  zoom: Scalars['Float']['input'];
};

/** Result of `saveMapView`. */
export type SaveMapViewResult = InvalidInput | SaveMapViewSuccess;

/** The view was saved. */
export type SaveMapViewSuccess = {
  __typename?: 'SaveMapViewSuccess';
  /** The saved view. */
  view: MapView;
};

/** A draft that replaces the stored one. */
export type SaveSignalDraftInput = {
  /** Idempotency key with which the message will be sent. */
  idempotencyKey: Scalars['UUID']['input'];
  /** Kind of the draft. */
  kind: SignalDraftKind;
  /** Text so far; if null, absent or blank, the draft is deleted. */
  message?: InputMaybe<RichTextInput>;
  /** Number of the signal. */
  signalId: Scalars['ID']['input'];
};

/** Result of `saveSignalDraft`. */
export type SaveSignalDraftResult = InvalidInput | SaveSignalDraftSuccess;

/** The draft was saved or deleted. */
export type SaveSignalDraftSuccess = {
  __typename?: 'SaveSignalDraftSuccess';
  /** Moment of the change. */
  savedAt: Scalars['DateTime']['output'];
};

/** A draft that replaces the stored one with the same key. */
export type SaveSubmitDraftInput = {
  /** The content; null or absent deletes the draft. */
  draft?: InputMaybe<SubmitDraftInput>;
  /** Idempotency key with which the signal will be submitted. */
  idempotencyKey: Scalars['UUID']['input'];
};

/** Result of `saveSubmitDraft`. */
export type SaveSubmitDraftResult = InvalidInput | SaveSubmitDraftSuccess;

/** The draft was saved or deleted. */
export type SaveSubmitDraftSuccess = {
  __typename?: 'SaveSubmitDraftSuccess';
  /** Moment of the change. */
  savedAt: Scalars['DateTime']['output'];
};

/** Kind of a hit of the search. New values may be added. */
export type SearchKind =
  /** An address in the utility's area. */
  | 'ADDRESS'
  /** A breakdown, by its work card number; an open breakdown also by its street. */
  | 'BREAKDOWN'
  /** A water meter, by its number. */
  | 'METER'
  /** A person, by name, address, telephone or client number. */
  | 'PERSON'
  /** A signal, by its number. */
  | 'SIGNAL';

/** Hits of a search: at most one signal, 10 persons, and 5 of each other kind. The best hit of each kind is first. */
export type SearchResult = {
  __typename?: 'SearchResult';
  /** Addresses. Without the feature SEARCH: empty. */
  addresses: Array<FoundAddress>;
  /** Breakdowns. */
  breakdowns: Array<FoundBreakdown>;
  /**
   * True if all `people` are residents of the typed street, and none was found by a name or by the number of a house: the
   * first one is no better hit than the others.
   */
  hasResidentsOnly: Scalars['Boolean']['output'];
  /** Kinds with hits; the kind of the best hit is first. */
  kinds: Array<SearchKind>;
  /**
   * Words of the text that no stored name and address has, and numbers that none of the found ones has: `people` and
   * `addresses` were found without them, and may be others than those meant.
   */
  leftOutWords: Array<Scalars['String']['output']>;
  /** Water meters. Without the feature SEARCH: empty. */
  meters: Array<FoundMeter>;
  /** Persons. Without the feature SEARCH: empty. */
  people: Array<SignalCaller>;
  /** Signals. */
  signals: Array<FoundSignal>;
  /** Number of all hits of each kind. */
  totals: SearchTotals;
};

/** Number of all hits of a search; the result contains only the best ones. Null if there are more hits than the service counts. */
export type SearchTotals = {
  __typename?: 'SearchTotals';
  /** Addresses. */
  addresses: Maybe<Scalars['Int']['output']>;
  /** Breakdowns. */
  breakdowns: Maybe<Scalars['Int']['output']>;
  /** Water meters. */
  meters: Maybe<Scalars['Int']['output']>;
  /** Persons. */
  people: Maybe<Scalars['Int']['output']>;
  /** Signals. */
  signals: Maybe<Scalars['Int']['output']>;
};

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

/** The signed-in user and the user's rights. */
export type Session = {
  __typename?: 'Session';
  /** Areas of the product that the user may open. */
  access: SessionAccess;
  /** Actions of the roles. Not empty: a user without actions is refused at sign-in. */
  allowedActions: Array<Action>;
  /** Groups of the user, by name. */
  allowedGroups: Array<Scalars['String']['output']>;
  /** Number of the latest live event. To miss no change, read this field first, then the lists, and then open `/events?since=` with the number. Null without live events and for a user who may not receive them. */
  eventCursor: Maybe<Scalars['ID']['output']>;
  /** Subject of the user at the identity provider; it does not change with the name. For operators it is the `id` of the `Colleague`. */
  id: Scalars['ID']['output'];
  /** False on a test installation. */
  isProduction: Scalars['Boolean']['output'];
  /** The user's last map view; null before the first one. */
  lastMapView: Maybe<MapView>;
  /** Names of the user's roles at the identity provider. The groups are in `allowedGroups`. */
  memberOf: Array<Scalars['String']['output']>;
  /** Name of the user or the service account. */
  name: Scalars['String']['output'];
};

/** Areas of the product that the user may open. */
export type SessionAccess = {
  __typename?: 'SessionAccess';
  /** The log of user activity. */
  activityLog: Scalars['Boolean']['output'];
  /** The exception log. */
  errorsLog: Scalars['Boolean']['output'];
  /** Signals, breakdowns, water meters, clients and addresses. */
  operator: Scalars['Boolean']['output'];
  /** Users, groups and roles; true for administrators only. */
  roles: Scalars['Boolean']['output'];
};

/** The columns that the user wants to see. */
export type SetListColumnsInput = {
  /** Columns in their order, at most 60. Empty restores the columns of the view, or the default columns of the list. */
  columns: Array<Scalars['String']['input']>;
  /** Name of the list. */
  list: Scalars['String']['input'];
  /** Number of a view; null or absent: the columns when no view is selected. */
  viewId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of `setListColumns`. The mutation never refuses at present: `Refusal` is a member so that `... on Failure` is valid on every result. */
export type SetListColumnsResult = Refusal | SetListColumnsSuccess;

/** The user's choice of columns was stored. */
export type SetListColumnsSuccess = {
  __typename?: 'SetListColumnsSuccess';
  /** The columns. */
  columns: Array<Scalars['String']['output']>;
};

/** A priority for a signal. */
export type SetSignalPriorityInput = {
  /** The priority that the user saw, null for none. A different stored priority is a conflict. If absent, the value is not compared. */
  expectedPriorityId?: InputMaybe<Scalars['ID']['input']>;
  /** Number of the signal. */
  id: Scalars['ID']['input'];
  /** One of `priorities`; null or absent removes the priority. */
  priorityId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of `setSignalPriority`. Conflict: another priority was stored meanwhile, see `current.priority`. */
export type SetSignalPriorityResult = SetSignalPrioritySuccess | SignalConflict;

/** The priority was set or removed. */
export type SetSignalPrioritySuccess = {
  __typename?: 'SetSignalPrioritySuccess';
  /** The signal; null with an error if the change was stored but the record could not be read. */
  signal: Maybe<Signal>;
};

/** A reported problem: its first message, a conversation, a status and a location. */
export type Signal = {
  __typename?: 'Signal';
  /** Deadline of the reply: `waitsSince` plus the utility's target, which is 72 hours by default. Null if the latest message does not wait for a reply, if the REST service does not send it, or if the signed-in user lacks OPERATOR. */
  answerDueAt: Maybe<Scalars['DateTime']['output']>;
  /**
   * Files of the first message. Read with a separate REST call; null with an error if that call failed. If the REST service
   * has NESTED_READS, the signals of a page share one call.
   */
  attachments: Maybe<Array<Attachment>>;
  /** Path on the gateway of a ZIP archive with all files of the signal and its responses. */
  attachmentsUrl: Scalars['String']['output'];
  /** Number of the linked breakdown; null without one. */
  breakdownId: Maybe<Scalars['ID']['output']>;
  /** Channel; null if the REST service does not send it. */
  channel: Maybe<SignalChannel>;
  /** Moment of the rejection or closing; null while the signal is open. */
  closedAt: Maybe<Scalars['DateTime']['output']>;
  /** How to reach the submitter. Null without a submitter. Read with a separate REST call; null with an error if that call failed. */
  contact: Maybe<SignalContact>;
  /** Moment of the submission. */
  createdAt: Scalars['DateTime']['output'];
  /** True if the utility has replied since the submitter last opened the signal, see `markSignalRead`. False for a submitter without an account, and if the REST service does not send it. */
  hasNewReply: Scalars['Boolean']['output'];
  /** True if an earlier submitter was replaced or removed. The present submitter does not see the messages and files from before this change, including the first message. False if the REST service does not send it. */
  hasWithheldMessages: Scalars['Boolean']['output'];
  /** Changes of the signal besides the conversation, oldest first. They are read with a separate REST call; null with an error if that call failed. */
  history: Maybe<Array<SignalHistoryEntry>>;
  /** Number of the signal, as shown everywhere. */
  id: Scalars['ID']['output'];
  /** Moment of the latest response; null without one. */
  lastResponseAt: Maybe<Scalars['DateTime']['output']>;
  /** Links to other signals, oldest first, at most 100. Read with a separate REST call; null with an error if that call failed. */
  links: Maybe<Array<SignalLink>>;
  /** Location of the problem; null without one. */
  location: Maybe<Coordinates>;
  /** The first message. */
  message: RichText;
  /** True while the latest message waits for a reply of the utility. */
  needsReply: Scalars['Boolean']['output'];
  /** Internal notes, oldest first. They are read with a separate REST call; null with an error if that call failed. */
  notes: Maybe<Array<SignalNote>>;
  /** Priority; null until it is set. */
  priority: Maybe<Priority>;
  /**
   * The conversation, oldest first. Read with a separate REST call; null with an error if that call failed. If the REST
   * service has NESTED_READS, the signals of a page share one call.
   */
  responses: Maybe<Array<SignalResponse>>;
  /** Status of the signal. */
  status: SignalStatus;
  /** Bulgarian label of the status, from the REST service. */
  statusName: Scalars['String']['output'];
  /** Submitter, called 'Клиент' on screen; null if the sender is unknown. */
  submitter: Maybe<Submitter>;
  /** Operator who works on the signal. Null if there is none, if the REST service does not send it, or if the signed-in user lacks OPERATOR. */
  takenBy: Maybe<Colleague>;
  /** Short subject; for an e-mail without one, the first words of its text. */
  title: Scalars['String']['output'];
  /** Account that created the signal. Null if the REST service does not send it, and for a user without OPERATOR if another account created it. */
  userId: Maybe<Scalars['ID']['output']>;
  /**
   * Since when the submitter waits for a reply: the moment of the first message without an answer. Null if the latest
   * message does not wait for a reply, if the REST service does not send it, or if earlier messages are withheld from the
   * signed-in user.
   */
  waitsSince: Maybe<Scalars['DateTime']['output']>;
  /** Work card number of the breakdown, shown as 'Авария №'. */
  workCardNo: Maybe<Scalars['String']['output']>;
};


/** A reported problem: its first message, a conversation, a status and a location. */
export type SignalAttachmentsArgs = {
  first: InputMaybe<Scalars['Int']['input']>;
};


/** A reported problem: its first message, a conversation, a status and a location. */
export type SignalResponsesArgs = {
  first: InputMaybe<Scalars['Int']['input']>;
};

/** A person as a hit of a search, or as a possible caller: a submitter, a client of the utility, or both. */
export type SignalCaller = {
  __typename?: 'SignalCaller';
  /** The address that matches the search, else the client's first address. */
  address: Maybe<Scalars['String']['output']>;
  /** Coordinates of `address`; null if it has none. */
  addressLocation: Maybe<Coordinates>;
  /** Number as a client of the utility; null if unknown. */
  clientId: Maybe<Scalars['ID']['output']>;
  /** Client number on the invoice. */
  clientNumber: Maybe<Scalars['String']['output']>;
  /** E-mail address. */
  email: Maybe<Scalars['String']['output']>;
  /** Name of the person or institution. */
  name: Scalars['String']['output'];
  /** Name as a client, if it is another one than `name`; null otherwise. The search compares both. */
  nameAsClient: Maybe<Scalars['String']['output']>;
  /** Number of open signals of the person. */
  openSignals: Scalars['Int']['output'];
  /** Telephone number. */
  phone: Maybe<Scalars['String']['output']>;
  /** Number as a submitter; null if the person has never submitted a signal. */
  submitterId: Maybe<Scalars['ID']['output']>;
};

/** Channel of a signal. */
export type SignalChannel =
  /** Received by e-mail. */
  | 'EMAIL'
  /** Submitted by an operator for a citizen. */
  | 'OPERATOR'
  /** Submitted by the citizen in the portal. */
  | 'PORTAL';

/** The signal was changed meanwhile, or newer responses arrived. Nothing was stored. */
export type SignalConflict = Failure & {
  __typename?: 'SignalConflict';
  /** Moment of the latest change; null if unknown. */
  changedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who made the latest change; null if unknown. */
  changedBy: Maybe<Scalars['String']['output']>;
  /** The stored signal. */
  current: Signal;
  /** Fields of the input whose expected value is outdated. */
  fields: Array<Scalars['String']['output']>;
  /** Message for the user, in Bulgarian. */
  message: Scalars['String']['output'];
};

/** How to reach the submitter of a signal. */
export type SignalContact = {
  __typename?: 'SignalContact';
  /** First stored address of the submitter as a client of the utility; null if there is none. */
  address: Maybe<Scalars['String']['output']>;
  /** Number of the submitter's record as a client of the utility; null if the submitter is no client. */
  clientId: Maybe<Scalars['ID']['output']>;
  /** Client number on the invoice. */
  clientNumber: Maybe<Scalars['String']['output']>;
  /** E-mail address as stored. */
  email: Maybe<Scalars['String']['output']>;
  /** True if the submitter has written the signal or a message, in the portal or by e-mail: `correctSignal` refuses another submitter with FIXED. A person whom an operator chose for an e-mail has not written it. False if the REST service does not send it. */
  hasWritten: Scalars['Boolean']['output'];
  /** Number of other open signals of the submitter. */
  otherOpenSignals: Scalars['Int']['output'];
  /** Number of other signals of the submitter, in any status. */
  otherSignals: Scalars['Int']['output'];
  /** Telephone number as stored. */
  phone: Maybe<Scalars['String']['output']>;
  /** True if replies reach the submitter, who has an account. Null if the REST service does not send it. */
  receivesReplies: Maybe<Scalars['Boolean']['output']>;
};

/** A draft of the signed-in user for a signal. */
export type SignalDraft = {
  __typename?: 'SignalDraft';
  /** Idempotency key with which the message will be sent. */
  idempotencyKey: Scalars['UUID']['output'];
  /** Kind of the draft. */
  kind: SignalDraftKind;
  /** Text so far. */
  message: RichText;
  /** Moment of saving. */
  savedAt: Scalars['DateTime']['output'];
  /** Number of the signal. */
  signalId: Scalars['ID']['output'];
};

/** Kind of a draft. */
export type SignalDraftKind =
  /** An internal note. */
  | 'NOTE'
  /** A reply in the conversation. */
  | 'REPLY';

/** Conditions, combined with AND. A field that is absent, null, blank or an empty list is no condition. */
export type SignalFilter = {
  /** Words of an address: signals within about 60 metres of the address, and signals of submitters who live there. At most 200 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Signals that are linked to any of these breakdowns, at most 100. */
  breakdownIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Signals of any of these channels. */
  channels?: InputMaybe<Array<SignalChannel>>;
  /** Moment of the rejection or closing. */
  closed?: InputMaybe<DateTimeRange>;
  /** Parts of the name of the operator who works on the signal, in any order, ignoring letter case. At most 200 characters. Ignored for a user without OPERATOR. */
  colleague?: InputMaybe<Scalars['String']['input']>;
  /** Moment of the submission. */
  created?: InputMaybe<DateTimeRange>;
  /** If true, signals that are linked to a breakdown; if false, signals without a breakdown. */
  hasBreakdown?: InputMaybe<Scalars['Boolean']['input']>;
  /** If true, signals with a reply that the submitter has not opened; if false, all other signals. */
  hasNewReply?: InputMaybe<Scalars['Boolean']['input']>;
  /** Signals with one of these numbers, at most 100. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Moment of the latest response. */
  lastResponse?: InputMaybe<DateTimeRange>;
  /** If true, signals that wait for a reply of the utility; if false, signals that do not wait. */
  needsReply?: InputMaybe<Scalars['Boolean']['input']>;
  /** Parts of the submitter's name, in any order, ignoring letter case. At most 200 characters. */
  person?: InputMaybe<Scalars['String']['input']>;
  /** Signals whose submitter has this telephone number, or a number that contains these digits, in any spelling; at least 3 digits. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Signals with one of these priorities, at most 100. */
  priorityIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Signals with one of these statuses. */
  statuses?: InputMaybe<Array<SignalStatus>>;
  /** Signals of any of these submitters, at most 100. */
  submitterIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Signals in this view. Ignored for a user without OPERATOR. */
  view?: InputMaybe<SignalView>;
  /** Signals that have all these words in the title or the messages, in any order, ignoring letter case and punctuation; a word of three letters or more may be a part of a longer one. Internal notes are not searched. At most 200 characters. */
  words?: InputMaybe<Scalars['String']['input']>;
  /** Part of the work card number of the linked breakdown, ignoring letter case. At most 200 characters. */
  workCardNo?: InputMaybe<Scalars['String']['input']>;
};

/** A change of a signal. */
export type SignalHistoryEntry = {
  __typename?: 'SignalHistoryEntry';
  /** Moment of the change. */
  changedAt: Scalars['DateTime']['output'];
  /** Name of the user who made the change. */
  changedBy: Scalars['String']['output'];
  /** Number of the entry in the activity log. */
  id: Scalars['ID']['output'];
  /** Kind of change. */
  kind: SignalHistoryKind;
  /** New value as shown on screen; null if there is none. */
  newValue: Maybe<Scalars['String']['output']>;
  /** Old value as shown on screen; null if there was none. */
  oldValue: Maybe<Scalars['String']['output']>;
};

/** Kind of change of a signal. New values may be added. */
export type SignalHistoryKind =
  /** Change of the linked breakdown; the values are work card numbers. */
  | 'BREAKDOWN'
  /** Submission. */
  | 'CREATED'
  /** Change of a link to another signal; a value is the kind of the link and the number of the other signal, as text. */
  | 'LINK'
  /** Correction of the place; the values are coordinates such as `42.69751, 23.32415`. */
  | 'LOCATION'
  /** Change of another field. */
  | 'OTHER'
  /** Change of the priority; the values are names. */
  | 'PRIORITY'
  /** Change of the status; the values are its labels on screen. */
  | 'STATUS'
  /** Correction of the submitter; the values are names. */
  | 'SUBMITTER'
  /** Change of the operator who works on the signal; the values are names. */
  | 'TAKEN_BY'
  /** Correction of the title; the values are titles. */
  | 'TITLE';

/** A link between two signals. It is in `links` of both. */
export type SignalLink = {
  __typename?: 'SignalLink';
  /** Number of the link. */
  id: Scalars['ID']['output'];
  /** Kind of the link, from the point of view of the signal whose `links` contain it. */
  kind: SignalLinkKind;
  /** Moment of linking. */
  linkedAt: Scalars['DateTime']['output'];
  /** Name of the operator who made the link. */
  linkedBy: Scalars['String']['output'];
  /** The other signal. */
  signal: Signal;
};

/** Kind of a link between signals. */
export type SignalLinkKind =
  /** The other signal was merged into this one. */
  | 'DUPLICATE'
  /** This signal was merged into the other one, and closed. */
  | 'DUPLICATE_OF'
  /** The signals have something in common. */
  | 'RELATED';

/** What happened to one signal. */
export type SignalLinkOutcome = {
  __typename?: 'SignalLinkOutcome';
  /** The reason of a refusal, or the text of the REST service, in Bulgarian; null without a text. */
  reason: Maybe<Scalars['String']['output']>;
  /** Number of the signal. */
  signalId: Scalars['ID']['output'];
  /** The outcome. */
  status: SignalLinkStatus;
};

/** Outcome for one signal. No values will be added. */
export type SignalLinkStatus =
  /** Stored. */
  | 'DONE'
  /** Not stored: the REST service failed for this signal or for an earlier one. */
  | 'NOT_DONE'
  /** Not stored: the state of the signal does not allow the change, or the signal does not exist. */
  | 'REFUSED'
  /** The response was lost. Read the signal to learn whether the change was stored. */
  | 'UNKNOWN';

/** An internal note. The submitter never receives it. */
export type SignalNote = {
  __typename?: 'SignalNote';
  /** The files in order. */
  attachments: Array<Attachment>;
  /** Name of the author; null if unknown. */
  author: Maybe<Scalars['String']['output']>;
  /** Number of the note, unique among notes and responses. */
  id: Scalars['ID']['output'];
  /** Text of the note. */
  message: RichText;
  /** Number of the signal. */
  signalId: Scalars['ID']['output'];
  /** Moment of writing. */
  writtenAt: Scalars['DateTime']['output'];
};

/** One page of signals. */
export type SignalPage = {
  __typename?: 'SignalPage';
  /** The signals of this page, at most `page.size`. */
  items: Array<Signal>;
  /** Exact number of signals that match the filter. Counted only if selected. If `items` is not selected, no rows are read. */
  totalCount: Scalars['Int']['output'];
};

/** Facts about a location, for the form of a new signal. */
export type SignalPlace = {
  __typename?: 'SignalPlace';
  /** Number of all signals within 300 metres that were closed in the last 30 days and that the user may read. */
  closedNearby: Scalars['Int']['output'];
  /** True if the utility serves an address within about 2 kilometres, or if no address has coordinates. */
  isInsideArea: Scalars['Boolean']['output'];
  /** Signals within 300 metres that the user may read: first the open ones, then those closed in the last 30 days, both sorted by distance and similarity of the title; at most 8 in all. */
  nearby: Array<NearbySignal>;
  /** Number of all open signals within 300 metres that the user may read. */
  openNearby: Scalars['Int']['output'];
};

/** An operator who has a signal open. */
export type SignalPresence = {
  __typename?: 'SignalPresence';
  /** The operator. */
  colleague: Colleague;
  /** Activity of the operator. */
  state: PresenceState;
};

/** One message of a conversation. */
export type SignalResponse = {
  __typename?: 'SignalResponse';
  /** The files in order. */
  attachments: Array<Attachment>;
  /** Number of files. */
  attachmentsCount: Scalars['Int']['output'];
  /** Author at the utility. Null if the submitter wrote the response, if the author is unknown, or if the signed-in user lacks OPERATOR. */
  author: Maybe<Scalars['String']['output']>;
  /** Number of the response. */
  id: Scalars['ID']['output'];
  /** Direction of the message. */
  kind: ResponseKind;
  /** Text of the response. */
  message: RichText;
  /** Moment of writing. */
  respondedAt: Scalars['DateTime']['output'];
  /** E-mail address of the sender, for a response by e-mail. */
  senderEmail: Maybe<Scalars['String']['output']>;
  /** The signal of the conversation. */
  signalId: Scalars['ID']['output'];
};

/** A sort key; the first in the list has precedence. The number of the record, descending, is always the last key, so that pages are stable. */
export type SignalSort = {
  /** Direction. */
  direction: SortDirection;
  /** Field to sort by. */
  field: SignalSortField;
};

/** Sort fields of signals. */
export type SignalSortField =
  /** Deadline of the reply. Ascending: the signal that has waited longest is first. */
  | 'ANSWER_DUE_AT'
  /** Moment of the rejection or closing. */
  | 'CLOSED_AT'
  /** Moment of the submission. */
  | 'CREATED_AT'
  /** Number of the signal. */
  | 'ID'
  /** Moment of the latest response. */
  | 'LAST_RESPONSE_AT'
  /** Priority, in the order of the nomenclature. */
  | 'PRIORITY'
  /** Label of the status. */
  | 'STATUS'
  /** Name of the submitter. */
  | 'SUBMITTER'
  /** Work card number of the linked breakdown. */
  | 'WORK_CARD_NO';

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

/** A signal status with its label. */
export type SignalStatusLabel = {
  __typename?: 'SignalStatusLabel';
  /** Bulgarian label, as shown. */
  name: Scalars['String']['output'];
  /** The status. */
  status: SignalStatus;
};

/** Views of signals for operators. */
export type SignalView =
  /** Open signals without an operator. */
  | 'FREE'
  /** Open signals (SIGNAL or BREAKDOWN) that the signed-in user works on. */
  | 'MINE'
  /** Signals that wait for longer than the utility's target: 72 hours by default. */
  | 'OVERDUE'
  /** Signals in any status whose latest message waits for a reply. */
  | 'WAITING';

/** Number of signals in each view of the signed-in user. */
export type SignalViewCounts = {
  __typename?: 'SignalViewCounts';
  /** The utility's target in hours; null if the REST service does not send it. */
  answerHours: Maybe<Scalars['Int']['output']>;
  /** Open signals without an operator. */
  free: Scalars['Int']['output'];
  /** Open signals that the user works on. */
  mine: Scalars['Int']['output'];
  /** Signals that wait for longer than the utility's target. */
  overdue: Scalars['Int']['output'];
  /** Signals whose latest message waits for a reply. */
  waiting: Scalars['Int']['output'];
};

/**
 * Result of `snapWaterMeter`. Refusals: SERVICE_REFUSED if the REST service gives a reason, for example that the connection
 * is too far away; WRONG_STATE if the meter has meanwhile got another connection than `expectedSvoId`; NOT_RECORDED for any
 * other failure.
 */
export type SnapWaterMeterResult = Refusal | SnapWaterMeterSuccess;

/** The meter is attached to the connection and located on its line. */
export type SnapWaterMeterSuccess = {
  __typename?: 'SnapWaterMeterSuccess';
  /** The meter; null with an error if the change was stored but the record could not be read. */
  waterMeter: Maybe<WaterMeter>;
  /** Number of the meter. */
  waterMeterId: Scalars['ID']['output'];
};

/** Direction of a sort key. Empty values are last in both directions. */
export type SortDirection =
  /** Ascending: texts by the Bulgarian alphabet, numbers inside a text by value. */
  | 'ASC'
  /** Descending. */
  | 'DESC';

/** A street. The name includes the town. */
export type Street = Lookup & {
  __typename?: 'Street';
  /** Number. */
  id: Scalars['ID']['output'];
  /** Name, as shown. */
  name: Scalars['String']['output'];
};

/** An unsent signal of the user. */
export type SubmitDraft = {
  __typename?: 'SubmitDraft';
  /** Address of the location, as shown; null if unknown. */
  address: Maybe<Scalars['String']['output']>;
  /** The person for whom an operator submits the signal. A new caller has neither `submitterId` nor `clientId`. */
  caller: Maybe<SignalCaller>;
  /** Names of the chosen files. A draft does not store the files themselves. */
  fileNames: Array<Scalars['String']['output']>;
  /** Idempotency key with which the signal will be submitted. */
  idempotencyKey: Scalars['UUID']['output'];
  /** Location; null without one. */
  location: Maybe<Coordinates>;
  /** First message so far; null without one. */
  message: Maybe<RichText>;
  /** Moment of saving. */
  savedAt: Scalars['DateTime']['output'];
  /** Short subject so far. */
  title: Scalars['String']['output'];
};

/** The content of an unsent signal. */
export type SubmitDraftInput = {
  /** Address of the location: at most 500 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Client of the utility for whom an operator submits the signal. */
  clientId?: InputMaybe<Scalars['ID']['input']>;
  /** Names of the chosen files, at most 100. */
  fileNames?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Location; null or absent if none. */
  location?: InputMaybe<CoordinatesInput>;
  /** First message so far; null or absent if none. */
  message?: InputMaybe<RichTextInput>;
  /** Person for whom an operator submits the signal, as typed so far, if the person is neither a submitter nor a client. */
  newCaller?: InputMaybe<NewCallerInput>;
  /** Submitter for whom an operator submits the signal. */
  submitterId?: InputMaybe<Scalars['ID']['input']>;
  /** Short subject so far: at most 1000 characters. */
  title: Scalars['String']['input'];
};

/** A new signal. With files: `POST /files/signals`, see docs/integrating.md. */
export type SubmitSignalInput = {
  /** Client of the utility for whom an operator submits the signal. */
  clientId?: InputMaybe<Scalars['ID']['input']>;
  /** A new UUID for each form. A repeated request with the same key is not stored again. Required if the REST service stores keys; otherwise it must be absent. */
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  /** Location of the problem. A location outside the served area is accepted; for such a location, `isInsideArea` of the query `signalPlace` is false. */
  location: CoordinatesInput;
  /** First message: not blank, at most 50 000 characters. */
  message: RichTextInput;
  /** Person for whom an operator submits the signal, if the person is neither a submitter nor a client yet. */
  newCaller?: InputMaybe<NewCallerInput>;
  /** Submitter for whom an operator submits the signal. At most one of `submitterId`, `clientId` and `newCaller`. */
  submitterId?: InputMaybe<Scalars['ID']['input']>;
  /** Short subject: not blank, at most 200 characters. */
  title: Scalars['String']['input'];
};

/** Result of `submitSignal`. Refusals: SERVICE_REFUSED, NOT_RECORDED. */
export type SubmitSignalResult = InvalidInput | Refusal | SubmitSignalSuccess;

/** The signal was stored. */
export type SubmitSignalSuccess = {
  __typename?: 'SubmitSignalSuccess';
  /** The new signal; null with an error if the change was stored but the record could not be read. */
  signal: Maybe<Signal>;
  /** Number of the new signal. */
  signalId: Scalars['ID']['output'];
};

/** A submitter of signals. */
export type Submitter = Lookup & {
  __typename?: 'Submitter';
  /**
   * Details that distinguish submitters with equal names: telephone, client number, address. Only in `submitters`; null if
   * unknown.
   */
  description: Maybe<Scalars['String']['output']>;
  /** Number of the submitter. */
  id: Scalars['ID']['output'];
  /** Name of the submitter. */
  name: Scalars['String']['output'];
};

/** Conditions, combined with AND. A field that is absent, null or blank is no condition. */
export type SubmitterFilter = {
  /** Search text, in spite of the field's name: words of the name or of the address, or a telephone or client number. Without the feature SUBMITTER_SEARCH: part of the name, ignoring letter case. At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** One page of submitters. */
export type SubmitterPage = {
  __typename?: 'SubmitterPage';
  /** The submitters of this page, sorted by name, at most `page.size`. */
  items: Array<Submitter>;
  /** Exact number of submitters that match the filter. Counted only if selected. */
  totalCount: Scalars['Int']['output'];
};

/** A water service connection (SVO), from the pipe to the building. */
export type SvoLine = {
  __typename?: 'SvoLine';
  /** Number of the connection. */
  id: Scalars['ID']['output'];
  /** The points of the line. */
  line: Array<Coordinates>;
  /** Pipe of the connection; null if unknown. */
  pipeId: Maybe<Scalars['ID']['output']>;
  /** Properties in the order shown. */
  properties: Array<LineProperty>;
  /** The number that users see: `id` minus 10 000 000, or `id` itself if it is at most 10 000 000. */
  shownNumber: Scalars['String']['output'];
};

/** A service connection that a common meter may have. */
export type SvoProposal = {
  __typename?: 'SvoProposal';
  /** Metres from the argument `at`, or else from the location of the meter's address, or of the meter if the address has none. */
  distance: Scalars['Float']['output'];
  /** True if no other connection is nearer. */
  isNearest: Scalars['Boolean']['output'];
  /** True if no pipe runs between the location from which `distance` is measured and the building of the connection. */
  isSameSide: Scalars['Boolean']['output'];
  /** The closest point of the connection, to which `distance` is measured. */
  point: Coordinates;
  /** Addresses of other open common meters that have this connection, without the address of the meter; at most three. */
  servedAddresses: Array<Scalars['String']['output']>;
  /** True if another open common meter at the same address has this connection. */
  servesAddress: Scalars['Boolean']['output'];
  /** The number that users see: `svoId` minus 10 000 000, or `svoId` itself if it is at most 10 000 000. */
  shownNumber: Scalars['String']['output'];
  /** Number of the connection. */
  svoId: Scalars['ID']['output'];
};

/** Position of one meter in the queue. The queue contains the open common meters that have an address with coordinates but no connection. */
export type SvoQueue = {
  __typename?: 'SvoQueue';
  /** Number of the next meter; null at the end of the queue. */
  nextId: Maybe<Scalars['ID']['output']>;
  /** Number of meters in the queue with a smaller record number, plus one. The meter itself need not be in the queue. */
  position: Scalars['Int']['output'];
  /** Number of the previous meter; null at the start of the queue. */
  previousId: Maybe<Scalars['ID']['output']>;
  /** Number of meters in the queue. */
  total: Scalars['Int']['output'];
};

/** A meter, a service connection and the place of the marker, chosen on the map. */
export type SvoSnapInput = {
  /** The connection that the user saw; null if none. If absent, it is not compared. A preview ignores it. */
  expectedSvoId?: InputMaybe<Scalars['ID']['input']>;
  /** Place of the marker. */
  marker: CoordinatesInput;
  /** Number of the service connection. */
  svoId: Scalars['ID']['input'];
  /** Number of the common meter. */
  waterMeterId: Scalars['ID']['input'];
};

/** Preview of `snapWaterMeter`: the result on the map. */
export type SvoSnapPreview = {
  __typename?: 'SvoSnapPreview';
  /** Metres from the marker to the connection; null if the REST service does not send them. */
  distance: Maybe<Scalars['Float']['output']>;
  /** The map feature of the REST service, to be drawn. The product's own service sends the line from the marker to the connection. */
  feature: Scalars['GeoJson']['output'];
  /** True if the REST service would refuse the snap because the connection is too far away. */
  isTooFar: Scalars['Boolean']['output'];
};

/** The assignment of a signal to the signed-in user. */
export type TakeSignalInput = {
  /** Number of the signal. */
  id: Scalars['ID']['input'];
  /** If true, the signal is assigned to the user even if a colleague works on it. */
  takeOver?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Result of `takeSignal`. Conflict: a colleague works on the signal, see `current.takenBy`. */
export type TakeSignalResult = SignalConflict | TakeSignalSuccess;

/** The user now works on the signal. */
export type TakeSignalSuccess = {
  __typename?: 'TakeSignalSuccess';
  /** The signal; null with an error if the change was stored but the record could not be read. */
  signal: Maybe<Signal>;
};

/** An external application. */
export type Tool = {
  __typename?: 'Tool';
  /** URL of the application. The client replaces the placeholders `zoom`, `lat` and `lng` in the URL, written `{zoom}` or `:zoom`, with the values of the user's last map view. */
  address: Scalars['String']['output'];
  /** Kind of the application. */
  kind: ToolKind;
};

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

/** A town or a village. The name begins with its code in the civil registry (GRAO). */
export type Town = Lookup & {
  __typename?: 'Town';
  /** Number. */
  id: Scalars['ID']['output'];
  /** Name, as shown. */
  name: Scalars['String']['output'];
};

/** An import to undo. */
export type UndoImportInput = {
  /** Number of the file. */
  id: Scalars['ID']['input'];
};

/** A status that the user has set by mistake. */
export type UndoSignalStatusInput = {
  /** Number of the signal. */
  id: Scalars['ID']['input'];
  /**
   * True if the reply that the user sent shortly before the change is no answer: the submitter waits again, for as long as
   * if it had not been sent. No effect if it is not the last message, or if nobody waited before it.
   */
  reopensWait?: InputMaybe<Scalars['Boolean']['input']>;
  /** The status that the user has set. */
  status: SignalStatus;
};

/**
 * Result of `undoSignalStatus`. Conflict: a colleague changed the status meanwhile. Refusal SERVICE_REFUSED: the change is
 * older than ten minutes, is not the user's, or a breakdown was linked or unlinked since.
 */
export type UndoSignalStatusResult = Refusal | SignalConflict | UndoSignalStatusSuccess;

/** The signal has the status before the change again. */
export type UndoSignalStatusSuccess = {
  __typename?: 'UndoSignalStatusSuccess';
  /** The signal; null with an error if the change was stored but the record could not be read. */
  signal: Maybe<Signal>;
};

/** Signals whose link to a breakdown is removed. */
export type UnlinkSignalsInput = {
  /** Number of the breakdown. */
  breakdownId: Scalars['ID']['input'];
  /** Numbers of 1 to 100 signals. A signal of another breakdown is refused. */
  signalIds: Array<Scalars['ID']['input']>;
};

/** Result of `unlinkSignals`. */
export type UnlinkSignalsResult = InvalidInput | UnlinkSignalsSuccess;

/** The signals were processed. */
export type UnlinkSignalsSuccess = {
  __typename?: 'UnlinkSignalsSuccess';
  /** The breakdown; null with an error if the change was stored but the record could not be read. */
  breakdown: Maybe<Breakdown>;
  /** The outcome of each signal, in the order of the input. */
  outcomes: Array<SignalLinkOutcome>;
};

/** Changes of an address. */
export type UpdateAddressInput = {
  /** The new values. */
  changes: AddressChanges;
  /** The values that the user saw, compared for the fields of `changes`. A different stored value is a conflict. */
  expected?: InputMaybe<AddressChanges>;
  /** Number of the record. */
  id: Scalars['ID']['input'];
};

/** Result of `updateAddress`. Refusal: SERVICE_REFUSED. */
export type UpdateAddressResult = AddressConflict | InvalidInput | Refusal | UpdateAddressSuccess;

/** The changes are stored. */
export type UpdateAddressSuccess = {
  __typename?: 'UpdateAddressSuccess';
  /** The address; null with an error if the change was stored but the record could not be read. */
  address: Maybe<Address>;
  /** Number of the record. */
  addressId: Scalars['ID']['output'];
};

/** Changes of a breakdown. */
export type UpdateBreakdownInput = {
  /** The new values. An absent value is unchanged. Null clears a value. */
  changes: BreakdownChanges;
  /** The values that the user saw. A different stored value of a changed field is a conflict. If absent, the value is not compared. */
  expected?: InputMaybe<BreakdownChanges>;
  /** Number of the record. */
  id: Scalars['ID']['input'];
};

/** Result of `updateBreakdown`. Refusal: SERVICE_REFUSED. */
export type UpdateBreakdownResult = BreakdownConflict | InvalidInput | Refusal | UpdateBreakdownSuccess;

/** The changes are stored. */
export type UpdateBreakdownSuccess = {
  __typename?: 'UpdateBreakdownSuccess';
  /** The breakdown; null with an error if the change was stored but the record could not be read. */
  breakdown: Maybe<Breakdown>;
  /** False if all values were already stored, so that nothing was written. */
  isChanged: Scalars['Boolean']['output'];
};

/** Changes of a client. */
export type UpdateClientInput = {
  /** If true, an EGN or EIK with a wrong length or check digit is stored too. If absent or false, it is a problem with the code CHECKSUM. A text with characters other than digits is never stored; the code of the problem is then FORMAT. */
  acceptsWrongIdentifier?: InputMaybe<Scalars['Boolean']['input']>;
  /** The new values. */
  changes: ClientChanges;
  /** The values that the user saw, compared for the fields of `changes`. A different stored value is a conflict. */
  expected?: InputMaybe<ClientChanges>;
  /** Number of the record. */
  id: Scalars['ID']['input'];
};

/** Result of `updateClient`. Refusal: SERVICE_REFUSED. */
export type UpdateClientResult = ClientConflict | InvalidInput | Refusal | UpdateClientSuccess;

/** The changes are stored. */
export type UpdateClientSuccess = {
  __typename?: 'UpdateClientSuccess';
  /** The client; null with an error if the change was stored but the record could not be read. */
  client: Maybe<Client>;
  /** Number of the record. */
  clientId: Scalars['ID']['output'];
};

/** Changes of an item. */
export type UpdateNomenclatureItemInput = {
  /** The new values. */
  changes: NomenclatureItemChanges;
  /** The values that the user saw, compared for the fields of `changes`. A different stored value is a conflict. */
  expected?: InputMaybe<NomenclatureItemChanges>;
  /** Id of the item. */
  id: Scalars['ID']['input'];
};

/** Result of `updateNomenclatureItem`. Refusals: SERVICE_REFUSED (for example if a signal status is switched off). */
export type UpdateNomenclatureItemResult = InvalidInput | NomenclatureItemConflict | Refusal | UpdateNomenclatureItemSuccess;

/** The changes are stored. */
export type UpdateNomenclatureItemSuccess = {
  __typename?: 'UpdateNomenclatureItemSuccess';
  /** Id of the item. */
  itemId: Scalars['ID']['output'];
};

/** Changes of a user. */
export type UpdateUserInput = {
  /** The new values. */
  changes: UserChanges;
  /** Id of the user. */
  id: Scalars['ID']['input'];
};

/** Result of `updateUser`. Refusals: SERVICE_REFUSED, LAST_ADMINISTRATOR. */
export type UpdateUserResult = InvalidInput | Refusal | UpdateUserSuccess;

/** The changes are stored. */
export type UpdateUserSuccess = {
  __typename?: 'UpdateUserSuccess';
  /** Message for the user, in Bulgarian. */
  message: Scalars['String']['output'];
};

/** A different address for a water meter. */
export type UpdateWaterMeterAddressInput = {
  /** The values chosen in the levels. */
  address: AddressPartsInput;
  /** Number of the address, if it is known. This address must also have the parts in `address`; otherwise the result is NOT_RECORDED. */
  addressId?: InputMaybe<Scalars['ID']['input']>;
  /** Number of the address that the user saw; null if none. If absent, the value is not compared. */
  expectedAddressId?: InputMaybe<Scalars['ID']['input']>;
  /** Number of the meter. */
  id: Scalars['ID']['input'];
};

/**
 * Result of `updateWaterMeterAddress`. Refusals: NOT_RECORDED if no address has these parts; SERVICE_REFUSED if several
 * addresses have them; WRONG_STATE if the meter has meanwhile got another address than `expectedAddressId`.
 */
export type UpdateWaterMeterAddressResult = Refusal | UpdateWaterMeterAddressSuccess;

/** The meter has the address. */
export type UpdateWaterMeterAddressSuccess = {
  __typename?: 'UpdateWaterMeterAddressSuccess';
  /** The meter; null with an error if the change was stored but the record could not be read. */
  waterMeter: Maybe<WaterMeter>;
  /** Number of the meter. */
  waterMeterId: Scalars['ID']['output'];
};

/** Changes of a water meter. */
export type UpdateWaterMeterInput = {
  /** The new values. */
  changes: WaterMeterChanges;
  /** The values that the user saw. A different stored value of a changed field is a conflict. If absent, the value is not compared. */
  expected?: InputMaybe<WaterMeterChanges>;
  /** Number of the record. */
  id: Scalars['ID']['input'];
};

/** Result of `updateWaterMeter`. Refusal: SERVICE_REFUSED. */
export type UpdateWaterMeterResult = InvalidInput | Refusal | UpdateWaterMeterSuccess | WaterMeterConflict;

/** The changes are stored. */
export type UpdateWaterMeterSuccess = {
  __typename?: 'UpdateWaterMeterSuccess';
  /** The water meter; null with an error if the change was stored but the record could not be read. */
  waterMeter: Maybe<WaterMeter>;
};

/** A user of the identity provider. */
export type User = {
  __typename?: 'User';
  /** E-mail; null without one. */
  email: Maybe<Scalars['String']['output']>;
  /** First name; null without one. */
  firstName: Maybe<Scalars['String']['output']>;
  /** Groups of the user, by name. Read with a separate REST call. */
  groups: Array<Group>;
  /** Id of the user at the identity provider. */
  id: Scalars['ID']['output'];
  /** False if the user cannot sign in. */
  isActive: Scalars['Boolean']['output'];
  /** True for the signed-in user. */
  isSelf: Scalars['Boolean']['output'];
  /** Last name; null without one. */
  lastName: Maybe<Scalars['String']['output']>;
  /** Modules with the roles that the user has directly, and the roles that can be given to the user. Read with separate REST calls. */
  modules: Array<RoleModule>;
  /** Every role of the user with its sources. Read with a separate REST call; null with an error if that call failed. */
  rights: Maybe<Array<UserRight>>;
  /** User name, in lower case. It never changes. */
  username: Scalars['String']['output'];
};

/** Values of a user. An absent value is unchanged. */
export type UserChanges = {
  /** E-mail, unique. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name: not blank, at most 255 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** If false, the user cannot sign in, and open sessions end. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Last name: not blank, at most 255 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** A new password; open sessions end. A lower-case Latin letter, a digit, one of !@#$%^&*, at least 6 characters. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Conditions, combined with AND. A field that is absent, null or blank is no condition. */
export type UserFilter = {
  /** If true, only active users; if false, only inactive ones. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words, each a part of the user name, the e-mail, the first or the last name, ignoring letter case. At most 200 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** One page of users. */
export type UserPage = {
  __typename?: 'UserPage';
  /** The users of this page, at most `page.size`. */
  items: Array<User>;
  /** Number of users that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A role that a user has, and its sources. */
export type UserRight = {
  __typename?: 'UserRight';
  /** Name that the module has in tokens. */
  clientId: Scalars['String']['output'];
  /** Names of the user's groups that give the role. If there are none and `isDirect` is false, another role of the user includes this role. */
  groups: Array<Scalars['String']['output']>;
  /** True if the role was given to the user directly. */
  isDirect: Scalars['Boolean']['output'];
  /** Name of the role. */
  roleName: Scalars['String']['output'];
};

/** A user with all roles, for a review of who may do what. */
export type UserRoles = {
  __typename?: 'UserRoles';
  /** Every role of the user with its sources. */
  rights: Array<UserRight>;
  /** The user. */
  user: User;
};

/** Roles of a user. */
export type UserRolesInput = {
  /** Id of the module. */
  moduleId: Scalars['ID']['input'];
  /** Ids of the roles. If empty, nothing changes. */
  roleIds: Array<Scalars['ID']['input']>;
  /** Id of the user. */
  userId: Scalars['ID']['input'];
};

/** One page of users with their roles. */
export type UserRolesPage = {
  __typename?: 'UserRolesPage';
  /** The users of this page, at most `page.size`. */
  items: Array<UserRoles>;
  /** Number of users that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A sort key; the first in the list has precedence. The user name is always the last key. */
export type UserSort = {
  /** Direction. */
  direction: SortDirection;
  /** Field to sort by. */
  field: UserSortField;
};

/** Sort fields of users. */
export type UserSortField =
  /** E-mail. */
  | 'EMAIL'
  /** First name. */
  | 'FIRST_NAME'
  /** Active or not. */
  | 'IS_ACTIVE'
  /** Last name. */
  | 'LAST_NAME'
  /** User name. */
  | 'USERNAME';

/** A water meter: at a flat or a house, or common for a building. */
export type WaterMeter = {
  __typename?: 'WaterMeter';
  /** Address; null without one. */
  address: Maybe<WaterMeterAddress>;
  /** Apartments that use the meter; null if unknown. */
  apartmentsTotal: Maybe<Scalars['Int']['output']>;
  /** Person who reads the meter; null if unknown. */
  auditor: Maybe<Auditor>;
  /** Day of the calibration; null if unknown. */
  calibrationDate: Maybe<Scalars['Date']['output']>;
  /** The client of the meter; null without one. */
  client: Maybe<WaterMeterClient>;
  /** Moment when the account was closed; null while it is open. */
  closedAt: Maybe<Scalars['DateTime']['output']>;
  /** Moment when the account was opened; null if the REST service does not send it. */
  createdAt: Maybe<Scalars['DateTime']['output']>;
  /** People who use the meter; null if unknown. */
  customersTotal: Maybe<Scalars['Int']['output']>;
  /** Factory number, shown as 'Водомер №'. Unique. */
  fabricNo: Scalars['String']['output'];
  /** Number of the record. Users know the meter by `fabricNo`. */
  id: Scalars['ID']['output'];
  /** Day of the installation; null if unknown. */
  installationDate: Maybe<Scalars['Date']['output']>;
  /** True for a common meter of a building (ownership type 2). */
  isCommon: Scalars['Boolean']['output'];
  /** Day of the last check; null if there was none. */
  lastCheckDate: Maybe<Scalars['Date']['output']>;
  /** Day of the last repair; null if there was none. */
  lastRepairDate: Maybe<Scalars['Date']['output']>;
  /** Location of the meter; null if it has none. */
  location: Maybe<Coordinates>;
  /** The common meter that measures the water of this meter too; null if there is none. */
  mainWaterMeter: Maybe<MainWaterMeter>;
  /** Manufacturer; null if the REST service does not send it. */
  manufacturer: Maybe<Manufacturer>;
  /** Moment of the last change; null if it was never changed. */
  modifiedAt: Maybe<Scalars['DateTime']['output']>;
  /** Day on which the meter is due for replacement; null if unknown. */
  nextCalibrationDate: Maybe<Scalars['Date']['output']>;
  /** Day on which the next check is due; null if none is planned. */
  nextCheckDate: Maybe<Scalars['Date']['output']>;
  /** Common or individual; null if the REST service does not send it. */
  ownershipType: Maybe<WaterMeterOwnershipType>;
  /** The latest reading in cubic metres; null if there is none. */
  reading: Maybe<Scalars['Decimal']['output']>;
  /** Readings, newest first, at most 1 000. */
  readings: Array<MeterReading>;
  /** Number of the water service connection; null if the meter is not attached to one. */
  svoId: Maybe<Scalars['ID']['output']>;
  /** Type of the meter; null if the REST service does not send it. */
  type: Maybe<WaterMeterType>;
};

/** The address of a water meter. */
export type WaterMeterAddress = {
  __typename?: 'WaterMeterAddress';
  /** Apartment. */
  apartment: Maybe<Scalars['String']['output']>;
  /** Block. */
  block: Maybe<Scalars['String']['output']>;
  /** Code of the carnet; null without one. */
  carnetCode: Maybe<Scalars['String']['output']>;
  /** Page of the carnet; null without one. */
  carnetPage: Maybe<Scalars['Int']['output']>;
  /** Description: the housing estate or the street with its number. */
  description: Scalars['String']['output'];
  /** Entrance. */
  entrance: Maybe<Scalars['String']['output']>;
  /** Floor. */
  floor: Maybe<Scalars['String']['output']>;
  /** The whole address in one line. */
  fullAddress: Scalars['String']['output'];
  /** Number of the record. */
  id: Scalars['ID']['output'];
  /** Location; null if the address is not geocoded. */
  location: Maybe<Coordinates>;
  /** Street. */
  streetName: Maybe<Scalars['String']['output']>;
  /** House number. */
  streetNumber: Maybe<Scalars['String']['output']>;
  /** Town. */
  townName: Maybe<Scalars['String']['output']>;
};

/** Dates of a water meter. An absent value is unchanged. Null clears a value. */
export type WaterMeterChanges = {
  /** Day of the calibration. */
  calibrationDate?: InputMaybe<Scalars['Date']['input']>;
  /** Day of the installation. */
  installationDate?: InputMaybe<Scalars['Date']['input']>;
  /** Day on which the meter is due for replacement. */
  nextCalibrationDate?: InputMaybe<Scalars['Date']['input']>;
};

/** The client of a water meter, without the personal number. */
export type WaterMeterClient = {
  __typename?: 'WaterMeterClient';
  /** Client number on the invoice. */
  clientNumber: Scalars['String']['output'];
  /** Number of the record. */
  id: Scalars['ID']['output'];
  /** True for a residential client (type 1). */
  isResidential: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Code of the type; null if unknown. */
  typeCode: Maybe<Scalars['String']['output']>;
  /** Bulgarian name of the type; null if unknown. */
  typeName: Maybe<Scalars['String']['output']>;
};

/** The water meter was changed meanwhile. Nothing was stored. */
export type WaterMeterConflict = Failure & {
  __typename?: 'WaterMeterConflict';
  /** Moment of the latest change; null if unknown. */
  changedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who made the latest change; null if unknown. */
  changedBy: Maybe<Scalars['String']['output']>;
  /** The stored water meter. */
  current: WaterMeter;
  /** Fields of `changes` whose expected value is outdated. */
  fields: Array<Scalars['String']['output']>;
  /** Message for the user, in Bulgarian. */
  message: Scalars['String']['output'];
};

/** Conditions, combined with AND. A field that is absent, null, blank or an empty list is no condition. */
export type WaterMeterFilter = {
  /** Words of the address, or the beginnings of these words, in Cyrillic or Latin letters. At most 200 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Rectangle that contains the address. */
  addressBounds?: InputMaybe<BoundsInput>;
  /** Moment when the address was created. */
  addressCreated?: InputMaybe<DateTimeRange>;
  /** Moment of the address's last change. */
  addressModified?: InputMaybe<DateTimeRange>;
  /** Apartment of the address: the whole value, ignoring letter case. */
  apartment?: InputMaybe<Scalars['String']['input']>;
  /** Apartments that use the meter. */
  apartmentsTotal?: InputMaybe<DecimalRange>;
  /** Block of the address: the whole value, ignoring letter case. */
  block?: InputMaybe<Scalars['String']['input']>;
  /** Rectangle that contains the meter. */
  bounds?: InputMaybe<BoundsInput>;
  /** Code of the carnet: the whole value. `123 / 5` is one page of it, if the service reads the page. */
  carnetCode?: InputMaybe<Scalars['String']['input']>;
  /** Page of the carnet, a whole number. */
  carnetPage?: InputMaybe<Scalars['String']['input']>;
  /** Numbers of clients. To filter by EGN or EIK, first find the numbers with `clientsByIdentifier`. The URLs of the page and of the REST call then contain no EGN. */
  clientIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Words of the client's name, or the beginnings of these words, in Cyrillic or Latin letters. At most 200 characters. */
  clientName?: InputMaybe<Scalars['String']['input']>;
  /** Part of the client's number. At most 200 characters. */
  clientNumber?: InputMaybe<Scalars['String']['input']>;
  /** Types of the client: numbers of `clientTypes`. */
  clientTypeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Moment when the account was opened. */
  created?: InputMaybe<DateTimeRange>;
  /** People who use the meter. */
  customersTotal?: InputMaybe<DecimalRange>;
  /** Part of the district's name, or its number in the lookup list. */
  districtName?: InputMaybe<Scalars['String']['input']>;
  /** Entrance of the address: the whole value, ignoring letter case. */
  entrance?: InputMaybe<Scalars['String']['input']>;
  /** Part of the factory number. At most 200 characters. */
  fabricNo?: InputMaybe<Scalars['String']['input']>;
  /** Floor of the address: the whole value, ignoring letter case. */
  floor?: InputMaybe<Scalars['String']['input']>;
  /** Records that break this rule of the integrity check. A rule about the records of another list is refused. */
  integrity?: InputMaybe<IntegrityRule>;
  /** If true, meters whose account is closed; if false, meters whose account is open. */
  isClosed?: InputMaybe<Scalars['Boolean']['input']>;
  /** If true, meters with a location; if false, meters without one. */
  isGeocoded?: InputMaybe<Scalars['Boolean']['input']>;
  /** Days of the last check. */
  lastCheck?: InputMaybe<DateRange>;
  /** Days of the last repair. */
  lastRepair?: InputMaybe<DateRange>;
  /** Manufacturers: numbers of `manufacturers`. */
  manufacturerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Moment of the last change. */
  modified?: InputMaybe<DateTimeRange>;
  /** Part of the municipality's name, or its number in the lookup list. */
  municipalityName?: InputMaybe<Scalars['String']['input']>;
  /** Days on which the next check is due. */
  nextCheck?: InputMaybe<DateRange>;
  /** Ownership: 1 individual, 2 common. */
  ownershipTypeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Latest reading in cubic metres. */
  reading?: InputMaybe<DecimalRange>;
  /** Part of the street's name. At most 200 characters. */
  streetName?: InputMaybe<Scalars['String']['input']>;
  /** GRAO code of the town: the whole value. */
  townGraoCode?: InputMaybe<Scalars['String']['input']>;
  /** Part of the town's name. At most 200 characters. */
  townName?: InputMaybe<Scalars['String']['input']>;
  /** Types of the meter: numbers of `waterMeterTypes`. */
  typeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Postal code of the address: the whole value, ignoring letter case. */
  zipCode?: InputMaybe<Scalars['String']['input']>;
};

/** Ownership of a meter: 1 individual, 2 common. */
export type WaterMeterOwnershipType = Lookup & {
  __typename?: 'WaterMeterOwnershipType';
  /** Number of the item. */
  id: Scalars['ID']['output'];
  /** Bulgarian name, as shown. */
  name: Scalars['String']['output'];
};

/** One page of water meters. */
export type WaterMeterPage = {
  __typename?: 'WaterMeterPage';
  /** The water meters of this page, at most `page.size`. */
  items: Array<WaterMeter>;
  /** Exact number of water meters that match the filter. Counted only if selected. If `items` is not selected, no rows are read. */
  totalCount: Scalars['Int']['output'];
};

/** Place and connection of a meter. Without any field, nothing is changed or compared. */
export type WaterMeterPlaceInput = {
  /**
   * The place; null if none. If absent, the place is unchanged, and in `expected` it is not compared. UNSUPPORTED: null, if
   * the installation lacks SVO_TOOLS.
   */
  location?: InputMaybe<CoordinatesInput>;
  /**
   * Number of the connection; null if none. If absent, the connection is unchanged, and in `expected` it is not compared. A
   * new connection has the rules of `snapWaterMeter`, unless it is the one before the last change.
   */
  svoId?: InputMaybe<Scalars['ID']['input']>;
};

/** Settings of the installation for the screens of water meters: URLs of other applications, and the threshold of an unusual consumption. */
export type WaterMeterSettings = {
  __typename?: 'WaterMeterSettings';
  /** Deviation p in percent: a daily consumption above the usual × (1 + p / 100), or below the usual / (1 + p / 100), is marked. Usual is the median of the meter's periods. */
  deviationPercent: Scalars['Int']['output'];
  /** Thematic map of a meter; null for the product's own. `{zoom}`, `{lat}`, `{lng}`, `{layer}` (residential or public) and `{id}` are replaced. */
  mapUrl: Maybe<Scalars['String']['output']>;
  /** Page of an address in the external application for valves; null if none. `{addressId}` is replaced. */
  valvesUrl: Maybe<Scalars['String']['output']>;
};

/** A sort key; the first in the list has precedence. The number of the record, descending, is always the last key, so that pages are stable. */
export type WaterMeterSort = {
  /** Direction. */
  direction: SortDirection;
  /** Field to sort by. */
  field: WaterMeterSortField;
};

/** Sort fields of water meters. */
export type WaterMeterSortField =
  /** Description of the address. */
  | 'ADDRESS_DESCRIPTION'
  /** Code of the carnet. */
  | 'CARNET'
  /** Name of the client. */
  | 'CLIENT_NAME'
  /** Number of the client. */
  | 'CLIENT_NUMBER'
  /** Moment when the account was opened. */
  | 'CREATED_AT'
  /** Factory number. */
  | 'FABRIC_NO'
  /** Number of the record. */
  | 'ID'
  /** Day of the last check. */
  | 'LAST_CHECK_DATE'
  /** Day of the last repair. */
  | 'LAST_REPAIR_DATE'
  /** Moment of the last change. */
  | 'MODIFIED_AT'
  /** Day of the next check. */
  | 'NEXT_CHECK_DATE'
  /** Ownership: individual before common. */
  | 'OWNERSHIP_TYPE'
  /** Latest reading. */
  | 'READING';

/** Type of a meter. */
export type WaterMeterType = Lookup & {
  __typename?: 'WaterMeterType';
  /** Number of the item. */
  id: Scalars['ID']['output'];
  /** Bulgarian name, as shown. */
  name: Scalars['String']['output'];
};

/** A stored reading that was entered by mistake. */
export type WithdrawMeterReadingInput = {
  /** The value that the user saw. */
  expected: Scalars['Decimal']['input'];
  /** Number of the reading. */
  readingId: Scalars['ID']['input'];
  /** Number of the meter. */
  waterMeterId: Scalars['ID']['input'];
};

/** Result of `withdrawMeterReading`. The refusals are those of `correctMeterReading`. */
export type WithdrawMeterReadingResult = Refusal | WithdrawMeterReadingSuccess;

/** The reading no longer belongs to the meter; `readingChanges` contains it. */
export type WithdrawMeterReadingSuccess = {
  __typename?: 'WithdrawMeterReadingSuccess';
  /** The meter; null with an error if the change was stored but the record could not be read. */
  waterMeter: Maybe<WaterMeter>;
  /** Number of the meter. */
  waterMeterId: Scalars['ID']['output'];
};

/** A raster layer of a map server: an entry of 'Подложки'. */
export type WmsLayer = {
  __typename?: 'WmsLayer';
  /** Name of the layer on the map server, sent as the parameter LAYERS. */
  id: Scalars['ID']['output'];
  /** True if the layer is shown initially. */
  isShown: Scalars['Boolean']['output'];
  /** Maximum zoom. */
  maxZoom: Scalars['Float']['output'];
  /** Minimum zoom. */
  minZoom: Scalars['Float']['output'];
  /** Bulgarian name, as shown. */
  name: Scalars['String']['output'];
  /** Kind of the service, usually `WMS`. */
  type: Scalars['String']['output'];
  /** Path of the map server on the gateway, without parameters. */
  url: Scalars['String']['output'];
};

/** A free work card number, and the breakdown that has the requested number. */
export type WorkCardNumber = {
  __typename?: 'WorkCardNumber';
  /** Number of the breakdown that has the requested work card number; null if there is none. */
  breakdownId: Maybe<Scalars['ID']['output']>;
  /** The first free number after that of the newest breakdown whose number ends with digits. */
  next: Scalars['String']['output'];
  /**
   * The same as `breakdownId`.
   * @deprecated Use `breakdownId`.
   */
  takenById: Maybe<Scalars['ID']['output']>;
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
  AddMeterReadingResult:
    | ( Success<AddMeterReadingSuccess, 'waterMeter'> )
    | ( HigherReading )
    | ( InvalidInput )
    | ( LowerReading )
    | ( Refusal )
  ;
  AddSignalNoteResult:
    | ( Success<AddSignalNoteSuccess, 'signal'> )
    | ( InvalidInput )
    | ( Refusal )
  ;
  ChangeRolesResult:
    | ( ChangeRolesSuccess )
    | ( Refusal )
  ;
  ChangeSignalStatusResult:
    | ( Success<ChangeSignalStatusSuccess, 'signal'> )
    | ( Refusal )
    | ( ConflictRecord )
  ;
  CorrectCallerResult:
    | ( CorrectCallerSuccess )
    | ( InvalidInput )
    | ( Refusal )
  ;
  CorrectMeterReadingResult:
    | ( Success<CorrectMeterReadingSuccess, 'waterMeter'> )
    | ( InvalidInput )
    | ( Refusal )
  ;
  CorrectSignalResult:
    | ( Success<CorrectSignalSuccess, 'signal'> )
    | ( InvalidInput )
    | ( ConflictRecord )
  ;
  CreateAddressResult:
    | ( Omit<AddressExists, 'existing'> & { existing: _RefType['Address'] } )
    | ( Success<CreateAddressSuccess, 'address'> )
    | ( InvalidInput )
    | ( Refusal )
  ;
  CreateBreakdownResult:
    | ( Success<CreateBreakdownSuccess, 'breakdown'> )
    | ( InvalidInput )
    | ( Refusal )
  ;
  CreateClientResult:
    | ( Success<CreateClientSuccess, 'client'> )
    | ( InvalidInput )
    | ( Refusal )
  ;
  CreateGroupResult:
    | ( CreateGroupSuccess )
    | ( InvalidInput )
    | ( Refusal )
  ;
  CreateNomenclatureItemResult:
    | ( CreateNomenclatureItemSuccess )
    | ( InvalidInput )
    | ( Refusal )
  ;
  CreateUserResult:
    | ( CreateUserSuccess )
    | ( InvalidInput )
    | ( Refusal )
  ;
  CreateWaterMeterResult:
    | ( Success<CreateWaterMeterSuccess, 'waterMeter'> )
    | ( InvalidInput )
    | ( Refusal )
  ;
  DeleteGroupResult:
    | ( DeleteGroupSuccess )
    | ( Refusal )
  ;
  DeleteListViewResult:
    | ( DeleteListViewSuccess )
    | ( Refusal )
  ;
  GroupMemberResult:
    | ( GroupMemberSuccess )
    | ( Refusal )
  ;
  HandOverSignalResult:
    | ( Success<HandOverSignalSuccess, 'signal'> )
    | ( Refusal )
  ;
  ImportRunResult:
    | ( Success<ImportRunSuccess, 'importFile'> )
    | ( Refusal )
  ;
  LinkSignalResult:
    | ( Success<LinkSignalSuccess, 'signal'> )
    | ( Refusal )
  ;
  LinkSignalsResult:
    | ( InvalidInput )
    | ( Success<LinkSignalsSuccess, 'breakdown'> )
  ;
  MarkSignalReadResult:
    | ( Success<MarkSignalReadSuccess, 'signal'> )
    | ( Refusal )
  ;
  MergeSignalResult:
    | ( InvalidInput )
    | ( Success<MergeSignalSuccess, 'signal'> )
    | ( Refusal )
    | ( ConflictRecord )
  ;
  MoveWaterMeterResult:
    | ( InvalidInput )
    | ( Success<MoveWaterMeterSuccess, 'waterMeter'> )
    | ( Refusal )
  ;
  RemoveSignalLinkResult:
    | ( Refusal )
    | ( Success<RemoveSignalLinkSuccess, 'signal'> )
  ;
  RenameGroupResult:
    | ( InvalidInput )
    | ( Refusal )
    | ( RenameGroupSuccess )
  ;
  ReplyToSignalResult:
    | ( InvalidInput )
    | ( Refusal )
    | ( Success<ReplyToSignalSuccess, 'signal'> )
    | ( ConflictRecord )
  ;
  ReportPresenceResult:
    | ( Refusal )
    | ( Omit<ReportPresenceSuccess, 'others'> & { others: Array<_RefType['SignalPresence']> } )
  ;
  RevealClientIdentifierResult:
    | ( InvalidInput )
    | ( RevealClientIdentifierSuccess )
  ;
  SaveListViewResult:
    | ( InvalidInput )
    | ( Refusal )
    | ( SaveListViewSuccess )
  ;
  SaveMapViewResult:
    | ( InvalidInput )
    | ( SaveMapViewSuccess )
  ;
  SaveSignalDraftResult:
    | ( InvalidInput )
    | ( SaveSignalDraftSuccess )
  ;
  SaveSubmitDraftResult:
    | ( InvalidInput )
    | ( SaveSubmitDraftSuccess )
  ;
  SetListColumnsResult:
    | ( Refusal )
    | ( SetListColumnsSuccess )
  ;
  SetSignalPriorityResult:
    | ( Success<SetSignalPrioritySuccess, 'signal'> )
    | ( ConflictRecord )
  ;
  SnapWaterMeterResult:
    | ( Refusal )
    | ( Success<SnapWaterMeterSuccess, 'waterMeter'> )
  ;
  SubmitSignalResult:
    | ( InvalidInput )
    | ( Refusal )
    | ( Success<SubmitSignalSuccess, 'signal'> )
  ;
  TakeSignalResult:
    | ( ConflictRecord )
    | ( Success<TakeSignalSuccess, 'signal'> )
  ;
  UndoSignalStatusResult:
    | ( Refusal )
    | ( ConflictRecord )
    | ( Success<UndoSignalStatusSuccess, 'signal'> )
  ;
  UnlinkSignalsResult:
    | ( InvalidInput )
    | ( Success<UnlinkSignalsSuccess, 'breakdown'> )
  ;
  UpdateAddressResult:
    | ( Omit<AddressConflict, 'current'> & { current: _RefType['Address'] } )
    | ( InvalidInput )
    | ( Refusal )
    | ( Success<UpdateAddressSuccess, 'address'> )
  ;
  UpdateBreakdownResult:
    | ( Omit<BreakdownConflict, 'current'> & { current: _RefType['Breakdown'] } )
    | ( InvalidInput )
    | ( Refusal )
    | ( Success<UpdateBreakdownSuccess, 'breakdown'> )
  ;
  UpdateClientResult:
    | ( Omit<ClientConflict, 'current'> & { current: _RefType['Client'] } )
    | ( InvalidInput )
    | ( Refusal )
    | ( Success<UpdateClientSuccess, 'client'> )
  ;
  UpdateNomenclatureItemResult:
    | ( InvalidInput )
    | ( Omit<NomenclatureItemConflict, 'current'> & { current: _RefType['NomenclatureItem'] } )
    | ( Refusal )
    | ( UpdateNomenclatureItemSuccess )
  ;
  UpdateUserResult:
    | ( InvalidInput )
    | ( Refusal )
    | ( UpdateUserSuccess )
  ;
  UpdateWaterMeterAddressResult:
    | ( Refusal )
    | ( Success<UpdateWaterMeterAddressSuccess, 'waterMeter'> )
  ;
  UpdateWaterMeterResult:
    | ( InvalidInput )
    | ( Refusal )
    | ( Success<UpdateWaterMeterSuccess, 'waterMeter'> )
    | ( Omit<WaterMeterConflict, 'current'> & { current: _RefType['WaterMeter'] } )
  ;
  WithdrawMeterReadingResult:
    | ( Refusal )
    | ( Success<WithdrawMeterReadingSuccess, 'waterMeter'> )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Failure:
    | ( Omit<AddressConflict, 'current'> & { current: _RefType['Address'] } )
    | ( Omit<AddressExists, 'existing'> & { existing: _RefType['Address'] } )
    | ( Omit<BreakdownConflict, 'current'> & { current: _RefType['Breakdown'] } )
    | ( Omit<ClientConflict, 'current'> & { current: _RefType['Client'] } )
    | ( HigherReading )
    | ( InvalidInput )
    | ( LowerReading )
    | ( Omit<NomenclatureItemConflict, 'current'> & { current: _RefType['NomenclatureItem'] } )
    | ( Refusal )
    | ( ConflictRecord )
    | ( Omit<WaterMeterConflict, 'current'> & { current: _RefType['WaterMeter'] } )
  ;
  Lookup:
    | ( AddressChoice )
    | ( Choice )
    | ( Choice )
    | ( ClientChoice )
    | ( Choice )
    | ( Choice )
    | ( District )
    | ( Choice )
    | ( Choice )
    | ( Choice )
    | ( Choice )
    | ( Choice )
    | ( Street )
    | ( Choice )
    | ( Town )
    | ( Choice )
    | ( Choice )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Action: Action;
  Activity: ResolverTypeWrapper<ActivityRecord>;
  ActivityAction: ActivityAction;
  ActivityEntity: ActivityEntity;
  ActivityFilter: ActivityFilter;
  ActivityPage: ResolverTypeWrapper<LazyPage<ActivityRecord>>;
  ActivitySort: ActivitySort;
  ActivitySortField: ActivitySortField;
  AddMeterReadingInput: AddMeterReadingInput;
  AddMeterReadingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddMeterReadingResult']>;
  AddMeterReadingSuccess: ResolverTypeWrapper<Success<AddMeterReadingSuccess, 'waterMeter'>>;
  AddSignalNoteInput: AddSignalNoteInput;
  AddSignalNoteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddSignalNoteResult']>;
  AddSignalNoteSuccess: ResolverTypeWrapper<Success<AddSignalNoteSuccess, 'signal'>>;
  Address: ResolverTypeWrapper<AddressRecord>;
  AddressChanges: AddressChanges;
  AddressChoice: ResolverTypeWrapper<AddressChoice>;
  AddressConflict: ResolverTypeWrapper<Omit<AddressConflict, 'current'> & { current: ResolversTypes['Address'] }>;
  AddressExists: ResolverTypeWrapper<Omit<AddressExists, 'existing'> & { existing: ResolversTypes['Address'] }>;
  AddressFilter: AddressFilter;
  AddressLevel: AddressLevel;
  AddressMappingFilter: AddressMappingFilter;
  AddressMatch: ResolverTypeWrapper<AddressMatch>;
  AddressPage: ResolverTypeWrapper<LazyPage<AddressRecord>>;
  AddressPartsInput: AddressPartsInput;
  AddressSort: AddressSort;
  AddressSortField: AddressSortField;
  AffectedAddress: ResolverTypeWrapper<AffectedAddress>;
  AffectedStreet: ResolverTypeWrapper<AffectedStreet>;
  Attachment: ResolverTypeWrapper<Attachment>;
  Auditor: ResolverTypeWrapper<Auditor>;
  AuditorChoice: ResolverTypeWrapper<Choice>;
  BaseMap: ResolverTypeWrapper<BaseMap>;
  BaseMapKind: BaseMapKind;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BoundsInput: BoundsInput;
  Breakdown: ResolverTypeWrapper<BreakdownRecord>;
  BreakdownChanges: BreakdownChanges;
  BreakdownConflict: ResolverTypeWrapper<Omit<BreakdownConflict, 'current'> & { current: ResolversTypes['Breakdown'] }>;
  BreakdownFilter: BreakdownFilter;
  BreakdownMatch: ResolverTypeWrapper<BreakdownMatch>;
  BreakdownPage: ResolverTypeWrapper<LazyPage<BreakdownRecord>>;
  BreakdownPlace: ResolverTypeWrapper<BreakdownPlace>;
  BreakdownSort: BreakdownSort;
  BreakdownSortField: BreakdownSortField;
  BreakdownView: BreakdownView;
  BreakdownViewCounts: ResolverTypeWrapper<BreakdownViewCounts>;
  ByteSize: ResolverTypeWrapper<Scalars['ByteSize']['output']>;
  Carnet: ResolverTypeWrapper<Choice>;
  ChangeRolesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeRolesResult']>;
  ChangeRolesSuccess: ResolverTypeWrapper<ChangeRolesSuccess>;
  ChangeSignalStatusInput: ChangeSignalStatusInput;
  ChangeSignalStatusResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeSignalStatusResult']>;
  ChangeSignalStatusSuccess: ResolverTypeWrapper<Success<ChangeSignalStatusSuccess, 'signal'>>;
  Client: ResolverTypeWrapper<ClientRecord>;
  ClientChanges: ClientChanges;
  ClientChoice: ResolverTypeWrapper<ClientChoice>;
  ClientConflict: ResolverTypeWrapper<Omit<ClientConflict, 'current'> & { current: ResolversTypes['Client'] }>;
  ClientFilter: ClientFilter;
  ClientMeter: ResolverTypeWrapper<ClientMeter>;
  ClientOutage: ResolverTypeWrapper<ClientOutageRecord>;
  ClientPage: ResolverTypeWrapper<LazyPage<ClientRecord>>;
  ClientSort: ClientSort;
  ClientSortField: ClientSortField;
  ClientType: ResolverTypeWrapper<Choice>;
  Colleague: ResolverTypeWrapper<Choice>;
  ConfirmImportInput: ConfirmImportInput;
  Coordinates: ResolverTypeWrapper<Coordinates>;
  CoordinatesInput: CoordinatesInput;
  CorrectCallerInput: CorrectCallerInput;
  CorrectCallerResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CorrectCallerResult']>;
  CorrectCallerSuccess: ResolverTypeWrapper<CorrectCallerSuccess>;
  CorrectMeterReadingInput: CorrectMeterReadingInput;
  CorrectMeterReadingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CorrectMeterReadingResult']>;
  CorrectMeterReadingSuccess: ResolverTypeWrapper<Success<CorrectMeterReadingSuccess, 'waterMeter'>>;
  CorrectSignalInput: CorrectSignalInput;
  CorrectSignalResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CorrectSignalResult']>;
  CorrectSignalSuccess: ResolverTypeWrapper<Success<CorrectSignalSuccess, 'signal'>>;
  CreateAddressInput: CreateAddressInput;
  CreateAddressResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateAddressResult']>;
  CreateAddressSuccess: ResolverTypeWrapper<Success<CreateAddressSuccess, 'address'>>;
  CreateBreakdownInput: CreateBreakdownInput;
  CreateBreakdownResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateBreakdownResult']>;
  CreateBreakdownSuccess: ResolverTypeWrapper<Success<CreateBreakdownSuccess, 'breakdown'>>;
  CreateClientInput: CreateClientInput;
  CreateClientResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateClientResult']>;
  CreateClientSuccess: ResolverTypeWrapper<Success<CreateClientSuccess, 'client'>>;
  CreateGroupInput: CreateGroupInput;
  CreateGroupResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateGroupResult']>;
  CreateGroupSuccess: ResolverTypeWrapper<CreateGroupSuccess>;
  CreateNomenclatureItemInput: CreateNomenclatureItemInput;
  CreateNomenclatureItemResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateNomenclatureItemResult']>;
  CreateNomenclatureItemSuccess: ResolverTypeWrapper<CreateNomenclatureItemSuccess>;
  CreateUserInput: CreateUserInput;
  CreateUserResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateUserResult']>;
  CreateUserSuccess: ResolverTypeWrapper<CreateUserSuccess>;
  CreateWaterMeterInput: CreateWaterMeterInput;
  CreateWaterMeterResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateWaterMeterResult']>;
  CreateWaterMeterSuccess: ResolverTypeWrapper<Success<CreateWaterMeterSuccess, 'waterMeter'>>;
  CriticalUser: ResolverTypeWrapper<CriticalUser>;
  CriticalUserKind: CriticalUserKind;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateRange: DateRange;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DateTimeRange: DateTimeRange;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DecimalRange: DecimalRange;
  DeleteGroupInput: DeleteGroupInput;
  DeleteGroupResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteGroupResult']>;
  DeleteGroupSuccess: ResolverTypeWrapper<DeleteGroupSuccess>;
  DeleteListViewInput: DeleteListViewInput;
  DeleteListViewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteListViewResult']>;
  DeleteListViewSuccess: ResolverTypeWrapper<DeleteListViewSuccess>;
  District: ResolverTypeWrapper<District>;
  DryLine: ResolverTypeWrapper<DryLine>;
  Environment: ResolverTypeWrapper<Environment>;
  ErrorCode: ErrorCode;
  Exception: ResolverTypeWrapper<ExceptionRecord>;
  ExceptionCall: ResolverTypeWrapper<ExceptionCall>;
  ExceptionFilter: ExceptionFilter;
  ExceptionPage: ResolverTypeWrapper<LazyPage<ExceptionRecord>>;
  ExceptionSort: ExceptionSort;
  ExceptionSortField: ExceptionSortField;
  Failure: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Failure']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FoundAddress: ResolverTypeWrapper<FoundAddress>;
  FoundBreakdown: ResolverTypeWrapper<FoundBreakdown>;
  FoundMeter: ResolverTypeWrapper<FoundMeter>;
  FoundSignal: ResolverTypeWrapper<FoundSignal>;
  GeoHit: ResolverTypeWrapper<GeoHit>;
  GeoJson: ResolverTypeWrapper<Scalars['GeoJson']['output']>;
  Group: ResolverTypeWrapper<GroupRecord>;
  GroupFilter: GroupFilter;
  GroupMemberInput: GroupMemberInput;
  GroupMemberResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GroupMemberResult']>;
  GroupMemberSuccess: ResolverTypeWrapper<GroupMemberSuccess>;
  GroupPage: ResolverTypeWrapper<LazyPage<GroupRecord>>;
  GroupRolesInput: GroupRolesInput;
  GroupSort: GroupSort;
  GroupSortField: GroupSortField;
  HandOverSignalInput: HandOverSignalInput;
  HandOverSignalResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HandOverSignalResult']>;
  HandOverSignalSuccess: ResolverTypeWrapper<Success<HandOverSignalSuccess, 'signal'>>;
  HigherReading: ResolverTypeWrapper<HigherReading>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IdentifiedClient: ResolverTypeWrapper<IdentifiedClient>;
  ImportCellInput: ImportCellInput;
  ImportChange: ResolverTypeWrapper<ImportChangeRecord>;
  ImportChangePage: ResolverTypeWrapper<LazyPage<ImportChangeRecord>>;
  ImportFile: ResolverTypeWrapper<ImportFileRecord>;
  ImportFileFilter: ImportFileFilter;
  ImportFilePage: ResolverTypeWrapper<LazyPage<ImportFileRecord>>;
  ImportFileSort: ImportFileSort;
  ImportFileSortField: ImportFileSortField;
  ImportFormat: ImportFormat;
  ImportProblem: ResolverTypeWrapper<ImportProblem>;
  ImportProblemKind: ImportProblemKind;
  ImportRunResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ImportRunResult']>;
  ImportRunStatus: ImportRunStatus;
  ImportRunSuccess: ResolverTypeWrapper<Success<ImportRunSuccess, 'importFile'>>;
  ImportStage: ImportStage;
  ImportType: ImportType;
  ImportTypeName: ResolverTypeWrapper<ImportTypeName>;
  ImportedValue: ResolverTypeWrapper<ImportedValueRecord>;
  InputProblem: ResolverTypeWrapper<InputProblem>;
  InputProblemCode: InputProblemCode;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IntegrityCheck: ResolverTypeWrapper<IntegrityCheck>;
  IntegrityFinding: ResolverTypeWrapper<IntegrityFinding>;
  IntegrityOutcome: IntegrityOutcome;
  IntegrityRecord: ResolverTypeWrapper<IntegrityRecord>;
  IntegrityRule: IntegrityRule;
  InvalidInput: ResolverTypeWrapper<InvalidInput>;
  IsolationOverlap: ResolverTypeWrapper<IsolationOverlap>;
  IsolationPlan: ResolverTypeWrapper<IsolationPlan>;
  IsolationValve: ResolverTypeWrapper<IsolationValve>;
  KevrCategory1: ResolverTypeWrapper<Choice>;
  KevrCategory2: ResolverTypeWrapper<Choice>;
  LineProperty: ResolverTypeWrapper<LineProperty>;
  LinkCandidate: ResolverTypeWrapper<Omit<LinkCandidate, 'signal'> & { signal: ResolversTypes['Signal'] }>;
  LinkSignalInput: LinkSignalInput;
  LinkSignalResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LinkSignalResult']>;
  LinkSignalSuccess: ResolverTypeWrapper<Success<LinkSignalSuccess, 'signal'>>;
  LinkSignalsInput: LinkSignalsInput;
  LinkSignalsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LinkSignalsResult']>;
  LinkSignalsSuccess: ResolverTypeWrapper<Success<LinkSignalsSuccess, 'breakdown'>>;
  ListView: ResolverTypeWrapper<ListView>;
  ListViews: ResolverTypeWrapper<ListViews>;
  LogEntry: ResolverTypeWrapper<LogEntryRecord>;
  LogEntryFilter: LogEntryFilter;
  LogEntryPage: ResolverTypeWrapper<LazyPage<LogEntryRecord>>;
  LogEntrySort: LogEntrySort;
  LogEntrySortField: LogEntrySortField;
  Lookup: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Lookup']>;
  LowerReading: ResolverTypeWrapper<LowerReading>;
  MainWaterMeter: ResolverTypeWrapper<MainWaterMeter>;
  Manufacturer: ResolverTypeWrapper<Choice>;
  MapDataItem: ResolverTypeWrapper<MapDataItem>;
  MapStyleJson: ResolverTypeWrapper<Scalars['MapStyleJson']['output']>;
  MapView: ResolverTypeWrapper<MapView>;
  MarkSignalReadInput: MarkSignalReadInput;
  MarkSignalReadResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MarkSignalReadResult']>;
  MarkSignalReadSuccess: ResolverTypeWrapper<Success<MarkSignalReadSuccess, 'signal'>>;
  MergeSignalInput: MergeSignalInput;
  MergeSignalResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MergeSignalResult']>;
  MergeSignalSuccess: ResolverTypeWrapper<Success<MergeSignalSuccess, 'signal'>>;
  MeterBalance: ResolverTypeWrapper<MeterBalance>;
  MeterReading: ResolverTypeWrapper<MeterReading>;
  MeterReadingChange: ResolverTypeWrapper<MeterReadingChange>;
  MeterShare: ResolverTypeWrapper<MeterShare>;
  MoveWaterMeterInput: MoveWaterMeterInput;
  MoveWaterMeterResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MoveWaterMeterResult']>;
  MoveWaterMeterSuccess: ResolverTypeWrapper<Success<MoveWaterMeterSuccess, 'waterMeter'>>;
  Municipality: ResolverTypeWrapper<Choice>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NearBreakdown: ResolverTypeWrapper<Omit<NearBreakdown, 'breakdown'> & { breakdown: ResolversTypes['Breakdown'] }>;
  NearSvoLine: ResolverTypeWrapper<NearSvoLine>;
  NearbySignal: ResolverTypeWrapper<NearbyRecord>;
  NewCallerInput: NewCallerInput;
  NewWaterMeterInput: NewWaterMeterInput;
  Nomenclature: ResolverTypeWrapper<NomenclatureRecord>;
  NomenclatureFilter: NomenclatureFilter;
  NomenclatureItem: ResolverTypeWrapper<NomenclatureItemRecord>;
  NomenclatureItemChanges: NomenclatureItemChanges;
  NomenclatureItemConflict: ResolverTypeWrapper<Omit<NomenclatureItemConflict, 'current'> & { current: ResolversTypes['NomenclatureItem'] }>;
  NomenclatureItemFilter: NomenclatureItemFilter;
  NomenclatureItemPage: ResolverTypeWrapper<LazyPage<NomenclatureItemRecord>>;
  NomenclatureItemSort: NomenclatureItemSort;
  NomenclatureItemSortField: NomenclatureItemSortField;
  NomenclatureItemUse: ResolverTypeWrapper<NomenclatureItemUse>;
  NomenclaturePage: ResolverTypeWrapper<LazyPage<NomenclatureRecord>>;
  NomenclatureSort: NomenclatureSort;
  NomenclatureSortField: NomenclatureSortField;
  NomenclatureUseKind: NomenclatureUseKind;
  Outage: ResolverTypeWrapper<Outage>;
  PageInput: PageInput;
  Person: ResolverTypeWrapper<Person>;
  Pipe: ResolverTypeWrapper<Pipe>;
  PresenceState: PresenceState;
  Priority: ResolverTypeWrapper<Choice>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Refusal: ResolverTypeWrapper<Refusal>;
  RefusalCode: RefusalCode;
  RemoveSignalLinkInput: RemoveSignalLinkInput;
  RemoveSignalLinkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveSignalLinkResult']>;
  RemoveSignalLinkSuccess: ResolverTypeWrapper<Success<RemoveSignalLinkSuccess, 'signal'>>;
  RenameGroupInput: RenameGroupInput;
  RenameGroupResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RenameGroupResult']>;
  RenameGroupSuccess: ResolverTypeWrapper<RenameGroupSuccess>;
  RepairImportInput: RepairImportInput;
  ReplyTemplate: ResolverTypeWrapper<ReplyTemplate>;
  ReplyToSignalInput: ReplyToSignalInput;
  ReplyToSignalResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReplyToSignalResult']>;
  ReplyToSignalSuccess: ResolverTypeWrapper<Success<ReplyToSignalSuccess, 'signal'>>;
  ReportPresenceInput: ReportPresenceInput;
  ReportPresenceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReportPresenceResult']>;
  ReportPresenceSuccess: ResolverTypeWrapper<Omit<ReportPresenceSuccess, 'others'> & { others: Array<ResolversTypes['SignalPresence']> }>;
  ResponseKind: ResponseKind;
  RevealClientIdentifierInput: RevealClientIdentifierInput;
  RevealClientIdentifierResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RevealClientIdentifierResult']>;
  RevealClientIdentifierSuccess: ResolverTypeWrapper<RevealClientIdentifierSuccess>;
  RichText: ResolverTypeWrapper<StoredText>;
  RichTextDocument: ResolverTypeWrapper<Scalars['RichTextDocument']['output']>;
  RichTextInput: RichTextInput;
  Role: ResolverTypeWrapper<Role>;
  RoleModule: ResolverTypeWrapper<HolderModule>;
  SaveListViewInput: SaveListViewInput;
  SaveListViewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveListViewResult']>;
  SaveListViewSuccess: ResolverTypeWrapper<SaveListViewSuccess>;
  SaveMapViewInput: SaveMapViewInput;
  SaveMapViewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveMapViewResult']>;
  SaveMapViewSuccess: ResolverTypeWrapper<SaveMapViewSuccess>;
  SaveSignalDraftInput: SaveSignalDraftInput;
  SaveSignalDraftResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveSignalDraftResult']>;
  SaveSignalDraftSuccess: ResolverTypeWrapper<SaveSignalDraftSuccess>;
  SaveSubmitDraftInput: SaveSubmitDraftInput;
  SaveSubmitDraftResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveSubmitDraftResult']>;
  SaveSubmitDraftSuccess: ResolverTypeWrapper<SaveSubmitDraftSuccess>;
  SearchKind: SearchKind;
  SearchResult: ResolverTypeWrapper<SearchResult>;
  SearchTotals: ResolverTypeWrapper<SearchTotals>;
  ServiceFeature: ServiceFeature;
  Session: ResolverTypeWrapper<Session>;
  SessionAccess: ResolverTypeWrapper<SessionAccess>;
  SetListColumnsInput: SetListColumnsInput;
  SetListColumnsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetListColumnsResult']>;
  SetListColumnsSuccess: ResolverTypeWrapper<SetListColumnsSuccess>;
  SetSignalPriorityInput: SetSignalPriorityInput;
  SetSignalPriorityResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetSignalPriorityResult']>;
  SetSignalPrioritySuccess: ResolverTypeWrapper<Success<SetSignalPrioritySuccess, 'signal'>>;
  Signal: ResolverTypeWrapper<SignalRecord>;
  SignalCaller: ResolverTypeWrapper<SignalCaller>;
  SignalChannel: SignalChannel;
  SignalConflict: ResolverTypeWrapper<ConflictRecord>;
  SignalContact: ResolverTypeWrapper<SignalContact>;
  SignalDraft: ResolverTypeWrapper<DraftRecord>;
  SignalDraftKind: SignalDraftKind;
  SignalFilter: SignalFilter;
  SignalHistoryEntry: ResolverTypeWrapper<SignalHistoryEntry>;
  SignalHistoryKind: SignalHistoryKind;
  SignalLink: ResolverTypeWrapper<Omit<SignalLink, 'signal'> & { signal: ResolversTypes['Signal'] }>;
  SignalLinkKind: SignalLinkKind;
  SignalLinkOutcome: ResolverTypeWrapper<SignalLinkOutcome>;
  SignalLinkStatus: SignalLinkStatus;
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
  SnapWaterMeterResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SnapWaterMeterResult']>;
  SnapWaterMeterSuccess: ResolverTypeWrapper<Success<SnapWaterMeterSuccess, 'waterMeter'>>;
  SortDirection: SortDirection;
  Street: ResolverTypeWrapper<Street>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubmitDraft: ResolverTypeWrapper<Omit<SubmitDraft, 'message'> & { message?: Maybe<ResolversTypes['RichText']> }>;
  SubmitDraftInput: SubmitDraftInput;
  SubmitSignalInput: SubmitSignalInput;
  SubmitSignalResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SubmitSignalResult']>;
  SubmitSignalSuccess: ResolverTypeWrapper<Success<SubmitSignalSuccess, 'signal'>>;
  Submitter: ResolverTypeWrapper<Choice>;
  SubmitterFilter: SubmitterFilter;
  SubmitterPage: ResolverTypeWrapper<LazyPage<Choice>>;
  SvoLine: ResolverTypeWrapper<SvoLine>;
  SvoProposal: ResolverTypeWrapper<SvoProposal>;
  SvoQueue: ResolverTypeWrapper<SvoQueue>;
  SvoSnapInput: SvoSnapInput;
  SvoSnapPreview: ResolverTypeWrapper<SvoSnapPreview>;
  TakeSignalInput: TakeSignalInput;
  TakeSignalResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TakeSignalResult']>;
  TakeSignalSuccess: ResolverTypeWrapper<Success<TakeSignalSuccess, 'signal'>>;
  Tool: ResolverTypeWrapper<Tool>;
  ToolKind: ToolKind;
  Town: ResolverTypeWrapper<Town>;
  UUID: ResolverTypeWrapper<Scalars['UUID']['output']>;
  UndoImportInput: UndoImportInput;
  UndoSignalStatusInput: UndoSignalStatusInput;
  UndoSignalStatusResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UndoSignalStatusResult']>;
  UndoSignalStatusSuccess: ResolverTypeWrapper<Success<UndoSignalStatusSuccess, 'signal'>>;
  UnlinkSignalsInput: UnlinkSignalsInput;
  UnlinkSignalsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UnlinkSignalsResult']>;
  UnlinkSignalsSuccess: ResolverTypeWrapper<Success<UnlinkSignalsSuccess, 'breakdown'>>;
  UpdateAddressInput: UpdateAddressInput;
  UpdateAddressResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateAddressResult']>;
  UpdateAddressSuccess: ResolverTypeWrapper<Success<UpdateAddressSuccess, 'address'>>;
  UpdateBreakdownInput: UpdateBreakdownInput;
  UpdateBreakdownResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateBreakdownResult']>;
  UpdateBreakdownSuccess: ResolverTypeWrapper<Success<UpdateBreakdownSuccess, 'breakdown'>>;
  UpdateClientInput: UpdateClientInput;
  UpdateClientResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateClientResult']>;
  UpdateClientSuccess: ResolverTypeWrapper<Success<UpdateClientSuccess, 'client'>>;
  UpdateNomenclatureItemInput: UpdateNomenclatureItemInput;
  UpdateNomenclatureItemResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateNomenclatureItemResult']>;
  UpdateNomenclatureItemSuccess: ResolverTypeWrapper<UpdateNomenclatureItemSuccess>;
  UpdateUserInput: UpdateUserInput;
  UpdateUserResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateUserResult']>;
  UpdateUserSuccess: ResolverTypeWrapper<UpdateUserSuccess>;
  UpdateWaterMeterAddressInput: UpdateWaterMeterAddressInput;
  UpdateWaterMeterAddressResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateWaterMeterAddressResult']>;
  UpdateWaterMeterAddressSuccess: ResolverTypeWrapper<Success<UpdateWaterMeterAddressSuccess, 'waterMeter'>>;
  UpdateWaterMeterInput: UpdateWaterMeterInput;
  UpdateWaterMeterResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateWaterMeterResult']>;
  UpdateWaterMeterSuccess: ResolverTypeWrapper<Success<UpdateWaterMeterSuccess, 'waterMeter'>>;
  User: ResolverTypeWrapper<UserRecord>;
  UserChanges: UserChanges;
  UserFilter: UserFilter;
  UserPage: ResolverTypeWrapper<LazyPage<UserRecord>>;
  UserRight: ResolverTypeWrapper<UserRight>;
  UserRoles: ResolverTypeWrapper<UserRolesRecord>;
  UserRolesInput: UserRolesInput;
  UserRolesPage: ResolverTypeWrapper<LazyPage<UserRolesRecord>>;
  UserSort: UserSort;
  UserSortField: UserSortField;
  WaterMeter: ResolverTypeWrapper<WaterMeterRecord>;
  WaterMeterAddress: ResolverTypeWrapper<WaterMeterAddress>;
  WaterMeterChanges: WaterMeterChanges;
  WaterMeterClient: ResolverTypeWrapper<WaterMeterClient>;
  WaterMeterConflict: ResolverTypeWrapper<Omit<WaterMeterConflict, 'current'> & { current: ResolversTypes['WaterMeter'] }>;
  WaterMeterFilter: WaterMeterFilter;
  WaterMeterOwnershipType: ResolverTypeWrapper<Choice>;
  WaterMeterPage: ResolverTypeWrapper<LazyPage<WaterMeterRecord>>;
  WaterMeterPlaceInput: WaterMeterPlaceInput;
  WaterMeterSettings: ResolverTypeWrapper<WaterMeterSettings>;
  WaterMeterSort: WaterMeterSort;
  WaterMeterSortField: WaterMeterSortField;
  WaterMeterType: ResolverTypeWrapper<Choice>;
  WithdrawMeterReadingInput: WithdrawMeterReadingInput;
  WithdrawMeterReadingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WithdrawMeterReadingResult']>;
  WithdrawMeterReadingSuccess: ResolverTypeWrapper<Success<WithdrawMeterReadingSuccess, 'waterMeter'>>;
  WmsLayer: ResolverTypeWrapper<WmsLayer>;
  WorkCardNumber: ResolverTypeWrapper<WorkCardNumber>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Activity: ActivityRecord;
  ActivityFilter: ActivityFilter;
  ActivityPage: LazyPage<ActivityRecord>;
  ActivitySort: ActivitySort;
  AddMeterReadingInput: AddMeterReadingInput;
  AddMeterReadingResult: ResolversUnionTypes<ResolversParentTypes>['AddMeterReadingResult'];
  AddMeterReadingSuccess: Success<AddMeterReadingSuccess, 'waterMeter'>;
  AddSignalNoteInput: AddSignalNoteInput;
  AddSignalNoteResult: ResolversUnionTypes<ResolversParentTypes>['AddSignalNoteResult'];
  AddSignalNoteSuccess: Success<AddSignalNoteSuccess, 'signal'>;
  Address: AddressRecord;
  AddressChanges: AddressChanges;
  AddressChoice: AddressChoice;
  AddressConflict: Omit<AddressConflict, 'current'> & { current: ResolversParentTypes['Address'] };
  AddressExists: Omit<AddressExists, 'existing'> & { existing: ResolversParentTypes['Address'] };
  AddressFilter: AddressFilter;
  AddressMappingFilter: AddressMappingFilter;
  AddressMatch: AddressMatch;
  AddressPage: LazyPage<AddressRecord>;
  AddressPartsInput: AddressPartsInput;
  AddressSort: AddressSort;
  AffectedAddress: AffectedAddress;
  AffectedStreet: AffectedStreet;
  Attachment: Attachment;
  Auditor: Auditor;
  AuditorChoice: Choice;
  BaseMap: BaseMap;
  Boolean: Scalars['Boolean']['output'];
  BoundsInput: BoundsInput;
  Breakdown: BreakdownRecord;
  BreakdownChanges: BreakdownChanges;
  BreakdownConflict: Omit<BreakdownConflict, 'current'> & { current: ResolversParentTypes['Breakdown'] };
  BreakdownFilter: BreakdownFilter;
  BreakdownMatch: BreakdownMatch;
  BreakdownPage: LazyPage<BreakdownRecord>;
  BreakdownPlace: BreakdownPlace;
  BreakdownSort: BreakdownSort;
  BreakdownViewCounts: BreakdownViewCounts;
  ByteSize: Scalars['ByteSize']['output'];
  Carnet: Choice;
  ChangeRolesResult: ResolversUnionTypes<ResolversParentTypes>['ChangeRolesResult'];
  ChangeRolesSuccess: ChangeRolesSuccess;
  ChangeSignalStatusInput: ChangeSignalStatusInput;
  ChangeSignalStatusResult: ResolversUnionTypes<ResolversParentTypes>['ChangeSignalStatusResult'];
  ChangeSignalStatusSuccess: Success<ChangeSignalStatusSuccess, 'signal'>;
  Client: ClientRecord;
  ClientChanges: ClientChanges;
  ClientChoice: ClientChoice;
  ClientConflict: Omit<ClientConflict, 'current'> & { current: ResolversParentTypes['Client'] };
  ClientFilter: ClientFilter;
  ClientMeter: ClientMeter;
  ClientOutage: ClientOutageRecord;
  ClientPage: LazyPage<ClientRecord>;
  ClientSort: ClientSort;
  ClientType: Choice;
  Colleague: Choice;
  ConfirmImportInput: ConfirmImportInput;
  Coordinates: Coordinates;
  CoordinatesInput: CoordinatesInput;
  CorrectCallerInput: CorrectCallerInput;
  CorrectCallerResult: ResolversUnionTypes<ResolversParentTypes>['CorrectCallerResult'];
  CorrectCallerSuccess: CorrectCallerSuccess;
  CorrectMeterReadingInput: CorrectMeterReadingInput;
  CorrectMeterReadingResult: ResolversUnionTypes<ResolversParentTypes>['CorrectMeterReadingResult'];
  CorrectMeterReadingSuccess: Success<CorrectMeterReadingSuccess, 'waterMeter'>;
  CorrectSignalInput: CorrectSignalInput;
  CorrectSignalResult: ResolversUnionTypes<ResolversParentTypes>['CorrectSignalResult'];
  CorrectSignalSuccess: Success<CorrectSignalSuccess, 'signal'>;
  CreateAddressInput: CreateAddressInput;
  CreateAddressResult: ResolversUnionTypes<ResolversParentTypes>['CreateAddressResult'];
  CreateAddressSuccess: Success<CreateAddressSuccess, 'address'>;
  CreateBreakdownInput: CreateBreakdownInput;
  CreateBreakdownResult: ResolversUnionTypes<ResolversParentTypes>['CreateBreakdownResult'];
  CreateBreakdownSuccess: Success<CreateBreakdownSuccess, 'breakdown'>;
  CreateClientInput: CreateClientInput;
  CreateClientResult: ResolversUnionTypes<ResolversParentTypes>['CreateClientResult'];
  CreateClientSuccess: Success<CreateClientSuccess, 'client'>;
  CreateGroupInput: CreateGroupInput;
  CreateGroupResult: ResolversUnionTypes<ResolversParentTypes>['CreateGroupResult'];
  CreateGroupSuccess: CreateGroupSuccess;
  CreateNomenclatureItemInput: CreateNomenclatureItemInput;
  CreateNomenclatureItemResult: ResolversUnionTypes<ResolversParentTypes>['CreateNomenclatureItemResult'];
  CreateNomenclatureItemSuccess: CreateNomenclatureItemSuccess;
  CreateUserInput: CreateUserInput;
  CreateUserResult: ResolversUnionTypes<ResolversParentTypes>['CreateUserResult'];
  CreateUserSuccess: CreateUserSuccess;
  CreateWaterMeterInput: CreateWaterMeterInput;
  CreateWaterMeterResult: ResolversUnionTypes<ResolversParentTypes>['CreateWaterMeterResult'];
  CreateWaterMeterSuccess: Success<CreateWaterMeterSuccess, 'waterMeter'>;
  CriticalUser: CriticalUser;
  Date: Scalars['Date']['output'];
  DateRange: DateRange;
  DateTime: Scalars['DateTime']['output'];
  DateTimeRange: DateTimeRange;
  Decimal: Scalars['Decimal']['output'];
  DecimalRange: DecimalRange;
  DeleteGroupInput: DeleteGroupInput;
  DeleteGroupResult: ResolversUnionTypes<ResolversParentTypes>['DeleteGroupResult'];
  DeleteGroupSuccess: DeleteGroupSuccess;
  DeleteListViewInput: DeleteListViewInput;
  DeleteListViewResult: ResolversUnionTypes<ResolversParentTypes>['DeleteListViewResult'];
  DeleteListViewSuccess: DeleteListViewSuccess;
  District: District;
  DryLine: DryLine;
  Environment: Environment;
  Exception: ExceptionRecord;
  ExceptionCall: ExceptionCall;
  ExceptionFilter: ExceptionFilter;
  ExceptionPage: LazyPage<ExceptionRecord>;
  ExceptionSort: ExceptionSort;
  Failure: ResolversInterfaceTypes<ResolversParentTypes>['Failure'];
  Float: Scalars['Float']['output'];
  FoundAddress: FoundAddress;
  FoundBreakdown: FoundBreakdown;
  FoundMeter: FoundMeter;
  FoundSignal: FoundSignal;
  GeoHit: GeoHit;
  GeoJson: Scalars['GeoJson']['output'];
  Group: GroupRecord;
  GroupFilter: GroupFilter;
  GroupMemberInput: GroupMemberInput;
  GroupMemberResult: ResolversUnionTypes<ResolversParentTypes>['GroupMemberResult'];
  GroupMemberSuccess: GroupMemberSuccess;
  GroupPage: LazyPage<GroupRecord>;
  GroupRolesInput: GroupRolesInput;
  GroupSort: GroupSort;
  HandOverSignalInput: HandOverSignalInput;
  HandOverSignalResult: ResolversUnionTypes<ResolversParentTypes>['HandOverSignalResult'];
  HandOverSignalSuccess: Success<HandOverSignalSuccess, 'signal'>;
  HigherReading: HigherReading;
  ID: Scalars['ID']['output'];
  IdentifiedClient: IdentifiedClient;
  ImportCellInput: ImportCellInput;
  ImportChange: ImportChangeRecord;
  ImportChangePage: LazyPage<ImportChangeRecord>;
  ImportFile: ImportFileRecord;
  ImportFileFilter: ImportFileFilter;
  ImportFilePage: LazyPage<ImportFileRecord>;
  ImportFileSort: ImportFileSort;
  ImportProblem: ImportProblem;
  ImportRunResult: ResolversUnionTypes<ResolversParentTypes>['ImportRunResult'];
  ImportRunSuccess: Success<ImportRunSuccess, 'importFile'>;
  ImportTypeName: ImportTypeName;
  ImportedValue: ImportedValueRecord;
  InputProblem: InputProblem;
  Int: Scalars['Int']['output'];
  IntegrityCheck: IntegrityCheck;
  IntegrityFinding: IntegrityFinding;
  IntegrityRecord: IntegrityRecord;
  InvalidInput: InvalidInput;
  IsolationOverlap: IsolationOverlap;
  IsolationPlan: IsolationPlan;
  IsolationValve: IsolationValve;
  KevrCategory1: Choice;
  KevrCategory2: Choice;
  LineProperty: LineProperty;
  LinkCandidate: Omit<LinkCandidate, 'signal'> & { signal: ResolversParentTypes['Signal'] };
  LinkSignalInput: LinkSignalInput;
  LinkSignalResult: ResolversUnionTypes<ResolversParentTypes>['LinkSignalResult'];
  LinkSignalSuccess: Success<LinkSignalSuccess, 'signal'>;
  LinkSignalsInput: LinkSignalsInput;
  LinkSignalsResult: ResolversUnionTypes<ResolversParentTypes>['LinkSignalsResult'];
  LinkSignalsSuccess: Success<LinkSignalsSuccess, 'breakdown'>;
  ListView: ListView;
  ListViews: ListViews;
  LogEntry: LogEntryRecord;
  LogEntryFilter: LogEntryFilter;
  LogEntryPage: LazyPage<LogEntryRecord>;
  LogEntrySort: LogEntrySort;
  Lookup: ResolversInterfaceTypes<ResolversParentTypes>['Lookup'];
  LowerReading: LowerReading;
  MainWaterMeter: MainWaterMeter;
  Manufacturer: Choice;
  MapDataItem: MapDataItem;
  MapStyleJson: Scalars['MapStyleJson']['output'];
  MapView: MapView;
  MarkSignalReadInput: MarkSignalReadInput;
  MarkSignalReadResult: ResolversUnionTypes<ResolversParentTypes>['MarkSignalReadResult'];
  MarkSignalReadSuccess: Success<MarkSignalReadSuccess, 'signal'>;
  MergeSignalInput: MergeSignalInput;
  MergeSignalResult: ResolversUnionTypes<ResolversParentTypes>['MergeSignalResult'];
  MergeSignalSuccess: Success<MergeSignalSuccess, 'signal'>;
  MeterBalance: MeterBalance;
  MeterReading: MeterReading;
  MeterReadingChange: MeterReadingChange;
  MeterShare: MeterShare;
  MoveWaterMeterInput: MoveWaterMeterInput;
  MoveWaterMeterResult: ResolversUnionTypes<ResolversParentTypes>['MoveWaterMeterResult'];
  MoveWaterMeterSuccess: Success<MoveWaterMeterSuccess, 'waterMeter'>;
  Municipality: Choice;
  Mutation: Record<PropertyKey, never>;
  NearBreakdown: Omit<NearBreakdown, 'breakdown'> & { breakdown: ResolversParentTypes['Breakdown'] };
  NearSvoLine: NearSvoLine;
  NearbySignal: NearbyRecord;
  NewCallerInput: NewCallerInput;
  NewWaterMeterInput: NewWaterMeterInput;
  Nomenclature: NomenclatureRecord;
  NomenclatureFilter: NomenclatureFilter;
  NomenclatureItem: NomenclatureItemRecord;
  NomenclatureItemChanges: NomenclatureItemChanges;
  NomenclatureItemConflict: Omit<NomenclatureItemConflict, 'current'> & { current: ResolversParentTypes['NomenclatureItem'] };
  NomenclatureItemFilter: NomenclatureItemFilter;
  NomenclatureItemPage: LazyPage<NomenclatureItemRecord>;
  NomenclatureItemSort: NomenclatureItemSort;
  NomenclatureItemUse: NomenclatureItemUse;
  NomenclaturePage: LazyPage<NomenclatureRecord>;
  NomenclatureSort: NomenclatureSort;
  Outage: Outage;
  PageInput: PageInput;
  Person: Person;
  Pipe: Pipe;
  Priority: Choice;
  Query: Record<PropertyKey, never>;
  Refusal: Refusal;
  RemoveSignalLinkInput: RemoveSignalLinkInput;
  RemoveSignalLinkResult: ResolversUnionTypes<ResolversParentTypes>['RemoveSignalLinkResult'];
  RemoveSignalLinkSuccess: Success<RemoveSignalLinkSuccess, 'signal'>;
  RenameGroupInput: RenameGroupInput;
  RenameGroupResult: ResolversUnionTypes<ResolversParentTypes>['RenameGroupResult'];
  RenameGroupSuccess: RenameGroupSuccess;
  RepairImportInput: RepairImportInput;
  ReplyTemplate: ReplyTemplate;
  ReplyToSignalInput: ReplyToSignalInput;
  ReplyToSignalResult: ResolversUnionTypes<ResolversParentTypes>['ReplyToSignalResult'];
  ReplyToSignalSuccess: Success<ReplyToSignalSuccess, 'signal'>;
  ReportPresenceInput: ReportPresenceInput;
  ReportPresenceResult: ResolversUnionTypes<ResolversParentTypes>['ReportPresenceResult'];
  ReportPresenceSuccess: Omit<ReportPresenceSuccess, 'others'> & { others: Array<ResolversParentTypes['SignalPresence']> };
  RevealClientIdentifierInput: RevealClientIdentifierInput;
  RevealClientIdentifierResult: ResolversUnionTypes<ResolversParentTypes>['RevealClientIdentifierResult'];
  RevealClientIdentifierSuccess: RevealClientIdentifierSuccess;
  RichText: StoredText;
  RichTextDocument: Scalars['RichTextDocument']['output'];
  RichTextInput: RichTextInput;
  Role: Role;
  RoleModule: HolderModule;
  SaveListViewInput: SaveListViewInput;
  SaveListViewResult: ResolversUnionTypes<ResolversParentTypes>['SaveListViewResult'];
  SaveListViewSuccess: SaveListViewSuccess;
  SaveMapViewInput: SaveMapViewInput;
  SaveMapViewResult: ResolversUnionTypes<ResolversParentTypes>['SaveMapViewResult'];
  SaveMapViewSuccess: SaveMapViewSuccess;
  SaveSignalDraftInput: SaveSignalDraftInput;
  SaveSignalDraftResult: ResolversUnionTypes<ResolversParentTypes>['SaveSignalDraftResult'];
  SaveSignalDraftSuccess: SaveSignalDraftSuccess;
  SaveSubmitDraftInput: SaveSubmitDraftInput;
  SaveSubmitDraftResult: ResolversUnionTypes<ResolversParentTypes>['SaveSubmitDraftResult'];
  SaveSubmitDraftSuccess: SaveSubmitDraftSuccess;
  SearchResult: SearchResult;
  SearchTotals: SearchTotals;
  Session: Session;
  SessionAccess: SessionAccess;
  SetListColumnsInput: SetListColumnsInput;
  SetListColumnsResult: ResolversUnionTypes<ResolversParentTypes>['SetListColumnsResult'];
  SetListColumnsSuccess: SetListColumnsSuccess;
  SetSignalPriorityInput: SetSignalPriorityInput;
  SetSignalPriorityResult: ResolversUnionTypes<ResolversParentTypes>['SetSignalPriorityResult'];
  SetSignalPrioritySuccess: Success<SetSignalPrioritySuccess, 'signal'>;
  Signal: SignalRecord;
  SignalCaller: SignalCaller;
  SignalConflict: ConflictRecord;
  SignalContact: SignalContact;
  SignalDraft: DraftRecord;
  SignalFilter: SignalFilter;
  SignalHistoryEntry: SignalHistoryEntry;
  SignalLink: Omit<SignalLink, 'signal'> & { signal: ResolversParentTypes['Signal'] };
  SignalLinkOutcome: SignalLinkOutcome;
  SignalNote: NoteRecord;
  SignalPage: LazyPage<SignalRecord>;
  SignalPlace: PlaceRecord;
  SignalPresence: Omit<SignalPresence, 'colleague'> & { colleague: ResolversParentTypes['Colleague'] };
  SignalResponse: ResponseRecord;
  SignalSort: SignalSort;
  SignalStatusLabel: SignalStatusLabel;
  SignalViewCounts: SignalViewCounts;
  SnapWaterMeterResult: ResolversUnionTypes<ResolversParentTypes>['SnapWaterMeterResult'];
  SnapWaterMeterSuccess: Success<SnapWaterMeterSuccess, 'waterMeter'>;
  Street: Street;
  String: Scalars['String']['output'];
  SubmitDraft: Omit<SubmitDraft, 'message'> & { message?: Maybe<ResolversParentTypes['RichText']> };
  SubmitDraftInput: SubmitDraftInput;
  SubmitSignalInput: SubmitSignalInput;
  SubmitSignalResult: ResolversUnionTypes<ResolversParentTypes>['SubmitSignalResult'];
  SubmitSignalSuccess: Success<SubmitSignalSuccess, 'signal'>;
  Submitter: Choice;
  SubmitterFilter: SubmitterFilter;
  SubmitterPage: LazyPage<Choice>;
  SvoLine: SvoLine;
  SvoProposal: SvoProposal;
  SvoQueue: SvoQueue;
  SvoSnapInput: SvoSnapInput;
  SvoSnapPreview: SvoSnapPreview;
  TakeSignalInput: TakeSignalInput;
  TakeSignalResult: ResolversUnionTypes<ResolversParentTypes>['TakeSignalResult'];
  TakeSignalSuccess: Success<TakeSignalSuccess, 'signal'>;
  Tool: Tool;
  Town: Town;
  UUID: Scalars['UUID']['output'];
  UndoImportInput: UndoImportInput;
  UndoSignalStatusInput: UndoSignalStatusInput;
  UndoSignalStatusResult: ResolversUnionTypes<ResolversParentTypes>['UndoSignalStatusResult'];
  UndoSignalStatusSuccess: Success<UndoSignalStatusSuccess, 'signal'>;
  UnlinkSignalsInput: UnlinkSignalsInput;
  UnlinkSignalsResult: ResolversUnionTypes<ResolversParentTypes>['UnlinkSignalsResult'];
  UnlinkSignalsSuccess: Success<UnlinkSignalsSuccess, 'breakdown'>;
  UpdateAddressInput: UpdateAddressInput;
  UpdateAddressResult: ResolversUnionTypes<ResolversParentTypes>['UpdateAddressResult'];
  UpdateAddressSuccess: Success<UpdateAddressSuccess, 'address'>;
  UpdateBreakdownInput: UpdateBreakdownInput;
  UpdateBreakdownResult: ResolversUnionTypes<ResolversParentTypes>['UpdateBreakdownResult'];
  UpdateBreakdownSuccess: Success<UpdateBreakdownSuccess, 'breakdown'>;
  UpdateClientInput: UpdateClientInput;
  UpdateClientResult: ResolversUnionTypes<ResolversParentTypes>['UpdateClientResult'];
  UpdateClientSuccess: Success<UpdateClientSuccess, 'client'>;
  UpdateNomenclatureItemInput: UpdateNomenclatureItemInput;
  UpdateNomenclatureItemResult: ResolversUnionTypes<ResolversParentTypes>['UpdateNomenclatureItemResult'];
  UpdateNomenclatureItemSuccess: UpdateNomenclatureItemSuccess;
  UpdateUserInput: UpdateUserInput;
  UpdateUserResult: ResolversUnionTypes<ResolversParentTypes>['UpdateUserResult'];
  UpdateUserSuccess: UpdateUserSuccess;
  UpdateWaterMeterAddressInput: UpdateWaterMeterAddressInput;
  UpdateWaterMeterAddressResult: ResolversUnionTypes<ResolversParentTypes>['UpdateWaterMeterAddressResult'];
  UpdateWaterMeterAddressSuccess: Success<UpdateWaterMeterAddressSuccess, 'waterMeter'>;
  UpdateWaterMeterInput: UpdateWaterMeterInput;
  UpdateWaterMeterResult: ResolversUnionTypes<ResolversParentTypes>['UpdateWaterMeterResult'];
  UpdateWaterMeterSuccess: Success<UpdateWaterMeterSuccess, 'waterMeter'>;
  User: UserRecord;
  UserChanges: UserChanges;
  UserFilter: UserFilter;
  UserPage: LazyPage<UserRecord>;
  UserRight: UserRight;
  UserRoles: UserRolesRecord;
  UserRolesInput: UserRolesInput;
  UserRolesPage: LazyPage<UserRolesRecord>;
  UserSort: UserSort;
  WaterMeter: WaterMeterRecord;
  WaterMeterAddress: WaterMeterAddress;
  WaterMeterChanges: WaterMeterChanges;
  WaterMeterClient: WaterMeterClient;
  WaterMeterConflict: Omit<WaterMeterConflict, 'current'> & { current: ResolversParentTypes['WaterMeter'] };
  WaterMeterFilter: WaterMeterFilter;
  WaterMeterOwnershipType: Choice;
  WaterMeterPage: LazyPage<WaterMeterRecord>;
  WaterMeterPlaceInput: WaterMeterPlaceInput;
  WaterMeterSettings: WaterMeterSettings;
  WaterMeterSort: WaterMeterSort;
  WaterMeterType: Choice;
  WithdrawMeterReadingInput: WithdrawMeterReadingInput;
  WithdrawMeterReadingResult: ResolversUnionTypes<ResolversParentTypes>['WithdrawMeterReadingResult'];
  WithdrawMeterReadingSuccess: Success<WithdrawMeterReadingSuccess, 'waterMeter'>;
  WmsLayer: WmsLayer;
  WorkCardNumber: WorkCardNumber;
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

export type ActivityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Activity'] = ResolversParentTypes['Activity']> = {
  action?: Resolver<Maybe<ResolversTypes['ActivityAction']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  entity?: Resolver<Maybe<ResolversTypes['ActivityEntity']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasRecord?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  newValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  oldValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  recordName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signalId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  traceId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActivityPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ActivityPage'] = ResolversParentTypes['ActivityPage']> = {
  items?: Resolver<Array<ResolversTypes['Activity']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AddMeterReadingResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddMeterReadingResult'] = ResolversParentTypes['AddMeterReadingResult']> = {
  __resolveType: TypeResolveFn<'AddMeterReadingSuccess' | 'HigherReading' | 'InvalidInput' | 'LowerReading' | 'Refusal', ParentType, ContextType>;
};

export type AddMeterReadingSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddMeterReadingSuccess'] = ResolversParentTypes['AddMeterReadingSuccess']> = {
  waterMeter?: Resolver<Maybe<ResolversTypes['WaterMeter']>, ParentType, ContextType>;
  waterMeterId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddSignalNoteResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddSignalNoteResult'] = ResolversParentTypes['AddSignalNoteResult']> = {
  __resolveType: TypeResolveFn<'AddSignalNoteSuccess' | 'InvalidInput' | 'Refusal', ParentType, ContextType>;
};

export type AddSignalNoteSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddSignalNoteSuccess'] = ResolversParentTypes['AddSignalNoteSuccess']> = {
  noteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  signal?: Resolver<Maybe<ResolversTypes['Signal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  apartment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  block?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  carnetCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  carnetPage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  clientName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  districtName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entrance?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  floor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Coordinates']>, ParentType, ContextType>;
  meterId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  modifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  municipalityName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  streetGraoCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  streetId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  streetName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  streetNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  townGraoCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  townId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  townName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zipCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AddressChoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddressChoice'] = ResolversParentTypes['AddressChoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddressConflictResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddressConflict'] = ResolversParentTypes['AddressConflict']> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddressExistsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddressExists'] = ResolversParentTypes['AddressExists']> = {
  existing?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddressMatchResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddressMatch'] = ResolversParentTypes['AddressMatch']> = {
  apartment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  block?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entrance?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  floor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  streetName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unmatched?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type AddressPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddressPage'] = ResolversParentTypes['AddressPage']> = {
  items?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AffectedAddressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AffectedAddress'] = ResolversParentTypes['AffectedAddress']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AffectedStreetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AffectedStreet'] = ResolversParentTypes['AffectedStreet']> = {
  blocks?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  townName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type AuditorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Auditor'] = ResolversParentTypes['Auditor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditorChoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditorChoice'] = ResolversParentTypes['AuditorChoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BaseMapResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BaseMap'] = ResolversParentTypes['BaseMap']> = {
  attribution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BaseMapKind'], ParentType, ContextType>;
  maxZoom?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minZoom?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tileSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tilesUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BreakdownResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Breakdown'] = ResolversParentTypes['Breakdown']> = {
  affectedPeople?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  affectedStreets?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brokenValveIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  computedPeople?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isChecked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFinished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kevrCategory1?: Resolver<Maybe<ResolversTypes['KevrCategory1']>, ParentType, ContextType>;
  kevrCategory2?: Resolver<Maybe<ResolversTypes['KevrCategory2']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Coordinates']>, ParentType, ContextType>;
  municipalityId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  municipalityName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pipeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['Priority']>, ParentType, ContextType>;
  regionName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  repairEnd?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  repairStart?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  signalsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  streetDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  streetName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  townName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  waterStopEnd?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  waterStopStart?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  workCardNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zonePipeIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type BreakdownConflictResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BreakdownConflict'] = ResolversParentTypes['BreakdownConflict']> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Breakdown'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BreakdownMatchResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BreakdownMatch'] = ResolversParentTypes['BreakdownMatch']> = {
  distance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasSimilarWords?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hoursApart?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isFoundByStreet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSamePipe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BreakdownPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BreakdownPage'] = ResolversParentTypes['BreakdownPage']> = {
  items?: Resolver<Array<ResolversTypes['Breakdown']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BreakdownPlaceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BreakdownPlace'] = ResolversParentTypes['BreakdownPlace']> = {
  municipalityId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  streetDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  streetName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  townName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BreakdownViewCountsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BreakdownViewCounts'] = ResolversParentTypes['BreakdownViewCounts']> = {
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  finishedToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextRestorationAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  peopleWithoutWater?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  planned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutWater?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface ByteSizeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ByteSize'], any> {
  name: 'ByteSize';
}

export type CarnetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Carnet'] = ResolversParentTypes['Carnet']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeRolesResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangeRolesResult'] = ResolversParentTypes['ChangeRolesResult']> = {
  __resolveType: TypeResolveFn<'ChangeRolesSuccess' | 'Refusal', ParentType, ContextType>;
};

export type ChangeRolesSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangeRolesSuccess'] = ResolversParentTypes['ChangeRolesSuccess']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeSignalStatusResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangeSignalStatusResult'] = ResolversParentTypes['ChangeSignalStatusResult']> = {
  __resolveType: TypeResolveFn<'ChangeSignalStatusSuccess' | 'Refusal' | 'SignalConflict', ParentType, ContextType>;
};

export type ChangeSignalStatusSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangeSignalStatusSuccess'] = ResolversParentTypes['ChangeSignalStatusSuccess']> = {
  serviceMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signal?: Resolver<Maybe<ResolversTypes['Signal']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SignalStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClientResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Client'] = ResolversParentTypes['Client']> = {
  addresses?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identifierMasked?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meters?: Resolver<Array<ResolversTypes['ClientMeter']>, ParentType, ContextType>;
  modifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outages?: Resolver<Array<ResolversTypes['ClientOutage']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['ClientType']>, ParentType, ContextType>;
};

export type ClientChoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClientChoice'] = ResolversParentTypes['ClientChoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClientConflictResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClientConflict'] = ResolversParentTypes['ClientConflict']> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Client'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClientMeterResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClientMeter'] = ResolversParentTypes['ClientMeter']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fabricNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ClientOutageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClientOutage'] = ResolversParentTypes['ClientOutage']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  breakdownId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  workCardNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClientPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClientPage'] = ResolversParentTypes['ClientPage']> = {
  items?: Resolver<Array<ResolversTypes['Client']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClientTypeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClientType'] = ResolversParentTypes['ClientType']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type CorrectCallerResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CorrectCallerResult'] = ResolversParentTypes['CorrectCallerResult']> = {
  __resolveType: TypeResolveFn<'CorrectCallerSuccess' | 'InvalidInput' | 'Refusal', ParentType, ContextType>;
};

export type CorrectCallerSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CorrectCallerSuccess'] = ResolversParentTypes['CorrectCallerSuccess']> = {
  submitterId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CorrectMeterReadingResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CorrectMeterReadingResult'] = ResolversParentTypes['CorrectMeterReadingResult']> = {
  __resolveType: TypeResolveFn<'CorrectMeterReadingSuccess' | 'InvalidInput' | 'Refusal', ParentType, ContextType>;
};

export type CorrectMeterReadingSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CorrectMeterReadingSuccess'] = ResolversParentTypes['CorrectMeterReadingSuccess']> = {
  waterMeter?: Resolver<Maybe<ResolversTypes['WaterMeter']>, ParentType, ContextType>;
  waterMeterId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CorrectSignalResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CorrectSignalResult'] = ResolversParentTypes['CorrectSignalResult']> = {
  __resolveType: TypeResolveFn<'CorrectSignalSuccess' | 'InvalidInput' | 'SignalConflict', ParentType, ContextType>;
};

export type CorrectSignalSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CorrectSignalSuccess'] = ResolversParentTypes['CorrectSignalSuccess']> = {
  signal?: Resolver<Maybe<ResolversTypes['Signal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateAddressResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateAddressResult'] = ResolversParentTypes['CreateAddressResult']> = {
  __resolveType: TypeResolveFn<'AddressExists' | 'CreateAddressSuccess' | 'InvalidInput' | 'Refusal', ParentType, ContextType>;
};

export type CreateAddressSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateAddressSuccess'] = ResolversParentTypes['CreateAddressSuccess']> = {
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  addressId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateBreakdownResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateBreakdownResult'] = ResolversParentTypes['CreateBreakdownResult']> = {
  __resolveType: TypeResolveFn<'CreateBreakdownSuccess' | 'InvalidInput' | 'Refusal', ParentType, ContextType>;
};

export type CreateBreakdownSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateBreakdownSuccess'] = ResolversParentTypes['CreateBreakdownSuccess']> = {
  breakdown?: Resolver<Maybe<ResolversTypes['Breakdown']>, ParentType, ContextType>;
  breakdownId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateClientResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateClientResult'] = ResolversParentTypes['CreateClientResult']> = {
  __resolveType: TypeResolveFn<'CreateClientSuccess' | 'InvalidInput' | 'Refusal', ParentType, ContextType>;
};

export type CreateClientSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateClientSuccess'] = ResolversParentTypes['CreateClientSuccess']> = {
  client?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
  clientId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateGroupResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateGroupResult'] = ResolversParentTypes['CreateGroupResult']> = {
  __resolveType: TypeResolveFn<'CreateGroupSuccess' | 'InvalidInput' | 'Refusal', ParentType, ContextType>;
};

export type CreateGroupSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateGroupSuccess'] = ResolversParentTypes['CreateGroupSuccess']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateNomenclatureItemResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateNomenclatureItemResult'] = ResolversParentTypes['CreateNomenclatureItemResult']> = {
  __resolveType: TypeResolveFn<'CreateNomenclatureItemSuccess' | 'InvalidInput' | 'Refusal', ParentType, ContextType>;
};

export type CreateNomenclatureItemSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateNomenclatureItemSuccess'] = ResolversParentTypes['CreateNomenclatureItemSuccess']> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateUserResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateUserResult'] = ResolversParentTypes['CreateUserResult']> = {
  __resolveType: TypeResolveFn<'CreateUserSuccess' | 'InvalidInput' | 'Refusal', ParentType, ContextType>;
};

export type CreateUserSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateUserSuccess'] = ResolversParentTypes['CreateUserSuccess']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateWaterMeterResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateWaterMeterResult'] = ResolversParentTypes['CreateWaterMeterResult']> = {
  __resolveType: TypeResolveFn<'CreateWaterMeterSuccess' | 'InvalidInput' | 'Refusal', ParentType, ContextType>;
};

export type CreateWaterMeterSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateWaterMeterSuccess'] = ResolversParentTypes['CreateWaterMeterSuccess']> = {
  waterMeter?: Resolver<Maybe<ResolversTypes['WaterMeter']>, ParentType, ContextType>;
  waterMeterId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CriticalUserResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CriticalUser'] = ResolversParentTypes['CriticalUser']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CriticalUserKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DeleteGroupResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteGroupResult'] = ResolversParentTypes['DeleteGroupResult']> = {
  __resolveType: TypeResolveFn<'DeleteGroupSuccess' | 'Refusal', ParentType, ContextType>;
};

export type DeleteGroupSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteGroupSuccess'] = ResolversParentTypes['DeleteGroupSuccess']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteListViewResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteListViewResult'] = ResolversParentTypes['DeleteListViewResult']> = {
  __resolveType: TypeResolveFn<'DeleteListViewSuccess' | 'Refusal', ParentType, ContextType>;
};

export type DeleteListViewSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteListViewSuccess'] = ResolversParentTypes['DeleteListViewSuccess']> = {
  viewId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DistrictResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['District'] = ResolversParentTypes['District']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DryLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DryLine'] = ResolversParentTypes['DryLine']> = {
  isDownstream?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  line?: Resolver<Array<ResolversTypes['Coordinates']>, ParentType, ContextType>;
  metres?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pipeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type EnvironmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Environment'] = ResolversParentTypes['Environment']> = {
  features?: Resolver<Array<ResolversTypes['ServiceFeature']>, ParentType, ContextType>;
  isProduction?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requestTimeoutMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tools?: Resolver<Array<ResolversTypes['Tool']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExceptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Exception'] = ResolversParentTypes['Exception']> = {
  call?: Resolver<Maybe<ResolversTypes['ExceptionCall']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stacktrace?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  traceId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExceptionCallResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExceptionCall'] = ResolversParentTypes['ExceptionCall']> = {
  method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statement?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ExceptionPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExceptionPage'] = ResolversParentTypes['ExceptionPage']> = {
  items?: Resolver<Array<ResolversTypes['Exception']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FailureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Failure'] = ResolversParentTypes['Failure']> = {
  __resolveType: TypeResolveFn<'AddressConflict' | 'AddressExists' | 'BreakdownConflict' | 'ClientConflict' | 'HigherReading' | 'InvalidInput' | 'LowerReading' | 'NomenclatureItemConflict' | 'Refusal' | 'SignalConflict' | 'WaterMeterConflict', ParentType, ContextType>;
};

export type FoundAddressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FoundAddress'] = ResolversParentTypes['FoundAddress']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Coordinates']>, ParentType, ContextType>;
};

export type FoundBreakdownResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FoundBreakdown'] = ResolversParentTypes['FoundBreakdown']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFinished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  workCardNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FoundMeterResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FoundMeter'] = ResolversParentTypes['FoundMeter']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fabricNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FoundSignalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FoundSignal'] = ResolversParentTypes['FoundSignal']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  statusName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  submitterName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GeoHitResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GeoHit'] = ResolversParentTypes['GeoHit']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['Coordinates'], ParentType, ContextType>;
};

export interface GeoJsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['GeoJson'], any> {
  name: 'GeoJson';
}

export type GroupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Group'] = ResolversParentTypes['Group']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  modules?: Resolver<Array<ResolversTypes['RoleModule']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GroupMemberResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GroupMemberResult'] = ResolversParentTypes['GroupMemberResult']> = {
  __resolveType: TypeResolveFn<'GroupMemberSuccess' | 'Refusal', ParentType, ContextType>;
};

export type GroupMemberSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GroupMemberSuccess'] = ResolversParentTypes['GroupMemberSuccess']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GroupPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GroupPage'] = ResolversParentTypes['GroupPage']> = {
  items?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HandOverSignalResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HandOverSignalResult'] = ResolversParentTypes['HandOverSignalResult']> = {
  __resolveType: TypeResolveFn<'HandOverSignalSuccess' | 'Refusal', ParentType, ContextType>;
};

export type HandOverSignalSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HandOverSignalSuccess'] = ResolversParentTypes['HandOverSignalSuccess']> = {
  signal?: Resolver<Maybe<ResolversTypes['Signal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HigherReadingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HigherReading'] = ResolversParentTypes['HigherReading']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  nextValue?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IdentifiedClientResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IdentifiedClient'] = ResolversParentTypes['IdentifiedClient']> = {
  clientNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportChange'] = ResolversParentTypes['ImportChange']> = {
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ImportType'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['ImportedValue']>, ParentType, ContextType>;
};

export type ImportChangePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportChangePage'] = ResolversParentTypes['ImportChangePage']> = {
  items?: Resolver<Array<ResolversTypes['ImportChange']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportFile'] = ResolversParentTypes['ImportFile']> = {
  addedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  addedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  badFile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bytesRead?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  checksum?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  definitionId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasOriginal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invalidFile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isDownloaded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUndoable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problems?: Resolver<Maybe<Array<ResolversTypes['ImportProblem']>>, ParentType, ContextType>;
  processedTypes?: Resolver<Array<ResolversTypes['ImportType']>, ParentType, ContextType>;
  rowsBad?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rowsChanged?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rowsInvalid?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rowsNew?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rowsRead?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rowsUnchanged?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sizeBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['ImportStage']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ImportRunStatus']>, ParentType, ContextType>;
};

export type ImportFilePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportFilePage'] = ResolversParentTypes['ImportFilePage']> = {
  items?: Resolver<Array<ResolversTypes['ImportFile']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportProblemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportProblem'] = ResolversParentTypes['ImportProblem']> = {
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ImportProblemKind'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImportRunResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportRunResult'] = ResolversParentTypes['ImportRunResult']> = {
  __resolveType: TypeResolveFn<'ImportRunSuccess' | 'Refusal', ParentType, ContextType>;
};

export type ImportRunSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportRunSuccess'] = ResolversParentTypes['ImportRunSuccess']> = {
  importFile?: Resolver<ResolversTypes['ImportFile'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImportTypeNameResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportTypeName'] = ResolversParentTypes['ImportTypeName']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ImportType'], ParentType, ContextType>;
};

export type ImportedValueResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportedValue'] = ResolversParentTypes['ImportedValue']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newRecordId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  newValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  oldRecordId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  oldValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recordType?: Resolver<Maybe<ResolversTypes['ImportType']>, ParentType, ContextType>;
};

export type InputProblemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InputProblem'] = ResolversParentTypes['InputProblem']> = {
  code?: Resolver<ResolversTypes['InputProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IntegrityCheckResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IntegrityCheck'] = ResolversParentTypes['IntegrityCheck']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  findings?: Resolver<Maybe<Array<ResolversTypes['IntegrityFinding']>>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['IntegrityOutcome'], ParentType, ContextType>;
};

export type IntegrityFindingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IntegrityFinding'] = ResolversParentTypes['IntegrityFinding']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  records?: Resolver<Array<ResolversTypes['IntegrityRecord']>, ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['IntegrityRule']>, ParentType, ContextType>;
};

export type IntegrityRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IntegrityRecord'] = ResolversParentTypes['IntegrityRecord']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvalidInputResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvalidInput'] = ResolversParentTypes['InvalidInput']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['InputProblem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IsolationOverlapResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IsolationOverlap'] = ResolversParentTypes['IsolationOverlap']> = {
  breakdownId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  workCardNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IsolationPlanResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IsolationPlan'] = ResolversParentTypes['IsolationPlan']> = {
  addresses?: Resolver<Array<ResolversTypes['AffectedAddress']>, ParentType, ContextType>;
  addressesTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  broken?: Resolver<Array<ResolversTypes['IsolationValve']>, ParentType, ContextType>;
  clientsTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  criticalUsers?: Resolver<Array<ResolversTypes['CriticalUser']>, ParentType, ContextType>;
  hasSources?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSparse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSupplied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['DryLine']>, ParentType, ContextType>;
  mayClose?: Resolver<Array<ResolversTypes['IsolationValve']>, ParentType, ContextType>;
  metersTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  metresTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mustClose?: Resolver<Array<ResolversTypes['IsolationValve']>, ParentType, ContextType>;
  overlaps?: Resolver<Array<ResolversTypes['IsolationOverlap']>, ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pipeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pipesTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sourcesInside?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  streets?: Resolver<Array<ResolversTypes['AffectedStreet']>, ParentType, ContextType>;
};

export type IsolationValveResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IsolationValve'] = ResolversParentTypes['IsolationValve']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOperable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['Coordinates'], ParentType, ContextType>;
  pipeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  streetName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type LinkCandidateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LinkCandidate'] = ResolversParentTypes['LinkCandidate']> = {
  match?: Resolver<ResolversTypes['BreakdownMatch'], ParentType, ContextType>;
  signal?: Resolver<ResolversTypes['Signal'], ParentType, ContextType>;
};

export type LinkSignalResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LinkSignalResult'] = ResolversParentTypes['LinkSignalResult']> = {
  __resolveType: TypeResolveFn<'LinkSignalSuccess' | 'Refusal', ParentType, ContextType>;
};

export type LinkSignalSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LinkSignalSuccess'] = ResolversParentTypes['LinkSignalSuccess']> = {
  linkId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  signal?: Resolver<Maybe<ResolversTypes['Signal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LinkSignalsResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LinkSignalsResult'] = ResolversParentTypes['LinkSignalsResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'LinkSignalsSuccess', ParentType, ContextType>;
};

export type LinkSignalsSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LinkSignalsSuccess'] = ResolversParentTypes['LinkSignalsSuccess']> = {
  breakdown?: Resolver<Maybe<ResolversTypes['Breakdown']>, ParentType, ContextType>;
  outcomes?: Resolver<Array<ResolversTypes['SignalLinkOutcome']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListViewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ListView'] = ResolversParentTypes['ListView']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  search?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListViewsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ListViews'] = ResolversParentTypes['ListViews']> = {
  columns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ListView']>, ParentType, ContextType>;
};

export type LogEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LogEntry'] = ResolversParentTypes['LogEntry']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  errorMessage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  importFileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  moduleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  procedureName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signalId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  traceId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LogEntryPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LogEntryPage'] = ResolversParentTypes['LogEntryPage']> = {
  items?: Resolver<Array<ResolversTypes['LogEntry']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LookupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Lookup'] = ResolversParentTypes['Lookup']> = {
  __resolveType: TypeResolveFn<'AddressChoice' | 'AuditorChoice' | 'Carnet' | 'ClientChoice' | 'ClientType' | 'Colleague' | 'District' | 'KevrCategory1' | 'KevrCategory2' | 'Manufacturer' | 'Municipality' | 'Priority' | 'Street' | 'Submitter' | 'Town' | 'WaterMeterOwnershipType' | 'WaterMeterType', ParentType, ContextType>;
};

export type LowerReadingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LowerReading'] = ResolversParentTypes['LowerReading']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  previousDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  previousValue?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MainWaterMeterResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MainWaterMeter'] = ResolversParentTypes['MainWaterMeter']> = {
  fabricNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ManufacturerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Manufacturer'] = ResolversParentTypes['Manufacturer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type MarkSignalReadResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MarkSignalReadResult'] = ResolversParentTypes['MarkSignalReadResult']> = {
  __resolveType: TypeResolveFn<'MarkSignalReadSuccess' | 'Refusal', ParentType, ContextType>;
};

export type MarkSignalReadSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MarkSignalReadSuccess'] = ResolversParentTypes['MarkSignalReadSuccess']> = {
  signal?: Resolver<Maybe<ResolversTypes['Signal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MergeSignalResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MergeSignalResult'] = ResolversParentTypes['MergeSignalResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'MergeSignalSuccess' | 'Refusal' | 'SignalConflict', ParentType, ContextType>;
};

export type MergeSignalSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MergeSignalSuccess'] = ResolversParentTypes['MergeSignalSuccess']> = {
  linkId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  signal?: Resolver<Maybe<ResolversTypes['Signal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MeterBalanceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MeterBalance'] = ResolversParentTypes['MeterBalance']> = {
  consumption?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  difference?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  individualConsumption?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  shares?: Resolver<Array<ResolversTypes['MeterShare']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type MeterReadingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MeterReading'] = ResolversParentTypes['MeterReading']> = {
  auditorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type MeterReadingChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MeterReadingChange'] = ResolversParentTypes['MeterReadingChange']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  newValue?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  oldValue?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  readingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MeterShareResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MeterShare'] = ResolversParentTypes['MeterShare']> = {
  clientName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consumption?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  fabricNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  waterMeterId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MoveWaterMeterResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MoveWaterMeterResult'] = ResolversParentTypes['MoveWaterMeterResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'MoveWaterMeterSuccess' | 'Refusal', ParentType, ContextType>;
};

export type MoveWaterMeterSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MoveWaterMeterSuccess'] = ResolversParentTypes['MoveWaterMeterSuccess']> = {
  waterMeter?: Resolver<Maybe<ResolversTypes['WaterMeter']>, ParentType, ContextType>;
  waterMeterId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MunicipalityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Municipality'] = ResolversParentTypes['Municipality']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addGroupRoles?: Resolver<ResolversTypes['ChangeRolesResult'], ParentType, ContextType, RequireFields<MutationAddGroupRolesArgs, 'input'>>;
  addMeterReading?: Resolver<ResolversTypes['AddMeterReadingResult'], ParentType, ContextType, RequireFields<MutationAddMeterReadingArgs, 'input'>>;
  addSignalNote?: Resolver<ResolversTypes['AddSignalNoteResult'], ParentType, ContextType, RequireFields<MutationAddSignalNoteArgs, 'input'>>;
  addUserRoles?: Resolver<ResolversTypes['ChangeRolesResult'], ParentType, ContextType, RequireFields<MutationAddUserRolesArgs, 'input'>>;
  addUserToGroup?: Resolver<ResolversTypes['GroupMemberResult'], ParentType, ContextType, RequireFields<MutationAddUserToGroupArgs, 'input'>>;
  changeSignalStatus?: Resolver<ResolversTypes['ChangeSignalStatusResult'], ParentType, ContextType, RequireFields<MutationChangeSignalStatusArgs, 'input'>>;
  confirmImport?: Resolver<ResolversTypes['ImportRunResult'], ParentType, ContextType, RequireFields<MutationConfirmImportArgs, 'input'>>;
  correctCaller?: Resolver<ResolversTypes['CorrectCallerResult'], ParentType, ContextType, RequireFields<MutationCorrectCallerArgs, 'input'>>;
  correctMeterReading?: Resolver<ResolversTypes['CorrectMeterReadingResult'], ParentType, ContextType, RequireFields<MutationCorrectMeterReadingArgs, 'input'>>;
  correctSignal?: Resolver<ResolversTypes['CorrectSignalResult'], ParentType, ContextType, RequireFields<MutationCorrectSignalArgs, 'input'>>;
  createAddress?: Resolver<ResolversTypes['CreateAddressResult'], ParentType, ContextType, RequireFields<MutationCreateAddressArgs, 'input'>>;
  createBreakdown?: Resolver<ResolversTypes['CreateBreakdownResult'], ParentType, ContextType, RequireFields<MutationCreateBreakdownArgs, 'input'>>;
  createClient?: Resolver<ResolversTypes['CreateClientResult'], ParentType, ContextType, RequireFields<MutationCreateClientArgs, 'input'>>;
  createGroup?: Resolver<ResolversTypes['CreateGroupResult'], ParentType, ContextType, RequireFields<MutationCreateGroupArgs, 'input'>>;
  createNomenclatureItem?: Resolver<ResolversTypes['CreateNomenclatureItemResult'], ParentType, ContextType, RequireFields<MutationCreateNomenclatureItemArgs, 'input'>>;
  createUser?: Resolver<ResolversTypes['CreateUserResult'], ParentType, ContextType, RequireFields<MutationCreateUserArgs, 'input'>>;
  createWaterMeter?: Resolver<ResolversTypes['CreateWaterMeterResult'], ParentType, ContextType, RequireFields<MutationCreateWaterMeterArgs, 'input'>>;
  deleteGroup?: Resolver<ResolversTypes['DeleteGroupResult'], ParentType, ContextType, RequireFields<MutationDeleteGroupArgs, 'input'>>;
  deleteListView?: Resolver<ResolversTypes['DeleteListViewResult'], ParentType, ContextType, RequireFields<MutationDeleteListViewArgs, 'input'>>;
  handOverSignal?: Resolver<ResolversTypes['HandOverSignalResult'], ParentType, ContextType, RequireFields<MutationHandOverSignalArgs, 'input'>>;
  linkSignal?: Resolver<ResolversTypes['LinkSignalResult'], ParentType, ContextType, RequireFields<MutationLinkSignalArgs, 'input'>>;
  linkSignals?: Resolver<ResolversTypes['LinkSignalsResult'], ParentType, ContextType, RequireFields<MutationLinkSignalsArgs, 'input'>>;
  markSignalRead?: Resolver<ResolversTypes['MarkSignalReadResult'], ParentType, ContextType, RequireFields<MutationMarkSignalReadArgs, 'input'>>;
  mergeSignal?: Resolver<ResolversTypes['MergeSignalResult'], ParentType, ContextType, RequireFields<MutationMergeSignalArgs, 'input'>>;
  moveWaterMeter?: Resolver<ResolversTypes['MoveWaterMeterResult'], ParentType, ContextType, RequireFields<MutationMoveWaterMeterArgs, 'input'>>;
  removeGroupRoles?: Resolver<ResolversTypes['ChangeRolesResult'], ParentType, ContextType, RequireFields<MutationRemoveGroupRolesArgs, 'input'>>;
  removeSignalLink?: Resolver<ResolversTypes['RemoveSignalLinkResult'], ParentType, ContextType, RequireFields<MutationRemoveSignalLinkArgs, 'input'>>;
  removeUserFromGroup?: Resolver<ResolversTypes['GroupMemberResult'], ParentType, ContextType, RequireFields<MutationRemoveUserFromGroupArgs, 'input'>>;
  removeUserRoles?: Resolver<ResolversTypes['ChangeRolesResult'], ParentType, ContextType, RequireFields<MutationRemoveUserRolesArgs, 'input'>>;
  renameGroup?: Resolver<ResolversTypes['RenameGroupResult'], ParentType, ContextType, RequireFields<MutationRenameGroupArgs, 'input'>>;
  repairImport?: Resolver<ResolversTypes['ImportRunResult'], ParentType, ContextType, RequireFields<MutationRepairImportArgs, 'input'>>;
  replyToSignal?: Resolver<ResolversTypes['ReplyToSignalResult'], ParentType, ContextType, RequireFields<MutationReplyToSignalArgs, 'input'>>;
  reportPresence?: Resolver<ResolversTypes['ReportPresenceResult'], ParentType, ContextType, RequireFields<MutationReportPresenceArgs, 'input'>>;
  revealClientIdentifier?: Resolver<ResolversTypes['RevealClientIdentifierResult'], ParentType, ContextType, RequireFields<MutationRevealClientIdentifierArgs, 'input'>>;
  saveListView?: Resolver<ResolversTypes['SaveListViewResult'], ParentType, ContextType, RequireFields<MutationSaveListViewArgs, 'input'>>;
  saveMapView?: Resolver<ResolversTypes['SaveMapViewResult'], ParentType, ContextType, RequireFields<MutationSaveMapViewArgs, 'input'>>;
  saveSignalDraft?: Resolver<ResolversTypes['SaveSignalDraftResult'], ParentType, ContextType, RequireFields<MutationSaveSignalDraftArgs, 'input'>>;
  saveSubmitDraft?: Resolver<ResolversTypes['SaveSubmitDraftResult'], ParentType, ContextType, RequireFields<MutationSaveSubmitDraftArgs, 'input'>>;
  setListColumns?: Resolver<ResolversTypes['SetListColumnsResult'], ParentType, ContextType, RequireFields<MutationSetListColumnsArgs, 'input'>>;
  setSignalPriority?: Resolver<ResolversTypes['SetSignalPriorityResult'], ParentType, ContextType, RequireFields<MutationSetSignalPriorityArgs, 'input'>>;
  snapWaterMeter?: Resolver<ResolversTypes['SnapWaterMeterResult'], ParentType, ContextType, RequireFields<MutationSnapWaterMeterArgs, 'input'>>;
  submitSignal?: Resolver<ResolversTypes['SubmitSignalResult'], ParentType, ContextType, RequireFields<MutationSubmitSignalArgs, 'input'>>;
  takeSignal?: Resolver<ResolversTypes['TakeSignalResult'], ParentType, ContextType, RequireFields<MutationTakeSignalArgs, 'input'>>;
  undoImport?: Resolver<ResolversTypes['ImportRunResult'], ParentType, ContextType, RequireFields<MutationUndoImportArgs, 'input'>>;
  undoSignalStatus?: Resolver<ResolversTypes['UndoSignalStatusResult'], ParentType, ContextType, RequireFields<MutationUndoSignalStatusArgs, 'input'>>;
  unlinkSignals?: Resolver<ResolversTypes['UnlinkSignalsResult'], ParentType, ContextType, RequireFields<MutationUnlinkSignalsArgs, 'input'>>;
  updateAddress?: Resolver<ResolversTypes['UpdateAddressResult'], ParentType, ContextType, RequireFields<MutationUpdateAddressArgs, 'input'>>;
  updateBreakdown?: Resolver<ResolversTypes['UpdateBreakdownResult'], ParentType, ContextType, RequireFields<MutationUpdateBreakdownArgs, 'input'>>;
  updateClient?: Resolver<ResolversTypes['UpdateClientResult'], ParentType, ContextType, RequireFields<MutationUpdateClientArgs, 'input'>>;
  updateNomenclatureItem?: Resolver<ResolversTypes['UpdateNomenclatureItemResult'], ParentType, ContextType, RequireFields<MutationUpdateNomenclatureItemArgs, 'input'>>;
  updateUser?: Resolver<ResolversTypes['UpdateUserResult'], ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'input'>>;
  updateWaterMeter?: Resolver<ResolversTypes['UpdateWaterMeterResult'], ParentType, ContextType, RequireFields<MutationUpdateWaterMeterArgs, 'input'>>;
  updateWaterMeterAddress?: Resolver<ResolversTypes['UpdateWaterMeterAddressResult'], ParentType, ContextType, RequireFields<MutationUpdateWaterMeterAddressArgs, 'input'>>;
  withdrawMeterReading?: Resolver<ResolversTypes['WithdrawMeterReadingResult'], ParentType, ContextType, RequireFields<MutationWithdrawMeterReadingArgs, 'input'>>;
};

export type NearBreakdownResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NearBreakdown'] = ResolversParentTypes['NearBreakdown']> = {
  breakdown?: Resolver<ResolversTypes['Breakdown'], ParentType, ContextType>;
  match?: Resolver<ResolversTypes['BreakdownMatch'], ParentType, ContextType>;
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

export type NomenclatureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Nomenclature'] = ResolversParentTypes['Nomenclature']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasFixedItems?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  modifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NomenclatureItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NomenclatureItem'] = ResolversParentTypes['NomenclatureItem']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nameBg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uses?: Resolver<Maybe<Array<ResolversTypes['NomenclatureItemUse']>>, ParentType, ContextType>;
};

export type NomenclatureItemConflictResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NomenclatureItemConflict'] = ResolversParentTypes['NomenclatureItemConflict']> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current?: Resolver<ResolversTypes['NomenclatureItem'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NomenclatureItemPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NomenclatureItemPage'] = ResolversParentTypes['NomenclatureItemPage']> = {
  items?: Resolver<Array<ResolversTypes['NomenclatureItem']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NomenclatureItemUseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NomenclatureItemUse'] = ResolversParentTypes['NomenclatureItemUse']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NomenclatureUseKind'], ParentType, ContextType>;
};

export type NomenclaturePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NomenclaturePage'] = ResolversParentTypes['NomenclaturePage']> = {
  items?: Resolver<Array<ResolversTypes['Nomenclature']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OutageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Outage'] = ResolversParentTypes['Outage']> = {
  distance?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isLinked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  repairEnd?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  streetName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  townName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  waterStopEnd?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  waterStopStart?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PersonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  addresses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  clientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  clientNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openSignals?: Resolver<Array<ResolversTypes['FoundSignal']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submitterId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
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
  activities?: Resolver<ResolversTypes['ActivityPage'], ParentType, ContextType, Partial<QueryActivitiesArgs>>;
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType, RequireFields<QueryAddressArgs, 'id'>>;
  addressChoices?: Resolver<Array<ResolversTypes['AddressChoice']>, ParentType, ContextType, RequireFields<QueryAddressChoicesArgs, 'text'>>;
  addressMappings?: Resolver<ResolversTypes['AddressPage'], ParentType, ContextType, Partial<QueryAddressMappingsArgs>>;
  addressMatches?: Resolver<Array<ResolversTypes['AddressMatch']>, ParentType, ContextType, RequireFields<QueryAddressMatchesArgs, 'text'>>;
  addressOptions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryAddressOptionsArgs, 'level'>>;
  addresses?: Resolver<ResolversTypes['AddressPage'], ParentType, ContextType, Partial<QueryAddressesArgs>>;
  auditors?: Resolver<Array<ResolversTypes['AuditorChoice']>, ParentType, ContextType>;
  baseMap?: Resolver<ResolversTypes['BaseMap'], ParentType, ContextType>;
  breakdown?: Resolver<Maybe<ResolversTypes['Breakdown']>, ParentType, ContextType, RequireFields<QueryBreakdownArgs, 'id'>>;
  breakdownPlace?: Resolver<ResolversTypes['BreakdownPlace'], ParentType, ContextType, RequireFields<QueryBreakdownPlaceArgs, 'at'>>;
  breakdownViews?: Resolver<ResolversTypes['BreakdownViewCounts'], ParentType, ContextType>;
  breakdowns?: Resolver<ResolversTypes['BreakdownPage'], ParentType, ContextType, Partial<QueryBreakdownsArgs>>;
  carnets?: Resolver<Array<ResolversTypes['Carnet']>, ParentType, ContextType>;
  client?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType, RequireFields<QueryClientArgs, 'id'>>;
  clientChoices?: Resolver<Array<ResolversTypes['ClientChoice']>, ParentType, ContextType, RequireFields<QueryClientChoicesArgs, 'text'>>;
  clientTypes?: Resolver<Array<ResolversTypes['ClientType']>, ParentType, ContextType>;
  clients?: Resolver<ResolversTypes['ClientPage'], ParentType, ContextType, Partial<QueryClientsArgs>>;
  clientsByIdentifier?: Resolver<Array<ResolversTypes['IdentifiedClient']>, ParentType, ContextType, RequireFields<QueryClientsByIdentifierArgs, 'identifier'>>;
  colleagues?: Resolver<Array<ResolversTypes['Colleague']>, ParentType, ContextType>;
  dataIntegrity?: Resolver<ResolversTypes['IntegrityCheck'], ParentType, ContextType>;
  districts?: Resolver<Array<ResolversTypes['District']>, ParentType, ContextType>;
  environment?: Resolver<ResolversTypes['Environment'], ParentType, ContextType>;
  exception?: Resolver<Maybe<ResolversTypes['Exception']>, ParentType, ContextType, RequireFields<QueryExceptionArgs, 'id'>>;
  exceptions?: Resolver<ResolversTypes['ExceptionPage'], ParentType, ContextType, Partial<QueryExceptionsArgs>>;
  geocode?: Resolver<Array<ResolversTypes['GeoHit']>, ParentType, ContextType, RequireFields<QueryGeocodeArgs, 'first' | 'text'>>;
  group?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType, RequireFields<QueryGroupArgs, 'id'>>;
  groups?: Resolver<ResolversTypes['GroupPage'], ParentType, ContextType, Partial<QueryGroupsArgs>>;
  importChanges?: Resolver<ResolversTypes['ImportChangePage'], ParentType, ContextType, RequireFields<QueryImportChangesArgs, 'importFileId'>>;
  importFile?: Resolver<Maybe<ResolversTypes['ImportFile']>, ParentType, ContextType, RequireFields<QueryImportFileArgs, 'id'>>;
  importTypes?: Resolver<Array<ResolversTypes['ImportTypeName']>, ParentType, ContextType>;
  imports?: Resolver<ResolversTypes['ImportFilePage'], ParentType, ContextType, Partial<QueryImportsArgs>>;
  isolationPlan?: Resolver<Maybe<ResolversTypes['IsolationPlan']>, ParentType, ContextType, Partial<QueryIsolationPlanArgs>>;
  kevrCategories1?: Resolver<Array<ResolversTypes['KevrCategory1']>, ParentType, ContextType>;
  kevrCategories2?: Resolver<Array<ResolversTypes['KevrCategory2']>, ParentType, ContextType>;
  linkCandidates?: Resolver<Array<ResolversTypes['LinkCandidate']>, ParentType, ContextType, RequireFields<QueryLinkCandidatesArgs, 'breakdownId'>>;
  listViews?: Resolver<ResolversTypes['ListViews'], ParentType, ContextType, RequireFields<QueryListViewsArgs, 'list'>>;
  logEntries?: Resolver<ResolversTypes['LogEntryPage'], ParentType, ContextType, Partial<QueryLogEntriesArgs>>;
  manufacturers?: Resolver<Array<ResolversTypes['Manufacturer']>, ParentType, ContextType>;
  mapDefinition?: Resolver<Array<ResolversTypes['MapDataItem']>, ParentType, ContextType>;
  meterBalance?: Resolver<Maybe<ResolversTypes['MeterBalance']>, ParentType, ContextType, RequireFields<QueryMeterBalanceArgs, 'waterMeterId'>>;
  municipalities?: Resolver<Array<ResolversTypes['Municipality']>, ParentType, ContextType>;
  nearBreakdowns?: Resolver<Array<ResolversTypes['NearBreakdown']>, ParentType, ContextType, RequireFields<QueryNearBreakdownsArgs, 'location'>>;
  nearestSvoLines?: Resolver<Array<ResolversTypes['NearSvoLine']>, ParentType, ContextType, RequireFields<QueryNearestSvoLinesArgs, 'at' | 'first' | 'within'>>;
  nomenclature?: Resolver<Maybe<ResolversTypes['Nomenclature']>, ParentType, ContextType, RequireFields<QueryNomenclatureArgs, 'id'>>;
  nomenclatureItem?: Resolver<Maybe<ResolversTypes['NomenclatureItem']>, ParentType, ContextType, RequireFields<QueryNomenclatureItemArgs, 'id'>>;
  nomenclatureItems?: Resolver<ResolversTypes['NomenclatureItemPage'], ParentType, ContextType, RequireFields<QueryNomenclatureItemsArgs, 'filter'>>;
  nomenclatures?: Resolver<ResolversTypes['NomenclaturePage'], ParentType, ContextType, Partial<QueryNomenclaturesArgs>>;
  outages?: Resolver<Array<ResolversTypes['Outage']>, ParentType, ContextType, RequireFields<QueryOutagesArgs, 'at'>>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType, Partial<QueryPersonArgs>>;
  pipeAt?: Resolver<Maybe<ResolversTypes['Pipe']>, ParentType, ContextType, RequireFields<QueryPipeAtArgs, 'at' | 'zoom'>>;
  priorities?: Resolver<Array<ResolversTypes['Priority']>, ParentType, ContextType>;
  readingChanges?: Resolver<Array<ResolversTypes['MeterReadingChange']>, ParentType, ContextType, RequireFields<QueryReadingChangesArgs, 'waterMeterId'>>;
  recordHistory?: Resolver<ResolversTypes['ActivityPage'], ParentType, ContextType, RequireFields<QueryRecordHistoryArgs, 'entity' | 'recordId'>>;
  replyTemplates?: Resolver<Array<ResolversTypes['ReplyTemplate']>, ParentType, ContextType, Partial<QueryReplyTemplatesArgs>>;
  reverseGeocode?: Resolver<Maybe<ResolversTypes['GeoHit']>, ParentType, ContextType, RequireFields<QueryReverseGeocodeArgs, 'at'>>;
  search?: Resolver<ResolversTypes['SearchResult'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'text'>>;
  session?: Resolver<ResolversTypes['Session'], ParentType, ContextType>;
  signal?: Resolver<Maybe<ResolversTypes['Signal']>, ParentType, ContextType, RequireFields<QuerySignalArgs, 'id'>>;
  signalDraft?: Resolver<Maybe<ResolversTypes['SignalDraft']>, ParentType, ContextType, RequireFields<QuerySignalDraftArgs, 'kind' | 'signalId'>>;
  signalPlace?: Resolver<ResolversTypes['SignalPlace'], ParentType, ContextType, RequireFields<QuerySignalPlaceArgs, 'location'>>;
  signalStatuses?: Resolver<Array<ResolversTypes['SignalStatusLabel']>, ParentType, ContextType>;
  signalViews?: Resolver<ResolversTypes['SignalViewCounts'], ParentType, ContextType>;
  signals?: Resolver<ResolversTypes['SignalPage'], ParentType, ContextType, Partial<QuerySignalsArgs>>;
  streets?: Resolver<Array<ResolversTypes['Street']>, ParentType, ContextType, RequireFields<QueryStreetsArgs, 'text'>>;
  submitDrafts?: Resolver<Array<ResolversTypes['SubmitDraft']>, ParentType, ContextType>;
  submitters?: Resolver<ResolversTypes['SubmitterPage'], ParentType, ContextType, Partial<QuerySubmittersArgs>>;
  svoLine?: Resolver<Maybe<ResolversTypes['SvoLine']>, ParentType, ContextType, RequireFields<QuerySvoLineArgs, 'id'>>;
  svoProposals?: Resolver<Array<ResolversTypes['SvoProposal']>, ParentType, ContextType, RequireFields<QuerySvoProposalsArgs, 'waterMeterId'>>;
  svoQueue?: Resolver<ResolversTypes['SvoQueue'], ParentType, ContextType, RequireFields<QuerySvoQueueArgs, 'waterMeterId'>>;
  svoSnapPreview?: Resolver<Maybe<ResolversTypes['SvoSnapPreview']>, ParentType, ContextType, RequireFields<QuerySvoSnapPreviewArgs, 'input'>>;
  towns?: Resolver<Array<ResolversTypes['Town']>, ParentType, ContextType, RequireFields<QueryTownsArgs, 'text'>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  userRoles?: Resolver<ResolversTypes['UserRolesPage'], ParentType, ContextType, Partial<QueryUserRolesArgs>>;
  users?: Resolver<ResolversTypes['UserPage'], ParentType, ContextType, Partial<QueryUsersArgs>>;
  waterMeter?: Resolver<Maybe<ResolversTypes['WaterMeter']>, ParentType, ContextType, RequireFields<QueryWaterMeterArgs, 'id'>>;
  waterMeterOwnershipTypes?: Resolver<Array<ResolversTypes['WaterMeterOwnershipType']>, ParentType, ContextType>;
  waterMeterSettings?: Resolver<ResolversTypes['WaterMeterSettings'], ParentType, ContextType>;
  waterMeterTypes?: Resolver<Array<ResolversTypes['WaterMeterType']>, ParentType, ContextType>;
  waterMeters?: Resolver<ResolversTypes['WaterMeterPage'], ParentType, ContextType, Partial<QueryWaterMetersArgs>>;
  wmsLayers?: Resolver<Array<ResolversTypes['WmsLayer']>, ParentType, ContextType>;
  workCardNumber?: Resolver<ResolversTypes['WorkCardNumber'], ParentType, ContextType, Partial<QueryWorkCardNumberArgs>>;
};

export type RefusalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Refusal'] = ResolversParentTypes['Refusal']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveSignalLinkResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemoveSignalLinkResult'] = ResolversParentTypes['RemoveSignalLinkResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'RemoveSignalLinkSuccess', ParentType, ContextType>;
};

export type RemoveSignalLinkSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemoveSignalLinkSuccess'] = ResolversParentTypes['RemoveSignalLinkSuccess']> = {
  signal?: Resolver<Maybe<ResolversTypes['Signal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RenameGroupResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RenameGroupResult'] = ResolversParentTypes['RenameGroupResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refusal' | 'RenameGroupSuccess', ParentType, ContextType>;
};

export type RenameGroupSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RenameGroupSuccess'] = ResolversParentTypes['RenameGroupSuccess']> = {
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
  __resolveType: TypeResolveFn<'Refusal' | 'ReportPresenceSuccess', ParentType, ContextType>;
};

export type ReportPresenceSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReportPresenceSuccess'] = ResolversParentTypes['ReportPresenceSuccess']> = {
  others?: Resolver<Array<ResolversTypes['SignalPresence']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevealClientIdentifierResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RevealClientIdentifierResult'] = ResolversParentTypes['RevealClientIdentifierResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'RevealClientIdentifierSuccess', ParentType, ContextType>;
};

export type RevealClientIdentifierSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RevealClientIdentifierSuccess'] = ResolversParentTypes['RevealClientIdentifierSuccess']> = {
  identifier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RichTextResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RichText'] = ResolversParentTypes['RichText']> = {
  document?: Resolver<ResolversTypes['RichTextDocument'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface RichTextDocumentScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['RichTextDocument'], any> {
  name: 'RichTextDocument';
}

export type RoleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Role'] = ResolversParentTypes['Role']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RoleModuleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RoleModule'] = ResolversParentTypes['RoleModule']> = {
  assignedRoles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  availableRoles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  clientId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SaveListViewResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveListViewResult'] = ResolversParentTypes['SaveListViewResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refusal' | 'SaveListViewSuccess', ParentType, ContextType>;
};

export type SaveListViewSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveListViewSuccess'] = ResolversParentTypes['SaveListViewSuccess']> = {
  viewId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

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

export type SaveSubmitDraftResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveSubmitDraftResult'] = ResolversParentTypes['SaveSubmitDraftResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'SaveSubmitDraftSuccess', ParentType, ContextType>;
};

export type SaveSubmitDraftSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveSubmitDraftSuccess'] = ResolversParentTypes['SaveSubmitDraftSuccess']> = {
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  addresses?: Resolver<Array<ResolversTypes['FoundAddress']>, ParentType, ContextType>;
  breakdowns?: Resolver<Array<ResolversTypes['FoundBreakdown']>, ParentType, ContextType>;
  hasResidentsOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['SearchKind']>, ParentType, ContextType>;
  leftOutWords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  meters?: Resolver<Array<ResolversTypes['FoundMeter']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['SignalCaller']>, ParentType, ContextType>;
  signals?: Resolver<Array<ResolversTypes['FoundSignal']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['SearchTotals'], ParentType, ContextType>;
};

export type SearchTotalsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SearchTotals'] = ResolversParentTypes['SearchTotals']> = {
  addresses?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  breakdowns?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  meters?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  people?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  signals?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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

export type SetListColumnsResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetListColumnsResult'] = ResolversParentTypes['SetListColumnsResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SetListColumnsSuccess', ParentType, ContextType>;
};

export type SetListColumnsSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetListColumnsSuccess'] = ResolversParentTypes['SetListColumnsSuccess']> = {
  columns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetSignalPriorityResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetSignalPriorityResult'] = ResolversParentTypes['SetSignalPriorityResult']> = {
  __resolveType: TypeResolveFn<'SetSignalPrioritySuccess' | 'SignalConflict', ParentType, ContextType>;
};

export type SetSignalPrioritySuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetSignalPrioritySuccess'] = ResolversParentTypes['SetSignalPrioritySuccess']> = {
  signal?: Resolver<Maybe<ResolversTypes['Signal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Signal'] = ResolversParentTypes['Signal']> = {
  answerDueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  attachments?: Resolver<Maybe<Array<ResolversTypes['Attachment']>>, ParentType, ContextType, Partial<SignalAttachmentsArgs>>;
  attachmentsUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  breakdownId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['SignalChannel']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['SignalContact']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hasNewReply?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasWithheldMessages?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  history?: Resolver<Maybe<Array<ResolversTypes['SignalHistoryEntry']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastResponseAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  links?: Resolver<Maybe<Array<ResolversTypes['SignalLink']>>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Coordinates']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>;
  needsReply?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notes?: Resolver<Maybe<Array<ResolversTypes['SignalNote']>>, ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['Priority']>, ParentType, ContextType>;
  responses?: Resolver<Maybe<Array<ResolversTypes['SignalResponse']>>, ParentType, ContextType, Partial<SignalResponsesArgs>>;
  status?: Resolver<ResolversTypes['SignalStatus'], ParentType, ContextType>;
  statusName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  submitter?: Resolver<Maybe<ResolversTypes['Submitter']>, ParentType, ContextType>;
  takenBy?: Resolver<Maybe<ResolversTypes['Colleague']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  waitsSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  workCardNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SignalCallerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignalCaller'] = ResolversParentTypes['SignalCaller']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addressLocation?: Resolver<Maybe<ResolversTypes['Coordinates']>, ParentType, ContextType>;
  clientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  clientNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameAsClient?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type SignalContactResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignalContact'] = ResolversParentTypes['SignalContact']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  clientNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasWritten?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  otherOpenSignals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  otherSignals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivesReplies?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
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

export type SignalLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignalLink'] = ResolversParentTypes['SignalLink']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SignalLinkKind'], ParentType, ContextType>;
  linkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  linkedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signal?: Resolver<ResolversTypes['Signal'], ParentType, ContextType>;
};

export type SignalLinkOutcomeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignalLinkOutcome'] = ResolversParentTypes['SignalLinkOutcome']> = {
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SignalLinkStatus'], ParentType, ContextType>;
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
  closedNearby?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isInsideArea?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nearby?: Resolver<Array<ResolversTypes['NearbySignal']>, ParentType, ContextType>;
  openNearby?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  answerHours?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  free?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SnapWaterMeterResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SnapWaterMeterResult'] = ResolversParentTypes['SnapWaterMeterResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SnapWaterMeterSuccess', ParentType, ContextType>;
};

export type SnapWaterMeterSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SnapWaterMeterSuccess'] = ResolversParentTypes['SnapWaterMeterSuccess']> = {
  waterMeter?: Resolver<Maybe<ResolversTypes['WaterMeter']>, ParentType, ContextType>;
  waterMeterId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StreetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Street'] = ResolversParentTypes['Street']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubmitDraftResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubmitDraft'] = ResolversParentTypes['SubmitDraft']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  caller?: Resolver<Maybe<ResolversTypes['SignalCaller']>, ParentType, ContextType>;
  fileNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  idempotencyKey?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Coordinates']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type SvoProposalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SvoProposal'] = ResolversParentTypes['SvoProposal']> = {
  distance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isNearest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSameSide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  point?: Resolver<ResolversTypes['Coordinates'], ParentType, ContextType>;
  servedAddresses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  servesAddress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shownNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  svoId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SvoQueueResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SvoQueue'] = ResolversParentTypes['SvoQueue']> = {
  nextId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previousId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SvoSnapPreviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SvoSnapPreview'] = ResolversParentTypes['SvoSnapPreview']> = {
  distance?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  feature?: Resolver<ResolversTypes['GeoJson'], ParentType, ContextType>;
  isTooFar?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type TownResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Town'] = ResolversParentTypes['Town']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface UuidScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['UUID'], any> {
  name: 'UUID';
}

export type UndoSignalStatusResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UndoSignalStatusResult'] = ResolversParentTypes['UndoSignalStatusResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SignalConflict' | 'UndoSignalStatusSuccess', ParentType, ContextType>;
};

export type UndoSignalStatusSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UndoSignalStatusSuccess'] = ResolversParentTypes['UndoSignalStatusSuccess']> = {
  signal?: Resolver<Maybe<ResolversTypes['Signal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnlinkSignalsResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UnlinkSignalsResult'] = ResolversParentTypes['UnlinkSignalsResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'UnlinkSignalsSuccess', ParentType, ContextType>;
};

export type UnlinkSignalsSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UnlinkSignalsSuccess'] = ResolversParentTypes['UnlinkSignalsSuccess']> = {
  breakdown?: Resolver<Maybe<ResolversTypes['Breakdown']>, ParentType, ContextType>;
  outcomes?: Resolver<Array<ResolversTypes['SignalLinkOutcome']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateAddressResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateAddressResult'] = ResolversParentTypes['UpdateAddressResult']> = {
  __resolveType: TypeResolveFn<'AddressConflict' | 'InvalidInput' | 'Refusal' | 'UpdateAddressSuccess', ParentType, ContextType>;
};

export type UpdateAddressSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateAddressSuccess'] = ResolversParentTypes['UpdateAddressSuccess']> = {
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  addressId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateBreakdownResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateBreakdownResult'] = ResolversParentTypes['UpdateBreakdownResult']> = {
  __resolveType: TypeResolveFn<'BreakdownConflict' | 'InvalidInput' | 'Refusal' | 'UpdateBreakdownSuccess', ParentType, ContextType>;
};

export type UpdateBreakdownSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateBreakdownSuccess'] = ResolversParentTypes['UpdateBreakdownSuccess']> = {
  breakdown?: Resolver<Maybe<ResolversTypes['Breakdown']>, ParentType, ContextType>;
  isChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateClientResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateClientResult'] = ResolversParentTypes['UpdateClientResult']> = {
  __resolveType: TypeResolveFn<'ClientConflict' | 'InvalidInput' | 'Refusal' | 'UpdateClientSuccess', ParentType, ContextType>;
};

export type UpdateClientSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateClientSuccess'] = ResolversParentTypes['UpdateClientSuccess']> = {
  client?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
  clientId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateNomenclatureItemResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateNomenclatureItemResult'] = ResolversParentTypes['UpdateNomenclatureItemResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NomenclatureItemConflict' | 'Refusal' | 'UpdateNomenclatureItemSuccess', ParentType, ContextType>;
};

export type UpdateNomenclatureItemSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateNomenclatureItemSuccess'] = ResolversParentTypes['UpdateNomenclatureItemSuccess']> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateUserResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateUserResult'] = ResolversParentTypes['UpdateUserResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refusal' | 'UpdateUserSuccess', ParentType, ContextType>;
};

export type UpdateUserSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateUserSuccess'] = ResolversParentTypes['UpdateUserSuccess']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateWaterMeterAddressResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateWaterMeterAddressResult'] = ResolversParentTypes['UpdateWaterMeterAddressResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'UpdateWaterMeterAddressSuccess', ParentType, ContextType>;
};

export type UpdateWaterMeterAddressSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateWaterMeterAddressSuccess'] = ResolversParentTypes['UpdateWaterMeterAddressSuccess']> = {
  waterMeter?: Resolver<Maybe<ResolversTypes['WaterMeter']>, ParentType, ContextType>;
  waterMeterId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateWaterMeterResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateWaterMeterResult'] = ResolversParentTypes['UpdateWaterMeterResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refusal' | 'UpdateWaterMeterSuccess' | 'WaterMeterConflict', ParentType, ContextType>;
};

export type UpdateWaterMeterSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateWaterMeterSuccess'] = ResolversParentTypes['UpdateWaterMeterSuccess']> = {
  waterMeter?: Resolver<Maybe<ResolversTypes['WaterMeter']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSelf?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modules?: Resolver<Array<ResolversTypes['RoleModule']>, ParentType, ContextType>;
  rights?: Resolver<Maybe<Array<ResolversTypes['UserRight']>>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserPage'] = ResolversParentTypes['UserPage']> = {
  items?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserRightResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserRight'] = ResolversParentTypes['UserRight']> = {
  clientId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isDirect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  roleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserRolesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserRoles'] = ResolversParentTypes['UserRoles']> = {
  rights?: Resolver<Array<ResolversTypes['UserRight']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type UserRolesPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserRolesPage'] = ResolversParentTypes['UserRolesPage']> = {
  items?: Resolver<Array<ResolversTypes['UserRoles']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WaterMeterResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WaterMeter'] = ResolversParentTypes['WaterMeter']> = {
  address?: Resolver<Maybe<ResolversTypes['WaterMeterAddress']>, ParentType, ContextType>;
  apartmentsTotal?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  auditor?: Resolver<Maybe<ResolversTypes['Auditor']>, ParentType, ContextType>;
  calibrationDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  client?: Resolver<Maybe<ResolversTypes['WaterMeterClient']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customersTotal?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fabricNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installationDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isCommon?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastCheckDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  lastRepairDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Coordinates']>, ParentType, ContextType>;
  mainWaterMeter?: Resolver<Maybe<ResolversTypes['MainWaterMeter']>, ParentType, ContextType>;
  manufacturer?: Resolver<Maybe<ResolversTypes['Manufacturer']>, ParentType, ContextType>;
  modifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextCalibrationDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  nextCheckDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  ownershipType?: Resolver<Maybe<ResolversTypes['WaterMeterOwnershipType']>, ParentType, ContextType>;
  reading?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  readings?: Resolver<Array<ResolversTypes['MeterReading']>, ParentType, ContextType>;
  svoId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['WaterMeterType']>, ParentType, ContextType>;
};

export type WaterMeterAddressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WaterMeterAddress'] = ResolversParentTypes['WaterMeterAddress']> = {
  apartment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  block?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  carnetCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  carnetPage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entrance?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  floor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Coordinates']>, ParentType, ContextType>;
  streetName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  streetNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  townName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WaterMeterClientResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WaterMeterClient'] = ResolversParentTypes['WaterMeterClient']> = {
  clientNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isResidential?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typeCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WaterMeterConflictResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WaterMeterConflict'] = ResolversParentTypes['WaterMeterConflict']> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current?: Resolver<ResolversTypes['WaterMeter'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WaterMeterOwnershipTypeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WaterMeterOwnershipType'] = ResolversParentTypes['WaterMeterOwnershipType']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WaterMeterPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WaterMeterPage'] = ResolversParentTypes['WaterMeterPage']> = {
  items?: Resolver<Array<ResolversTypes['WaterMeter']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WaterMeterSettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WaterMeterSettings'] = ResolversParentTypes['WaterMeterSettings']> = {
  deviationPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mapUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valvesUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WaterMeterTypeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WaterMeterType'] = ResolversParentTypes['WaterMeterType']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WithdrawMeterReadingResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithdrawMeterReadingResult'] = ResolversParentTypes['WithdrawMeterReadingResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'WithdrawMeterReadingSuccess', ParentType, ContextType>;
};

export type WithdrawMeterReadingSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithdrawMeterReadingSuccess'] = ResolversParentTypes['WithdrawMeterReadingSuccess']> = {
  waterMeter?: Resolver<Maybe<ResolversTypes['WaterMeter']>, ParentType, ContextType>;
  waterMeterId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WmsLayerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WmsLayer'] = ResolversParentTypes['WmsLayer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxZoom?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  minZoom?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkCardNumberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WorkCardNumber'] = ResolversParentTypes['WorkCardNumber']> = {
  breakdownId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  next?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  takenById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  Activity?: ActivityResolvers<ContextType>;
  ActivityPage?: ActivityPageResolvers<ContextType>;
  AddMeterReadingResult?: AddMeterReadingResultResolvers<ContextType>;
  AddMeterReadingSuccess?: AddMeterReadingSuccessResolvers<ContextType>;
  AddSignalNoteResult?: AddSignalNoteResultResolvers<ContextType>;
  AddSignalNoteSuccess?: AddSignalNoteSuccessResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  AddressChoice?: AddressChoiceResolvers<ContextType>;
  AddressConflict?: AddressConflictResolvers<ContextType>;
  AddressExists?: AddressExistsResolvers<ContextType>;
  AddressMatch?: AddressMatchResolvers<ContextType>;
  AddressPage?: AddressPageResolvers<ContextType>;
  AffectedAddress?: AffectedAddressResolvers<ContextType>;
  AffectedStreet?: AffectedStreetResolvers<ContextType>;
  Attachment?: AttachmentResolvers<ContextType>;
  Auditor?: AuditorResolvers<ContextType>;
  AuditorChoice?: AuditorChoiceResolvers<ContextType>;
  BaseMap?: BaseMapResolvers<ContextType>;
  Breakdown?: BreakdownResolvers<ContextType>;
  BreakdownConflict?: BreakdownConflictResolvers<ContextType>;
  BreakdownMatch?: BreakdownMatchResolvers<ContextType>;
  BreakdownPage?: BreakdownPageResolvers<ContextType>;
  BreakdownPlace?: BreakdownPlaceResolvers<ContextType>;
  BreakdownViewCounts?: BreakdownViewCountsResolvers<ContextType>;
  ByteSize?: GraphQLScalarType;
  Carnet?: CarnetResolvers<ContextType>;
  ChangeRolesResult?: ChangeRolesResultResolvers<ContextType>;
  ChangeRolesSuccess?: ChangeRolesSuccessResolvers<ContextType>;
  ChangeSignalStatusResult?: ChangeSignalStatusResultResolvers<ContextType>;
  ChangeSignalStatusSuccess?: ChangeSignalStatusSuccessResolvers<ContextType>;
  Client?: ClientResolvers<ContextType>;
  ClientChoice?: ClientChoiceResolvers<ContextType>;
  ClientConflict?: ClientConflictResolvers<ContextType>;
  ClientMeter?: ClientMeterResolvers<ContextType>;
  ClientOutage?: ClientOutageResolvers<ContextType>;
  ClientPage?: ClientPageResolvers<ContextType>;
  ClientType?: ClientTypeResolvers<ContextType>;
  Colleague?: ColleagueResolvers<ContextType>;
  Coordinates?: CoordinatesResolvers<ContextType>;
  CorrectCallerResult?: CorrectCallerResultResolvers<ContextType>;
  CorrectCallerSuccess?: CorrectCallerSuccessResolvers<ContextType>;
  CorrectMeterReadingResult?: CorrectMeterReadingResultResolvers<ContextType>;
  CorrectMeterReadingSuccess?: CorrectMeterReadingSuccessResolvers<ContextType>;
  CorrectSignalResult?: CorrectSignalResultResolvers<ContextType>;
  CorrectSignalSuccess?: CorrectSignalSuccessResolvers<ContextType>;
  CreateAddressResult?: CreateAddressResultResolvers<ContextType>;
  CreateAddressSuccess?: CreateAddressSuccessResolvers<ContextType>;
  CreateBreakdownResult?: CreateBreakdownResultResolvers<ContextType>;
  CreateBreakdownSuccess?: CreateBreakdownSuccessResolvers<ContextType>;
  CreateClientResult?: CreateClientResultResolvers<ContextType>;
  CreateClientSuccess?: CreateClientSuccessResolvers<ContextType>;
  CreateGroupResult?: CreateGroupResultResolvers<ContextType>;
  CreateGroupSuccess?: CreateGroupSuccessResolvers<ContextType>;
  CreateNomenclatureItemResult?: CreateNomenclatureItemResultResolvers<ContextType>;
  CreateNomenclatureItemSuccess?: CreateNomenclatureItemSuccessResolvers<ContextType>;
  CreateUserResult?: CreateUserResultResolvers<ContextType>;
  CreateUserSuccess?: CreateUserSuccessResolvers<ContextType>;
  CreateWaterMeterResult?: CreateWaterMeterResultResolvers<ContextType>;
  CreateWaterMeterSuccess?: CreateWaterMeterSuccessResolvers<ContextType>;
  CriticalUser?: CriticalUserResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DeleteGroupResult?: DeleteGroupResultResolvers<ContextType>;
  DeleteGroupSuccess?: DeleteGroupSuccessResolvers<ContextType>;
  DeleteListViewResult?: DeleteListViewResultResolvers<ContextType>;
  DeleteListViewSuccess?: DeleteListViewSuccessResolvers<ContextType>;
  District?: DistrictResolvers<ContextType>;
  DryLine?: DryLineResolvers<ContextType>;
  Environment?: EnvironmentResolvers<ContextType>;
  Exception?: ExceptionResolvers<ContextType>;
  ExceptionCall?: ExceptionCallResolvers<ContextType>;
  ExceptionPage?: ExceptionPageResolvers<ContextType>;
  Failure?: FailureResolvers<ContextType>;
  FoundAddress?: FoundAddressResolvers<ContextType>;
  FoundBreakdown?: FoundBreakdownResolvers<ContextType>;
  FoundMeter?: FoundMeterResolvers<ContextType>;
  FoundSignal?: FoundSignalResolvers<ContextType>;
  GeoHit?: GeoHitResolvers<ContextType>;
  GeoJson?: GraphQLScalarType;
  Group?: GroupResolvers<ContextType>;
  GroupMemberResult?: GroupMemberResultResolvers<ContextType>;
  GroupMemberSuccess?: GroupMemberSuccessResolvers<ContextType>;
  GroupPage?: GroupPageResolvers<ContextType>;
  HandOverSignalResult?: HandOverSignalResultResolvers<ContextType>;
  HandOverSignalSuccess?: HandOverSignalSuccessResolvers<ContextType>;
  HigherReading?: HigherReadingResolvers<ContextType>;
  IdentifiedClient?: IdentifiedClientResolvers<ContextType>;
  ImportChange?: ImportChangeResolvers<ContextType>;
  ImportChangePage?: ImportChangePageResolvers<ContextType>;
  ImportFile?: ImportFileResolvers<ContextType>;
  ImportFilePage?: ImportFilePageResolvers<ContextType>;
  ImportProblem?: ImportProblemResolvers<ContextType>;
  ImportRunResult?: ImportRunResultResolvers<ContextType>;
  ImportRunSuccess?: ImportRunSuccessResolvers<ContextType>;
  ImportTypeName?: ImportTypeNameResolvers<ContextType>;
  ImportedValue?: ImportedValueResolvers<ContextType>;
  InputProblem?: InputProblemResolvers<ContextType>;
  IntegrityCheck?: IntegrityCheckResolvers<ContextType>;
  IntegrityFinding?: IntegrityFindingResolvers<ContextType>;
  IntegrityRecord?: IntegrityRecordResolvers<ContextType>;
  InvalidInput?: InvalidInputResolvers<ContextType>;
  IsolationOverlap?: IsolationOverlapResolvers<ContextType>;
  IsolationPlan?: IsolationPlanResolvers<ContextType>;
  IsolationValve?: IsolationValveResolvers<ContextType>;
  KevrCategory1?: KevrCategory1Resolvers<ContextType>;
  KevrCategory2?: KevrCategory2Resolvers<ContextType>;
  LineProperty?: LinePropertyResolvers<ContextType>;
  LinkCandidate?: LinkCandidateResolvers<ContextType>;
  LinkSignalResult?: LinkSignalResultResolvers<ContextType>;
  LinkSignalSuccess?: LinkSignalSuccessResolvers<ContextType>;
  LinkSignalsResult?: LinkSignalsResultResolvers<ContextType>;
  LinkSignalsSuccess?: LinkSignalsSuccessResolvers<ContextType>;
  ListView?: ListViewResolvers<ContextType>;
  ListViews?: ListViewsResolvers<ContextType>;
  LogEntry?: LogEntryResolvers<ContextType>;
  LogEntryPage?: LogEntryPageResolvers<ContextType>;
  Lookup?: LookupResolvers<ContextType>;
  LowerReading?: LowerReadingResolvers<ContextType>;
  MainWaterMeter?: MainWaterMeterResolvers<ContextType>;
  Manufacturer?: ManufacturerResolvers<ContextType>;
  MapDataItem?: MapDataItemResolvers<ContextType>;
  MapStyleJson?: GraphQLScalarType;
  MapView?: MapViewResolvers<ContextType>;
  MarkSignalReadResult?: MarkSignalReadResultResolvers<ContextType>;
  MarkSignalReadSuccess?: MarkSignalReadSuccessResolvers<ContextType>;
  MergeSignalResult?: MergeSignalResultResolvers<ContextType>;
  MergeSignalSuccess?: MergeSignalSuccessResolvers<ContextType>;
  MeterBalance?: MeterBalanceResolvers<ContextType>;
  MeterReading?: MeterReadingResolvers<ContextType>;
  MeterReadingChange?: MeterReadingChangeResolvers<ContextType>;
  MeterShare?: MeterShareResolvers<ContextType>;
  MoveWaterMeterResult?: MoveWaterMeterResultResolvers<ContextType>;
  MoveWaterMeterSuccess?: MoveWaterMeterSuccessResolvers<ContextType>;
  Municipality?: MunicipalityResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NearBreakdown?: NearBreakdownResolvers<ContextType>;
  NearSvoLine?: NearSvoLineResolvers<ContextType>;
  NearbySignal?: NearbySignalResolvers<ContextType>;
  Nomenclature?: NomenclatureResolvers<ContextType>;
  NomenclatureItem?: NomenclatureItemResolvers<ContextType>;
  NomenclatureItemConflict?: NomenclatureItemConflictResolvers<ContextType>;
  NomenclatureItemPage?: NomenclatureItemPageResolvers<ContextType>;
  NomenclatureItemUse?: NomenclatureItemUseResolvers<ContextType>;
  NomenclaturePage?: NomenclaturePageResolvers<ContextType>;
  Outage?: OutageResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  Pipe?: PipeResolvers<ContextType>;
  Priority?: PriorityResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Refusal?: RefusalResolvers<ContextType>;
  RemoveSignalLinkResult?: RemoveSignalLinkResultResolvers<ContextType>;
  RemoveSignalLinkSuccess?: RemoveSignalLinkSuccessResolvers<ContextType>;
  RenameGroupResult?: RenameGroupResultResolvers<ContextType>;
  RenameGroupSuccess?: RenameGroupSuccessResolvers<ContextType>;
  ReplyTemplate?: ReplyTemplateResolvers<ContextType>;
  ReplyToSignalResult?: ReplyToSignalResultResolvers<ContextType>;
  ReplyToSignalSuccess?: ReplyToSignalSuccessResolvers<ContextType>;
  ReportPresenceResult?: ReportPresenceResultResolvers<ContextType>;
  ReportPresenceSuccess?: ReportPresenceSuccessResolvers<ContextType>;
  RevealClientIdentifierResult?: RevealClientIdentifierResultResolvers<ContextType>;
  RevealClientIdentifierSuccess?: RevealClientIdentifierSuccessResolvers<ContextType>;
  RichText?: RichTextResolvers<ContextType>;
  RichTextDocument?: GraphQLScalarType;
  Role?: RoleResolvers<ContextType>;
  RoleModule?: RoleModuleResolvers<ContextType>;
  SaveListViewResult?: SaveListViewResultResolvers<ContextType>;
  SaveListViewSuccess?: SaveListViewSuccessResolvers<ContextType>;
  SaveMapViewResult?: SaveMapViewResultResolvers<ContextType>;
  SaveMapViewSuccess?: SaveMapViewSuccessResolvers<ContextType>;
  SaveSignalDraftResult?: SaveSignalDraftResultResolvers<ContextType>;
  SaveSignalDraftSuccess?: SaveSignalDraftSuccessResolvers<ContextType>;
  SaveSubmitDraftResult?: SaveSubmitDraftResultResolvers<ContextType>;
  SaveSubmitDraftSuccess?: SaveSubmitDraftSuccessResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  SearchTotals?: SearchTotalsResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionAccess?: SessionAccessResolvers<ContextType>;
  SetListColumnsResult?: SetListColumnsResultResolvers<ContextType>;
  SetListColumnsSuccess?: SetListColumnsSuccessResolvers<ContextType>;
  SetSignalPriorityResult?: SetSignalPriorityResultResolvers<ContextType>;
  SetSignalPrioritySuccess?: SetSignalPrioritySuccessResolvers<ContextType>;
  Signal?: SignalResolvers<ContextType>;
  SignalCaller?: SignalCallerResolvers<ContextType>;
  SignalConflict?: SignalConflictResolvers<ContextType>;
  SignalContact?: SignalContactResolvers<ContextType>;
  SignalDraft?: SignalDraftResolvers<ContextType>;
  SignalHistoryEntry?: SignalHistoryEntryResolvers<ContextType>;
  SignalLink?: SignalLinkResolvers<ContextType>;
  SignalLinkOutcome?: SignalLinkOutcomeResolvers<ContextType>;
  SignalNote?: SignalNoteResolvers<ContextType>;
  SignalPage?: SignalPageResolvers<ContextType>;
  SignalPlace?: SignalPlaceResolvers<ContextType>;
  SignalPresence?: SignalPresenceResolvers<ContextType>;
  SignalResponse?: SignalResponseResolvers<ContextType>;
  SignalStatusLabel?: SignalStatusLabelResolvers<ContextType>;
  SignalViewCounts?: SignalViewCountsResolvers<ContextType>;
  SnapWaterMeterResult?: SnapWaterMeterResultResolvers<ContextType>;
  SnapWaterMeterSuccess?: SnapWaterMeterSuccessResolvers<ContextType>;
  Street?: StreetResolvers<ContextType>;
  SubmitDraft?: SubmitDraftResolvers<ContextType>;
  SubmitSignalResult?: SubmitSignalResultResolvers<ContextType>;
  SubmitSignalSuccess?: SubmitSignalSuccessResolvers<ContextType>;
  Submitter?: SubmitterResolvers<ContextType>;
  SubmitterPage?: SubmitterPageResolvers<ContextType>;
  SvoLine?: SvoLineResolvers<ContextType>;
  SvoProposal?: SvoProposalResolvers<ContextType>;
  SvoQueue?: SvoQueueResolvers<ContextType>;
  SvoSnapPreview?: SvoSnapPreviewResolvers<ContextType>;
  TakeSignalResult?: TakeSignalResultResolvers<ContextType>;
  TakeSignalSuccess?: TakeSignalSuccessResolvers<ContextType>;
  Tool?: ToolResolvers<ContextType>;
  Town?: TownResolvers<ContextType>;
  UUID?: GraphQLScalarType;
  UndoSignalStatusResult?: UndoSignalStatusResultResolvers<ContextType>;
  UndoSignalStatusSuccess?: UndoSignalStatusSuccessResolvers<ContextType>;
  UnlinkSignalsResult?: UnlinkSignalsResultResolvers<ContextType>;
  UnlinkSignalsSuccess?: UnlinkSignalsSuccessResolvers<ContextType>;
  UpdateAddressResult?: UpdateAddressResultResolvers<ContextType>;
  UpdateAddressSuccess?: UpdateAddressSuccessResolvers<ContextType>;
  UpdateBreakdownResult?: UpdateBreakdownResultResolvers<ContextType>;
  UpdateBreakdownSuccess?: UpdateBreakdownSuccessResolvers<ContextType>;
  UpdateClientResult?: UpdateClientResultResolvers<ContextType>;
  UpdateClientSuccess?: UpdateClientSuccessResolvers<ContextType>;
  UpdateNomenclatureItemResult?: UpdateNomenclatureItemResultResolvers<ContextType>;
  UpdateNomenclatureItemSuccess?: UpdateNomenclatureItemSuccessResolvers<ContextType>;
  UpdateUserResult?: UpdateUserResultResolvers<ContextType>;
  UpdateUserSuccess?: UpdateUserSuccessResolvers<ContextType>;
  UpdateWaterMeterAddressResult?: UpdateWaterMeterAddressResultResolvers<ContextType>;
  UpdateWaterMeterAddressSuccess?: UpdateWaterMeterAddressSuccessResolvers<ContextType>;
  UpdateWaterMeterResult?: UpdateWaterMeterResultResolvers<ContextType>;
  UpdateWaterMeterSuccess?: UpdateWaterMeterSuccessResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserPage?: UserPageResolvers<ContextType>;
  UserRight?: UserRightResolvers<ContextType>;
  UserRoles?: UserRolesResolvers<ContextType>;
  UserRolesPage?: UserRolesPageResolvers<ContextType>;
  WaterMeter?: WaterMeterResolvers<ContextType>;
  WaterMeterAddress?: WaterMeterAddressResolvers<ContextType>;
  WaterMeterClient?: WaterMeterClientResolvers<ContextType>;
  WaterMeterConflict?: WaterMeterConflictResolvers<ContextType>;
  WaterMeterOwnershipType?: WaterMeterOwnershipTypeResolvers<ContextType>;
  WaterMeterPage?: WaterMeterPageResolvers<ContextType>;
  WaterMeterSettings?: WaterMeterSettingsResolvers<ContextType>;
  WaterMeterType?: WaterMeterTypeResolvers<ContextType>;
  WithdrawMeterReadingResult?: WithdrawMeterReadingResultResolvers<ContextType>;
  WithdrawMeterReadingSuccess?: WithdrawMeterReadingSuccessResolvers<ContextType>;
  WmsLayer?: WmsLayerResolvers<ContextType>;
  WorkCardNumber?: WorkCardNumberResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GatewayContext> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
  cost?: CostDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  needs?: NeedsDirectiveResolver<any, any, ContextType>;
};
