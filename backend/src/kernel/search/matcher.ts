import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { isCertain, readLoosely, readSearchText, type Reading } from './reading.ts';
import { storedWords } from './stored-words.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** Reads search texts: Latin letters, wrong keyboard layouts, typing errors. */
export interface Matcher {
  /** Returns the likely readings of a text, best first; never empty. Newly added names are loaded before a guess. */
  read: (text: string) => Promise<Reading[]>;
  /** Adds similar words to the words of a reading. */
  loosen: (reading: Reading) => Promise<Reading>;
}

/** All names are read again after this time. Until then, a changed name is found only as typed. */
const reloadMs = 10 * 60_000;

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
  vocabulary: Vocabulary;
  words: ReadonlySet<string>;
  newest: Newest;
  at: number;
}

interface Newest {
  client: number;
  submitter: number;
}

const createMatcher = (database: Database, now = () => performance.now()): Matcher => {
  let loaded: Promise<Loaded> | null = null;
  // Not the previous promise: it may fail too, and every later search would fail with it.
  let lastLoaded: Loaded | null = null;
  const replace = (loading: Promise<Loaded>): Promise<Loaded> => {
    loaded = loading;
    loading.then(
      (value) => (lastLoaded = value),
      () => {
        if (loaded === loading) loaded = lastLoaded && Promise.resolve(lastLoaded);
      },
    );
    return loading;
  };
  const loadAll = async (): Promise<Loaded> => {
    const at = now();
    const { words, newest } = await readWords(database, null);
    return { vocabulary: createVocabulary(words), words: new Set(words), newest, at };
  };
  const current = async (): Promise<Loaded> => {
    const cached = await (loaded ?? replace(loadAll()));
    // Searches use the old words until the new words are loaded.
    if (now() - cached.at >= reloadMs) {
      cached.at = now();
      void loadAll().then(
        (reloaded) => {
          lastLoaded = reloaded;
          loaded = Promise.resolve(reloaded);
        },
        () => {},
      );
    }
    return cached;
  };
  const addNew = async (cached: Loaded): Promise<Loaded> => {
    const { words, newest } = await readWords(database, cached.newest);
    const added = words.filter((word) => !cached.words.has(word));
    if (added.length === 0) return { ...cached, newest };
    const all = new Set([...cached.words, ...added]);
    return { ...cached, newest, words: all, vocabulary: createVocabulary(all) };
  };
  return {
    async read(text) {
      const before = await current();
      const readings = readSearchText(text, before.vocabulary);
      if (readings[0] && isCertain(readings[0])) return readings;
      const after = await replace(addNew(before));
      return after.vocabulary === before.vocabulary ? readings : readSearchText(text, after.vocabulary);
    },
    loosen: async (reading) => readLoosely(reading, (await current()).vocabulary),
  };
};

/** Reads the words of all names, or only those of newer clients and submitters. */
const readWords = async (database: Database, after: Newest | null): Promise<{ words: string[]; newest: Newest }> => {
  const { client, submitter } = after ?? { client: 0, submitter: 0 };
  const places = after ? sql`` : sql`union all select name from street union all select name from town`;
  const { rows } = await sql<Newest & { words: string[] }>`
    select
      (select coalesce(max(id), 0) from client) as client, (select coalesce(max(id), 0) from submitter) as submitter,
      array(select distinct unnest(tsvector_to_array(${storedWords(sql`name`)})) from (
        select name from client where id > ${client} union all select name from submitter where id > ${submitter} ${places}
      ) named) as words`.execute(database);
  const [row] = rows;
  return { words: row?.words ?? [], newest: { client: row?.client ?? 0, submitter: row?.submitter ?? 0 } };
};
