import { sql } from 'kysely';
import type { Database } from '../kernel/database/database.ts';
import { locks } from '../kernel/database/locks.ts';
import { Refusal } from '../kernel/http/refusal.ts';
import { plainShapes, toPlainShapes } from '../kernel/list/look-alike-letters.texts.ts';
import { breakdownTexts } from './breakdowns.texts.ts';

const shapes = plainShapes(sql.ref('work_card_no'));

/**
 * Returns the breakdown with this work card number, or with one that looks the same: 'А-0917' may begin with a Cyrillic
 * or with a Latin letter.
 */
export const findWorkCard = (
  database: Database,
  workCardNo: string,
): Promise<{ id: number; number: string } | undefined> =>
  database
    .selectFrom('breakdown')
    .select(['id', 'work_card_no as number'])
    .where(shapes, '=', toPlainShapes(workCardNo))
    .orderBy('id')
    .executeTakeFirst();

/** Throws a refusal if another breakdown than `id` has this number. Runs in the transaction that stores the number. */
export const requireFreeNumber = async (
  database: Database,
  workCardNo: string | null,
  id: number | null,
): Promise<void> => {
  if (workCardNo === null) return;
  // Two people may at the same moment store numbers that look alike.
  await sql`select pg_advisory_xact_lock(${locks.workCardNumber}, hashtext(${toPlainShapes(workCardNo)}))`.execute(
    database,
  );
  const found = await findWorkCard(database, workCardNo);
  if (found && found.id !== id) throw new Refusal(breakdownTexts.takenNumber(found.number));
};

/**
 * Returns the first free number after that of the newest breakdown whose number ends with digits. Leading zeros and the
 * text before the digits are kept.
 */
export const proposeNumber = async (database: Database): Promise<string> => {
  const newest = await database
    .selectFrom('breakdown')
    .select('work_card_no')
    .where(sql<boolean>`work_card_no ~ '\\d{1,12}$'`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const [, before = '', digits = '0'] = /^(.*?)(\d{1,12})$/.exec(newest?.work_card_no ?? '') ?? [];
  for (let first = Number(digits) + 1; ; first += candidatesAtOnce) {
    const candidates = Array.from(
      { length: candidatesAtOnce },
      (_, index) => `${before}${String(first + index).padStart(digits.length, '0')}`,
    );
    const rows = await database
      .selectFrom('breakdown')
      .select('work_card_no')
      .where(shapes, 'in', candidates.map(toPlainShapes))
      .execute();
    const taken = new Set(rows.map((row) => toPlainShapes(row.work_card_no)));
    const free = candidates.find((candidate) => !taken.has(toPlainShapes(candidate)));
    if (free !== undefined) return free;
  }
};

/**
 * Numbers are tried in groups of this size: the newest breakdown may have an old number, followed by thousands of taken
 * numbers.
 */
const candidatesAtOnce = 1_000;
