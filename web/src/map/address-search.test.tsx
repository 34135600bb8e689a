import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { AddressSearch, type GeoHit } from './address-search.tsx';

const onPick = jest.fn<(hit: GeoHit) => void>();

/** Types an address, for which the geocoder finds the labels. */
const search = (typed: string, labels: readonly string[]): void => {
  const geocode = labels.map((label) => ({
    __typename: 'GeocodeResult',
    label,
    location: { __typename: 'Coordinates', latitude: 42.5, longitude: 22.9 },
  }));
  const link = new ApolloLink(() => of({ data: { geocode } }));
  render(
    <ChakraProvider value={defaultSystem}>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
        <AddressSearch onPick={onPick} />
      </ApolloProvider>
    </ChakraProvider>,
  );
  fireEvent.change(screen.getByRole('combobox'), { target: { value: typed } });
};

const press = (key: string): boolean => fireEvent.keyDown(screen.getByRole('combobox'), { key });
const picked = (): string[] => onPick.mock.calls.map(([{ label }]) => label);

afterEach(() => {
  cleanup();
  onPick.mockClear();
});

test('MP-2 Enter picks no hit that lacks a typed number, and a note names the number; an arrow key chooses', async () => {
  search('Кокиче 21', ['ул. „Кокиче“, Радомир', 'ул. „Кокиче“ 21, Перник']);
  await screen.findByText('Не е намерено: „21“. Изберете със стрелките.');
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  press('Enter');
  expect(picked()).toEqual([]);
  press('ArrowDown');
  press('Enter');
  expect(picked()).toEqual(['ул. „Кокиче“, Радомир']);
});

test.each([
  ['Кокиче 21', ['ул. „Кокиче“ 21, Радомир'], 'Намерен е 1 адрес.'],
  ['кокиче', ['ул. „Кокиче“, Радомир', 'ул. „Кокиче“, Перник'], 'Намерени са 2 адреса.'],
  [
    'Кокиче 2',
    Array.from({ length: 11 }, (_value, index) => `ул. „Кокиче“ 2, с. Село ${index + 1}`),
    'Показани са първите 10, има още. Пишете още, за да стесните.',
  ],
])('MP-2 Enter picks the first hit for "%s" if it has all numbers', async (typed, labels, note) => {
  search(typed, labels);
  await screen.findByText(note);
  press('Enter');
  expect(picked()).toEqual(labels.slice(0, 1));
});
