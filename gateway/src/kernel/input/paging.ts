import type { PageInput } from '../schema-types.generated.ts';
import { typedError } from '../errors.ts';
import { inputTexts } from '../errors.texts.ts';

export type PageSize = 5 | 10 | 25 | 50 | 100;

/** Parameters of a REST list. Without `count` the total is not counted; 0 rows asks for the total alone. */
export interface PageQuery {
  page: number;
  itemsPerPage: PageSize | 0;
  count?: false;
}

/** One page as the service answered it. */
export interface AnsweredPage<T> {
  items: readonly T[];
  totalCount: number | null;
}

/** A page that is read when its fields are asked for, in one call, and only as far as they were asked for. */
export interface LazyPage<T> {
  items: () => Promise<readonly T[]>;
  totalCount: () => Promise<number>;
}

/** FI-5: page sizes 5, 10, 25, 50, 100, default 10. Another one is BAD_USER_INPUT. */
const readPage = (page: PageInput | null | undefined): { number: number; size: PageSize } => {
  const { number, size } = page ?? { number: 1, size: 10 };
  if (number < 1) throw typedError('BAD_USER_INPUT', { message: inputTexts.pageNumber, path: ['page', 'number'] });
  if (!isPageSize(size)) throw typedError('BAD_USER_INPUT', { message: inputTexts.pageSize, path: ['page', 'size'] });
  return { number, size };
};

/** `load` is called at most once, after all selected fields of the page have been asked for. */
export const lazyPage = <T>(
  page: PageInput | null | undefined,
  load: (query: PageQuery) => Promise<AnsweredPage<T>>,
): LazyPage<T> => {
  const { number, size } = readPage(page);
  const wants = { items: false, totalCount: false };
  let answer: Promise<AnsweredPage<T>> | null = null;
  const start = async (): Promise<AnsweredPage<T>> => {
    // All fields of one object are resolved in the same turn: after it, it is known what is wanted.
    await Promise.resolve();
    if (!wants.items) return load({ page: 1, itemsPerPage: 0 });
    return load({ page: number, itemsPerPage: size, ...(!wants.totalCount && { count: false }) });
  };
  const want = (what: keyof typeof wants): Promise<AnsweredPage<T>> => {
    wants[what] = true;
    return (answer ??= start());
  };
  return {
    items: async () => (await want('items')).items,
    async totalCount() {
      const { totalCount } = await want('totalCount');
      if (totalCount === null) throw typedError('UPSTREAM_FAILED');
      return totalCount;
    },
  };
};

/** Reads a page of a REST list row by row. */
export const readPageOf =
  <W, T>(read: (wire: W) => T) =>
  ({ items, totalCount }: AnsweredPage<W>): AnsweredPage<T> => {
    if (totalCount !== null && !Number.isSafeInteger(totalCount)) throw new TypeError('totalCount is no number.');
    return { items: items.map(read), totalCount };
  };

/** A page that no row can be on. */
export const emptyPage = <T>(page: PageInput | null | undefined): LazyPage<T> => {
  readPage(page);
  return { items: () => Promise.resolve([]), totalCount: () => Promise.resolve(0) };
};

const isPageSize = (size: number): size is PageSize => [5, 10, 25, 50, 100].includes(size);
