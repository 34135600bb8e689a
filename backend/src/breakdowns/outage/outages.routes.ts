import { sql, type RawBuilder } from 'kysely';
import { Type, type Static } from 'typebox';
import { type Principal, requirePrincipal } from '../../kernel/access/access.ts';
import { isOperator, signalAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import { boxAround, metresBetween } from '../../kernel/geo.ts';
import type { Server } from '../../kernel/http/http.ts';
import { responsesOf, MomentText, refTo, nullable, placeFields, RecordId } from '../../kernel/http/schema.ts';
import { localText, utcText } from '../../kernel/moment.ts';
import { nearestStreet } from '../nearest-street.ts';

const Time = nullable(MomentText);

/** The fields of a breakdown that citizens may see. A field that is not listed here is internal. */
const Outage = Type.Object(
  {
    distance: nullable(
      Type.Integer({
        description: 'Metres, rounded to ten. Null for a breakdown without a place, found by its street.',
      }),
    ),
    townName: nullable(Type.String()),
    streetName: nullable(Type.String()),
    waterStopStartUtc: Time,
    waterStopStartLocal: Time,
    waterStopEndUtc: Time,
    waterStopEndLocal: Time,
    repairEndUtc: Time,
    repairEndLocal: Time,
    isLinked: Type.Optional(Type.Boolean({ description: 'True if the signal of the request is linked to it.' })),
  },
  { $id: 'Outage' },
);

const Outages = Type.Object({ items: Type.Array(refTo(Outage)) }, { $id: 'Outages' });

const OutagesQuery = Type.Object({
  ...placeFields,
  signalId: Type.Optional(RecordId('Id of a signal; ignored if the user may not see it.')),
});

/** Adds the route that returns the open breakdowns near a place to citizens. */
export const addRoutes = (server: Server, { database }: { database: Database }): void => {
  server.addSchema(Outage);
  server.addSchema(Outages);
  server.get(
    '/struma/breakdowns/outages',
    {
      config: { access: signalAccess },
      schema: {
        tags: ['additions'],
        description:
          'Open breakdowns within 300 metres of a place, nearest first, at most 3, with only the fields that citizens may see. A breakdown without a place is returned if the address nearest to the requested place is in the street of the breakdown and at most 60 metres away. A breakdown whose moment of report is in the future is left out. The open breakdown of the signal `signalId` comes first, wherever it is.',
        querystring: OutagesQuery,
        response: responsesOf(refTo(Outages)),
      },
    },
    async (request) => ({ items: await findOutages(database, request.query, requirePrincipal(request)) }),
  );
};

const nearMetres = 300;
const maxShown = 3;

interface StoredOutage {
  metres: number | null;
  town_name: string | null;
  street_name: string | null;
  water_stop_start: string | null;
  water_stop_end: string | null;
  repair_end: string | null;
  is_linked: boolean;
}

const findOutages = async (
  database: Database,
  { signalId, ...at }: Static<typeof OutagesQuery>,
  principal: Principal,
): Promise<Static<typeof Outage>[]> => {
  const shown = sql`b.town_name, b.street_name, b.water_stop_start, b.water_stop_end, b.repair_end, b.id`;
  const isOpen = sql`not b.finished and b.signal_timestamp <= now()`;
  const { rows } = await sql<StoredOutage>`
    select * from (
      select distinct on (id) * from (
        select true as is_linked, ${metresBetween(at, sql`b.location`)} as metres, ${shown} from breakdown b
        where b.id = ${breakdownOf(signalId, principal)} and ${isOpen}
        union all
        select false, ${metresBetween(at, sql`b.location`)}, ${shown} from breakdown b
        where b.location <@ ${boxAround(at, nearMetres)} and ${isOpen}
        union all
        select false, null, ${shown} from breakdown b
        where b.location is null and ${isOpen} and b.street_id = (select street_id from ${nearestStreet(at)} nearest)
      ) found
      order by id, is_linked desc
    ) near
    where is_linked or metres is null or metres <= ${sql.lit(nearMetres)}
    order by is_linked desc, metres nulls last, id desc
    limit ${sql.lit(maxShown)}`.execute(database);
  return rows.map(toOutage);
};

/** SQL: the breakdown to which a signal is linked. Null without a signal, or if it belongs to another citizen. */
const breakdownOf = (signalId: number | undefined, principal: Principal): RawBuilder<unknown> => {
  if (signalId === undefined) return sql`null::bigint`;
  const isVisible = isOperator(principal)
    ? sql`true`
    : sql`submitter_id = (select id from submitter where subject = ${principal.subject})`;
  return sql`(select breakdown_id from signal where id = ${signalId} and ${isVisible})`;
};

const toOutage = (stored: StoredOutage): Static<typeof Outage> => ({
  distance: stored.metres === null ? null : Math.round(stored.metres / 10) * 10,
  townName: stored.town_name,
  streetName: stored.street_name,
  waterStopStartUtc: utcOrNull(stored.water_stop_start),
  waterStopStartLocal: localOrNull(stored.water_stop_start),
  waterStopEndUtc: utcOrNull(stored.water_stop_end),
  waterStopEndLocal: localOrNull(stored.water_stop_end),
  repairEndUtc: utcOrNull(stored.repair_end),
  repairEndLocal: localOrNull(stored.repair_end),
  isLinked: stored.is_linked,
});

const utcOrNull = (moment: string | null): string | null => (moment === null ? null : utcText(moment));
const localOrNull = (moment: string | null): string | null => (moment === null ? null : localText(moment));
