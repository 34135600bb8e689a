import { sql } from 'kysely';
import { type Principal, requirePrincipal } from '../../kernel/access/access.ts';
import { networkAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import { IdempotencyHeaders, writeOnce } from '../../kernel/database/idempotency.ts';
import type { Server } from '../../kernel/http/http.ts';
import { codedText, Refusal } from '../../kernel/http/refusal.ts';
import { refTo, textResponses } from '../../kernel/http/schema.ts';
import { looksLike } from '../../kernel/list/text.ts';
import { nomenclatures } from '../../kernel/nomenclatures.ts';
import { recordActivities } from '../../kernel/observability/activity.ts';
import { NewWaterMeter } from './create-meter.schemas.ts';
import { createMeterTexts as texts } from './create-meter.texts.ts';
import { readNewMeter } from './read-new-meter.ts';

/** WM-12: adds the route that creates a water meter. */
export const addRoutes = (server: Server, { database }: { database: Database }): void => {
  server.addSchema(NewWaterMeter);
  server.post(
    '/api/WaterMeter/CreateWaterMeter',
    {
      config: { access: networkAccess },
      schema: {
        tags: ['water-meters'],
        headers: IdempotencyHeaders,
        body: refTo(NewWaterMeter),
        response: textResponses("'({id of the water meter}) text', or '(0) reason'."),
      },
    },
    async (request, reply) => {
      const input = request.body;
      const key = request.headers['idempotency-key']?.toLowerCase();
      const write = { principal: requirePrincipal(request), key, content: { write: 'createWaterMeter', ...input } };
      const { body, isReplay } = await writeOnce(database, write, (transaction) =>
        insertMeter(transaction, write.principal, input),
      );
      if (isReplay) void reply.header('idempotent-replayed', 'true');
      void reply.type('text/plain; charset=utf-8');
      return body;
    },
  );
};

const insertMeter = async (transaction: Database, principal: Principal, input: NewWaterMeter): Promise<string> => {
  const { fabricNo, days, location } = readNewMeter(input);
  await requireChoices(transaction, input);
  await requireRecord(transaction, 'client', input.clientId);
  await requireRecord(transaction, 'address', input.addressId);
  const created = await transaction
    .insertInto('water_meter')
    .values({
      fabric_no: fabricNo,
      last_date_of_repair: days.lastDateOfRepair,
      last_date_of_check: days.lastDateOfCheck,
      next_date_of_check: days.nextDateOfCheck,
      installation_date: days.installationDate,
      calibration_date: days.calibrationDate,
      next_calibration_date: days.nextCalibrationDate,
      check_value: input.checkValue ?? null,
      ownership_type_id: input.waterMeterOwnershipTypeId ?? 0,
      water_meter_type_id: input.waterMeterTypeId ?? 0,
      manufacturer_id: input.manufacturerId ?? 0,
      customers_total: input.customersTotal ?? null,
      apartments_total: input.apartamentsTotal ?? null,
      location,
      client_id: input.clientId ?? null,
      address_id: input.addressId ?? null,
    })
    .onConflict((conflict) => conflict.column('fabric_no').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created || (await hasSameNumber(transaction, created.id, fabricNo))) throw new Refusal(texts.taken(fabricNo));
  await insertFirstReading(transaction, created.id);
  await recordActivities(transaction, principal, [
    { entity: 'waterMeter', entityId: created.id, action: 'CREATE', newValue: fabricNo },
  ]);
  return codedText(created.id, texts.created(fabricNo));
};

/** Whether another meter has a number that looks the same: `a-7` in other letter case or in the other alphabet. */
const hasSameNumber = async (transaction: Database, id: number, fabricNo: string): Promise<boolean> => {
  const other = await transaction
    .selectFrom('water_meter')
    .select('id')
    .where(looksLike(sql.ref('fabric_no'), fabricNo))
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
};

/**
 * WM-10: stores the value of a new meter as its first reading, on the day of installation, or today if that day is
 * unknown.
 */
const insertFirstReading = async (transaction: Database, id: number): Promise<void> => {
  await sql`
    insert into audit (water_meter_id, read_on, water_meter_value)
    select id, coalesce(installation_date, (now() at time zone 'Europe/Sofia')::date), check_value
    from water_meter where id = ${id} and check_value is not null`.execute(transaction);
};

const choiceLists = {
  waterMeterOwnershipTypeId: nomenclatures.ownershipTypes,
  waterMeterTypeId: nomenclatures.waterMeterTypes,
  manufacturerId: nomenclatures.manufacturers,
} as const;

/** Throws a refusal if a chosen item is unknown or inactive. */
const requireChoices = async (transaction: Database, input: NewWaterMeter): Promise<void> => {
  const items = await transaction
    .selectFrom('nomenclature_item')
    .select(['nomenclature_id', 'id'])
    .where('nomenclature_id', 'in', Object.values(choiceLists))
    .where('is_active', '=', true)
    .forShare()
    .execute();
  const active = new Set(items.map(({ nomenclature_id: list, id }) => `${list}.${id}`));
  for (const [field, list] of Object.entries(choiceLists) as [keyof typeof choiceLists, number][])
    if (!active.has(`${list}.${input[field]}`)) throw new Refusal(texts.unknown(texts.fields[field]));
};

const requireRecord = async (
  transaction: Database,
  table: 'client' | 'address',
  id: number | null | undefined,
): Promise<void> => {
  if (id === null || id === undefined) return;
  const found = await transaction.selectFrom(table).select('id').where('id', '=', id).forShare().executeTakeFirst();
  if (!found) throw new Refusal(texts.unknown(table === 'client' ? texts.fields.clientId : texts.fields.addressId));
};
