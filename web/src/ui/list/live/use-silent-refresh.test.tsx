import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Subject } from 'rxjs';
import { signalSource } from '../../../signals/signal-source.ts';
import { SignalCountDocument } from '../../../signals/signals.generated.ts';
import { useSilentRefresh } from './use-silent-refresh.ts';

test('SH-9 a list is read anew unseen, and only the latest answer counts', async () => {
  const asked: { name: string | undefined; silent: unknown; answer: (total: number) => void }[] = [];
  const link = new ApolloLink((operation) => {
    const answers = new Subject<ApolloLink.Result>();
    asked.push({
      name: operation.operationName,
      silent: operation.getContext()['silent'],
      answer: (totalCount) => {
        const isCount = operation.operationName === 'SignalCount';
        answers.next({
          data: { signals: { __typename: 'SignalPage', ...(isCount ? { totalCount } : { items: [] }) } },
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
    () => useSilentRefresh(signalSource, { filter: undefined, sort: undefined, page: { number: 1, size: 25 } }),
    { wrapper },
  );
  result.current();
  result.current();
  expect(asked.map(({ name, silent }) => [name, silent])).toEqual([
    ['Signals', true],
    ['SignalCount', true],
    ['Signals', true],
    ['SignalCount', true],
  ]);
  const total = (): unknown => client.readQuery({ query: SignalCountDocument })?.signals.totalCount;
  const answer = (of: typeof asked, count: number): Promise<void> =>
    act(async () => {
      for (const one of of) one.answer(count);
      await new Promise((resolve) => void setTimeout(resolve));
    });
  await answer(asked.slice(2), 9);
  expect(total()).toBe(9);
  await answer(asked.slice(0, 2), 8);
  expect(total()).toBe(9);
});
