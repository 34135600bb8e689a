import { sql } from 'kysely';
import { isOperator } from '../../kernel/access/access-rules.ts';
import type { ListContext } from '../../kernel/list/declare-list.ts';
import {
  anyOfIds,
  anyOfWords,
  ignoredText,
  maxInteger,
  preparedText,
  searchedText,
  timeRange,
  yesOrNo,
  type Condition,
  type ListFilter,
} from '../../kernel/list/filter.ts';
import { toContainsPattern } from '../../kernel/list/text.ts';
import { viewFilter } from '../../kernel/list/views.ts';
import { lookAlikeSpellings } from '../../kernel/list/look-alike-letters.texts.ts';
import { hasNewReply } from './new-reply.ts';
import { hasPhone, type PersonContext } from './person-match.ts';
import { wordFilter, type WordContext } from './search-words.ts';
import { channels } from './signal-row.ts';
import { signalViews } from './signal-views.ts';
import { lastResponseFor } from './withheld.ts';

export interface SignalContext extends ListContext, WordContext, PersonContext {
  /** Hours within which the utility promises to reply to a citizen. */
  answerHours: number;
}

/**
 * SQL: the work card number of the linked breakdown contains the text, ignoring letter case and look-alike Latin and
 * Cyrillic letters. There is one condition per spelling, so that each condition uses the index.
 */
const hasWorkCard = (text: string): Condition => {
  const spelled = lookAlikeSpellings(text).map((one) => sql`work_card_no ilike ${toContainsPattern(one)}`);
  return sql`s.breakdown_id in (select id from breakdown where ${sql.join(spelled, sql` or `)})`;
};

/** SQL: the name of the operator who works on the signal has all words, in any order. */
const hasColleague = (text: string): Condition => {
  const words = text.split(/\s+/).filter(Boolean);
  const all = words.map((word) => sql`name ilike ${toContainsPattern(word)}`);
  if (all.length === 0) return sql`true`;
  return sql`s.taken_by in (select subject from colleague where ${sql.join(all, sql` and `)})`;
};

/** Filters of the list on `signal s`. A new filter is an entry here and a field of `SignalFilter` in the GraphQL schema. */
export const signalFilters: readonly ListFilter<SignalContext>[] = [
  timeRange({
    name: 'createdUTC',
    column: sql`s.created_at`,
    from: 'Submitted at or after this time, YYYY-MM-DD HH:mm:ss in UTC.',
    to: 'Submitted at or before this time, including the whole second.',
  }),
  timeRange({
    name: 'closedUTC',
    column: sql`s.closed_at`,
    from: 'Closed at or after this time.',
    to: 'Closed at or before this time.',
  }),
  timeRange({
    name: 'lastResponseUTC',
    column: ({ principal }: SignalContext) => lastResponseFor(principal),
    from: 'The latest response was stored at or after this time.',
    to: 'The latest response was stored at or before this time.',
  }),
  anyOfIds({ name: 'statusId', column: sql`s.status_id`, max: maxInteger, description: 'Status.' }),
  anyOfIds({ name: 'priorityId', column: sql`s.priority_id`, max: maxInteger, description: 'Priority.' }),
  anyOfIds({
    name: 'UserId',
    column: sql`s.submitter_id`,
    max: Number.MAX_SAFE_INTEGER,
    description: 'Id of the submitter who reported the signal.',
  }),
  yesOrNo({
    name: 'needsReply',
    yes: sql`s.needs_reply`,
    no: sql`not s.needs_reply`,
    description: 'If true, signals whose latest message waits for a reply; if false, all other signals.',
  }),
  yesOrNo({
    name: 'hasNewReply',
    yes: hasNewReply,
    no: sql`not ${hasNewReply}`,
    description: 'If true, signals with a reply that the submitter has not opened; if false, all other signals.',
  }),
  searchedText({
    name: 'workCardNo',
    matches: hasWorkCard,
    description: "Part of the linked breakdown's work card number.",
  }),
  anyOfIds({
    name: 'breakdownId',
    column: sql`s.breakdown_id`,
    max: Number.MAX_SAFE_INTEGER,
    description: 'Id of the linked breakdown.',
  }),
  anyOfWords({
    name: 'channel',
    column: sql`s.channel`,
    words: channels,
    description: 'Channel of the signal. If repeated, signals of any of these channels.',
  }),
  yesOrNo({
    name: 'hasBreakdown',
    yes: sql`s.breakdown_id is not null`,
    no: sql`s.breakdown_id is null`,
    description: 'If true, signals that are linked to a breakdown; if false, all other signals.',
  }),
  anyOfIds({ name: 'id', column: sql`s.id`, max: Number.MAX_SAFE_INTEGER, description: 'Number of the signal.' }),
  wordFilter(
    'words',
    'Words of the title or of a message, in any order and letter case. Internal notes are not searched.',
  ),
  searchedText({
    name: 'phone',
    matches: hasPhone,
    description: 'Telephone of the submitter, or a part of it, in any spelling; at least 3 digits.',
  }),
  preparedText({
    name: 'address',
    conditions: ({ address }) => address && [address],
    description:
      'Words of an address, in Cyrillic or Latin letters; numbers are ignored if no address has them. Finds signals within about 60 metres of it, and signals of submitters with this address. If more than 2000 addresses have the words, 2000 of them count.',
  }),
  preparedText({
    name: 'person',
    conditions: ({ person }) => person && [person],
    description: 'Words of the name of the submitter in any order, in Cyrillic or Latin letters.',
  }),
  searchedText<SignalContext>({
    name: 'colleague',
    matches: hasColleague,
    isOffered: ({ principal }) => isOperator(principal),
    description: 'Words of the name of the operator who works on the signal, in any order. Ignored for other users.',
  }),
  viewFilter({
    views: signalViews,
    isOffered: ({ principal }) => isOperator(principal),
    description:
      'A view for operators: open signals that the user works on, open signals that no colleague works on, signals of any status that wait for a reply, or those whose reply is overdue. Ignored for other users.',
  }),
  ignoredText('userId', 'Id of the user; accepted and ignored.'),
];
