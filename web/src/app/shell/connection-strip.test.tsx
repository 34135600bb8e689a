import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { asyncScheduler, scheduled } from 'rxjs';
import {
  initialConnection,
  connection,
  isSignInAvailable,
  reportResponse,
  reportNoResponse,
} from '../../platform/request/connection.ts';
import { openDownload } from '../../ui/attachments/download.ts';
import { readSessionState } from '../../session/session-requests.ts';
import { errorLink } from '../apollo-links.ts';
import { ConnectionStrip } from './connection-strip.tsx';
import { Footer } from './footer.tsx';

const first = gql`
  query First {
    first
  }
`;
const second = gql`
  query Second {
    second
  }
`;
const realFetch = globalThis.fetch;
let isReady: boolean;
let answer: jest.Mock<(operation: string) => ApolloLink.Result>;

const outage = { data: null, errors: [{ message: 'Отказ', extensions: { code: 'UPSTREAM_FAILED' } }] };
const link = ApolloLink.from([
  errorLink,
  new ApolloLink(({ operationName = '' }) => scheduled([answer(operationName)], asyncScheduler)),
]);

const Page = () => (
  <>
    <p>първо {useQuery<{ first: number }>(first).data?.first}</p>
    <p>второ {useQuery<{ second: number }>(second).data?.second}</p>
  </>
);

const renderPage = () => {
  const element = (
    <>
      <ConnectionStrip />
      <Page />
      <Footer />
    </>
  );
  render(
    <ChakraProvider value={createSystem(defaultBaseConfig)}>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
      </ApolloProvider>
    </ChakraProvider>,
  );
};

beforeEach(() => {
  isReady = true;
  let count = 0;
  answer = jest.fn((operation) => ({ data: { [operation.toLowerCase()]: (count += 1) } }));
  globalThis.fetch = async () => {
    if (!isReady) throw new TypeError('Failed to fetch');
    return Response.json({ rest: true, identity: true });
  };
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  globalThis.fetch = realFetch;
  connection.set(() => initialConnection);
});

test('active queries are refetched when the server responds again to any request', async () => {
  renderPage();
  await screen.findByText('второ 2');
  isReady = false;
  act(() => reportResponse());
  act(() => reportNoResponse());
  await screen.findByText('Няма връзка.');
  expect(screen.getByText(/^Няма връзка/, { selector: 'footer *' })).toBeDefined();
  isReady = true;
  act(() => reportResponse());
  await screen.findByText('второ 4');
  expect(screen.getByText('първо 3')).toBeDefined();
  await screen.findByText(/^Свързано/);
  expect(screen.queryByText('Няма връзка.')).toBeNull();
  expect(answer).toHaveBeenCalledTimes(4);
});

test('only the query that failed is repeated; until it succeeds, the footer does not show "connected"', async () => {
  jest.useFakeTimers();
  let isBroken = true;
  answer.mockImplementation((operation) =>
    isBroken && operation === 'Second' ? outage : { data: { [operation.toLowerCase()]: 1 } },
  );
  renderPage();
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(screen.getByText('първо 1')).toBeDefined();
  expect(screen.getByText('Услугата не отговаря.')).toBeDefined();
  expect(screen.queryByText(/^Свързано/)).toBeNull();
  isBroken = false;
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(screen.getByText('второ 1')).toBeDefined();
  expect(screen.getByText(/^Свързано/)).toBeDefined();
  expect(screen.queryByText('Услугата не отговаря.')).toBeNull();
  expect(answer.mock.calls.filter(([operation]) => operation === 'First')).toHaveLength(1);
});

test('after a click on a download, the footer does not show "connected" while the services fail', async () => {
  renderPage();
  await screen.findByText(/^Свързано/);
  isReady = false;
  act(() => openDownload({ url: '/files/signals.csv', fileName: 'signals.csv' }));
  expect(await screen.findByText(/^Няма връзка/, { selector: 'footer *' })).toBeDefined();
  expect(screen.queryByText(/^Свързано/)).toBeNull();
});

test('the footer does not show "connected" while the identity provider does not respond', async () => {
  renderPage();
  await screen.findByText(/^Свързано/);
  const previousFetch = globalThis.fetch;
  const answerSession = (status: number) => () => Promise.resolve(new Response('{}', { status }));
  globalThis.fetch = answerSession(503);
  await act(() => readSessionState());
  expect(screen.getByText(/^Услугата за вход не отговаря/)).toBeDefined();
  expect(screen.queryByText(/^Свързано/)).toBeNull();
  globalThis.fetch = answerSession(200);
  await act(() => readSessionState());
  expect(screen.getByText(/^Свързано/)).toBeDefined();
  globalThis.fetch = previousFetch;
  isSignInAvailable.set(() => true);
});
