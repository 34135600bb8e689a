import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PermittedScreensContext } from '../../session/permitted-screens.ts';
import type { Screen } from '../../session/screen.ts';
import { AddressCard, ClientCard } from './meter-cards.tsx';
import type { WaterMeterDetailsFragment } from './preview.generated.ts';

const page = () => Promise.resolve({ Component: () => null });
const screens: readonly Screen[] = [
  { path: '/gis_clients/clientPreview/:id', title: 'Клиент', page },
  { path: '/gis_addresses/addressPreviewOnly/:id', title: 'Адрес', page },
];

const meter = {
  id: '7',
  fabricNo: '88120457',
  location: { latitude: 42.548, longitude: 22.963 },
  client: {
    id: '3',
    clientNumber: '1000419',
    name: 'Мария Петрова',
    typeCode: '1',
    typeName: 'Битов',
    isResidential: true,
  },
  address: {
    id: '5',
    description: 'жк Люлин 7',
    block: '717',
    entrance: 'Б',
    floor: '4',
    apartment: '12',
    location: { latitude: 42.5, longitude: 22.9 },
  },
} as WaterMeterDetailsFragment;

const settings = { mapUrl: null, valvesUrl: 'https://valves.example/?address={addressId}' } as Parameters<
  typeof ClientCard
>[0]['settings'];

const show = (shown: WaterMeterDetailsFragment, permitted = screens): HTMLElement =>
  render(
    <ChakraProvider value={defaultSystem}>
      <MemoryRouter>
        <PermittedScreensContext value={permitted}>
          <ClientCard meter={shown} settings={settings} />
          <AddressCard meter={shown} settings={settings} />
        </PermittedScreensContext>
      </MemoryRouter>
    </ChakraProvider>,
  ).container;

const factsOf = (container: HTMLElement): string[][] =>
  [...container.querySelectorAll('dt')].map((name) => [
    name.textContent ?? '',
    name.nextElementSibling?.textContent ?? '',
  ]);

const link = (name: string) => screen.queryByRole<HTMLAnchorElement>('link', { name });

afterEach(cleanup);

test('WM-9 the cards of the client and the address have the required fields', () => {
  expect(factsOf(show(meter))).toEqual([
    ['Клиент №', '1000419'],
    ['Име', 'Мария Петрова'],
    ['Тип', '1 - Битов'],
    ['Описание', 'жк Люлин 7'],
    ['Блок', '717'],
    ['Вход', 'Б'],
    ['Етаж', '4'],
    ['Апартамент', '12'],
  ]);
});

test('WM-9 links lead to the client and the address, if the user may open them', () => {
  show(meter);
  expect(link('Преглед на клиент')?.getAttribute('href')).toBe('/gis_clients/clientPreview/3');
  expect(link('Преглед на адрес')?.getAttribute('href')).toBe('/gis_addresses/addressPreviewOnly/5');
  cleanup();
  show(meter, []);
  expect([link('Преглед на клиент'), link('Преглед на адрес')]).toEqual([null, null]);
});

test("WM-9 'Към клиент' opens the valves application only if the address has coordinates", () => {
  show(meter);
  expect(link('Към клиент')?.getAttribute('href')).toBe('https://valves.example/?address=5');
  expect(link('Към клиент')?.target).toBe('_blank');
  cleanup();
  show({ ...meter, address: meter.address && { ...meter.address, location: null } });
  expect(link('Към клиент')).toBeNull();
});

test('WM-11 the map opens in a new tab, with the layer of residential meters', () => {
  show(meter);
  expect(link('Преглед на карта')?.target).toBe('_blank');
  expect(new URL(link('Преглед на карта')?.href ?? '').searchParams.get('layer')).toBe('residential');
});
