import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { of } from 'rxjs';
import { openQuestion } from '../../../platform/confirm.ts';
import { createDraftStore } from '../../../platform/storage/draft-store.ts';
import { setSignalStart } from '../../../session/signal-start.ts';
import { type Session, SessionContext } from '../../../session/use-session.ts';
import { PendingStartNotice } from '../pending-start-notice.tsx';
import { useSubmission } from '../use-submission.ts';
import { isSubmitDraft, newSubmitDraft, type SubmitDraft } from './submit-draft.ts';

const person = { submitterId: '7', clientId: '3', clientNumber: null, phone: null, address: null, openSignals: 0 };
const ivan = { ...person, name: 'Иван Колев' };
const maria = { ...person, submitterId: '8', clientId: '4', name: 'Мария Стоева' };
const place = { latitude: 42.5, longitude: 22.9, address: 'ул. Искър № 5' };
const store = createDraftStore('submit.maria', isSubmitDraft);
const continued = 'Продължавате незавършен сигнал. „Откажи“ го изтрива.';

const Form = ({ onTaken }: { onTaken: () => void }) => {
  const submission = useSubmission((id) => `/${id}`);
  const { draft, note, pendingStart } = submission;
  return (
    <>
      {pendingStart && <PendingStartNotice submission={submission} pending={pendingStart} onStarted={onTaken} />}
      <p>{note?.text}</p>
      <pre data-testid="draft">{JSON.stringify(draft)}</pre>
    </>
  );
};

const Page = () => {
  const [count, setCount] = useState(0);
  return <Form key={count} onTaken={() => setCount(count + 1)} />;
};

interface OpenOptions {
  /** Whether the service stores drafts: absent, refused or stored. */
  service?: 'refuses' | 'stores';
  start?: typeof maria;
}

/** Opens the form from a person's card while the tab has an unsent signal. Returns the titles that the server stored. */
const open = (stored: Partial<SubmitDraft>, { service, start = maria }: OpenOptions = {}): unknown[] => {
  store.save({ ...newSubmitDraft(), ...stored });
  setSignalStart({ caller: start, place });
  const saved: unknown[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName !== 'SaveSubmitDraft') return of({ data: { submitDrafts: [] } });
    saved.push(variables['input']?.draft?.title);
    const response =
      service === 'stores'
        ? { __typename: 'SaveSubmitDraftSuccess', savedAt: '2026-11-30T10:00:00+02:00' }
        : { __typename: 'InvalidInput', message: '' };
    return of({ data: { saveSubmitDraft: response } });
  });
  const features = ['SEARCH', ...(service ? ['SUBMIT_DRAFTS'] : [])];
  const session = { id: 'maria', allowedActions: ['OPERATOR'], environment: { features } } as unknown as Session;
  render(
    <ChakraProvider value={defaultSystem}>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
        <SessionContext value={session}>
          <RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />
        </SessionContext>
      </ApolloProvider>
    </ChakraProvider>,
  );
  return saved;
};

const draft = (): unknown => JSON.parse(screen.getByTestId('draft').textContent ?? '');
const click = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
const answer = async (yes: boolean): Promise<void> => {
  await waitFor(() => expect(openQuestion.get()).not.toBeNull());
  await act(async () => openQuestion.get()?.answer(yes));
};
const blankForMaria = { title: '', caller: maria, place };

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test("SG-16 the card of another client shows that the form has the first client's unsent signal", () => {
  open({ title: 'Теч', caller: ivan });
  expect(draft()).toMatchObject({ title: 'Теч', caller: ivan, place: null });
  expect(screen.getByRole('alert').textContent).toContain(
    'Формата показва незавършен сигнал на Иван Колев · подател № 7. Сигнал за Мария Стоева · подател № 8 още не е започнат.',
  );
  expect(screen.queryByText(continued)).toBeNull();
  click('Продължи незавършения');
  expect(draft()).toMatchObject({ title: 'Теч', caller: ivan, place: null });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(continued)).toBeDefined();
});

test('SG-16 an unsent signal without a caller gets the person of the card only by the choice of the user', () => {
  open({ title: 'Теч' });
  expect(draft()).toMatchObject({ title: 'Теч', caller: null, place: null });
  click('Продължи незавършения за Мария Стоева');
  expect(draft()).toMatchObject({ title: 'Теч', caller: maria });
});

test('SG-16 an attempt with an unknown outcome is not continued for the person of the card', () => {
  open({ isUnsure: true });
  expect(draft()).toMatchObject({ caller: null, isUnsure: true });
  expect(screen.getByRole('button', { name: 'Нов сигнал за Мария Стоева' })).toBeDefined();
});

test('SG-16 a new signal for the person of the card; the server keeps the unsent one', async () => {
  const saved = open({ key: 'first', title: 'Теч', caller: ivan }, { service: 'stores' });
  click('Нов сигнал за Мария Стоева');
  await waitFor(() => expect(draft()).toMatchObject(blankForMaria));
  expect(draft()).not.toMatchObject({ key: 'first' });
  expect(openQuestion.get()).toBeNull();
  expect(saved).toEqual(['Теч']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['the service stores no drafts', undefined],
  ['the service refuses the draft', 'refuses'],
] as const)('SG-16 before a new signal replaces the unsent one, the form asks: %s', async (_case, service) => {
  open({ title: 'Теч', caller: ivan }, { ...(service && { service }) });
  click('Нов сигнал за Мария Стоева');
  await answer(false);
  expect(draft()).toMatchObject({ title: 'Теч', caller: ivan });
  expect(store.load()).toMatchObject({ title: 'Теч' });
  click('Нов сигнал за Мария Стоева');
  await answer(true);
  await waitFor(() => expect(draft()).toMatchObject(blankForMaria));
});

test('SG-16 the card of the same client continues the unsent signal without a question, and adds the place', () => {
  open({ title: 'Теч', caller: ivan }, { start: { ...ivan, submitterId: '9' } });
  expect(draft()).toMatchObject({ title: 'Теч', caller: ivan, place });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(continued)).toBeDefined();
});
