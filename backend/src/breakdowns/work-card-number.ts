import { sql } from 'kysely';
import type { Database } from '../kernel/database/database.ts';

/** Returns the id of the breakdown with this work card number, or null. */
export const findWorkCard = async (database: Database, workCardNo: string): Promise<number | null> => {
  const found = await database
    .selectFrom('breakdown')
    .select('id')
    .where('work_card_no', '=', workCardNo)
    .executeTakeFirst();
  return found?.id ?? null;
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
      .where('work_card_no', 'in', candidates)
      .execute();
    const taken = new Set(rows.map((row) => row.work_card_no));
    const free = candidates.find((candidate) => !taken.has(candidate));
    if (free !== undefined) return free;
  }
};

/** The newest breakdown may have an old number, with thousands of taken numbers after it. */
const candidatesAtOnce = 1_000;
