import { afterEach, describe, expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import { asyncScheduler, scheduled, throwError } from 'rxjs';

import { connectionError } from '../../platform/request/gateway-fetch.ts';
import { loadedOrPrevious, rowsQuery } from './list-results.ts';
import { useListError } from './use-list-error.ts';

const query = gql`
  query Meters($page: Int) {
    meters(page: $page)
  }
`;

const failure = throwError(connectionError, asyncScheduler);

const Rows = ({ page }: { page: number }) => {
  const rows = loadedOrPrevious(
    useQuery<{ meters: string[] }>(query, { ...rowsQuery, variables: { page } }),
    ({ meters }) => meters,
  );
  const error = useListError(rows, `?page=${page}`);
  const offlineNote = rows.error ? ' без връзка' : '';
  return (
    <p>{error ? 'Списъкът не се зареди' : rows.loading ? 'Зареждане' : `${rows.value?.join(', ')}${offlineNote}`}</p>
  );
};

describe('a list without a connection', () => {
  afterEach(cleanup);

  test('shows the cached rows when the user returns, and an error instead of the rows of another page', async () => {
    let isOnline = true;
    const link = new ApolloLink(({ variables }) =>
      isOnline ? scheduled([{ data: { meters: [`m${variables['page']}`] } }], asyncScheduler) : failure,
    );
    const client = new ApolloClient({ cache: new InMemoryCache(), link });
    const listOf = (page: number) => (
      <ApolloProvider client={client}>
        <Rows page={page} />
      </ApolloProvider>
    );
    const firstVisit = render(listOf(1));
    await screen.findByText('m1');
    firstVisit.unmount();

    isOnline = false;
    const secondVisit = render(listOf(1));
    await screen.findByText('m1 без връзка');
    secondVisit.rerender(listOf(2));
    expect(await screen.findByText('Списъкът не се зареди')).toBeDefined();
  });
});
