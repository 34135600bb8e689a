import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { type Principal, requirePrincipal } from '../../kernel/access/access.ts';
import { networkAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Server } from '../../kernel/http/http.ts';
import { codedText, HttpFailure, Refusal } from '../../kernel/http/refusal.ts';
import { nullable, RecordId, textResponses } from '../../kernel/http/schema.ts';
import { recordActivities } from '../../kernel/observability/activity.ts';
import { addressLevels, AddressParts, fromAddresses, hasParts } from './address-levels.ts';
import { addressTexts as texts } from './address.texts.ts';

const UpdateAddress = Type.Object({
  ...AddressParts.properties,
  waterMeterId: RecordId('Id of the water meter.'),
  addressId: Type.Optional(
    RecordId('Not in the specification: the id of the address. Parts that are sent too must be those of the address.'),
  ),
  expectedAddressId: Type.Optional(
    nullable({
      ...RecordId('Not in the specification: the address that the user saw; status 412 if another address is stored.'),
      type: 'integer' as const,
    }),
  ),
});
type UpdateAddress = Static<typeof UpdateAddress>;

/** WM-8: adds the route that changes the address of a meter to another existing address. */
export const addRoutes = (server: Server, { database }: { database: Database }): void => {
  server.post(
    '/api/WaterMeter/UpdateWaterMeterAddress',
    {
      config: { access: networkAccess },
      schema: {
        tags: ['water-meters'],
        body: UpdateAddress,
        response: textResponses(
          "Stored: '({id of the water meter}) {meter number}'. No address has these parts: empty. Refused: '(0) {reason}'.",
        ),
      },
    },
    async (request, reply) => {
      void reply.type('text/plain; charset=utf-8');
      return updateAddress(database, requirePrincipal(request), request.body);
    },
  );
};

const updateAddress = (database: Database, principal: Principal, update: UpdateAddress): Promise<string> =>
  database.transaction().execute(async (transaction) => {
    const meter = await transaction
      .selectFrom('water_meter')
      .select(['id', 'fabric_no', 'address_id'])
      .where('id', '=', update.waterMeterId)
      .forUpdate()
      .executeTakeFirst();
    if (!meter) throw new HttpFailure(404, texts.unknownMeter);
    const address = await findAddress(transaction, update);
    const response = codedText(meter.id, meter.fabric_no);
    // First, because a repeated change with the former address as the expected one is already stored.
    if (address?.id === meter.address_id) return response;
    const { expectedAddressId: expected } = update;
    if (expected !== undefined && expected !== meter.address_id) throw new HttpFailure(412, texts.changedMeanwhile);
    if (!address) return '';
    await sql`update water_meter set address_id = ${address.id}, modified_on = date_trunc('second', now())
      where id = ${meter.id}`.execute(transaction);
    const change = { entity: 'waterMeter', entityId: meter.id, action: 'UPDATE', field: 'address' } as const;
    await recordActivities(transaction, principal, [
      { ...change, oldValue: await readFullAddress(transaction, meter.address_id), newValue: address.fullAddress },
    ]);
    return response;
  });

interface FoundAddress {
  id: number;
  fullAddress: string;
  /** True if all other parts of the address are empty. */
  isExact: boolean;
}

/** Finds the address with the given parts; undefined if none exists. Throws a refusal if several match equally. */
const findAddress = async (
  transaction: Database,
  { addressId, ...parts }: UpdateAddress,
): Promise<FoundAddress | undefined> => {
  const conditions = hasParts(parts);
  if (addressId !== undefined) conditions.push(sql`a.id = ${addressId}`);
  if (conditions.length === 0) return undefined;
  const empty = addressLevels.flatMap(({ field, column }) =>
    parts[field]?.trim() ? [] : [sql`coalesce(${column}, '') = ''`],
  );
  const { rows } = await sql<FoundAddress>`
    select a.id, a.full_address as "fullAddress", ${sql.join([sql`true`, ...empty], sql` and `)} as "isExact"
    ${fromAddresses} where ${sql.join(conditions, sql` and `)}
    order by "isExact" desc, a.id limit 2`.execute(transaction);
  const [first, second] = rows;
  if (first && second && first.isExact === second.isExact) throw new Refusal(texts.ambiguous);
  return first;
};

const readFullAddress = async (transaction: Database, id: number | null): Promise<string | null> => {
  const row = await transaction.selectFrom('address').select('full_address').where('id', '=', id).executeTakeFirst();
  return row?.full_address ?? null;
};
