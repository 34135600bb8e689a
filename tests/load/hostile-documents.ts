import { getIntrospectionQuery } from 'graphql';
import { hostileShapes } from './hostile-shapes.ts';
import { hostileSizes } from './hostile-sizes.ts';
import type { Hostile } from './hostile.ts';

/** GraphQL requests that would occupy the gateway for a long time if it had no limits. */
export const hostileDocuments: readonly Hostile[] = [...hostileShapes(), ...hostileSizes()];

/** A valid query, which is sent after each hostile document. */
export const validQuery =
  '{ signals(page: { number: 1, size: 100 }) { totalCount items { id title submitter { name } } } }';
/** The full introspection query. */
export const introspection = getIntrospectionQuery();
