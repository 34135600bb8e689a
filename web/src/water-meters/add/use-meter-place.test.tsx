import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { of } from 'rxjs';
import { type Session, SessionContext } from '../../session/use-session.ts';
import { emptyValues } from './meter-values.ts';
import { useMeterPlace } from './use-meter-place.ts';

const locations: Record<string, object | null> = {
  7: { __typename: 'Location', latitude: 42.7212345, longitude: 23.25 },
  8: { __typename: 'Location', latitude: 42.55, longitude: 22.97 },
  9: null,
};
const link = new ApolloLink(({ variables }) => {
  const location = locations[String(variables['addressId'])] ?? null;
  return of({ data: { address: { __typename: 'Address', fullAddress: 'ул. Орион 3', location } } });
});
const client = new ApolloClient({ link, cache: new InMemoryCache() });
const session = { environment: { features: [] } } as unknown as Session;
const wrapper = ({ children }: { children: ReactNode }) => (
  <ApolloProvider client={client}>
    <SessionContext value={session}>{children}</SessionContext>
  </ApolloProvider>
);

interface Start {
  addressId: string;
  /** The address of the draft; if absent, `addressId`. */
  draftAddressId?: string;
  typedProblem?: string;
  location?: string;
}

/** Opens the form with an address of its draft, or with one that was just added on another page. */
const open = (initial: Start) => {
  let values = { ...emptyValues, location: initial.location ?? '' };
  const edit = (part: Partial<typeof values>): void => void (values = { ...values, ...part });
  const { result, rerender } = renderHook(
    ({ addressId, typedProblem }: Start) =>
      useMeterPlace(
        { values: { ...values, addressId }, edit, draftAddressId: initial.draftAddressId ?? initial.addressId },
        typedProblem ?? null,
      ),
    { wrapper, initialProps: initial },
  );
  return {
    choose: (addressId: string) => act(async () => rerender({ ...initial, addressId })),
    put: (latitude: number) => act(async () => result.current.put({ latitude, longitude: 22.9 })),
    location: (): string => values.location,
    settle: () => act(async () => undefined),
  };
};

test('WM-12 the place of an address that was added on another page becomes that of the meter', async () => {
  const form = open({ addressId: '7', draftAddressId: '' });
  await form.settle();
  expect(form.location()).toBe('42.721235,23.25');
  const replaced = open({ addressId: '7', draftAddressId: '8', location: '42.55,22.97' });
  await replaced.settle();
  expect(replaced.location()).toBe('42.721235,23.25');
  const picked = open({ addressId: '7', draftAddressId: '8', location: '42.6,22.9' });
  await picked.settle();
  expect(picked.location()).toBe('42.6,22.9');
});

test('WM-12 a chosen address fills in its place, and another one replaces it; that of a draft does not', async () => {
  const form = open({ addressId: '7' });
  await form.settle();
  expect(form.location()).toBe('');
  await form.choose('8');
  expect(form.location()).toBe('42.55,22.97');
  await form.choose('7');
  expect(form.location()).toBe('42.721235,23.25');
  await form.choose('9');
  expect(form.location()).toBe('');
});

test('WM-12 an address does not replace a place that the user has picked or is typing', async () => {
  const picked = open({ addressId: '' });
  await picked.put(42.6);
  await picked.choose('8');
  expect(picked.location()).toBe('42.6,22.9');
  const typing = open({ addressId: '', typedProblem: 'Въведете ширина и дължина.' });
  await typing.choose('8');
  expect(typing.location()).toBe('');
});
