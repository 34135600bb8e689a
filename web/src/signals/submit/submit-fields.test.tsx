import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NEVER } from 'rxjs';
import type { PickedPlace } from '../../map/picker/place.ts';
import { createDraftStore } from '../../platform/storage/draft-store.ts';
import { setSignalStart } from '../../session/signal-start.ts';
import { type Session, SessionContext } from '../../session/use-session.ts';
import { isSubmitDraft, newSubmitDraft } from './drafts/submit-draft.ts';
import { SubmitFields } from './submit-fields.tsx';
import { useSubmission } from './use-submission.ts';

const session = {
  id: 'maria',
  allowedActions: ['OPERATOR'],
  environment: { features: ['SEARCH'] },
} as unknown as Session;

const address = 'гр. Радомир, ул. Искър № 5';
const caller = {
  submitterId: '7',
  clientId: '3',
  name: 'Николай Тодоров',
  clientNumber: '1003',
  phone: null,
  address,
  addressLocation: { latitude: 42.54812345, longitude: 22.96298765 },
  openSignals: 0,
};
const atAddress: PickedPlace = { latitude: 42.548123, longitude: 22.962988, address, pipelineId: null };

const Form = () => {
  const submission = useSubmission((id) => `/${id}`);
  return (
    <>
      <SubmitFields submission={submission} map={null} />
      <pre data-testid="place">{JSON.stringify(submission.draft.place)}</pre>
    </>
  );
};

/** Opens the form with a draft of the caller. */
const open = (start: PickedPlace | null = null): void => {
  createDraftStore('submit.maria', isSubmitDraft).save({ ...newSubmitDraft(), caller, place: start });
  const client = new ApolloClient({ cache: new InMemoryCache(), link: new ApolloLink(() => NEVER) });
  render(
    <ChakraProvider value={defaultSystem}>
      <ApolloProvider client={client}>
        <SessionContext value={session}>
          <RouterProvider router={createMemoryRouter([{ path: '/', element: <Form /> }])} />
        </SessionContext>
      </ApolloProvider>
    </ChakraProvider>,
  );
};

const click = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
const takeAddress = (): boolean => click('Мястото е на адреса на клиента');
const removeCaller = (): boolean => click('Премахни Николай Тодоров');
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Локация на сигнала/ });
/** The place that would be sent. */
const place = (): unknown => JSON.parse(screen.getByTestId('place').textContent ?? '');

describe("SG-16 the place at the caller's address", () => {
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });

  test('is removed with the caller', () => {
    open();
    takeAddress();
    expect(place()).toEqual(atAddress);
    removeCaller();
    expect(place()).toBeNull();
    expect(field().value).toBe('');
  });

  test('stays in a continued draft, until the caller is removed', () => {
    open(atAddress);
    expect(place()).toEqual(atAddress);
    removeCaller();
    expect(place()).toBeNull();
  });

  test("is removed with the client whose card opened the form at the client's address", () => {
    setSignalStart({ caller, place: { ...caller.addressLocation, address } });
    open();
    expect(place()).toMatchObject({ address });
    removeCaller();
    expect(place()).toBeNull();
  });

  test('stays if the marker was moved after that', () => {
    open();
    takeAddress();
    fireEvent.change(field(), { target: { value: '42.55000, 22.97000' } });
    fireEvent.blur(field());
    removeCaller();
    expect(place()).toMatchObject({ latitude: 42.55, longitude: 22.97 });
  });

  test.each([
    ['at other coordinates', { ...atAddress, latitude: 42.55 }],
    ['with another address', { ...atAddress, address: 'ул. „Искър“ 5, Радомир' }],
  ])('a place %s stays', (_name, other) => {
    open(other);
    removeCaller();
    expect(place()).toEqual(other);
  });
});
