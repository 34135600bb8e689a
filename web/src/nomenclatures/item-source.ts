import type { ListSource } from '../ui/list/list-source.ts';
import { NomenclatureItemCountDocument, NomenclatureItemsDocument } from './nomenclatures.generated.ts';
import type {
  NomenclatureItemFilter,
  NomenclatureItemRowFragment,
  NomenclatureItemSortField,
} from './nomenclatures.generated.ts';

type ItemSource = ListSource<NomenclatureItemRowFragment, NomenclatureItemFilter, NomenclatureItemSortField>;

/** The operations of the list of items. Their filter is never absent: it has the nomenclature. */
export const itemSource: ItemSource = {
  field: 'nomenclatureItems',
  rows: NomenclatureItemsDocument as ItemSource['rows'],
  count: NomenclatureItemCountDocument as ItemSource['count'],
};
