import type { Breaker } from './breaker.ts';
import { measureCall } from './metrics.ts';
import type { Pool, PoolResponse } from './pool.ts';
import type { CallOrigin } from './reads.ts';
import { toStatusError, UpstreamError, toGraphQLError } from './upstream-error.ts';

/** Reads a small binary response, such as a map tile, without decompressing it. */
export const readBytesOf = async (
  { pool, breaker }: { pool: Pick<Pool, 'getEncoded'>; breaker: Breaker },
  path: string,
  headers: Readonly<Record<string, string>>,
  { bearer, traceId, signal }: CallOrigin,
): Promise<PoolResponse> => {
  const requestHeaders = { ...headers, authorization: `Bearer ${bearer}`, 'x-trace-id': traceId };
  try {
    // The metrics have only the start of a tile's path: each position of a tile would be a separate time series.
    const metricPath = /^\/struma\/[a-z]+\/[a-z_]+/.exec(path)?.[0] ?? path;
    const response = await breaker.run(
      () => measureCall('GET', metricPath, () => pool.getEncoded(path, requestHeaders, signal)),
      { isWrite: false },
    );
    if (response.status === 200 || response.status === 204 || response.status === 304) return response;
    throw toStatusError(response, { address: path, isWrite: false });
  } catch (error) {
    throw error instanceof UpstreamError ? toGraphQLError(error, false) : error;
  }
};
