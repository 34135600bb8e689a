import { maxTitleLength } from '@struma/shared/signals/title.ts';
import { sql, type RawBuilder } from 'kysely';
import { Type, type Static } from 'typebox';
import { type Principal, requirePrincipal } from '../../kernel/access/access.ts';
import { signalAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import { boxAround, metresBetween, type Coordinates } from '../../kernel/geo.ts';
import type { Server } from '../../kernel/http/http.ts';
import { responsesOf, refTo, placeFields } from '../../kernel/http/schema.ts';
import { lookUpSignals, SignalRow, toSignalRow } from '../list/signal-row.ts';
import { isOpen } from '../workflow/signal-status.ts';
import { visibleTo } from '../list/visible-signal.ts';
import type { ListServices, SignalServices } from '../services.ts';

const PlaceQuery = Type.Object({
  ...placeFields,
  title: Type.Optional(
    Type.String({
      maxLength: maxTitleLength,
      description: 'Title of the new signal: signals with a similar title come earlier.',
    }),
  ),
});

const Place = Type.Object(
  {
    isInsideArea: Type.Boolean({ description: 'True if the utility serves an address near the place.' }),
    nearby: Type.Array(Type.Object({ signal: refTo(SignalRow), distance: Type.Integer({ description: 'Metres.' }) }), {
      description:
        'Signals near the place that the user may see and that are open or were closed in the last 30 days, at most 8; open ones first, then by distance and similarity.',
    }),
    openNearby: Type.Integer({ description: 'Number of all open signals near the place that the user may see.' }),
    closedNearby: Type.Integer({
      description: 'Number of signals near the place that the user may see and that were closed in the last 30 days.',
    }),
  },
  { $id: 'SignalPlace' },
);

type Place = Static<typeof Place>;

/** Adds the route for a place in the form of a new signal: whether the utility serves it, and signals near it. */
export const addRoutes = (server: Server, services: SignalServices): void => {
  server.addSchema(Place);
  server.get(
    '/struma/signals/place',
    {
      config: { access: signalAccess },
      schema: { tags: ['additions'], querystring: PlaceQuery, response: responsesOf(refTo(Place)) },
    },
    (request) => readPlace(services, requirePrincipal(request), request.query),
  );
};

/** A place within this distance of a served address belongs to the utility's area. */
const areaMetres = 2_000;
/** Two signals within this distance and time may report the same problem, also if one of them is closed. */
const nearMetres = 300;
const nearDays = 30;
const maxNearby = 8;
/** Only the titles of the nearest signals are compared: thousands may have been submitted for one place. */
const maxCandidates = 200;

/** Reads what the form of a new signal shows about a place. */
const readPlace = async (
  services: ListServices,
  principal: Principal,
  query: Static<typeof PlaceQuery>,
): Promise<Place> => ({
  isInsideArea: await isInsideArea(services.database, query),
  ...(await readNearby(services, principal, query)),
});

/** If no address has a location, every place is inside the area. */
const isInsideArea = async (database: Database, where: Coordinates): Promise<boolean> => {
  const { rows } = await sql<{ inside: boolean }>`
    select exists (select from address where location <@ ${boxAround(where, areaMetres)})
      or not exists (select from address where location is not null) as inside`.execute(database);
  return rows[0]?.inside ?? true;
};

/** SQL: signals near a place that the person may see, open or closed in the last `nearDays`, with their distance. */
const selectNear = (principal: Principal, query: Static<typeof PlaceQuery>): RawBuilder<unknown> => {
  const conditions = [
    sql`s.location <@ ${boxAround(query, nearMetres)}`,
    sql`(${isOpen(sql`s.status_id`)} or s.closed_at > now() - ${sql.lit(`${nearDays} days`)}::interval)`,
    ...visibleTo(principal),
  ];
  return sql`
    select s.id, s.title, s.location, ${isOpen(sql`s.status_id`)} as is_open, ${metresBetween(query, sql`s.location`)} as metres
    from signal s where ${sql.join(conditions, sql` and `)}`;
};

/**
 * Reads and counts the signals near a place: open signals first, then by distance and similar titles. An equal title
 * weighs as much as the maximum distance.
 */
const readNearby = async (
  { database, answerHours }: ListServices,
  principal: Principal,
  query: Static<typeof PlaceQuery>,
): Promise<Omit<Place, 'isInsideArea'>> => {
  const { rows } = await sql<{ id: number; distance: number; is_open: boolean }>`
    select id, round(metres)::integer as distance, is_open from (
      select s.*, similarity(s.title, ${query.title ?? ''}) as likeness
      from (
        select * from (${selectNear(principal, query)}) s
        order by s.location <-> point(${query.longitude}::double precision, ${query.latitude}::double precision)
        limit ${sql.lit(maxCandidates)}
      ) s
    ) near
    where metres <= ${sql.lit(nearMetres)}
    order by is_open desc, metres / ${sql.lit(nearMetres)} - likeness, id desc
    limit ${sql.lit(maxNearby)}`.execute(database);
  const signals = await lookUpSignals(
    database,
    rows.map(({ id }) => id),
  );
  const byId = new Map(signals.map((signal) => [signal.id, toSignalRow(signal, { principal, answerHours })]));
  const nearby = rows.flatMap(({ id, distance }) => {
    const signal = byId.get(id);
    return signal ? [{ signal, distance }] : [];
  });
  const open = rows.filter(({ is_open }) => is_open).length;
  // A list below its maximum is complete.
  if (rows.length < maxNearby) return { nearby, openNearby: open, closedNearby: rows.length - open };
  return { nearby, ...(await countNearby(database, principal, query)) };
};

const countNearby = async (
  database: Database,
  principal: Principal,
  query: Static<typeof PlaceQuery>,
): Promise<Pick<Place, 'openNearby' | 'closedNearby'>> => {
  const { rows } = await sql<Pick<Place, 'openNearby' | 'closedNearby'>>`
    select count(*) filter (where is_open) as "openNearby", count(*) filter (where not is_open) as "closedNearby"
    from (${selectNear(principal, query)}) near where metres <= ${sql.lit(nearMetres)}`.execute(database);
  return rows[0] ?? { openNearby: 0, closedNearby: 0 };
};
