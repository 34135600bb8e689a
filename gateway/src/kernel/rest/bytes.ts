import type { Breaker } from './breaker.ts';
import { measureCall } from './metrics.ts';
import type { Pool, PoolAnswer } from './pool.ts';
import type { Reader } from './reads.ts';
import { refusalOf, Trouble, troubleOf } from './upstream-error.ts';

/** Reads bytes that are small enough to be held, without taking their coding away. */
export const readBytesOf = async (
  { pool, breaker }: { pool: Pick<Pool, 'getCoded'>; breaker: Breaker },
  path: string,
  headers: Readonly<Record<string, string>>,
  { bearer, traceId, signal }: Reader,
): Promise<PoolAnswer> => {
  const all = { ...headers, authorization: `Bearer ${bearer}`, 'x-trace-id': traceId };
  try {
    // What stands in the path of a source is the warehouse's own name for it: too many for one measurement each.
    const measured = /^\/struma\/[a-z]+\/[a-z_]+/.exec(path)?.[0] ?? path;
    const answer = await breaker.run(() => measureCall('GET', measured, () => pool.getCoded(path, all, signal)), {
      isWrite: false,
    });
    if (answer.status === 200 || answer.status === 204 || answer.status === 304) return answer;
    throw refusalOf(answer, { address: path, isWrite: false });
  } catch (error) {
    throw error instanceof Trouble ? troubleOf(error, false) : error;
  }
};
