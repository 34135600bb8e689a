/** Routes for an operator who talks to a client: the client's meters, and current outages at the client's addresses. */

import { sql } from 'kysely';
import { Type } from 'typebox';
import { networkAccess, operatorAccess } from '../kernel/access/access-rules.ts';
import type { Database } from '../kernel/database/database.ts';
import { metresPerDegree } from '@struma/shared/geo.ts';
import type { Server } from '../kernel/http/http.ts';
import { responsesOf, MomentText, refTo, nullable, RecordId } from '../kernel/http/schema.ts';
import { localText, utcText } from '../kernel/moment.ts';

const ClientMeters = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        id: Type.Integer(),
        waterMeterFabricNo: Type.String(),
        fullAddress: nullable(Type.String()),
        closed: Type.Boolean(),
      }),
    ),
  },
  { $id: 'ClientMeters' },
);

const Time = nullable(MomentText);

const ClientOutages = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        breakdownId: Type.Integer(),
        workCardNo: Type.String(),
        fullAddress: Type.String(),
        waterStopEndUtc: Time,
        waterStopEndLocal: Time,
      }),
    ),
  },
  { $id: 'ClientOutages' },
);

const querystring = Type.Object({ clientId: RecordId('Id of the client.') });

export const addRoutes = (server: Server, { database }: { database: Database }): void => {
  server.addSchema(ClientMeters);
  server.addSchema(ClientOutages);
  server.get(
    '/struma/clients/meters',
    {
      config: { access: networkAccess },
      schema: { tags: ['additions'], querystring, response: responsesOf(refTo(ClientMeters)) },
    },
    async ({ query: { clientId } }) => {
      const { rows } = await sql<{ id: number; waterMeterFabricNo: string; fullAddress: string; closed: boolean }>`
        select m.id, m.fabric_no as "waterMeterFabricNo", a.full_address as "fullAddress",
          m.closed_on is not null as closed
        from water_meter m left join address a on a.id = m.address_id
        where m.client_id = ${clientId}::bigint order by m.closed_on is not null, m.id limit 100`.execute(database);
      return { items: rows };
    },
  );
  server.get(
    '/struma/clients/outages',
    {
      config: { access: operatorAccess },
      schema: {
        tags: ['additions'],
        description:
          'Open breakdowns that stop the water at an address of the client now, by their planned times: at most 5, the latest end first. A breakdown without a place stops the water in its street, and for clients with a linked signal.',
        querystring,
        response: responsesOf(refTo(ClientOutages)),
      },
    },
    async ({ query: { clientId } }) => ({ items: await findOutages(database, clientId) }),
  );
};

/**
 * If the zone of a breakdown or the pipe of a meter is unknown, the breakdown is assumed to stop the water up to this
 * distance.
 */
const nearMetres = 300;

interface StoredOutage {
  breakdownId: number;
  workCardNo: string;
  fullAddress: string;
  until: string | null;
}

/**
 * Finds open breakdowns that stop the water at an address of the client: the zone contains the pipe of a meter at the
 * address or, if the zone or the pipe is unknown, the breakdown is near the address. A breakdown without a place stops
 * the water in its street, and for clients with a signal that is linked to it. Returns at most 5, the latest end first.
 */
const findOutages = async (database: Database, clientId: number) => {
  const maxDegrees = sql.lit(nearMetres / metresPerDegree);
  const { rows } = await sql<StoredOutage>`
    select distinct on (b.id) b.id as "breakdownId", b.work_card_no as "workCardNo",
      a.full_address as "fullAddress", b.water_stop_end as until
    from (
      select a.id, a.full_address, a.street_id, a.location from address a where a.client_id = ${clientId}::bigint
      union all
      select a.id, a.full_address, a.street_id, coalesce(m.location, a.location)
      from water_meter m join address a on a.id = m.address_id
      where m.client_id = ${clientId}::bigint and m.closed_on is null
    ) a
    left join lateral (
      select array_agg(p.osm_id) as ids from water_meter m
      join svo_line s on s.id = m.svo_id join pipe p on p.id = s.pipe_id where m.address_id = a.id
    ) pipes on true
    join breakdown b on not b.finished and b.water_stop_start <= now()
      and (b.water_stop_end is null or b.water_stop_end > now())
      and case when b.zone_pipes is not null and pipes.ids is not null then b.zone_pipes && pipes.ids
        when b.location is null then b.street_id = a.street_id or exists (
          select from signal s join submitter u on u.id = s.submitter_id
          where s.breakdown_id = b.id and u.client_id = ${clientId}::bigint)
        else sqrt(power((b.location[0] - a.location[0]) * cos(radians(a.location[1])), 2)
          + power(b.location[1] - a.location[1], 2)) <= ${maxDegrees} end
    order by b.id, a.id`.execute(database);
  return rows
    .toSorted((one, other) => (other.until ?? '9').localeCompare(one.until ?? '9'))
    .slice(0, 5)
    .map(({ until, ...outage }) => ({
      ...outage,
      waterStopEndUtc: until && utcText(until),
      waterStopEndLocal: until && localText(until),
    }));
};
