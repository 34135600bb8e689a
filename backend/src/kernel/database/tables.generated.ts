// Written by npm run generate from the migrated database.
import type { Moment, PointColumn } from "./column-types.ts";
import type { ColumnType } from "kysely";

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[]
  ? U[]
  : ArrayTypeImpl<T>;

export type ArrayTypeImpl<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S[], I[], U[]>
  : T[];

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Numeric = ColumnType<string, number | string, number | string>;

export interface ActivityLog {
  action: string;
  actor: string;
  actor_subject: string | null;
  created_on: Generated<Moment>;
  entity: string;
  entity_id: string;
  entity_name: string | null;
  field: string | null;
  id: Generated<number>;
  new_value: string | null;
  old_value: string | null;
  trace_id: string | null;
}

export interface Address {
  address_description: string;
  apartment: string | null;
  block: string | null;
  carnet_id: number | null;
  carnet_page: number | null;
  client_id: number | null;
  created_on: Generated<Moment>;
  entrance: string | null;
  floor: string | null;
  full_address: string;
  id: Generated<number>;
  location: PointColumn | null;
  modified_on: Moment | null;
  street_id: number | null;
  street_number: string | null;
  town_id: number;
  zip_code: string | null;
}

export interface Attachment {
  content_type: string;
  created_at: Generated<Moment>;
  file_name: string;
  id: Generated<number>;
  order_number: number;
  response_id: number | null;
  sha256: string;
  signal_id: number;
  size: number;
}

export interface Audit {
  auditor_id: number | null;
  id: Generated<number>;
  read_on: string;
  water_meter_id: number;
  water_meter_value: Numeric;
}

export interface Auditor {
  auditor_number: string;
  id: Generated<number>;
  name: string;
}

export interface BaseMapFeature {
  id: Generated<number>;
  kind: string;
  latitudes: number[];
  layer: string;
  longitudes: number[];
  min_zoom: Generated<number>;
  name: string | null;
  shape: number;
  sort_rank: Generated<number>;
}

export interface Breakdown {
  affected_streets: string | null;
  broken_valves: ArrayType<number> | null;
  checked: Generated<boolean>;
  computed_people: number | null;
  created_by: string | null;
  created_by_subject: string | null;
  created_on: Generated<Moment>;
  description: string | null;
  finished: Generated<boolean>;
  finished_at: Moment | null;
  id: Generated<number>;
  kevr_category1_id: number | null;
  kevr_category1_list: Generated<number | null>;
  kevr_category2_id: number | null;
  kevr_category2_list: Generated<number | null>;
  location: PointColumn | null;
  modified_on: Moment | null;
  municipality_id: number | null;
  osm_id: number | null;
  priority_id: number | null;
  priority_list: Generated<number | null>;
  repair_end: Moment | null;
  repair_start: Moment | null;
  signal_timestamp: Generated<Moment>;
  street_description: string | null;
  street_id: number | null;
  street_name: string | null;
  town_id: number | null;
  town_name: string | null;
  visoft_id: string | null;
  water_stop_end: Moment | null;
  water_stop_people: number | null;
  water_stop_start: Moment | null;
  work_card_no: string;
  zone_pipes: ArrayType<number> | null;
}

export interface Carnet {
  code: string;
  id: Generated<number>;
  name: string | null;
}

export interface CitizenUsage {
  bytes: number;
  day: string;
  signals: number;
  subject: string;
}

export interface Client {
  client_number: string;
  client_type_id: number;
  created_on: Generated<Moment>;
  critical_kind: string | null;
  egn: string | null;
  id: Generated<number>;
  modified_on: Moment | null;
  name: string;
}

export interface Colleague {
  name: string;
  seen_at: Generated<Moment>;
  subject: string;
}

export interface CutOff {
  created_on: Generated<Moment>;
  kind: string;
  until: number;
  value: string;
}

export interface District {
  id: Generated<number>;
  name: string;
}

export interface ExceptionLog {
  actor_subject: string | null;
  created_on: Generated<Moment>;
  id: Generated<number>;
  message: string;
  method: string | null;
  path: string | null;
  stacktrace: string | null;
  statement: string | null;
  trace_id: string | null;
  username: string | null;
}

export interface IdempotencyKey {
  body: string;
  created_on: Generated<Moment>;
  key: string;
  request_hash: string;
  status: number;
  subject: string;
}

export interface ImportChange {
  batch: number;
  column_names: string[];
  entity: string;
  ids: ArrayType<number>;
  import_file_id: number;
  new_rows: string[];
  old_rows: string[];
  record_count: number;
}

export interface ImportCheckedRecord {
  batch: number;
  entity: string;
  hashes: ArrayType<number>;
  ids: ArrayType<number>;
  import_file_id: number;
}

export interface ImportErrorFile {
  file_name: string;
  import_file_id: number;
  kind: string;
  row_count: number;
  sha256: string | null;
  size: number | null;
}

export interface ImportFile {
  actor_subject: string | null;
  attached_by_user: string;
  bytes_read: number | null;
  check_sum: string;
  content_mime_type: string;
  created_on: Generated<Moment>;
  definition_id: number;
  downloaded: Generated<boolean>;
  file_name: string;
  file_size: number;
  finished_on: Moment | null;
  id: Generated<number>;
  message: string | null;
  pending_ids: Json | null;
  processed_mask: Generated<number>;
  rows_bad: number | null;
  rows_changed: number | null;
  rows_invalid: number | null;
  rows_new: number | null;
  rows_read: number | null;
  rows_unchanged: number | null;
  sha256: string | null;
  stage: string | null;
  status: Generated<string>;
}

export interface ImportOriginal {
  import_file_id: number;
  sha256: string;
}

export interface ImportProblem {
  column_name: string | null;
  id: Generated<number>;
  import_file_id: number;
  kind: string;
  line: number;
  reason: string;
  value: string | null;
}

export interface Installation {
  name: string;
  value: string;
}

export interface ListColumns {
  columns: string[];
  list: string;
  subject: string;
  view_id: number | null;
}

export interface ListView {
  author: string;
  author_subject: string;
  columns: string[];
  id: Generated<number>;
  is_shared: boolean;
  list: string;
  modified_on: Generated<Moment>;
  name: string;
  search: string;
}

export interface LogEntry {
  created_on: Generated<Moment>;
  error_message: string;
  id: Generated<number>;
  import_file_id: number | null;
  module_name: string;
  procedure_name: string | null;
  signal_id: number | null;
  trace_id: string | null;
}

export interface Municipality {
  district_id: number;
  id: Generated<number>;
  name: string;
}

export interface Nomenclature {
  created_on: Generated<Moment>;
  description: string | null;
  id: Generated<number>;
  is_active: Generated<boolean>;
  last_modified_on: Moment | null;
  name: string;
}

export interface NomenclatureItem {
  code: string;
  created_on: Generated<Moment>;
  id: number;
  is_active: Generated<boolean>;
  modified_on: Moment | null;
  name_bg: string;
  name_en: string | null;
  nomenclature_id: number;
}

export interface Pipe {
  aq_type: string;
  built_in: number | null;
  diameter_mm: number;
  id: Generated<number>;
  latitudes: number[];
  longitudes: number[];
  material: string;
  osm_id: number;
}

export interface ReadingChange {
  changed_by: string;
  changed_by_subject: string;
  changed_on: Generated<Moment>;
  id: Generated<number>;
  new_value: Numeric | null;
  old_value: Numeric;
  read_on: string;
  reading_id: number;
  water_meter_id: number;
}

export interface ReplyTemplate {
  id: Generated<number>;
  is_active: Generated<boolean>;
  modified_on: Generated<Moment>;
  name: string;
  position: Generated<number>;
  text: string;
}

export interface Response {
  author: string | null;
  author_subject: string | null;
  ended_wait: Moment | null;
  id: Generated<number>;
  kind: Generated<"CLIENT" | "OPERATOR" | "INTERNAL_NOTE">;
  message: string;
  responded_at: Generated<Moment>;
  sender_email: string | null;
  signal_id: number;
  words: Generated<string | null>;
}

export interface Signal {
  breakdown_id: number | null;
  channel: Generated<"PORTAL" | "OPERATOR" | "EMAIL">;
  closed_at: Moment | null;
  created_at: Generated<Moment>;
  id: Generated<number>;
  is_submitter_chosen: Generated<boolean>;
  kept_wait: Moment | null;
  last_response_at: Moment | null;
  location: PointColumn | null;
  message: string;
  needs_reply: Generated<boolean>;
  priority_id: number | null;
  status_id: Generated<number>;
  submitter_id: number | null;
  taken_at: Moment | null;
  taken_by: string | null;
  title: string;
  user_id: string | null;
  waits_since: Generated<Moment | null>;
  withheld_up_to: number | null;
  words: Generated<string>;
}

export interface SignalDraft {
  idempotency_key: string;
  kind: "REPLY" | "NOTE";
  message: string;
  saved_at: Generated<Moment>;
  signal_id: number;
  subject: string;
}

export interface SignalEvent {
  actor: string | null;
  actor_subject: string | null;
  created_at: Generated<Moment>;
  id: Generated<number>;
  is_internal: Generated<boolean>;
  kind: string;
  owner: string | null;
  signal_id: number;
}

export interface SignalLink {
  created_at: Generated<Moment>;
  created_by: string;
  created_by_subject: string;
  id: Generated<number>;
  kind: "RELATED" | "DUPLICATE";
  merged_at: Moment | null;
  needs_reply_before: boolean | null;
  other_id: number;
  signal_id: number;
  status_before: number | null;
  waits_since_before: Moment | null;
}

export interface SignalPresence {
  name: string;
  seen_at: Generated<Moment>;
  signal_id: number;
  state: "VIEWING" | "WRITING";
  subject: string;
}

export interface SignalVisit {
  response_id: number;
  signal_id: number;
  subject: string;
  visited_at: Generated<Moment>;
}

export interface StatusChange {
  breakdown_id_before: number | null;
  changed_by_subject: string;
  changed_on: Generated<Moment>;
  closed_at_before: Moment | null;
  needs_reply_before: boolean;
  signal_id: number;
  status_before: number;
}

export interface Street {
  grao_code: string;
  id: Generated<number>;
  name: string;
  town_id: number;
}

export interface SubmitDraft {
  content: Json;
  idempotency_key: string;
  saved_at: Generated<Moment>;
  subject: string;
}

export interface Submitter {
  client_id: number | null;
  email: string | null;
  id: Generated<number>;
  name: string;
  phone: string | null;
  subject: string | null;
}

export interface SvoLine {
  attributes: Generated<Json>;
  id: Generated<number>;
  latitudes: number[];
  longitudes: number[];
  pipe_id: number | null;
}

export interface Town {
  grao_code: string;
  id: Generated<number>;
  municipality_id: number;
  name: string;
}

export interface TownMeter {
  town_id: number;
  water_meter_id: number;
}

export interface UserSetting {
  last_map_center: PointColumn | null;
  map_last_zoom: number | null;
  modified_on: Generated<Moment>;
  name: string | null;
  subject: string;
}

export interface Valve {
  id: Generated<number>;
  is_open: Generated<boolean>;
  is_operable: Generated<boolean>;
  location: PointColumn;
  one_way: string | null;
  pipe_id: number;
}

export interface WaterMeter {
  address_id: number | null;
  apartments_total: number | null;
  auditor_id: number | null;
  calibration_date: string | null;
  check_value: Numeric | null;
  client_id: number | null;
  closed_on: Moment | null;
  created_on: Generated<Moment>;
  customers_total: number | null;
  fabric_no: string;
  id: Generated<number>;
  installation_date: string | null;
  last_date_of_check: string | null;
  last_date_of_repair: string | null;
  location: PointColumn | null;
  main_water_meter_id: number | null;
  manufacturer_id: number;
  manufacturer_list: Generated<number | null>;
  modified_on: Moment | null;
  next_calibration_date: string | null;
  next_date_of_check: string | null;
  ownership_type_id: number;
  ownership_type_list: Generated<number | null>;
  svo_id: number | null;
  water_meter_type_id: number;
  water_meter_type_list: Generated<number | null>;
}

export interface WaterSource {
  id: Generated<number>;
  location: PointColumn;
  name: string;
}

export interface Tables {
  activity_log: ActivityLog;
  address: Address;
  attachment: Attachment;
  audit: Audit;
  auditor: Auditor;
  base_map_feature: BaseMapFeature;
  breakdown: Breakdown;
  carnet: Carnet;
  citizen_usage: CitizenUsage;
  client: Client;
  colleague: Colleague;
  cut_off: CutOff;
  district: District;
  exception_log: ExceptionLog;
  idempotency_key: IdempotencyKey;
  import_change: ImportChange;
  import_checked_record: ImportCheckedRecord;
  import_error_file: ImportErrorFile;
  import_file: ImportFile;
  import_original: ImportOriginal;
  import_problem: ImportProblem;
  installation: Installation;
  list_columns: ListColumns;
  list_view: ListView;
  log_entry: LogEntry;
  municipality: Municipality;
  nomenclature: Nomenclature;
  nomenclature_item: NomenclatureItem;
  pipe: Pipe;
  reading_change: ReadingChange;
  reply_template: ReplyTemplate;
  response: Response;
  signal: Signal;
  signal_draft: SignalDraft;
  signal_event: SignalEvent;
  signal_link: SignalLink;
  signal_presence: SignalPresence;
  signal_visit: SignalVisit;
  status_change: StatusChange;
  street: Street;
  submit_draft: SubmitDraft;
  submitter: Submitter;
  svo_line: SvoLine;
  town: Town;
  town_meter: TownMeter;
  user_setting: UserSetting;
  valve: Valve;
  water_meter: WaterMeter;
  water_source: WaterSource;
}
