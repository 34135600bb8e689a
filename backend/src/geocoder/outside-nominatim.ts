import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { OutsideFailure, type Outside } from '../kernel/outside.ts';

/** An outside Nominatim, asked as its usage policy wants: one request a second in all, and never the same twice. */
export interface OutsideNominatim {
  /** The JSON of a query, for instance `/reverse` with `{ lat, lon, format }`. */
  ask(path: '/search' | '/reverse', query: Readonly<Record<string, string>>): Promise<unknown>;
}

const keptAnswers = 5_000;
const keptMilliseconds = 24 * 3600 * 1000;
const mostWaiting = 30;

export const createOutsideNominatim = (outside: Outside, base: string, pauseMilliseconds = 1_000): OutsideNominatim => {
  const kept = new LRUCache<string, { answer: unknown }>({ max: keptAnswers, ttl: keptMilliseconds });
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting >= mostWaiting) throw new OutsideFailure('Too many requests wait for the geocoder.');
    waiting += 1;
    const mine = turn.then(work);
    turn = mine.then(
      () => wait(pauseMilliseconds, null, { ref: false }),
      () => wait(pauseMilliseconds, null, { ref: false }),
    );
    return mine.finally(() => (waiting -= 1));
  };
  return {
    async ask(path, query) {
      const url = new URL(base + path);
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      const known = kept.get(url.href);
      if (known) return known.answer;
      const answer = await inTurn(
        async () => kept.get(url.href)?.answer ?? readJson(await outside.get(url, { accept: 'application/json' })),
      );
      kept.set(url.href, { answer });
      return answer;
    },
  };
};

const readJson = ({ status, body }: { status: number; body: Buffer }): unknown => {
  if (status !== 200) throw new OutsideFailure(`The geocoder answered ${status}.`);
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new OutsideFailure('The geocoder answered no JSON.');
  }
};
