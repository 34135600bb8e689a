import { useState } from 'react';
import { silently } from '../../platform/request/busy.ts';
import { useLive } from '../../platform/live/use-live.ts';
import { useSession } from '../../session/use-session.ts';
import { breakdownChanged } from '../breakdowns.live.ts';
import { useLinkedSignalsQuery } from './preview.generated.ts';

export type LinkedSignals = ReturnType<typeof useLinkedSignals>;

const pageSize = 10;
const largestPage = 100;

/**
 * The signals of a breakdown, in pages. A service that cannot filter by breakdown filters by work card number, which
 * also finds signals whose number contains this one: they are left out of one large page.
 */
export const useLinkedSignals = ({ id, workCardNo }: { id: string; workCardNo: string }) => {
  const { environment } = useSession();
  const [page, setPage] = useState(1);
  const hasTools = environment.features.includes('BREAKDOWN_TOOLS');
  const filter = hasTools ? { breakdownIds: [id] } : { workCardNo };
  const { data, error, refetch } = useLinkedSignalsQuery({
    variables: { filter, page: { number: page, size: hasTools ? pageSize : largestPage } },
    fetchPolicy: 'cache-and-network',
    context: silently,
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
    pages: Math.max(1, Math.ceil((total ?? 0) / pageSize)),
    goTo: setPage,
    error,
    refetch,
  };
};
