export const people = ['operator', 'admin', 'editor', 'creator', 'citizen', 'valves', 'dummy', 'integrator'] as const;
/** `newcomer` has a token but no action, `anonymous` has no token. */
export const principals = [...people, 'newcomer', 'anonymous'] as const;

export type Who = (typeof principals)[number];
export type Table = Readonly<Record<string, readonly Who[]>>;

/** One row for each of the names, which are separated by `, `: these principals have access. */
export const each = (who: readonly Who[], names: string): Table =>
  Object.fromEntries(names.split(', ').map((name) => [name, who]));
