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
  /** Valves that were reported as not working before. */
  brokenValveIds: readonly string[];
}

/** The plan for a break. After a valve is marked, the plan is read again; the earlier one is shown until then. */
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
