import { isDeepStrictEqual } from 'node:util';
import type { Case } from './cases.ts';
import type { Load } from './load.ts';

/** Throws unless both sides return the same JSON for the same documents. The data must not change meanwhile. */
export const requireEqualResponses = async (cases: readonly Case[], one: Load, other: Load): Promise<void> => {
  for (const { name, graphql } of cases)
    for (const call of graphql) {
      const [left, right] = await Promise.all([one.fetchJson(call), other.fetchJson(call)]);
      if (!isDeepStrictEqual(left, right)) throw new Error(`${name}: the gateway and Mercurius return different JSON.`);
    }
};
