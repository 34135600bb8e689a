import { sql } from 'kysely';
import { isOperator } from '../../kernel/access/access-rules.ts';
import type { ListContext } from '../../kernel/list/declare-list.ts';
import {
  anyOfIds,
  anyOfWords,
  ignoredText,
  largestInteger,
  searchedText,
  timeRange,
  yesOrNo,
  type Condition,
  type ListFilter,
} from '../../kernel/list/filter.ts';
import { containing } from '../../kernel/list/text.ts';
import { viewFilter } from '../../kernel/list/views.ts';
import { spellings } from './look-alike-letters.texts.ts';
import { channels } from './signal-row.ts';
import { signalViews } from './signal-views.ts';

export interface SignalContext extends ListContext {
  /** Hours within which the utility promises to answer a citizen. */
  answerHours: number;
}

/** SQL: any letter case, Cyrillic and Latin letters that look alike. One condition a spelling, so that each uses the index. */
const hasWorkCard = (text: string): Condition => {
  const spelled = spellings(text).map((one) => sql`work_card_no ilike ${containing(one)}`);
  return sql`s.breakdown_id in (select id from breakdown where ${sql.join(spelled, sql` or `)})`;
};

/** Filters of the list on `signal s`. A new filter is an entry here and a field of `SignalFilter` in the GraphQL schema. */
export const signalFilters: readonly ListFilter<SignalContext>[] = [
  timeRange({
    name: 'createdUTC',
    column: sql`s.created_at`,
    from: 'Submitted at or after this moment, YYYY-MM-DD HH:mm:ss in UTC.',
    to: 'Submitted at or before this moment; its whole second is included.',
  }),
  timeRange({
    name: 'closedUTC',
    column: sql`s.closed_at`,
    from: 'Closed at or after this moment.',
    to: 'Closed at or before this moment.',
  }),
  timeRange({
    name: 'lastResponseUTC',
    column: sql`s.last_response_at`,
    from: 'Last answered at or after this moment.',
    to: 'Last answered at or before this moment.',
  }),
  anyOfIds({ name: 'statusId', column: sql`s.status_id`, largest: largestInteger, description: 'Status.' }),
  anyOfIds({ name: 'priorityId', column: sql`s.priority_id`, largest: largestInteger, description: 'Priority.' }),
  anyOfIds({
    name: 'UserId',
    column: sql`s.submitter_id`,
    largest: Number.MAX_SAFE_INTEGER,
    description: 'Who reported the signal: the number of a submitter.',
  }),
  yesOrNo({
    name: 'needsReply',
    yes: sql`s.needs_reply`,
    no: sql`not s.needs_reply`,
    description: 'Whether the latest message waits for an answer.',
  }),
  searchedText({
    name: 'workCardNo',
    matches: hasWorkCard,
    description: "Contained in the linked breakdown's work card number.",
  }),
  anyOfWords({
    name: 'channel',
    column: sql`s.channel`,
    words: channels,
    description: 'How it came in. Repeated: any of them.',
  }),
  yesOrNo({
    name: 'hasBreakdown',
    yes: sql`s.breakdown_id is not null`,
    no: sql`s.breakdown_id is null`,
    description: 'Whether it is linked to a breakdown.',
  }),
  viewFilter({
    views: signalViews,
    isOffered: ({ person }) => isOperator(person),
    description:
      "An operator's view: own and free open signals, or those of any status that wait for an answer. Nothing to anybody else.",
  }),
  ignoredText('userId', 'Names the caller; accepted and never read.'),
];
