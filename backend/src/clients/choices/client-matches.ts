import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { parseSearchText } from '../../kernel/search/search-text.ts';
import { hasTerms } from '../../kernel/search/stored-words.ts';
import { parsePhoneDigits } from '../../kernel/search/telephone.ts';
import { rowsWithWords, wordsCondition } from '../../kernel/search/words-condition.ts';

/** The client number that a text may be: users type the digits of a number with spaces or signs between them. */
const toNumber = (text: string): string => parsePhoneDigits(text) ?? text;

/** Condition on `t`: the client number begins with the text. */
const beginsWith = (text: string): RawBuilder<unknown> => {
  const number = toNumber(text);
  const pattern = `${number.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  // Without letters, the index of the starts is enough; it is much faster than the index for `ilike`.
  return /\p{L}/u.test(number) ? sql`t.client_number ilike ${pattern}` : sql`t.client_number like ${pattern}`;
};

const isNumber = (text: string): RawBuilder<unknown> => sql`lower(t.client_number) = lower(${toNumber(text)})`;

const hasDigit = (text: string): boolean => /\d/.test(text);

/**
 * Condition on `client t` for a text with which a client number begins; null if there is no such number. Letters may
 * also begin a name, but only as typed: a guess at another keyboard layout would add unrelated clients.
 */
const numberCondition = async (database: Database, text: string): Promise<RawBuilder<unknown> | null> => {
  const numbers = beginsWith(text);
  const { rows } = await sql`select from client t where ${numbers} limit 1`.execute(database);
  if (rows.length === 0) return null;
  if (hasDigit(text)) return numbers;
  const terms = parseSearchText(text).terms.map((term) =>
    term.kind === 'word' ? { ...term, words: [], isKnown: false, isCertain: false } : term,
  );
  return terms.length === 0 ? numbers : sql`(${numbers} or ${hasTerms(sql`t.name`, terms)})`;
};

/** WM-13: the condition that a row of `client t` has the text as the start of its number, or as words of its name. */
export const clientCondition = async (database: Database, text: string): Promise<RawBuilder<unknown>> =>
  (await numberCondition(database, text)) ??
  wordsCondition(database, 'client', { alias: 't', text, needsNumbers: hasDigit(text) });

/** WM-13: a subquery of at most `maxRows` rows that meet `clientCondition`; it contains a client with exactly this number. */
export const rowsOfClients = async (
  database: Database,
  text: string,
  maxRows: number,
): Promise<RawBuilder<unknown>> => {
  const condition = await numberCondition(database, text);
  if (!condition) return rowsWithWords(database, 'client', text, { maxRows, needsNumbers: hasDigit(text) });
  return sql`(
    (select * from client t where ${beginsWith(text)} and ${isNumber(text)})
    union (select * from client t where ${condition} limit ${maxRows})
  )`;
};

/**
 * Rank of a client: first the typed number, then numbers that begin with the text, then names by the number of typed
 * words that are whole words of the name; one more if the name begins with the text.
 */
export const fitOfClient = (text: string): RawBuilder<unknown> => sql`
  case when ${isNumber(text)} then 2000 when ${beginsWith(text)} then 1000 else 0 end + (
    select count(*) from unnest(string_to_array(lower(${text}), ' ')) word
    where position(' ' || word || ' ' in ' ' || lower(t.name) || ' ') > 0
  ) + starts_with(lower(t.name), lower(${text}))::int`;
