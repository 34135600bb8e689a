import { ApolloClient, ApolloLink, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { parse } from 'graphql';
import type { ReactNode } from 'react';
import { type Observable, Subject, throwError } from 'rxjs';
import { connectionError } from '../request/gateway-fetch.ts';
import { toasts } from '../toast.ts';
import { useBackgroundCommand } from './use-background-command.ts';

interface Data {
  rename: { __typename: 'RenameSuccess'; id: string };
}

const document = parse('mutation Rename($input: RenameInput!) { rename(input: $input) { id } }') as unknown;

test('a background command shows nothing, its runs may overlap, and a failed run returns null', async () => {
  const answers = [new Subject<ApolloLink.Result>(), new Subject<ApolloLink.Result>()];
  const responses: Observable<ApolloLink.Result>[] = [...answers];
  const silent: unknown[] = [];
  const link = new ApolloLink((operation) => {
    silent.push(operation.getContext()['silent']);
    return responses.shift() ?? throwError(connectionError);
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  let renders = 0;
  const { result } = renderHook(
    () => {
      renders += 1;
      return useBackgroundCommand(document as TypedDocumentNode<Data, { input: { name: string } }>);
    },
    { wrapper },
  );
  const rendersBefore = renders;
  const running = [result.current({ name: 'one' }), result.current({ name: 'two' })];
  for (const [index, answer] of answers.entries()) {
    answer.next({ data: { rename: { __typename: 'RenameSuccess', id: `${index}` } } });
    answer.complete();
  }
  expect((await Promise.all(running)).map((renamed) => renamed?.id)).toEqual(['0', '1']);
  expect(await result.current({ name: 'three' })).toBeNull();
  expect([renders, toasts.get(), silent]).toEqual([rendersBefore, [], [true, true, true]]);
});
