import { sql } from 'kysely';
import type { Database } from '../kernel/database/database.ts';
import { exactNumberScore, maxCounted, noHits, type Scored } from './scored.ts';
import { lookAlikeSpellings } from '../kernel/list/look-alike-letters.texts.ts';
import { toContainsPattern } from '../kernel/list/text.ts';
import { meterNumber } from './search.texts.ts';

export interface FoundMeter {
  id: number;
  fabricNo: string;
  clientName: string | null;
  address: string | null;
  closed: boolean;
}

const maxMeters = sql.lit(5);
const partOfNumberScore = 0.3;

/** The number without the spaces and dashes between its groups of digits; letters before them may keep a dash. */
const joinGroups = (number: string): string[] => {
  const plain = number.replaceAll(separators, '');
  const [letters = ''] = /^\p{L}*/u.exec(plain) ?? [];
  const joined = letters ? [plain, `${letters}-${plain.slice(letters.length)}`] : [plain];
  return joined.filter((one) => one !== number);
};

const separators = /[\s–-]/g;

/** Finds water meters by the number on the meter or a part of the number; exact matches come first. */
export const findMeters = async (database: Database, text: string): Promise<Scored<FoundMeter>> => {
  const number = meterNumber.exec(text)?.[1];
  if (number === undefined) return noHits;
  const typed = lookAlikeSpellings(number);
  // A number in groups is a whole number or its start: a part of it would resemble telephones and numbers of flats.
  const joined = joinGroups(number).flatMap(lookAlikeSpellings);
  const spellings = [...typed, ...joined];
  const contains = sql.join(
    [...typed.map(toContainsPattern), ...joined.map((one) => `${one}%`)].map(
      (pattern) => sql`m.fabric_no ilike ${pattern}`,
    ),
    sql` or `,
  );
  // Only the shown meters are joined, and the count ends early: a start such as '2023' may match most of the meters.
  const { rows } = await sql<FoundMeter & { isExactNumber: boolean; total: number }>`
    select m.id, m.fabric_no as "fabricNo", c.name as "clientName", a.full_address as address,
      m.closed_on is not null as closed, found."isExactNumber",
      (select count(*) from (select from water_meter m where ${contains} limit ${sql.lit(maxCounted + 1)}) as counted) as total
    from (
      select m.id, lower(m.fabric_no) = any(${spellings.map((one) => one.toLowerCase())}) as "isExactNumber"
      from water_meter m
      where ${contains}
      order by "isExactNumber" desc, m.closed_on is not null, m.id limit ${maxMeters}
    ) as found
    join water_meter m on m.id = found.id
    left join client c on c.id = m.client_id
    left join address a on a.id = m.address_id
    order by found."isExactNumber" desc, m.closed_on is not null, m.id`.execute(database);
  const [first] = rows;
  return first
    ? {
        hits: rows,
        total: first.total > maxCounted ? null : first.total,
        bestScore: first.isExactNumber ? exactNumberScore : partOfNumberScore,
      }
    : noHits;
};
