import { useState } from 'react';
import type { Place } from '../../map/picker/place.ts';
import { silentContext } from '../../platform/request/busy.ts';
import { useIsolationPlanQuery } from './isolation.generated.ts';

/** The place of a break: its pipe, its coordinates, or both. Both are null if the place is unknown. */
export interface BreakPlace {
  pipeId: string | null;
  at: Place | null;
}

interface PlanOptions {
  place: BreakPlace;
  breakdownId?: string | undefined;
  /** Ids of the valves that were already reported as not working. */
  brokenValveIds: readonly string[];
}

/**
 * Reads the plan for a break. If the user marks a valve as working or not working, the plan is read again; the earlier
 * plan is shown until the new one arrives.
 */
export const useIsolationPlan = ({ place, breakdownId, brokenValveIds }: PlanOptions) => {
  const [broken, setBroken] = useState(brokenValveIds);
  const { pipeId, at } = place;
  const { data, previousData, loading, error, refetch } = useIsolationPlanQuery({
    variables: { pipeId, at, brokenValveIds: [...broken], breakdownId: breakdownId ?? null },
    skip: pipeId === null && at === null,
    fetchPolicy: 'network-only',
    context: silentContext,
  });
  return {
    plan: (data ?? previousData)?.isolationPlan,
    isLoading: loading,
    error,
    refetch,
    broken,
    mark: (id: string, isWorking: boolean): void =>
      setBroken((previous) => [...previous.filter((each) => each !== id), ...(isWorking ? [] : [id])]),
  };
};
