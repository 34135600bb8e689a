import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { createRevocationList, lifeMilliseconds } from './revocations.ts';
import type { Revocation, RevocationList } from './revocations.ts';
import type { SessionLog } from '../log.ts';

export type SharedRevocationSettings = {
  restUrl: string;
  gatewayKey: string;
  /** Default: the clock of the process, in milliseconds. */
  clock?: { now(): number };
};

export type SharedRevocationList = RevocationList & {
  /** Reads the list, then repeatedly. Resolves after the first attempt, successful or not. */
  start: () => Promise<void>;
  stop: () => void;
};

/**
 * The list in memory, synchronised with all gateways through the REST service. While that is unavailable or lacks the
 * list, each gateway uses its own entries and sends them later, until they expire. An entry that the service refuses
 * does not block others.
 */
export const createSharedRevocationList = (
  settings: SharedRevocationSettings,
  log: SessionLog,
): SharedRevocationList => {
  const local = createRevocationList();
  const request = createRequest(settings);
  const pending = new LRUCache<string, Revocation>({
    max: maxUnsent,
    ttl: lifeMilliseconds,
    ttlResolution: 0,
    perf: settings.clock ?? performance,
  });
  const ending = new AbortController();
  let since: number | undefined;
  let lastReason: string | undefined;

  const send = async (): Promise<void> => {
    const batch = [...pending.rkeys()].slice(0, maxBatchSize).flatMap((key): [string, Revocation][] => {
      const revocation = pending.peek(key);
      return revocation ? [[key, revocation]] : [];
    });
    if (batch.length > 0) await sendBatch(batch);
  };

  /** Halves a refused batch until the refused entry is alone. */
  const sendBatch = async (batch: readonly [string, Revocation][]): Promise<void> => {
    try {
      await request('', {
        method: 'POST',
        body: JSON.stringify({ cutOffs: batch.map(([, revocation]) => revocation) }),
      });
    } catch (error) {
      if (!(error instanceof RefusedEntries)) throw error;
      const half = Math.floor(batch.length / 2);
      if (half > 0) {
        await sendBatch(batch.slice(0, half));
        return sendBatch(batch.slice(half));
      }
      log.warn({ reason: error.message }, 'Token revocation was refused');
    }
    for (const [key] of batch) pending.delete(key);
  };

  const read = async (): Promise<void> => {
    const result = await request(since === undefined ? '' : `?since=${since}`);
    const { now, cutOffs } = listSchema.parse(await result.json());
    for (const revocation of cutOffs) local.add(revocation);
    since = now;
  };

  const logFailures = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
      if (lastReason !== undefined) log.info('Token revocations are shared again');
      lastReason = undefined;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (lastReason !== reason) log.warn({ reason }, 'Sharing token revocations failed');
      lastReason = reason;
    }
  };

  /** A failed `send` does not prevent reading. */
  const exchange = (): Promise<void> =>
    logFailures(async () => {
      const [sent, received] = [await catchError(send()), await catchError(read())];
      if (sent || received) throw sent ?? received;
    });

  const keepReading = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await pause(everyMilliseconds, undefined, { signal: ending.signal, ref: false });
      await exchange();
    }
  };

  return {
    checkToken: local.checkToken,
    subscribe: local.subscribe,
    add: async (revocation) => {
      local.add(revocation);
      pending.set(JSON.stringify(revocation), revocation);
      await logFailures(send);
    },
    start: async () => {
      await exchange();
      keepReading().catch(() => undefined);
    },
    stop: () => ending.abort(),
  };
};

/** With the time-out: gateways share a revocation within four seconds. */
const everyMilliseconds = 2000;
const timeoutMilliseconds = 2000;
const maxBatchSize = 1000;
const maxUnsent = 100_000;

/** The service refused the entries of a batch. */
class RefusedEntries extends Error {}

const refusedStatuses = [400, 413, 422];

const catchError = async (work: Promise<void>): Promise<Error | null> => {
  try {
    await work;
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};

const createRequest =
  ({ restUrl, gatewayKey }: SharedRevocationSettings) =>
  async (query: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(`${restUrl}/struma/cut-offs${query}`, {
      ...init,
      headers: { authorization: `Bearer ${gatewayKey}`, 'content-type': 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    if (response.ok) return response;
    await response.body?.cancel();
    const reason = `status ${response.status}`;
    throw refusedStatuses.includes(response.status) ? new RefusedEntries(reason) : new Error(reason);
  };

const listSchema = z.object({
  now: z.number(),
  cutOffs: z.array(z.union([z.object({ session: z.string() }), z.object({ subject: z.string(), until: z.number() })])),
});
