import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { silently } from '../../platform/busy.ts';
import { SignalCountDocument, SignalsDocument } from '../signals.generated.ts';
import type { SignalsQueryVariables } from '../signals.generated.ts';

/** Reads a list and its count anew: what has come shows at once, but not as a request of the person's. */
export const useSilentRefresh = (variables: SignalsQueryVariables): (() => void) => {
  const client = useApolloClient();
  const refreshes = useRef(0);

  const refresh = async (): Promise<void> => {
    refreshes.current += 1;
    const own = refreshes.current;
    const countVariables = { filter: variables.filter };
    // What was asked for before the change does not tell of it.
    const anew = { fetchPolicy: 'no-cache', context: { ...silently, queryDeduplication: false } } as const;
    const [rows, count] = await Promise.all([
      client.query({ query: SignalsDocument, variables, ...anew }),
      client.query({ query: SignalCountDocument, variables: countVariables, ...anew }),
    ]);
    if (own !== refreshes.current) return;
    if (rows.data) client.writeQuery({ query: SignalsDocument, variables, data: rows.data });
    if (count.data) client.writeQuery({ query: SignalCountDocument, variables: countVariables, data: count.data });
  };
  // What could not be read stays as it is until the next change.
  return () => void refresh().catch(() => {});
};
