import { silentContext } from '../../platform/request/busy.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { useNomenclatureItemUsesQuery } from './item.generated.ts';

/** Reads where an item is used, if the service counts the uses. */
export const useItemUses = (id: string) => {
  const isSupported = useViewer().features.includes('NOMENCLATURE_TOOLS');
  const { data, error, refetch } = useNomenclatureItemUsesQuery({
    variables: { id },
    skip: !isSupported,
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
    context: silentContext,
  });
  return {
    isSupported,
    /** The uses of the item. Undefined while they load; null if reading them failed. */
    uses: error ? null : data?.nomenclatureItem?.uses,
    refetch,
  };
};
