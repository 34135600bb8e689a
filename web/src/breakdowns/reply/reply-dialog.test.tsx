import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { LinkedSignalFragment } from '../preview/preview.generated.ts';
import { type Session, SessionContext } from '../../session/use-session.ts';
import { ReplyDialog } from './reply-dialog.tsx';

const session = { environment: { features: [] } } as unknown as Session;

const breakdown = {
  id: '7',
  workCardNo: 'А-0917',
  waterStopEnd: '2026-11-24T12:00:00+02:00',
  finishedAt: null,
  isFinished: true,
};
const signal: LinkedSignalFragment = {
  id: '12',
  title: 'Няма вода',
  status: 'BREAKDOWN',
  statusName: 'Авария',
  breakdownId: '7',
  createdAt: '2026-11-24T08:00:00+02:00',
  lastResponseAt: '2026-11-24T08:00:00+02:00',
  priority: null,
  submitter: { id: '3', name: 'Мария Иванова' },
  location: null,
};

/** The stored signal, which others may change while the dialog is open. */
let stored: LinkedSignalFragment;
let sent: { name: string; text: string }[];
/** HTTP statuses by operation. Each operation fails once with its status. */
let failures: Record<string, number>;

beforeEach(() => {
  stored = signal;
  sent = [];
  failures = {};
});
afterEach(cleanup);

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

const work = () => ({ ...stored, takenBy: null });
const answers: Readonly<Record<string, () => unknown>> = {
  LinkedSignals: () => ({ signals: { __typename: 'SignalPage', totalCount: 1, items: [signal] } }),
  SignalWorkNow: () => ({ signal: work() }),
  ReplyToCheckedSignal: () => ({ replyToSignal: { __typename: 'ReplyToSignalSuccess', responseId: '70' } }),
  CloseCheckedSignal: () => ({ changeSignalStatus: { __typename: 'ChangeSignalStatusSuccess' } }),
};

const failureOf = (status: number): Error =>
  new ServerError('failed', { response: { status, headers: new Headers() } as Response, bodyText: '' });

/** Responds without a gateway, because jsdom cannot reach one. The browser tests send replies to a gateway. */
const link = new ApolloLink(({ operationName = '', variables }) => {
  const { input } = variables as { input?: { message?: { text: string } } };
  if (input) sent.push({ name: operationName, text: input.message?.text ?? '' });
  const status = failures[operationName];
  delete failures[operationName];
  return new Observable((observer) => {
    if (status) return observer.error(failureOf(status));
    observer.next({ data: answers[operationName]?.() as Record<string, unknown> });
    observer.complete();
  });
});

const open = async () => {
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const system = createSystem(defaultBaseConfig);
  const dialogOf = (shown: typeof breakdown) => (
    <SessionContext value={session}>
      <ApolloProvider client={client}>
        <ChakraProvider value={system}>
          <ReplyDialog breakdown={shown} onClose={() => undefined} />
        </ChakraProvider>
      </ApolloProvider>
    </SessionContext>
  );
  const { rerender } = render(dialogOf(breakdown));
  fireEvent.change(await screen.findByLabelText(/^Съобщение до клиентите/), {
    target: { value: 'Вода от {пускане}.' },
  });
  return (shown: typeof breakdown) => rerender(dialogOf(shown));
};
const run = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('changes of the breakdown by a colleague while the dialog is open are in the preview and in the sent message', async () => {
  const show = await open();
  show({ ...breakdown, waterStopEnd: '2026-11-25T20:00:00+02:00' });
  expect(screen.getByText('Вода от 2026-11-25 20:00:00.')).toBeTruthy();
  run(/^Изпрати/);
  await screen.findByText('записано');
  expect(sent).toEqual([
    { name: 'ReplyToCheckedSignal', text: 'Вода от 2026-11-25 20:00:00.' },
    { name: 'CloseCheckedSignal', text: '' },
  ]);
});

test('a signal that a colleague linked to another breakdown gets no message and stays open', async () => {
  await open();
  stored = { ...signal, breakdownId: '8' };
  run(/^Изпрати/);
  await screen.findByText(/сигналът вече не е свързан с тази авария/);
  run(/^Повтори/);
  await screen.findByText(/сигналът вече не е свързан с тази авария/);
  expect(sent).toEqual([]);
});

test('a signal with a newer message gets the reply only when the operator sends the reply again', async () => {
  await open();
  stored = { ...signal, lastResponseAt: '2026-11-24T09:30:00+02:00' };
  run(/^Изпрати/);
  await screen.findByText(/по сигнала има ново съобщение/);
  expect(sent).toEqual([]);
  run(/^Повтори/);
  await screen.findByText('записано');
  expect(sent.map(({ name }) => name)).toEqual(['ReplyToCheckedSignal', 'CloseCheckedSignal']);
});

test('a stored reply is not sent again with other values after its signal could not be closed', async () => {
  const show = await open();
  failures = { CloseCheckedSignal: 400 };
  run(/^Изпрати/);
  await screen.findByText(/отговорът е записан, но сигналът не е затворен/);
  show({ ...breakdown, waterStopEnd: '2026-11-25T20:00:00+02:00' });
  stored = { ...signal, lastResponseAt: '2026-11-24T09:30:00+02:00' };
  run(/^Повтори/);
  await screen.findByText('записано');
  expect(sent.map(({ name }) => name)).toEqual(['ReplyToCheckedSignal', 'CloseCheckedSignal', 'CloseCheckedSignal']);
});

test('no reply is sent after the session has ended', async () => {
  await open();
  failures = { SignalWorkNow: 401 };
  run(/^Изпрати/);
  await screen.findByRole('button', { name: /^Повтори/ });
  expect(sent).toEqual([]);
});
