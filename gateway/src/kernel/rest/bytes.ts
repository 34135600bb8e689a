import type { Breaker } from './breaker.ts';
import { measureCall } from './metrics.ts';
import type { Pool, PoolResponse } from './pool.ts';
import type { Reader } from './reads.ts';
import { toStatusError, UpstreamError, toGraphQLError } from './upstream-error.ts';

/** Reads small binary responses without decoding them. */
export const readBytesOf = async (
  { pool, breaker }: { pool: Pick<Pool, 'getEncoded'>; breaker: Breaker },
  path: string,
  headers: Readonly<Record<string, string>>,
  { bearer, traceId, signal }: Reader,
): Promise<PoolResponse> => {
  const all = { ...headers, authorization: `Bearer ${bearer}`, 'x-trace-id': traceId };
  try {
    // Metrics omit the name of the source, because the warehouse defines too many names for a time series of each.
    const measured = /^\/struma\/[a-z]+\/[a-z_]+/.exec(path)?.[0] ?? path;
    const response = await breaker.run(() => measureCall('GET', measured, () => pool.getEncoded(path, all, signal)), {
      isWrite: false,
    });
    if (response.status === 200 || response.status === 204 || response.status === 304) return response;
    throw toStatusError(response, { address: path, isWrite: false });
  } catch (error) {
    throw error instanceof UpstreamError ? toGraphQLError(error, false) : error;
  }
};
