import { getIntrospectionQuery } from 'graphql';
import { hostileShapes } from './hostile-shapes.ts';
import { hostileSizes } from './hostile-sizes.ts';
import type { Hostile } from './hostile.ts';

/** Documents that a server without limits works on for long, or for ever. */
export const hostileDocuments: readonly Hostile[] = [...hostileShapes(), ...hostileSizes()];

/** What must be served after each of them. */
export const honestQuery =
  '{ signals(page: { number: 1, size: 100 }) { totalCount items { id title submitter { name } } } }';
/** The whole description, as tools ask for it. */
export const introspection = getIntrospectionQuery();
