import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Database } from '../../kernel/database/database.ts';
import { nullable } from '../../kernel/http/schema.ts';
import { utcText } from '../../kernel/moment.ts';
import { breakdownViews } from './breakdown-views.ts';

/** How many people have no water now, and the next planned return of the water: figures of the dashboard. */
export const OutageFacts = Type.Object({
  peopleWithoutWater: Type.Integer({ minimum: 0, description: 'Sum of the people in the view WITHOUT_WATER.' }),
  nextRestorationUtc: nullable(
    Type.String({ description: 'The earliest planned return of the water in that view: YYYY-MM-DD HH:mm:ss UTC.' }),
  ),
});
type OutageFacts = Static<typeof OutageFacts>;

export const readOutageFacts = async (database: Database): Promise<OutageFacts> => {
  const { rows } = await sql<OutageFacts>`
    select coalesce(sum(b.water_stop_people), 0)::int8 as "peopleWithoutWater",
      min(b.water_stop_end)::text as "nextRestorationUtc"
    from breakdown b where ${sql.join(breakdownViews.WITHOUT_WATER(), sql` and `)}`.execute(database);
  const [facts] = rows;
  if (!facts) throw new Error('An aggregate returned no row.');
  return { ...facts, nextRestorationUtc: facts.nextRestorationUtc && utcText(facts.nextRestorationUtc) };
};
