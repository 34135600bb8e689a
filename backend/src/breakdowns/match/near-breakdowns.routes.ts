import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { operatorAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import { boxAround, metresBetween } from '../../kernel/geo.ts';
import type { Server } from '../../kernel/http/http.ts';
import { responsesOf, refTo, placeFields } from '../../kernel/http/schema.ts';
import { byScore, Match, matchOf } from '../../kernel/match.ts';
import { hoursApart, similaritySql, matchMetres } from '../../kernel/match-sql.ts';
import type { Network } from '../../network/network.ts';
import { pipeOfPlace } from '../../network/pipe-of-place.ts';
import { BreakdownRow, readBreakdowns } from '../list/breakdown-row.ts';
import { nearestStreet } from '../nearest-street.ts';

const NearQuery = Type.Object({
  ...placeFields,
  at: Type.Optional(Type.String({ format: 'utc-second', description: 'Moment of the signal in UTC. Default: now.' })),
  words: Type.Optional(Type.String({ maxLength: 200, description: 'Title of the signal.' })),
});

const NearBreakdowns = Type.Object(
  { items: Type.Array(Type.Object({ breakdown: refTo(BreakdownRow), match: refTo(Match) })) },
  { $id: 'NearBreakdowns' },
);

interface MatchServices {
  database: Database;
  network: Network;
}

/** Adds the route that returns the breakdowns that a signal may report. */
export const addRoutes = (server: Server, services: MatchServices): void => {
  server.addSchema(NearBreakdowns);
  server.get(
    '/struma/breakdowns/near',
    {
      config: { access: operatorAccess },
      schema: {
        tags: ['additions'],
        description:
          'At most 5 breakdowns that a signal at this place may report, with `hoursApart` up to 24. Open breakdowns without a place come first, if the address nearest to the signal is in the same street and at most 60 metres away. Then come breakdowns within 2 kilometres, and finished breakdowns without a place in that street. In both parts the most likely breakdown is first.',
        querystring: NearQuery,
        response: responsesOf(refTo(NearBreakdowns)),
      },
    },
    async ({ query }) => ({ items: await findNear(services, query) }),
  );
};

const maxShown = 5;
const maxHoursApart = 24;

interface Near {
  id: number;
  pipe: number | null;
  metres: number;
  isFoundByStreet: boolean;
  isOpen: boolean;
  hours: number;
  words: number;
}

const findNear = async (
  { database, network }: MatchServices,
  query: Static<typeof NearQuery>,
): Promise<Static<typeof NearBreakdowns>['items']> => {
  const near = await readNear(database, query);
  const pipe = near.length === 0 ? null : await pipeOfPlace(network, query);
  const best = near
    .map((one) => ({
      id: one.id,
      isFirst: one.isFoundByStreet && one.isOpen,
      match: matchOf({ ...one, hoursApart: one.hours, isSamePipe: pipe !== null && one.pipe === pipe }),
    }))
    .toSorted((one, other) => Number(other.isFirst) - Number(one.isFirst) || byScore(one, other))
    .slice(0, maxShown);
  const rows = await readBreakdowns(
    database,
    best.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return best.flatMap(({ id, match }) => {
    const breakdown = byId.get(id);
    return breakdown ? [{ breakdown, match }] : [];
  });
};

const readNear = async (database: Database, query: Static<typeof NearQuery>): Promise<Near[]> => {
  const moment = query.at === undefined ? sql`now()` : sql`${`${query.at}Z`}::timestamptz`;
  const apart = hoursApart(moment, { start: sql`b.signal_timestamp`, finishedAt: sql`b.finished_at` });
  const words = similaritySql(sql`coalesce(b.description, '')`, sql`${query.words ?? ''}::text`);
  const facts = sql`b.id, b.osm_id as pipe, not b.finished as "isOpen", ${apart} as hours, ${words} as words`;
  const { rows } = await sql<Near>`
    select * from (
      select ${metresBetween(query, sql`b.location`)} as metres, false as "isFoundByStreet", ${facts}
      from breakdown b
      where b.location <@ ${boxAround(query, matchMetres)}
      union all
      select nearest.metres, true, ${facts}
      from ${nearestStreet(query)} nearest join breakdown b on b.street_id = nearest.street_id
      where b.location is null
    ) near
    where metres <= ${sql.lit(matchMetres)} and hours <= ${sql.lit(maxHoursApart)}`.execute(database);
  return rows;
};
