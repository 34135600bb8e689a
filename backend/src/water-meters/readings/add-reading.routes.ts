import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { requirePrincipal, type Principal } from '../../kernel/access/access.ts';
import { networkAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Server } from '../../kernel/http/http.ts';
import { HttpFailure, Refusal } from '../../kernel/http/refusal.ts';
import { responsesOrRefusal, refTo, nullable, RecordId } from '../../kernel/http/schema.ts';
import { isDay } from '../../kernel/moment.ts';
import { recordActivities } from '../../kernel/observability/activity.ts';
import { waterMeterTexts } from '../water-meters.texts.ts';
import { addReadingTexts as texts } from './add-reading.texts.ts';
import { requireReading } from './require-reading.ts';

const NewReading = Type.Object(
  {
    waterMeterId: RecordId('Id of the water meter.'),
    date: Type.String({ maxLength: 10, description: 'YYYY-MM-DD, not in the future.' }),
    value: Type.Number({ description: 'Cubic metres, at most 3 decimals.' }),
    acceptsLower: Type.Optional(
      Type.Boolean({
        description:
          'If true, the value is stored even if the previous reading is larger; otherwise such a value is not stored.',
      }),
    ),
    acceptsHigher: Type.Optional(
      Type.Boolean({
        description:
          'If true, the value is stored even if the next reading is smaller; otherwise such a value is not stored.',
      }),
    ),
  },
  { $id: 'NewReading' },
);
type NewReading = Static<typeof NewReading>;

const AddedReading = Type.Object(
  {
    isStored: Type.Boolean({
      description:
        'False if the value is below `previousValue` or above `nextValue`, and `acceptsLower` or `acceptsHigher` is not true.',
    }),
    previousDate: nullable(Type.String({ description: 'Day of the reading before this one.' })),
    previousValue: nullable(Type.Number()),
    nextDate: nullable(Type.String({ description: 'Day of the reading after this one.' })),
    nextValue: nullable(Type.Number()),
  },
  { $id: 'AddedReading' },
);
type AddedReading = Static<typeof AddedReading>;

/** WM-10: adds the route that stores a reading. The same reading is stored once, however often it is sent. */
export const addRoutes = (server: Server, { database }: { database: Database }): void => {
  server.addSchema(NewReading);
  server.addSchema(AddedReading);
  server.post(
    '/struma/water-meters/readings',
    {
      config: { access: networkAccess },
      schema: { tags: ['additions'], body: refTo(NewReading), response: responsesOrRefusal(refTo(AddedReading)) },
    },
    ({ body, ...request }) => addReading(database, requirePrincipal(request), body),
  );
};

const addReading = (database: Database, principal: Principal, input: NewReading): Promise<AddedReading> =>
  database.transaction().execute(async (transaction) => {
    const { waterMeterId, date, value, acceptsLower = false, acceptsHigher = false } = input;
    requireValid(input);
    await lockMeter(transaction, waterMeterId, date);
    const { sameDay, ...neighbours } = await readNear(transaction, waterMeterId, date);
    const { previousValue, nextValue } = neighbours;
    if (sameDay !== null) {
      if (sameDay !== value) throw new Refusal(texts.sameDay(String(sameDay)));
      return { isStored: true, ...neighbours };
    }
    const isLower = previousValue !== null && value < previousValue;
    const isHigher = nextValue !== null && value > nextValue;
    if ((isLower && !acceptsLower) || (isHigher && !acceptsHigher)) return { isStored: false, ...neighbours };
    await sql`insert into audit (water_meter_id, read_on, water_meter_value)
      values (${waterMeterId}, ${date}::date, ${value})`.execute(transaction);
    if (nextValue === null)
      await sql`update water_meter set check_value = ${value}, modified_on = date_trunc('second', now())
        where id = ${waterMeterId}`.execute(transaction);
    await recordActivities(transaction, principal, [
      {
        entity: 'waterMeter',
        entityId: waterMeterId,
        action: 'UPDATE',
        field: 'reading',
        // The reading before is not changed: with it, the addition would look like a correction.
        oldValue: null,
        newValue: texts.recorded(String(value), date),
      },
    ]);
    return { isStored: true, ...neighbours };
  });

const requireValid = ({ date, value }: NewReading): void => {
  if (!isDay(date) || date <= '1900-01-01') throw new Refusal(texts.notDay);
  requireReading(value);
};

const lockMeter = async (transaction: Database, id: number, date: string): Promise<void> => {
  const { rows } = await sql<{ isClosed: boolean; isFuture: boolean; installedOn: string | null }>`
    select closed_on is not null as "isClosed", installation_date::text as "installedOn",
      ${date}::date > (now() at time zone 'Europe/Sofia')::date as "isFuture"
    from water_meter where id = ${id} for update`.execute(transaction);
  const [meter] = rows;
  if (!meter) throw new HttpFailure(404, waterMeterTexts.unknown);
  if (meter.isClosed) throw new Refusal(texts.closed);
  if (meter.isFuture) throw new Refusal(texts.future);
  const { installedOn } = meter;
  if (installedOn !== null && date < installedOn) throw new Refusal(texts.beforeInstallation(installedOn));
};

interface NearReadings {
  sameDay: number | null;
  previousDate: string | null;
  previousValue: number | null;
  nextDate: string | null;
  nextValue: number | null;
}

const readNear = async (transaction: Database, id: number, date: string): Promise<NearReadings> => {
  const { rows } = await sql<{ place: 'earlier' | 'same' | 'later'; date: string; value: string }>`
    (select 'earlier' as place, read_on::text as date, water_meter_value::text as value from audit
      where water_meter_id = ${id} and read_on < ${date}::date order by read_on desc, id desc limit 1)
    union all (select 'same', read_on::text, water_meter_value::text from audit
      where water_meter_id = ${id} and read_on = ${date}::date order by id desc limit 1)
    union all (select 'later', read_on::text, water_meter_value::text from audit
      where water_meter_id = ${id} and read_on > ${date}::date order by read_on, id limit 1)`.execute(transaction);
  const of = (wanted: string) => rows.find(({ place }) => place === wanted);
  const numberOf = (wanted: string): number | null => {
    const value = of(wanted)?.value;
    return value === undefined ? null : Number(value);
  };
  return {
    sameDay: numberOf('same'),
    previousDate: of('earlier')?.date ?? null,
    previousValue: numberOf('earlier'),
    nextDate: of('later')?.date ?? null,
    nextValue: numberOf('later'),
  };
};
