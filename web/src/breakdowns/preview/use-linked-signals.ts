import { useState } from 'react';
import { silentContext } from '../../platform/request/busy.ts';
import { useLive } from '../../platform/live/use-live.ts';
import { useSession } from '../../session/use-session.ts';
import { breakdownChanged } from '../breakdowns.live.ts';
import { useLinkedSignalsQuery } from './preview.generated.ts';

export type LinkedSignals = ReturnType<typeof useLinkedSignals>;

const pageSize = 10;
const maxPageSize = 100;

/**
 * The signals of a breakdown, in pages. Without BREAKDOWN_TOOLS the REST service can only filter by a part of the work
 * card number. Then one page of 100 signals is read, and signals of other breakdowns are removed from it.
 */
export const useLinkedSignals = ({ id, workCardNo }: { id: string; workCardNo: string }) => {
  const { environment } = useSession();
  const [page, setPage] = useState(1);
  const hasTools = environment.features.includes('BREAKDOWN_TOOLS');
  const filter = hasTools ? { breakdownIds: [id] } : { workCardNo };
  const { data, error, refetch } = useLinkedSignalsQuery({
    variables: { filter, page: { number: page, size: hasTools ? pageSize : maxPageSize } },
    fetchPolicy: 'cache-and-network',
    context: silentContext,
  });
  useLive(breakdownChanged, {
    onEvent: ({ breakdownId }) => void (breakdownId === id && refetch()),
    onMissed: () => void refetch(),
  });
  const signals = data?.signals.items.filter(({ breakdownId }) => breakdownId === id);
  const total = hasTools ? data?.signals.totalCount : signals?.length;
  return {
    signals,
    total,
    page,
    pages: hasTools ? Math.max(1, Math.ceil((total ?? 0) / pageSize)) : 1,
    goTo: setPage,
    error,
    refetch,
  };
};
