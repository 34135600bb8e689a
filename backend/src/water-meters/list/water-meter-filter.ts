import { admitIdentifierSearch } from '../../kernel/access/identifier-search.ts';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Principal } from '../../kernel/access/access.ts';
import type { Database } from '../../kernel/database/database.ts';
import { brokenRuleFilter } from '../../kernel/integrity-rules.ts';
import type { ListContext, ListValues } from '../../kernel/list/declare-list.ts';
import { carnetCondition } from '../../kernel/list/carnet.ts';
import {
  anyOfIds,
  maxInteger,
  searchedText,
  timeRange,
  yesOrNo,
  type Condition,
  type ListFilter,
} from '../../kernel/list/filter.ts';
import { lookAlikeSpellings } from '../../kernel/list/look-alike-letters.texts.ts';
import { toContainsPattern } from '../../kernel/list/text.ts';
import { findWords } from './find-words.ts';
import { findStreets, findTowns, townConditions } from './find-places.ts';
import { toIdConditionIfFew } from './ids-if-few.ts';
import { readRectangle } from './find-rectangle.ts';
import { countRange, dayRange, numberRange } from './meter-ranges.ts';

/** Conditions that need values from the database. The values are read before the SQL of the list is built. */
export interface WaterMeterContext extends ListContext {
  /** Null if no filter by town is set. */
  town: Condition | null;
  /** Conditions by the words of clients and addresses, by streets, address parts and rectangles. */
  others: readonly Condition[];
}

/**
 * Reads what the conditions need from the database: the most likely reading of searched words, the ids of towns and
 * streets, whether rectangles are large, and the ids of the meters if they are few. With values instead of subqueries,
 * the planner of PostgreSQL knows how many rows match.
 */
export const waterMeterContext =
  (database: Database) =>
  async (principal: Principal, values: ListValues): Promise<WaterMeterContext> => {
    const { clientName, clientEGN, addressDescription, geoRegion, addressGeoRegion } = values;
    if (clientEGN) await admitIdentifierSearch(database, principal, clientEGN as string);
    const town = await findTowns(database, values);
    const rectangles = [
      await readRectangle(database, 'water_meter', geoRegion),
      await readRectangle(database, 'address', addressGeoRegion),
    ].filter((rectangle) => rectangle !== null);
    const selective = [
      clientName ? await findWords(database, 'client', clientName as string) : null,
      addressDescription ? await findWords(database, 'address', addressDescription as string) : null,
      await findStreets(database, values),
      ...rectangles.map(({ condition, isLarge }) => (isLarge ? null : condition)),
      ...addressParts.flatMap((part) => part.conditions(values, { principal })),
    ].filter((condition) => condition !== null);
    const large = rectangles.flatMap(({ condition, isLarge }) => (isLarge ? [condition] : []));
    return { principal, town, others: [...(await toIdConditionIfFew(database, selective)), ...large] };
  };

const ofClient = (condition: Condition): Condition => sql`m.client_id in (select id from client where ${condition})`;
const ofAddress = (condition: Condition): Condition => sql`m.address_id in (select id from address where ${condition})`;

const partOf = (column: Condition, text: string): Condition => {
  const conditions = lookAlikeSpellings(text).map((one) => sql`${column} ilike ${toContainsPattern(one)}`);
  return sql`(${sql.join(conditions, sql` or `)})`;
};

const ids = (name: string, description: string, condition: Condition) =>
  anyOfIds({ name, description, column: condition, max: maxInteger });

/** Converts a filter on a column of the client or the address to a filter on water meters. */
const wrapped = (filter: ListFilter, wrap: (condition: Condition) => Condition): ListFilter => ({
  parameters: filter.parameters,
  conditions: (values, context) => {
    const conditions = filter.conditions(values, context);
    return conditions.length === 0 ? [] : [wrap(sql.join(conditions, sql` and `))];
  },
});

/** Creates the filter of an address part, such as the block. Letter case and look-alike letters are ignored. */
const addressPart = (name: string, column: string): ListFilter =>
  searchedText({
    name,
    description: `The ${name} of the address, whole.`,
    matches: (text) =>
      ofAddress(sql`lower(${sql.ref(column)}) = any(${lookAlikeSpellings(text).map((one) => one.toLowerCase())})`),
  });

const addressParts: readonly ListFilter[] = [
  addressPart('block', 'block'),
  addressPart('entrance', 'entrance'),
  addressPart('floor', 'floor'),
  addressPart('apartment', 'apartment'),
  addressPart('zipCode', 'zip_code'),
];

/** A parameter whose condition is in the context, see `waterMeterContext`. */
const inContext = (name: string, description: string): ListFilter => ({
  parameters: searchedText({ name, description, matches: () => sql`true` }).parameters,
  conditions: () => [],
});

/** A parameter with the edges of a rectangle in degrees. */
const rectangle = (name: 'geoRegion' | 'addressGeoRegion', description: string): ListFilter => ({
  parameters: {
    [name]: Type.Optional(
      Type.String({ maxLength: 100, description: `${description}: south,west,north,east in degrees.` }),
    ),
  },
  conditions: () => [],
});

/** The parameters that `findTowns` reads, with all conditions of the context. */
const townNames: ListFilter<WaterMeterContext> = {
  parameters: Object.fromEntries(
    Object.entries(townConditions).map(([name, { description }]) => [
      name,
      Type.Optional(Type.String({ maxLength: 200, description })),
    ]),
  ),
  conditions: (_values, { town, others }) => [...(town === null ? [] : [town]), ...others],
};

/** WM-3: the filters of the list on `water_meter m`. */
export const waterMeterFilters: readonly ListFilter<WaterMeterContext>[] = [
  searchedText({
    name: 'waterMeterFabricNo',
    description: 'Part of the number of the meter.',
    matches: (text) => partOf(sql`m.fabric_no`, text),
  }),
  rectangle('geoRegion', 'Rectangle with the meter'),
  dayRange({ name: 'lastDateOfRepair', column: sql`m.last_date_of_repair` }),
  dayRange({ name: 'lastDateOfCheck', column: sql`m.last_date_of_check` }),
  numberRange({ name: 'checkValue', column: sql`m.check_value` }),
  dayRange({ name: 'nextDateOfCheck', column: sql`m.next_date_of_check` }),
  countRange({ name: 'customersTotal', column: sql`m.customers_total` }),
  countRange({ name: 'apartamentsTotal', column: sql`m.apartments_total` }),
  timeRange({ name: 'createdOn', column: sql`m.created_on` }),
  timeRange({ name: 'modifiedOn', column: sql`m.modified_on` }),
  ids('waterMeterTypeCode', 'Type: the key of the lookup list.', sql`m.water_meter_type_id`),
  ids('waterMeterType', 'Another name of waterMeterTypeCode.', sql`m.water_meter_type_id`),
  ids('waterMeterOwnershipTypeId', 'Ownership type; 2 is a common meter.', sql`m.ownership_type_id`),
  ids('manufacturerCode', 'Manufacturer: the key of the lookup list.', sql`m.manufacturer_id`),
  ids('manufacturer', 'Another name of manufacturerCode.', sql`m.manufacturer_id`),
  searchedText({
    name: 'clientNumber',
    description: 'Part of the number of the client.',
    matches: (text) => ofClient(partOf(sql`client_number`, text)),
  }),
  inContext('clientName', 'Words of the name of the client, or their starts, in Cyrillic or Latin letters.'),
  searchedText({
    name: 'clientEGN',
    description: 'EGN or EIK of the client, whole. Accepted in the body of /struma/water-meters/list only.',
    matches: (text) => ofClient(sql`egn = ${text.trim()}`),
  }),
  anyOfIds({
    name: 'clientId',
    column: sql`m.client_id`,
    description: 'Id of the client. Not in the specification; with it, a search by EGN needs no EGN in the URL.',
    max: Number.MAX_SAFE_INTEGER,
  }),
  wrapped(ids('clientTypeId', 'Type of the client.', sql`client_type_id`), ofClient),
  townNames,
  inContext('street', 'Part of the name of the street, in Cyrillic or Latin letters; words for its kind are ignored.'),
  inContext('addressDescription', 'Words of the address, or their starts, in Cyrillic or Latin letters.'),
  ...addressParts.map(({ parameters }) => ({ parameters, conditions: () => [] })),
  wrapped(timeRange({ name: 'addressCreatedOn', column: sql`created_on` }), ofAddress),
  wrapped(timeRange({ name: 'addressModifiedOn', column: sql`modified_on` }), ofAddress),
  searchedText({
    name: 'addressCarnetNo',
    description: "Code of the carnet, whole; '123 / 5' is one page of it.",
    matches: (text) => ofAddress(carnetCondition('address', text)),
  }),
  {
    parameters: { addressCarnetPage: Type.Optional(Type.Integer({ minimum: 0, maximum: maxInteger })) },
    conditions: ({ addressCarnetPage: page }) =>
      page === undefined ? [] : [ofAddress(sql`carnet_page = ${page}::integer`)],
  },
  rectangle('addressGeoRegion', 'Rectangle with the address'),
  yesOrNo({
    name: 'isGeocoded',
    description: 'True: only meters with coordinates; false: only meters without coordinates.',
    yes: sql`m.location is not null`,
    no: sql`m.location is null`,
  }),
  yesOrNo({
    name: 'closed',
    description: 'True: only meters of closed accounts; false: only meters of open accounts.',
    yes: sql`m.closed_on is not null`,
    no: sql`m.closed_on is null`,
  }),
  brokenRuleFilter('water_meter', sql`m.id`),
  {
    parameters: { userId: Type.Optional(Type.String({ description: 'Accepted and ignored.' })) },
    conditions: () => [],
  },
];
