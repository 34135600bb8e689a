import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Principal } from '../../kernel/access/access.ts';
import { runPrepared, type Database, type Prepared } from '../../kernel/database/database.ts';
import type { Point } from '../../kernel/database/column-types.ts';
import { isOperator } from '../../kernel/access/access-rules.ts';
import { nullable } from '../../kernel/http/schema.ts';
import type { ListColumn } from '../../kernel/list/declare-list.ts';
import { orderByName, orderByNumber } from '../../kernel/list/nomenclature-order.ts';
import { nomenclatures } from '../../kernel/nomenclatures.ts';
import { hasNewReplyText } from './new-reply.ts';
import { exportTexts } from './signal-export.texts.ts';
import { signalTimes, waitTimes } from './signal-times.ts';
import { emptyMessage, lastVisibleText } from './withheld.ts';

// This file defines each column of signals: schema, SQL, sort key and CSV.

/** The channels of signals. */
export const channels = ['PORTAL', 'OPERATOR', 'EMAIL'] as const;

const Id = Type.Integer();
const Moment = Type.String({ description: 'YYYY-MM-DD HH:mm:ss' });
const ItemRef = Type.Object({ id: Id, nameBg: Type.String() });
const SubmitterRef = Type.Object({ id: Id, name: Type.String() });
/** The operator who works on a signal: account id at the identity provider, and name. */
const ColleagueRef = Type.Object({ id: Type.String(), name: Type.String() });
const BreakdownRef = Type.Object({ id: Id, workCardNo: Type.String() });

export const SignalRow = Type.Object(
  {
    id: Id,
    priority: nullable(ItemRef),
    priorityObject: nullable(ItemRef),
    status: ItemRef,
    statusObject: ItemRef,
    createdBySubmitter: nullable(SubmitterRef),
    createdBySubmitterId: nullable(Id),
    createdUtc: Moment,
    createdLocal: Moment,
    lastResponseUtc: nullable(Moment),
    lastResponseLocal: nullable(Moment),
    closedUtc: nullable(Moment),
    closedLocal: nullable(Moment),
    waitsSinceUtc: nullable({
      ...Moment,
      description:
        'Since when the submitter waits for a reply: the moment of the first message without an answer. Null if the signal waits for no reply, or if earlier messages are withheld from the user.',
    }),
    waitsSinceLocal: nullable(Moment),
    answerDueUtc: nullable({
      ...Moment,
      description:
        'Time until which the utility promises a reply. Null if the signal waits for no reply, or if the user is not an operator.',
    }),
    answerDueLocal: nullable(Moment),
    breakdown: nullable(BreakdownRef),
    breakdownId: nullable(Id),
    userId: nullable(
      Type.String({ description: 'Account that created the signal. Users who are no operators see only their own.' }),
    ),
    latitude: nullable(Type.Number()),
    longitude: nullable(Type.Number()),
    title: Type.String(),
    message: Type.String({ description: 'A ProseMirror document as JSON text.' }),
    needsReply: Type.Boolean(),
    hasNewReply: Type.Boolean({
      description:
        'True if the utility has replied since the submitter last opened the signal. Always false for a submitter without an account.',
    }),
    hasWithheldMessages: Type.Boolean({
      description:
        'True if an earlier submitter was replaced or removed. The present submitter does not see the messages and files from before this change, including the first message.',
    }),
    channel: Type.Unsafe<(typeof channels)[number]>(Type.Union(channels.map((channel) => Type.Literal(channel)))),
    takenBy: nullable(ColleagueRef),
    responses: Type.Null({ description: 'Always null: use GetResponsesList.' }),
    attachment: Type.Null({ description: 'Always null: use getAttachmentsInfoBySignalId.' }),
  },
  { $id: 'SignalRow' },
);
export type SignalRow = Static<typeof SignalRow>;

/** A signal as stored in the database. */
interface StoredSignal {
  id: number;
  title: string;
  message: string;
  status_id: number;
  status_name: string | null;
  priority_id: number | null;
  priority_name: string | null;
  channel: (typeof channels)[number];
  submitter_id: number | null;
  submitter_name: string | null;
  submitter_subject: string | null;
  breakdown_id: number | null;
  work_card_no: string | null;
  user_id: string | null;
  location: Point | null;
  needs_reply: boolean;
  has_new_reply: boolean;
  withheld_up_to: number | null;
  /** Moment of the last response that is not withheld; read only if messages are withheld. */
  last_visible_at: string | null;
  created_at: string;
  last_response_at: string | null;
  closed_at: string | null;
  waits_since: string | null;
  taken_by: string | null;
  taken_by_name: string | null;
}

/** A stored signal without its first message, which may be long. */
type StoredFacts = Omit<StoredSignal, 'message'>;

/** Reads the signals with these ids, in any order. */
export const lookUpSignals = (database: Database, ids: readonly number[]): Promise<StoredSignal[]> =>
  lookUp(database, signalsById, ids);

/** Reads the signals with these ids without their messages. */
export const lookUpFacts = (database: Database, ids: readonly number[]): Promise<StoredFacts[]> =>
  lookUp(database, factsById, ids);

const lookUp = <Row extends StoredFacts>(
  database: Database,
  statement: Prepared,
  ids: readonly number[],
): Promise<Row[]> => (ids.length === 0 ? Promise.resolve([]) : runPrepared<Row>(database, statement, [ids]));

// Prepared, because planning these joins takes longer than running them; by primary key only one plan exists.
const byId = (name: string, ownColumns: string): Prepared => ({
  name,
  text: `
    select ${ownColumns}, s.status_id, status.name_bg as status_name,
      s.priority_id, priority.name_bg as priority_name, s.channel,
      s.submitter_id, submitter.name as submitter_name, submitter.subject as submitter_subject,
      s.breakdown_id, breakdown.work_card_no, s.user_id, s.location, s.needs_reply,
      s.created_at, s.last_response_at, s.closed_at, s.waits_since,
      s.taken_by, coalesce(colleague.name, s.taken_by) as taken_by_name, ${hasNewReplyText} as has_new_reply,
      s.withheld_up_to, ${lastVisibleText} as last_visible_at
    from signal s
    left join nomenclature_item status on status.nomenclature_id = ${nomenclatures.signalStatuses} and status.id = s.status_id
    left join nomenclature_item priority on priority.nomenclature_id = ${nomenclatures.priorities} and priority.id = s.priority_id
    left join submitter on submitter.id = s.submitter_id
    left join breakdown on breakdown.id = s.breakdown_id
    left join colleague on colleague.subject = s.taken_by
    where s.id = any($1::bigint[])`,
});

const signalsById = byId('signals-by-id', 's.id, s.title, s.message');
const factsById = byId('signal-facts-by-id', 's.id, s.title');

/** The user who reads a row, and the hours within which the utility promises a reply. */
export interface SignalReader {
  principal: Principal;
  answerHours: number;
}

/** Converts a signal to the format of the REST contract. */
export const toSignalRow = (signal: StoredSignal, reader: SignalReader): SignalRow => ({
  ...toFactsRow(signal, reader),
  message: isWithheldFrom(signal, reader) ? emptyMessage : signal.message,
});

const isWithheldFrom = ({ withheld_up_to }: StoredFacts, { principal }: SignalReader): boolean =>
  withheld_up_to !== null && !isOperator(principal);

/**
 * Converts a signal without its first message. Only operators see who works on the signal, until when a reply is due,
 * and which account created the signal, unless it is the user's own account.
 */
export const toFactsRow = (signal: StoredFacts, reader: SignalReader): Omit<SignalRow, 'message'> => {
  const { principal } = reader;
  const isStaff = isOperator(principal);
  const status = { id: signal.status_id, nameBg: signal.status_name ?? '' };
  const priority = signal.priority_id === null ? null : { id: signal.priority_id, nameBg: signal.priority_name ?? '' };
  const submitter = idAndName(signal.submitter_id, signal.submitter_name);
  const { breakdown_id } = signal;
  const takenBy = isStaff ? signal.taken_by : null;
  const isUserVisible = isStaff || signal.user_id === principal.subject;
  return {
    id: signal.id,
    priority,
    priorityObject: priority,
    status,
    statusObject: status,
    createdBySubmitter: submitter,
    createdBySubmitterId: signal.submitter_id,
    ...signalTimes(isWithheldFrom(signal, reader) ? { ...signal, last_response_at: signal.last_visible_at } : signal),
    ...waitFor(signal, reader),
    breakdown: breakdown_id === null ? null : { id: breakdown_id, workCardNo: signal.work_card_no ?? '' },
    breakdownId: breakdown_id,
    userId: isUserVisible ? signal.user_id : null,
    latitude: signal.location?.y ?? null,
    longitude: signal.location?.x ?? null,
    title: signal.title,
    needsReply: signal.needs_reply,
    hasNewReply: signal.has_new_reply,
    hasWithheldMessages: signal.withheld_up_to !== null,
    channel: signal.channel,
    takenBy: idAndName(takenBy, signal.taken_by_name),
    responses: null,
    attachment: null,
  };
};

const waitFor = (signal: StoredFacts, reader: SignalReader) => {
  const wait = waitTimes(isWithheldFrom(signal, reader) ? null : signal.waits_since, reader.answerHours);
  return isOperator(reader.principal) ? wait : { ...wait, answerDueUtc: null, answerDueLocal: null };
};

const idAndName = <Id extends number | string>(id: Id | null, name: string | null): { id: Id; name: string } | null =>
  id === null ? null : { id, name: name ?? '' };

type FactsRow = ReturnType<typeof toFactsRow>;

const { headings, channels: channelNames, yes, no } = exportTexts;

/** Columns of the list, in the order of the CSV file. */
export const signalColumns: Readonly<Record<string, ListColumn<FactsRow>>> = {
  id: {
    audience: 'everyone',
    sort: { order: sql`s.id` },
    csv: { heading: headings.number, value: ({ id }) => id },
  },
  priority: {
    audience: 'everyone',
    sort: {
      // Sorted by urgency, the order of the nomenclature.
      order: sql`s.priority_id`,
      emptyWhere: sql`s.priority_id`,
      groups: { column: sql`s.priority_id`, readOrder: orderByNumber(nomenclatures.priorities) },
    },
    csv: { heading: headings.priority, value: ({ priority }) => priority?.nameBg ?? null },
  },
  status: {
    audience: 'everyone',
    sort: {
      order: sql`sort_status.name_bg collate bulgarian`,
      leftJoin: sql`left join nomenclature_item sort_status on sort_status.nomenclature_id = ${sql.lit(nomenclatures.signalStatuses)} and sort_status.id = s.status_id`,
      groups: { column: sql`s.status_id`, readOrder: orderByName(nomenclatures.signalStatuses) },
    },
    csv: { heading: headings.status, value: ({ status }) => status.nameBg },
  },
  createdBySubmitter: {
    audience: 'everyone',
    sort: {
      order: sql`sort_submitter.name collate bulgarian`,
      leftJoin: sql`left join submitter sort_submitter on sort_submitter.id = s.submitter_id`,
      innerJoin: sql`join submitter sort_submitter on sort_submitter.id = s.submitter_id`,
      emptyWhere: sql`s.submitter_id`,
    },
    csv: { heading: headings.submitter, value: ({ createdBySubmitter }) => createdBySubmitter?.name ?? null },
  },
  createdUtc: {
    audience: 'everyone',
    sort: { order: sql`s.created_at` },
    csv: { heading: headings.createdAt, value: ({ createdLocal }) => createdLocal },
  },
  lastResponseUtc: {
    audience: 'everyone',
    sort: { order: sql`s.last_response_at`, emptyWhere: sql`s.last_response_at` },
    csv: { heading: headings.lastResponse, value: ({ lastResponseLocal }) => lastResponseLocal },
  },
  closedUtc: {
    audience: 'everyone',
    sort: { order: sql`s.closed_at`, emptyWhere: sql`s.closed_at` },
    csv: { heading: headings.closedAt, value: ({ closedLocal }) => closedLocal },
  },
  breakdown: {
    audience: 'everyone',
    sort: {
      order: sql`sort_breakdown.work_card_no collate bulgarian`,
      leftJoin: sql`left join breakdown sort_breakdown on sort_breakdown.id = s.breakdown_id`,
      innerJoin: sql`join breakdown sort_breakdown on sort_breakdown.id = s.breakdown_id`,
      emptyWhere: sql`s.breakdown_id`,
    },
    csv: { heading: headings.workCardNo, value: ({ breakdown }) => breakdown?.workCardNo ?? null },
  },
  title: { audience: 'everyone', csv: { heading: headings.title, value: ({ title }) => title } },
  needsReply: {
    audience: 'everyone',
    csv: { heading: headings.needsReply, value: ({ needsReply }) => (needsReply ? yes : no) },
  },
  channel: { audience: 'everyone', csv: { heading: headings.channel, value: ({ channel }) => channelNames[channel] } },
  latitude: { audience: 'everyone', csv: { heading: headings.latitude, value: ({ latitude }) => latitude } },
  longitude: { audience: 'everyone', csv: { heading: headings.longitude, value: ({ longitude }) => longitude } },
  takenBy: { csv: { heading: headings.takenBy, value: ({ takenBy }) => takenBy?.name ?? null } },
  answerDueUtc: {
    // The signal that has waited longest has the earliest deadline.
    sort: { order: sql`s.waits_since`, emptyWhere: sql`s.waits_since` },
    csv: { heading: headings.answerDue, value: ({ answerDueLocal }) => answerDueLocal },
  },
};
