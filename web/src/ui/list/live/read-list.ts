import type { ApolloClient } from '@apollo/client';
import { freshContext, silentContext } from '../../../platform/request/busy.ts';
import type { ListSource, ListVariables } from '../list-source.ts';

export const uncachedQuery = {
  fetchPolicy: 'no-cache',
  context: { ...silentContext, ...freshContext },
} as const;

/** Reads the rows of a list without the cache. Returns undefined if the response has no data. */
export const readRows = async <Row, Filter, Field extends string>(
  client: ApolloClient,
  source: Pick<ListSource<Row, Filter, Field>, 'field' | 'rows'>,
  variables: ListVariables<Filter, Field>,
): Promise<Row[] | undefined> => {
  const { data } = await client.query({ query: source.rows, variables, ...uncachedQuery });
  return data?.[source.field]?.items;
};

/** Reads the count of a list without the cache. Returns undefined if the response has no data. */
export const readTotal = async <Row, Filter, Field extends string>(
  client: ApolloClient,
  source: ListSource<Row, Filter, Field>,
  { filter }: Pick<ListVariables<Filter, Field>, 'filter'>,
): Promise<number | undefined> => {
  const { data } = await client.query({ query: source.count, variables: { filter }, ...uncachedQuery });
  return data?.[source.field]?.totalCount;
};
