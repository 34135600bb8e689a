import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { type Principal, requirePrincipal } from '../../kernel/access/access.ts';
import { operatorAccess } from '../../kernel/access/access-rules.ts';
import type { Point } from '../../kernel/database/column-types.ts';
import type { Database } from '../../kernel/database/database.ts';
import { boxAround, metresBetween, type Coordinates } from '../../kernel/geo.ts';
import type { Server } from '../../kernel/http/http.ts';
import { responsesOf, refTo, RecordId } from '../../kernel/http/schema.ts';
import { byScore, Match, matchOf } from '../../kernel/match.ts';
import { hoursApart, similaritySql, matchMetres } from '../../kernel/match-sql.ts';
import type { Network } from '../../network/network.ts';
import { pipeOfPlace } from '../../network/pipe-of-place.ts';
import { lookUpSignals, SignalRow, toSignalRow } from '../list/signal-row.ts';
import { signalStatus } from '../workflow/signal-status.ts';

const LinkCandidates = Type.Object(
  { items: Type.Array(Type.Object({ signal: refTo(SignalRow), match: refTo(Match) })) },
  { $id: 'LinkCandidates' },
);

interface MatchServices {
  database: Database;
  network: Network;
  answerHours: number;
}

/** Adds the route for the signals that an operator may link to a breakdown. */
export const addRoutes = (server: Server, services: MatchServices): void => {
  server.addSchema(Match);
  server.addSchema(LinkCandidates);
  server.get(
    '/struma/signals/link-candidates',
    {
      config: { access: operatorAccess },
      schema: {
        tags: ['additions'],
        description:
          'Signals with the status 1 (signal), not linked to a breakdown, that may report this breakdown, the most likely first: at most 50 within 2 kilometres and 7 days. Empty if the breakdown has no location.',
        querystring: Type.Object({ breakdownId: RecordId('Id of the breakdown.') }),
        response: responsesOf(refTo(LinkCandidates)),
      },
    },
    async (request) => ({
      items: await findCandidates(services, requirePrincipal(request), request.query.breakdownId),
    }),
  );
};

const maxShown = 50;
/** Only the nearest signals are compared: thousands may be open after a large breakdown. */
const maxCompared = 300;
/** Signals that were reported more than this before or after the period of the breakdown are no candidates. */
const maxDaysApart = 7;

interface Candidate {
  id: number;
  metres: number;
  hours: number;
  words: number;
  location: Point;
}

const findCandidates = async (
  { database, network, answerHours }: MatchServices,
  principal: Principal,
  breakdownId: number,
): Promise<Static<typeof LinkCandidates>['items']> => {
  const breakdown = await database
    .selectFrom('breakdown')
    .select(['location', 'osm_id as pipe'])
    .where('id', '=', breakdownId)
    .executeTakeFirst();
  if (!breakdown?.location) return [];
  const { x: longitude, y: latitude } = breakdown.location;
  const near = await readNear(database, breakdownId, { latitude, longitude });
  const matches = await Promise.all(
    near.map(async ({ id, metres, hours, words, location }) => {
      const place = { latitude: location.y, longitude: location.x };
      const isSamePipe = breakdown.pipe !== null && (await pipeOfPlace(network, place)) === breakdown.pipe;
      return { id, match: matchOf({ metres, isFoundByStreet: false, hoursApart: hours, isSamePipe, words }) };
    }),
  );
  const best = matches.toSorted(byScore).slice(0, maxShown);
  const signals = await lookUpSignals(
    database,
    best.map(({ id }) => id),
  );
  const byId = new Map(signals.map((signal) => [signal.id, toSignalRow(signal, { principal, answerHours })]));
  return best.flatMap(({ id, match }) => {
    const signal = byId.get(id);
    return signal ? [{ signal, match }] : [];
  });
};

const readNear = async (database: Database, breakdownId: number, at: Coordinates): Promise<Candidate[]> => {
  const apart = hoursApart(sql`s.created_at`, { start: sql`b.signal_timestamp`, finishedAt: sql`b.finished_at` });
  const { rows } = await sql<Candidate>`
    select * from (
      select s.id, s.location, ${metresBetween(at, sql`s.location`)} as metres, ${apart} as hours,
        ${similaritySql(sql`s.title`, sql`coalesce(b.description, '')`)} as words
      from signal s, breakdown b
      where b.id = ${breakdownId} and s.status_id = ${sql.lit(signalStatus.signal)} and s.breakdown_id is null
        and s.location <@ ${boxAround(at, matchMetres)}
      order by s.location <-> point(${at.longitude}::double precision, ${at.latitude}::double precision)
      limit ${sql.lit(maxCompared)}
    ) near
    where metres <= ${sql.lit(matchMetres)} and hours <= ${sql.lit(maxDaysApart * 24)}`.execute(database);
  return rows;
};
