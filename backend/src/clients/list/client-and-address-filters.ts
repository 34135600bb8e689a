/** Filters that the lists of clients and of addresses share, with their parameters. */

import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { searchedText, type Condition, type FilterValues } from '../../kernel/list/filter.ts';
import { lookAlikeSpellings } from '../../kernel/list/look-alike-letters.texts.ts';
import { toContainsPattern } from '../../kernel/list/text.ts';
import { findStreetIds } from '../../kernel/search/streets.ts';
import { wordsCondition } from '../../kernel/search/words-condition.ts';

/** Conditions of the filters by words; null if the filter is not set. Building them reads the database. */
export interface WordConditions {
  addressWords: Condition | null;
  nameWords: Condition | null;
  streets: Condition | null;
}

export const readWordConditions = async (
  database: Database,
  { addressDescription, clientName, streetName }: FilterValues,
): Promise<WordConditions> => {
  const read = (table: 'client' | 'address', alias: string, text: unknown) =>
    hasText(text) ? wordsCondition(database, table, { alias, text }) : null;
  return {
    addressWords: await read('address', 'a', addressDescription),
    nameWords: await read('client', 'c', clientName),
    streets: hasText(streetName)
      ? sql`a.street_id = any(${await findStreetIds(database, streetName)}::bigint[])`
      : null,
  };
};

const hasText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const textParameters = (texts: Readonly<Record<string, string>>) =>
  Object.assign(
    {},
    ...Object.entries(texts).map(
      ([name, description]) => searchedText({ name, description, matches: () => sql`true` }).parameters,
    ),
  );

export const addressParameters = textParameters({
  townName: 'Part of the name of the town.',
  addressDescription: 'Words of the address in any order, in Cyrillic or Latin letters.',
  streetName: 'Part of the name of the street, in Cyrillic or Latin letters; words for its kind are ignored.',
  streetNumber: 'House number.',
  block: 'The block.',
  entrance: 'The entrance.',
  floor: 'The floor.',
  apartment: 'The apartment.',
});

/** Columns whose whole value is compared: as a part of a value, '1' would match '11' too. */
const wholeColumns = {
  streetNumber: 'street_number',
  block: 'block',
  entrance: 'entrance',
  floor: 'floor',
  apartment: 'apartment',
} as const;

/** Conditions on `address a`. */
export const addressConditions = (values: FilterValues, { addressWords, streets }: WordConditions): Condition[] => {
  const conditions: Condition[] = [];
  const { townName } = values;
  if (typeof townName === 'string')
    conditions.push(sql`a.town_id in (select id from town where name ilike ${toContainsPattern(townName)})`);
  for (const [name, column] of Object.entries(wholeColumns)) {
    const value = values[name];
    if (typeof value === 'string')
      conditions.push(sql`lower(${sql.ref(`a.${column}`)}) = any(${lookAlikeSpellings(value.trim().toLowerCase())})`);
  }
  return [...conditions, ...[streets, addressWords].filter((condition) => condition !== null)];
};

export const clientParameters = textParameters({
  clientNumber: 'The client number, or its start.',
  clientName: 'Words of the name of the client in any order, in Cyrillic or Latin letters.',
  egn: 'The whole EGN or EIK. Send it in the body: URLs are logged.',
});

/** Conditions on `client c`. */
export const clientConditions = (values: FilterValues, { nameWords }: WordConditions): Condition[] => {
  const { clientNumber, egn } = values;
  return [
    ...(typeof clientNumber === 'string' ? [sql`c.client_number like ${startingWith(clientNumber.trim())}`] : []),
    ...(nameWords ? [nameWords] : []),
    // The whole number only: a part would reveal the masked digits one by one.
    ...(typeof egn === 'string' ? [sql`c.egn = ${egn.trim()}`] : []),
  ];
};

export const fabricNoParameter = textParameters({ waterMeterFabricNo: 'Part of the number of a water meter.' });

/**
 * SQL: true for a record to which a water meter with this part of its number refers. `id`: SQL of the record's id;
 * `column`: the column of the meter that holds this id.
 */
export const meterCondition = (
  { waterMeterFabricNo }: FilterValues,
  id: Condition,
  column: 'client_id' | 'address_id',
): Condition[] =>
  typeof waterMeterFabricNo === 'string'
    ? [
        sql`${id} in (select ${sql.ref(column)} from water_meter where fabric_no ilike ${toContainsPattern(waterMeterFabricNo.trim())})`,
      ]
    : [];

const startingWith = (text: string): string => toContainsPattern(text).slice(1);
