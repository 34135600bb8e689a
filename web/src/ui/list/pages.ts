export const pageSizes = [5, 10, 25, 50, 100] as const;

export const defaultPageSize = 10;

export const maxPageSize = 100;

const maxLinks = 10;

export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/**
 * The numbers of the page links: at most `maxCount`, with the present page near the middle. While the number of pages
 * is unknown, the present page is the last one.
 */
export const pageWindow = (page: number, pages: number | undefined, maxCount: number = maxLinks): number[] => {
  const last = pages ?? page;
  const length = Math.min(maxCount, last);
  const first = Math.max(1, Math.min(page - Math.floor(length / 2), last - length + 1));
  return Array.from({ length }, (_, index) => first + index);
};
