import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { of } from 'rxjs';
import { dismissToast, toasts } from '../../platform/toast.ts';
import { type Session, SessionContext } from '../../session/use-session.ts';
import type { WaterMeterDetailsFragment } from '../preview/preview.generated.ts';
import { toParts } from './address-parts.ts';
import { useChangeAddress } from './use-change-address.ts';

type Meter = Pick<WaterMeterDetailsFragment, 'id' | 'fabricNo' | 'address'>;

const success = {
  __typename: 'UpdateWaterMeterAddressSuccess',
  waterMeterId: '7',
  waterMeter: { __typename: 'WaterMeter', id: '7', address: { __typename: 'Address', id: '20' } },
};
const refusal = { __typename: 'Refusal', message: 'Водомерът е променен междувременно.' };

/** Changes the address of a meter to that with id 20. Returns the inputs that were sent, and the toast. */
const change = async (addressId: string | null, responses: readonly object[], features = ['SVO_TOOLS']) => {
  const inputs: unknown[] = [];
  const link = new ApolloLink(({ variables }) => {
    inputs.push(variables['input']);
    return of({ data: { updateWaterMeterAddress: responses[inputs.length - 1] } });
  });
  const client = new ApolloClient({ cache: new InMemoryCache({ possibleTypes: { Failure: ['Refusal'] } }), link });
  const session = { environment: { features } } as unknown as Session;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>
      <SessionContext value={session}>{children}</SessionContext>
    </ApolloProvider>
  );
  const address = addressId === null ? null : { id: addressId };
  const meter = { id: '7', fabricNo: '88120457', address } as Meter;
  const { result } = renderHook(() => useChangeAddress(meter, () => Promise.resolve()), { wrapper });
  await act(() => result.current.save(toParts({ description: 'Орион 5' }), '20'));
  return { inputs, message: toasts.get().at(-1) };
};

const shown = () => toasts.get().map(({ kind, text }) => [kind, text]);

afterEach(() => {
  cleanup();
  for (const { id } of toasts.get()) dismissToast(id);
});

test('WM-8 the message of a changed address restores the address before', async () => {
  const { inputs, message } = await change('10', [success, success]);
  expect(message).toMatchObject({ text: 'Адресът е сменен на водомер: 88120457.', action: { label: 'Върни' } });
  await act(async () => message?.action?.run());
  expect(inputs).toMatchObject([
    { id: '7', addressId: '20', expectedAddressId: '10' },
    { id: '7', address: {}, addressId: '10', expectedAddressId: '20' },
  ]);
  expect(shown().at(-1)).toEqual(['success', 'Върнат е предишният адрес на водомер: 88120457.']);
});

test('WM-8 an address that was changed meanwhile is not restored', async () => {
  const { message } = await change('10', [success, refusal]);
  await act(async () => message?.action?.run());
  expect(shown().at(-1)).toEqual(['error', 'Адресът не е върнат: Водомерът е променен междувременно.']);
});

test.each([
  ['without an address before', null, ['SVO_TOOLS']],
  ['that has the same address', '20', ['SVO_TOOLS']],
  ['at a service that does not compare the address', '10', []],
])('WM-8 the message about a meter %s has no undo', async (_name, addressId, features) => {
  const { message } = await change(addressId, [success], features);
  expect(message).toMatchObject({ kind: 'success', action: undefined });
});
