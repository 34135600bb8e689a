import { silentContext } from '../../platform/request/busy.ts';
import { useDebouncedValue } from '../../ui/fields/use-debounced-value.ts';
import { useSimilarNomenclatureItemsQuery } from './item.generated.ts';

interface NamedItem {
  nomenclatureId: string;
  /** Absent if the item is new. */
  id?: string;
  nameBg: string;
}

/**
 * Returns the code of another item of the nomenclature with the same name; undefined if there is none. Unlike a code, a
 * name may occur twice, but users could not tell the two items apart in a list of choices.
 */
export const useSameName = ({ nomenclatureId, id, nameBg }: NamedItem): string | undefined => {
  const name = useDebouncedValue(nameBg.trim(), 300);
  const { data } = useSimilarNomenclatureItemsQuery({
    variables: { filter: { nomenclatureId, nameBg: name } },
    skip: name === '',
    fetchPolicy: 'cache-and-network',
    context: silentContext,
  });
  const isSame = (other: string): boolean => other.toLowerCase() === nameBg.trim().toLowerCase();
  return data?.nomenclatureItems.items.find((item) => item.id !== id && isSame(item.nameBg))?.code;
};
