import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Session, SessionContext } from '../../session/use-session.ts';
import type { FormValues } from './form-values.ts';
import { useBreakdownLocation } from './use-breakdown-location.ts';
import type { BreakdownFormState } from './use-breakdown-form.ts';

/** Every lookup fails, as during an outage of the map's data. */
const link = new ApolloLink(
  () => new Observable((observer) => observer.error(new Error('The pipes cannot be looked up.'))),
);
const client = new ApolloClient({ link, cache: new InMemoryCache() });
const session = { environment: { features: ['MAP'] } } as unknown as Session;
const wrapper = ({ children }: { children: ReactNode }) => (
  <ApolloProvider client={client}>
    <SessionContext value={session}>{children}</SessionContext>
  </ApolloProvider>
);

test('MP-8 a new place removes the pipe and the zone of the earlier place, even if no pipe can be looked up', async () => {
  let values = {
    location: '42.548,22.963',
    pipeId: '17',
    zonePipeIds: '17,18',
    computedPeople: '12',
    townName: '',
    streetName: '',
  } as FormValues;
  const edit = (change: Partial<FormValues>): void => void (values = { ...values, ...change });
  const form = { id: '7', values, loaded: values, edit } as unknown as BreakdownFormState;
  const { result } = renderHook(() => useBreakdownLocation(form), { wrapper });
  expect(values.pipeId).toBe('17');
  await act(async () => result.current.put({ latitude: 42.55, longitude: 22.97 }));
  expect(values).toMatchObject({ location: '42.55,22.97', pipeId: '', zonePipeIds: '', computedPeople: '' });
  await act(async () => result.current.undo());
  expect(values).toMatchObject({ pipeId: '17', zonePipeIds: '17,18', computedPeople: '12' });
});
