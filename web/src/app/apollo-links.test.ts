import { beforeEach, describe, expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { type Observer, Subject } from 'rxjs';
import { pendingRequests, runSilently, silentContext } from '../platform/request/busy.ts';
import { connection, initialConnection, reportFailure } from '../platform/request/connection.ts';
import { connectionError, GatewayError } from '../platform/request/gateway-fetch.ts';
import { sessionOver } from '../platform/request/session-over.ts';
import { toasts } from '../platform/toast.ts';
import { busyLink, errorLink } from './apollo-links.ts';

const query = gql`
  query Things {
    things
  }
`;
const mutation = gql`
  mutation Change {
    change
  }
`;

const createClient = () => {
  let response = new Subject<ApolloLink.Result>();
  const terminatingLink = new ApolloLink(() => {
    response = new Subject();
    return response;
  });
  const apollo = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([busyLink, errorLink, terminatingLink]),
  });
  const reply = (send: (observer: Pick<Observer<ApolloLink.Result>, 'next' | 'error' | 'complete'>) => void) =>
    send(response);
  return { apollo, reply };
};

const refusal = (code: string): ApolloLink.Result => ({
  data: null,
  errors: [{ message: 'Отказано', extensions: { code, traceId: 't1' } }],
});

const unauthorized = () => new ServerError('401', { response: new Response(null, { status: 401 }), bodyText: '' });

describe('busyLink and errorLink', () => {
  beforeEach(() => {
    sessionOver.set(() => false);
    toasts.set(() => []);
    connection.set(() => initialConnection);
  });

  test('SH-9 an operation counts as pending until it has ended', async () => {
    const { apollo, reply } = createClient();
    const result = apollo.query({ query });
    await Promise.resolve();
    expect(pendingRequests.get()).toBe(1);
    reply((observer) => {
      observer.next({ data: { things: 1 } });
      observer.complete();
    });
    await result;
    expect(pendingRequests.get()).toBe(0);
  });

  test('SH-9 a silent operation is not counted as pending', () => {
    void createClient()
      .apollo.query({ query, context: silentContext })
      .catch(() => {});
    expect(pendingRequests.get()).toBe(0);
  });

  test('SH-9 a failed operation is no longer counted as pending', async () => {
    const { apollo, reply } = createClient();
    const result = apollo.query({ query });
    reply((observer) => observer.error(new TypeError('no network')));
    await expect(result).rejects.toThrow('no network');
    expect(pendingRequests.get()).toBe(0);
  });

  test('AU-5 an HTTP 401 opens the sign-in', async () => {
    const { apollo, reply } = createClient();
    const result = apollo.query({ query });
    reply((observer) => observer.error(unauthorized()));
    await expect(result).rejects.toBeInstanceOf(ServerError);
    expect(sessionOver.get()).toBe(true);
  });

  test('AU-5 an UNAUTHENTICATED error opens the sign-in', async () => {
    const { apollo, reply } = createClient();
    const result = apollo.query({ query });
    reply((observer) => observer.next(refusal('UNAUTHENTICATED')));
    await expect(result).rejects.toBeInstanceOf(CombinedGraphQLErrors);
    expect(sessionOver.get()).toBe(true);
    expect(toasts.get()).toEqual([]);
  });

  test('a failed mutation shows a toast with its trace id', async () => {
    const { apollo, reply } = createClient();
    const result = apollo.mutate({ mutation });
    reply((observer) => observer.next(refusal('UPSTREAM_FAILED')));
    await expect(result).rejects.toThrow('Отказано');
    expect(toasts.get()).toMatchObject([{ kind: 'error', text: 'Отказано', traceId: 't1' }]);
  });

  test('RQ-1 a failed query that the user started shows a toast with the message and its trace id', async () => {
    const { apollo, reply } = createClient();
    const result = apollo.query({ query });
    reply((observer) => observer.next(refusal('UPSTREAM_FAILED')));
    await expect(result).rejects.toThrow('Отказано');
    expect(toasts.get()).toMatchObject([{ kind: 'error', text: 'Отказано', traceId: 't1' }]);
    expect(sessionOver.get()).toBe(false);
  });

  test('RQ-1 a failed query that the page sent by itself shows no toast', async () => {
    const { apollo, reply } = createClient();
    const result = apollo.query({ query, context: silentContext });
    reply((observer) => observer.next(refusal('BAD_USER_INPUT')));
    await expect(result).rejects.toThrow('Отказано');
    expect(toasts.get()).toEqual([]);
  });

  test('RQ-1 SH-9 a query that is sent again after a live event shows neither progress nor a toast', async () => {
    const { apollo, reply } = createClient();
    const observable = apollo.watchQuery({ query });
    observable.subscribe({});
    await Promise.resolve();
    reply((observer) => {
      observer.next({ data: { things: 1 } });
      observer.complete();
    });
    const result = runSilently(() => observable.refetch());
    await Promise.resolve();
    expect(pendingRequests.get()).toBe(0);
    reply((observer) => observer.next(refusal('BAD_USER_INPUT')));
    await expect(result).rejects.toThrow('Отказано');
    expect(toasts.get()).toEqual([]);
  });

  test('RQ-1 during an outage that a banner reports, a failed query shows no toast', async () => {
    const { apollo, reply } = createClient();
    reportFailure();
    const result = apollo.query({ query });
    reply((observer) => observer.next(refusal('UPSTREAM_TIMEOUT')));
    await expect(result).rejects.toThrow('Отказано');
    expect(toasts.get()).toEqual([]);
  });

  test('RQ-1 a query without a connection shows no toast, because the banner reports it at once', async () => {
    const { apollo, reply } = createClient();
    const result = apollo.query({ query });
    reply((observer) => observer.error(connectionError()));
    await expect(result).rejects.toBeInstanceOf(GatewayError);
    expect(toasts.get()).toEqual([]);
  });
});
