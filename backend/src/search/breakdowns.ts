import { sql } from 'kysely';
import type { Database } from '../kernel/database/database.ts';
import { toContainsPattern } from '../kernel/list/text.ts';
import { exactNumberScore, noHits, type Scored } from './scored.ts';
import { readWorkCard } from './search.texts.ts';

export interface FoundBreakdown {
  id: number;
  workCardNo: string;
  finished: boolean;
  place: string | null;
}

const maxBreakdowns = 5;
const columns = sql`
  id, work_card_no as "workCardNo", finished, nullif(concat_ws(', ', street_name, town_name), '') as place,
  count(*) over () as total`;

type Row = FoundBreakdown & { total: number };

/** Finds breakdowns by the digits of the work card number. */
export const findBreakdownsByNumber = async (database: Database, text: string): Promise<Scored<FoundBreakdown>> => {
  const card = readWorkCard(text);
  if (!card) return noHits;
  const { digits, isNamed } = card;
  const { rows } = await sql<Row & { isWhole: boolean }>`
    select ${columns}, ltrim(regexp_replace(work_card_no, '\\D', '', 'g'), '0') = ltrim(${digits}, '0') as "isWhole"
    from breakdown where work_card_no ilike ${toContainsPattern(digits)}
    order by "isWhole" desc, id desc limit ${maxBreakdowns}`.execute(database);
  const [first] = rows;
  if (!first) return noHits;
  // Without a letter, the digits may also be another number, so the score is lower.
  const bestScore = first.isWhole && isNamed ? exactNumberScore : first.isWhole ? 1.2 : 0.4;
  return { hits: rows, total: first.total, bestScore };
};

interface FoundStreets {
  streets: readonly string[];
  /** Score of the best address. */
  bestScore: number;
}

const minLetters = 3;

/**
 * Finds open breakdowns on the streets of the found addresses, and on streets whose name contains the text, because a
 * street may have no address in the database.
 */
export const findBreakdownsOnStreets = async (
  database: Database,
  text: string,
  { streets, bestScore }: FoundStreets,
): Promise<Scored<FoundBreakdown>> => {
  if (text.length < minLetters || !/\p{L}/u.test(text)) return noHits;
  const { rows } = await sql<Row>`
    select ${columns} from breakdown
    where not finished
      and (lower(street_name) = any(${streets.map((street) => street.toLowerCase())}) or street_name ilike ${toContainsPattern(text)})
    order by id desc limit ${maxBreakdowns}`.execute(database);
  const [first] = rows;
  if (!first) return noHits;
  return { hits: rows, total: first.total, bestScore: Math.max(bestScore, 0.4) + 0.1 };
};
