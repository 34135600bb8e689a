import type { GatewayContext } from '../kernel/context.ts';
import { readPageOf } from '../kernel/input/paging.ts';
import { readItem, readNomenclature } from './nomenclatures.rest.ts';
import type { ItemKey, NomenclatureItemRecord, NomenclatureRecord } from './nomenclatures.rest.ts';

type ReadContext = Pick<GatewayContext, 'rest'>;

const pageSize = 100;
/** A service that ignores the page would otherwise be asked for ever. */
const maxPages = 20;

/** One nomenclature or null. The REST service reads no single one, so its list is read until the number is found. */
export const findNomenclature = async (id: number, { rest }: ReadContext): Promise<NomenclatureRecord | null> => {
  for (let page = 1; page <= maxPages; page += 1) {
    const query = { page, itemsPerPage: pageSize } as const;
    const { items } = await rest.get('/api/nomenclatures/GetNomenclaturesList', query, readPageOf(readNomenclature));
    const found = items.find((one) => one.id === id);
    if (found || items.length < pageSize) return found ?? null;
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
