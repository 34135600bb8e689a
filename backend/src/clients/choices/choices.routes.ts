import { sql, type RawBuilder } from 'kysely';
import { Type } from 'typebox';
import { networkAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Server } from '../../kernel/http/http.ts';
import { responsesOf } from '../../kernel/http/schema.ts';
import { toContainsPattern } from '../../kernel/list/text.ts';
import { nomenclatures } from '../../kernel/nomenclatures.ts';
import { rowsWithWords, wordsCondition } from '../../kernel/search/words-condition.ts';
import { clientCondition, fitOfClient, rowsOfClients } from './client-matches.ts';

const KeyValue = Type.Object({ key: Type.Integer(), value: Type.String() });

const Query = Type.Object({
  text: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'Part of the value; for addresses and clients, words of it; for clients, also the start of the number. If absent, the list is not filtered by a text.',
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
   */
  rowsWith?: (database: Database, text: string) => Promise<RawBuilder<unknown>>;
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
    rowsWith: (database, text) => rowsWithWords(database, 'address', text, { maxRows: maxSorted }),
  },
  getClientsAsKeyValuePairList: {
    from: sql`client t`,
    key: sql`t.id`,
    value: sql`t.client_number || ' - ' || t.name`,
    order: sql`t.name collate bulgarian`,
    fit: fitOfClient,
    matches: clientCondition,
    rowsWith: (database, text) => rowsOfClients(database, text, maxSorted),
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
