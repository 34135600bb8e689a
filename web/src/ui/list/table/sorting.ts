export type Direction = 'ASC' | 'DESC';

/** One sort key: the name of a column and its direction. The first key has precedence. */
export interface SortKey {
  column: string;
  direction: Direction;
}

/**
 * The sort keys after a click on the head of a column. Without `add` the column becomes the only key: ascending, then
 * descending, then none. With `add` the column is appended, then reversed, then removed.
 */
export const toggleSort = (sort: readonly SortKey[], column: string, add: boolean): SortKey[] => {
  const presentKey = sort.find((key) => key.column === column);
  if (!add) return sort.length === 1 && presentKey ? reverseOrRemove(presentKey) : [{ column, direction: 'ASC' }];
  return presentKey
    ? sort.flatMap((key) => (key === presentKey ? reverseOrRemove(key) : [key]))
    : [...sort, { column, direction: 'ASC' }];
};

/** Formats the keys for the URL: `-priority,lastResponse`. A minus means descending. */
export const writeSort = (sort: readonly SortKey[]): string =>
  sort.map(({ column, direction }) => (direction === 'DESC' ? `-${column}` : column)).join(',');

/** Parses the format of `writeSort`. Ignores unknown and repeated columns. */
export const readSort = (text: string, sortable: readonly string[]): SortKey[] => {
  const keys = text.split(',').map(readKey);
  return keys.filter(
    ({ column }, index) => sortable.includes(column) && keys.findIndex((other) => other.column === column) === index,
  );
};

const reverseOrRemove = (key: SortKey): SortKey[] => (key.direction === 'ASC' ? [{ ...key, direction: 'DESC' }] : []);

const readKey = (text: string): SortKey =>
  text.startsWith('-') ? { column: text.slice(1), direction: 'DESC' } : { column: text, direction: 'ASC' };
