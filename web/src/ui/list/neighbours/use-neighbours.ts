import { useEffect } from 'react';
import { useStore } from '../../../platform/store.ts';
import { type ListContext, listContext } from './list-context.ts';

export interface Neighbours {
  previous: string | null;
  next: string | null;
  /** Position of the record in the whole list, from 1. */
  position: number;
  total: number | undefined;
}

/**
 * The records before and after a record in the list `list`. Null if the record is neither on the page of the list that was
 * shown last nor on an adjacent page that was read.
 */
export const useNeighbours = (list: string, id: string): Neighbours | null => {
  const stored = useStore(listContext);
  const context = stored?.list === list ? stored : null;
  const missingPage = context && findPageToRead(context, id);

  useEffect(() => {
    if (context) listContext.set((previous) => previous && turnToPageOf(previous, id));
  }, [id, context]);
  useEffect(() => {
    if (!context || !missingPage) return;
    const { size, number } = context.page;
    const read = async (): Promise<void> => {
      const ids = await context.readPage({ number: missingPage, size });
      const adjacentPage = { ids, isAfter: missingPage > number };
      listContext.set((previous) => (previous === context ? { ...context, adjacentPage } : previous));
    };
    read().catch(() => {});
  }, [context, missingPage]);
  useEffect(() => {
    if (!context || context.total !== undefined) return;
    // The user left the list before its count was loaded.
    const count = async (): Promise<void> => {
      const total = await context.readTotal();
      if (total !== undefined) listContext.set((previous) => (previous === context ? { ...context, total } : previous));
    };
    count().catch(() => {});
  }, [context]);

  return context && findNeighbours(context, id);
};

type LoadedPages = Pick<ListContext, 'ids' | 'total' | 'page' | 'adjacentPage'>;

/**
 * Number of the adjacent page whose ids must be read, because a neighbour is on that page. Null if there is no such
 * page or its ids were read already.
 */
export const findPageToRead = (
  { ids, total, page: { number, size }, adjacentPage }: LoadedPages,
  id: string,
): number | null => {
  const index = ids.indexOf(id);
  if (index === 0 && number > 1) return adjacentPage?.isAfter === false ? null : number - 1;
  const hasNextPage = total === undefined || number * size < total;
  if (index < 0 || index !== size - 1 || !hasNextPage) return null;
  return adjacentPage?.isAfter ? null : number + 1;
};

/**
 * Makes the adjacent page the current page of the context if the record is on the adjacent page. Otherwise returns the
 * context unchanged.
 */
export const turnToPageOf = <Context extends LoadedPages>(context: Context, id: string): Context => {
  const { ids, page, adjacentPage } = context;
  if (ids.includes(id) || !adjacentPage?.ids.includes(id)) return context;
  return {
    ...context,
    ids: adjacentPage.ids,
    page: { ...page, number: page.number + (adjacentPage.isAfter ? 1 : -1) },
    adjacentPage: { ids, isAfter: !adjacentPage.isAfter },
  };
};

export const findNeighbours = ({ ids, total, page, adjacentPage }: LoadedPages, id: string): Neighbours | null => {
  const index = ids.indexOf(id);
  if (index < 0) return null;
  return {
    previous: ids[index - 1] ?? (adjacentPage?.isAfter === false ? adjacentPage.ids.at(-1) : undefined) ?? null,
    next: ids[index + 1] ?? (adjacentPage?.isAfter ? adjacentPage.ids[0] : undefined) ?? null,
    position: (page.number - 1) * page.size + index + 1,
    total,
  };
};
