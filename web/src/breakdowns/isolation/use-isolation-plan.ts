import { useState } from 'react';
import type { Place } from '../../map/picker/place.ts';
import { silently } from '../../platform/request/busy.ts';
import { useIsolationPlanQuery } from './isolation.generated.ts';

/** Where a break is. */
export interface BreakPlace {
  pipeId: string | null;
  at: Place | null;
}

interface PlanOptions {
  place: BreakPlace;
  breakdownId?: string | undefined;
  /** Valves that were reported before. */
  brokenValveIds: readonly string[];
}

/** The plan for a break. A valve that is marked as not working traces again; the earlier plan is shown until then. */
export const useIsolationPlan = ({ place, breakdownId, brokenValveIds }: PlanOptions) => {
  const [broken, setBroken] = useState(brokenValveIds);
  const { pipeId, at } = place;
  const { data, previousData, loading, error, refetch } = useIsolationPlanQuery({
    variables: { pipeId, at, brokenValveIds: [...broken], breakdownId: breakdownId ?? null },
    skip: pipeId === null && at === null,
    fetchPolicy: 'network-only',
    context: silently,
  });
  return {
    plan: (data ?? previousData)?.isolationPlan,
    isLoading: loading,
    error,
    refetch,
    broken,
    mark: (id: string, works: boolean): void =>
      setBroken((present) => [...present.filter((one) => one !== id), ...(works ? [] : [id])]),
  };
};
