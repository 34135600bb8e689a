import type { Place } from '../../map/picker/place.ts';
import { silentContext } from '../../platform/request/busy.ts';
import { useSession } from '../../session/use-session.ts';
import { useDebouncedValue } from '../../ui/fields/use-debounced-value.ts';
import { useSvoProposalsQuery } from './svo.generated.ts';

/** The arrow keys move the marker in many steps; only the last place before this pause is requested. */
const pauseMs = 300;

/**
 * WM-4: the proposed SVOs. `moved` is the place to which the user has moved the marker; null before: then the proposals
 * are those for the place of the address. The earlier proposals stay until the new ones have arrived.
 */
export const useProposals = (waterMeterId: string, moved: Place | null) => {
  const hasTools = useSession().environment.features.includes('SVO_TOOLS');
  const place = useDebouncedValue(moved, pauseMs);
  const { data, previousData, error, refetch } = useSvoProposalsQuery({
    variables: { id: waterMeterId, at: place && { latitude: place.latitude, longitude: place.longitude } },
    skip: !hasTools,
    fetchPolicy: 'network-only',
    context: silentContext,
  });
  return {
    proposals: (data ?? previousData)?.svoProposals,
    hasFailed: error !== undefined,
    refetch: () => void refetch(),
  };
};
