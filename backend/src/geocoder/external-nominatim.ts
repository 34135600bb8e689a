import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { ExternalHostFailure, type ExternalHttp } from '../kernel/http/external-http.ts';

/**
 * Client of an external Nominatim that follows its usage policy: at most one request per second from this process, and
 * cached results.
 */
export interface ExternalNominatim {
  /**
   * Returns the JSON response to a query, for example `/reverse` with `{ lat, lon, format }`. An abort of `signal`
   * removes the query from the queue, or cancels its running request.
   */
  request(path: '/search' | '/reverse', query: Readonly<Record<string, string>>, signal: AbortSignal): Promise<unknown>;
}

const maxCachedAnswers = 5_000;
const cacheMilliseconds = 24 * 3600 * 1000;
/** Maximum length of the queue. Further requests would wait longer than clients do. */
const maxQueueLength = 10;

export const createExternalNominatim = (
  externalHttp: ExternalHttp,
  base: string,
  pauseMilliseconds = 1_000,
): ExternalNominatim => {
  const cache = new LRUCache<string, { answer: unknown }>({ max: maxCachedAnswers, ttl: cacheMilliseconds });
  const inTurn = createQueue(pauseMilliseconds);
  return {
    async request(path, query, signal) {
      const url = new URL(base + path);
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      const known = cache.get(url.href);
      if (known) return known.answer;
      const read = async (): Promise<unknown> =>
        readJson(await externalHttp.get(url, { accept: 'application/json', signal }));
      const answer = await inTurn(signal, { known: () => cache.get(url.href), read });
      cache.set(url.href, { answer });
      return answer;
    },
  };
};

interface Turn {
  /** Returns the cached result of an equal request that finished meanwhile. */
  known: () => { answer: unknown } | undefined;
  read: () => Promise<unknown>;
}

/** Runs requests one at a time with a pause after each sent request. Aborted requests leave the queue at once. */
const createQueue = (pauseMilliseconds: number) => {
  const waiting = new Set<Turn>();
  let previousTurn: Promise<unknown> = Promise.resolve();
  return async (signal: AbortSignal, turn: Turn): Promise<unknown> => {
    if (waiting.size >= maxQueueLength) throw new ExternalHostFailure('Too many requests wait for the geocoder.');
    waiting.add(turn);
    signal.addEventListener('abort', () => waiting.delete(turn), { once: true });
    let pause: Promise<void> | undefined;
    const ownTurn = previousTurn.then(async () => {
      waiting.delete(turn);
      if (signal.aborted) throw new ExternalHostFailure('The client has disconnected.');
      const known = turn.known();
      if (known) return known.answer;
      return turn.read().finally(() => (pause = wait(pauseMilliseconds, undefined, { ref: false })));
    });
    previousTurn = ownTurn.catch(() => undefined).then(() => pause);
    return ownTurn;
  };
};

const readJson = ({ status, body }: { status: number; body: Buffer }): unknown => {
  if (status !== 200) throw new ExternalHostFailure(`The geocoder returned status ${status}.`);
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new ExternalHostFailure('The geocoder returned no JSON.');
  }
};
