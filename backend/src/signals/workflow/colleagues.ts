import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Principal } from '../../kernel/access/access.ts';
import type { Database } from '../../kernel/database/database.ts';

/** Schema fields of an operator in requests and responses. */
export const ColleagueFields = { id: Type.String({ maxLength: 255 }), name: Type.String() };

/** Stores an operator, so that others can hand over signals to this operator. */
export const upsertColleague = async (database: Database, { subject, name }: Principal): Promise<void> => {
  await sql`
    insert into colleague (subject, name) values (${subject}, ${name})
    on conflict (subject) do update set name = excluded.name, seen_at = now()
    where colleague.name <> excluded.name or colleague.seen_at < now() - interval '5 minutes'`.execute(database);
};
