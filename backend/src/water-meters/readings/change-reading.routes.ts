import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { maskPersonalNumbers } from '@struma/shared/personal-data.ts';
import { requirePrincipal, type Principal } from '../../kernel/access/access.ts';
import { networkAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Server } from '../../kernel/http/http.ts';
import { FieldFailure, HttpFailure, Refusal } from '../../kernel/http/refusal.ts';
import { MomentText, nullable, RecordId, refTo, responsesOf, responsesOrRefusal } from '../../kernel/http/schema.ts';
import { localText, utcText } from '../../kernel/moment.ts';
import { recordActivities } from '../../kernel/observability/activity.ts';
import { waterMeterTexts } from '../water-meters.texts.ts';
import { addReadingTexts as texts } from './add-reading.texts.ts';
import { requireReading } from './require-reading.ts';

const ChangedReading = Type.Object(
  {
    waterMeterId: RecordId('Id of the water meter.'),
    readingId: RecordId('Id of the reading.'),
    expected: Type.Number({ description: 'The value that the user saw; status 412 if another value is stored.' }),
    value: nullable(Type.Number({ description: 'Cubic metres, at most 3 decimals; null withdraws the reading.' })),
    acceptsOutOfOrder: Type.Optional(
      Type.Boolean({
        description:
          'If true, a value below the earlier or above the later reading is stored; otherwise it is a problem of `value`.',
      }),
    ),
  },
  { $id: 'ChangedReading' },
);
type ChangedReading = Static<typeof ChangedReading>;

const ReadingChanged = Type.Object({ isChanged: Type.Boolean() }, { $id: 'ReadingChanged' });

const ReadingChangeRow = Type.Object(
  {
    id: Type.Integer(),
    readingId: Type.Integer(),
    date: Type.String({ description: 'Day of the reading, YYYY-MM-DD.' }),
    oldValue: Type.Number(),
    newValue: nullable(Type.Number({ description: 'Null: the reading was withdrawn.' })),
    changedBy: Type.String(),
    changedUtc: MomentText,
    changedLocal: MomentText,
  },
  { $id: 'ReadingChangeRow' },
);

const ReadingChanges = Type.Object(
  { items: Type.Array(refTo(ReadingChangeRow), { description: 'Newest first, at most 1 000.' }) },
  { $id: 'ReadingChanges' },
);

/** WM-10: adds the route that corrects or withdraws a reading, and the route that returns these changes of a meter. */
export const addRoutes = (server: Server, { database }: { database: Database }): void => {
  for (const schema of [ChangedReading, ReadingChanged, ReadingChangeRow, ReadingChanges]) server.addSchema(schema);
  const config = { access: networkAccess };
  const tags = ['additions'];
  server.post(
    '/struma/water-meters/readings/change',
    { config, schema: { tags, body: refTo(ChangedReading), response: responsesOrRefusal(refTo(ReadingChanged)) } },
    ({ body, ...request }) => changeReading(database, requirePrincipal(request), body),
  );
  server.get(
    '/struma/water-meters/reading-changes',
    {
      config,
      schema: {
        tags,
        querystring: Type.Object({ waterMeterId: RecordId('Id of the water meter.') }),
        response: responsesOf(refTo(ReadingChanges)),
      },
    },
    async ({ query }) => ({ items: await readChanges(database, query.waterMeterId) }),
  );
};

const changeReading = (
  database: Database,
  principal: Principal,
  { waterMeterId, readingId, expected, value, acceptsOutOfOrder = false }: ChangedReading,
): Promise<Static<typeof ReadingChanged>> =>
  database.transaction().execute(async (transaction) => {
    if (value !== null) requireReading(value);
    await lockOpenMeter(transaction, waterMeterId);
    const stored = await readReading(transaction, waterMeterId, readingId);
    if (
      !stored &&
      value === null &&
      (await wasWithdrawn(transaction, principal, { waterMeterId, readingId, expected }))
    )
      return { isChanged: false };
    if (!stored) throw new Refusal(texts.unknownReading);
    if (stored.value === value) return { isChanged: false };
    if (stored.value !== expected) throw new HttpFailure(412, texts.changedMeanwhile);
    if (value !== null && !acceptsOutOfOrder) await requireOrder(transaction, { waterMeterId, readingId, value });
    await (
      value === null
        ? sql`delete from audit where water_meter_id = ${waterMeterId} and id = ${readingId}`
        : sql`update audit set water_meter_value = ${value} where water_meter_id = ${waterMeterId} and id = ${readingId}`
    ).execute(transaction);
    await sql`
      insert into reading_change
        (water_meter_id, reading_id, read_on, old_value, new_value, changed_by, changed_by_subject)
      values (${waterMeterId}, ${readingId}, ${stored.date}::date, ${stored.value}, ${value},
        ${maskPersonalNumbers(principal.name)}, ${principal.subject})`.execute(transaction);
    await showNewestReading(transaction, waterMeterId, stored);
    await recordActivities(transaction, principal, [
      {
        entity: 'waterMeter',
        entityId: waterMeterId,
        action: value === null ? 'DELETE' : 'UPDATE',
        field: 'reading',
        oldValue: texts.recorded(String(stored.value), stored.date),
        newValue: value === null ? null : texts.recorded(String(value), stored.date),
      },
    ]);
    return { isChanged: true };
  });

const lockOpenMeter = async (transaction: Database, id: number): Promise<void> => {
  const { rows } = await sql<{ isClosed: boolean }>`
    select closed_on is not null as "isClosed" from water_meter where id = ${id} for update`.execute(transaction);
  const [meter] = rows;
  if (!meter) throw new HttpFailure(404, waterMeterTexts.unknown);
  if (meter.isClosed) throw new Refusal(texts.closed);
};

interface StoredReading {
  date: string;
  value: number;
}

const readReading = async (transaction: Database, waterMeterId: number, id: number): Promise<StoredReading | null> => {
  const { rows } = await sql<{ date: string; value: string }>`
    select read_on::text as date, water_meter_value::text as value from audit
    where water_meter_id = ${waterMeterId} and id = ${id}`.execute(transaction);
  const [reading] = rows;
  return reading ? { date: reading.date, value: Number(reading.value) } : null;
};

/** True if the same person has withdrawn the reading with this value: then the request is repeated. */
const wasWithdrawn = async (
  transaction: Database,
  { subject }: Principal,
  { waterMeterId, readingId, expected }: Pick<ChangedReading, 'waterMeterId' | 'readingId' | 'expected'>,
): Promise<boolean> => {
  const { rows } = await sql`
    select from reading_change
    where water_meter_id = ${waterMeterId} and reading_id = ${readingId} and old_value = ${expected}
      and new_value is null and changed_by_subject = ${subject}`.execute(transaction);
  return rows.length > 0;
};

/** Throws a failure of `value` if it is below the reading before, or above the one after. */
const requireOrder = async (
  transaction: Database,
  { waterMeterId, readingId, value }: { waterMeterId: number; readingId: number; value: number },
): Promise<void> => {
  const { rows } = await sql<{ before: string | null; after: string | null }>`
    select before, after from (
      select id, (lag(water_meter_value) over by_day)::text as before, (lead(water_meter_value) over by_day)::text as after
      from audit where water_meter_id = ${waterMeterId} window by_day as (order by read_on, id)
    ) reading where id = ${readingId}`.execute(transaction);
  const { before, after } = rows[0] ?? { before: null, after: null };
  if (before !== null && value < Number(before)) throw new FieldFailure('value', texts.belowEarlier(before));
  if (after !== null && value > Number(after)) throw new FieldFailure('value', texts.aboveLater(after));
};

/** The meter shows its newest reading: it changes only if the changed reading had no later one. */
const showNewestReading = async (transaction: Database, id: number, { date }: StoredReading): Promise<void> => {
  await sql`
    update water_meter set modified_on = date_trunc('second', now()), check_value = (
      select water_meter_value from audit where water_meter_id = ${id} order by read_on desc, id desc limit 1)
    where id = ${id} and not exists (select from audit where water_meter_id = ${id} and read_on > ${date}::date)
  `.execute(transaction);
};

const readChanges = async (database: Database, id: number): Promise<Static<typeof ReadingChangeRow>[]> => {
  const rows = await database
    .selectFrom('reading_change')
    .select(['id', 'reading_id', 'read_on', 'old_value', 'new_value', 'changed_by', 'changed_on'])
    .where('water_meter_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1000)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    readingId: row.reading_id,
    date: row.read_on,
    oldValue: Number(row.old_value),
    newValue: row.new_value === null ? null : Number(row.new_value),
    changedBy: row.changed_by,
    changedUtc: utcText(row.changed_on),
    changedLocal: localText(row.changed_on),
  }));
};
