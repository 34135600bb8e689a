import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { of, throwError } from 'rxjs';
import { openQuestion } from '../../../platform/confirm.ts';
import { confirmLeaving } from '../../../platform/unsaved.ts';
import { type Session, SessionContext } from '../../../session/use-session.ts';
import type { SignalDetails } from '../signal-thread.ts';
import { StatusBox } from './status-box.tsx';

const session = { id: 'maria', allowedActions: ['OPERATOR'], environment: { features: [] } } as unknown as Session;
const signal = { id: '7', status: 'SIGNAL', statusName: 'Сигнал' } as SignalDetails;
const signalStatuses = [
  { __typename: 'SignalStatusOption', status: 'SIGNAL', name: 'Сигнал' },
  { __typename: 'SignalStatusOption', status: 'CLOSED', name: 'Затворен' },
];

const show = (link: ApolloLink, shown = signal) =>
  render(
    <ChakraProvider value={createSystem(defaultBaseConfig)}>
      <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
        <SessionContext value={session}>
          <StatusBox signal={shown} onReload={async () => {}} />
        </SessionContext>
      </ApolloProvider>
    </ChakraProvider>,
  );

test('SH-16 the user must confirm to leave the page with an unsaved status', async () => {
  show(new ApolloLink(() => of({ data: { signalStatuses, priorities: [] } })));
  await screen.findByRole('option', { name: 'Затворен' });
  expect(await confirmLeaving()).toBe(true);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'CLOSED' } });
  const answer = confirmLeaving();
  expect(openQuestion.get()?.title).toBe('Незаписани промени');
  openQuestion.get()?.answer(false);
  expect(await answer).toBe(false);
});

test('statuses that failed to load are reported, and can be loaded again', async () => {
  const answers = [throwError(() => new Error('offline')), of({ data: { signalStatuses, priorities: [] } })];
  show(new ApolloLink(() => answers.shift() ?? of({})));
  expect(await screen.findByText('Изборът не се зареди.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Опитай отново' }));
  expect(await screen.findByRole('option', { name: 'Затворен' })).toBeTruthy();
  expect(screen.queryByText('Изборът не се зареди.')).toBeNull();
});

test('who ends a signal whose submitter waits for an answer reads that the submitter gets no message', async () => {
  const notice = /Клиентът чака отговор, а смяната на статуса не му изпраща съобщение/;
  const link = new ApolloLink(() => of({ data: { signalStatuses, priorities: [] } }));
  const { unmount } = show(link, { ...signal, needsReply: true });
  await screen.findByRole('option', { name: 'Затворен' });
  expect(screen.queryByText(notice)).toBeNull();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'CLOSED' } });
  expect(screen.getByText(notice)).toBeTruthy();
  unmount();
  show(link, { ...signal, needsReply: false });
  await screen.findByRole('option', { name: 'Затворен' });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'CLOSED' } });
  expect(screen.queryByText(notice)).toBeNull();
});
