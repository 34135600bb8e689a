import type { Principal } from '../../kernel/access/principal.ts';
import { createByteCache } from '../../kernel/limits/byte-cache.ts';
import type { TrackedRead } from '../../kernel/rest/read-tracking.ts';
import type { TrackedContext } from '../context.ts';
import type { CompressibleBody } from './compressible-body.ts';
import type { Run } from './compiled-query.ts';

/** Passes the bytes of one response between the response cache, the projection and the HTTP handler of /graphql. */
export interface CacheSlot {
  /** The serialised body: from the cache if the data are unchanged, or copied from the REST bytes (projection.ts). */
  finished?: CompressibleBody;
  /** True if `finished` comes from the cache. */
  isStored?: boolean;
  /** Stores the body. Called again after a compressed copy was added, because the entry is then larger. */
  store?: (body: CompressibleBody) => void;
}

/** `variablesText` is the JSON of the variables, if the caller has it already. */
export type CachingRun = (...run: [...Parameters<Run>, variablesText?: string]) => ReturnType<Run>;

interface CacheEntry {
  reads: readonly TrackedRead[];
  body: CompressibleBody;
}

/** Returned as `data` if `CacheSlot.finished` holds the body to send. The content is ignored. */
export const finishedData: Record<string, unknown> = {};

/**
 * Caches responses of cacheable operations together with the REST reads on which they depend. A cached response is
 * sent if the REST service confirms, for the current token, that every read is unchanged. The key holds everything that
 * a tracked resolver may use besides these reads: operation, principal and variables.
 */
export const createResponseCache = (cacheBytes = 32 * 1024 * 1024): ((run: CachingRun) => CachingRun) => {
  const entries = createByteCache<CacheEntry>(cacheBytes);
  let operations = 0;
  return (run) => {
    const operation = (operations += 1);
    return async (anyContext, variables, variablesText = JSON.stringify(variables)) => {
      const context = anyContext as TrackedContext & { responseState?: CacheSlot };
      const { responseState } = context;
      if (!responseState) return run(context, variables, variablesText);
      const { tracker } = context.rest;
      const key = `${operation} ${principalKey(context.principal)} ${variablesText}`;
      const entry = entries.get(key);
      const storeWith =
        (reads: readonly TrackedRead[]): CacheSlot['store'] =>
        (body) =>
          entries.set(key, { reads, body }, body.size + key.length + reads.length * 500);
      if (entry && (await tracker.areUnchanged(entry.reads))) {
        responseState.finished = entry.body;
        responseState.isStored = true;
        responseState.store = storeWith(entry.reads);
        return { data: finishedData };
      }
      const result = await run(context, variables, variablesText);
      const reads = result.errors ? null : tracker.trackedReads();
      if (reads?.length) responseState.store = storeWith(reads);
      return result;
    };
  };
};

/** All properties of a principal except the bearer, which is sent upstream with each read. */
const principalKey = (principal: Principal): string => {
  const cached = principalKeys.get(principal);
  if (cached !== undefined) return cached;
  const { bearer: _bearer, ...keyProperties } = principal;
  const text = JSON.stringify(keyProperties);
  principalKeys.set(principal, text);
  return text;
};

/** A principal stays the same object while its token is the same. */
const principalKeys = new WeakMap<Principal, string>();
