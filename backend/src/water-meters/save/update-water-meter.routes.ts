import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { requirePrincipal, type Principal } from '../../kernel/access/access.ts';
import { networkAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Server } from '../../kernel/http/http.ts';
import { HttpFailure, Refusal } from '../../kernel/http/refusal.ts';
import { responsesOrRefusal, refTo, RecordId } from '../../kernel/http/schema.ts';
import { recordActivities } from '../../kernel/observability/activity.ts';
import { sqlNow } from '../../kernel/sql-now.ts';
import { readWaterMetersIn, WaterMeterRow } from '../list/water-meter-row.ts';
import { waterMeterTexts as texts } from '../water-meters.texts.ts';
import {
  changedColumns,
  fieldNames,
  type FieldName,
  readFields,
  requireOrder,
  requirePast,
  storedFields,
  WaterMeterFields,
  withFollowingChecks,
  type FieldValues,
} from './meter-fields.ts';

const UpdateBody = Type.Object({
  id: RecordId('Id of the water meter.'),
  ...WaterMeterFields.properties,
  expected: Type.Optional(
    Type.Object(WaterMeterFields.properties, {
      description:
        'The values that the user saw. Status 412 if a changed field has another stored value. Empty text: the field was empty. If absent, the value is not compared.',
    }),
  ),
});

/** WM-7: adds the route that changes the given fields of a water meter. */
export const addRoutes = (server: Server, { database }: { database: Database }): void => {
  server.post(
    '/api/WaterMeter/Update',
    {
      config: { access: networkAccess },
      schema: {
        tags: ['water-meters'],
        description:
          'A field that is null or absent stays unchanged; an empty text clears a day. A later calibrationDate also becomes lastDateOfCheck, and a later nextCalibrationDate nextDateOfCheck, unless these are given.',
        body: UpdateBody,
        response: responsesOrRefusal(refTo(WaterMeterRow)),
      },
    },
    ({ body, ...request }) => updateWaterMeter(database, requirePrincipal(request), body),
  );
};

const updateWaterMeter = (
  database: Database,
  principal: Principal,
  { id, expected = {}, ...body }: Static<typeof UpdateBody>,
): Promise<WaterMeterRow> => {
  const given = readFields(body);
  return database.transaction().execute(async (transaction) => {
    const stored = await lockMeter(transaction, id);
    const before = storedFields(stored);
    const input = withFollowingChecks(before, given);
    const changed = fieldNames.filter((field) => input[field] !== undefined && input[field] !== before[field]);
    if (changed.length === 0) return stored;
    const seen = readExpected(expected);
    if (changed.some((field) => seen[field] !== undefined && seen[field] !== before[field]))
      throw new HttpFailure(412, texts.changedMeanwhile);
    const after = { ...before, ...input };
    requirePast(pick(given, changed));
    if (changed.includes('installationDate')) await requireReadingsSince(transaction, id, after.installationDate);
    requireOrder(
      after,
      changed.filter((field) => given[field] !== undefined),
    );
    await transaction
      .updateTable('water_meter')
      .set({ ...changedColumns(after, changed), modified_on: sqlNow })
      .where('id', '=', id)
      .execute();
    await recordActivities(
      transaction,
      principal,
      changed.map((field) => ({
        entity: 'waterMeter',
        entityId: id,
        action: 'UPDATE',
        field,
        oldValue: before[field],
        newValue: after[field],
      })),
    );
    return lockMeter(transaction, id);
  });
};

/** Throws a refusal if the meter has a reading before its installation, which a new reading may not have either. */
const requireReadingsSince = async (transaction: Database, id: number, installed: string | null): Promise<void> => {
  if (installed === null) return;
  const { rows } = await sql<{ day: string }>`
    select read_on::text as day from audit where water_meter_id = ${id} and read_on < ${installed}::date
    order by read_on limit 1`.execute(transaction);
  const [reading] = rows;
  if (reading) throw new Refusal(texts.readBefore(reading.day));
};

const lockMeter = async (transaction: Database, id: number): Promise<WaterMeterRow> => {
  await transaction.selectFrom('water_meter').select('id').where('id', '=', id).forUpdate().execute();
  const [row] = await readWaterMetersIn(transaction, [id]);
  if (!row) throw new HttpFailure(404, texts.unknown);
  return row;
};

const pick = (given: Partial<FieldValues>, names: readonly FieldName[]): Partial<FieldValues> =>
  Object.fromEntries(names.map((name) => [name, given[name]]));

/** Expected values are not parsed: an invalid value differs from every stored value. */
const readExpected = (expected: Static<typeof WaterMeterFields>): Partial<FieldValues> =>
  Object.fromEntries(
    fieldNames.flatMap((field) => {
      const value = expected[field];
      return value === undefined || value === null ? [] : [[field, String(value).trim() || null]];
    }),
  );
