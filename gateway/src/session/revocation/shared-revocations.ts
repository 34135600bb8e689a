import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { createCutOffList, lifeMilliseconds } from './revocations.ts';
import type { CutOff, CutOffList } from './revocations.ts';
import type { SessionLog } from '../log.ts';

export type SharedCutOffSettings = {
  restUrl: string;
  gatewayKey: string;
  /** Absent: the process's own, in milliseconds. */
  clock?: { now(): number };
};

export type SharedCutOffList = CutOffList & {
  /** Reads the list, then again and again. Settles after the first reading, successful or not. */
  start: () => Promise<void>;
  stop: () => void;
};

/**
 * The list in memory, kept the same in every gateway by way of the REST service. While that does not answer, or does
 * not have the list, each gateway knows what it was told itself; what it could not pass on it passes on later, as long as
 * it matters. An entry that the service refuses keeps none of the others from being shared.
 */
export const createSharedCutOffList = (settings: SharedCutOffSettings, log: SessionLog): SharedCutOffList => {
  const own = createCutOffList();
  const ask = asker(settings);
  const unsent = new LRUCache<string, CutOff>({
    max: mostUnsent,
    ttl: lifeMilliseconds,
    ttlResolution: 0,
    perf: settings.clock ?? performance,
  });
  const ending = new AbortController();
  let since: number | undefined;
  let trouble: string | undefined;

  const send = async (): Promise<void> => {
    const batch = [...unsent.rkeys()].slice(0, largestBatch).flatMap((key): [string, CutOff][] => {
      const cutOff = unsent.peek(key);
      return cutOff ? [[key, cutOff]] : [];
    });
    if (batch.length > 0) await pass(batch);
  };

  /** What the service finds wrong is looked for by halves, until it is one entry. */
  const pass = async (batch: readonly [string, CutOff][]): Promise<void> => {
    try {
      await ask('', { method: 'POST', body: JSON.stringify({ cutOffs: batch.map(([, cutOff]) => cutOff) }) });
    } catch (error) {
      if (!(error instanceof RefusedEntries)) throw error;
      const half = Math.floor(batch.length / 2);
      if (half > 0) {
        await pass(batch.slice(0, half));
        return pass(batch.slice(half));
      }
      log.warn({ reason: error.message }, 'An ended session is not shared with other gateways');
    }
    for (const [key] of batch) unsent.delete(key);
  };

  const read = async (): Promise<void> => {
    const answer = await ask(since === undefined ? '' : `?since=${since}`);
    const { now, cutOffs } = listAnswer.parse(await answer.json());
    for (const cutOff of cutOffs) own.add(cutOff);
    since = now;
  };

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
      if (trouble !== undefined) log.info('The list of ended sessions is shared again');
      trouble = undefined;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (trouble !== reason) log.warn({ reason }, 'The list of ended sessions is not shared with other gateways');
      trouble = reason;
    }
  };

  /** What is refused to be taken is no reason not to read what others have said. */
  const exchange = (): Promise<void> =>
    attempt(async () => {
      const [sent, received] = [await settled(send()), await settled(read())];
      if (sent || received) throw sent ?? received;
    });

  const keepReading = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await pause(everyMilliseconds, undefined, { signal: ending.signal, ref: false });
      await exchange();
    }
  };

  return {
    judge: own.judge,
    add: async (cutOff) => {
      own.add(cutOff);
      unsent.set(JSON.stringify(cutOff), cutOff);
      await attempt(send);
    },
    start: async () => {
      await exchange();
      keepReading().catch(() => undefined);
    },
    stop: () => ending.abort(),
  };
};

/** With the time-out together: a gateway knows within four seconds what another one was told. */
const everyMilliseconds = 2000;
const timeoutMilliseconds = 2000;
const largestBatch = 1000;
const mostUnsent = 100_000;

/** The service takes the list but not what stands in it. */
class RefusedEntries extends Error {}

const refusedStatuses = [400, 413, 422];

const settled = async (work: Promise<void>): Promise<Error | null> => {
  try {
    await work;
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};

const asker =
  ({ restUrl, gatewayKey }: SharedCutOffSettings) =>
  async (query: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(`${restUrl}/struma/cut-offs${query}`, {
      ...init,
      headers: { authorization: `Bearer ${gatewayKey}`, 'content-type': 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    if (response.ok) return response;
    await response.body?.cancel();
    const reason = `the REST service answered ${response.status}`;
    throw refusedStatuses.includes(response.status) ? new RefusedEntries(reason) : new Error(reason);
  };

const listAnswer = z.object({
  now: z.number(),
  cutOffs: z.array(z.union([z.object({ session: z.string() }), z.object({ subject: z.string(), until: z.number() })])),
});
