import { LRUCache } from 'lru-cache';
import { RefusedEntries } from './revocation-request.ts';
import type { RevocationRequest } from './revocation-request.ts';
import { revocationLifeMs } from './revocations.ts';
import type { Revocation } from './revocations.ts';

/** Token revocations of this gateway that the REST service has not stored yet. Expired revocations are dropped. */
export interface PendingRevocations {
  add: (revocation: Revocation) => void;
  /** Sends the oldest entries. Drops an entry that the service refuses, and calls `onRefused` with the reason. */
  send: () => Promise<void>;
}

const maxBatchSize = 1000;
const maxPending = 100_000;

export const createPendingRevocations = (
  request: RevocationRequest,
  clock: { now(): number },
  onRefused: (reason: string) => void,
): PendingRevocations => {
  const pending = new LRUCache<string, Revocation>({
    max: maxPending,
    ttl: revocationLifeMs,
    ttlResolution: 0,
    perf: clock,
  });

  /** Sends a batch. If the service refuses the batch, sends its halves separately, until the refused entry is alone. */
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
      onRefused(error.message);
    }
    for (const [key] of batch) pending.delete(key);
  };

  return {
    add: (revocation) => void pending.set(JSON.stringify(revocation), revocation),
    send: async () => {
      const batch = [...pending.rkeys()].slice(0, maxBatchSize).flatMap((key): [string, Revocation][] => {
        const revocation = pending.peek(key);
        return revocation ? [[key, revocation]] : [];
      });
      if (batch.length > 0) await sendBatch(batch);
    },
  };
};
