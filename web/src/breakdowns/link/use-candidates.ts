import { useState } from 'react';
import { silentContext } from '../../platform/request/busy.ts';
import { useLikelySignalsQuery, type MatchFactsFragment } from '../match/match.generated.ts';
import { useLinkCandidatesQuery } from './link.generated.ts';
import { useCandidateFilter } from './use-candidate-filter.ts';

export type CandidateView = 'likely' | 'all';

const defaultPageSize = 25;

/**
 * Reads the signals that can be linked to a breakdown: either the likely ones with the reasons, or a page of all
 * signals that the filter finds.
 */
export const useCandidates = (breakdownId: string, view: CandidateView) => {
  const [{ page, size }, setState] = useState({ page: 1, size: defaultPageSize });
  const setPage = (newPage: number): void => setState({ page: newPage, size });
  const search = useCandidateFilter(() => setPage(1));
  const likely = useLikelySignalsQuery({
    variables: { breakdownId },
    skip: view !== 'likely',
    fetchPolicy: 'network-only',
    context: silentContext,
  });
  const all = useLinkCandidatesQuery({
    // BR-7: candidates have the status SIGNAL and no breakdown.
    variables: { filter: { ...search.input, statuses: ['SIGNAL'] }, page: { number: page, size } },
    skip: view !== 'all',
    fetchPolicy: 'network-only',
    context: silentContext,
  });
  const matches = new Map<string, MatchFactsFragment>(
    likely.data?.linkCandidates.map(({ signal, match }) => [signal.id, match]),
  );
  // The previous rows stay until the next ones are loaded.
  const listed = (all.data ?? (all.error ? undefined : all.previousData))?.signals;
  const { error, refetch } = view === 'likely' ? likely : all;
  const signals =
    view === 'likely'
      ? likely.data?.linkCandidates.map(({ signal }) => signal)
      : listed?.items.filter((signal) => signal.breakdownId === null);
  return {
    signals,
    matches,
    /** True while the shown signals are those of an earlier filter or page. */
    isOutdated: view === 'all' && !all.data,
    total: view === 'likely' ? signals?.length : listed?.totalCount,
    state: { page, size },
    setPage,
    setSize: (newSize: number): void => setState({ page: 1, size: newSize }),
    search,
    error,
    refetch: (): Promise<unknown> => refetch(),
  };
};
