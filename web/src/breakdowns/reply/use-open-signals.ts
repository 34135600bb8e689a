import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { silentContext } from '../../platform/request/busy.ts';
import { type LinkedSignalFragment, LinkedSignalsDocument } from '../preview/preview.generated.ts';

const pageSize = 100;
const maxPages = 20;

/**
 * Reads the first 2 000 signals of a breakdown and returns those that are neither closed nor rejected. `signals` is
 * undefined until all pages are read.
 */
export const useOpenSignals = (breakdownId: string) => {
  const client = useApolloClient();
  const [attempt, setAttempt] = useState(0);
  const [signals, setSignals] = useState<readonly LinkedSignalFragment[]>();
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    readOpenSignals(client, breakdownId).then(setSignals, setError);
  }, [client, breakdownId, attempt]);
  const retry = (): void => {
    setError(null);
    setAttempt(attempt + 1);
  };
  return { signals, error, retry };
};

const readOpenSignals = async (client: ApolloClient, breakdownId: string): Promise<readonly LinkedSignalFragment[]> => {
  const signals: LinkedSignalFragment[] = [];
  for (let number = 1; number <= maxPages; number += 1) {
    const variables = { filter: { breakdownIds: [breakdownId] }, page: { number, size: pageSize } };
    const read = { query: LinkedSignalsDocument, variables, fetchPolicy: 'no-cache' } as const;
    // oxlint-disable-next-line no-await-in-loop -- the response shows whether there is a next page
    const { data } = await client.query({ ...read, context: { ...silentContext } });
    signals.push(...(data?.signals.items ?? []));
    if (number * pageSize >= (data?.signals.totalCount ?? 0)) break;
  }
  return signals.filter(({ status }) => status === 'SIGNAL' || status === 'BREAKDOWN');
};
