/** A request that exceeds a limit, as the bytes of its body. */
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

export const asks = (name: string, codes: string[], query: string, variables: Variables = {}): Hostile => ({
  name,
  codes,
  body: JSON.stringify({ query, variables }),
});

export const many = (count: number, one: (n: number) => string, between = ' '): string =>
  Array.from({ length: count }, (_, n) => one(n)).join(between);
export const nested = (levels: number, open: string, inner: string, close: string): string =>
  open.repeat(levels) + inner + close.repeat(levels);
