import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { of, throwError } from 'rxjs';
import { type Session, SessionContext } from '../session/use-session.ts';
import { ExceptionDialog } from './exception-list-page.tsx';
import type { ExceptionRowFragment } from './logs.generated.ts';

const row: ExceptionRowFragment & { __typename: 'Exception' } = {
  __typename: 'Exception',
  id: '5',
  createdAt: '2026-11-18T06:58:12+02:00',
  username: 'Мария',
  message: 'deadlock detected',
  stacktrace: 'Error: deadlock detected',
  traceId: null,
};
const call = { __typename: 'ExceptionCall', userId: 'maria', method: 'POST', path: '/api/x', statement: 'select $1' };
const onClose = jest.fn();

const show = (answer: object | null | Error, shown?: ExceptionRowFragment, hasDetail = true): void => {
  const link = new ApolloLink(() =>
    answer instanceof Error ? throwError(() => answer) : of({ data: { exception: answer } }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <ChakraProvider value={createSystem(defaultBaseConfig)}>
        <SessionContext value={{ allowedActions: [], environment: { features: ['LOG_TOOLS'] } } as unknown as Session}>
          <MemoryRouter>
            <ExceptionDialog id="5" row={shown} hasDetail={hasDetail} onClose={onClose} />
          </MemoryRouter>
        </SessionContext>
      </ChakraProvider>
    </ApolloProvider>,
  );
};
const facts = () => screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);

// jsdom renders dialogs, but does not implement their methods.
beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close: () => undefined,
  });
});
afterEach(cleanup);

test('LG-3 the dialog shows date, message, stack, REST call and statement, and no link without a trace id', async () => {
  show({ ...row, call });
  const statement = await screen.findByRole('region', { name: 'SQL заявка' });
  expect(within(statement).getByText('select $1')).toBeTruthy();
  expect(facts()).toEqual([
    'Дата на действие: 2026-11-18 06:58:12',
    'Съобщение: deadlock detected',
    'Потребител: Мария',
    'Заявка: POST /api/x',
    'Проследяване: –',
  ]);
  expect(screen.getByText('Error: deadlock detected')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Затвори' }));
  expect(onClose).toHaveBeenCalled();
});

test('LG-3 the dialog shows the row of the list if the details could not be read or the service has none', async () => {
  show(new Error('offline'), row);
  await screen.findByText('Подробностите не се заредиха');
  expect(facts()).toContain('Съобщение: deadlock detected');
  cleanup();
  show(new Error('offline'), row, false);
  expect(facts()).toEqual([
    'Дата на действие: 2026-11-18 06:58:12',
    'Съобщение: deadlock detected',
    'Потребител: Мария',
    'Проследяване: –',
  ]);
  expect(screen.queryByText('Подробностите не се заредиха')).toBeNull();
});

test.each([true, false])('LG-3 a missing exception shows a text (service with details: %s)', async (hasDetail) => {
  show(null, undefined, hasDetail);
  expect(await screen.findByText('Няма такава грешка.')).toBeTruthy();
});
