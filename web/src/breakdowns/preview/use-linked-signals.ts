import { useState } from 'react';
import { freshContext, silentContext } from '../../platform/request/busy.ts';
import { useLive } from '../../platform/live/use-live.ts';
import { useSession } from '../../session/use-session.ts';
import { breakdownChanged, concernsBreakdown } from '../breakdowns.live.ts';
import { defaultPageSize } from '../../ui/list/pages.ts';
import { useLinkedSignalsQuery } from './preview.generated.ts';

export type LinkedSignals = ReturnType<typeof useLinkedSignals>;

const maxPageSize = 100;

/**
 * The signals of a breakdown, in pages. Without BREAKDOWN_TOOLS the REST service can only filter by a part of the work
 * card number. Then one page of 100 signals is read, and signals of other breakdowns are removed from it.
 */
export const useLinkedSignals = ({ id, workCardNo }: { id: string; workCardNo: string }) => {
  const { environment } = useSession();
  const [state, setState] = useState({ page: 1, size: defaultPageSize });
  const hasTools = environment.features.includes('BREAKDOWN_TOOLS');
  const filter = hasTools ? { breakdownIds: [id] } : { workCardNo };
  const {
    data: loaded,
    previousData,
    error,
    refetch,
  } = useLinkedSignalsQuery({
    variables: { filter, page: hasTools ? { number: state.page, size: state.size } : { number: 1, size: maxPageSize } },
    fetchPolicy: 'cache-and-network',
    context: { ...silentContext, ...freshContext },
  });
  // The previous page stays until the next one is loaded.
  const data = loaded ?? (error ? undefined : previousData);
  useLive(breakdownChanged, {
    onEvent: (change) => void (concernsBreakdown(change, id) && refetch()),
    onMissed: () => void refetch(),
  });
  const signals = data?.signals.items.filter(({ breakdownId }) => breakdownId === id);
  const total = hasTools ? data?.signals.totalCount : signals?.length;
  return {
    signals,
    total,
    /** The number of the page and its size; null without BREAKDOWN_TOOLS: then all signals are on one page. */
    state: hasTools ? state : null,
    goTo: setState,
    error,
    refetch,
  };
};
