import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { of, throwError } from 'rxjs';
import { openQuestion } from '../../platform/confirm.ts';
import { askToSave } from './ask-to-save.tsx';

const stored = [
  { __typename: 'Client', id: '3', number: '7809', name: 'Кирил Радев' },
  { __typename: 'Client', id: '4', number: '7810', name: 'Радев ЕООД' },
];
// A valid EGN that belongs to nobody.
const identifier = '7523169263';

const startAsking = async (typed: string, id: string | null, isOffline = false) => {
  const asked: unknown[] = [];
  const link = new ApolloLink(({ variables }) => {
    asked.push(variables);
    if (isOffline) return throwError(() => new Error('offline'));
    return of({ data: { clients: { __typename: 'ClientPage', items: stored } } });
  });
  const values = { number: ' 9000 ', name: 'Нов Клиент', identifier: typed, typeId: '' };
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const answer = askToSave(client, { title: 'Нов клиент', values, id, deletes: false });
  await waitFor(() => expect(openQuestion.get()).not.toBeNull());
  render(<>{openQuestion.get()?.body}</>);
  const lines = screen.getAllByText(/./, { selector: 'p' }).map(({ textContent }) => textContent);
  openQuestion.get()?.answer(true);
  return { lines, asked, answer: await answer };
};

afterEach(cleanup);

test('CL-2 the question names the other clients with the typed EGN or EIK', async () => {
  expect(await startAsking(` ${identifier} `, '4')).toEqual({
    lines: ['9000 - Нов Клиент', 'Вече има клиент със същия ЕГН/ЕИК: 7809 - Кирил Радев.'],
    asked: [{ filter: { identifier } }],
    answer: true,
  });
  cleanup();
  expect((await startAsking(identifier, null)).lines).toHaveLength(3);
});

test('CL-2 without a typed EGN or EIK nothing is read; the question is also asked if the clients cannot be read', async () => {
  expect(await startAsking(' ', null)).toEqual({ lines: ['9000 - Нов Клиент'], asked: [], answer: true });
  cleanup();
  expect((await startAsking(identifier, null, true)).lines).toEqual(['9000 - Нов Клиент']);
});
