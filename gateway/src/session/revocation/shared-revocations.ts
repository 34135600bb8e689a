import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { createPendingRevocations } from './pending-revocations.ts';
import { createRevocationRequest } from './revocation-request.ts';
import { createRevocationList } from './revocations.ts';
import type { RevocationList } from './revocations.ts';
import type { SessionLog } from '../log.ts';

export type SharedRevocationSettings = {
  restUrl: string;
  gatewayKey: string;
  /** Default: the clock of the process, in milliseconds. */
  clock?: { now(): number };
};

export type SharedRevocationList = RevocationList & {
  /** Sends and reads revocations, repeatedly until `stop`. Resolves after the first attempt, successful or not. */
  start: () => Promise<void>;
  stop: () => void;
};

/**
 * The list in memory, synchronised with all gateways through the REST service. While the service is unavailable or
 * lacks the list, each gateway uses its own entries and tries to send them until they expire. An entry that the service
 * refuses does not block others.
 */
export const createSharedRevocationList = (
  settings: SharedRevocationSettings,
  log: SessionLog,
): SharedRevocationList => {
  const local = createRevocationList();
  const request = createRevocationRequest(settings);
  const pending = createPendingRevocations(request, settings.clock ?? performance, (reason) =>
    log.warn({ reason }, 'Token revocation was refused'),
  );
  const logFailures = createFailureLog(log);
  const ending = new AbortController();
  let since: number | undefined;

  const read = async (): Promise<void> => {
    const result = await request(since === undefined ? '' : `?since=${since}`);
    const { now, cutOffs } = listSchema.parse(await result.json());
    for (const revocation of cutOffs) local.add(revocation);
    since = now;
  };

  /** A failed `send` does not prevent reading. */
  const exchange = (): Promise<void> =>
    logFailures(async () => {
      const [sent, received] = [await catchError(pending.send()), await catchError(read())];
      if (sent || received) throw sent ?? received;
    });

  const keepReading = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await pause(pauseMilliseconds, undefined, { signal: ending.signal, ref: false });
      await exchange();
    }
  };

  return {
    checkToken: local.checkToken,
    subscribe: local.subscribe,
    add: async (revocation) => {
      local.add(revocation);
      pending.add(revocation);
      await logFailures(pending.send);
    },
    start: async () => {
      await exchange();
      keepReading().catch(() => undefined);
    },
    stop: () => ending.abort(),
  };
};

/** Pause between two exchanges. While the service responds at once, a revocation reaches all gateways in this time. */
const pauseMilliseconds = 2000;

/** Runs the work and logs its failure. A repeated reason is logged once until the work succeeds. */
const createFailureLog = (log: SessionLog): ((work: () => Promise<void>) => Promise<void>) => {
  let lastReason: string | undefined;
  return async (work) => {
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
};

const catchError = async (work: Promise<void>): Promise<Error | null> => {
  try {
    await work;
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};

const listSchema = z.object({
  now: z.number(),
  cutOffs: z.array(z.union([z.object({ session: z.string() }), z.object({ subject: z.string(), until: z.number() })])),
});
