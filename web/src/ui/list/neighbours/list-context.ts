import { createStore } from '../../../platform/store.ts';

/** The list page that a record was opened from. */
export interface ListContext {
  /** Name of the list. */
  list: string;
  /** Ids of the records on the page, in their order. */
  ids: readonly string[];
  /** Number of records on all pages; undefined if unknown. */
  total: number | undefined;
  page: { number: number; size: number };
  /** Reads the ids of another page of the same list. */
  readPage: (page: { number: number; size: number }) => Promise<readonly string[]>;
  readTotal: () => Promise<number | undefined>;
  /** The next or the previous page, if its ids were read. */
  adjacentPage?: { ids: readonly string[]; isAfter: boolean };
}

/** The list page that was shown last. The page of a record links to the next and the previous record of that list. */
export const listContext = createStore<ListContext | null>(null);
