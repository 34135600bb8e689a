/** Limits of one GraphQL request. Settings: docs/operating.md. */
export interface Limits {
  /** Bytes of the body. */
  bodyBytes: number;
  tokens: number;
  depth: number;
  aliases: number;
  directives: number;
  /** Points: 1 for each field of each row, plus the weights of `@cost`. */
  cost: number;
  /** Items of each list in the input. */
  listItems: number;
  queryMs: number;
  mutationMs: number;
  /** The principals that may send queries other than the persisted ones. */
  adHocQueries: 'administrators' | 'everyone';
}

export const defaultLimits: Limits = {
  bodyBytes: 512 * 1024,
  tokens: 2000,
  depth: 12,
  aliases: 15,
  directives: 20,
  cost: 5000,
  listItems: 500,
  queryMs: 60_000,
  mutationMs: 30_000,
  adHocQueries: 'administrators',
};

/** Limits that no setting changes. */
export const fixedLimits = {
  /** Selections of an operation. Those of a fragment count at each spread. */
  recursiveSelections: 20_000,
  /** Validation errors in a response. */
  errors: 20,
  /** Fields with the same response name and a sub-selection. */
  repeatedFields: 50,
  /** Characters. The longest persisted query has fewer than 1 000. */
  persistedQueryLength: 20_000,
  /** Characters of the messages that one request selects. The longest conversation has four million characters. */
  selectedText: 6_000_000,
};
