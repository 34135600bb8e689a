import { sql } from 'kysely';
import type { Principal } from '../../kernel/access/access.ts';
import { findPlaceProblem } from '../../kernel/find-place-problem.ts';
import type { Database } from '../../kernel/database/database.ts';
import { locks } from '../../kernel/database/locks.ts';
import { HttpFailure, Refusal } from '../../kernel/http/refusal.ts';
import { recordActivities } from '../../kernel/observability/activity.ts';
import { sqlNow } from '../../kernel/sql-now.ts';
import { addressTexts as texts } from '../clients.texts.ts';
import { readAddresses, type AddressRow } from '../list/address-row.ts';
import { addressFields, type AddressField, type AddressValues } from './address-fields.ts';
import { describeAddress, fullAddressOf, readPlace } from './address-place.ts';
import { findSameAddress } from './same-address.ts';

const noValues = Object.fromEntries(addressFields.map((field) => [field, null])) as AddressValues;

interface NewAddress {
  input: Partial<AddressValues>;
  /** If true, an address with the parts of another one is refused with status 412. */
  refusesDuplicate: boolean;
}

/** AD-1: adds an address and returns its id. */
export const insertAddress = async (
  transaction: Database,
  principal: Principal,
  { input, refusesDuplicate }: NewAddress,
): Promise<number> => {
  const values = { ...noValues, ...input };
  requirePlace(values);
  const columns = await toColumns(transaction, values);
  // Two requests may add the same address at once. Spellings differ, so the addresses of a town share a lock.
  await sql`select pg_advisory_xact_lock(${sql.lit(locks.newAddress)}, hashtext(${values.townId}))`.execute(
    transaction,
  );
  const same = refusesDuplicate ? await findSameAddress(transaction, values) : null;
  if (same !== null) throw new HttpFailure(412, texts.exists(same));
  const created = await transaction
    .insertInto('address')
    .values({ ...columns, created_on: sqlNow })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordActivities(transaction, principal, [
    { entity: 'address', entityId: created.id, action: 'CREATE', newValue: columns.full_address },
  ]);
  return created.id;
};

interface AddressUpdate {
  id: number;
  input: Partial<AddressValues>;
  /** The values that the user saw. */
  expected: Partial<AddressValues>;
}

/** Updates an address. Only fields whose value changes are compared with `expected` and recorded. */
export const updateAddress = async (
  transaction: Database,
  principal: Principal,
  { id, input, expected }: AddressUpdate,
): Promise<void> => {
  await transaction.selectFrom('address').select('id').where('id', '=', id).forUpdate().execute();
  const [stored] = await readAddresses(transaction, [id]);
  if (!stored) throw new HttpFailure(404, texts.unknown);
  const before = storedValues(stored);
  const changed = addressFields.filter((field) => input[field] !== undefined && input[field] !== before[field]);
  if (changed.length === 0) return;
  if (changed.some((field) => expected[field] !== undefined && expected[field] !== before[field]))
    throw new HttpFailure(412, texts.changedMeanwhile);
  const after = { ...before, ...input };
  // A page belongs to its carnet.
  if (after.carnetCode === null && !changed.includes('carnetPage')) after.carnetPage = null;
  if (changed.includes('latitude') || changed.includes('longitude')) requirePlace(after);
  // A description that was generated from the other fields is generated again.
  const isComputed = before.addressDescription === describeAddress(stored.streetName, before);
  if (isComputed && !changed.includes('addressDescription')) after.addressDescription = null;
  await transaction
    .updateTable('address')
    .set({ ...(await toColumns(transaction, after)), modified_on: sqlNow })
    .where('id', '=', id)
    .execute();
  const [updated] = await readAddresses(transaction, [id]);
  await recordActivities(
    transaction,
    principal,
    changed.map((field) => ({
      entity: 'address',
      entityId: id,
      action: 'UPDATE',
      field,
      oldValue: nameOf(field, stored),
      newValue: updated ? nameOf(field, updated) : after[field],
    })),
  );
};

/** Throws a refusal if only one coordinate is given, or if the place is outside of the country. */
const requirePlace = ({ latitude, longitude }: AddressValues): void => {
  if ((latitude === null) !== (longitude === null)) throw new Refusal(texts.wrongPlace);
  const problem =
    latitude === null ? null : findPlaceProblem({ latitude: Number(latitude), longitude: Number(longitude) });
  if (problem !== null) throw new Refusal(problem);
};

const toColumns = async (transaction: Database, values: AddressValues) => {
  if (values.townId === null) throw new Refusal(texts.required(texts.fields.townId));
  const { latitude, longitude, carnetCode, carnetPage } = values;
  if (carnetPage !== null && carnetCode === null) throw new Refusal(texts.pageWithoutCarnet);
  const place = await readPlace(transaction, values);
  const description = values.addressDescription ?? describeAddress(place.street, values);
  if (description === '') throw new Refusal(texts.required(texts.fields.addressDescription));
  return {
    town_id: Number(values.townId),
    street_id: values.streetId === null ? null : Number(values.streetId),
    client_id: values.clientId === null ? null : Number(values.clientId),
    street_number: values.streetNumber,
    address_description: description,
    full_address: fullAddressOf(place, { ...values, addressDescription: description }),
    block: values.block,
    entrance: values.entrance,
    floor: values.floor,
    apartment: values.apartment,
    zip_code: values.zipCode,
    carnet_id: place.carnetId,
    carnet_page: carnetPage === null ? null : Number(carnetPage),
    location: latitude !== null && longitude !== null ? `(${longitude},${latitude})` : null,
  };
};

/** Converts a stored address to the values of the fields. */
const storedValues = (row: AddressRow): AddressValues => ({
  ...row,
  townId: String(row.townId),
  streetId: textOf(row.streetId),
  clientId: textOf(row.clientId),
  carnetCode: row.carnet?.carnetCode ?? null,
  carnetPage: textOf(row.carnet?.page),
  latitude: textOf(row.latitude),
  longitude: textOf(row.longitude),
});

/** Returns the value for the activity log: the name of a town, a street or a client instead of the id. */
const nameOf = (field: AddressField, row: AddressRow): string | null => {
  if (field === 'townId') return row.townName;
  if (field === 'streetId') return row.streetName;
  if (field === 'clientId') return row.client && `${row.client.clientNumber} - ${row.client.name}`;
  return storedValues(row)[field];
};

const textOf = (value: number | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value);
