import type { Person } from '../../kernel/access/access.ts';
import { runPrepared, type Database, type Prepared } from '../../kernel/database/database.ts';
import type { Point } from '../../kernel/database/database-types.ts';
import { isOperator } from '../../kernel/access/access-rules.ts';
import { localText, utcText } from '../../kernel/moment.ts';
import { nomenclatures } from '../../kernel/nomenclatures.ts';
import type { SignalRow } from '../signals.schemas.ts';

/** A signal as the database has it. */
export interface StoredSignal {
  id: number;
  title: string;
  message: string;
  status_id: number;
  status_name: string | null;
  priority_id: number | null;
  priority_name: string | null;
  channel: 'PORTAL' | 'OPERATOR' | 'EMAIL';
  submitter_id: number | null;
  submitter_name: string | null;
  submitter_subject: string | null;
  breakdown_id: number | null;
  work_card_no: string | null;
  user_id: string | null;
  location: Point | null;
  needs_reply: boolean;
  created_at: string;
  last_response_at: string | null;
  closed_at: string | null;
  taken_by: string | null;
  taken_by_name: string | null;
}

/** The same without its first message, which may be long. */
export type StoredFacts = Omit<StoredSignal, 'message'>;

/** The signals with these numbers, in no order. */
export const lookUpSignals = (database: Database, ids: readonly number[]): Promise<StoredSignal[]> =>
  lookUp(database, wholeById, ids);

/** What is known of the signals with these numbers, in no order, without reading their messages. */
export const lookUpFacts = (database: Database, ids: readonly number[]): Promise<StoredFacts[]> =>
  lookUp(database, factsById, ids);

const lookUp = <Row extends StoredFacts>(
  database: Database,
  statement: Prepared,
  ids: readonly number[],
): Promise<Row[]> => (ids.length === 0 ? Promise.resolve([]) : runPrepared<Row>(database, statement, [ids]));

// Planning these joins anew would take longer than running them; by primary keys there is only one plan to have.
const byId = (name: string, ownColumns: string): Prepared => ({
  name,
  text: `
    select ${ownColumns}, s.status_id, status.name_bg as status_name,
      s.priority_id, priority.name_bg as priority_name, s.channel,
      s.submitter_id, submitter.name as submitter_name, submitter.subject as submitter_subject,
      s.breakdown_id, breakdown.work_card_no, s.user_id, s.location, s.needs_reply,
      s.created_at, s.last_response_at, s.closed_at,
      s.taken_by, coalesce(colleague.name, s.taken_by) as taken_by_name
    from signal s
    left join nomenclature_item status on status.nomenclature_id = ${nomenclatures.signalStatuses} and status.id = s.status_id
    left join nomenclature_item priority on priority.nomenclature_id = ${nomenclatures.priorities} and priority.id = s.priority_id
    left join submitter on submitter.id = s.submitter_id
    left join breakdown on breakdown.id = s.breakdown_id
    left join colleague on colleague.subject = s.taken_by
    where s.id = any($1::bigint[])`,
});

const wholeById = byId('signals-by-id', 's.id, s.title, s.message');
const factsById = byId('signal-facts-by-id', 's.id, s.title');

/** The REST service's spelling of a signal. */
export const toSignalRow = (signal: StoredSignal, person: Person): SignalRow => ({
  ...toFactsRow(signal, person),
  message: signal.message,
});

/** The same without its first message. Who works on a signal is the utility's own affair. */
export const toFactsRow = (signal: StoredFacts, person: Person): Omit<SignalRow, 'message'> => {
  const status = { id: signal.status_id, nameBg: signal.status_name ?? '' };
  const priority = signal.priority_id === null ? null : { id: signal.priority_id, nameBg: signal.priority_name ?? '' };
  const { submitter_id, breakdown_id } = signal;
  const takenBy = isOperator(person) ? signal.taken_by : null;
  return {
    id: signal.id,
    priority,
    priorityObject: priority,
    status,
    statusObject: status,
    createdBySubmitter: submitter_id === null ? null : { id: submitter_id, name: signal.submitter_name ?? '' },
    createdBySubmitterId: submitter_id,
    createdUtc: utcText(signal.created_at),
    createdLocal: localText(signal.created_at),
    lastResponseUtc: signal.last_response_at && utcText(signal.last_response_at),
    lastResponseLocal: signal.last_response_at && localText(signal.last_response_at),
    closedUtc: signal.closed_at && utcText(signal.closed_at),
    closedLocal: signal.closed_at && localText(signal.closed_at),
    breakdown: breakdown_id === null ? null : { id: breakdown_id, workCardNo: signal.work_card_no ?? '' },
    breakdownId: breakdown_id,
    userId: signal.user_id,
    latitude: signal.location?.y ?? null,
    longitude: signal.location?.x ?? null,
    title: signal.title,
    needsReply: signal.needs_reply,
    channel: signal.channel,
    takenBy: takenBy === null ? null : { id: takenBy, name: signal.taken_by_name ?? '' },
    responses: null,
    attachment: null,
  };
};
