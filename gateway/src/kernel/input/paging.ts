import type { PageInput } from '../schema-types.generated.ts';
import { typedError } from '../errors.ts';
import { inputTexts } from '../errors.texts.ts';
import { declareResponse } from '../projection/declared-reader.ts';

export type PageSize = 5 | 10 | 25 | 50 | 100;

/**
 * Parameters of a REST list. If `itemsPerPage` is 0, only the total is read. If `count` is false, the total is not
 * counted.
 */
export interface PageQuery {
  page: number;
  itemsPerPage: PageSize | 0;
  count?: false;
}

/** One page of the REST service. */
export interface PageResult<T> {
  items: readonly T[];
  totalCount: number | null;
}

/** A page that one call loads when its fields are resolved. The call requests only the selected fields. */
export interface LazyPage<T> {
  items: () => Promise<readonly T[]>;
  totalCount: () => Promise<number>;
}

/** FI-5: page sizes are 5, 10 (the default), 25, 50 and 100. Throws BAD_USER_INPUT for other sizes or pages below 1. */
const readPageInput = (page: PageInput | null | undefined): { number: number; size: PageSize } => {
  const { number, size } = page ?? { number: 1, size: 10 };
  if (number < 1) throw typedError('BAD_USER_INPUT', { message: inputTexts.pageNumber, path: ['page', 'number'] });
  if (!isPageSize(size)) throw typedError('BAD_USER_INPUT', { message: inputTexts.pageSize, path: ['page', 'size'] });
  return { number, size };
};

/** Calls `load` at most once, when the resolvers of all selected fields of the page have been called. */
export const lazyPage = <T>(
  page: PageInput | null | undefined,
  load: (query: PageQuery) => Promise<PageResult<T>>,
): LazyPage<T> => {
  const { number, size } = readPageInput(page);
  const selected = { items: false, totalCount: false };
  let response: Promise<PageResult<T>> | null = null;
  const start = async (): Promise<PageResult<T>> => {
    // All resolvers of an object are called synchronously: after a microtask, `selected` is complete.
    await Promise.resolve();
    if (!selected.items) return load({ page: 1, itemsPerPage: 0 });
    return load({ page: number, itemsPerPage: size, ...(!selected.totalCount && { count: false }) });
  };
  const select = (field: keyof typeof selected): Promise<PageResult<T>> => {
    selected[field] = true;
    return (response ??= start());
  };
  return {
    items: async () => (await select('items')).items,
    async totalCount() {
      const { totalCount } = await select('totalCount');
      if (totalCount === null) throw typedError('UPSTREAM_FAILED');
      return totalCount;
    },
  };
};

/** Converts each row of a REST page. */
export const readPageOf = <W, T>(read: (wire: W) => T): ((page: PageResult<W>) => PageResult<T>) => {
  const readPage = ({ items, totalCount }: PageResult<W>): PageResult<T> => {
    if (totalCount !== null && !Number.isSafeInteger(totalCount)) throw new TypeError('totalCount is no integer.');
    return { items: items.map((wire) => read(wire)), totalCount };
  };
  return declareResponse(readPage, 'page', read);
};

/** Converts each item of a REST list without pages. */
export const readItemsOf = <W, T>(read: (wire: W) => T): ((list: { items: readonly W[] }) => T[]) =>
  declareResponse(({ items }: { items: readonly W[] }) => items.map((wire) => read(wire)), 'items', read);

/** A page without rows, for a filter that no row can match. */
export const emptyPage = <T>(page: PageInput | null | undefined): LazyPage<T> => {
  readPageInput(page);
  return { items: () => Promise.resolve([]), totalCount: () => Promise.resolve(0) };
};

const isPageSize = (size: number): size is PageSize => [5, 10, 25, 50, 100].includes(size);
