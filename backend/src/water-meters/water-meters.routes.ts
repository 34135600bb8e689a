import { Type, type Static } from 'typebox';
import { networkAccess } from '../kernel/access/access-rules.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Server } from '../kernel/http/http.ts';
import { HttpFailure } from '../kernel/http/refusal.ts';
import { responsesOf, refTo, nullable, RecordId } from '../kernel/http/schema.ts';
import { addWaterMeterListRoutes } from './list/water-meter-list.ts';
import { readWaterMeters, WaterMeterRow } from './list/water-meter-row.ts';
import { waterMeterTexts } from './water-meters.texts.ts';

const Audit = Type.Object(
  {
    id: Type.Integer(),
    date: Type.String({ description: 'YYYY-MM-DD' }),
    waterMeterValue: Type.Number({ description: 'The reading in cubic metres.' }),
    auditor: nullable(Type.Object({ auditorNumber: Type.String(), name: Type.String() })),
  },
  { $id: 'Audit', description: 'A reading of a water meter.' },
);

const WaterMeterDetails = Type.Object(
  { ...WaterMeterRow.properties, audits: Type.Array(refTo(Audit), { description: 'Newest first, at most 1 000.' }) },
  { $id: 'WaterMeterDetails' },
);

/** Adds the list of water meters, and the route of one meter with its readings. */
export const addRoutes = (server: Server, { database }: { database: Database }): void => {
  addWaterMeterListRoutes(server, { database });
  server.addSchema(Audit);
  server.addSchema(WaterMeterDetails);
  server.get(
    '/api/WaterMeter/GetWaterMeterlById',
    {
      config: { access: networkAccess },
      schema: {
        tags: ['water-meters'],
        description: 'One water meter with its readings. The specification spells `GetWaterMeterlById` in this way.',
        querystring: Type.Object({ waterMeterId: RecordId('Id of the water meter.') }),
        response: responsesOf(refTo(WaterMeterDetails)),
      },
    },
    async ({ query: { waterMeterId } }) => {
      const [row] = await readWaterMeters(database, [waterMeterId]);
      if (!row) throw new HttpFailure(404, waterMeterTexts.unknown);
      return { ...row, audits: await readAudits(database, waterMeterId) };
    },
  );
};

const maxAudits = 1000;

const readAudits = async (database: Database, waterMeterId: number): Promise<Static<typeof Audit>[]> => {
  const rows = await database
    .selectFrom('audit')
    .leftJoin('auditor', 'auditor.id', 'audit.auditor_id')
    .select(['audit.id', 'read_on as date', 'water_meter_value', 'auditor_number', 'name'])
    .where('water_meter_id', '=', waterMeterId)
    .orderBy('read_on', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(maxAudits)
    .execute();
  return rows.map(({ id, date, water_meter_value: value, auditor_number: auditorNumber, name }) => ({
    id,
    date,
    waterMeterValue: Number(value),
    auditor: auditorNumber === null ? null : { auditorNumber, name: name ?? '' },
  }));
};
