import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../kernel/database/database.ts';
import { isOpen } from './candidates.ts';
import { selectFoundSignal } from './signal-facts.ts';
import type { FoundSignal, PersonCard, PersonQuery } from './search.schemas.ts';

const maxRows = sql.lit(20);

/** Reads a person by the id of the submitter or, without one, of the client; null if there is none. */
export const readPerson = async (
  database: Database,
  { submitterId, clientId }: Static<typeof PersonQuery>,
): Promise<Static<typeof PersonCard> | null> => {
  const isSubmitter = submitterId !== undefined;
  if (!isSubmitter && clientId === undefined) return null;
  const from = isSubmitter
    ? sql`submitter s left join client c on c.id = s.client_id where s.id = ${submitterId}`
    : sql`client c left join submitter s on s.client_id = c.id where c.id = ${clientId}`;
  const { rows } = await sql<Omit<Static<typeof PersonCard>, 'openSignals'>>`
    select s.id as "submitterId", c.id as "clientId", coalesce(s.name, c.name) as name,
      c.client_number as "clientNumber", s.phone, s.email,
      array(select full_address from address where client_id = c.id order by id limit ${maxRows}) as addresses,
      (select count(*) from signal where submitter_id = s.id and ${isOpen}) as "openCount",
      (select count(*) from signal where submitter_id = s.id and not (${isOpen})) as "closedCount"
    from ${from} order by s.id limit 1`.execute(database);
  const [person] = rows;
  if (!person) return null;
  const { rows: openSignals } = await sql<Static<typeof FoundSignal>>`
    ${selectFoundSignal} where s.submitter_id = ${person.submitterId} and ${isOpen} order by s.id desc limit ${maxRows}`.execute(
    database,
  );
  return { ...person, openSignals };
};
