import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../kernel/database/database.ts';
import { isOpen } from './candidates.ts';
import { maxCounted } from './scored.ts';

/** A person who may call: a submitter, a client of the utility, or both. */
export interface FoundPerson {
  submitterId: number | null;
  clientId: number | null;
  name: string;
  /** The name of the client, if it is another one than `name`. */
  nameAsClient: string | null;
  clientNumber: string | null;
  phone: string | null;
  email: string | null;
  address: string | null;
  addressLatitude: number | null;
  addressLongitude: number | null;
  openSignals: number;
}

export interface PersonKey {
  submitterId: number | null;
  clientId: number | null;
  /** The address that the search has found; null if the person's first address is shown. */
  addressId: number | null;
}

/** Reads the facts that distinguish persons with equal names, in the order of the keys. */
export const readPeople = async (database: Database, keys: readonly PersonKey[]): Promise<FoundPerson[]> => {
  if (keys.length === 0) return [];
  const { rows } = await sql<FoundPerson>`
    select s.id as "submitterId", c.id as "clientId", coalesce(s.name, c.name) as name,
      case when c.name <> s.name then c.name end as "nameAsClient", c.client_number as "clientNumber", s.phone, s.email,
      a.full_address as address, a.location[1] as "addressLatitude", a.location[0] as "addressLongitude",
      (select count(*) from signal where submitter_id = s.id and ${isOpen}) as "openSignals"
    from unnest(
      ${keys.map(({ submitterId }) => submitterId)}::bigint[], ${keys.map(({ clientId }) => clientId)}::bigint[],
      ${keys.map(({ addressId }) => addressId)}::bigint[]
    ) with ordinality as k (submitter_id, client_id, address_id, place)
    left join submitter s on s.id = k.submitter_id
    left join client c on c.id = coalesce(k.client_id, s.client_id)
    left join address a on a.id = coalesce(
      (select id from address where id = k.address_id),
      (select id from address where client_id = c.id order by id limit 1)
    )
    where coalesce(s.name, c.name) is not null
    order by k.place`.execute(database);
  return rows;
};

interface FoundByNumber {
  people: (PersonKey & { isExactNumber: boolean })[];
  /** Number of all found persons; null if there are more than `maxCounted`. */
  total: number | null;
}

/** Finds persons by the condition `telephone` or by the start of the client number; exact numbers come first. */
export const findByNumber = async (
  database: Database,
  digits: string,
  telephone: RawBuilder<unknown>,
  max: number,
): Promise<FoundByNumber> => {
  const read = sql.lit(maxCounted + 1);
  const { rows } = await sql<FoundByNumber['people'][number] & { total: number }>`
    select "submitterId", "clientId", null::bigint as "addressId", bool_or("isExactNumber") as "isExactNumber",
      count(*) over () as total from (
      (select id as "submitterId", client_id as "clientId", ${hasTelephone(digits)} as "isExactNumber" from submitter
        where ${telephone} order by 3 desc, id limit ${read})
      union all
      (select s.id, c.id, c.client_number = ${digits} from client c left join submitter s on s.client_id = c.id
        where c.client_number like ${`${digits}%`} order by 3 desc, c.id limit ${read})
    ) found group by 1, 2 order by 4 desc, 1 nulls last, 2 limit ${max}`.execute(database);
  const total = rows[0]?.total ?? 0;
  return { people: rows, total: total > maxCounted ? null : total };
};

/** SQL: the last eight digits are equal. */
const hasTelephone = (digits: string): RawBuilder<boolean> =>
  sql`right(regexp_replace(phone, '\\D', '', 'g'), 8) = right(${digits}, 8) and length(${digits}) >= 8`;
