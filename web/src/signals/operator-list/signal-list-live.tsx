import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect } from 'react';
import { silentContext } from '../../platform/request/busy.ts';
import { LiveList } from '../../ui/list/live/live-list.tsx';
import type { ListVariables } from '../../ui/list/list-source.ts';
import { preloadPreview } from '../preload-preview.ts';
import type { ViewCounts } from '../signal-filter.ts';
import { idOf, signalSource } from '../signal-source.ts';
import { signalChanged } from '../signals.live.ts';
import { SignalRowFragmentDoc } from '../signals.generated.ts';
import type { SignalFilter, SignalRowFragment, SignalSortField } from '../signals.generated.ts';
import { useSignalTools } from '../use-signal-tools.ts';
import { SignalNeighboursDocument, SignalViewCountsDocument } from './operator-list.generated.ts';

interface SignalListLiveProps {
  /** The rows on screen. */
  rows: readonly SignalRowFragment[];
  total: number | undefined;
  variables: ListVariables<SignalFilter, SignalSortField>;
  /** When the first rows were requested, in milliseconds of `performance.now()`. */
  openedAt: number;
  onRefresh: () => void;
  /** Navigates to the page with the new signals. */
  onFirstPage: () => void;
  onCounts: (counts: ViewCounts) => void;
}

/** Keeps the operator's list and the counts of its views up to date. */
export const SignalListLive = ({ onCounts, onRefresh, ...list }: SignalListLiveProps) => {
  const client = useApolloClient();
  const { hasOperatorTools } = useSignalTools();
  const readCounts = useCallback(async (): Promise<void> => {
    if (!hasOperatorTools) return;
    const { data } = await client.query({
      query: SignalViewCountsDocument,
      // The response is stored in the cache, from which the menu shows the same number.
      fetchPolicy: 'network-only',
      context: { ...silentContext },
    });
    if (data) onCounts(data.signalViews);
  }, [client, hasOperatorTools, onCounts]);
  useEffect(preloadPreview, []);
  return (
    <LiveList
      {...list}
      source={signalSource}
      ids={SignalNeighboursDocument}
      idOf={idOf}
      rowFragment={rowFragment}
      changes={signalChanged}
      onShow={onRefresh}
      readCounts={readCounts}
    />
  );
};

const rowFragment = { fragment: SignalRowFragmentDoc, fragmentName: 'SignalRow' };
