import { sql, type RawBuilder } from 'kysely';
import type { Person } from '../../kernel/access/access.ts';
import { isOperator } from '../../kernel/access/access-rules.ts';
import { containing } from '../../kernel/list/text.ts';
import { spellings } from './look-alike-letters.texts.ts';
import { inView } from './signal-views.ts';
import type { SignalExportQuery } from '../signals.schemas.ts';

type Condition = RawBuilder<unknown>;

/** The conditions of a list's query on `signal s`; all must hold. */
export const filterSignals = (query: SignalExportQuery, person: Person, answerHours: number): Condition[] => [
  ...between(sql`s.created_at`, query.createdUTCFrom, query.createdUTCTo),
  ...between(sql`s.closed_at`, query.closedUTCFrom, query.closedUTCTo),
  ...between(sql`s.last_response_at`, query.lastResponseUTCFrom, query.lastResponseUTCTo),
  ...anyOf(sql`s.status_id`, query.statusId, largestInteger),
  ...anyOf(sql`s.priority_id`, query.priorityId, largestInteger),
  ...anyOf(sql`s.submitter_id`, query.UserId, Number.MAX_SAFE_INTEGER),
  ...(query.needsReply === undefined ? [] : [query.needsReply ? sql`s.needs_reply` : sql`not s.needs_reply`]),
  ...(query.workCardNo ? [hasWorkCard(query.workCardNo)] : []),
  ...(query.channel?.length ? [sql`s.channel = any(${query.channel})`] : []),
  ...(query.hasBreakdown === undefined
    ? []
    : [query.hasBreakdown ? sql`s.breakdown_id is not null` : sql`s.breakdown_id is null`]),
  ...(query.view && isOperator(person) ? inView(query.view, person, answerHours) : []),
];

/** Both ends belong to the range, the end with its whole second. */
const between = (column: Condition, from: string | undefined, to: string | undefined): Condition[] => [
  ...(from ? [sql`${column} >= ${`${from}Z`}::timestamptz`] : []),
  ...(to ? [sql`${column} < ${`${to}Z`}::timestamptz + interval '1 second'`] : []),
];

/** The largest number of PostgreSQL's `integer`. */
const largestInteger = 2 ** 31 - 1;

/** 0 is the lookup lists' placeholder: nothing chosen. A number that the column cannot hold belongs to no row. */
const anyOf = (column: Condition, values: readonly number[] | undefined, largest: number): Condition[] => {
  const chosen = new Set(values?.filter((value) => value !== 0));
  if (chosen.size === 0) return [];
  const [first, ...more] = [...chosen].filter((value) => value <= largest);
  if (first === undefined) return [sql`false`];
  return [more.length === 0 ? sql`${column} = ${first}` : sql`${column} = any(${[first, ...more]})`];
};

/** One condition a spelling: each can use the index of the column. */
const hasWorkCard = (text: string): Condition => {
  const spelled = spellings(text).map((one) => sql`work_card_no ilike ${containing(one)}`);
  return sql`s.breakdown_id in (select id from breakdown where ${sql.join(spelled, sql` or `)})`;
};
