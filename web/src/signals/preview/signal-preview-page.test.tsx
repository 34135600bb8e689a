import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { describe, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NEVER, of } from 'rxjs';
import { type Session, SessionContext } from '../../session/use-session.ts';
import { listenToShortcuts } from '../../platform/shortcuts.ts';
import { listContext } from '../../ui/list/neighbours/list-context.ts';
import { Component } from './signal-preview-page.tsx';

const system = createSystem(defaultBaseConfig);
const session = {
  id: 'maria',
  name: 'Мария',
  allowedActions: ['OPERATOR'],
  environment: { features: [] },
} as unknown as Session;

const richText = (text: string) => ({
  __typename: 'RichText',
  document: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
});

const signal = {
  __typename: 'Signal',
  id: '10482',
  title: 'Теч на тротоара пред бл. 717',
  status: 'BREAKDOWN',
  statusName: 'Авария',
  priority: { __typename: 'Priority', id: '3', name: 'Висок' },
  submitter: { __typename: 'Submitter', id: '7', name: 'Николай Тодоров' },
  needsReply: true,
  createdAt: '2026-11-18T06:58:12+02:00',
  lastResponseAt: '2026-11-18T07:27:03+02:00',
  closedAt: null,
  breakdownId: '917',
  workCardNo: 'А-0917',
  takenBy: null,
  message: richText('Тече вода от асфалта'),
  location: { __typename: 'Coordinates', latitude: 42.71642, longitude: 23.25488 },
  attachmentsUrl: '/files/signals/10482/attachments.zip',
  attachments: [],
  responses: [
    {
      __typename: 'SignalResponse',
      id: '1',
      kind: 'OPERATOR',
      author: null,
      respondedAt: '2026-11-19T07:05:40+02:00',
      senderEmail: null,
      message: richText('Изпращаме екип'),
      attachmentsCount: 0,
      attachments: [],
    },
  ],
};

const priorities = [1, 2, 3].map((id) => ({ __typename: 'Priority', id: `${id}`, name: `${id}` }));

/** Shows the page of a signal. Returns the requests to the gateway. If `answer` is null, no response arrives. */
const open = (id: string, answer: object | null = { data: { signal } }, user = session) => {
  const requests: string[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    requests.push(`${operationName} ${JSON.stringify(variables)}`);
    if (operationName === 'Signal') return answer === null ? NEVER : of(answer);
    return of({ data: { signalStatuses: [], priorities } });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const router = createMemoryRouter(
    [
      { path: '/signals_oper/preview/:id', element: <Component /> },
      { path: '/signals', element: <p>list</p> },
    ],
    { initialEntries: [`/signals_oper/preview/${id}`] },
  );
  render(
    <ChakraProvider value={system}>
      <ApolloProvider client={client}>
        <SessionContext value={user}>
          <RouterProvider router={router} />
        </SessionContext>
      </ApolloProvider>
    </ChakraProvider>,
  );
  return requests;
};

const failure = (part: string) => ({
  message: 'Услугата не отговори навреме.',
  path: ['signal', part],
  extensions: { code: 'UPSTREAM_TIMEOUT', traceId: 'abc' },
});

describe('SG-5 the preview of a signal', () => {
  test('the page shows title, state and department', async () => {
    open('10482');
    const heading = await screen.findByRole('heading', { name: signal.title });
    expect(heading.closest('header')?.textContent).toMatch(
      /АварияВисокОтдел: гр. СофияСъздаден 2026-11-18 06:58:12чака /,
    );
  });

  test('the page shows the facts, with the coordinates of the place', async () => {
    open('10482');
    const facts = within(await screen.findByRole('complementary', { name: 'Данни за сигнала' }));
    expect(
      facts.getAllByRole('term').map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent]),
    ).toEqual([
      ['Заглавие', 'Теч на тротоара пред бл. 717'],
      ['Клиент', 'Николай Тодоров'],
      ['Място', '42.71642, 23.25488'],
      ['Отдел', 'гр. София'],
      ['Създаден', '2026-11-18 06:58:12'],
      ['Последен отговор', '2026-11-18 07:27:03'],
      ['Затворен', '–'],
      ['Авария', 'А-0917'],
    ]);
  });

  test('SG-11 the page shows the conversation by days, the first message first', async () => {
    open('10482');
    const thread = within(await screen.findByRole('log', { name: 'Разговор' }));
    expect(thread.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      '2026-11-18, сряда',
      '2026-11-19, четвъртък',
    ]);
    expect(thread.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
      'КлиентНиколай Тодоров2026-11-18 06:58:12Тече вода от асфалта',
      'Оператор2026-11-19 07:05:40Изпращаме екип',
    ]);
  });

  test('SG-3 the visit of a citizen is recorded up to the last shown response; the visit of an operator is not recorded', async () => {
    const environment = { features: ['NEW_REPLIES'] };
    const visits = (requests: string[]): string[] => requests.filter((each) => each.startsWith('MarkSignalRead'));
    const ofCitizen = open('10482', undefined, { ...session, allowedActions: ['USER'], environment } as Session);
    await screen.findByRole('log', { name: 'Разговор' });
    await waitFor(() => expect(visits(ofCitizen)).toHaveLength(1));
    expect(visits(ofCitizen)[0]).toContain('{"id":"10482","lastResponseId":"1"}');
    cleanup();
    const ofOperator = open('10482', undefined, { ...session, environment } as Session);
    await screen.findByRole('log', { name: 'Разговор' });
    expect(visits(ofOperator)).toEqual([]);
  });

  test('SG-3 a citizen reads that earlier messages are withheld', async () => {
    const answer = { data: { signal: { ...signal, hasWithheldMessages: true } } };
    open('10482', answer, { ...session, allowedActions: ['USER'] } as Session);
    expect(await screen.findByText(/По-ранните съобщения и файлове не се показват/)).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  test('a citizen reads that the signal was rejected, even without a message; an operator knows it', async () => {
    const rejected = { data: { signal: { ...signal, status: 'REJECTED', statusName: 'Отхвърлен' } } };
    const notice = 'Сигналът е отхвърлен. Ако не сте съгласни, напишете защо.';
    open('10482', rejected, { ...session, allowedActions: ['USER'] });
    expect(await screen.findByText(notice)).toBeTruthy();
    cleanup();
    open('10482', rejected);
    expect(await screen.findByRole('heading', { name: signal.title })).toBeTruthy();
    expect(screen.queryByText(notice)).toBeNull();
  });

  test('a signal with an invalid number is not requested', async () => {
    const noPage = 'Страницата не е намерена';
    for (const [id, title] of [
      ['0', 'Сигнал № 0 не е намерен'],
      ['9223372036854775808', 'Сигнал № 9223372036854775808 не е намерен'],
      ['-1', noPage],
      ['abc', noPage],
      ['%00', noPage],
      ['%E0%A4%A', noPage],
    ] as const) {
      expect(open(id)).toEqual([]);
      expect(await screen.findByText(title)).toBeTruthy();
      cleanup();
    }
  });

  test('the page of a missing signal links to the list', async () => {
    open('7', { data: { signal: null } });
    expect(await screen.findByText('Сигнал № 7 не е намерен')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Към сигналите' }).getAttribute('href')).toBe('/signals');
  });

  test('the first message and the reply form stay if only the conversation failed to load', async () => {
    open('10482', { data: { signal: { ...signal, responses: null } }, errors: [failure('responses')] });
    const alert = within(
      (await screen.findByText('Разговорът не се зареди')).closest<HTMLElement>('[role=alert]') ?? document.body,
    );
    expect(alert.getByText(/Услугата не отговори навреме/)).toBeTruthy();
    expect(alert.getByRole('button', { name: 'Опитай отново' })).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^Изпрати/ })).toBeTruthy();
  });

  test('the conversation stays if only the files failed to load', async () => {
    open('10482', { data: { signal: { ...signal, attachments: null } }, errors: [failure('attachments')] });
    expect(await screen.findByText('Файловете не се заредиха')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  test('a failure of the whole signal is shown with a retry button', async () => {
    open('10482', { data: { signal: null }, errors: [{ message: 'Услугата не отговори навреме.', path: ['signal'] }] });
    expect(await screen.findByText('Сигналът не се зареди')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Опитай отново' })).toBeTruthy();
  });
});

test('K and J go to the neighbours while the signal is still loading', async () => {
  const stopListening = listenToShortcuts();
  const failToRead = () => Promise.reject(new Error('All neighbours are known.'));
  const page = { number: 1, size: 25 };
  const readers = { readPage: failToRead, readTotal: failToRead };
  const context = { list: 'signals', ids: ['3', '2', '1'], total: 3, page, ...readers };
  act(() => listContext.set(() => context));
  const requests = open('3', null);
  const signals = (): string[] => requests.filter((each) => each.startsWith('Signal '));
  for (const [code, id] of [
    ['KeyJ', '2'],
    ['KeyJ', '1'],
    ['KeyK', '2'],
  ] as const) {
    const before = signals().length;
    fireEvent.keyDown(document.body, { code });
    await waitFor(() => expect(signals().slice(before)).toEqual([`Signal ${JSON.stringify({ id })}`]));
  }
  act(() => listContext.set(() => null));
  stopListening();
});
