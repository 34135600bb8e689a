import { useState } from 'react';
import { silentContext } from '../../platform/request/busy.ts';
import { useLikelySignalsQuery, type MatchFactsFragment } from '../match/match.generated.ts';
import type { CandidateFilter } from './link-filter.tsx';
import { useLinkCandidatesQuery } from './link.generated.ts';

export type CandidateView = 'likely' | 'all';

export const pageSize = 25;

/**
 * Reads the signals that can be linked to a breakdown: either the likely ones with the reasons, or a page of all
 * signals that the filter finds.
 */
export const useCandidates = (breakdownId: string, view: CandidateView) => {
  const [filter, setFilter] = useState<CandidateFilter>({});
  const [page, setPage] = useState(1);
  const likely = useLikelySignalsQuery({
    variables: { breakdownId },
    skip: view !== 'likely',
    fetchPolicy: 'network-only',
    context: silentContext,
  });
  const all = useLinkCandidatesQuery({
    // A signal with status SIGNAL has no breakdown (BR-12).
    variables: { filter: { ...filter, statuses: ['SIGNAL'] }, page: { number: page, size: pageSize } },
    skip: view !== 'all',
    fetchPolicy: 'network-only',
    context: silentContext,
  });
  const matches = new Map<string, MatchFactsFragment>(
    likely.data?.linkCandidates.map(({ signal, match }) => [signal.id, match]),
  );
  const { error, refetch } = view === 'likely' ? likely : all;
  const signals =
    view === 'likely'
      ? likely.data?.linkCandidates.map(({ signal }) => signal)
      : all.data?.signals.items.filter((signal) => signal.breakdownId === null);
  return {
    signals,
    matches,
    total: (view === 'likely' ? signals?.length : all.data?.signals.totalCount) ?? 0,
    page,
    setPage,
    search: (newFilter: CandidateFilter): void => {
      setFilter(newFilter);
      setPage(1);
    },
    error,
    refetch: (): Promise<unknown> => refetch(),
  };
};
