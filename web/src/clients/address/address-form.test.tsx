import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NEVER } from 'rxjs';
import { type Session, SessionContext } from '../../session/use-session.ts';
import { AddressForm } from './address-form.tsx';
import type { AddressDetailsFragment } from './address.generated.ts';

const address = {
  id: '5',
  fullAddress: 'гр. Радомир, ул. Искър № 5',
  description: 'ул. Искър № 5',
  townId: '1',
  townName: 'гр. Радомир',
  zipCode: 'BG-2400',
  location: { latitude: 42.548123, longitude: 22.962988 },
} as AddressDetailsFragment;

/** Opens the form; returns the variables of the operations that it sends, by name. */
const open = (): Record<string, unknown> => {
  const sent: Record<string, unknown> = {};
  const link = new ApolloLink(({ operationName, variables }) => {
    sent[operationName ?? ''] = variables;
    return NEVER;
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const session = { id: 'maria', allowedActions: [], environment: { features: ['GEOCODER'] } } as unknown as Session;
  const element = <AddressForm address={address} onReload={() => Promise.resolve()} />;
  render(
    <ChakraProvider value={defaultSystem}>
      <ApolloProvider client={client}>
        <SessionContext value={session}>
          <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
        </SessionContext>
      </ApolloProvider>
    </ChakraProvider>,
  );
  return sent;
};

const place = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Местоположение' });
const type = (value: string): boolean => fireEvent.change(place(), { target: { value } });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Запази' });

afterEach(cleanup);

test.each([
  ['42.72, 23.25', { latitude: 42.72, longitude: 23.25 }],
  ['', null],
])('AD-1 the place %j is saved as typed by a tap that does not leave the field first', async (typed, location) => {
  const sent = open();
  expect(save().disabled).toBe(true);
  type('42.72, 23');
  type(typed);
  expect(place().value).toBe(typed);
  expect(save().disabled).toBe(false);
  fireEvent.click(save());
  await waitFor(() => expect(sent).toMatchObject({ UpdateAddress: { input: { id: '5', changes: { location } } } }));
  // The address of the place is looked up when the field is left.
  expect(sent).not.toHaveProperty('AddressAt');
});

test('AD-1 a text that is no place is not saved, also if its beginning was one', () => {
  const sent = open();
  type('42.72, 23');
  type('42.72, 235');
  expect(save().disabled).toBe(true);
  fireEvent.blur(place());
  expect(place().getAttribute('aria-invalid')).toBe('true');
  expect(save().disabled).toBe(true);
  expect(sent).toEqual({});
});

test.each([
  ['abc', true],
  ['240', true],
  ['24000', true],
  ['2400', false],
  ['', false],
])('AD-1 a typed postal code %j is refused: %j; a stored one does not prevent saving', (typed, isRefused) => {
  open();
  fireEvent.change(screen.getByRole('textbox', { name: 'Блок' }), { target: { value: '3' } });
  expect(save().disabled).toBe(false);
  const field = screen.getByRole('textbox', { name: 'Пощенски код' });
  fireEvent.change(field, { target: { value: typed } });
  expect(save().disabled).toBe(isRefused);
  expect(screen.queryAllByText('Пощенският код е от 4 цифри.')).toHaveLength(isRefused ? 1 : 0);
});

test('AD-1 the stored text typed again is no change; a typed place is looked up when the field is left', () => {
  const sent = open();
  const { value } = place();
  type('42.72');
  type(value);
  expect(save().disabled).toBe(true);
  type('42.72, 23.25');
  fireEvent.blur(place());
  expect(place().value).toBe('42.72000, 23.25000');
  expect(sent).toEqual({ AddressAt: { at: { latitude: 42.72, longitude: 23.25 } } });
});
