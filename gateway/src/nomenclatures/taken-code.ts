import type { GatewayContext } from '../kernel/context.ts';
import { readPageOf } from '../kernel/input/paging.ts';
import { readItem } from './nomenclatures.rest.ts';

interface CheckedCode {
  nomenclatureId: number;
  code: string;
  /** The saved item, whose own code does not count as taken. Null for a new item. */
  itemId: number | null;
}

/**
 * True if another item has the code; false also if the items cannot be read. The service gives the reason of a refusal
 * only as text, so this check shows whether the reason was a taken code.
 */
export const isCodeTaken = async (
  { nomenclatureId, code, itemId }: CheckedCode,
  { rest }: Pick<GatewayContext, 'rest'>,
): Promise<boolean> => {
  // The filter finds every code that contains the code. Codes that begin with it come after the equal one, so that the
  // first page has the equal one unless a hundred others contain it.
  const sort = { sortBy: ['code' as const], sortDesc: [false] };
  const query = { nomenclatureId, code, ...sort, page: 1, itemsPerPage: 100 as const };
  const page = await rest
    .get('/api/nomenclatures/getItemsNomenclatureList', query, readPageOf(readItem(nomenclatureId)))
    .catch(() => null);
  return page?.items.some((item) => item.code === code && item.itemId !== itemId) ?? false;
};
