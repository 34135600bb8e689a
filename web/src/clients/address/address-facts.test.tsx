import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { PermittedScreensContext } from '../../session/permitted-screens.ts';
import type { Screen } from '../../session/screen.ts';
import { AddressFacts } from './address-facts.tsx';
import type { AddressDetailsFragment } from './address.generated.ts';

const page = () => Promise.resolve({ Component: () => null });
const screens: readonly Screen[] = [
  { path: '/gis_clients/clientPreview/:id', title: 'Клиент', record: 'CLIENT', page },
  { path: '/water_meters/preview/:id', title: 'Водомер', record: 'WATER_METER', page },
];

const address = {
  id: '5',
  fullAddress: 'гр. Радомир, ул. Искър № 5',
  description: 'ул. Искър № 5',
  districtName: 'Перник',
  municipalityName: 'Радомир',
  townGraoCode: '61577',
  townId: '1',
  townName: 'гр. Радомир',
  streetGraoCode: '00021',
  streetId: '2',
  streetName: 'ул. Искър',
  streetNumber: '5',
  block: '7',
  entrance: 'Б',
  floor: '4',
  apartment: '12',
  zipCode: '2400',
  carnetCode: '123',
  carnetPage: 6,
  clientId: '3',
  clientNumber: '1000419',
  clientName: 'Мария Петрова',
  meterId: '7',
  location: { latitude: 42.548, longitude: 22.963 },
  createdAt: '2016-03-14T10:22:41+02:00',
  modifiedAt: '2026-11-02T14:11:09+02:00',
} as AddressDetailsFragment;

afterEach(cleanup);

test('AD-1 the page of an address has all fields of the specification, with links to its client and meter', async () => {
  const answer = { data: { waterMeter: { __typename: 'WaterMeter', id: '7', fabricNo: '88120457' } } };
  const client = new ApolloClient({ cache: new InMemoryCache(), link: new ApolloLink(() => of(answer)) });
  render(
    <ChakraProvider value={defaultSystem}>
      <ApolloProvider client={client}>
        <MemoryRouter>
          <PermittedScreensContext value={screens}>
            <AddressFacts address={address} />
          </PermittedScreensContext>
        </MemoryRouter>
      </ApolloProvider>
    </ChakraProvider>,
  );
  const toMeter = await screen.findByRole<HTMLAnchorElement>('link', { name: '88120457' });
  expect(toMeter.getAttribute('href')).toBe('/water_meters/preview/7');
  expect(screen.getByRole('link', { name: '1000419 - Мария Петрова' }).getAttribute('href')).toBe(
    '/gis_clients/clientPreview/3',
  );
  const facts = screen
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['Област', 'Перник'],
    ['Община', 'Радомир'],
    ['Код по ГРАО', '61577'],
    ['Населено място', 'гр. Радомир'],
    ['Код на улица по ГРАО', '00021'],
    ['Улица', 'ул. Искър'],
    ['Номер', '5'],
    ['Описание', 'ул. Искър № 5'],
    ['Блок', '7'],
    ['Вход', 'Б'],
    ['Етаж', '4'],
    ['Апартамент', '12'],
    ['Пощенски код', '2400'],
    ['Карнет', '123'],
    ['Страница', '6'],
    ['Клиент', '1000419 - Мария Петрова'],
    ['Водомер', '88120457'],
    ['Географска ширина', '42.54800'],
    ['Географска дължина', '22.96300'],
    ['Създаден на', '2016-03-14 10:22:41'],
    ['Променен на', '2026-11-02 14:11:09'],
  ]);
});
