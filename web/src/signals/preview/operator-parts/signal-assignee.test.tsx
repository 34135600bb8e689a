import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { afterEach, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { of, throwError } from 'rxjs';
import { type Session, SessionContext } from '../../../session/use-session.ts';
import { connectionError } from '../../../platform/request/gateway-fetch.ts';
import { openQuestion } from '../../../platform/confirm.ts';
import { toasts } from '../../../platform/toast.ts';
import type { SignalDetails } from '../signal-thread.ts';
import { SignalAssignee } from './signal-assignee.tsx';

const system = createSystem(defaultBaseConfig);
const session = { id: 'maria-1', name: 'Мария Иванова' } as unknown as Session;

afterEach(() => toasts.set(() => []));

const show = (takenBy: { id: string; name: string } | null, link = ApolloLink.empty()) =>
  render(
    <ChakraProvider value={system}>
      <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
        <SessionContext value={session}>
          <SignalAssignee signal={{ id: '7', takenBy } as SignalDetails} />
        </SessionContext>
      </ApolloProvider>
    </ChakraProvider>,
  );

test('a signal is shown as taken by the user if the account is the same', () => {
  show({ id: 'maria-1', name: 'Мария Иванова' });
  expect(screen.getByText('Мария Иванова (Вие)')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Поеми вместо колегата' })).toBeNull();
});

test('a colleague with the same name is another person', () => {
  show({ id: 'maria-2', name: 'Мария Иванова' });
  expect(screen.getByText('Мария Иванова')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Поеми вместо колегата' })).toBeTruthy();
});

test('a signal is taken over from a colleague only after a question', async () => {
  const sent: unknown[] = [];
  show(
    { id: 'petar-1', name: 'Петър Илиев' },
    new ApolloLink(({ variables }) => {
      sent.push(variables['input']);
      return throwError(connectionError);
    }),
  );
  const answer = async (isYes: boolean): Promise<void> => {
    fireEvent.click(screen.getByRole('button', { name: 'Поеми вместо колегата' }));
    expect(openQuestion.get()?.body).toBe('Петър Илиев работи по него и не получава съобщение. Да го поемете ли?');
    await act(async () => openQuestion.get()?.answer(isYes));
  };
  await answer(false);
  expect(sent).toEqual([]);
  await answer(true);
  expect(sent[0]).toEqual({ id: '7', takeOver: true });
});

/**
 * Takes the signal, but loses the response. The page then reads `storedAssignee`; if it is undefined, this read fails
 * too. Returns the texts of the toasts.
 */
const takeWithoutResponse = async (storedAssignee?: { id: string; name: string } | null) => {
  const silent: unknown[] = [];
  const link = new ApolloLink((operation) => {
    silent.push(operation.getContext()['silent']);
    if (operation.operationName === 'TakeSignal' || storedAssignee === undefined) return throwError(connectionError);
    const takenBy = storedAssignee && { __typename: 'Colleague', ...storedAssignee };
    return of({ data: { signal: { ...state, takenBy, responses: [] } } });
  });
  show(null, link);
  fireEvent.click(screen.getByRole('button', { name: 'Поеми' }));
  await waitFor(() => expect(silent).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Поеми' })).toHaveProperty('disabled', false));
  // Both requests are silent: otherwise the failed one would show a second toast.
  expect(silent).toEqual([true, true]);
  return toasts.get().map(({ text }) => text);
};
const state = {
  __typename: 'Signal',
  id: '7',
  status: 'SIGNAL',
  statusName: 'Сигнал',
  needsReply: false,
  lastResponseAt: null,
  closedAt: null,
  breakdownId: null,
  workCardNo: null,
};

test('the outcome of a change without a response is unknown if the assignee cannot be read', async () => {
  expect(await takeWithoutResponse()).toEqual([expect.stringMatching(/^Не е сигурно дали промяната е записана\. /)]);
});

test('a change without a response has failed if the signal still has no assignee', async () => {
  expect(await takeWithoutResponse(null)).toEqual([expect.stringMatching(/^Промяната не е записана\. /)]);
});

test('a change without a response shows no toast if the new assignee is stored', async () => {
  expect(await takeWithoutResponse({ id: 'maria-1', name: 'Мария Иванова' })).toEqual([]);
});
