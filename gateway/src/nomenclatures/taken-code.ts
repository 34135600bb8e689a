import type { GatewayContext } from '../kernel/context.ts';
import { readPageOf } from '../kernel/input/paging.ts';
import { readItem } from './nomenclatures.rest.ts';

interface Code {
  nomenclatureId: number;
  code: string;
  /** The item that is saved, which may have the code itself. Null for a new item. */
  itemId: number | null;
}

/**
 * True if another item has the code. The service explains a refusal with a text only: by this result, it is shown
 * beside the field of the code. If the items cannot be read, the result is false.
 */
export const isCodeTaken = async (
  { nomenclatureId, code, itemId }: Code,
  { rest }: Pick<GatewayContext, 'rest'>,
): Promise<boolean> => {
  // The filter finds parts of codes too. Sorted, the equal code is among the first.
  const sort = { sortBy: ['code' as const], sortDesc: [false] };
  const query = { nomenclatureId, code, ...sort, page: 1, itemsPerPage: 100 as const };
  const page = await rest
    .get('/api/nomenclatures/getItemsNomenclatureList', query, readPageOf(readItem(nomenclatureId)))
    .catch(() => null);
  return page?.items.some((item) => item.code === code && item.itemId !== itemId) ?? false;
};
