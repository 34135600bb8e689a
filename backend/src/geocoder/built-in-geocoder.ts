import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../kernel/database/database.ts';
import { boxAround, metresBetween, type Coordinates } from '../kernel/geo.ts';
import { firstMatch } from '../kernel/search/first-match.ts';
import { matcherOf } from '../kernel/search/matcher.ts';
import type { ReadTerm, Reading } from '../kernel/search/reading.ts';
import type { AddressPart } from '../kernel/search/search-text.ts';
import { hasTerms, isWord } from '../kernel/search/stored-words.ts';
import { toGeoHit, type FoundAddress, type GeoHit, type Precision } from './geo-hit.ts';
import { dropCountry, parseAddress, splitHouseLetter, splitHouseNumber, type ParsedAddress } from './parse-address.ts';

const maxStreets = 30;
const maxFound = 2000;
/** Maximum distance to the nearest address. */
const maxMetres = 250;

/** Searches the utility's own addresses. */
export const createBuiltInGeocoder = (database: Database) => ({
  /** Returns at most `max` places for a text, best first. */
  async search(text: string, max: number): Promise<GeoHit[]> {
    if (text.trim() === '') return [];
    // The number is not split from a text that is the name of a street: the name may contain the number.
    const hasNumber = !(await isStreet(database, text));
    const readings = await matcherOf(database).read(text);
    const hits = await firstMatch(database, readings, (reading) =>
      findPlaces(database, reading, { text, hasNumber, max }),
    );
    return hits ?? [];
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

interface Search {
  text: string;
  /** False if no number of the text is a house number. */
  hasNumber: boolean;
  max: number;
}

/** Finds places by one reading of the text; null if there are none. A number alone would match a house in each street. */
const findPlaces = async (database: Database, { terms }: Reading, search: Search): Promise<GeoHit[] | null> => {
  if (!terms.some(isWord)) return null;
  const parsed = parseAddress(terms);
  for (const attempt of attemptsFor(parsed, search.hasNumber)) {
    // oxlint-disable-next-line no-await-in-loop -- each attempt is less exact than the one before
    const hits = await attempt(database, search);
    if (hits.length > 0) return hits;
  }
  return null;
};

type Attempt = (database: Database, search: Search) => Promise<GeoHit[]>;

/** Returns attempts, the most exact one first. The last ones ignore numbers, because houses are renumbered. */
const attemptsFor = (parsed: ParsedAddress, hasNumber: boolean): Attempt[] => {
  const addresses = [parsed, dropCountry(parsed)].filter((address) => address !== null);
  const exact = addresses
    .flatMap((address) => [hasNumber ? splitHouseNumber(address) : null, address])
    .filter((address) => address !== null);
  return [
    ...exact.map(inStreets),
    ...exact.flatMap(splitHouseLetter).map(inStreets),
    ...addresses.map(anywhere),
    ...addresses.map(({ terms }) => inStreets({ terms: terms.filter(isWord), parts: {} })),
  ];
};

const inStreets =
  ({ terms, parts }: ParsedAddress): Attempt =>
  async (database, { text, max }) => {
    const streets = await findStreets(database, terms, text);
    return streets.length === 0 ? [] : findAddresses(database, streets, parts, max);
  };

/** Searches the full address text, for addresses without a street. */
const anywhere =
  ({ terms, parts }: ParsedAddress): Attempt =>
  async (database, { max }) => {
    const hasAll = hasTerms(sql`full_address`, [...terms, ...Object.values(parts)]);
    // If one query searched and sorted, PostgreSQL would read the table in the order of the ids.
    const { rows } = await sql<FoundAddress>`
      with found as materialized (
        select id from address where location is not null and ${hasAll} limit ${maxFound}
      )
      select ${columns} ${tables} where a.id in (select id from found) order by a.id limit ${max}`.execute(database);
    return rows.map((row) => toGeoHit(row, 'ADDRESS'));
  };

/**
 * Finds streets whose name and town contain all terms, most similar names first. The similarity to the original text
 * distinguishes an estate from a street of the same name.
 */
const findStreets = async (database: Database, terms: readonly ReadTerm[], text: string): Promise<number[]> => {
  const spelled = terms.map((term) => (term.kind === 'word' ? (term.words[0] ?? term.text) : term.text)).join(' ');
  const { rows } = await sql<{ id: number }>`
    select s.id from street s join town t on t.id = s.town_id where ${hasTerms(plainName, terms)}
    order by similarity(s.name, ${spelled}) + similarity(s.name, ${text}) desc, s.id limit ${maxStreets}`.execute(
    database,
  );
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
    ([part, { spellings }]) => sql`lower(${columnOf[part as AddressPart]}) = any(${spellings})`,
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
