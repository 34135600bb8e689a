import { sql, type RawBuilder } from 'kysely';
import { Type, type Static } from 'typebox';
import { networkAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Server } from '../../kernel/http/http.ts';
import { responsesOf } from '../../kernel/http/schema.ts';
import { matcherOf } from '../../kernel/search/matcher.ts';
import type { ReadTerm } from '../../kernel/search/reading.ts';
import { hasAdjacentTerms, hasTerms } from '../../kernel/search/stored-words.ts';
import { addressLevels, AddressParts, fromAddresses, hasParts } from './address-levels.ts';

const OptionsQuery = Type.Object({
  ...AddressParts.properties,
  text: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Not in the specification: only options of addresses that contain these words.',
    }),
  ),
});
type OptionsQuery = Static<typeof OptionsQuery>;

interface KeyValue {
  key: number;
  value: string;
}

const KeyValuePairs = Type.Array(Type.Unsafe<KeyValue>(Type.Ref('KeyValuePair')));

/** WM-8: adds a route for each level of an address. The options of a level depend on the values of the levels above. */
export const addRoutes = (server: Server, { database }: { database: Database }): void => {
  for (const [index, { name }] of addressLevels.entries())
    server.get(
      `/api/WaterMeter/GetAddressProperty${name}DropdownItemsAsKeyValuePairList`,
      {
        config: { access: networkAccess },
        schema: { tags: ['lookups'], querystring: OptionsQuery, response: responsesOf(KeyValuePairs) },
      },
      ({ query }) => readOptions(database, index, query),
    );
};

/** Maximum number of options. The user narrows a longer list by typing. */
const maxOptions = 200;
/** At most this many of the addresses with the words are ranked. */
const maxFound = 2_000;
const maxOfStreets = 500;

/** Reads the values of a level from addresses with the values chosen in the levels above, after the placeholder. */
const readOptions = async (
  database: Database,
  level: number,
  { text, ...parts }: OptionsQuery,
): Promise<KeyValue[]> => {
  const above = addressLevels.slice(0, level).map(({ field }) => [field, parts[field]]);
  const column = addressLevels[level]?.column ?? sql`null`;
  const conditions = [sql`${column} <> ''`, ...hasParts(Object.fromEntries(above) as AddressParts)];
  let options = sql`select distinct ${column} as value, 0 as rank ${fromAddresses}
    where ${sql.join(conditions, sql` and `)} limit ${sql.lit(maxOptions)}`;
  if (text?.trim()) {
    const [reading] = await matcherOf(database).read(text);
    if (!reading || reading.terms.length === 0) return [placeholder];
    options = sql`select value, min(rank) as rank from (${withTerms(column, conditions, reading.terms)}) found
      group by value order by rank limit ${sql.lit(maxOptions)}`;
  }
  const { rows } = await sql<{ value: string }>`
    select value from (${options}) options order by rank, value collate bulgarian, value`.execute(database);
  return [placeholder, ...rows.map(({ value }, index) => ({ key: index + 1, value }))];
};

/**
 * SQL: values of the addresses with these terms. Rank 0: the terms follow each other, because 'Люлин 5' also occurs in
 * 'Люлин 1, ап. 5'. If such addresses are few among many others, the names of the streets find them.
 */
const withTerms = (
  column: RawBuilder<unknown>,
  conditions: readonly RawBuilder<unknown>[],
  terms: readonly ReadTerm[],
): RawBuilder<unknown> => {
  const [isAdjacent, hasName] = [
    hasAdjacentTerms(sql`a.full_address`, terms),
    hasAdjacentTerms(sql`name`, terms.slice(0, 2)),
  ];
  const rank = isAdjacent ? sql`case when ${isAdjacent} then 0 else 1 end` : sql`0`;
  const matching = sql`select ${column} as value, ${rank} as rank ${fromAddresses}
    where ${sql.join([...conditions, hasTerms(sql`a.full_address`, terms)], sql` and `)}`;
  // As materialized: otherwise PostgreSQL would expect to find enough rows early in the table, and would not use the
  // index of words. It still reads only as many rows as the limit asks for.
  if (!isAdjacent || !hasName)
    return sql`with matching as materialized (${matching}) select * from matching limit ${sql.lit(maxFound)}`;
  const ofStreets = [
    sql`a.street_id = any(array(select id from street where ${hasName}))`,
    ...conditions,
    ...(terms.length > 2 ? [hasTerms(sql`a.full_address`, terms), isAdjacent] : []),
  ];
  return sql`
    with of_streets as materialized (
      select ${column} as value, 0 as rank ${fromAddresses} where ${sql.join(ofStreets, sql` and `)}
      limit ${sql.lit(maxOfStreets)}
    ), matching as materialized (${matching})
    select * from of_streets union all (
      select * from matching where (select count(distinct value) from of_streets) < ${sql.lit(maxOptions)}
      limit ${sql.lit(maxFound)}
    )`;
};

const placeholder = { key: 0, value: '' };
