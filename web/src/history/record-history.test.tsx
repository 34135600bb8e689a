import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { of, throwError } from 'rxjs';
import { liveEvent } from '../platform/live/live-event.ts';
import { RecordHistory } from './record-history.tsx';

const system = createSystem(defaultBaseConfig);
const changes = liveEvent<string>('test', { isReplayed: false });

const change = (id: number, more: object = {}) => ({
  __typename: 'Activity',
  id: String(id),
  createdAt: '2026-11-18T06:58:12+02:00',
  username: 'Мария',
  action: 'UPDATE',
  field: 'status',
  oldValue: 'Сигнал',
  newValue: 'Авария',
  ...more,
});

type Answer = (variables: Record<string, unknown>) => object | Error;

const show = (answer: Answer): void => {
  const link = new ApolloLink(({ variables }) => {
    const history = answer(variables);
    if (history instanceof Error) return throwError(() => history);
    return of({ data: { recordHistory: { __typename: 'ActivityPage', ...history } } });
  });
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <ChakraProvider value={system}>
        <RecordHistory entity="SIGNAL" recordId="7" changes={changes} concerns={(id) => id === '7'} />
      </ChakraProvider>
    </ApolloProvider>,
  );
};
const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

afterEach(cleanup);

test('LG-5 the history shows who changed which field, when, from what to what', async () => {
  const items = [
    change(3),
    change(2, { field: 'needsReply', oldValue: 'true', newValue: 'false' }),
    change(1, { field: 'xyz', oldValue: null, newValue: null }),
    change(0, { action: 'CREATE', field: null, oldValue: null, newValue: null }),
  ];
  show(({ entity, recordId }) => ({ items: entity === 'SIGNAL' && recordId === '7' ? items : [], totalCount: 4 }));
  await screen.findAllByRole('listitem');
  const who = 'Мария · 2026-11-18 06:58:12';
  expect(texts()).toEqual([
    `Статус: Сигнал → Авария${who}`,
    `Чака отговор: Да → Не${who}`,
    `xyz: –${who}`,
    `Създаване${who}`,
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('LG-5 further changes are read when the user clicks the button', async () => {
  const all = Array.from({ length: 7 }, (_, id) => change(id));
  show(({ page }) => ({ items: all.slice(0, (page as { size: number }).size), totalCount: all.length }));
  fireEvent.click(await screen.findByRole('button', { name: 'Още 2' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(7);
  expect(screen.queryByRole('button')).toBeNull();
});

test('LG-5 the label of the button counts the changes that a click adds', async () => {
  const all = Array.from({ length: 40 }, (_, id) => change(id));
  show(({ page }) => ({ items: all.slice(0, (page as { size: number }).size), totalCount: all.length }));
  fireEvent.click(await screen.findByRole('button', { name: 'Още 20' }));
  expect(await screen.findByRole('button', { name: 'Още 15' })).toBeTruthy();
});

test('LG-5 a record without changes shows a text; a history that cannot be read shows an alert', async () => {
  show(() => ({ items: [], totalCount: 0 }));
  await screen.findByText('Няма записани промени.');
  cleanup();
  show(() => new Error('offline'));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Историята не се зареди')).toBeTruthy();
});
