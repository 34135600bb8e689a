import { sql } from 'kysely';
import type { Principal } from '../../kernel/access/access.ts';
import type { Database } from '../../kernel/database/database.ts';
import { localText, utcText } from '../../kernel/moment.ts';

/** Stores an operator, so that others can hand over signals to this operator. */
export const upsertColleague = async (database: Database, { subject, name }: Principal): Promise<void> => {
  await sql`
    insert into colleague (subject, name) values (${subject}, ${name})
    on conflict (subject) do update set name = excluded.name, seen_at = now()
    where colleague.name <> excluded.name or colleague.seen_at < now() - interval '5 minutes'`.execute(database);
};

/** Reads the operators who were active recently, by name. */
export const readColleagues = async (database: Database) => {
  const { rows } = await sql<{ id: string; name: string; seen_at: string }>`
    select subject as id, name, seen_at from colleague where seen_at > now() - interval '60 days'
    order by name collate bulgarian, subject limit 500`.execute(database);
  return rows.map(({ id, name, seen_at }) => ({ id, name, seenUtc: utcText(seen_at), seenLocal: localText(seen_at) }));
};
