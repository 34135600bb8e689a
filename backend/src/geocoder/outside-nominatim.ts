import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { OutsideFailure, type Outside } from '../kernel/http/outside.ts';

/** An outside Nominatim, asked as its usage policy wants: one request a second in all, and never the same twice. */
export interface OutsideNominatim {
  /** The JSON of a query, for instance `/reverse` with `{ lat, lon, format }`. Whose signal comes is not asked for any more. */
  ask(path: '/search' | '/reverse', query: Readonly<Record<string, string>>, signal: AbortSignal): Promise<unknown>;
}

const keptAnswers = 5_000;
const keptMilliseconds = 24 * 3600 * 1000;
/** Whoever came later would wait for longer than anybody does. */
const mostWaiting = 10;

export const createOutsideNominatim = (outside: Outside, base: string, pauseMilliseconds = 1_000): OutsideNominatim => {
  const kept = new LRUCache<string, { answer: unknown }>({ max: keptAnswers, ttl: keptMilliseconds });
  const inTurn = createTurns(pauseMilliseconds);
  return {
    async ask(path, query, signal) {
      const url = new URL(base + path);
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      const known = kept.get(url.href);
      if (known) return known.answer;
      const read = async (): Promise<unknown> =>
        readJson(await outside.get(url, { accept: 'application/json', signal }));
      const answer = await inTurn(signal, { known: () => kept.get(url.href), read });
      kept.set(url.href, { answer });
      return answer;
    },
  };
};

interface Turn {
  /** Somebody before may have asked for the same. */
  known: () => { answer: unknown } | undefined;
  read: () => Promise<unknown>;
}

/** One after the other, with a pause after each that was read. Who is gone waits no longer, and holds nobody up. */
const createTurns = (pauseMilliseconds: number) => {
  const waiting = new Set<Turn>();
  let former: Promise<unknown> = Promise.resolve();
  return async (signal: AbortSignal, turn: Turn): Promise<unknown> => {
    if (waiting.size >= mostWaiting) throw new OutsideFailure('Too many requests wait for the geocoder.');
    waiting.add(turn);
    signal.addEventListener('abort', () => waiting.delete(turn), { once: true });
    let pause: Promise<void> | undefined;
    const mine = former.then(async () => {
      waiting.delete(turn);
      if (signal.aborted) throw new OutsideFailure('The caller has gone.');
      const known = turn.known();
      if (known) return known.answer;
      return turn.read().finally(() => (pause = wait(pauseMilliseconds, undefined, { ref: false })));
    });
    former = mine.catch(() => undefined).then(() => pause);
    return mine;
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
