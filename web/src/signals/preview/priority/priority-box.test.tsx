import { ApolloClient, ApolloLink, InMemoryCache, type Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { of, throwError } from 'rxjs';
import { connectionError } from '../../../platform/request/gateway-fetch.ts';
import { openQuestion } from '../../../platform/confirm.ts';
import { confirmLeaving } from '../../../platform/unsaved.ts';
import { toasts } from '../../../platform/toast.ts';
import type { SignalDetails } from '../signal-thread.ts';
import { PriorityBox } from './priority-box.tsx';

const system = createSystem(defaultBaseConfig);
const choice = (id: string, name: string) => ({ __typename: 'Priority', id, name }) as const;
const low = choice('1', 'Нисък');
const high = choice('3', 'Висок');
const former = choice('9', 'Бивш');

afterEach(() => toasts.set(() => []));

type Answer = Observable<ApolloLink.Result>;

const show = (priority: SignalDetails['priority'], answers: Readonly<Record<string, () => Answer>> = {}) => {
  const sent: object[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'SignalChoices') return of({ data: { signalStatuses: [], priorities: [low, high] } });
    if (operationName === 'SetSignalPriority') sent.push(variables['input'] as object);
    return answers[operationName ?? '']?.() ?? of({});
  });
  render(
    <ChakraProvider value={system}>
      <ApolloProvider
        client={new ApolloClient({ link, cache: new InMemoryCache({ possibleTypes: { Lookup: ['Priority'] } }) })}
      >
        <PriorityBox signal={{ id: '7', priority }} onReload={async () => {}} />
      </ApolloProvider>
    </ChakraProvider>,
  );
  return sent;
};
const chooseAndSave = async (name: string) => {
  await screen.findByRole('option', { name });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: { Нисък: '1', Висок: '3' }[name] ?? '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Запази' }));
};
const toastTexts = () => toasts.get().map(({ text }) => text);

test('a chosen priority is sent with the priority that the page showed', async () => {
  const success = { __typename: 'SetSignalPrioritySuccess', signal: { __typename: 'Signal', id: '7', priority: high } };
  const sent = show(low, { SetSignalPriority: () => of({ data: { setSignalPriority: success } }) });
  expect(screen.getByRole('button', { name: 'Запази' })).toHaveProperty('disabled', true);
  await chooseAndSave('Висок');
  await waitFor(() => expect(toastTexts()).toEqual(['Приоритетът е променен на Висок.']));
  expect(sent).toEqual([{ id: '7', priorityId: '3', expectedPriorityId: '1' }]);
});

test('SH-16 the user must confirm to leave the page with an unsaved choice', async () => {
  show(low);
  await screen.findByRole('option', { name: 'Висок' });
  expect(await confirmLeaving()).toBe(true);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '3' } });
  const answer = confirmLeaving();
  expect(openQuestion.get()?.title).toBe('Незаписани промени');
  openQuestion.get()?.answer(false);
  expect(await answer).toBe(false);
});

test('an inactive priority of the signal stays an option', async () => {
  show(former);
  expect(await screen.findByRole('option', { name: 'Бивш', selected: true })).toBeTruthy();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Без приоритет',
    'Бивш',
    'Нисък',
    'Висок',
  ]);
});

test('after a lost response the stored priority is read', async () => {
  const signal = { __typename: 'Signal', id: '7', priority: null };
  const sent = show(low, {
    SetSignalPriority: () => throwError(connectionError),
    SignalPriorityNow: () => of({ data: { signal } }),
  });
  await chooseAndSave('Без приоритет');
  await waitFor(() => expect(toastTexts()).toEqual(['Приоритетът е премахнат.']));
  expect(sent).toEqual([{ id: '7', priorityId: null, expectedPriorityId: '1' }]);
});
