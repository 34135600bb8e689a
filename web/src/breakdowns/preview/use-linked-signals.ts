import { useState } from 'react';
import { silently } from '../../platform/request/busy.ts';
import { useLive } from '../../platform/live/use-live.ts';
import { useSession } from '../../session/use-session.ts';
import { breakdownChanged } from '../breakdowns.live.ts';
import { useLinkedSignalsQuery } from './preview.generated.ts';

export type LinkedSignals = ReturnType<typeof useLinkedSignals>;

const pageSize = 10;

/** The signals of a breakdown, in pages. A service that cannot filter by breakdown filters by work card number. */
export const useLinkedSignals = ({ id, workCardNo }: { id: string; workCardNo: string }) => {
  const { environment } = useSession();
  const [page, setPage] = useState(1);
  const filter = environment.features.includes('BREAKDOWN_TOOLS') ? { breakdownIds: [id] } : { workCardNo };
  const { data, error, refetch } = useLinkedSignalsQuery({
    variables: { filter, page: { number: page, size: pageSize } },
    fetchPolicy: 'cache-and-network',
    context: silently,
  });
  useLive(breakdownChanged, {
    onEvent: ({ breakdownId }) => void (breakdownId === id && refetch()),
    onMissed: () => void refetch(),
  });
  const total = data?.signals.totalCount;
  return {
    // The filter by work card number also finds signals whose number contains this one.
    signals: data?.signals.items.filter(({ breakdownId }) => breakdownId === id),
    total,
    page,
    pages: Math.max(1, Math.ceil((total ?? 0) / pageSize)),
    goTo: setPage,
    error,
    refetch,
  };
};
