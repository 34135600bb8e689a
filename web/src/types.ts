/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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
  created?: DateTimeRange | null | undefined;
  /** Activities on records of these kinds. */
  entities?: Array<ActivityEntity> | null | undefined;
  /** Exact name of the field, or a part of its Bulgarian label, ignoring letter case. At most 200 characters. */
  field?: string | null | undefined;
  /** Activities with one of these numbers, at most 100. */
  ids?: Array<string> | null | undefined;
  /** The record, by its exact number or by its exact `recordName`. The text of an address and the names of submitters and items are not searched. At most 200 characters. */
  recordId?: string | null | undefined;
  /** The trace id, or at least its first 8 characters. At most 200 characters. */
  traceId?: string | null | undefined;
  /** Part of the user's name, ignoring letter case. At most 200 characters. */
  username?: string | null | undefined;
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
  acceptsHigher?: boolean | null | undefined;
  /** If true, a value below the previous reading is stored. If absent or false, the result is `LowerReading`. */
  acceptsLower?: boolean | null | undefined;
  /** Day of the reading; not in the future. */
  date: string;
  /** Reading in cubic metres; not negative. */
  value: string;
  /** Number of the meter. */
  waterMeterId: string;
};

/** Values of an address. A field that is absent stays unchanged (in `changes`), is not compared (in `expected`) or has no value (in a new address). Null means that the address has no such value. */
export type AddressChanges = {
  /** The apartment, at most 50 characters. */
  apartment?: string | null | undefined;
  /** The block, at most 20 characters. */
  block?: string | null | undefined;
  /** Code of an existing carnet. */
  carnetCode?: string | null | undefined;
  /** Page of the carnet, 1 to 1 000 000. */
  carnetPage?: number | null | undefined;
  /** Number of the client. */
  clientId?: string | null | undefined;
  /** Description, at most 500 characters. If null, the description is composed of the other fields. */
  description?: string | null | undefined;
  /** The entrance, at most 20 characters. */
  entrance?: string | null | undefined;
  /** The floor, at most 20 characters. */
  floor?: string | null | undefined;
  /** Coordinates of the address. */
  location?: CoordinatesInput | null | undefined;
  /** Number of the street; null for an address without a street. */
  streetId?: string | null | undefined;
  /** House number, at most 20 characters. */
  streetNumber?: string | null | undefined;
  /** Number of the town. */
  townId?: string | null | undefined;
  /** Postal code, at most 10 characters. The embedded service accepts only four digits. */
  zipCode?: string | null | undefined;
};

/** Conditions, combined with AND. A field that is absent, null, blank or an empty list is no condition. */
export type AddressFilter = {
  /** Words of the address in any order. Latin letters and typing errors are accepted. At most 200 characters. */
  addressDescription?: string | null | undefined;
  /** The apartment. */
  apartment?: string | null | undefined;
  /** The block. */
  block?: string | null | undefined;
  /** Words of the client's name in any order. Latin letters and typing errors are accepted. At most 200 characters. */
  clientName?: string | null | undefined;
  /** The client number, or its start. */
  clientNumber?: string | null | undefined;
  /** The entrance. */
  entrance?: string | null | undefined;
  /** The floor. */
  floor?: string | null | undefined;
  /** The whole EGN or EIK. It is sent in the body of the request and is never logged. Refused for a CSV file, whose URL would contain it. */
  identifier?: string | null | undefined;
  /** Records that break this rule of the integrity check. A rule about the records of another list is refused. */
  integrity?: IntegrityRule | null | undefined;
  /** Part of the name of the street. At most 200 characters. */
  streetName?: string | null | undefined;
  /** House number. */
  streetNumber?: string | null | undefined;
  /** Part of the name of the town. At most 200 characters. */
  townName?: string | null | undefined;
  /** Part of the number of a water meter. */
  waterMeterFabricNo?: string | null | undefined;
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
  addressDescription?: string | null | undefined;
  /** The apartment. */
  apartment?: string | null | undefined;
  /** The block. */
  block?: string | null | undefined;
  /** Code of the carnet, and its page after a comma: `123, 5`; some services also read `123 / 5`. Without a page: the whole carnet. */
  carnetPage?: string | null | undefined;
  /** Words of the client's name in any order. Latin letters and typing errors are accepted. At most 200 characters. */
  clientName?: string | null | undefined;
  /** The client number, or its start. */
  clientNumber?: string | null | undefined;
  /** The entrance. */
  entrance?: string | null | undefined;
  /** The floor. */
  floor?: string | null | undefined;
  /** The whole EGN or EIK. It is sent in the body of the request and is never logged. Refused for a CSV file, whose URL would contain it. */
  identifier?: string | null | undefined;
  /** Part of the name of the street. At most 200 characters. */
  streetName?: string | null | undefined;
  /** House number. */
  streetNumber?: string | null | undefined;
  /** Part of the name of the town. At most 200 characters. */
  townName?: string | null | undefined;
  /** Part of the number of a water meter. */
  waterMeterFabricNo?: string | null | undefined;
};

/** Parts of an address. A part that is absent, null or blank is not chosen. */
export type AddressPartsInput = {
  /** Apartment. */
  apartment?: string | null | undefined;
  /** Block. */
  block?: string | null | undefined;
  /** Description of the address as one text, such as 'жк Люлин 7, бл. 717'. */
  description?: string | null | undefined;
  /** Entrance. */
  entrance?: string | null | undefined;
  /** Floor. */
  floor?: string | null | undefined;
  /** Name of the street. */
  streetName?: string | null | undefined;
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

/** Kind of the tiles of the base map. */
export type BaseMapKind =
  /** Raster images. */
  | 'RASTER'
  /** Vector tiles in the Protomaps schema: layers `water`, `landuse`, `roads`, `buildings`, `places`. */
  | 'VECTOR';

/** A rectangle in degrees, WGS 84. `south` must be at most `north`, `west` at most `east`. */
export type BoundsInput = {
  /** Eastern longitude, -180 to 180. */
  east: number;
  /** Northern latitude, -90 to 90. */
  north: number;
  /** Southern latitude, -90 to 90. */
  south: number;
  /** Western longitude, -180 to 180. */
  west: number;
};

/** Values of a breakdown. Moments are stored in whole minutes. */
export type BreakdownChanges = {
  /** Number of people without water, from 0 to 10 000 000. */
  affectedPeople?: number | null | undefined;
  /** The affected parts of streets, at most 4 000 characters. */
  affectedStreets?: string | null | undefined;
  /** Numbers of valves that do not work, at most 100. */
  brokenValveIds?: Array<string> | null | undefined;
  /** Number of people without water as `isolationPlan` counted them, from 0 to 10 000 000. */
  computedPeople?: number | null | undefined;
  /** Description of the damage, at most 4 000 characters. */
  description?: string | null | undefined;
  /** Number of the breakdown in an external system, at most 50 characters. */
  externalId?: string | null | undefined;
  /** True if the repair was checked. */
  isChecked?: boolean | null | undefined;
  /** True if the breakdown is finished. */
  isFinished?: boolean | null | undefined;
  /** Class for the regulator. */
  kevrCategory1Id?: string | null | undefined;
  /** Cause for the regulator. */
  kevrCategory2Id?: string | null | undefined;
  /** Location. */
  location?: CoordinatesInput | null | undefined;
  /** Municipality. */
  municipalityId?: string | null | undefined;
  /** Number of the damaged pipe. */
  pipeId?: string | null | undefined;
  /** Priority. */
  priorityId?: string | null | undefined;
  /** Planned end of the repair, not before its start. */
  repairEnd?: string | null | undefined;
  /** Planned start of the repair. */
  repairStart?: string | null | undefined;
  /** Moment of the report. If it is absent, a new breakdown gets the present time. */
  startedAt?: string | null | undefined;
  /** Place on the street, at most 500 characters. */
  streetDescription?: string | null | undefined;
  /** Name of the street, at most 150 characters. */
  streetName?: string | null | undefined;
  /** Name of the town or village, at most 100 characters. */
  townName?: string | null | undefined;
  /** Moment at which water is restored, not before it is stopped. */
  waterStopEnd?: string | null | undefined;
  /** Moment at which water is stopped. */
  waterStopStart?: string | null | undefined;
  /** Work card number: not blank, at most 50 characters. */
  workCardNo?: string | null | undefined;
  /** Numbers of the pipes without water, at most 500. */
  zonePipeIds?: Array<string> | null | undefined;
};

/** Conditions, combined with AND. A field that is absent, null, blank or an empty list is no condition. */
export type BreakdownFilter = {
  /** If true, breakdowns with a location; if false, breakdowns without one. */
  hasLocation?: boolean | null | undefined;
  /** Breakdowns of any of these classes, at most 100. */
  kevrCategory1Ids?: Array<string> | null | undefined;
  /** Breakdowns with any of these causes, at most 100. */
  kevrCategory2Ids?: Array<string> | null | undefined;
  /** Breakdowns with one of these priorities, at most 100. */
  priorityIds?: Array<string> | null | undefined;
  /** The planned repair starts at or after `from` and ends at or before `to`. */
  repair?: DateTimeRange | null | undefined;
  /** Moment of the report. */
  started?: DateTimeRange | null | undefined;
  /** Part of the name of the street, ignoring letter case. At most 200 characters. */
  streetName?: string | null | undefined;
  /** Part of the name of the town, ignoring letter case. At most 200 characters. */
  townName?: string | null | undefined;
  /** Breakdowns of this view. */
  view?: BreakdownView | null | undefined;
  /** Water is stopped at or after `from` and restored at or before `to`. */
  waterStop?: DateTimeRange | null | undefined;
  /** Part of the work card number, or words of street, place on the street, town and work card number in any order. Latin letters, other keyboard layouts and typing errors are accepted. At most 200 characters. */
  words?: string | null | undefined;
  /** Part of the work card number, ignoring letter case. At most 200 characters. */
  workCardNo?: string | null | undefined;
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

/** A new status for a signal. */
export type ChangeSignalStatusInput = {
  /** The latest response that the user saw; "0" if there was none. If another response is the latest now, the result is a conflict. If absent, the latest response is not compared. */
  expectedLastResponseId?: string | null | undefined;
  /** The status that the user saw. A different stored status is a conflict. If absent, the value is not compared. */
  expectedStatus?: SignalStatus | null | undefined;
  /** The submitter whom the user saw; null for none. If the signal has another submitter now, the result is a conflict. If absent, the submitter is not compared. */
  expectedSubmitterId?: string | null | undefined;
  /** Number of the signal. */
  id: string;
  /** The new status. */
  status: SignalStatus;
};

/** Values of a client. A field that is absent stays unchanged (in `changes`), is not compared (in `expected`) or has no value (in a new client). Null means that the client has no such value. */
export type ClientChanges = {
  /** EGN or EIK. A masked number is refused as a new value; among expected values it is compared with the masked stored one. */
  identifier?: string | null | undefined;
  /** Name: not blank, at most 250 characters. */
  name?: string | null | undefined;
  /** Client number, unique: not blank, at most 50 characters. */
  number?: string | null | undefined;
  /** Number of the type. */
  typeId?: string | null | undefined;
};

/** Conditions, combined with AND. A field that is absent, null, blank or an empty list is no condition. */
export type ClientFilter = {
  /** Words of the address in any order. Latin letters and typing errors are accepted. At most 200 characters. */
  addressDescription?: string | null | undefined;
  /** The apartment. */
  apartment?: string | null | undefined;
  /** The block. */
  block?: string | null | undefined;
  /** Words of the client's name in any order. Latin letters and typing errors are accepted. At most 200 characters. */
  clientName?: string | null | undefined;
  /** The client number, or its start. */
  clientNumber?: string | null | undefined;
  /** Types of the client, any of them. */
  clientTypeIds?: Array<string> | null | undefined;
  /** The entrance. */
  entrance?: string | null | undefined;
  /** The floor. */
  floor?: string | null | undefined;
  /** The whole EGN or EIK. It is sent in the body of the request and is never logged. Refused for a CSV file, whose URL would contain it. */
  identifier?: string | null | undefined;
  /** Records that break this rule of the integrity check. A rule about the records of another list is refused. */
  integrity?: IntegrityRule | null | undefined;
  /** Part of the name of the street. At most 200 characters. */
  streetName?: string | null | undefined;
  /** The house number. */
  streetNumber?: string | null | undefined;
  /** Part of the name of the town. At most 200 characters. */
  townName?: string | null | undefined;
  /** Part of the number of a water meter. */
  waterMeterFabricNo?: string | null | undefined;
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

/** A checked file to import. */
export type ConfirmImportInput = {
  /** If true, rows with problems are left out. If false, nothing is stored if a row has a problem. */
  goodRowsOnly: boolean;
  /** Number of the file. */
  id: string;
};

/** A point in degrees, WGS 84. */
export type CoordinatesInput = {
  /** North positive, -90 to 90. */
  latitude: number;
  /** East positive, -180 to 180. */
  longitude: number;
};

/** The correct name and telephone number of a person who has submitted signals. */
export type CorrectCallerInput = {
  /** The name that the user saw. */
  expectedName: string;
  /** The telephone number that the user saw; null for none. */
  expectedPhone?: string | null | undefined;
  /** The correct name: not blank, at most 200 characters. The name of a client or of a person with an account cannot be changed. */
  name: string;
  /** The correct telephone number, at least three digits; null for none. */
  phone?: string | null | undefined;
  /** Number of the person as a submitter. */
  submitterId: string;
};

/** A stored reading whose value was entered by mistake. */
export type CorrectMeterReadingInput = {
  /** If true, a value below the earlier or above the later reading is stored. If absent or false, it is a problem of `value`. */
  acceptsOutOfOrder?: boolean | null | undefined;
  /** The value that the user saw. */
  expected: string;
  /** Number of the reading. */
  readingId: string;
  /** The correct reading in cubic metres; not negative. */
  value: string;
  /** Number of the meter. */
  waterMeterId: string;
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

/** A new address. */
export type CreateAddressInput = {
  /** If true, the address is stored even if another address has the same parts. */
  acceptsDuplicate?: boolean | null | undefined;
  /** A new UUID for each form. A repeated request with the same key is not stored again. Required if the REST service stores keys; otherwise it must be absent. */
  idempotencyKey?: string | null | undefined;
  /** Values of the address. Required: the town. Also required: at least one of street, description and block. */
  values: AddressChanges;
};

/** A new breakdown. */
export type CreateBreakdownInput = {
  /** A new UUID for each form. A repeated request with the same key is not stored again. Required if the REST service stores keys; otherwise it must be absent. */
  idempotencyKey?: string | null | undefined;
  /** Values of the breakdown. Required: work card number, people without water, priority and both KEVR categories. */
  values: BreakdownChanges;
};

/** A new client. */
export type CreateClientInput = {
  /** If true, an EGN or EIK with a wrong length or check digit is stored too. If absent or false, it is a problem with the code CHECKSUM. A text with characters other than digits is never stored; the code of the problem is then FORMAT. */
  acceptsWrongIdentifier?: boolean | null | undefined;
  /** A new UUID for each form. A repeated request with the same key is not stored again. Required if the REST service stores keys; otherwise it must be absent. */
  idempotencyKey?: string | null | undefined;
  /** Values of the client. Required: number, name and type. */
  values: ClientChanges;
};

/** A new group. */
export type CreateGroupInput = {
  /** Name: not blank, at most 255 characters. */
  name: string;
};

/** A new item of a nomenclature. */
export type CreateNomenclatureItemInput = {
  /** Code, unique in the nomenclature: not blank, at most 50 characters. */
  code: string;
  /** A new UUID for each form. A repeated request with the same key is not stored again. Required if the REST service stores keys; otherwise it must be absent. */
  idempotencyKey?: string | null | undefined;
  /** Default: true. */
  isActive?: boolean | null | undefined;
  /** Bulgarian name: not blank, at most 250 characters. */
  nameBg: string;
  /** English name, at most 250 characters. */
  nameEn?: string | null | undefined;
  /** Number of the nomenclature. */
  nomenclatureId: string;
};

/** A new user. */
export type CreateUserInput = {
  /** E-mail, unique. */
  email: string;
  /** First name: not blank, at most 255 characters. */
  firstName: string;
  /** Default: true. */
  isActive?: boolean | null | undefined;
  /** Last name: not blank, at most 255 characters. */
  lastName: string;
  /** Password: a lower-case Latin letter, a digit, one of !@#$%^&*, at least 6 characters. */
  password: string;
  /** User name: Latin letters, digits and . _ - + @ ' `, 3 to 255 characters. */
  username: string;
};

/** A new water meter. */
export type CreateWaterMeterInput = {
  /** A new UUID for each form. A repeated request with the same key is not stored again. Required if the REST service stores keys; otherwise it must be absent. */
  idempotencyKey?: string | null | undefined;
  /** Values of the water meter. */
  values: NewWaterMeterInput;
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
  from?: string | null | undefined;
  /** Last day. */
  to?: string | null | undefined;
};

/** A range of moments, including `from` and `to`. An absent field does not limit the range. */
export type DateTimeRange = {
  /** Start of the range. */
  from?: string | null | undefined;
  /** End of the range, including its whole second. */
  to?: string | null | undefined;
};

/** A range of numbers, including `from` and `to`. An absent field does not limit the range. */
export type DecimalRange = {
  /** Smallest number. */
  from?: string | null | undefined;
  /** Largest number. */
  to?: string | null | undefined;
};

/** A group to delete. */
export type DeleteGroupInput = {
  /** Id of the group. */
  id: string;
};

/** A view to delete. */
export type DeleteListViewInput = {
  /** Number of the view. */
  id: string;
};

/** Conditions, combined with AND. A field that is absent, null or blank is no condition. */
export type ExceptionFilter = {
  /** Moment of the failure. Without LOG_TOOLS it is compared in whole minutes. */
  created?: DateTimeRange | null | undefined;
  /** Part of the message, ignoring letter case. At most 200 characters. */
  message?: string | null | undefined;
  /** The trace id, or at least its first 8 characters. */
  traceId?: string | null | undefined;
  /** Part of the user's name, ignoring letter case. At most 200 characters. */
  username?: string | null | undefined;
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

/** Conditions, combined with AND. A field that is absent, null or blank is no condition. */
export type GroupFilter = {
  /** Part of the name, ignoring letter case. At most 200 characters. */
  name?: string | null | undefined;
};

/** A user and a group. */
export type GroupMemberInput = {
  /** Id of the group. */
  groupId: string;
  /** Id of the user. */
  userId: string;
};

/** Roles of a group. */
export type GroupRolesInput = {
  /** Id of the group. */
  groupId: string;
  /** Id of the module. */
  moduleId: string;
  /** Ids of the roles. If empty, nothing changes. */
  roleIds: Array<string>;
};

/** The assignment of a signal to a colleague. */
export type HandOverSignalInput = {
  /** One of `colleagues`; null or absent for no operator. */
  colleagueId?: string | null | undefined;
  /** Number of the signal. */
  id: string;
};

/** The new value of a cell. */
export type ImportCellInput = {
  /** Name of the column. */
  column: string;
  /** Line of the file, as in `ImportProblem`. */
  line: number;
  /** New text. At most 1000 characters. */
  value: string;
};

/** Conditions, combined with AND. A field that is absent, null or blank is no condition. */
export type ImportFileFilter = {
  /** Moment at which the file was added. */
  addedAt?: DateTimeRange | null | undefined;
  /** Part of the name of the person who added the file. At most 200 characters. */
  addedBy?: string | null | undefined;
  /** Part of the name, ignoring letter case. At most 200 characters. */
  fileName?: string | null | undefined;
  /** Ending of the name. */
  format?: ImportFormat | null | undefined;
  /** True if the file was downloaded. */
  isDownloaded?: boolean | null | undefined;
  /** Files whose import has written records of any of these types. */
  processedTypes?: Array<ImportType> | null | undefined;
  /** Files whose run has any of these states. */
  statuses?: Array<ImportRunStatus> | null | undefined;
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

/** Kinds of problems. */
export type ImportProblemKind =
  /** Wrong format: 'Грешен формат'. */
  | 'BAD'
  /** Contradicts stored data or another row: 'Необработени'. */
  | 'INVALID';

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

/** A link between two related signals. */
export type LinkSignalInput = {
  /** Number of the signal. */
  id: string;
  /** Number of the other signal. */
  otherId: string;
};

/** Signals to link to a breakdown. */
export type LinkSignalsInput = {
  /** Number of the breakdown. */
  breakdownId: string;
  /** Numbers of 1 to 100 signals. The signals are linked one after another; a refusal does not stop the following ones. */
  signalIds: Array<string>;
};

/** Conditions, combined with AND. A field that is absent, null, blank or an empty list is no condition. */
export type LogEntryFilter = {
  /** Moment of the error. */
  created?: DateTimeRange | null | undefined;
  /** Part of the description, ignoring letter case. At most 200 characters. */
  errorMessage?: string | null | undefined;
  /** Entries with one of these numbers, at most 100. */
  ids?: Array<string> | null | undefined;
  /** Entries of one of these imported files, at most 100. */
  importFileIds?: Array<string> | null | undefined;
  /** Part of the module's name, ignoring letter case. At most 200 characters. */
  moduleName?: string | null | undefined;
  /** Part of the procedure's name, ignoring letter case. At most 200 characters. */
  procedureName?: string | null | undefined;
  /** The trace id, or at least its first 8 characters. */
  traceId?: string | null | undefined;
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

/** A signal that the signed-in user has opened, and the latest response that was shown. */
export type MarkSignalReadInput = {
  /** Number of the signal. */
  id: string;
  /** Number of the latest response that was shown. If a later response is stored already, nothing changes. */
  lastResponseId: string;
};

/** A merge: the signal is a duplicate of another one, on which the work goes on. */
export type MergeSignalInput = {
  /** The latest response of the duplicate that the user has seen; "0" if there was none. If another response is the latest now, the result is a conflict. If absent, the latest response is not compared. */
  expectedLastResponseId?: string | null | undefined;
  /** The submitter for whom the message is meant; null if the user saw none. If the duplicate has another submitter now, the result is a conflict. If absent, the submitter is not compared. */
  expectedSubmitterId?: string | null | undefined;
  /** Number of the duplicate, which is closed. */
  id: string;
  /** A new UUID for each form. A repeated request with the same key is not stored again. Required if the REST service stores keys; otherwise it must be absent. */
  idempotencyKey?: string | null | undefined;
  /** Message to the submitter of the duplicate: not blank, at most 50 000 characters. */
  message: RichTextInput;
  /** Number of the signal on which the work goes on. */
  otherId: string;
};

/** A meter that is moved on the map, or whose snap is undone. */
export type MoveWaterMeterInput = {
  /** The place and connection that the user saw. If absent, they are not compared. */
  expected?: WaterMeterPlaceInput | null | undefined;
  /** Number of the meter. */
  id: string;
  /** The new place. */
  place: WaterMeterPlaceInput;
};

/** A caller who is neither a submitter nor a client of the utility. Callers with equal names and equal telephone numbers are stored once; without a number each caller is stored separately. */
export type NewCallerInput = {
  /** Name of the person: not blank, at most 200 characters. */
  name: string;
  /** Telephone number, at least three digits; null if the person has not given one. */
  phone?: string | null | undefined;
};

/** The fields of a new water meter. */
export type NewWaterMeterInput = {
  /** Number of the address. */
  addressId?: string | null | undefined;
  /** Number of apartments that use the meter. */
  apartmentsTotal?: number | null | undefined;
  /** Number of the client. */
  clientId?: string | null | undefined;
  /** Number of persons who use the meter. */
  customersTotal?: number | null | undefined;
  /** Number of the meter, unique, at most 50 characters. Required. */
  fabricNo?: string | null | undefined;
  /** Day of the installation. */
  installationDate?: string | null | undefined;
  /** Day of the last check; not before the installation. */
  lastCheckDate?: string | null | undefined;
  /** Day of the last repair. */
  lastRepairDate?: string | null | undefined;
  /** Location of the meter. */
  location?: CoordinatesInput | null | undefined;
  /** Number of the manufacturer. Required. */
  manufacturerId?: string | null | undefined;
  /** Day of the next check; not before the last one. */
  nextCheckDate?: string | null | undefined;
  /** Number of the ownership type. Required. */
  ownershipTypeId?: string | null | undefined;
  /** Reading in cubic metres; not negative. */
  reading?: string | null | undefined;
  /** Number of the type. Required. */
  typeId?: string | null | undefined;
};

/** Conditions, combined with AND. A field that is absent, null or blank is no condition. */
export type NomenclatureFilter = {
  /** Part of the description, ignoring letter case. At most 200 characters. */
  description?: string | null | undefined;
  /** If true, only active ones; if false, only inactive ones. */
  isActive?: boolean | null | undefined;
  /** Part of the name, ignoring letter case. At most 200 characters. */
  name?: string | null | undefined;
};

/** Values of an item. A field that is absent stays unchanged (in `changes`) or is not compared (in `expected`). */
export type NomenclatureItemChanges = {
  /** Code, unique in the nomenclature: not blank, at most 50 characters. */
  code?: string | null | undefined;
  /** If false, the item is no longer offered as a choice. */
  isActive?: boolean | null | undefined;
  /** Bulgarian name: not blank, at most 250 characters. */
  nameBg?: string | null | undefined;
  /** English name, at most 250 characters. Null if none. */
  nameEn?: string | null | undefined;
};

/** Conditions, combined with AND. `nomenclatureId` is required; any other field that is absent, null or blank is no condition. */
export type NomenclatureItemFilter = {
  /** Part of the code, ignoring letter case. At most 200 characters. */
  code?: string | null | undefined;
  /** If true, only active ones; if false, only inactive ones. */
  isActive?: boolean | null | undefined;
  /** Part of the Bulgarian name, ignoring letter case. At most 200 characters. */
  nameBg?: string | null | undefined;
  /** Part of the English name, ignoring letter case. At most 200 characters. */
  nameEn?: string | null | undefined;
  /** The nomenclature of the items. */
  nomenclatureId: string;
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

/** Page of a list. Default: the first page with 10 rows. */
export type PageInput = {
  /** Starts at 1. A page after the last one is empty, not an error. */
  number: number;
  /** 5, 10, 25, 50 or 100. */
  size: number;
};

/** Activity of an operator on a signal. */
export type PresenceState =
  /** Left the signal. */
  | 'LEFT'
  /** Reads the signal. */
  | 'VIEWING'
  /** Writes a reply: 'Иванова пише…'. */
  | 'WRITING';

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
  linkId: string;
  /** One of the two signals, which is returned. */
  signalId: string;
};

/** A group's new name. */
export type RenameGroupInput = {
  /** Id of the group. */
  id: string;
  /** Name: not blank, at most 255 characters. */
  name: string;
};

/** New values of cells of a checked file. */
export type RepairImportInput = {
  /** The cells, at most 1000. */
  cells: Array<ImportCellInput>;
  /** Number of the file. */
  id: string;
};

/** A reply in a signal's conversation. With files: `POST /files/signals/{id}/responses`, see docs/integrating.md. */
export type ReplyToSignalInput = {
  /** The latest response that the author has seen; "0" if there was none. If another response is the latest now, the result is a conflict. If absent, the latest response is not compared. */
  expectedLastResponseId?: string | null | undefined;
  /** The submitter for whom the reply is meant; null if the author saw none. If the signal has another submitter now, the result is a conflict. If absent, the submitter is not compared. */
  expectedSubmitterId?: string | null | undefined;
  /** A new UUID for each draft. A repeated request with the same key is not stored again. Required if the REST service stores keys; otherwise it must be absent. */
  idempotencyKey?: string | null | undefined;
  /** Text of the reply: not blank, at most 50 000 characters. */
  message: RichTextInput;
  /** Number of the signal. */
  signalId: string;
};

/** Activity of the signed-in user on a signal. Repeat the mutation every 20 seconds: the activity expires after 45 seconds. */
export type ReportPresenceInput = {
  /** Number of the signal. */
  signalId: string;
  /** Activity of the user. */
  state: PresenceState;
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
  id: string;
  /** Why: not blank, at most 500 characters. It is stored in the activity log with the name of the user. */
  reason: string;
};

/** A text to store: at most 2 000 nodes and 200 KB of JSON (the backslashes of escaped quotes count). Set exactly one of the two fields. */
export type RichTextInput =
  {   /** A document with formatting. */
  document: Record<string, unknown>; text?: never; }
  |  { document?: never;   /** Plain text; each line becomes a paragraph, several empty lines become one. */
  text: string; };

/** A view to save. */
export type SaveListViewInput = {
  /** Columns of the table in their order, at most 60. Empty means the default columns of the list. */
  columns: Array<string>;
  /** If true, everyone who may use the list sees the view. */
  isShared: boolean;
  /** Name of the list. */
  list: string;
  /** Name of the view: not blank, at most 100 characters. The user's view of the same name is replaced. */
  name: string;
  /** Filter and sort keys, as in the URL of the list's page; at most 4 000 characters. */
  search: string;
};

/** A map view to save as the user's last one. */
export type SaveMapViewInput = {
  /** Centre of the map. */
  center: CoordinatesInput;
  /** Zoom level, 3 to 23.99. */
  zoom: number;
};

/** A draft that replaces the stored one. */
export type SaveSignalDraftInput = {
  /** Idempotency key with which the message will be sent. */
  idempotencyKey: string;
  /** Kind of the draft. */
  kind: SignalDraftKind;
  /** Text so far; if null, absent or blank, the draft is deleted. */
  message?: RichTextInput | null | undefined;
  /** Number of the signal. */
  signalId: string;
};

/** A draft that replaces the stored one with the same key. */
export type SaveSubmitDraftInput = {
  /** The content; null or absent deletes the draft. */
  draft?: SubmitDraftInput | null | undefined;
  /** Idempotency key with which the signal will be submitted. */
  idempotencyKey: string;
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

/** The columns that the user wants to see. */
export type SetListColumnsInput = {
  /** Columns in their order, at most 60. Empty restores the columns of the view, or the default columns of the list. */
  columns: Array<string>;
  /** Name of the list. */
  list: string;
  /** Number of a view; null or absent: the columns when no view is selected. */
  viewId?: string | null | undefined;
};

/** A priority for a signal. */
export type SetSignalPriorityInput = {
  /** The priority that the user saw, null for none. A different stored priority is a conflict. If absent, the value is not compared. */
  expectedPriorityId?: string | null | undefined;
  /** Number of the signal. */
  id: string;
  /** One of `priorities`; null or absent removes the priority. */
  priorityId?: string | null | undefined;
};

/** Channel of a signal. */
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

/** Conditions, combined with AND. A field that is absent, null, blank or an empty list is no condition. */
export type SignalFilter = {
  /** Words of an address: signals within about 60 metres of the address, and signals of submitters who live there. At most 200 characters. */
  address?: string | null | undefined;
  /** Signals that are linked to any of these breakdowns, at most 100. */
  breakdownIds?: Array<string> | null | undefined;
  /** Signals of any of these channels. */
  channels?: Array<SignalChannel> | null | undefined;
  /** Moment of the rejection or closing. */
  closed?: DateTimeRange | null | undefined;
  /** Parts of the name of the operator who works on the signal, in any order, ignoring letter case. At most 200 characters. Ignored for a user without OPERATOR. */
  colleague?: string | null | undefined;
  /** Moment of the submission. */
  created?: DateTimeRange | null | undefined;
  /** If true, signals that are linked to a breakdown; if false, signals without a breakdown. */
  hasBreakdown?: boolean | null | undefined;
  /** If true, signals with a reply that the submitter has not opened; if false, all other signals. */
  hasNewReply?: boolean | null | undefined;
  /** Signals with one of these numbers, at most 100. */
  ids?: Array<string> | null | undefined;
  /** Moment of the latest response. */
  lastResponse?: DateTimeRange | null | undefined;
  /** If true, signals that wait for a reply of the utility; if false, signals that do not wait. */
  needsReply?: boolean | null | undefined;
  /** Parts of the submitter's name, in any order, ignoring letter case. At most 200 characters. */
  person?: string | null | undefined;
  /** Signals whose submitter has this telephone number, or a number that contains these digits, in any spelling; at least 3 digits. */
  phone?: string | null | undefined;
  /** Signals with one of these priorities, at most 100. */
  priorityIds?: Array<string> | null | undefined;
  /** Signals with one of these statuses. */
  statuses?: Array<SignalStatus> | null | undefined;
  /** Signals of any of these submitters, at most 100. */
  submitterIds?: Array<string> | null | undefined;
  /** Signals in this view. Ignored for a user without OPERATOR. */
  view?: SignalView | null | undefined;
  /** Signals that have all these words in the title or the messages, in any order, ignoring letter case and punctuation; a word of three letters or more may be a part of a longer one. Internal notes are not searched. At most 200 characters. */
  words?: string | null | undefined;
  /** Part of the work card number of the linked breakdown, ignoring letter case. At most 200 characters. */
  workCardNo?: string | null | undefined;
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

/** Kind of a link between signals. */
export type SignalLinkKind =
  /** The other signal was merged into this one. */
  | 'DUPLICATE'
  /** This signal was merged into the other one, and closed. */
  | 'DUPLICATE_OF'
  /** The signals have something in common. */
  | 'RELATED';

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

/** Direction of a sort key. Empty values are last in both directions. */
export type SortDirection =
  /** Ascending: texts by the Bulgarian alphabet, numbers inside a text by value. */
  | 'ASC'
  /** Descending. */
  | 'DESC';

/** The content of an unsent signal. */
export type SubmitDraftInput = {
  /** Address of the location: at most 500 characters. */
  address?: string | null | undefined;
  /** Client of the utility for whom an operator submits the signal. */
  clientId?: string | null | undefined;
  /** Names of the chosen files, at most 100. */
  fileNames?: Array<string> | null | undefined;
  /** Location; null or absent if none. */
  location?: CoordinatesInput | null | undefined;
  /** First message so far; null or absent if none. */
  message?: RichTextInput | null | undefined;
  /** Person for whom an operator submits the signal, as typed so far, if the person is neither a submitter nor a client. */
  newCaller?: NewCallerInput | null | undefined;
  /** Submitter for whom an operator submits the signal. */
  submitterId?: string | null | undefined;
  /** Short subject so far: at most 1000 characters. */
  title: string;
};

/** A meter, a service connection and the place of the marker, chosen on the map. */
export type SvoSnapInput = {
  /** The connection that the user saw; null if none. If absent, it is not compared. A preview ignores it. */
  expectedSvoId?: string | null | undefined;
  /** Place of the marker. */
  marker: CoordinatesInput;
  /** Number of the service connection. */
  svoId: string;
  /** Number of the common meter. */
  waterMeterId: string;
};

/** The assignment of a signal to the signed-in user. */
export type TakeSignalInput = {
  /** Number of the signal. */
  id: string;
  /** If true, the signal is assigned to the user even if a colleague works on it. */
  takeOver?: boolean | null | undefined;
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

/** An import to undo. */
export type UndoImportInput = {
  /** Number of the file. */
  id: string;
};

/** A status that the user has set by mistake. */
export type UndoSignalStatusInput = {
  /** Number of the signal. */
  id: string;
  /**
   * True if the reply that the user sent shortly before the change is no answer: the submitter waits again, for as long as
   * if it had not been sent. No effect if it is not the last message, or if nobody waited before it.
   */
  reopensWait?: boolean | null | undefined;
  /** The status that the user has set. */
  status: SignalStatus;
};

/** Signals whose link to a breakdown is removed. */
export type UnlinkSignalsInput = {
  /** Number of the breakdown. */
  breakdownId: string;
  /** Numbers of 1 to 100 signals. A signal of another breakdown is refused. */
  signalIds: Array<string>;
};

/** Changes of an address. */
export type UpdateAddressInput = {
  /** The new values. */
  changes: AddressChanges;
  /** The values that the user saw, compared for the fields of `changes`. A different stored value is a conflict. */
  expected?: AddressChanges | null | undefined;
  /** Number of the record. */
  id: string;
};

/** Changes of a breakdown. */
export type UpdateBreakdownInput = {
  /** The new values. An absent value is unchanged. Null clears a value. */
  changes: BreakdownChanges;
  /** The values that the user saw. A different stored value of a changed field is a conflict. If absent, the value is not compared. */
  expected?: BreakdownChanges | null | undefined;
  /** Number of the record. */
  id: string;
};

/** Changes of a client. */
export type UpdateClientInput = {
  /** If true, an EGN or EIK with a wrong length or check digit is stored too. If absent or false, it is a problem with the code CHECKSUM. A text with characters other than digits is never stored; the code of the problem is then FORMAT. */
  acceptsWrongIdentifier?: boolean | null | undefined;
  /** The new values. */
  changes: ClientChanges;
  /** The values that the user saw, compared for the fields of `changes`. A different stored value is a conflict. */
  expected?: ClientChanges | null | undefined;
  /** Number of the record. */
  id: string;
};

/** Changes of an item. */
export type UpdateNomenclatureItemInput = {
  /** The new values. */
  changes: NomenclatureItemChanges;
  /** The values that the user saw, compared for the fields of `changes`. A different stored value is a conflict. */
  expected?: NomenclatureItemChanges | null | undefined;
  /** Id of the item. */
  id: string;
};

/** Changes of a user. */
export type UpdateUserInput = {
  /** The new values. */
  changes: UserChanges;
  /** Id of the user. */
  id: string;
};

/** A different address for a water meter. */
export type UpdateWaterMeterAddressInput = {
  /** The values chosen in the levels. */
  address: AddressPartsInput;
  /** Number of the address, if it is known. This address must also have the parts in `address`; otherwise the result is NOT_RECORDED. */
  addressId?: string | null | undefined;
  /** Number of the address that the user saw; null if none. If absent, the value is not compared. */
  expectedAddressId?: string | null | undefined;
  /** Number of the meter. */
  id: string;
};

/** Changes of a water meter. */
export type UpdateWaterMeterInput = {
  /** The new values. */
  changes: WaterMeterChanges;
  /** The values that the user saw. A different stored value of a changed field is a conflict. If absent, the value is not compared. */
  expected?: WaterMeterChanges | null | undefined;
  /** Number of the record. */
  id: string;
};

/** Values of a user. An absent value is unchanged. */
export type UserChanges = {
  /** E-mail, unique. */
  email?: string | null | undefined;
  /** First name: not blank, at most 255 characters. */
  firstName?: string | null | undefined;
  /** If false, the user cannot sign in, and open sessions end. */
  isActive?: boolean | null | undefined;
  /** Last name: not blank, at most 255 characters. */
  lastName?: string | null | undefined;
  /** A new password; open sessions end. A lower-case Latin letter, a digit, one of !@#$%^&*, at least 6 characters. */
  password?: string | null | undefined;
};

/** Conditions, combined with AND. A field that is absent, null or blank is no condition. */
export type UserFilter = {
  /** If true, only active users; if false, only inactive ones. */
  isActive?: boolean | null | undefined;
  /** Words, each a part of the user name, the e-mail, the first or the last name, ignoring letter case. At most 200 characters. */
  search?: string | null | undefined;
};

/** Roles of a user. */
export type UserRolesInput = {
  /** Id of the module. */
  moduleId: string;
  /** Ids of the roles. If empty, nothing changes. */
  roleIds: Array<string>;
  /** Id of the user. */
  userId: string;
};

/** Dates of a water meter. An absent value is unchanged. Null clears a value. */
export type WaterMeterChanges = {
  /** Day of the calibration. */
  calibrationDate?: string | null | undefined;
  /** Day of the installation. */
  installationDate?: string | null | undefined;
  /** Day on which the meter is due for replacement. */
  nextCalibrationDate?: string | null | undefined;
};

/** Conditions, combined with AND. A field that is absent, null, blank or an empty list is no condition. */
export type WaterMeterFilter = {
  /** Words of the address, or the beginnings of these words, in Cyrillic or Latin letters. At most 200 characters. */
  address?: string | null | undefined;
  /** Rectangle that contains the address. */
  addressBounds?: BoundsInput | null | undefined;
  /** Moment when the address was created. */
  addressCreated?: DateTimeRange | null | undefined;
  /** Moment of the address's last change. */
  addressModified?: DateTimeRange | null | undefined;
  /** Apartment of the address: the whole value, ignoring letter case. */
  apartment?: string | null | undefined;
  /** Apartments that use the meter. */
  apartmentsTotal?: DecimalRange | null | undefined;
  /** Block of the address: the whole value, ignoring letter case. */
  block?: string | null | undefined;
  /** Rectangle that contains the meter. */
  bounds?: BoundsInput | null | undefined;
  /** Code of the carnet: the whole value. `123 / 5` is one page of it, if the service reads the page. */
  carnetCode?: string | null | undefined;
  /** Page of the carnet, a whole number. */
  carnetPage?: string | null | undefined;
  /** Numbers of clients. To filter by EGN or EIK, first find the numbers with `clientsByIdentifier`. The URLs of the page and of the REST call then contain no EGN. */
  clientIds?: Array<string> | null | undefined;
  /** Words of the client's name, or the beginnings of these words, in Cyrillic or Latin letters. At most 200 characters. */
  clientName?: string | null | undefined;
  /** Part of the client's number. At most 200 characters. */
  clientNumber?: string | null | undefined;
  /** Types of the client: numbers of `clientTypes`. */
  clientTypeIds?: Array<string> | null | undefined;
  /** Moment when the account was opened. */
  created?: DateTimeRange | null | undefined;
  /** People who use the meter. */
  customersTotal?: DecimalRange | null | undefined;
  /** Part of the district's name, or its number in the lookup list. */
  districtName?: string | null | undefined;
  /** Entrance of the address: the whole value, ignoring letter case. */
  entrance?: string | null | undefined;
  /** Part of the factory number. At most 200 characters. */
  fabricNo?: string | null | undefined;
  /** Floor of the address: the whole value, ignoring letter case. */
  floor?: string | null | undefined;
  /** Records that break this rule of the integrity check. A rule about the records of another list is refused. */
  integrity?: IntegrityRule | null | undefined;
  /** If true, meters whose account is closed; if false, meters whose account is open. */
  isClosed?: boolean | null | undefined;
  /** If true, meters with a location; if false, meters without one. */
  isGeocoded?: boolean | null | undefined;
  /** Days of the last check. */
  lastCheck?: DateRange | null | undefined;
  /** Days of the last repair. */
  lastRepair?: DateRange | null | undefined;
  /** Manufacturers: numbers of `manufacturers`. */
  manufacturerIds?: Array<string> | null | undefined;
  /** Moment of the last change. */
  modified?: DateTimeRange | null | undefined;
  /** Part of the municipality's name, or its number in the lookup list. */
  municipalityName?: string | null | undefined;
  /** Days on which the next check is due. */
  nextCheck?: DateRange | null | undefined;
  /** Ownership: 1 individual, 2 common. */
  ownershipTypeIds?: Array<string> | null | undefined;
  /** Latest reading in cubic metres. */
  reading?: DecimalRange | null | undefined;
  /** Part of the street's name. At most 200 characters. */
  streetName?: string | null | undefined;
  /** GRAO code of the town: the whole value. */
  townGraoCode?: string | null | undefined;
  /** Part of the town's name. At most 200 characters. */
  townName?: string | null | undefined;
  /** Types of the meter: numbers of `waterMeterTypes`. */
  typeIds?: Array<string> | null | undefined;
  /** Postal code of the address: the whole value, ignoring letter case. */
  zipCode?: string | null | undefined;
};

/** Place and connection of a meter. Without any field, nothing is changed or compared. */
export type WaterMeterPlaceInput = {
  /**
   * The place; null if none. If absent, the place is unchanged, and in `expected` it is not compared. UNSUPPORTED: null, if
   * the installation lacks SVO_TOOLS.
   */
  location?: CoordinatesInput | null | undefined;
  /**
   * Number of the connection; null if none. If absent, the connection is unchanged, and in `expected` it is not compared. A
   * new connection has the rules of `snapWaterMeter`, unless it is the one before the last change.
   */
  svoId?: string | null | undefined;
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

/** A stored reading that was entered by mistake. */
export type WithdrawMeterReadingInput = {
  /** The value that the user saw. */
  expected: string;
  /** Number of the reading. */
  readingId: string;
  /** Number of the meter. */
  waterMeterId: string;
};

export type UsersQueryVariables = Exact<{
  filter?: UserFilter | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type UsersQuery = { users: { totalCount: number, items: Array<{ id: string, username: string, email: string | null, firstName: string | null, lastName: string | null, isActive: boolean, isSelf: boolean }> } };

export type UserRowFragment = { id: string, username: string, email: string | null, firstName: string | null, lastName: string | null, isActive: boolean, isSelf: boolean };

export type UserRoleListQueryVariables = Exact<{
  filter?: UserFilter | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type UserRoleListQuery = { userRoles: { totalCount: number, items: Array<{ user: { id: string, username: string, firstName: string | null, lastName: string | null, isActive: boolean }, rights: Array<{ clientId: string, roleName: string, isDirect: boolean, groups: Array<string> }> }> } };

export type UserQueryVariables = Exact<{
  id: string;
}>;


export type UserQuery = { user: { id: string, username: string, email: string | null, firstName: string | null, lastName: string | null, isActive: boolean, isSelf: boolean } | null };

export type UserRolesQueryVariables = Exact<{
  id: string;
}>;


export type UserRolesQuery = { user: { id: string, username: string, email: string | null, firstName: string | null, lastName: string | null, isActive: boolean, isSelf: boolean, groups: Array<{ id: string, name: string }>, modules: Array<{ clientId: string, name: string | null, moduleId: string, availableRoles: Array<{ id: string, name: string }>, assignedRoles: Array<{ id: string, name: string }> }> } | null };

export type UserRightsQueryVariables = Exact<{
  id: string;
}>;


export type UserRightsQuery = { user: { id: string, rights: Array<{ clientId: string, roleName: string, isDirect: boolean, groups: Array<string> }> | null } | null };

export type ModuleRolesFragment = { clientId: string, name: string | null, moduleId: string, availableRoles: Array<{ id: string, name: string }>, assignedRoles: Array<{ id: string, name: string }> };

export type UserGroupsQueryVariables = Exact<{
  id: string;
}>;


export type UserGroupsQuery = { user: { id: string, username: string, email: string | null, firstName: string | null, lastName: string | null, isActive: boolean, isSelf: boolean, groups: Array<{ id: string, name: string }> } | null };

export type GroupsQueryVariables = Exact<{
  filter?: GroupFilter | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type GroupsQuery = { groups: { totalCount: number, items: Array<{ id: string, name: string }> } };

export type GroupRolesQueryVariables = Exact<{
  id: string;
}>;


export type GroupRolesQuery = { group: { id: string, name: string, modules: Array<{ clientId: string, name: string | null, moduleId: string, availableRoles: Array<{ id: string, name: string }>, assignedRoles: Array<{ id: string, name: string }> }> } | null };

export type CreateUserMutationVariables = Exact<{
  input: CreateUserInput;
}>;


export type CreateUserMutation = { createUser:
    | { __typename: 'CreateUserSuccess', message: string }
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, message: string }> }
    | { __typename: 'Refusal', code: RefusalCode, message: string }
   };

export type UpdateUserMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type UpdateUserMutation = { updateUser:
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, message: string }> }
    | { __typename: 'Refusal', code: RefusalCode, message: string }
    | { __typename: 'UpdateUserSuccess', message: string }
   };

export type CreateGroupMutationVariables = Exact<{
  input: CreateGroupInput;
}>;


export type CreateGroupMutation = { createGroup:
    | { __typename: 'CreateGroupSuccess', message: string }
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, message: string }> }
    | { __typename: 'Refusal', code: RefusalCode, message: string }
   };

export type RenameGroupMutationVariables = Exact<{
  input: RenameGroupInput;
}>;


export type RenameGroupMutation = { renameGroup:
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, message: string }> }
    | { __typename: 'Refusal', code: RefusalCode, message: string }
    | { __typename: 'RenameGroupSuccess', message: string }
   };

export type DeleteGroupMutationVariables = Exact<{
  input: DeleteGroupInput;
}>;


export type DeleteGroupMutation = { deleteGroup:
    | { __typename: 'DeleteGroupSuccess', message: string }
    | { __typename: 'Refusal', code: RefusalCode, message: string }
   };

export type AddUserToGroupMutationVariables = Exact<{
  input: GroupMemberInput;
}>;


export type AddUserToGroupMutation = { addUserToGroup:
    | { __typename: 'GroupMemberSuccess', message: string }
    | { __typename: 'Refusal', code: RefusalCode, message: string }
   };

export type RemoveUserFromGroupMutationVariables = Exact<{
  input: GroupMemberInput;
}>;


export type RemoveUserFromGroupMutation = { removeUserFromGroup:
    | { __typename: 'GroupMemberSuccess', message: string }
    | { __typename: 'Refusal', code: RefusalCode, message: string }
   };

export type AddUserRolesMutationVariables = Exact<{
  input: UserRolesInput;
}>;


export type AddUserRolesMutation = { addUserRoles:
    | { __typename: 'ChangeRolesSuccess', message: string }
    | { __typename: 'Refusal', code: RefusalCode, message: string }
   };

export type RemoveUserRolesMutationVariables = Exact<{
  input: UserRolesInput;
}>;


export type RemoveUserRolesMutation = { removeUserRoles:
    | { __typename: 'ChangeRolesSuccess', message: string }
    | { __typename: 'Refusal', code: RefusalCode, message: string }
   };

export type AddGroupRolesMutationVariables = Exact<{
  input: GroupRolesInput;
}>;


export type AddGroupRolesMutation = { addGroupRoles:
    | { __typename: 'ChangeRolesSuccess', message: string }
    | { __typename: 'Refusal', code: RefusalCode, message: string }
   };

export type RemoveGroupRolesMutationVariables = Exact<{
  input: GroupRolesInput;
}>;


export type RemoveGroupRolesMutation = { removeGroupRoles:
    | { __typename: 'ChangeRolesSuccess', message: string }
    | { __typename: 'Refusal', code: RefusalCode, message: string }
   };

type AccountFailure_AddressConflict_Fragment = { __typename: 'AddressConflict', message: string };

type AccountFailure_AddressExists_Fragment = { __typename: 'AddressExists', message: string };

type AccountFailure_BreakdownConflict_Fragment = { __typename: 'BreakdownConflict', message: string };

type AccountFailure_ClientConflict_Fragment = { __typename: 'ClientConflict', message: string };

type AccountFailure_HigherReading_Fragment = { __typename: 'HigherReading', message: string };

type AccountFailure_InvalidInput_Fragment = { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, message: string }> };

type AccountFailure_LowerReading_Fragment = { __typename: 'LowerReading', message: string };

type AccountFailure_NomenclatureItemConflict_Fragment = { __typename: 'NomenclatureItemConflict', message: string };

type AccountFailure_Refusal_Fragment = { __typename: 'Refusal', code: RefusalCode, message: string };

type AccountFailure_SignalConflict_Fragment = { __typename: 'SignalConflict', message: string };

type AccountFailure_WaterMeterConflict_Fragment = { __typename: 'WaterMeterConflict', message: string };

export type AccountFailureFragment =
  | AccountFailure_AddressConflict_Fragment
  | AccountFailure_AddressExists_Fragment
  | AccountFailure_BreakdownConflict_Fragment
  | AccountFailure_ClientConflict_Fragment
  | AccountFailure_HigherReading_Fragment
  | AccountFailure_InvalidInput_Fragment
  | AccountFailure_LowerReading_Fragment
  | AccountFailure_NomenclatureItemConflict_Fragment
  | AccountFailure_Refusal_Fragment
  | AccountFailure_SignalConflict_Fragment
  | AccountFailure_WaterMeterConflict_Fragment
;

export type BreakdownsQueryVariables = Exact<{
  filter?: BreakdownFilter | null | undefined;
  sort?: Array<BreakdownSort> | BreakdownSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type BreakdownsQuery = { breakdowns: { items: Array<{ id: string, workCardNo: string, isFinished: boolean, startedAt: string | null, repairStart: string | null, repairEnd: string | null, waterStopStart: string | null, waterStopEnd: string | null, affectedPeople: number | null, regionName: string | null, municipalityName: string | null, townName: string | null, streetName: string | null, streetDescription: string | null, description: string | null, priority: { id: string, name: string } | null }> } };

export type BreakdownCountQueryVariables = Exact<{
  filter?: BreakdownFilter | null | undefined;
}>;


export type BreakdownCountQuery = { breakdowns: { totalCount: number } };

export type BreakdownNeighboursQueryVariables = Exact<{
  filter?: BreakdownFilter | null | undefined;
  sort?: Array<BreakdownSort> | BreakdownSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type BreakdownNeighboursQuery = { breakdowns: { items: Array<{ id: string }> } };

export type BreakdownViewCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type BreakdownViewCountsQuery = { breakdownViews: { active: number, withoutWater: number, planned: number, late: number, finishedToday: number } };

export type BreakdownChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type BreakdownChoicesQuery = { priorities: Array<{ id: string, name: string }>, kevrCategories1: Array<{ id: string, name: string }>, kevrCategories2: Array<{ id: string, name: string }> };

export type BreakdownRowFragment = { id: string, workCardNo: string, isFinished: boolean, startedAt: string | null, repairStart: string | null, repairEnd: string | null, waterStopStart: string | null, waterStopEnd: string | null, affectedPeople: number | null, regionName: string | null, municipalityName: string | null, townName: string | null, streetName: string | null, streetDescription: string | null, description: string | null, priority: { id: string, name: string } | null };

export type BreakdownFormChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type BreakdownFormChoicesQuery = { priorities: Array<{ id: string, name: string }>, kevrCategories1: Array<{ id: string, name: string }>, kevrCategories2: Array<{ id: string, name: string }>, municipalities: Array<{ id: string, name: string }> };

export type WorkCardNumberQueryVariables = Exact<{
  number?: string | null | undefined;
}>;


export type WorkCardNumberQuery = { workCardNumber: { next: string, breakdownId: string | null } };

export type BreakdownPlaceQueryVariables = Exact<{
  at: CoordinatesInput;
}>;


export type BreakdownPlaceQuery = { breakdownPlace: { municipalityId: string | null, townName: string | null, streetName: string | null, streetDescription: string | null } };

export type CreateBreakdownMutationVariables = Exact<{
  input: CreateBreakdownInput;
}>;


export type CreateBreakdownMutation = { createBreakdown:
    | { __typename: 'CreateBreakdownSuccess', breakdownId: string }
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, code: InputProblemCode, message: string }> }
    | { __typename: 'Refusal', message: string }
   };

export type UpdateBreakdownMutationVariables = Exact<{
  input: UpdateBreakdownInput;
}>;


export type UpdateBreakdownMutation = { updateBreakdown:
    | { __typename: 'BreakdownConflict', message: string, changedBy: string | null, changedAt: string | null, current: { id: string, workCardNo: string, isFinished: boolean, finishedAt: string | null, startedAt: string | null, repairStart: string | null, repairEnd: string | null, waterStopStart: string | null, waterStopEnd: string | null, affectedPeople: number | null, computedPeople: number | null, affectedStreets: string | null, zonePipeIds: Array<string> | null, brokenValveIds: Array<string> | null, regionName: string | null, municipalityId: string | null, municipalityName: string | null, townName: string | null, streetName: string | null, streetDescription: string | null, description: string | null, externalId: string | null, pipeId: string | null, createdBy: string | null, isChecked: boolean, signalsCount: number | null, kevrCategory1: { id: string, name: string } | null, kevrCategory2: { id: string, name: string } | null, priority: { id: string, name: string } | null, location: { latitude: number, longitude: number } | null } }
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, code: InputProblemCode, message: string }> }
    | { __typename: 'Refusal', message: string }
    | { __typename: 'UpdateBreakdownSuccess', isChanged: boolean, breakdown: { id: string, workCardNo: string, isFinished: boolean, finishedAt: string | null, startedAt: string | null, repairStart: string | null, repairEnd: string | null, waterStopStart: string | null, waterStopEnd: string | null, affectedPeople: number | null, computedPeople: number | null, affectedStreets: string | null, zonePipeIds: Array<string> | null, brokenValveIds: Array<string> | null, regionName: string | null, municipalityId: string | null, municipalityName: string | null, townName: string | null, streetName: string | null, streetDescription: string | null, description: string | null, externalId: string | null, pipeId: string | null, createdBy: string | null, isChecked: boolean, signalsCount: number | null, kevrCategory1: { id: string, name: string } | null, kevrCategory2: { id: string, name: string } | null, priority: { id: string, name: string } | null, location: { latitude: number, longitude: number } | null } | null }
   };

export type BreakdownNowQueryVariables = Exact<{
  id: string;
}>;


export type BreakdownNowQuery = { breakdown: { id: string, workCardNo: string, isFinished: boolean, finishedAt: string | null, startedAt: string | null, repairStart: string | null, repairEnd: string | null, waterStopStart: string | null, waterStopEnd: string | null, affectedPeople: number | null, computedPeople: number | null, affectedStreets: string | null, zonePipeIds: Array<string> | null, brokenValveIds: Array<string> | null, regionName: string | null, municipalityId: string | null, municipalityName: string | null, townName: string | null, streetName: string | null, streetDescription: string | null, description: string | null, externalId: string | null, pipeId: string | null, createdBy: string | null, isChecked: boolean, signalsCount: number | null, kevrCategory1: { id: string, name: string } | null, kevrCategory2: { id: string, name: string } | null, priority: { id: string, name: string } | null, location: { latitude: number, longitude: number } | null } | null };

export type BreakdownDetailsFragment = { id: string, workCardNo: string, isFinished: boolean, finishedAt: string | null, startedAt: string | null, repairStart: string | null, repairEnd: string | null, waterStopStart: string | null, waterStopEnd: string | null, affectedPeople: number | null, computedPeople: number | null, affectedStreets: string | null, zonePipeIds: Array<string> | null, brokenValveIds: Array<string> | null, regionName: string | null, municipalityId: string | null, municipalityName: string | null, townName: string | null, streetName: string | null, streetDescription: string | null, description: string | null, externalId: string | null, pipeId: string | null, createdBy: string | null, isChecked: boolean, signalsCount: number | null, kevrCategory1: { id: string, name: string } | null, kevrCategory2: { id: string, name: string } | null, priority: { id: string, name: string } | null, location: { latitude: number, longitude: number } | null };

export type IsolationPlanQueryVariables = Exact<{
  pipeId?: string | null | undefined;
  at?: CoordinatesInput | null | undefined;
  brokenValveIds?: Array<string> | string | null | undefined;
  breakdownId?: string | null | undefined;
}>;


export type IsolationPlanQuery = { isolationPlan: { pipeId: string, pipesTotal: number, metresTotal: number, addressesTotal: number, metersTotal: number, clientsTotal: number, people: number, isEstimate: boolean, sourcesInside: Array<string>, hasSources: boolean, isSupplied: boolean, isSparse: boolean, mustClose: Array<{ id: string, pipeId: string, isOperable: boolean, streetName: string | null, location: { latitude: number, longitude: number } }>, mayClose: Array<{ id: string, pipeId: string, isOperable: boolean, streetName: string | null, location: { latitude: number, longitude: number } }>, broken: Array<{ id: string, pipeId: string, isOperable: boolean, streetName: string | null, location: { latitude: number, longitude: number } }>, lines: Array<{ pipeId: string, isDownstream: boolean, metres: number, line: Array<{ latitude: number, longitude: number }> }>, streets: Array<{ townName: string, name: string, from: string | null, to: string | null, blocks: Array<string>, text: string }>, addresses: Array<{ id: string, text: string }>, criticalUsers: Array<{ clientId: string, name: string, kind: CriticalUserKind, address: string | null }>, overlaps: Array<{ breakdownId: string, workCardNo: string }> } | null };

export type IsolationPlanFragment = { pipeId: string, pipesTotal: number, metresTotal: number, addressesTotal: number, metersTotal: number, clientsTotal: number, people: number, isEstimate: boolean, sourcesInside: Array<string>, hasSources: boolean, isSupplied: boolean, isSparse: boolean, mustClose: Array<{ id: string, pipeId: string, isOperable: boolean, streetName: string | null, location: { latitude: number, longitude: number } }>, mayClose: Array<{ id: string, pipeId: string, isOperable: boolean, streetName: string | null, location: { latitude: number, longitude: number } }>, broken: Array<{ id: string, pipeId: string, isOperable: boolean, streetName: string | null, location: { latitude: number, longitude: number } }>, lines: Array<{ pipeId: string, isDownstream: boolean, metres: number, line: Array<{ latitude: number, longitude: number }> }>, streets: Array<{ townName: string, name: string, from: string | null, to: string | null, blocks: Array<string>, text: string }>, addresses: Array<{ id: string, text: string }>, criticalUsers: Array<{ clientId: string, name: string, kind: CriticalUserKind, address: string | null }>, overlaps: Array<{ breakdownId: string, workCardNo: string }> };

export type IsolationValveFragment = { id: string, pipeId: string, isOperable: boolean, streetName: string | null, location: { latitude: number, longitude: number } };

export type SheetBreakdownQueryVariables = Exact<{
  id: string;
}>;


export type SheetBreakdownQuery = { breakdown: { id: string, townName: string | null, streetName: string | null, streetDescription: string | null, description: string | null, repairStart: string | null, repairEnd: string | null, waterStopStart: string | null, waterStopEnd: string | null } | null };

export type LinkSignalsMutationVariables = Exact<{
  input: LinkSignalsInput;
}>;


export type LinkSignalsMutation = { linkSignals:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'LinkSignalsSuccess', outcomes: Array<{ signalId: string, status: SignalLinkStatus, reason: string | null }> }
   };

export type LinkCandidatesQueryVariables = Exact<{
  filter?: SignalFilter | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type LinkCandidatesQuery = { signals: { totalCount: number, items: Array<{ id: string, title: string, status: SignalStatus, statusName: string, breakdownId: string | null, createdAt: string, lastResponseAt: string | null, priority: { id: string, name: string } | null, submitter: { id: string, name: string } | null, location: { latitude: number, longitude: number } | null }> } };

export type LikelySignalsQueryVariables = Exact<{
  breakdownId: string;
}>;


export type LikelySignalsQuery = { linkCandidates: Array<{ signal: { id: string, title: string, status: SignalStatus, statusName: string, breakdownId: string | null, createdAt: string, lastResponseAt: string | null, priority: { id: string, name: string } | null, submitter: { id: string, name: string } | null, location: { latitude: number, longitude: number } | null }, match: { distance: number, isFoundByStreet: boolean, hoursApart: number, isSamePipe: boolean, hasSimilarWords: boolean } }> };

export type NearBreakdownsQueryVariables = Exact<{
  location: CoordinatesInput;
  at?: string | null | undefined;
  title?: string | null | undefined;
}>;


export type NearBreakdownsQuery = { nearBreakdowns: Array<{ breakdown: { isFinished: boolean, id: string, workCardNo: string, townName: string | null, streetName: string | null, streetDescription: string | null }, match: { distance: number, isFoundByStreet: boolean, hoursApart: number, isSamePipe: boolean, hasSimilarWords: boolean } }> };

export type MatchFactsFragment = { distance: number, isFoundByStreet: boolean, hoursApart: number, isSamePipe: boolean, hasSimilarWords: boolean };

export type OutagesQueryVariables = Exact<{
  at: CoordinatesInput;
  signalId?: string | null | undefined;
}>;


export type OutagesQuery = { outages: Array<{ distance: number | null, townName: string | null, streetName: string | null, waterStopStart: string | null, waterStopEnd: string | null, repairEnd: string | null, isLinked: boolean }> };

export type BreakdownQueryVariables = Exact<{
  id: string;
}>;


export type BreakdownQuery = { breakdown: { id: string, workCardNo: string, isFinished: boolean, finishedAt: string | null, startedAt: string | null, repairStart: string | null, repairEnd: string | null, waterStopStart: string | null, waterStopEnd: string | null, affectedPeople: number | null, computedPeople: number | null, affectedStreets: string | null, zonePipeIds: Array<string> | null, brokenValveIds: Array<string> | null, regionName: string | null, municipalityId: string | null, municipalityName: string | null, townName: string | null, streetName: string | null, streetDescription: string | null, description: string | null, externalId: string | null, pipeId: string | null, createdBy: string | null, isChecked: boolean, signalsCount: number | null, kevrCategory1: { id: string, name: string } | null, kevrCategory2: { id: string, name: string } | null, priority: { id: string, name: string } | null, location: { latitude: number, longitude: number } | null } | null };

export type LinkedSignalsQueryVariables = Exact<{
  filter?: SignalFilter | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type LinkedSignalsQuery = { signals: { totalCount: number, items: Array<{ id: string, title: string, status: SignalStatus, statusName: string, breakdownId: string | null, createdAt: string, lastResponseAt: string | null, priority: { id: string, name: string } | null, submitter: { id: string, name: string } | null, location: { latitude: number, longitude: number } | null }> } };

export type UnlinkSignalsMutationVariables = Exact<{
  input: UnlinkSignalsInput;
}>;


export type UnlinkSignalsMutation = { unlinkSignals:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'UnlinkSignalsSuccess', outcomes: Array<{ signalId: string, status: SignalLinkStatus, reason: string | null }> }
   };

export type LinkedSignalFragment = { id: string, title: string, status: SignalStatus, statusName: string, breakdownId: string | null, createdAt: string, lastResponseAt: string | null, priority: { id: string, name: string } | null, submitter: { id: string, name: string } | null, location: { latitude: number, longitude: number } | null };

export type SignalBreakdownQueryVariables = Exact<{
  id: string;
}>;


export type SignalBreakdownQuery = { breakdown: { id: string, workCardNo: string, isFinished: boolean, finishedAt: string | null, startedAt: string | null, repairStart: string | null, repairEnd: string | null, waterStopStart: string | null, waterStopEnd: string | null, affectedPeople: number | null, computedPeople: number | null, affectedStreets: string | null, zonePipeIds: Array<string> | null, brokenValveIds: Array<string> | null, regionName: string | null, municipalityId: string | null, municipalityName: string | null, townName: string | null, streetName: string | null, streetDescription: string | null, description: string | null, externalId: string | null, pipeId: string | null, createdBy: string | null, isChecked: boolean, signalsCount: number | null, kevrCategory1: { id: string, name: string } | null, kevrCategory2: { id: string, name: string } | null, priority: { id: string, name: string } | null, location: { latitude: number, longitude: number } | null } | null };

export type BreakdownOptionsQueryVariables = Exact<{
  filter?: BreakdownFilter | null | undefined;
}>;


export type BreakdownOptionsQuery = { breakdowns: { totalCount: number, items: Array<{ id: string, workCardNo: string, townName: string | null, streetName: string | null, streetDescription: string | null }> } };

export type BreakdownOptionFragment = { id: string, workCardNo: string, townName: string | null, streetName: string | null, streetDescription: string | null };

export type SignalForBreakdownQueryVariables = Exact<{
  id: string;
}>;


export type SignalForBreakdownQuery = { signal: { id: string, title: string, createdAt: string, location: { latitude: number, longitude: number } | null } | null };

export type AddressPreviewQueryVariables = Exact<{
  id: string;
}>;


export type AddressPreviewQuery = { address: { id: string, fullAddress: string, description: string, districtName: string | null, municipalityName: string | null, townId: string | null, townName: string | null, townGraoCode: string | null, streetId: string | null, streetName: string | null, streetGraoCode: string | null, streetNumber: string | null, block: string | null, entrance: string | null, floor: string | null, apartment: string | null, zipCode: string | null, carnetCode: string | null, carnetPage: number | null, clientId: string | null, clientNumber: string | null, clientName: string | null, meterId: string | null, createdAt: string | null, modifiedAt: string | null, location: { latitude: number, longitude: number } | null } | null };

export type MeterNumberQueryVariables = Exact<{
  id: string;
}>;


export type MeterNumberQuery = { waterMeter: { id: string, fabricNo: string } | null };

export type TownOptionsQueryVariables = Exact<{
  text: string;
}>;


export type TownOptionsQuery = { towns: Array<{ id: string, name: string }> };

export type StreetOptionsQueryVariables = Exact<{
  text: string;
  townId?: string | null | undefined;
}>;


export type StreetOptionsQuery = { streets: Array<{ id: string, name: string }> };

export type ClientOptionsQueryVariables = Exact<{
  text: string;
}>;


export type ClientOptionsQuery = { clientChoices: Array<{ id: string, name: string }> };

export type AddressClientQueryVariables = Exact<{
  id: string;
}>;


export type AddressClientQuery = { client: { id: string, number: string, name: string } | null };

export type CreateAddressMutationVariables = Exact<{
  input: CreateAddressInput;
}>;


export type CreateAddressMutation = { createAddress:
    | { __typename: 'AddressExists', message: string, existing: { id: string, fullAddress: string, clientName: string | null } }
    | { __typename: 'CreateAddressSuccess', addressId: string }
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, code: InputProblemCode, message: string }> }
    | { __typename: 'Refusal', message: string }
   };

export type UpdateAddressMutationVariables = Exact<{
  input: UpdateAddressInput;
}>;


export type UpdateAddressMutation = { updateAddress:
    | { __typename: 'AddressConflict', message: string, fields: Array<string>, changedBy: string | null, changedAt: string | null, current: { id: string, fullAddress: string, description: string, districtName: string | null, municipalityName: string | null, townId: string | null, townName: string | null, townGraoCode: string | null, streetId: string | null, streetName: string | null, streetGraoCode: string | null, streetNumber: string | null, block: string | null, entrance: string | null, floor: string | null, apartment: string | null, zipCode: string | null, carnetCode: string | null, carnetPage: number | null, clientId: string | null, clientNumber: string | null, clientName: string | null, meterId: string | null, createdAt: string | null, modifiedAt: string | null, location: { latitude: number, longitude: number } | null } }
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, code: InputProblemCode, message: string }> }
    | { __typename: 'Refusal', message: string }
    | { __typename: 'UpdateAddressSuccess', address: { id: string, fullAddress: string, description: string, districtName: string | null, municipalityName: string | null, townId: string | null, townName: string | null, townGraoCode: string | null, streetId: string | null, streetName: string | null, streetGraoCode: string | null, streetNumber: string | null, block: string | null, entrance: string | null, floor: string | null, apartment: string | null, zipCode: string | null, carnetCode: string | null, carnetPage: number | null, clientId: string | null, clientNumber: string | null, clientName: string | null, meterId: string | null, createdAt: string | null, modifiedAt: string | null, location: { latitude: number, longitude: number } | null } | null }
   };

type LookupName_AddressChoice_Fragment = { id: string, name: string };

type LookupName_AuditorChoice_Fragment = { id: string, name: string };

type LookupName_Carnet_Fragment = { id: string, name: string };

type LookupName_ClientChoice_Fragment = { id: string, name: string };

type LookupName_ClientType_Fragment = { id: string, name: string };

type LookupName_Colleague_Fragment = { id: string, name: string };

type LookupName_District_Fragment = { id: string, name: string };

type LookupName_KevrCategory1_Fragment = { id: string, name: string };

type LookupName_KevrCategory2_Fragment = { id: string, name: string };

type LookupName_Manufacturer_Fragment = { id: string, name: string };

type LookupName_Municipality_Fragment = { id: string, name: string };

type LookupName_Priority_Fragment = { id: string, name: string };

type LookupName_Street_Fragment = { id: string, name: string };

type LookupName_Submitter_Fragment = { id: string, name: string };

type LookupName_Town_Fragment = { id: string, name: string };

type LookupName_WaterMeterOwnershipType_Fragment = { id: string, name: string };

type LookupName_WaterMeterType_Fragment = { id: string, name: string };

export type LookupNameFragment =
  | LookupName_AddressChoice_Fragment
  | LookupName_AuditorChoice_Fragment
  | LookupName_Carnet_Fragment
  | LookupName_ClientChoice_Fragment
  | LookupName_ClientType_Fragment
  | LookupName_Colleague_Fragment
  | LookupName_District_Fragment
  | LookupName_KevrCategory1_Fragment
  | LookupName_KevrCategory2_Fragment
  | LookupName_Manufacturer_Fragment
  | LookupName_Municipality_Fragment
  | LookupName_Priority_Fragment
  | LookupName_Street_Fragment
  | LookupName_Submitter_Fragment
  | LookupName_Town_Fragment
  | LookupName_WaterMeterOwnershipType_Fragment
  | LookupName_WaterMeterType_Fragment
;

export type AddressDetailsFragment = { id: string, fullAddress: string, description: string, districtName: string | null, municipalityName: string | null, townId: string | null, townName: string | null, townGraoCode: string | null, streetId: string | null, streetName: string | null, streetGraoCode: string | null, streetNumber: string | null, block: string | null, entrance: string | null, floor: string | null, apartment: string | null, zipCode: string | null, carnetCode: string | null, carnetPage: number | null, clientId: string | null, clientNumber: string | null, clientName: string | null, meterId: string | null, createdAt: string | null, modifiedAt: string | null, location: { latitude: number, longitude: number } | null };

export type ClientPreviewQueryVariables = Exact<{
  id: string;
}>;


export type ClientPreviewQuery = { client: { id: string, number: string, name: string, identifierMasked: string | null, createdAt: string | null, modifiedAt: string | null, type: { id: string, name: string, code: string | null } | null, addresses: Array<{ id: string, fullAddress: string, districtName: string | null, municipalityName: string | null, townGraoCode: string | null, townName: string | null, streetName: string | null, streetNumber: string | null, block: string | null, entrance: string | null, floor: string | null, apartment: string | null, zipCode: string | null, location: { latitude: number, longitude: number } | null }> } | null };

export type ClientMetersQueryVariables = Exact<{
  id: string;
}>;


export type ClientMetersQuery = { client: { id: string, meters: Array<{ id: string, fabricNo: string, address: string | null, isClosed: boolean }> } | null };

export type ClientSituationQueryVariables = Exact<{
  id: string;
}>;


export type ClientSituationQuery = { client: { id: string, outages: Array<{ breakdownId: string, workCardNo: string, address: string, until: string | null }> } | null, person: { submitterId: string | null, openCount: number, openSignals: Array<{ id: string, title: string, statusName: string }> } | null };

export type CreateClientMutationVariables = Exact<{
  input: CreateClientInput;
}>;


export type CreateClientMutation = { createClient:
    | { __typename: 'CreateClientSuccess', clientId: string }
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, code: InputProblemCode, message: string }> }
    | { __typename: 'Refusal', message: string }
   };

export type UpdateClientMutationVariables = Exact<{
  input: UpdateClientInput;
}>;


export type UpdateClientMutation = { updateClient:
    | { __typename: 'ClientConflict', message: string, fields: Array<string>, changedBy: string | null, changedAt: string | null, current: { id: string, number: string, name: string, identifierMasked: string | null, createdAt: string | null, modifiedAt: string | null, type: { id: string, name: string, code: string | null } | null, addresses: Array<{ id: string, fullAddress: string, districtName: string | null, municipalityName: string | null, townGraoCode: string | null, townName: string | null, streetName: string | null, streetNumber: string | null, block: string | null, entrance: string | null, floor: string | null, apartment: string | null, zipCode: string | null, location: { latitude: number, longitude: number } | null }> } }
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, code: InputProblemCode, message: string }> }
    | { __typename: 'Refusal', message: string }
    | { __typename: 'UpdateClientSuccess', client: { id: string, number: string, name: string, identifierMasked: string | null, createdAt: string | null, modifiedAt: string | null, type: { id: string, name: string, code: string | null } | null, addresses: Array<{ id: string, fullAddress: string, districtName: string | null, municipalityName: string | null, townGraoCode: string | null, townName: string | null, streetName: string | null, streetNumber: string | null, block: string | null, entrance: string | null, floor: string | null, apartment: string | null, zipCode: string | null, location: { latitude: number, longitude: number } | null }> } | null }
   };

export type RevealClientIdentifierMutationVariables = Exact<{
  input: RevealClientIdentifierInput;
}>;


export type RevealClientIdentifierMutation = { revealClientIdentifier:
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, code: InputProblemCode, message: string }> }
    | { __typename: 'RevealClientIdentifierSuccess', identifier: string | null }
   };

export type ClientDetailsFragment = { id: string, number: string, name: string, identifierMasked: string | null, createdAt: string | null, modifiedAt: string | null, type: { id: string, name: string, code: string | null } | null, addresses: Array<{ id: string, fullAddress: string, districtName: string | null, municipalityName: string | null, townGraoCode: string | null, townName: string | null, streetName: string | null, streetNumber: string | null, block: string | null, entrance: string | null, floor: string | null, apartment: string | null, zipCode: string | null, location: { latitude: number, longitude: number } | null }> };

export type ClientsWithIdentifierQueryVariables = Exact<{
  filter: ClientFilter;
}>;


export type ClientsWithIdentifierQuery = { clients: { items: Array<{ id: string, number: string, name: string }> } };

export type ClientsQueryVariables = Exact<{
  filter?: ClientFilter | null | undefined;
  sort?: Array<ClientSort> | ClientSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type ClientsQuery = { clients: { items: Array<{ id: string, number: string, name: string, identifierMasked: string | null, createdAt: string | null, modifiedAt: string | null, type: { id: string, name: string, code: string | null } | null, addresses: Array<{ id: string, fullAddress: string }> }> } };

export type ClientCountQueryVariables = Exact<{
  filter?: ClientFilter | null | undefined;
}>;


export type ClientCountQuery = { clients: { totalCount: number } };

export type AddressesQueryVariables = Exact<{
  filter?: AddressFilter | null | undefined;
  sort?: Array<AddressSort> | AddressSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type AddressesQuery = { addresses: { items: Array<{ id: string, fullAddress: string, townName: string | null, streetName: string | null, streetNumber: string | null, block: string | null, entrance: string | null, floor: string | null, apartment: string | null, carnetCode: string | null, carnetPage: number | null, clientId: string | null, clientNumber: string | null, clientName: string | null, modifiedAt: string | null }> } };

export type AddressCountQueryVariables = Exact<{
  filter?: AddressFilter | null | undefined;
}>;


export type AddressCountQuery = { addresses: { totalCount: number } };

export type AddressMappingsQueryVariables = Exact<{
  filter?: AddressMappingFilter | null | undefined;
  sort?: Array<AddressSort> | AddressSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type AddressMappingsQuery = { addressMappings: { items: Array<{ id: string, fullAddress: string, townName: string | null, streetName: string | null, streetNumber: string | null, block: string | null, entrance: string | null, floor: string | null, apartment: string | null, carnetCode: string | null, carnetPage: number | null, clientId: string | null, clientNumber: string | null, clientName: string | null, modifiedAt: string | null }> } };

export type AddressMappingCountQueryVariables = Exact<{
  filter?: AddressMappingFilter | null | undefined;
}>;


export type AddressMappingCountQuery = { addressMappings: { totalCount: number } };

export type ClientTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientTypesQuery = { clientTypes: Array<{ id: string, name: string }> };

export type ClientRowFragment = { id: string, number: string, name: string, identifierMasked: string | null, createdAt: string | null, modifiedAt: string | null, type: { id: string, name: string, code: string | null } | null, addresses: Array<{ id: string, fullAddress: string }> };

export type AddressRowFragment = { id: string, fullAddress: string, townName: string | null, streetName: string | null, streetNumber: string | null, block: string | null, entrance: string | null, floor: string | null, apartment: string | null, carnetCode: string | null, carnetPage: number | null, clientId: string | null, clientNumber: string | null, clientName: string | null, modifiedAt: string | null };

export type SignalsNowQueryVariables = Exact<{
  waiting?: SignalFilter | null | undefined;
  overdue?: SignalFilter | null | undefined;
  free?: SignalFilter | null | undefined;
  fresh?: SignalFilter | null | undefined;
  mine?: SignalFilter | null | undefined;
  breakdowns?: SignalFilter | null | undefined;
  email?: SignalFilter | null | undefined;
  hasViews: boolean;
  hasEmail: boolean;
}>;


export type SignalsNowQuery = { waiting: { totalCount: number, items: Array<{ id: string, title: string, status: SignalStatus, needsReply: boolean, waitsSince: string | null, createdAt: string, lastResponseAt: string | null }> }, unanswered: { items: Array<{ id: string, title: string, status: SignalStatus, needsReply: boolean, waitsSince: string | null, createdAt: string, lastResponseAt: string | null }> }, overdue?: { totalCount: number }, free?: { totalCount: number, items: Array<{ id: string, title: string, status: SignalStatus, needsReply: boolean, waitsSince: string | null, createdAt: string, lastResponseAt: string | null }> }, fresh?: { totalCount: number, items: Array<{ id: string, title: string, status: SignalStatus, needsReply: boolean, waitsSince: string | null, createdAt: string, lastResponseAt: string | null }> }, mine?: { totalCount: number, items: Array<{ id: string, title: string, status: SignalStatus, needsReply: boolean, waitsSince: string | null, createdAt: string, lastResponseAt: string | null }> }, breakdowns: { totalCount: number, items: Array<{ id: string, title: string, status: SignalStatus, needsReply: boolean, waitsSince: string | null, createdAt: string, lastResponseAt: string | null }> }, email?: { totalCount: number, items: Array<{ id: string, title: string, status: SignalStatus, needsReply: boolean, waitsSince: string | null, createdAt: string, lastResponseAt: string | null }> } };

export type OutagesNowQueryVariables = Exact<{ [key: string]: never; }>;


export type OutagesNowQuery = { breakdownViews: { active: number, late: number, withoutWater: number, peopleWithoutWater: number, nextRestorationAt: string | null } };

export type OwnSignalsNowQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSignalsNowQuery = { newReply: { totalCount: number }, waiting: { totalCount: number } };

export type QueuedSignalFragment = { id: string, title: string, status: SignalStatus, needsReply: boolean, waitsSince: string | null, createdAt: string, lastResponseAt: string | null };

export type RecordHistoryQueryVariables = Exact<{
  entity: ActivityEntity;
  recordId: string;
  page: PageInput;
}>;


export type RecordHistoryQuery = { recordHistory: { totalCount: number, items: Array<{ id: string, createdAt: string, username: string, action: ActivityAction | null, field: string | null, oldValue: string | null, newValue: string | null }> } };

export type ChangeFragment = { id: string, createdAt: string, username: string, action: ActivityAction | null, field: string | null, oldValue: string | null, newValue: string | null };

export type ImportsQueryVariables = Exact<{
  filter?: ImportFileFilter | null | undefined;
  sort?: Array<ImportFileSort> | ImportFileSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type ImportsQuery = { imports: { items: Array<{ id: string, fileName: string, contentType: string | null, sizeBytes: number, addedBy: string | null, addedAt: string | null, checksum: string | null, isDownloaded: boolean, processedTypes: Array<ImportType>, definitionId: number | null, status: ImportRunStatus | null, stage: ImportStage | null, message: string | null, finishedAt: string | null, hasOriginal: boolean, isUndoable: boolean, bytesRead: number | null, rowsRead: number | null, rowsNew: number | null, rowsChanged: number | null, rowsUnchanged: number | null, rowsBad: number | null, rowsInvalid: number | null, badFile: string | null, invalidFile: string | null }> } };

export type ImportFileCountQueryVariables = Exact<{
  filter?: ImportFileFilter | null | undefined;
}>;


export type ImportFileCountQuery = { imports: { totalCount: number } };

export type ImportTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportTypesQuery = { importTypes: Array<{ type: ImportType, name: string }> };

export type ImportRunQueryVariables = Exact<{
  id: string;
}>;


export type ImportRunQuery = { importFile: { id: string, fileName: string, contentType: string | null, sizeBytes: number, addedBy: string | null, addedAt: string | null, checksum: string | null, isDownloaded: boolean, processedTypes: Array<ImportType>, definitionId: number | null, status: ImportRunStatus | null, stage: ImportStage | null, message: string | null, finishedAt: string | null, hasOriginal: boolean, isUndoable: boolean, bytesRead: number | null, rowsRead: number | null, rowsNew: number | null, rowsChanged: number | null, rowsUnchanged: number | null, rowsBad: number | null, rowsInvalid: number | null, badFile: string | null, invalidFile: string | null, problems: Array<{ kind: ImportProblemKind, line: number, column: string | null, value: string | null, reason: string }> | null } | null };

export type ImportChangesQueryVariables = Exact<{
  importFileId: string;
  page?: PageInput | null | undefined;
}>;


export type ImportChangesQuery = { importChanges: { totalCount: number, items: Array<{ type: ImportType, recordId: string, name: string | null, isNew: boolean, values: Array<{ field: string, oldValue: string | null, newValue: string | null, recordType: ImportType | null, oldRecordId: string | null, newRecordId: string | null }> }> } };

export type LatestImportQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestImportQuery = { imports: { items: Array<{ id: string, status: ImportRunStatus | null }> } };

export type DataIntegrityQueryVariables = Exact<{ [key: string]: never; }>;


export type DataIntegrityQuery = { dataIntegrity: { outcome: IntegrityOutcome, code: string | null, error: string | null } };

export type IntegrityFindingsQueryVariables = Exact<{ [key: string]: never; }>;


export type IntegrityFindingsQuery = { dataIntegrity: { findings: Array<{ rule: IntegrityRule | null, code: string, count: number, records: Array<{ id: string, name: string }> }> | null } };

export type ImportFileRowFragment = { id: string, fileName: string, contentType: string | null, sizeBytes: number, addedBy: string | null, addedAt: string | null, checksum: string | null, isDownloaded: boolean, processedTypes: Array<ImportType>, definitionId: number | null, status: ImportRunStatus | null, stage: ImportStage | null, message: string | null, finishedAt: string | null, hasOriginal: boolean, isUndoable: boolean, bytesRead: number | null, rowsRead: number | null, rowsNew: number | null, rowsChanged: number | null, rowsUnchanged: number | null, rowsBad: number | null, rowsInvalid: number | null, badFile: string | null, invalidFile: string | null };

export type ConfirmImportMutationVariables = Exact<{
  input: ConfirmImportInput;
}>;


export type ConfirmImportMutation = { confirmImport:
    | { __typename: 'ImportRunSuccess', importFile: { id: string, fileName: string, contentType: string | null, sizeBytes: number, addedBy: string | null, addedAt: string | null, checksum: string | null, isDownloaded: boolean, processedTypes: Array<ImportType>, definitionId: number | null, status: ImportRunStatus | null, stage: ImportStage | null, message: string | null, finishedAt: string | null, hasOriginal: boolean, isUndoable: boolean, bytesRead: number | null, rowsRead: number | null, rowsNew: number | null, rowsChanged: number | null, rowsUnchanged: number | null, rowsBad: number | null, rowsInvalid: number | null, badFile: string | null, invalidFile: string | null } }
    | { __typename: 'Refusal', message: string, code: RefusalCode }
   };

export type RepairImportMutationVariables = Exact<{
  input: RepairImportInput;
}>;


export type RepairImportMutation = { repairImport:
    | { __typename: 'ImportRunSuccess', importFile: { id: string, fileName: string, contentType: string | null, sizeBytes: number, addedBy: string | null, addedAt: string | null, checksum: string | null, isDownloaded: boolean, processedTypes: Array<ImportType>, definitionId: number | null, status: ImportRunStatus | null, stage: ImportStage | null, message: string | null, finishedAt: string | null, hasOriginal: boolean, isUndoable: boolean, bytesRead: number | null, rowsRead: number | null, rowsNew: number | null, rowsChanged: number | null, rowsUnchanged: number | null, rowsBad: number | null, rowsInvalid: number | null, badFile: string | null, invalidFile: string | null } }
    | { __typename: 'Refusal', message: string, code: RefusalCode }
   };

export type UndoImportMutationVariables = Exact<{
  input: UndoImportInput;
}>;


export type UndoImportMutation = { undoImport:
    | { __typename: 'ImportRunSuccess', importFile: { id: string, fileName: string, contentType: string | null, sizeBytes: number, addedBy: string | null, addedAt: string | null, checksum: string | null, isDownloaded: boolean, processedTypes: Array<ImportType>, definitionId: number | null, status: ImportRunStatus | null, stage: ImportStage | null, message: string | null, finishedAt: string | null, hasOriginal: boolean, isUndoable: boolean, bytesRead: number | null, rowsRead: number | null, rowsNew: number | null, rowsChanged: number | null, rowsUnchanged: number | null, rowsBad: number | null, rowsInvalid: number | null, badFile: string | null, invalidFile: string | null } }
    | { __typename: 'Refusal', message: string, code: RefusalCode }
   };

export type ListViewsQueryVariables = Exact<{
  list: string;
}>;


export type ListViewsQuery = { listViews: { columns: Array<string>, items: Array<{ id: string, name: string, search: string, columns: Array<string>, isShared: boolean, author: string, isOwn: boolean, canDelete: boolean }> } };

export type SaveListViewMutationVariables = Exact<{
  input: SaveListViewInput;
}>;


export type SaveListViewMutation = { saveListView:
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, code: InputProblemCode, message: string }> }
    | { __typename: 'Refusal', code: RefusalCode, message: string }
    | { __typename: 'SaveListViewSuccess', viewId: string }
   };

export type DeleteListViewMutationVariables = Exact<{
  input: DeleteListViewInput;
}>;


export type DeleteListViewMutation = { deleteListView:
    | { __typename: 'DeleteListViewSuccess', viewId: string }
    | { __typename: 'Refusal', code: RefusalCode, message: string }
   };

export type SetListColumnsMutationVariables = Exact<{
  input: SetListColumnsInput;
}>;


export type SetListColumnsMutation = { setListColumns:
    | { __typename: 'Refusal' }
    | { __typename: 'SetListColumnsSuccess', columns: Array<string> }
   };

export type LogEntriesQueryVariables = Exact<{
  filter?: LogEntryFilter | null | undefined;
  sort?: Array<LogEntrySort> | LogEntrySort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type LogEntriesQuery = { logEntries: { items: Array<{ id: string, errorMessage: string, moduleName: string, procedureName: string | null, createdAt: string, importFileId: string | null, signalId: string | null, traceId: string | null }> } };

export type LogEntryCountQueryVariables = Exact<{
  filter?: LogEntryFilter | null | undefined;
}>;


export type LogEntryCountQuery = { logEntries: { totalCount: number } };

export type ExceptionsQueryVariables = Exact<{
  filter?: ExceptionFilter | null | undefined;
  sort?: Array<ExceptionSort> | ExceptionSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type ExceptionsQuery = { exceptions: { items: Array<{ id: string, createdAt: string, username: string | null, message: string, stacktrace: string | null, traceId: string | null }> } };

export type ExceptionCountQueryVariables = Exact<{
  filter?: ExceptionFilter | null | undefined;
}>;


export type ExceptionCountQuery = { exceptions: { totalCount: number } };

export type ExceptionDetailQueryVariables = Exact<{
  id: string;
}>;


export type ExceptionDetailQuery = { exception: { id: string, createdAt: string, username: string | null, message: string, stacktrace: string | null, traceId: string | null, call: { userId: string | null, method: string | null, path: string | null, statement: string | null } | null } | null };

export type TraceCountsQueryVariables = Exact<{
  traceId: string;
}>;


export type TraceCountsQuery = { exceptions: { totalCount: number }, activities: { totalCount: number } };

export type ActivitiesQueryVariables = Exact<{
  filter?: ActivityFilter | null | undefined;
  sort?: Array<ActivitySort> | ActivitySort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type ActivitiesQuery = { activities: { items: Array<{ userId: string | null, entity: ActivityEntity | null, recordId: string, recordName: string | null, signalId: string | null, hasRecord: boolean, traceId: string | null, id: string, createdAt: string, username: string, action: ActivityAction | null, field: string | null, oldValue: string | null, newValue: string | null }> } };

export type ActivityCountQueryVariables = Exact<{
  filter?: ActivityFilter | null | undefined;
}>;


export type ActivityCountQuery = { activities: { totalCount: number } };

export type LogEntryRowFragment = { id: string, errorMessage: string, moduleName: string, procedureName: string | null, createdAt: string, importFileId: string | null, signalId: string | null, traceId: string | null };

export type ExceptionRowFragment = { id: string, createdAt: string, username: string | null, message: string, stacktrace: string | null, traceId: string | null };

export type ActivityRowFragment = { userId: string | null, entity: ActivityEntity | null, recordId: string, recordName: string | null, signalId: string | null, hasRecord: boolean, traceId: string | null, id: string, createdAt: string, username: string, action: ActivityAction | null, field: string | null, oldValue: string | null, newValue: string | null };

export type ShownMeterQueryVariables = Exact<{
  id: string;
}>;


export type ShownMeterQuery = { waterMeter: { id: string, fabricNo: string, client: { id: string, clientNumber: string, name: string } | null, address: { id: string, fullAddress: string } | null } | null };

export type SvoLineQueryVariables = Exact<{
  id: string;
}>;


export type SvoLineQuery = { svoLine: { id: string, shownNumber: string, pipeId: string | null, properties: Array<{ name: string, label: string, value: string }> } | null };

export type MeterNumbersQueryVariables = Exact<{
  bounds: BoundsInput;
  number: number;
}>;


export type MeterNumbersQuery = { waterMeters: { items: Array<{ id: string, fabricNo: string }> } };

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

export type NomenclatureItemQueryVariables = Exact<{
  id: string;
}>;


export type NomenclatureItemQuery = { nomenclatureItem: { id: string, code: string, nameBg: string, nameEn: string | null, isActive: boolean } | null };

export type NomenclatureItemDetailsFragment = { id: string, code: string, nameBg: string, nameEn: string | null, isActive: boolean };

export type NomenclatureItemUsesQueryVariables = Exact<{
  id: string;
}>;


export type NomenclatureItemUsesQuery = { nomenclatureItem: { id: string, uses: Array<{ kind: NomenclatureUseKind, field: string, count: number }> | null } | null };

export type SimilarNomenclatureItemsQueryVariables = Exact<{
  filter: NomenclatureItemFilter;
}>;


export type SimilarNomenclatureItemsQuery = { nomenclatureItems: { items: Array<{ id: string, code: string, nameBg: string, nameEn: string | null, isActive: boolean }> } };

export type CreateNomenclatureItemMutationVariables = Exact<{
  input: CreateNomenclatureItemInput;
}>;


export type CreateNomenclatureItemMutation = { createNomenclatureItem:
    | { __typename: 'CreateNomenclatureItemSuccess', itemId: string }
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, code: InputProblemCode, message: string }> }
    | { __typename: 'Refusal', message: string, code: RefusalCode }
   };

export type UpdateNomenclatureItemMutationVariables = Exact<{
  input: UpdateNomenclatureItemInput;
}>;


export type UpdateNomenclatureItemMutation = { updateNomenclatureItem:
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, code: InputProblemCode, message: string }> }
    | { __typename: 'NomenclatureItemConflict', message: string, changedBy: string | null, changedAt: string | null, current: { id: string, code: string, nameBg: string, nameEn: string | null, isActive: boolean } }
    | { __typename: 'Refusal', message: string, code: RefusalCode }
    | { __typename: 'UpdateNomenclatureItemSuccess', itemId: string }
   };

export type NomenclaturesQueryVariables = Exact<{
  filter?: NomenclatureFilter | null | undefined;
  sort?: Array<NomenclatureSort> | NomenclatureSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type NomenclaturesQuery = { nomenclatures: { items: Array<{ id: string, name: string, description: string | null, isActive: boolean, createdAt: string | null, modifiedAt: string | null }> } };

export type NomenclatureCountQueryVariables = Exact<{
  filter?: NomenclatureFilter | null | undefined;
}>;


export type NomenclatureCountQuery = { nomenclatures: { totalCount: number } };

export type NomenclatureQueryVariables = Exact<{
  id: string;
}>;


export type NomenclatureQuery = { nomenclature: { id: string, name: string, hasFixedItems: boolean } | null };

export type NomenclatureItemsQueryVariables = Exact<{
  filter: NomenclatureItemFilter;
  sort?: Array<NomenclatureItemSort> | NomenclatureItemSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type NomenclatureItemsQuery = { nomenclatureItems: { items: Array<{ id: string, code: string, nameBg: string, isActive: boolean }> } };

export type NomenclatureItemCountQueryVariables = Exact<{
  filter: NomenclatureItemFilter;
}>;


export type NomenclatureItemCountQuery = { nomenclatureItems: { totalCount: number } };

export type NomenclatureRowFragment = { id: string, name: string, description: string | null, isActive: boolean, createdAt: string | null, modifiedAt: string | null };

export type NomenclatureItemRowFragment = { id: string, code: string, nameBg: string, isActive: boolean };

export type SearchQueryVariables = Exact<{
  text: string;
}>;


export type SearchQuery = { search: { kinds: Array<SearchKind>, leftOutWords: Array<string>, signals: Array<{ id: string, title: string, statusName: string, submitterName: string | null }>, people: Array<{ submitterId: string | null, clientId: string | null, name: string, nameAsClient: string | null, clientNumber: string | null, phone: string | null, email: string | null, address: string | null, openSignals: number }>, breakdowns: Array<{ id: string, workCardNo: string, isFinished: boolean, place: string | null }>, addresses: Array<{ id: string, label: string, location: { latitude: number, longitude: number } | null }>, meters: Array<{ id: string, fabricNo: string, clientName: string | null, address: string | null, isClosed: boolean }>, totals: { signals: number | null, people: number | null, breakdowns: number | null, addresses: number | null, meters: number | null } } };

export type PersonQueryVariables = Exact<{
  submitterId?: string | null | undefined;
  clientId?: string | null | undefined;
}>;


export type PersonQuery = { person: { submitterId: string | null, clientId: string | null, name: string, clientNumber: string | null, phone: string | null, email: string | null, addresses: Array<string>, openCount: number, closedCount: number, openSignals: Array<{ id: string, title: string, statusName: string }> } | null };

export type CorrectCallerMutationVariables = Exact<{
  input: CorrectCallerInput;
}>;


export type CorrectCallerMutation = { correctCaller:
    | { __typename: 'CorrectCallerSuccess', submitterId: string }
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, message: string }> }
    | { __typename: 'Refusal', message: string }
   };

export type SaveMapViewMutationVariables = Exact<{
  input: SaveMapViewInput;
}>;


export type SaveMapViewMutation = { saveMapView:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'SaveMapViewSuccess', view: { zoom: number } }
   };

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { session: { id: string, name: string, memberOf: Array<string>, allowedActions: Array<Action>, allowedGroups: Array<string>, isProduction: boolean, eventCursor: string | null, access: { operator: boolean, activityLog: boolean, errorsLog: boolean, roles: boolean }, lastMapView: { zoom: number, center: { latitude: number, longitude: number } } | null }, environment: { title: string, version: string, requestTimeoutMinutes: number, features: Array<ServiceFeature>, tools: Array<{ kind: ToolKind, address: string }> } };

export type SignalWorkNowQueryVariables = Exact<{
  id: string;
}>;


export type SignalWorkNowQuery = { signal: { id: string, status: SignalStatus, statusName: string, breakdownId: string | null, lastResponseAt: string | null, submitter: { id: string, name: string } | null, priority: { id: string, name: string } | null, takenBy: { id: string, name: string } | null } | null };

export type SignalResponsesNowQueryVariables = Exact<{
  id: string;
}>;


export type SignalResponsesNowQuery = { signal: { id: string, responses: Array<{ id: string }> | null } | null };

export type BulkReplyTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type BulkReplyTemplatesQuery = { replyTemplates: Array<{ id: string, name: string, text: string }> };

export type TakeCheckedSignalMutationVariables = Exact<{
  input: TakeSignalInput;
}>;


export type TakeCheckedSignalMutation = { takeSignal:
    | { __typename: 'SignalConflict', current: { id: string, takenBy: { id: string, name: string } | null } }
    | { __typename: 'TakeSignalSuccess' }
   };

export type HandOverCheckedSignalMutationVariables = Exact<{
  input: HandOverSignalInput;
}>;


export type HandOverCheckedSignalMutation = { handOverSignal:
    | { __typename: 'HandOverSignalSuccess' }
    | { __typename: 'Refusal' }
   };

export type PrioritizeCheckedSignalMutationVariables = Exact<{
  input: SetSignalPriorityInput;
}>;


export type PrioritizeCheckedSignalMutation = { setSignalPriority:
    | { __typename: 'SetSignalPrioritySuccess' }
    | { __typename: 'SignalConflict', current: { id: string, priority: { id: string, name: string } | null } }
   };

export type ReplyToCheckedSignalMutationVariables = Exact<{
  input: ReplyToSignalInput;
}>;


export type ReplyToCheckedSignalMutation = { replyToSignal:
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, code: InputProblemCode, message: string }> }
    | { __typename: 'Refusal', code: RefusalCode, message: string }
    | { __typename: 'ReplyToSignalSuccess', responseId: string }
    | { __typename: 'SignalConflict', fields: Array<string>, current: { id: string, lastResponseAt: string | null, submitter: { id: string, name: string } | null } }
   };

export type CloseCheckedSignalMutationVariables = Exact<{
  input: ChangeSignalStatusInput;
}>;


export type CloseCheckedSignalMutation = { changeSignalStatus:
    | { __typename: 'ChangeSignalStatusSuccess' }
    | { __typename: 'Refusal', code: RefusalCode, message: string }
    | { __typename: 'SignalConflict', fields: Array<string>, current: { id: string, status: SignalStatus, statusName: string, lastResponseAt: string | null, submitter: { id: string, name: string } | null } }
   };

export type UndoCheckedSignalMutationVariables = Exact<{
  input: UndoSignalStatusInput;
}>;


export type UndoCheckedSignalMutation = { undoSignalStatus:
    | { __typename: 'Refusal', code: RefusalCode, message: string }
    | { __typename: 'SignalConflict', current: { id: string, status: SignalStatus, statusName: string } }
    | { __typename: 'UndoSignalStatusSuccess' }
   };

export type BulkColleaguesQueryVariables = Exact<{ [key: string]: never; }>;


export type BulkColleaguesQuery = { colleagues: Array<{ id: string, name: string }> };

export type ReachOfSignalsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ReachOfSignalsQuery = { signals: { items: Array<{ id: string, submitter: { id: string, name: string } | null, contact: { receivesReplies: boolean | null, phone: string | null, email: string | null } | null }> } };

export type CallersQueryVariables = Exact<{
  text: string;
  kinds: Array<SearchKind> | SearchKind;
}>;


export type CallersQuery = { search: { leftOutWords: Array<string>, hasResidentsOnly: boolean, people: Array<{ submitterId: string | null, clientId: string | null, name: string, nameAsClient: string | null, clientNumber: string | null, phone: string | null, email: string | null, address: string | null, openSignals: number, addressLocation: { latitude: number, longitude: number } | null }>, totals: { people: number | null } } };

export type HandedOverSignalsQueryVariables = Exact<{
  filter: SignalFilter;
}>;


export type HandedOverSignalsQuery = { signals: { items: Array<{ id: string, title: string }> } };

export type SignalViewCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type SignalViewCountsQuery = { signalViews: { mine: number, free: number, waiting: number, overdue: number, answerHours: number | null } };

export type SignalNeighboursQueryVariables = Exact<{
  filter?: SignalFilter | null | undefined;
  sort?: Array<SignalSort> | SignalSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type SignalNeighboursQuery = { signals: { items: Array<{ id: string }> } };

export type WordsWithoutAddressQueryVariables = Exact<{
  text: string;
}>;


export type WordsWithoutAddressQuery = { search: { leftOutWords: Array<string> } };

export type CorrectSignalMutationVariables = Exact<{
  input: CorrectSignalInput;
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

export type SignalLinksQueryVariables = Exact<{
  id: string;
}>;


export type SignalLinksQuery = { signal: { id: string, links: Array<{ id: string, kind: SignalLinkKind, signal: { id: string, title: string, status: SignalStatus, statusName: string, submitter: { id: string, name: string } | null } }> | null } | null };

export type LinkPartsFragment = { id: string, kind: SignalLinkKind, signal: { id: string, title: string, status: SignalStatus, statusName: string, submitter: { id: string, name: string } | null } };

export type LinkedSignalQueryVariables = Exact<{
  id: string;
}>;


export type LinkedSignalQuery = { signal: { id: string, title: string, status: SignalStatus, statusName: string, createdAt: string, submitter: { id: string, name: string } | null, location: { latitude: number, longitude: number } | null } | null };

export type LinkSignalMutationVariables = Exact<{
  input: LinkSignalInput;
}>;


export type LinkSignalMutation = { linkSignal:
    | { __typename: 'LinkSignalSuccess', linkId: string }
    | { __typename: 'Refusal', message: string }
   };

export type MergeSignalMutationVariables = Exact<{
  input: MergeSignalInput;
}>;


export type MergeSignalMutation = { mergeSignal:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'MergeSignalSuccess', linkId: string }
    | { __typename: 'Refusal', message: string }
    | { __typename: 'SignalConflict', fields: Array<string>, message: string, current: { id: string, submitter: { id: string, name: string } | null } }
   };

export type RemoveSignalLinkMutationVariables = Exact<{
  input: RemoveSignalLinkInput;
}>;


export type RemoveSignalLinkMutation = { removeSignalLink:
    | { __typename: 'Refusal', message: string }
    | { __typename: 'RemoveSignalLinkSuccess', signal: { id: string, status: SignalStatus } | null }
   };

export type SignalNewsQueryVariables = Exact<{
  id: string;
}>;


export type SignalNewsQuery = { signal: { id: string, title: string, status: SignalStatus, statusName: string, needsReply: boolean, waitsSince: string | null, hasWithheldMessages: boolean, lastResponseAt: string | null, closedAt: string | null, breakdownId: string | null, workCardNo: string | null, responses: Array<{ id: string, kind: ResponseKind, author: string | null, respondedAt: string }> | null, location: { latitude: number, longitude: number } | null, submitter: { id: string, name: string } | null, priority: { id: string, name: string } | null, takenBy: { id: string, name: string } | null } | null };

export type SignalStateFragment = { id: string, title: string, status: SignalStatus, statusName: string, needsReply: boolean, waitsSince: string | null, hasWithheldMessages: boolean, lastResponseAt: string | null, closedAt: string | null, breakdownId: string | null, workCardNo: string | null, location: { latitude: number, longitude: number } | null, submitter: { id: string, name: string } | null, priority: { id: string, name: string } | null, takenBy: { id: string, name: string } | null };

export type SignalOperatorPartsQueryVariables = Exact<{
  id: string;
}>;


export type SignalOperatorPartsQuery = { signal: { id: string, notes: Array<{ id: string, author: string | null, writtenAt: string, message: { document: Record<string, unknown> }, attachments: Array<{ id: string, fileName: string, label: string, size: number | null, url: string }> }> | null, history: Array<{ id: string, kind: SignalHistoryKind, oldValue: string | null, newValue: string | null, changedBy: string, changedAt: string }> | null } | null };

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


export type HandOverSignalMutation = { handOverSignal:
    | { __typename: 'HandOverSignalSuccess', signal: { id: string, takenBy: { id: string, name: string } | null } | null }
    | { __typename: 'Refusal' }
   };

export type ReportPresenceMutationVariables = Exact<{
  input: ReportPresenceInput;
}>;


export type ReportPresenceMutation = { reportPresence:
    | { __typename: 'Refusal' }
    | { __typename: 'ReportPresenceSuccess', others: Array<{ state: PresenceState, colleague: { id: string, name: string } }> }
   };

export type TakenByFragment = { id: string, takenBy: { id: string, name: string } | null };

export type SignalContactQueryVariables = Exact<{
  id: string;
}>;


export type SignalContactQuery = { signal: { id: string, contact: { clientId: string | null, phone: string | null, email: string | null, clientNumber: string | null, address: string | null, hasWritten: boolean, receivesReplies: boolean | null, otherSignals: number, otherOpenSignals: number } | null } | null };

export type SignalQueryVariables = Exact<{
  id: string;
}>;


export type SignalQuery = { signal: { id: string, title: string, channel: SignalChannel | null, status: SignalStatus, statusName: string, needsReply: boolean, waitsSince: string | null, hasWithheldMessages: boolean, createdAt: string, lastResponseAt: string | null, closedAt: string | null, breakdownId: string | null, workCardNo: string | null, attachmentsUrl: string, priority: { id: string, name: string } | null, submitter: { id: string, name: string } | null, takenBy: { id: string, name: string } | null, message: { document: Record<string, unknown> }, location: { latitude: number, longitude: number } | null, responses: Array<{ id: string, kind: ResponseKind, author: string | null, respondedAt: string, senderEmail: string | null, attachmentsCount: number, message: { document: Record<string, unknown> }, attachments: Array<{ id: string, fileName: string, label: string, size: number | null, url: string }> }> | null, attachments: Array<{ id: string, fileName: string, label: string, size: number | null, url: string }> | null } | null };

export type ResponsePartsFragment = { id: string, kind: ResponseKind, author: string | null, respondedAt: string, senderEmail: string | null, attachmentsCount: number, message: { document: Record<string, unknown> }, attachments: Array<{ id: string, fileName: string, label: string, size: number | null, url: string }> };

export type AttachmentPartsFragment = { id: string, fileName: string, label: string, size: number | null, url: string };

export type SetSignalPriorityMutationVariables = Exact<{
  input: SetSignalPriorityInput;
}>;


export type SetSignalPriorityMutation = { setSignalPriority:
    | { __typename: 'SetSignalPrioritySuccess', signal: { id: string, priority: { id: string, name: string } | null } | null }
    | { __typename: 'SignalConflict', changedBy: string | null, changedAt: string | null, current: { id: string, priority: { id: string, name: string } | null } }
   };

export type SignalPriorityNowQueryVariables = Exact<{
  id: string;
}>;


export type SignalPriorityNowQuery = { signal: { id: string, priority: { id: string, name: string } | null } | null };

export type SignalPriorityFragment = { id: string, priority: { id: string, name: string } | null };

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

export type UndoSignalStatusMutationVariables = Exact<{
  input: UndoSignalStatusInput;
}>;


export type UndoSignalStatusMutation = { undoSignalStatus:
    | { __typename: 'Refusal', code: RefusalCode, message: string }
    | { __typename: 'SignalConflict', changedBy: string | null, changedAt: string | null, current: { id: string, status: SignalStatus, statusName: string } }
    | { __typename: 'UndoSignalStatusSuccess', signal: { id: string, status: SignalStatus, statusName: string } | null }
   };

export type SignalStatusNowQueryVariables = Exact<{
  id: string;
}>;


export type SignalStatusNowQuery = { signal: { id: string, status: SignalStatus, statusName: string } | null };

export type MarkSignalReadMutationVariables = Exact<{
  input: MarkSignalReadInput;
}>;


export type MarkSignalReadMutation = { markSignalRead:
    | { __typename: 'MarkSignalReadSuccess', signal: { id: string, hasNewReply: boolean } | null }
    | { __typename: 'Refusal' }
   };

export type SignalsQueryVariables = Exact<{
  filter?: SignalFilter | null | undefined;
  sort?: Array<SignalSort> | SignalSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type SignalsQuery = { signals: { items: Array<{ id: string, title: string, status: SignalStatus, statusName: string, needsReply: boolean, waitsSince: string | null, hasNewReply: boolean, createdAt: string, lastResponseAt: string | null, answerDueAt: string | null, closedAt: string | null, breakdownId: string | null, workCardNo: string | null, priority: { id: string, name: string } | null, submitter: { id: string, name: string } | null, takenBy: { id: string, name: string } | null }> } };

export type SignalCountQueryVariables = Exact<{
  filter?: SignalFilter | null | undefined;
}>;


export type SignalCountQuery = { signals: { totalCount: number } };

export type SignalChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type SignalChoicesQuery = { signalStatuses: Array<{ status: SignalStatus, name: string }>, priorities: Array<{ id: string, name: string }> };

export type SubmitterChoicesQueryVariables = Exact<{
  name: string;
}>;


export type SubmitterChoicesQuery = { submitters: { totalCount: number, items: Array<{ description: string | null, id: string, name: string }> } };

export type SignalStripQueryVariables = Exact<{
  id: string;
}>;


export type SignalStripQuery = { signal: { id: string, message: { text: string } } | null };

export type SignalRowFragment = { id: string, title: string, status: SignalStatus, statusName: string, needsReply: boolean, waitsSince: string | null, hasNewReply: boolean, createdAt: string, lastResponseAt: string | null, answerDueAt: string | null, closedAt: string | null, breakdownId: string | null, workCardNo: string | null, priority: { id: string, name: string } | null, submitter: { id: string, name: string } | null, takenBy: { id: string, name: string } | null };

type Choice_AddressChoice_Fragment = { id: string, name: string };

type Choice_AuditorChoice_Fragment = { id: string, name: string };

type Choice_Carnet_Fragment = { id: string, name: string };

type Choice_ClientChoice_Fragment = { id: string, name: string };

type Choice_ClientType_Fragment = { id: string, name: string };

type Choice_Colleague_Fragment = { id: string, name: string };

type Choice_District_Fragment = { id: string, name: string };

type Choice_KevrCategory1_Fragment = { id: string, name: string };

type Choice_KevrCategory2_Fragment = { id: string, name: string };

type Choice_Manufacturer_Fragment = { id: string, name: string };

type Choice_Municipality_Fragment = { id: string, name: string };

type Choice_Priority_Fragment = { id: string, name: string };

type Choice_Street_Fragment = { id: string, name: string };

type Choice_Submitter_Fragment = { id: string, name: string };

type Choice_Town_Fragment = { id: string, name: string };

type Choice_WaterMeterOwnershipType_Fragment = { id: string, name: string };

type Choice_WaterMeterType_Fragment = { id: string, name: string };

export type ChoiceFragment =
  | Choice_AddressChoice_Fragment
  | Choice_AuditorChoice_Fragment
  | Choice_Carnet_Fragment
  | Choice_ClientChoice_Fragment
  | Choice_ClientType_Fragment
  | Choice_Colleague_Fragment
  | Choice_District_Fragment
  | Choice_KevrCategory1_Fragment
  | Choice_KevrCategory2_Fragment
  | Choice_Manufacturer_Fragment
  | Choice_Municipality_Fragment
  | Choice_Priority_Fragment
  | Choice_Street_Fragment
  | Choice_Submitter_Fragment
  | Choice_Town_Fragment
  | Choice_WaterMeterOwnershipType_Fragment
  | Choice_WaterMeterType_Fragment
;

export type SubmitDraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type SubmitDraftsQuery = { submitDrafts: Array<{ title: string, address: string | null, fileNames: Array<string>, idempotencyKey: string, savedAt: string, message: { document: Record<string, unknown> } | null, location: { latitude: number, longitude: number } | null, caller: { submitterId: string | null, clientId: string | null, name: string, nameAsClient: string | null, clientNumber: string | null, phone: string | null, email: string | null, address: string | null, openSignals: number, addressLocation: { latitude: number, longitude: number } | null } | null }> };

export type SaveSubmitDraftMutationVariables = Exact<{
  input: SaveSubmitDraftInput;
}>;


export type SaveSubmitDraftMutation = { saveSubmitDraft:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'SaveSubmitDraftSuccess', savedAt: string }
   };

export type SignalPlaceQueryVariables = Exact<{
  location: CoordinatesInput;
  title?: string | null | undefined;
}>;


export type SignalPlaceQuery = { signalPlace: { isInsideArea: boolean, openNearby: number, closedNearby: number, nearby: Array<{ distance: number, signal: { id: string, title: string, status: SignalStatus, statusName: string, createdAt: string, location: { latitude: number, longitude: number } | null } }> } };

export type MapBreakdownsQueryVariables = Exact<{
  view: BreakdownView;
  number: number;
}>;


export type MapBreakdownsQuery = { breakdowns: { totalCount: number, items: Array<{ id: string, workCardNo: string, isFinished: boolean, streetName: string | null, repairStart: string | null, location: { latitude: number, longitude: number } | null }> } };

export type SelectedBreakdownQueryVariables = Exact<{
  id: string;
}>;


export type SelectedBreakdownQuery = { breakdown: { description: string | null, repairEnd: string | null, waterStopStart: string | null, waterStopEnd: string | null, affectedPeople: number | null, id: string, workCardNo: string, isFinished: boolean, streetName: string | null, repairStart: string | null, location: { latitude: number, longitude: number } | null } | null };

export type MapBreakdownFragment = { id: string, workCardNo: string, isFinished: boolean, streetName: string | null, repairStart: string | null, location: { latitude: number, longitude: number } | null };

export type MapMeterQueryVariables = Exact<{
  id: string;
}>;


export type MapMeterQuery = { waterMeter: { id: string, fabricNo: string, location: { latitude: number, longitude: number } | null } | null };

export type MoveMapMeterMutationVariables = Exact<{
  input: MoveWaterMeterInput;
}>;


export type MoveMapMeterMutation = { moveWaterMeter:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'MoveWaterMeterSuccess', waterMeter: { id: string, location: { latitude: number, longitude: number } | null } | null }
    | { __typename: 'Refusal', message: string }
   };

export type MapSignalsQueryVariables = Exact<{
  filter?: SignalFilter | null | undefined;
  number: number;
}>;


export type MapSignalsQuery = { signals: { totalCount: number, items: Array<{ id: string, title: string, status: SignalStatus, statusName: string, needsReply: boolean, createdAt: string, location: { latitude: number, longitude: number } | null }> } };

export type SelectedSignalQueryVariables = Exact<{
  id: string;
}>;


export type SelectedSignalQuery = { signal: { id: string, title: string, status: SignalStatus, statusName: string, needsReply: boolean, createdAt: string, location: { latitude: number, longitude: number } | null } | null };

export type MapSignalFragment = { id: string, title: string, status: SignalStatus, statusName: string, needsReply: boolean, createdAt: string, location: { latitude: number, longitude: number } | null };

export type NewMeterChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type NewMeterChoicesQuery = { waterMeterTypes: Array<{ id: string, name: string }>, waterMeterOwnershipTypes: Array<{ id: string, name: string }>, manufacturers: Array<{ id: string, name: string }> };

export type NewMeterClientsQueryVariables = Exact<{
  text: string;
}>;


export type NewMeterClientsQuery = { clientChoices: Array<{ id: string, name: string }> };

export type NewMeterAddressesQueryVariables = Exact<{
  text: string;
}>;


export type NewMeterAddressesQuery = { addressChoices: Array<{ id: string, name: string }> };

export type NewMeterRecordsQueryVariables = Exact<{
  clientId: string;
  addressId: string;
  hasClient: boolean;
  hasAddress: boolean;
}>;


export type NewMeterRecordsQuery = { client?: { number: string, name: string } | null, address?: { fullAddress: string } | null };

export type NewMeterPlaceQueryVariables = Exact<{
  addressId: string;
}>;


export type NewMeterPlaceQuery = { address: { fullAddress: string, location: { latitude: number, longitude: number } | null } | null };

export type CreateWaterMeterMutationVariables = Exact<{
  input: CreateWaterMeterInput;
}>;


export type CreateWaterMeterMutation = { createWaterMeter:
    | { __typename: 'CreateWaterMeterSuccess', waterMeterId: string }
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, code: InputProblemCode, message: string }> }
    | { __typename: 'Refusal', code: RefusalCode, message: string }
   };

export type MetersWithNumberQueryVariables = Exact<{
  filter: WaterMeterFilter;
  page: PageInput;
}>;


export type MetersWithNumberQuery = { waterMeters: { items: Array<{ id: string, fabricNo: string }> } };

export type AddressOptionsQueryVariables = Exact<{
  level: AddressLevel;
  address?: AddressPartsInput | null | undefined;
}>;


export type AddressOptionsQuery = { addressOptions: Array<string> };

export type AddressOptionsOfQueryVariables = Exact<{
  level: AddressLevel;
  text: string;
}>;


export type AddressOptionsOfQuery = { addressOptions: Array<string> };

export type AddressMatchesQueryVariables = Exact<{
  text: string;
}>;


export type AddressMatchesQuery = { addressMatches: Array<{ id: string, label: string, description: string, streetName: string | null, block: string | null, entrance: string | null, floor: string | null, apartment: string | null, unmatched: Array<string> | null }> };

export type ChosenAddressPlacesQueryVariables = Exact<{
  id: string;
  isKnown: boolean;
  filter: AddressFilter;
}>;


export type ChosenAddressPlacesQuery = { address?: { id: string, location: { latitude: number, longitude: number } | null } | null, addresses?: { items: Array<{ id: string, description: string, streetName: string | null, block: string | null, entrance: string | null, floor: string | null, apartment: string | null, location: { latitude: number, longitude: number } | null }> } };

export type UpdateWaterMeterAddressMutationVariables = Exact<{
  input: UpdateWaterMeterAddressInput;
}>;


export type UpdateWaterMeterAddressMutation = { updateWaterMeterAddress:
    | { __typename: 'Refusal', message: string }
    | { __typename: 'UpdateWaterMeterAddressSuccess', waterMeterId: string, waterMeter: { id: string, address: { id: string } | null } | null }
   };

export type PlaceWaterMeterMutationVariables = Exact<{
  input: MoveWaterMeterInput;
}>;


export type PlaceWaterMeterMutation = { moveWaterMeter:
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, message: string }> }
    | { __typename: 'MoveWaterMeterSuccess', waterMeterId: string }
    | { __typename: 'Refusal', message: string }
   };

export type StoredMeterPlaceQueryVariables = Exact<{
  id: string;
}>;


export type StoredMeterPlaceQuery = { waterMeter: { id: string, location: { latitude: number, longitude: number } | null } | null };

export type WaterMeterQueryVariables = Exact<{
  id: string;
}>;


export type WaterMeterQuery = { waterMeter: { installationDate: string | null, calibrationDate: string | null, nextCalibrationDate: string | null, customersTotal: number | null, apartmentsTotal: number | null, id: string, fabricNo: string, lastRepairDate: string | null, lastCheckDate: string | null, nextCheckDate: string | null, isCommon: boolean, reading: string | null, svoId: string | null, createdAt: string | null, modifiedAt: string | null, closedAt: string | null, type: { id: string, name: string } | null, manufacturer: { id: string, name: string } | null, client: { typeCode: string | null, typeName: string | null, isResidential: boolean, id: string, clientNumber: string, name: string } | null, address: { townName: string | null, streetName: string | null, block: string | null, entrance: string | null, floor: string | null, apartment: string | null, id: string, description: string, fullAddress: string, carnetCode: string | null, carnetPage: number | null, location: { latitude: number, longitude: number } | null } | null, mainWaterMeter: { id: string, fabricNo: string } | null, auditor: { id: string, number: string, name: string } | null, readings: Array<{ id: string, date: string, value: string, auditorName: string | null }>, ownershipType: { id: string, name: string } | null, location: { latitude: number, longitude: number } | null } | null };

export type WaterMeterDetailsFragment = { installationDate: string | null, calibrationDate: string | null, nextCalibrationDate: string | null, customersTotal: number | null, apartmentsTotal: number | null, id: string, fabricNo: string, lastRepairDate: string | null, lastCheckDate: string | null, nextCheckDate: string | null, isCommon: boolean, reading: string | null, svoId: string | null, createdAt: string | null, modifiedAt: string | null, closedAt: string | null, type: { id: string, name: string } | null, manufacturer: { id: string, name: string } | null, client: { typeCode: string | null, typeName: string | null, isResidential: boolean, id: string, clientNumber: string, name: string } | null, address: { townName: string | null, streetName: string | null, block: string | null, entrance: string | null, floor: string | null, apartment: string | null, id: string, description: string, fullAddress: string, carnetCode: string | null, carnetPage: number | null, location: { latitude: number, longitude: number } | null } | null, mainWaterMeter: { id: string, fabricNo: string } | null, auditor: { id: string, number: string, name: string } | null, readings: Array<{ id: string, date: string, value: string, auditorName: string | null }>, ownershipType: { id: string, name: string } | null, location: { latitude: number, longitude: number } | null };

export type WaterMeterSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type WaterMeterSettingsQuery = { waterMeterSettings: { mapUrl: string | null, valvesUrl: string | null, deviationPercent: number } };

export type MeterBalanceQueryVariables = Exact<{
  waterMeterId: string;
}>;


export type MeterBalanceQuery = { meterBalance: { from: string | null, to: string | null, consumption: string | null, individualConsumption: string | null, difference: string | null, shares: Array<{ waterMeterId: string, fabricNo: string, clientName: string | null, consumption: string | null, percent: number | null }> } | null };

export type UpdateWaterMeterMutationVariables = Exact<{
  input: UpdateWaterMeterInput;
}>;


export type UpdateWaterMeterMutation = { updateWaterMeter:
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, message: string }> }
    | { __typename: 'Refusal', message: string }
    | { __typename: 'UpdateWaterMeterSuccess', waterMeter: { id: string, installationDate: string | null, calibrationDate: string | null, nextCalibrationDate: string | null, modifiedAt: string | null } | null }
    | { __typename: 'WaterMeterConflict', message: string, changedBy: string | null, changedAt: string | null, current: { id: string, installationDate: string | null, calibrationDate: string | null, nextCalibrationDate: string | null, modifiedAt: string | null } }
   };

export type WaterMeterDaysQueryVariables = Exact<{
  id: string;
}>;


export type WaterMeterDaysQuery = { waterMeter: { id: string, installationDate: string | null, calibrationDate: string | null, nextCalibrationDate: string | null, modifiedAt: string | null } | null };

export type WaterMeterDaysFragment = { id: string, installationDate: string | null, calibrationDate: string | null, nextCalibrationDate: string | null, modifiedAt: string | null };

export type AddMeterReadingMutationVariables = Exact<{
  input: AddMeterReadingInput;
}>;


export type AddMeterReadingMutation = { addMeterReading:
    | { __typename: 'AddMeterReadingSuccess', waterMeterId: string }
    | { __typename: 'HigherReading', message: string, nextDate: string, nextValue: string }
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, message: string }> }
    | { __typename: 'LowerReading', message: string, previousDate: string, previousValue: string }
    | { __typename: 'Refusal', message: string }
   };

export type ReadingChangesQueryVariables = Exact<{
  waterMeterId: string;
}>;


export type ReadingChangesQuery = { readingChanges: Array<{ id: string, readingId: string, date: string, oldValue: string, newValue: string | null, changedBy: string, changedAt: string }> };

export type ReadingChangeFragment = { id: string, readingId: string, date: string, oldValue: string, newValue: string | null, changedBy: string, changedAt: string };

export type CorrectMeterReadingMutationVariables = Exact<{
  input: CorrectMeterReadingInput;
}>;


export type CorrectMeterReadingMutation = { correctMeterReading:
    | { __typename: 'CorrectMeterReadingSuccess', waterMeterId: string }
    | { __typename: 'InvalidInput', message: string, problems: Array<{ path: Array<string>, message: string }> }
    | { __typename: 'Refusal', message: string }
   };

export type WithdrawMeterReadingMutationVariables = Exact<{
  input: WithdrawMeterReadingInput;
}>;


export type WithdrawMeterReadingMutation = { withdrawMeterReading:
    | { __typename: 'Refusal', message: string }
    | { __typename: 'WithdrawMeterReadingSuccess', waterMeterId: string }
   };

export type StoredReadingsQueryVariables = Exact<{
  waterMeterId: string;
}>;


export type StoredReadingsQuery = { waterMeter: { id: string, readings: Array<{ id: string, value: string }> } | null };

export type SvoMeterQueryVariables = Exact<{
  id: string;
}>;


export type SvoMeterQuery = { waterMeter: { id: string, fabricNo: string, svoId: string | null, isCommon: boolean, location: { latitude: number, longitude: number } | null, address: { id: string, description: string, location: { latitude: number, longitude: number } | null } | null } | null };

export type SvoProposalsQueryVariables = Exact<{
  id: string;
  at?: CoordinatesInput | null | undefined;
}>;


export type SvoProposalsQuery = { svoProposals: Array<{ svoId: string, shownNumber: string, distance: number, isNearest: boolean, isSameSide: boolean, servesAddress: boolean, servedAddresses: Array<string>, point: { latitude: number, longitude: number } }> };

export type SvoQueueQueryVariables = Exact<{
  id: string;
}>;


export type SvoQueueQuery = { svoQueue: { total: number, position: number, previousId: string | null, nextId: string | null } };

export type SnapPreviewQueryVariables = Exact<{
  input: SvoSnapInput;
}>;


export type SnapPreviewQuery = { svoSnapPreview: { feature: unknown, distance: number | null, isTooFar: boolean } | null };

export type SnapWaterMeterMutationVariables = Exact<{
  input: SvoSnapInput;
}>;


export type SnapWaterMeterMutation = { snapWaterMeter:
    | { __typename: 'Refusal', code: RefusalCode, message: string }
    | { __typename: 'SnapWaterMeterSuccess', waterMeter: { id: string, svoId: string | null, location: { latitude: number, longitude: number } | null } | null }
   };

export type MoveWaterMeterMutationVariables = Exact<{
  input: MoveWaterMeterInput;
}>;


export type MoveWaterMeterMutation = { moveWaterMeter:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'MoveWaterMeterSuccess', waterMeter: { id: string, svoId: string | null, location: { latitude: number, longitude: number } | null } | null }
    | { __typename: 'Refusal', message: string }
   };

export type SvoListRowsQueryVariables = Exact<{
  filter?: WaterMeterFilter | null | undefined;
  sort?: Array<WaterMeterSort> | WaterMeterSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type SvoListRowsQuery = { waterMeters: { items: Array<{ id: string, svoId: string | null, address: { id: string, location: { latitude: number, longitude: number } | null } | null }> } };

export type WaterMetersQueryVariables = Exact<{
  filter?: WaterMeterFilter | null | undefined;
  sort?: Array<WaterMeterSort> | WaterMeterSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type WaterMetersQuery = { waterMeters: { items: Array<{ id: string, fabricNo: string, lastRepairDate: string | null, lastCheckDate: string | null, nextCheckDate: string | null, isCommon: boolean, reading: string | null, svoId: string | null, createdAt: string | null, modifiedAt: string | null, closedAt: string | null, ownershipType: { id: string, name: string } | null, location: { latitude: number, longitude: number } | null, client: { id: string, clientNumber: string, name: string } | null, address: { id: string, description: string, fullAddress: string, carnetCode: string | null, carnetPage: number | null, location: { latitude: number, longitude: number } | null } | null }> } };

export type WaterMeterCountQueryVariables = Exact<{
  filter?: WaterMeterFilter | null | undefined;
}>;


export type WaterMeterCountQuery = { waterMeters: { totalCount: number } };

export type WaterMeterNeighboursQueryVariables = Exact<{
  filter?: WaterMeterFilter | null | undefined;
  sort?: Array<WaterMeterSort> | WaterMeterSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type WaterMeterNeighboursQuery = { waterMeters: { items: Array<{ id: string }> } };

export type WaterMeterRowFragment = { id: string, fabricNo: string, lastRepairDate: string | null, lastCheckDate: string | null, nextCheckDate: string | null, isCommon: boolean, reading: string | null, svoId: string | null, createdAt: string | null, modifiedAt: string | null, closedAt: string | null, ownershipType: { id: string, name: string } | null, location: { latitude: number, longitude: number } | null, client: { id: string, clientNumber: string, name: string } | null, address: { id: string, description: string, fullAddress: string, carnetCode: string | null, carnetPage: number | null, location: { latitude: number, longitude: number } | null } | null };

export type WaterMeterChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type WaterMeterChoicesQuery = { waterMeterTypes: Array<{ id: string, name: string }>, waterMeterOwnershipTypes: Array<{ id: string, name: string }>, manufacturers: Array<{ id: string, name: string }>, clientTypes: Array<{ id: string, name: string }> };

export type ClientsByIdentifierQueryVariables = Exact<{
  identifier: string;
}>;


export type ClientsByIdentifierQuery = { clientsByIdentifier: Array<{ id: string, clientNumber: string, name: string }> };

export type FilterClientQueryVariables = Exact<{
  clientId: string;
}>;


export type FilterClientQuery = { waterMeters: { items: Array<{ id: string, client: { id: string, clientNumber: string, name: string } | null }> } };
