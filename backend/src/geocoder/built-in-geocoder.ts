import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../kernel/database/database.ts';
import { boxAround, metresBetween, type Coordinates } from '../kernel/geo.ts';
import { toContainsPattern } from '../kernel/list/text.ts';
import { toGeoHit, type FoundAddress, type GeoHit, type Precision } from './geo-hit.ts';
import { parseAddress, splitHouseNumber, type AddressPart, type ParsedAddress } from './parse-address.ts';

/** A search needs a word with two letters in a row: a number alone would match a house in each street. */
const twoLetters = /\p{L}{2}/u;
const maxStreets = 30;
const typoThreshold = 0.45;
/** Maximum distance to the nearest address. */
const maxMetres = 250;

/** Searches the utility's own addresses. */
export const createBuiltInGeocoder = (database: Database) => ({
  /** Returns at most `max` places for a text, best first. */
  async search(text: string, max: number): Promise<GeoHit[]> {
    const parsed = parseAddress(text);
    if (!parsed.words.some((word) => twoLetters.test(word))) return [];
    const withNumber = splitHouseNumber(parsed);
    // The number is not split from a text that is the name of a street: the name may contain the number.
    const variants = withNumber && !(await isStreet(database, text)) ? [withNumber, parsed] : [parsed];
    for (const find of [findStreets, findSimilarStreets]) {
      for (const variant of variants) {
        const streets = await find(database, variant.words, text);
        if (streets.length === 0) continue;
        const hits = await findAddresses(database, streets, variant.parts, max);
        if (hits.length > 0) return hits;
      }
    }
    return findAnywhere(database, parsed, max);
  },

  /** Returns the nearest address; null if none is near. */
  async reverse(place: Coordinates): Promise<GeoHit | null> {
    const metres = metresBetween(place, sql`a.location`);
    // The index finds the address that is nearest in degrees. Because a degree of longitude is shorter than one of
    // latitude, another address may be nearer in metres, so all addresses up to that distance are compared. The nearest
    // rows by degrees could all belong to one building, which has one row per flat.
    const { rows } = await sql<FoundAddress & { metres: number }>`
      with reach as (
        select least(${metres}, ${maxMetres}) + 0.01 as metres from address a where a.location is not null
        order by a.location <-> point(${place.longitude}, ${place.latitude}) limit 1
      )
      select ${columns}, ${metres} as metres ${tables}
      where a.location <@ (select ${boxAround(place, sql`metres`)} from reach)
      order by metres, a.id limit 1`.execute(database);
    const [nearest] = rows;
    return nearest && nearest.metres <= maxMetres ? toGeoHit(nearest, 'BUILDING') : null;
  },
});

const columns = sql`
  a.id, t.name as town, d.name as district, s.name as street, a.address_description as description,
  a.street_number as number, a.block, a.entrance, a.floor, a.apartment, a.zip_code as zip,
  a.location[0] as longitude, a.location[1] as latitude`;

const tables = sql`
  from address a join town t on t.id = a.town_id join municipality m on m.id = t.municipality_id
  join district d on d.id = m.district_id left join street s on s.id = a.street_id`;

const plainName = sql`concat_ws(' ', s.name, t.name)`;

/** True if the text is or starts with the label of a street and its town. */
const isStreet = async (database: Database, text: string): Promise<boolean> => {
  const { rows } = await sql`
    select from street s join town t on t.id = s.town_id
    where starts_with(lower(${text.trim()}), lower(concat_ws(', ', s.name, t.name))) limit 1`.execute(database);
  return rows.length > 0;
};

/**
 * Finds streets whose name and town contain all words, most similar names first. The similarity to the original text
 * distinguishes an estate from a street of the same name.
 */
const findStreets = async (database: Database, words: readonly string[], text: string): Promise<number[]> => {
  const conditions = words.map((word) => hasWord(plainName, word));
  const { rows } = await sql<{ id: number }>`
    select s.id from street s join town t on t.id = s.town_id where ${sql.join(conditions, sql` and `)}
    order by similarity(s.name, ${words.join(' ')}) + similarity(s.name, ${text}) desc, s.id limit ${maxStreets}`.execute(
    database,
  );
  return rows.map(({ id }) => id);
};

/** Finds streets with similar names, for typing errors. */
const findSimilarStreets = async (database: Database, words: readonly string[]): Promise<number[]> => {
  const query = words.join(' ');
  const { rows } = await sql<{ id: number }>`
    select id from (
      select s.id, greatest(similarity(s.name, ${query}), strict_word_similarity(${query}, ${plainName})) as likeness
      from street s join town t on t.id = s.town_id
    ) streets where likeness >= ${typoThreshold} order by likeness desc, id limit 5`.execute(database);
  return rows.map(({ id }) => id);
};

const findAddresses = async (
  database: Database,
  streets: readonly number[],
  parts: ParsedAddress['parts'],
  max: number,
): Promise<GeoHit[]> => {
  const precision = precisionOf(parts);
  const conditions = Object.entries(parts).map(
    ([part, value]) => sql`lower(${columnOf[part as AddressPart]}) = ${value}`,
  );
  const mergedBy = sql.join(mergeColumns[precision].map((column) => sql`a.${sql.ref(column)}`));
  const { rows } = await sql<FoundAddress>`
    select * from (
      select distinct on (${mergedBy}) ${columns}, array_position(${streets}::bigint[], a.street_id) as rank ${tables}
      where a.street_id = any(${streets}::bigint[]) and a.location is not null
        ${conditions.length > 0 ? sql`and ${sql.join(conditions, sql` and `)}` : sql``}
      order by ${mergedBy}, a.id
    ) found order by rank, length(number), number, block, entrance, id limit ${max}`.execute(database);
  return rows.map((row) => toGeoHit(row, precision));
};

/** Searches the full address text, for addresses without a street. */
const findAnywhere = async (database: Database, { words, parts }: ParsedAddress, max: number): Promise<GeoHit[]> => {
  const conditions = [...words, ...Object.values(parts)].map((word) => hasWord(sql`a.full_address`, word));
  const { rows } = await sql<FoundAddress>`
    select ${columns} ${tables} where a.location is not null and ${sql.join(conditions, sql` and `)}
    order by a.id limit ${max}`.execute(database);
  return rows.map((row) => toGeoHit(row, 'ADDRESS'));
};

/** Matches a number only as a whole word: 7 does not match 17. */
const hasWord = (text: RawBuilder<unknown>, word: string): RawBuilder<unknown> =>
  /^\d+$/.test(word) ? sql`${text} ~ ${`\\m${word}\\M`}` : sql`${text} ilike ${toContainsPattern(word)}`;

const precisionOf = ({ number, block, entrance, floor, apartment }: ParsedAddress['parts']): Precision => {
  if (floor !== undefined || apartment !== undefined) return 'ADDRESS';
  return number !== undefined || block !== undefined || entrance !== undefined ? 'BUILDING' : 'STREET';
};

/** Columns by which addresses are merged into one result. */
const mergeColumns: Record<Precision, readonly string[]> = {
  STREET: ['street_id'],
  BUILDING: ['street_id', 'street_number', 'block', 'entrance'],
  ADDRESS: ['id'],
};

const columnOf: Record<AddressPart, RawBuilder<unknown>> = {
  number: sql`a.street_number`,
  block: sql`a.block`,
  entrance: sql`a.entrance`,
  floor: sql`a.floor`,
  apartment: sql`a.apartment`,
};
