import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { AddressValues } from './address-fields.ts';
import { anyPartWord, partWords, romanFloors, shapes, streetWords } from './same-address.texts.ts';

type Text = RawBuilder<string>;

/**
 * Finds an address with the same parts, of any client; null if there is none. The comparison ignores letter case,
 * quotes, spaces, dots, words such as 'ул.' and 'бл.', and whether a letter is Cyrillic or a Latin letter of the same
 * shape, and reads Roman floors. A flat is the same if only one of the addresses has a floor. The street may be one of the
 * town's streets, or be written in the description.
 */
export const findSameAddress = async (database: Database, values: Partial<AddressValues>): Promise<number | null> => {
  const { townId = null, streetId = null } = values;
  const { rows } = await sql<{ id: number }>`
    select id from address
    where town_id = ${townId}::bigint and ${isSamePlace(values, streetId)}
      and ${isSamePart('block', values.block)} and ${isSamePart('street_number', values.streetNumber)}
      and ${isSamePart('entrance', values.entrance)} and ${isSameFloor(values)}
      and ${isSamePart('apartment', values.apartment)}
    order by id limit 1`.execute(database);
  return rows[0]?.id ?? null;
};

/**
 * SQL: the street has the same name. Without a street: the description is the same, or is the name of the street.
 * Without both: the description says no more than the parts, of which it is made if nobody types one.
 */
const isSamePlace = (
  { townId = null, addressDescription = null }: Partial<AddressValues>,
  streetId: string | null,
): RawBuilder<boolean> => {
  const streetsNamed = (name: Text) => sql`street_id in (
    select id from street where town_id = ${townId}::bigint and ${normalisePlace(sql`street.name`)} = ${name})`;
  if (streetId !== null)
    return sql`${streetsNamed(
      sql`(select ${normalisePlace(sql`s.name`)} from street s where s.id = ${streetId}::bigint)`,
    )}`;
  if (addressDescription === null)
    return sql`(street_id is null and ${normaliseParts(sql`address_description`)} = ${normaliseParts(
      sql`concat_ws(' ', street_number, block, entrance, floor, apartment)`,
    )})`;
  const typed = normalisePlace(sql`${addressDescription}::text`);
  return sql`(street_id is null and ${normalisePlace(sql`address_description`)} = ${typed}
    or ${typed} <> '' and ${streetsNamed(typed)})`;
};

const isSamePart = (column: string, value: string | null | undefined): RawBuilder<boolean> =>
  sql`${normalisePart(sql.ref(column))} = ${normalisePart(sql`${value ?? ''}::text`)}`;

/** SQL: the floor is the same. A flat is found by its entrance and number, so its floor may be missing. */
const isSameFloor = ({ floor, apartment }: Partial<AddressValues>): RawBuilder<boolean> => {
  const [stored, typed] = [normaliseFloor(sql`address.floor`), normaliseFloor(sql`${floor ?? ''}::text`)];
  return apartment ? sql`(${stored} = ${typed} or '' in (${stored}, ${typed}))` : sql`${stored} = ${typed}`;
};

/** SQL: the text in lower case, with Cyrillic letters in place of Latin letters of the same shape. */
const inOneSpelling = (text: RawBuilder<unknown>): Text =>
  sql`translate(lower(coalesce(${text}, '')), ${sql.lit(shapes.latin)}, ${sql.lit(shapes.cyrillic)})`;

const onlyLettersAndDigits = (text: Text): Text => sql`regexp_replace(${text}, '[^[:alnum:]]', '', 'g')`;

/** SQL: a part such as the block, without the word for the part: 'Бл. 7-А' and '7а' are the same. */
const normalisePart = (text: RawBuilder<unknown>): Text =>
  onlyLettersAndDigits(sql`regexp_replace(${inOneSpelling(text)}, ${sql.lit(partWords)}, '')`);

/** SQL: several parts in one text, without the words for them. */
const normaliseParts = (text: RawBuilder<unknown>): Text =>
  onlyLettersAndDigits(sql`regexp_replace(${inOneSpelling(text)}, ${sql.lit(anyPartWord)}, '', 'g')`);

/** SQL: a floor, with digits instead of a Roman numeral. */
const normaliseFloor = (text: RawBuilder<unknown>): Text => {
  const part = normalisePart(text);
  return sql`coalesce(array_position(${sql.lit(romanFloors)}::text[], ${part})::text, ${part})`;
};

/** SQL: a street or a description, without the words for kinds of streets. */
const normalisePlace = (text: RawBuilder<unknown>): Text =>
  onlyLettersAndDigits(sql`regexp_replace(${inOneSpelling(text)}, ${sql.lit(streetWords)}, '', 'g')`);
