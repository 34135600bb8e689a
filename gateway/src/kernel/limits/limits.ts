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
  /** Who may send other queries than the persisted ones. */
  adHocQueries: 'administrators' | 'everyone';
}

export const defaultLimits: Limits = {
  bodyBytes: 512 * 1024,
  tokens: 2000,
  depth: 12,
  aliases: 15,
  directives: 20,
  cost: 5000,
  listItems: 250,
  queryMs: 60_000,
  mutationMs: 30_000,
  adHocQueries: 'administrators',
};

/** Limits without a setting. */
export const fixedLimits = {
  recursiveSelections: 20_000,
  errors: 20,
  repeatedFields: 50,
  /** Characters. The longest persisted query has fewer than 1 000. */
  persistedQueryLength: 20_000,
  /** Characters of the messages that one request selects. The longest conversation has four million. */
  selectedText: 6_000_000,
};
