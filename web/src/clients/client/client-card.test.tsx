import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { PermittedScreensContext } from '../../session/permitted-screens.ts';
import type { Screen } from '../../session/screen.ts';
import { takeSignalStart } from '../../session/signal-start.ts';
import { SessionContext, type Session } from '../../session/use-session.ts';
import { ClientAddresses } from './client-addresses.tsx';
import { ClientFacts } from './client-facts.tsx';
import { ClientMeters } from './client-meters.tsx';
import { ClientSituation } from './client-situation.tsx';
import type { ClientDetailsFragment } from './client.generated.ts';
import { SubmitSignalOfClient } from './submit-signal-of-client.tsx';

const page = () => Promise.resolve({ Component: () => null });
const screens: readonly Screen[] = [
  { path: '/signals/submit', title: 'Подай сигнал', addsSignalsOfOthers: true, page },
  { path: '/signals/preview/:id', title: 'Сигнал', record: 'SIGNAL', page },
  { path: '/breakdowns/preview/:id', title: 'Авария', record: 'BREAKDOWN', page },
  { path: '/water_meters/preview/:id', title: 'Водомер', record: 'WATER_METER', page },
];

const answers: Record<string, object> = {
  ClientSituation: {
    client: {
      __typename: 'Client',
      id: '3',
      outages: [
        {
          __typename: 'ClientOutage',
          breakdownId: '9',
          workCardNo: 'А-9',
          address: 'гр. Радомир, ул. Искър № 5',
          until: '2026-03-05T17:30:00+02:00',
        },
      ],
    },
    person: {
      __typename: 'PersonCard',
      submitterId: '41',
      openCount: 1,
      openSignals: [{ __typename: 'PersonSignal', id: '77', title: 'Няма вода', statusName: 'Сигнал' }],
    },
  },
  ClientMeters: {
    client: {
      __typename: 'Client',
      id: '3',
      meters: [
        { __typename: 'ClientMeter', id: '7', fabricNo: 'АБ-7', address: 'ул. Искър № 5', isClosed: false },
        { __typename: 'ClientMeter', id: '8', fabricNo: 'АБ-8', address: null, isClosed: true },
      ],
    },
  },
};

const show = (content: ReactNode): void => {
  const link = new ApolloLink(({ operationName }) => of({ data: answers[operationName ?? ''] ?? {} }));
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  render(
    <ChakraProvider value={defaultSystem}>
      <ApolloProvider client={client}>
        <MemoryRouter>
          <PermittedScreensContext value={screens}>{content}</PermittedScreensContext>
        </MemoryRouter>
      </ApolloProvider>
    </ChakraProvider>,
  );
};

const address: ClientDetailsFragment['addresses'][number] = {
  id: '5',
  fullAddress: 'гр. Радомир, ул. Искър № 5',
  districtName: 'Перник',
  municipalityName: 'Радомир',
  townGraoCode: '61577',
  townName: 'гр. Радомир',
  streetName: 'ул. Искър',
  streetNumber: '5',
  block: '7',
  entrance: 'Б',
  floor: '4',
  apartment: '12',
  zipCode: '2400',
  location: { latitude: 42.548, longitude: 22.963 },
};

const client = {
  id: '3',
  number: '1000419',
  name: 'Мария Петрова',
  addresses: [{ ...address, id: '4', location: null }, address],
} as ClientDetailsFragment;

const hrefOf = async (name: string | RegExp): Promise<string | null> =>
  (await screen.findByRole('link', { name })).getAttribute('href');

afterEach(cleanup);

test('CL-1 the card of a client shows whether the water is off, until when, and the open signals', async () => {
  show(<ClientSituation id="3" />);
  expect(await screen.findByText(/^Водата е спряна до .*17:30/)).toBeDefined();
  expect(await hrefOf(/авария А-9/)).toBe('/breakdowns/preview/9');
  expect(await hrefOf('77 · Няма вода')).toBe('/signals/preview/77');
});

test('CL-1 the facts of a client have the number, the name, the masked EGN, the type and both moments', () => {
  const shown: ClientDetailsFragment = {
    ...client,
    identifierMasked: '••••••••63',
    type: { id: '1', code: '1', name: 'Битов' },
    createdAt: '2016-03-14T10:22:41+02:00',
    modifiedAt: '2026-11-02T14:11:09+02:00',
  };
  const session = { environment: { features: ['CLIENT_TOOLS'] } } as unknown as Session;
  show(
    <SessionContext value={session}>
      <ClientFacts client={shown} />
    </SessionContext>,
  );
  const facts = screen
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['Клиентски номер', '1000419'],
    ['Име', 'Мария Петрова'],
    ['ЕГН/ЕИК', '••••••••63Покажи'],
    ['Тип клиент', '1 - Битов'],
    ['Създаден на', '2016-03-14 10:22:41'],
    ['Променен на', '2026-11-02 14:11:09'],
  ]);
});

test('CL-1 the card of a client shows the meters, also closed ones', async () => {
  show(<ClientMeters id="3" />);
  expect(await hrefOf('АБ-7')).toBe('/water_meters/preview/7');
  expect(await screen.findByText('закрита партида')).toBeDefined();
});

test('CL-1 the table of addresses has the required columns and a link to the preview of each address', async () => {
  show(<ClientAddresses addresses={[address]} />);
  const rows = screen
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? ''));
  expect(rows).toEqual([
    [
      'Област',
      'Община',
      'ГРАО код',
      'Населено място',
      'Улица',
      'Номер',
      'Блок',
      'Вход',
      'Етаж',
      'Апартамент',
      'Пощенски код',
      'Преглед',
    ],
    ['Перник', 'Радомир', '61577', 'гр. Радомир', 'ул. Искър', '5', '7', 'Б', '4', '12', '2400', ''],
  ]);
  expect(await hrefOf(/^Преглед на адрес/)).toBe('/gis_addresses/addressPreviewOnly/5');
});

test("CL-1 'Подай сигнал' opens the form with the client as caller and the place of an address", async () => {
  show(
    <>
      <ClientSituation id="3" />
      <SubmitSignalOfClient client={client} />
    </>,
  );
  await screen.findByText('Сигнал');
  fireEvent.click(screen.getByRole('link', { name: 'Подай сигнал' }));
  expect(takeSignalStart()).toEqual({
    caller: {
      submitterId: '41',
      clientId: '3',
      name: 'Мария Петрова',
      clientNumber: '1000419',
      phone: null,
      address: 'гр. Радомир, ул. Искър № 5',
      addressLocation: { latitude: 42.548, longitude: 22.963 },
      openSignals: 1,
    },
    place: { latitude: 42.548, longitude: 22.963, address: 'гр. Радомир, ул. Искър № 5' },
  });
  expect(takeSignalStart()).toBeNull();
});
