import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { networkAccess } from '../kernel/access/access-rules.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Server } from '../kernel/http/http.ts';
import { HttpFailure } from '../kernel/http/refusal.ts';
import { responsesOf, refTo, nullable, RecordId } from '../kernel/http/schema.ts';
import { waterMeterTexts } from './water-meters.texts.ts';

const CubicMetres = nullable(Type.Number());

const MeterBalance = Type.Object(
  {
    from: nullable(
      Type.String({ description: 'Day of the second-to-last reading; null if there are fewer than two.' }),
    ),
    to: nullable(Type.String({ description: 'Day of the last reading of the common meter.' })),
    consumption: CubicMetres,
    meters: Type.Array(
      Type.Object({
        id: Type.Integer(),
        waterMeterFabricNo: Type.String(),
        clientName: nullable(Type.String()),
        consumption: nullable(
          Type.Number({
            description:
              'Between the reading nearest to `from` and the one nearest to `to`; null if either is missing.',
          }),
        ),
      }),
    ),
  },
  { $id: 'MeterBalance' },
);

type MeterBalance = Static<typeof MeterBalance>;

/**
 * WM-10: adds the route that returns the consumption of a common meter and of its sub-meters, in the last period of the
 * common meter.
 */
export const addRoutes = (server: Server, { database }: { database: Database }): void => {
  server.addSchema(MeterBalance);
  server.get(
    '/struma/water-meters/balance',
    {
      config: { access: networkAccess },
      schema: {
        tags: ['additions'],
        querystring: Type.Object({ waterMeterId: RecordId('Id of the common meter.') }),
        response: responsesOf(refTo(MeterBalance)),
      },
    },
    ({ query }) => readBalance(database, query.waterMeterId),
  );
};

/** Meters of a building are read within some days of each other. */
const toleranceDays = sql.lit(10);

const readBalance = async (database: Database, id: number): Promise<MeterBalance> => {
  const meter = await database.selectFrom('water_meter').select('id').where('id', '=', id).executeTakeFirst();
  if (!meter) throw new HttpFailure(404, waterMeterTexts.unknown);
  const [last, previous] = await database
    .selectFrom('audit')
    .select(['read_on', 'water_meter_value'])
    .where('water_meter_id', '=', id)
    .orderBy('read_on', 'desc')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  if (!last || !previous) return { from: null, to: null, consumption: null, meters: [] };
  const [from, to] = [previous.read_on, last.read_on];
  const { rows } = await sql<{ id: number; fabric: string; client: string | null; used: string | null }>`
    select m.id, m.fabric_no as fabric, c.name as client, ${valueAt(to)} - ${valueAt(from)} as used
    from water_meter m left join client c on c.id = m.client_id
    where m.main_water_meter_id = ${id} and (m.closed_on is null or m.closed_on > ${from}::date)
    order by m.fabric_no collate bulgarian, m.id`.execute(database);
  return {
    from,
    to,
    consumption: cubicMetres(Number(last.water_meter_value) - Number(previous.water_meter_value)),
    meters: rows.map(({ id: meterId, fabric, client, used }) => ({
      id: meterId,
      waterMeterFabricNo: fabric,
      clientName: client,
      consumption: used === null ? null : cubicMetres(Number(used)),
    })),
  };
};

/** The reading of meter `m` nearest to a day, at most 10 days from it. */
const valueAt = (day: string) => sql`(
  select water_meter_value from audit a where a.water_meter_id = m.id
    and a.read_on between ${day}::date - ${toleranceDays} and ${day}::date + ${toleranceDays}
  order by abs(a.read_on - ${day}::date), a.id desc limit 1)`;

const cubicMetres = (value: number): number => Math.round(value * 1000) / 1000;
