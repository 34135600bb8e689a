import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import type { ListSource, ListVariables } from '../list-source.ts';
import { fresh } from './read-list.ts';

/** Refreshes a list and its count: changes show at once, without a progress bar. */
export const useSilentRefresh = <Row, Filter, Field extends string>(
  source: ListSource<Row, Filter, Field>,
  variables: ListVariables<Filter, Field>,
): (() => void) => {
  const client = useApolloClient();
  const latestRequestId = useRef(0);

  const refresh = async (): Promise<void> => {
    latestRequestId.current += 1;
    const requestId = latestRequestId.current;
    const countVariables = { filter: variables.filter };
    const [rows, count] = await Promise.all([
      client.query({ query: source.rows, variables, ...fresh }),
      client.query({ query: source.count, variables: countVariables, ...fresh }),
    ]);
    // Ignore responses of superseded requests.
    if (requestId !== latestRequestId.current) return;
    if (rows.data) client.writeQuery({ query: source.rows, variables, data: rows.data });
    if (count.data) client.writeQuery({ query: source.count, variables: countVariables, data: count.data });
  };
  // After a failure the list stays as it is until the next change.
  return () => void refresh().catch(() => {});
};
