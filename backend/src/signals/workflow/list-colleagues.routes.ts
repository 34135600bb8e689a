import { sql } from 'kysely';
import { Type } from 'typebox';
import { operatorAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Server } from '../../kernel/http/http.ts';
import { responsesOf, MomentText, refTo } from '../../kernel/http/schema.ts';
import { localText, utcText } from '../../kernel/moment.ts';
import { ColleagueFields } from './colleagues.ts';
import type { SignalServices } from '../services.ts';

const ColleagueRow = Type.Object(
  { ...ColleagueFields, seenUtc: MomentText, seenLocal: MomentText },
  { $id: 'ColleagueRow' },
);

const ColleagueList = Type.Object({ items: Type.Array(refTo(ColleagueRow)) }, { $id: 'ColleagueList' });

export const addRoutes = (server: Server, { database }: SignalServices): void => {
  for (const schema of [ColleagueRow, ColleagueList]) server.addSchema(schema);
  server.get(
    '/struma/colleagues',
    {
      config: { access: operatorAccess },
      schema: { tags: ['additions'], response: responsesOf(refTo(ColleagueList)) },
    },
    async () => ({ items: await readColleagues(database) }),
  );
};

/** Reads the operators who were active in the last 60 days, ordered by name. */
const readColleagues = async (database: Database) => {
  const { rows } = await sql<{ id: string; name: string; seen_at: string }>`
    select subject as id, name, seen_at from colleague where seen_at > now() - interval '60 days'
    order by name collate bulgarian, subject limit 500`.execute(database);
  return rows.map(({ id, name, seen_at }) => ({ id, name, seenUtc: utcText(seen_at), seenLocal: localText(seen_at) }));
};
