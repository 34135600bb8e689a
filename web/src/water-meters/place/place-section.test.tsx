import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { of } from 'rxjs';
import type { Place } from '../../map/picker/place.ts';
import { type Session, SessionContext } from '../../session/use-session.ts';
import { dismissToast, toasts } from '../../platform/toast.ts';
import { PlaceSection } from './place-section.tsx';
import type { UnplacedMeter } from './use-place-meter.ts';

const addressPlace = { latitude: 42.5, longitude: 22.9 };
const meter = {
  id: '7',
  fabricNo: '88120457',
  location: null,
  address: { id: '5', location: addressPlace },
} as UnplacedMeter;
const session = { environment: { features: ['SVO_TOOLS'] } } as unknown as Session;

const success = { __typename: 'MoveWaterMeterSuccess', waterMeterId: '7' };
const refusal = { __typename: 'Refusal', message: 'Водомерът е променен междувременно.' };

let stored: Place | null;
let sent: object[];

// jsdom has no modal dialogs.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

beforeEach(() => {
  stored = null;
  sent = [];
});
afterEach(() => {
  cleanup();
  for (const { id } of toasts.get()) dismissToast(id);
});

/** A service that compares the expected place with the stored one. */
const link = new ApolloLink(({ operationName, variables }) => {
  if (operationName === 'StoredMeterPlace') {
    const location = stored && { __typename: 'GeoPoint', ...stored };
    return of({ data: { waterMeter: { __typename: 'WaterMeter', id: '7', location } } });
  }
  const input = variables['input'] as Record<'place' | 'expected', { location: Place | null }>;
  sent.push(input);
  const isExpected = JSON.stringify(input.expected.location) === JSON.stringify(stored);
  if (isExpected) stored = input.place.location;
  return of({ data: { moveWaterMeter: isExpected ? success : refusal } });
});

const show = (shown: UnplacedMeter) =>
  render(
    <ChakraProvider value={defaultSystem}>
      <SessionContext value={session}>
        <ApolloProvider
          client={new ApolloClient({ cache: new InMemoryCache({ possibleTypes: { Failure: ['Refusal'] } }), link })}
        >
          <PlaceSection meter={shown} onStored={async () => {}} />
        </ApolloProvider>
      </SessionContext>
    </ChakraProvider>,
  );

const shownTexts = (): string[] => toasts.get().map(({ text }) => text);
const button = (name: string) => screen.queryByRole('button', { name });

test('WM-11 a meter without a place gets the place of its address in one press, which can be undone', async () => {
  show(meter);
  fireEvent.click(button('Вземи мястото на адреса') as HTMLElement);
  await waitFor(() => expect(shownTexts()).toEqual(['Мястото на водомер 88120457 е записано.']));
  expect(sent).toEqual([{ id: '7', place: { location: addressPlace }, expected: { location: null } }]);
  const undo = toasts.get()[0]?.action;
  expect(undo?.label).toBe('Върни');
  act(() => undo?.run());
  await waitFor(() => expect(shownTexts()).toContain('Водомер 88120457 отново е без място на картата.'));
  expect(stored).toBeNull();
});

test('WM-11 the place of the address is offered only if it has one; a meter with a place has no offer', () => {
  show({ ...meter, address: null });
  expect([button('Постави на картата') === null, button('Вземи мястото на адреса')]).toEqual([false, null]);
  cleanup();
  show({ ...meter, location: addressPlace });
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('WM-11 typed coordinates are stored; if a colleague placed the meter meanwhile, the dialog keeps them and shows that place', async () => {
  show(meter);
  fireEvent.click(button('Постави на картата') as HTMLElement);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Място/ }, { timeout: 5000 });
  fireEvent.click(button('Запиши') as HTMLElement);
  expect(await screen.findByText('Изберете място на картата или въведете координати.')).toBeTruthy();
  stored = { latitude: 42.6, longitude: 22.8 };
  fireEvent.change(field, { target: { value: '42,7; 23,3' } });
  fireEvent.blur(field);
  fireEvent.click(button('Запиши') as HTMLElement);
  expect(await screen.findByText(/^Междувременно водомерът е поставен на 42[.,]6/)).toBeTruthy();
  expect(screen.getByText(/Водомерът е променен междувременно\.$/)).toBeTruthy();
  expect(field.value).toContain('42.7');
  fireEvent.click(button('Запиши') as HTMLElement);
  await waitFor(() => expect(stored).toEqual({ latitude: 42.7, longitude: 23.3 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveLength(2);
});
