import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { containing } from '../../kernel/list/text.ts';
import { isOpen } from '../workflow/signal-status.ts';

interface Caller {
  submitterId: number | null;
  clientId: number | null;
  name: string;
  clientNumber: string | null;
  phone: string | null;
  address: string | null;
  openSignals: number;
}

const maxCallers = 10;
/** Shorter texts contain no trigram and would scan whole tables. */
const shortest = 3;

/**
 * Finds possible callers by part of the name or address, by phone or by client number: submitters first, then clients
 * of the utility.
 */
export const findCallers = async (database: Database, search: string): Promise<Caller[]> => {
  const searchText = search.trim();
  if (searchText.length < shortest) return [];
  const { rows } = await sql<Caller>`
    with found as (${sql.join(searchMethods(searchText), sql` union all `)}
    ), first as (
      select distinct submitter_id, client_id, rank from found
    )
    select s.id as "submitterId", c.id as "clientId", coalesce(s.name, c.name) as name, c.client_number as "clientNumber",
      s.phone, (select full_address from address where client_id = c.id order by id limit 1) as address,
      (select count(*) from signal where submitter_id = s.id and ${isOpen(sql`status_id`)}) as "openSignals"
    from first
    left join submitter s on s.id = first.submitter_id
    left join client c on c.id = first.client_id
    order by rank, coalesce(s.name, c.name) collate bulgarian, s.id, c.id
    limit ${sql.lit(maxCallers)}`.execute(database);
  return rows;
};

/** The digits of a typed telephone; null: the text is something else. */
export const digitsOf = (text: string): string | null => {
  const digits = text.replaceAll(/[\s()+/.-]/g, '');
  return /^\d+$/.test(digits) && digits.length >= shortest ? digits : null;
};

/** Removes the country code or the leading zero, because stored numbers have either or none. */
export const withoutPrefix = (digits: string): string => {
  const rest = digits.replace(/^(00359|359|0)/, '');
  return rest.length >= shortest ? rest : digits;
};

/**
 * A subquery per search method, each with its own index; a combined condition would scan whole tables. Submitters are
 * first and are not repeated as clients.
 */
const searchMethods = (wanted: string): RawBuilder<unknown>[] => {
  const digits = digitsOf(wanted);
  const clients = digits
    ? [sql`select id as client_id from client where client_number like ${`${digits}%`} limit ${max}`]
    : [
        sql`select id as client_id from client where name ilike ${containing(wanted)} limit ${max}`,
        sql`select client_id from address where client_id is not null and full_address ilike ${containing(wanted)} limit ${max}`,
      ];
  const known = digits
    ? sql`regexp_replace(phone, '\\D', '', 'g') like ${containing(withoutPrefix(digits))}`
    : sql`name ilike ${containing(wanted)}`;
  return [
    sql`(select id as submitter_id, client_id, 0 as rank from submitter where ${known} limit ${max})`,
    ...clients.map(
      (found) => sql`(select s.id, c.client_id, case when s.id is null then 1 else 0 end
        from (${found}) c left join submitter s on s.client_id = c.client_id)`,
    ),
  ];
};

const max = sql.lit(maxCallers * 5);
