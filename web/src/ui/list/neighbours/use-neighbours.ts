import { useEffect } from 'react';
import { useStore } from '../../../platform/store.ts';
import { type ListContext, listContext } from './list-context.ts';

export interface Neighbours {
  previous: string | null;
  next: string | null;
  /** Position in the whole list, from 1. */
  position: number;
  total: number | undefined;
}

/**
 * The records before and after a record in the list from which it was opened; null if the record is not in that list.
 */
export const useNeighbours = (list: string, id: string): Neighbours | null => {
  const stored = useStore(listContext);
  const context = stored?.list === list ? stored : null;
  const wantedPage = context && pageToRead(context, id);

  useEffect(() => {
    if (context) listContext.set((present) => present && turnedToPageOf(present, id));
  }, [id, context]);
  useEffect(() => {
    if (!context || !wantedPage) return;
    const { size, number } = context.page;
    const read = async (): Promise<void> => {
      const ids = await context.readPage({ number: wantedPage, size });
      const adjacentPage = { ids, isAfter: wantedPage > number };
      listContext.set((present) => (present === context ? { ...context, adjacentPage } : present));
    };
    read().catch(() => {});
  }, [context, wantedPage]);
  useEffect(() => {
    if (!context || context.total !== undefined) return;
    // The reader left the list before its count was loaded.
    const count = async (): Promise<void> => {
      const total = await context.readTotal();
      if (total !== undefined) listContext.set((present) => (present === context ? { ...context, total } : present));
    };
    count().catch(() => {});
  }, [context]);

  return context && neighboursOf(context, id);
};

type Position = Pick<ListContext, 'ids' | 'total' | 'page' | 'adjacentPage'>;

/**
 * Number of the adjacent page whose ids must be read, because a neighbour is on it; null if none, or if it was read
 * already.
 */
export const pageToRead = (
  { ids, total, page: { number, size }, adjacentPage }: Position,
  id: string,
): number | null => {
  const at = ids.indexOf(id);
  if (at === 0 && number > 1) return adjacentPage?.isAfter === false ? null : number - 1;
  const hasNextPage = total === undefined || number * size < total;
  if (at < 0 || at !== size - 1 || !hasNextPage) return null;
  return adjacentPage?.isAfter ? null : number + 1;
};

/**
 * The context whose current page is the page of the record: the adjacent page becomes the current one if the record is
 * there.
 */
export const turnedToPageOf = <Context extends Position>(context: Context, id: string): Context => {
  const { ids, page, adjacentPage } = context;
  if (ids.includes(id) || !adjacentPage?.ids.includes(id)) return context;
  return {
    ...context,
    ids: adjacentPage.ids,
    page: { ...page, number: page.number + (adjacentPage.isAfter ? 1 : -1) },
    adjacentPage: { ids, isAfter: !adjacentPage.isAfter },
  };
};

export const neighboursOf = ({ ids, total, page, adjacentPage }: Position, id: string): Neighbours | null => {
  const at = ids.indexOf(id);
  if (at < 0) return null;
  return {
    previous: ids[at - 1] ?? (adjacentPage?.isAfter === false ? adjacentPage.ids.at(-1) : undefined) ?? null,
    next: ids[at + 1] ?? (adjacentPage?.isAfter ? adjacentPage.ids[0] : undefined) ?? null,
    position: (page.number - 1) * page.size + at + 1,
    total,
  };
};
