import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { readLoosely, readSearchText, type Reading } from './reading.ts';
import { storedWords } from './stored-words.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** Reads search texts: Latin letters, wrong keyboard layouts, typing errors. */
export interface Matcher {
  /** The likely readings of a text, the best one first; never empty. */
  read: (text: string) => Promise<Reading[]>;
  loosen: (reading: Reading) => Promise<Reading>;
}

/** New words are found as typed at once; their typing errors are corrected after this time. */
const refreshMs = 10 * 60_000;

const matchers = new WeakMap<Database, Matcher>();

/** The matcher of a database, with one vocabulary for all lists, forms and searches. */
export const matcherOf = (database: Database): Matcher => {
  const existing = matchers.get(database);
  if (existing) return existing;
  const matcher = createMatcher(database);
  matchers.set(database, matcher);
  return matcher;
};

export const createMatcher = (database: Database, now = () => performance.now()): Matcher => {
  let vocabulary: Promise<Vocabulary> | null = null;
  let loadedAt = 0;
  const load = (): Promise<Vocabulary> => {
    loadedAt = now();
    return readWords(database).then(createVocabulary);
  };
  const forget = (loading: Promise<Vocabulary>) => () => vocabulary === loading && (vocabulary = null);
  const current = (): Promise<Vocabulary> => {
    if (!vocabulary) {
      const loading = load();
      vocabulary = loading;
      // An empty database may be filled soon.
      loading.then(({ isEmpty }) => isEmpty && forget(loading)(), forget(loading));
    } else if (now() - loadedAt >= refreshMs) {
      // Searches use the old words until the new ones are there.
      load().then(
        (loaded) => (vocabulary = Promise.resolve(loaded)),
        () => {},
      );
    }
    return vocabulary;
  };
  return {
    read: async (text) => readSearchText(text, await current()),
    loosen: async (reading) => readLoosely(reading, await current()),
  };
};

const readWords = async (database: Database): Promise<string[]> => {
  const { rows } = await sql<{ word: string }>`
    select distinct unnest(tsvector_to_array(${storedWords(sql`name`)})) as word from (
      select name from client union all select name from submitter union all select name from street
      union all select name from town
    ) named`.execute(database);
  return rows.map(({ word }) => word);
};
