import { afterEach, expect, jest, test } from '@jest/globals';
import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { asyncScheduler, scheduled } from 'rxjs';
import { connection, reportResponse, reportNoResponse } from '../../platform/request/connection.ts';
import { ConnectionStrip } from './connection-strip.tsx';

const query = gql`
  query Now {
    now
  }
`;
const answers = jest.fn<() => number>();
const link = new ApolloLink(() => scheduled([{ data: { now: answers() } }], asyncScheduler));

const Page = () => <p>отговор {useQuery<{ now: number }>(query).data?.now}</p>;

afterEach(() => {
  cleanup();
  connection.set(() => ({ up: true, lastResponse: null }));
});

test('active queries are refetched when the server responds again, to any request', async () => {
  answers.mockReset().mockReturnValueOnce(1).mockReturnValueOnce(2);
  render(
    <ChakraProvider value={createSystem(defaultBaseConfig)}>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
        <ConnectionStrip />
        <Page />
      </ApolloProvider>
    </ChakraProvider>,
  );
  await screen.findByText('отговор 1');
  act(() => reportResponse());
  act(() => reportNoResponse());
  expect(screen.getByText('Няма връзка.')).toBeDefined();
  act(() => reportResponse());
  await screen.findByText('отговор 2');
  expect(screen.queryByText('Няма връзка.')).toBeNull();
  expect(answers).toHaveBeenCalledTimes(2);
});
