import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { isCertain, readLoosely, readSearchText, type Reading } from './reading.ts';
import { storedWords } from './stored-words.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';
import { createWordIndex, maxWordsOfIndex, type WordIndex } from './word-index.ts';

/** Reads search texts: Latin letters, wrong keyboard layouts, typing errors. */
export interface Matcher {
  /** Returns the likely readings of a text, best first; never empty. Newly added names are loaded before a guess. */
  read: (text: string) => Promise<Reading[]>;
  /** Adds similar words to the words of a reading. */
  loosen: (reading: Reading) => Promise<Reading>;
}

/** All names are read again after this time. Until then, a changed name is found only as typed. */
const reloadMs = 10 * 60_000;

/** A search does not wait longer for many new names, such as those of an import. */
const maxWaitMs = 1_000;

const matchers = new WeakMap<Database, Matcher>();

/** Returns the matcher of a database, with one vocabulary for all lists, forms and searches. */
export const matcherOf = (database: Database): Matcher => {
  const existing = matchers.get(database);
  if (existing) return existing;
  const matcher = createMatcher(database);
  matchers.set(database, matcher);
  return matcher;
};

/** The words of the names that were read; `newest` has the largest ids that were read. */
interface Loaded {
  index: WordIndex;
  vocabulary: Vocabulary;
  newest: Newest;
  at: number;
}

interface Newest {
  client: number;
  submitter: number;
}

const createMatcher = (database: Database, now = () => performance.now()): Matcher => {
  let loaded: Promise<Loaded> | null = null;
  const loadAll = async (): Promise<Loaded> => {
    const at = now();
    const { words, newest } = await readWords(database, null);
    const index = createWordIndex();
    await index.add(words);
    return { index, vocabulary: createVocabulary(index), newest, at };
  };
  const getLoaded = async (): Promise<Loaded> => {
    const loading = (loaded ??= loadAll());
    const cached = await loading.catch((error: unknown) => {
      if (loaded === loading) loaded = null;
      throw error;
    });
    // Searches use the old words until the new words are loaded.
    if (now() - cached.at >= reloadMs) {
      cached.at = now();
      void loadAll().then(
        (reloaded) => (loaded = Promise.resolve(reloaded)),
        () => {},
      );
    }
    return cached;
  };
  let adding: Promise<boolean> | null = null;
  /** Adds the words of newer names. Returns false if there are none. */
  const addNew = (cached: Loaded): Promise<boolean> => {
    adding ??= readWords(database, cached.newest)
      .then(async ({ words, newest }) => {
        cached.newest = newest;
        return (await cached.index.add(words)) > 0;
      })
      .finally(() => (adding = null));
    return adding;
  };
  return {
    async read(text) {
      const cached = await getLoaded();
      const readings = readSearchText(text, cached.vocabulary);
      if (readings[0] && isCertain(readings[0])) return readings;
      const hasNew = await Promise.race([addNew(cached), setTimeout(maxWaitMs, true, { ref: false })]);
      return hasNew ? readSearchText(text, cached.vocabulary) : readings;
    },
    loosen: async (reading) => readLoosely(reading, (await getLoaded()).vocabulary),
  };
};

/** Reads the words of all names, or only those of newer clients and submitters. */
const readWords = async (database: Database, after: Newest | null): Promise<{ words: string[]; newest: Newest }> => {
  const { client, submitter } = after ?? { client: 0, submitter: 0 };
  const places = after ? sql`` : sql`union all select name from street union all select name from town`;
  const { rows } = await sql<Newest & { words: string[] }>`
    select
      (select coalesce(max(id), 0) from client) as client, (select coalesce(max(id), 0) from submitter) as submitter,
      array(select word from (
        select unnest(tsvector_to_array(${storedWords(sql`name`)})) as word from (
          select name from client where id > ${client} union all select name from submitter where id > ${submitter} ${places}
        ) named
      ) each_word where length(word) <= 20 and word !~ '[0-9]'
        group by word order by count(*) desc, word collate "C" limit ${maxWordsOfIndex}) as words`.execute(database);
  const [row] = rows;
  return { words: row?.words ?? [], newest: { client: row?.client ?? 0, submitter: row?.submitter ?? 0 } };
};
