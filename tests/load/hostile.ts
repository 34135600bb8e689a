/** A request that the gateway must refuse. */
export interface Hostile {
  name: string;
  body: string;
  /** The error codes with which the request may be refused. */
  codes: string[];
}

type Variables = Record<string, unknown>;

export const malformed = ['GRAPHQL_PARSE_FAILED'];
export const invalid = ['GRAPHQL_VALIDATION_FAILED'];
export const costly = ['TOO_COSTLY'];

/** Returns a request with a GraphQL query, which must be refused with one of the codes. */
export const refusedQuery = (name: string, codes: string[], query: string, variables: Variables = {}): Hostile => ({
  name,
  codes,
  body: JSON.stringify({ query, variables }),
});

/** Joins `count` texts, each made from its index. */
export const many = (count: number, one: (n: number) => string, between = ' '): string =>
  Array.from({ length: count }, (_, n) => one(n)).join(between);
/** Nests `inner` in `levels` pairs of `open` and `close`. */
export const nested = (levels: number, open: string, inner: string, close: string): string =>
  open.repeat(levels) + inner + close.repeat(levels);
