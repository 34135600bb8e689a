export const pageSizes = [5, 10, 25, 50, 100] as const;

export const defaultPageSize = 10;

export const mostOnPage = 100;

const mostLinks = 10;

export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/**
 * Numbers of the page links: at most ten in a row, the present page among them, near the middle where there is room.
 * While the number of pages is not known, only what is sure is offered.
 */
export const pageWindow = (page: number, pages: number | undefined, most: number = mostLinks): number[] => {
  const last = pages ?? page;
  const length = Math.min(most, last);
  const first = Math.max(1, Math.min(page - Math.floor(length / 2), last - length + 1));
  return Array.from({ length }, (_, place) => first + place);
};
