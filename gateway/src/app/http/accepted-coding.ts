import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

/** Supported encodings, preferred ones first, by their names in `Accept-Encoding`. */
const codings = ['zstd', 'br', 'gzip'] as const;

export type Coding = (typeof codings)[number];

/** A small cache is enough, because browsers send few different headers. */
const negotiator = new Negotiator({
  supportedValues: [...codings, 'identity'],
  cache: new LRUCache<string, string>({ max: 100 }) as never,
});

/**
 * The supported encoding that an `Accept-Encoding` header prefers; null if the response is sent without compression.
 * `*` counts as gzip, which every client supports, or as no compression if the header also names gzip.
 */
export const acceptedCoding = (header: string | undefined): Coding | null => {
  if (!header) return null;
  const lower = header.toLowerCase();
  const named = lower.includes('*') ? lower.replaceAll('*', lower.includes('gzip') ? 'identity' : 'gzip') : lower;
  const chosen = negotiator.negotiate(named.replace('x-gzip', 'gzip'));
  return codings.find((coding) => coding === chosen) ?? null;
};
