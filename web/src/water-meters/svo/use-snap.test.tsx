import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { of } from 'rxjs';
import { dismissToast, toasts } from '../../platform/toast.ts';
import { type SvoMeter, useSnap } from './use-snap.ts';

const place = { latitude: 42.5, longitude: 22.9 };
const meter: SvoMeter = { id: '7', fabricNo: '88120457', svoId: null, isCommon: true, location: null, address: null };

const snapWith = async (snapWaterMeter: object, hasTools = true) => {
  const inputs: unknown[] = [];
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(({ variables }) => {
      inputs.push(variables['input']);
      return of({ data: { snapWaterMeter } });
    }),
  });
  const Around = ({ children }: PropsWithChildren) => (
    <MemoryRouter initialEntries={['/water_meters/list']}>
      <ApolloProvider client={client}>{children}</ApolloProvider>
    </MemoryRouter>
  );
  const calls: string[] = [];
  const { result } = renderHook(
    () => {
      const { save } = useSnap(meter, {
        hasTools,
        onClose: () => calls.push('close'),
        onStored: () => calls.push('stored'),
        onOutdated: () => calls.push('outdated'),
      });
      return { save, path: useLocation().pathname };
    },
    { wrapper: Around },
  );
  await act(() => result.current.save('10020148', place));
  const shown = toasts.get().map(({ kind, text }) => [kind, text]);
  return { inputs, outcome: { calls, path: result.current.path, shown } };
};

afterEach(() => {
  cleanup();
  for (const { id } of toasts.get()) dismissToast(id);
});

test('WM-5 after a success the dialog closes, the list is refreshed and the preview opens', async () => {
  const waterMeter = {
    __typename: 'WaterMeter',
    id: '7',
    svoId: '10020148',
    location: { __typename: 'GeoPoint', ...place },
  };
  expect((await snapWith({ __typename: 'SnapWaterMeterSuccess', waterMeter })).outcome).toEqual({
    calls: ['close', 'stored'],
    path: '/water_meters/preview/7',
    shown: [['success', 'Успешна промяна на координати на водомер']],
  });
});

test("WM-5 a refusal of the service shows the service's message and closes the dialog", async () => {
  const refusal = { __typename: 'Refusal', code: 'SERVICE_REFUSED', message: 'Маркерът е твърде далеч.' };
  expect((await snapWith(refusal)).outcome).toEqual({
    calls: ['close'],
    path: '/water_meters/list',
    shown: [['info', 'Маркерът е твърде далеч.']],
  });
});

test('WM-5 any other response shows the error text and closes the dialog', async () => {
  expect((await snapWith({ __typename: 'Refusal', code: 'NOT_RECORDED', message: 'друго' })).outcome).toEqual({
    calls: ['close'],
    path: '/water_meters/list',
    shown: [['error', 'Грешка при промяна на координати на водомер']],
  });
});

test('WM-5 if the meter has got another SVO meanwhile, the dialog stays open with the choice', async () => {
  const refusal = { __typename: 'Refusal', code: 'WRONG_STATE', message: 'друго' };
  const { inputs, outcome } = await snapWith(refusal);
  expect(inputs).toEqual([{ waterMeterId: '7', svoId: '10020148', marker: place, expectedSvoId: null }]);
  expect(outcome).toEqual({
    calls: ['outdated'],
    path: '/water_meters/list',
    shown: [['error', expect.stringContaining('СВО на водомера е сменено междувременно.')]],
  });
});

test('WM-5 a service without SVO_TOOLS receives only the fields of the specification', async () => {
  const { inputs } = await snapWith({ __typename: 'Refusal', code: 'NOT_RECORDED', message: 'друго' }, false);
  expect(inputs).toEqual([{ waterMeterId: '7', svoId: '10020148', marker: place }]);
});
