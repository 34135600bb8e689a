/** What one GraphQL request may cost. All of it can be set, see docs/operating.md. */
export interface Limits {
  /** Of the body, in bytes. */
  bodyBytes: number;
  tokens: number;
  depth: number;
  aliases: number;
  directives: number;
  /** Points: fields × rows + weights. */
  cost: number;
  /** Of each list in the input. */
  listItems: number;
  queryMs: number;
  mutationMs: number;
  /** Who may send documents that are not the web client's. */
  freeDocuments: 'administrators' | 'everyone';
}

export const defaultLimits: Limits = {
  bodyBytes: 256 * 1024,
  tokens: 2000,
  depth: 12,
  aliases: 15,
  directives: 20,
  cost: 5000,
  listItems: 250,
  queryMs: 15_000,
  mutationMs: 30_000,
  freeDocuments: 'administrators',
};

/** What nobody has a reason to change. */
export const fixedLimits = {
  recursiveSelections: 20_000,
  errors: 20,
  repeatedFields: 50,
  /** The longest that the web client sends has not 1 000. */
  knownDocumentLetters: 20_000,
};
