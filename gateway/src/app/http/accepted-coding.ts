import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

/** How bytes may be coded on their way, by the names of the `Accept-Encoding` header; the preferred one first. */
const codings = ['zstd', 'br', 'gzip'] as const;

export type Coding = (typeof codings)[number];

/** Browsers send a handful of different headers. */
const negotiator = new Negotiator({
  supportedValues: [...codings, 'identity'],
  cache: new LRUCache<string, string>({ max: 100 }) as never,
});

/**
 * The coding that an `Accept-Encoding` header prefers, and of several the first of ours; null for the plain bytes.
 * `*` stands for gzip alone, which every client can read.
 */
export const acceptedCoding = (header: string | undefined): Coding | null => {
  if (!header) return null;
  const lower = header.toLowerCase();
  const named = lower.includes('*') ? lower.replaceAll('*', lower.includes('gzip') ? 'identity' : 'gzip') : lower;
  const chosen = negotiator.negotiate(named.replace('x-gzip', 'gzip'));
  return codings.find((coding) => coding === chosen) ?? null;
};
