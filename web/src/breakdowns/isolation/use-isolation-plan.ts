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
  /** Ids of the valves that are stored as not working. A colleague may change them while the plan is shown. */
  brokenValveIds: readonly string[];
}

/**
 * Reads the plan for a break. If the user marks a valve as working or not working, the plan is read again; the earlier
 * plan is shown until the new one arrives.
 */
export const useIsolationPlan = ({ place, breakdownId, brokenValveIds }: PlanOptions) => {
  const stored = brokenValveIds.join(',');
  const [{ marks, seen }, setMarks] = useState<{ marks: Marks; seen: string }>({ marks: new Map(), seen: stored });
  // The stored valves have changed: React renders again at once with the new state.
  if (seen !== stored) setMarks({ marks: withoutStored(marks, brokenValveIds), seen: stored });
  const broken = applyMarks(brokenValveIds, marks);
  const { pipeId, at } = place;
  const { data, previousData, loading, error, refetch } = useIsolationPlanQuery({
    variables: { pipeId, at, brokenValveIds: broken, breakdownId: breakdownId ?? null },
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
      setMarks((previous) => ({
        ...previous,
        marks: withoutStored(new Map(previous.marks).set(id, isWorking), brokenValveIds),
      })),
  };
};

/** Valves that the user marked as working (true) or not working. */
type Marks = ReadonlyMap<string, boolean>;

const applyMarks = (stored: readonly string[], marks: Marks): string[] => [
  ...stored.filter((id) => !marks.has(id)),
  ...[...marks].flatMap(([id, isWorking]) => (isWorking ? [] : [id])),
];

/** Removes marks that equal the stored state, so that they do not hide later changes of a colleague. */
const withoutStored = (marks: Marks, stored: readonly string[]): Marks =>
  new Map([...marks].filter(([id, isWorking]) => isWorking === stored.includes(id)));
