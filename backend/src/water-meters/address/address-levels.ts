import { sql, type RawBuilder } from 'kysely';
import { Type, type Static } from 'typebox';

/** WM-8: the levels of an address, from the description down, with their names in routes and parameters. */
export const addressLevels = [
  { name: 'Description', field: 'addressDescription', column: sql`a.address_description` },
  { name: 'StreetName', field: 'streetName', column: sql`street.name` },
  { name: 'Block', field: 'block', column: sql`a.block` },
  { name: 'Entrance', field: 'entrance', column: sql`a.entrance` },
  { name: 'Floor', field: 'floor', column: sql`a.floor` },
  { name: 'Apartment', field: 'apartment', column: sql`a.apartment` },
] as const;

export type AddressField = (typeof addressLevels)[number]['field'];

const Part = Type.Optional(Type.String({ maxLength: 1000 }));

/** The values chosen in the levels. */
export const AddressParts = Type.Object({
  addressDescription: Part,
  streetName: Part,
  block: Part,
  entrance: Part,
  floor: Part,
  apartment: Part,
});
export type AddressParts = Static<typeof AddressParts>;

/** SQL conditions: the address has the chosen values. */
export const hasParts = (parts: AddressParts): RawBuilder<unknown>[] =>
  addressLevels.flatMap(({ field, column }) => {
    const value = parts[field]?.trim();
    return value ? [sql`${column} = ${value}`] : [];
  });

/** SQL: the `from` clause of addresses with their streets. */
export const fromAddresses = sql`from address a left join street on street.id = a.street_id`;
