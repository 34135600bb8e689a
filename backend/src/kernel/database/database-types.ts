import type { ColumnType, Generated } from 'kysely';

/** Read as PostgreSQL's text in UTC, '2026-10-25 00:30:00.123+00'; written as a Date or as text. */
type Moment = ColumnType<string, Date | string | undefined, Date | string>;
type OptionalMoment = ColumnType<string | null, Date | string | null | undefined, Date | string | null>;

export interface Point {
  x: number;
  y: number;
}

interface NomenclatureTable {
  id: Generated<number>;
  name: string;
  description: string | null;
  is_active: Generated<boolean>;
  created_on: Moment;
  last_modified_on: OptionalMoment;
}

interface NomenclatureItemTable {
  nomenclature_id: number;
  id: number;
  code: string;
  name_bg: string;
  name_en: string | null;
  is_active: Generated<boolean>;
  created_on: Moment;
  modified_on: OptionalMoment;
}

interface SubmitterTable {
  id: Generated<number>;
  name: string;
  email: string | null;
  phone: string | null;
  client_id: number | null;
  subject: string | null;
}

interface BreakdownTable {
  id: Generated<number>;
  work_card_no: string;
}

interface SignalTable {
  id: Generated<number>;
  title: string;
  message: string;
  status_id: Generated<number>;
  priority_id: number | null;
  channel: Generated<'PORTAL' | 'OPERATOR' | 'EMAIL'>;
  submitter_id: number | null;
  user_id: string | null;
  location: ColumnType<Point | null, string | null, string | null>;
  breakdown_id: number | null;
  needs_reply: Generated<boolean>;
  taken_by: string | null;
  taken_at: OptionalMoment;
  created_at: Moment;
  last_response_at: OptionalMoment;
  closed_at: OptionalMoment;
}

interface ResponseTable {
  signal_id: number;
  id: Generated<number>;
  message: string;
  kind: Generated<'CLIENT' | 'OPERATOR' | 'INTERNAL_NOTE'>;
  author: string | null;
  author_subject: string | null;
  sender_email: string | null;
  responded_at: Moment;
}

interface AttachmentTable {
  id: Generated<number>;
  signal_id: number;
  response_id: number | null;
  order_number: number;
  file_name: string;
  content_type: string;
  size: number;
  sha256: string;
  created_at: Moment;
}

interface ActivityLogTable {
  id: Generated<number>;
  actor: string;
  actor_subject: string | null;
  entity: string;
  entity_id: string;
  action: string;
  field: string | null;
  old_value: string | null;
  new_value: string | null;
  trace_id: string | null;
  created_on: Moment;
}

interface ExceptionLogTable {
  id: Generated<number>;
  username: string | null;
  message: string;
  stacktrace: string | null;
  actor_subject: string | null;
  method: string | null;
  path: string | null;
  /** Text of the failed SQL statement, without values. */
  statement: string | null;
  trace_id: string | null;
  created_on: Moment;
}

interface UserSettingTable {
  subject: string;
  name: string | null;
  last_map_center: ColumnType<Point | null, string | null, string | null>;
  map_last_zoom: number | null;
  modified_on: Moment;
}

interface IdempotencyKeyTable {
  subject: string;
  key: string;
  request_hash: string;
  status: number;
  body: string;
  created_on: Moment;
}

interface TokenRevocationTable {
  kind: string;
  value: string;
  until: number;
  created_on: Moment;
}

interface ClientTable {
  id: Generated<number>;
  client_number: string;
  name: string;
}

interface ColleagueTable {
  subject: string;
  name: string;
  seen_at: Moment;
}

interface SignalEventTable {
  id: Generated<number>;
  signal_id: number;
  kind: string;
  actor: string | null;
  actor_subject: string | null;
  owner: string | null;
  is_internal: Generated<boolean>;
  created_at: Moment;
}

interface SignalDraftTable {
  subject: string;
  signal_id: number;
  kind: 'REPLY' | 'NOTE';
  message: string;
  idempotency_key: string;
  saved_at: Moment;
}

interface SignalPresenceTable {
  signal_id: number;
  subject: string;
  name: string;
  state: 'VIEWING' | 'WRITING';
  seen_at: Moment;
}

interface ReplyTemplateTable {
  id: Generated<number>;
  name: string;
  text: string;
  position: Generated<number>;
  is_active: Generated<boolean>;
  modified_on: Moment;
}

interface InstallationTable {
  name: string;
  value: string;
}

/** The tables that queries of this service use. */
export interface Tables {
  nomenclature: NomenclatureTable;
  nomenclature_item: NomenclatureItemTable;
  submitter: SubmitterTable;
  breakdown: BreakdownTable;
  client: ClientTable;
  colleague: ColleagueTable;
  signal: SignalTable;
  signal_event: SignalEventTable;
  signal_draft: SignalDraftTable;
  signal_presence: SignalPresenceTable;
  reply_template: ReplyTemplateTable;
  response: ResponseTable;
  attachment: AttachmentTable;
  activity_log: ActivityLogTable;
  exception_log: ExceptionLogTable;
  user_setting: UserSettingTable;
  idempotency_key: IdempotencyKeyTable;
  cut_off: TokenRevocationTable;
  installation: InstallationTable;
}
