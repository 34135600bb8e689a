import { silently } from '../../platform/request/busy.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { useNomenclatureItemUsesQuery } from './item.generated.ts';

/** The records that refer to an item, if the service counts them. */
export const useItemUses = (id: string) => {
  const isSupported = useViewer().features.includes('NOMENCLATURE_TOOLS');
  const { data, error, refetch } = useNomenclatureItemUsesQuery({
    variables: { id },
    skip: !isSupported,
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
    context: silently,
  });
  return {
    isSupported,
    /** Undefined while they load; null: reading them failed. */
    uses: error ? null : data?.nomenclatureItem?.uses,
    refetch,
  };
};
