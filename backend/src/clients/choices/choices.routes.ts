import { sql, type RawBuilder } from 'kysely';
import { Type } from 'typebox';
import { networkAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Server } from '../../kernel/http/http.ts';
import { responsesOf } from '../../kernel/http/schema.ts';
import { toContainsPattern } from '../../kernel/list/text.ts';
import { nomenclatures } from '../../kernel/nomenclatures.ts';
import { parsePhoneDigits } from '../../kernel/search/telephone.ts';
import { rowsWithWords, wordsCondition } from '../../kernel/search/words-condition.ts';

const KeyValue = Type.Object({ key: Type.Integer(), value: Type.String() });

const Query = Type.Object({
  text: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'Part of the value; for addresses and clients, words of it. If absent, the list is not filtered by a text.',
    }),
  ),
  id: Type.Optional(Type.Integer({ description: 'Only the entry with this key.' })),
  townId: Type.Optional(Type.Integer({ description: 'Only the streets of this town.' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, description: 'Default: all entries.' })),
});

interface LookupQuery {
  text: string;
  id: number | undefined;
  townId: number | undefined;
}

interface Lookup {
  from: RawBuilder<unknown>;
  key: RawBuilder<unknown>;
  value: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  /** How well a row of `rowsWith` fits the text: the best rows are first. Other rows are too many to be compared. */
  fit?: (text: string) => RawBuilder<unknown>;
  /** The condition for a text that is not empty. */
  matches: (database: Database, text: string) => RawBuilder<unknown> | Promise<RawBuilder<unknown>>;
  /**
   * Used instead of `matches` if the response is limited: returns SQL of the matching rows, which are not sorted yet.
   * Null if `matches` must be used for this text.
   */
  rowsWith?: (database: Database, text: string) => Promise<RawBuilder<unknown>> | null;
  conditions?: (query: LookupQuery) => RawBuilder<unknown>[];
}

/**
 * With a limit, at most this many matches are sorted; if there are more, the user needs to type more words. Sorting by
 * the rules of Bulgarian takes most of the time.
 */
const maxSorted = 500;

const byName = (table: 'district' | 'municipality'): Lookup => ({
  from: sql`${sql.table(table)} t`,
  key: sql`t.id`,
  value: sql`t.name`,
  order: sql`t.name collate bulgarian`,
  matches: (_database, text) => sql`t.name ilike ${toContainsPattern(text)}`,
});

/** Counts the typed words that are whole words of the name; one more if the name begins with the text. */
const fitOfName = (text: string): RawBuilder<unknown> => sql`(
  select count(*) from unnest(string_to_array(lower(${text}), ' ')) word
  where position(' ' || word || ' ' in ' ' || lower(t.name) || ' ') > 0
) + starts_with(lower(t.name), lower(${text}))::int`;

/** WM-13: the lookup lists of clients and addresses, by the last part of the path. */
const lookups: Readonly<Record<string, Lookup>> = {
  getClientTypesAsKeyValuePairList: {
    ...byName('district'),
    from: sql`nomenclature_item t`,
    value: sql`t.name_bg`,
    order: sql`t.id`,
    matches: (_database, text) => sql`t.name_bg ilike ${toContainsPattern(text)}`,
    conditions: () => [sql`t.nomenclature_id = ${nomenclatures.clientTypes} and t.is_active`],
  },
  getDistrictsAsKeyValuePairList: byName('district'),
  getTownGraoCodesAsKeyValuePairList: {
    from: sql`town t`,
    key: sql`t.id`,
    value: sql`t.grao_code || ' - ' || t.name`,
    order: sql`t.name collate bulgarian`,
    matches: (_database, text) => sql`(t.name ilike ${toContainsPattern(text)} or t.grao_code like ${`${text}%`})`,
  },
  getStreetsAsKeyValuePairList: {
    from: sql`street t join town on town.id = t.town_id`,
    key: sql`t.id`,
    value: sql`t.name || ', ' || town.name`,
    order: sql`t.name collate bulgarian`,
    matches: (_database, text) => sql`t.name ilike ${toContainsPattern(text)}`,
    conditions: ({ townId }) => (townId ? [sql`t.town_id = ${townId}::bigint`] : []),
  },
  getAddressesAsKeyValuePairList: {
    from: sql`address t`,
    key: sql`t.id`,
    value: sql`t.full_address`,
    order: sql`t.full_address collate bulgarian`,
    matches: (database, text) => wordsCondition(database, 'address', { alias: 't', text }),
    rowsWith: (database, text) => rowsWithWords(database, 'address', text, maxSorted),
  },
  getClientsAsKeyValuePairList: {
    from: sql`client t`,
    key: sql`t.id`,
    value: sql`t.client_number || ' - ' || t.name`,
    order: sql`t.name collate bulgarian`,
    fit: fitOfName,
    matches: (database, text) => {
      const digits = parsePhoneDigits(text);
      return digits === null
        ? wordsCondition(database, 'client', { alias: 't', text })
        : sql`t.client_number like ${`${digits}%`}`;
    },
    rowsWith: (database, text) =>
      parsePhoneDigits(text) === null ? rowsWithWords(database, 'client', text, maxSorted) : null,
  },
};

const placeholder = { key: 0, value: '' };

/** FI-12: adds the lookup lists. The first entry of each list is the placeholder. */
export const addRoutes = (server: Server, { database }: { database: Database }): void => {
  for (const [name, lookup] of Object.entries(lookups)) {
    server.get(
      `/api/WaterMeter/${name}`,
      {
        config: { access: networkAccess },
        schema: { tags: ['lookups'], querystring: Query, response: responsesOf(Type.Array(KeyValue)) },
      },
      async ({ query: { text: typed = '', limit, id, townId } }) => {
        const text = typed.trim();
        const rowsWithText = text === '' || limit === undefined ? null : await lookup.rowsWith?.(database, text);
        const conditions = [
          ...(lookup.conditions?.({ text, id, townId }) ?? []),
          ...(text === '' || rowsWithText ? [] : [await lookup.matches(database, text)]),
          ...(id === undefined ? [] : [sql`${lookup.key} = ${id}::bigint`]),
        ];
        const { rows } = await sql<{ key: number; value: string }>`
          select ${lookup.key} as key, ${lookup.value} as value from ${rowsWithText ? sql`${rowsWithText} t` : lookup.from}
          where ${sql.join([sql`true`, ...conditions], sql` and `)}
          order by ${rowsWithText && lookup.fit ? sql`${lookup.fit(text)} desc, ` : sql``}${lookup.order}, ${lookup.key} ${limit === undefined ? sql`` : sql`limit ${sql.lit(limit)}`}`.execute(
          database,
        );
        return [placeholder, ...rows];
      },
    );
  }
};
