import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useIsolationPlan } from './use-isolation-plan.ts';

const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
const wrapper = ({ children }: { children: ReactNode }) => <ApolloProvider client={client}>{children}</ApolloProvider>;

test('the marks of the user apply on top of the valves that a colleague stores meanwhile', () => {
  const place = { pipeId: '5', at: null };
  const { result, rerender } = renderHook(
    ({ stored }: { stored: readonly string[] }) => useIsolationPlan({ place, brokenValveIds: stored }),
    { wrapper, initialProps: { stored: ['1', '2'] } },
  );
  act(() => result.current.mark('1', true));
  act(() => result.current.mark('3', false));
  expect(result.current.broken).toEqual(['2', '3']);
  rerender({ stored: ['1', '2', '4'] });
  expect(result.current.broken).toEqual(['2', '4', '3']);
  // A mark that the user took back does not hide a valve that is stored later.
  act(() => result.current.mark('5', false));
  act(() => result.current.mark('5', true));
  rerender({ stored: ['1', '2', '4', '5'] });
  expect(result.current.broken).toEqual(['2', '4', '5', '3']);
  // A mark is dropped when the same state is stored. Valve 3 works again after a colleague has removed it.
  rerender({ stored: ['2', '3', '4'] });
  rerender({ stored: ['2', '4'] });
  expect(result.current.broken).toEqual(['2', '4']);
});
