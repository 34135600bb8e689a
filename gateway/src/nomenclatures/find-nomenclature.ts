import type { GatewayContext } from '../kernel/context.ts';
import { readPageOf } from '../kernel/input/paging.ts';
import { readItem, readNomenclature } from './nomenclatures.rest.ts';
import type { ItemKey, NomenclatureItemRecord, NomenclatureRecord } from './nomenclatures.rest.ts';

type ReadContext = Pick<GatewayContext, 'rest'>;

const pageSize = 100;
/** Without this limit, the list of a service that ignores the page number would be read endlessly. */
const maxPages = 20;

/**
 * Finds a nomenclature. The REST service has no route for one nomenclature, so the list is read until the number is
 * found.
 */
export const findNomenclature = async (id: number, { rest }: ReadContext): Promise<NomenclatureRecord | null> => {
  let read = 0;
  for (let page = 1; page <= maxPages; page += 1) {
    const query = { page, itemsPerPage: pageSize } as const;
    const { items, totalCount } = await rest.get(
      '/api/nomenclatures/GetNomenclaturesList',
      query,
      readPageOf(readNomenclature),
    );
    const found = items.find((one) => one.id === id);
    // A service may send fewer rows than requested.
    read += items.length;
    if (found || items.length === 0 || read >= (totalCount ?? Infinity)) return found ?? null;
  }
  return null;
};

export const findItem = (
  { nomenclatureId, itemId }: ItemKey,
  { rest }: ReadContext,
): Promise<NomenclatureItemRecord | null> =>
  rest.find(
    '/api/nomenclatures/GetItemNomenclatureByNomenclatureIdByItemNomenclatureId',
    { nomenclatureId, itemNomenclatureid: itemId },
    readItem(nomenclatureId),
  );
