import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../kernel/database.ts';
import { containing } from '../kernel/list/text.ts';

interface Caller {
  submitterId: number | null;
  clientId: number | null;
  name: string;
  clientNumber: string | null;
  phone: string | null;
  address: string | null;
  openSignals: number;
}

const mostCallers = 10;
/** Shorter texts hold no trigram: they would read whole tables. */
const shortest = 3;

/**
 * Who may be calling: people who have reported something, then clients of the utility, by part of the name or the address,
 * by phone or by client number.
 */
export const findCallers = async (database: Database, search: string): Promise<Caller[]> => {
  const wanted = search.trim();
  if (wanted.length < shortest) return [];
  const { rows } = await sql<Caller>`
    with found as (
      select s.id as submitter_id, s.client_id, 0 as rank from submitter s where ${knownBy(wanted)}
      union all
      select null, c.id, 1 from client c where ${clientBy(wanted)} and not exists (select from submitter s where s.client_id = c.id)
      limit ${sql.lit(mostCallers * 5)}
    ), first as (
      select distinct submitter_id, client_id, rank from found
    )
    select s.id as "submitterId", c.id as "clientId", coalesce(s.name, c.name) as name, c.client_number as "clientNumber",
      s.phone, (select full_address from address where client_id = c.id order by id limit 1) as address,
      (select count(*) from signal where submitter_id = s.id and status_id < 3) as "openSignals"
    from first
    left join submitter s on s.id = first.submitter_id
    left join client c on c.id = first.client_id
    order by rank, coalesce(s.name, c.name) collate bulgarian, s.id, c.id
    limit ${sql.lit(mostCallers)}`.execute(database);
  return rows;
};

const digitsOf = (text: string): string | null => {
  const digits = text.replaceAll(/[\s()+/.-]/g, '');
  return /^\d+$/.test(digits) && digits.length >= shortest ? digits : null;
};

const knownBy = (wanted: string): RawBuilder<unknown> => {
  const digits = digitsOf(wanted);
  if (digits)
    return sql`regexp_replace(s.phone, '\\D', '', 'g') like ${containing(digits)}
      or s.client_id in (select id from client where client_number like ${`${digits}%`} limit 50)`;
  return sql`s.name ilike ${containing(wanted)}
    or s.client_id in (select client_id from address where full_address ilike ${containing(wanted)} limit 50)`;
};

const clientBy = (wanted: string): RawBuilder<unknown> => {
  const digits = digitsOf(wanted);
  if (digits) return sql`c.client_number like ${`${digits}%`}`;
  return sql`(c.name ilike ${containing(wanted)}
    or c.id in (select client_id from address where full_address ilike ${containing(wanted)} limit 50))`;
};
