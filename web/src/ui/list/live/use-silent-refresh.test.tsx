import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Subject } from 'rxjs';
import type { ListSource } from '../list-source.ts';
import { useSilentRefresh } from './use-silent-refresh.ts';

const source: ListSource<{ id: string }, object, string> = {
  field: 'records',
  rows: gql`
    query Records($page: PageInput) {
      records(page: $page) {
        items {
          id
        }
      }
    }
  `,
  count: gql`
    query RecordCount($filter: RecordFilter) {
      records(filter: $filter) {
        totalCount
      }
    }
  `,
};

test('SH-9 a silent refresh shows no progress, and responses of superseded requests are ignored', async () => {
  const requests: { name: string | undefined; silent: unknown; answer: (total: number) => void }[] = [];
  const link = new ApolloLink((operation) => {
    const answers = new Subject<ApolloLink.Result>();
    requests.push({
      name: operation.operationName,
      silent: operation.getContext()['silent'],
      answer: (totalCount) => {
        const isCount = operation.operationName === 'RecordCount';
        answers.next({
          data: { records: { __typename: 'RecordPage', ...(isCount ? { totalCount } : { items: [] }) } },
        });
        answers.complete();
      },
    });
    return answers;
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result } = renderHook(
    () => useSilentRefresh(source, { filter: undefined, sort: undefined, page: { number: 1, size: 25 } }),
    { wrapper },
  );
  result.current();
  result.current();
  expect(requests.map(({ name, silent }) => [name, silent])).toEqual([
    ['Records', true],
    ['RecordCount', true],
    ['Records', true],
    ['RecordCount', true],
  ]);
  const total = (): unknown =>
    client.readQuery({ query: source.count, variables: { filter: undefined } })?.['records']?.totalCount;
  const answer = (requestsToAnswer: typeof requests, count: number): Promise<void> =>
    act(async () => {
      for (const request of requestsToAnswer) request.answer(count);
      await new Promise((resolve) => void setTimeout(resolve));
    });
  await answer(requests.slice(2), 9);
  expect(total()).toBe(9);
  await answer(requests.slice(0, 2), 8);
  expect(total()).toBe(9);
});
