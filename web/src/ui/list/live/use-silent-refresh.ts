import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import type { ListSource, ListVariables } from '../list-source.ts';
import { uncachedQuery } from './read-list.ts';

/** Returns a function that reads a list and its count again, without showing progress. */
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
      client.query({ query: source.rows, variables, ...uncachedQuery }),
      client.query({ query: source.count, variables: countVariables, ...uncachedQuery }),
    ]);
    // Ignore responses of superseded requests.
    if (requestId !== latestRequestId.current) return;
    if (rows.data) client.writeQuery({ query: source.rows, variables, data: rows.data });
    if (count.data) client.writeQuery({ query: source.count, variables: countVariables, data: count.data });
  };
  // After a failure the list stays as it is until the next change.
  return () => void refresh().catch(() => {});
};
