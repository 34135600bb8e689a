import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { networkAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Server } from '../../kernel/http/http.ts';
import { responsesOf } from '../../kernel/http/schema.ts';
import { matcherOf } from '../../kernel/search/matcher.ts';
import { hasTerms } from '../../kernel/search/stored-words.ts';
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

/** Reads the values of a level from addresses with the values chosen in the levels above, after the placeholder. */
const readOptions = async (
  database: Database,
  level: number,
  { text, ...parts }: OptionsQuery,
): Promise<KeyValue[]> => {
  const above = addressLevels.slice(0, level).map(({ field }) => [field, parts[field]]);
  const column = addressLevels[level]?.column ?? sql`null`;
  const conditions = [sql`${column} <> ''`, ...hasParts(Object.fromEntries(above) as AddressParts)];
  if (text?.trim()) {
    const [reading] = await matcherOf(database).read(text);
    if (!reading || reading.terms.length === 0) return [placeholder];
    conditions.push(hasTerms(sql`a.full_address`, reading.terms));
  }
  const { rows } = await sql<{ value: string }>`
    select value from (
      select distinct ${column} as value ${fromAddresses} where ${sql.join(conditions, sql` and `)}
      limit ${sql.lit(maxOptions)}
    ) options order by value collate bulgarian, value`.execute(database);
  return [placeholder, ...rows.map(({ value }, index) => ({ key: index + 1, value }))];
};

const placeholder = { key: 0, value: '' };
