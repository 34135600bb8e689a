import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type Session, SessionContext } from '../../session/use-session.ts';
import { BulkDialog } from '../../ui/list/bulk/bulk-dialog.tsx';
import type { SignalRowFragment } from '../signals.generated.ts';
import { useSignalActions } from './use-signal-actions.ts';

const session = {
  id: 'maria',
  name: 'Мария',
  allowedActions: ['OPERATOR'],
  environment: { features: ['EXPECTED_VALUES'] },
};
const rows = ['11', '12', '13'].map((id) => ({
  id,
  title: 'Няма вода',
  status: 'SIGNAL',
  statusName: 'Сигнал',
  createdAt: '2026-11-24T08:00:00+02:00',
  lastResponseAt: null,
  submitter: id === '13' ? { id: '7', name: 'Яна' } : null,
})) as unknown as readonly SignalRowFragment[];

interface SentInput {
  id?: string;
  signalId?: string;
  expectedSubmitterId?: string | null;
  expectedLastResponseId?: string;
}

/** Responses to the undo by signal; null: the response is lost. */
let undos: Record<string, unknown>;
/** The stored submitters by signal. */
let submitters: Record<string, object>;
/** The latest responses by signal, if a client has written. */
let latest: Record<string, string>;
/** The stored status of all signals. */
let stored: string;
/** Conflicts of the reply and of the closing, by signal: what has changed after the page read the signal. */
let changedSince: { reply: Record<string, string>; closing: Record<string, string> };
let sent: { name: string; input: SentInput }[];

beforeEach(() => {
  undos = {};
  submitters = { 13: yana };
  latest = {};
  stored = 'SIGNAL';
  changedSince = { reply: {}, closing: {} };
  sent = [];
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

const yana = { __typename: 'Lookup', id: '7', name: 'Яна' };
const unread = { breakdownId: null, lastResponseAt: null, priority: null, takenBy: null };
const success = { __typename: 'UndoSignalStatusSuccess' };
const conflictOf = (id: string, changed: Record<string, string>) =>
  changed[id] && {
    __typename: 'SignalConflict',
    fields: [changed[id]],
    current: {
      id,
      status: 'SIGNAL',
      statusName: 'Сигнал',
      lastResponseAt: '2026-11-24T09:00:00+02:00',
      submitter: { ...yana, id: '8', name: 'Ива' },
    },
  };
const answers: Readonly<Record<string, (id: string) => unknown>> = {
  SignalWorkNow: (id) => ({
    signal: {
      ...unread,
      id,
      submitter: submitters[id] ?? null,
      status: stored,
      statusName: stored === 'SIGNAL' ? 'Сигнал' : 'Отхвърлен',
    },
  }),
  SignalResponsesNow: (id) => ({
    signal: { id, responses: [{ __typename: 'SignalResponse', id: latest[id] ?? `6${id}` }] },
  }),
  ReplyToCheckedSignal: (id) => ({
    replyToSignal: conflictOf(id, changedSince.reply) ?? { __typename: 'ReplyToSignalSuccess', responseId: `7${id}` },
  }),
  CloseCheckedSignal: (id) => ({
    changeSignalStatus: conflictOf(id, changedSince.closing) ?? { __typename: 'ChangeSignalStatusSuccess' },
  }),
  UndoCheckedSignal: (id) => (undos[id] === null ? null : { undoSignalStatus: undos[id] ?? success }),
};

const link = new ApolloLink(({ operationName = '', variables }) => {
  const { id = '', input } = variables as { id?: string; input?: SentInput };
  if (input) sent.push({ name: operationName, input });
  const data = answers[operationName]?.(input?.signalId ?? input?.id ?? id);
  return new Observable((observer) => {
    if (data === null)
      return observer.error(
        new ServerError('lost', { response: { status: 502, headers: new Headers() } as Response, bodyText: '' }),
      );
    observer.next({ data: (data ?? {}) as Record<string, unknown> });
    observer.complete();
  });
});

const Dialog = () => {
  const action = useSignalActions().find(({ key }) => key === 'close');
  return (
    action && (
      <BulkDialog
        action={action}
        rows={rows}
        idOf={({ id }) => id}
        labelOf={({ id }) => `сигнал ${id}`}
        titleOf={({ title }) => title}
        onClose={() => undefined}
      />
    )
  );
};

const sendClosing = () => {
  render(
    <ChakraProvider value={createSystem(defaultBaseConfig)}>
      <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
        <SessionContext value={session as unknown as Session}>
          <Dialog />
        </SessionContext>
      </ApolloProvider>
    </ChakraProvider>,
  );
  fireEvent.change(screen.getByLabelText(/^Съобщение до клиентите/), { target: { value: 'Готово.' } });
  fireEvent.click(screen.getByRole('button', { name: /^Затвори със съобщение/ }));
};

const closeAll = async () => {
  sendClosing();
  expect(screen.queryByText(/^Връщането не оттегля/)).toBeNull();
  await screen.findByText(/^Връщането не оттегля/);
  sent = [];
};
const inputsOf = (name: string) => sent.filter((one) => one.name === name).map(({ input }) => input);
const undo = () => fireEvent.click(screen.getByRole('button', { name: 'Върни статусите' }));
const outcomeOf = (id: string) => screen.getByText(`сигнал ${id}`).closest('li')?.textContent;

test('closed signals get their status back; refusals and conflicts are shown beside the outcome of closing', async () => {
  undos = {
    12: { __typename: 'Refusal', code: 'SERVICE_REFUSED', message: 'Минаха десет минути.' },
    13: { __typename: 'SignalConflict', current: { id: '13', status: 'REJECTED', statusName: 'Отхвърлен' } },
  };
  await closeAll();
  undo();
  await screen.findByText('Записани 3 от 3 реда. Върнати 1 от 3 реда.');
  await screen.findByText(/статусът е Отхвърлен/);
  expect(sent.map(({ name, input }) => [name, input])).toEqual(
    ['11', '12', '13'].map((id) => ['UndoCheckedSignal', { id, status: 'CLOSED', reopensWait: true }]),
  );
  expect(outcomeOf('11')).toContain('върнато');
  expect(outcomeOf('12')).toMatch(/записано.*връщането е отказано: Минаха десет минути\./);
  expect(outcomeOf('13')).toMatch(/записано.*не е върнато, променено междувременно: статусът е Отхвърлен/);
});

test('a signal that has another client since the list was read gets no message, and stays open', async () => {
  submitters = { 13: { ...yana, id: '8', name: 'Ива' } };
  sendClosing();
  await screen.findByText(/клиентът вече е Ива; прегледайте съобщението/);
  expect(inputsOf('ReplyToCheckedSignal').map(({ signalId }) => signalId)).toEqual(['11', '12']);
  expect(inputsOf('CloseCheckedSignal').map(({ id }) => id)).toEqual(['11', '12']);
});

test('the service compares the client and the latest response that the operator saw: no reply reaches another client or crosses an unread message', async () => {
  changedSince.reply = { 11: 'expectedLastResponseId', 13: 'expectedSubmitterId' };
  sendClosing();
  await screen.findByText(/клиентът вече е Ива; прегледайте съобщението/);
  await screen.findByText(/по сигнала има ново съобщение/);
  expect(inputsOf('ReplyToCheckedSignal')).toMatchObject([
    { signalId: '11', expectedSubmitterId: null, expectedLastResponseId: '611' },
    { signalId: '12', expectedSubmitterId: null, expectedLastResponseId: '612' },
    { signalId: '13', expectedSubmitterId: '7', expectedLastResponseId: '613' },
  ]);
  expect(inputsOf('CloseCheckedSignal')).toMatchObject([{ id: '12', expectedLastResponseId: '712' }]);
});

test('a signal whose client writes after the reply stays open; repeated, it is closed over the reported message only', async () => {
  changedSince.closing = { 12: 'expectedLastResponseId' };
  latest = { 12: '800' };
  sendClosing();
  await screen.findByText(/отговорът е записан, но сигналът не е затворен \(по сигнала има ново съобщение/);
  changedSince.closing = {};
  // The client writes again before the operator repeats the closing.
  latest = { 12: '801' };
  sent = [];
  fireEvent.click(screen.getByRole('button', { name: /^Повтори/ }));
  await screen.findByText(/Записани 3 от 3 реда/);
  expect(inputsOf('ReplyToCheckedSignal')).toEqual([]);
  expect(inputsOf('CloseCheckedSignal')).toMatchObject([{ id: '12', expectedLastResponseId: '800' }]);
});

test('a signal that gets another client after the reply stays open', async () => {
  changedSince.closing = { 13: 'expectedSubmitterId' };
  sendClosing();
  await screen.findByText(/отговорът е записан, но сигналът не е затворен \(клиентът вече е Ива/);
  expect(inputsOf('CloseCheckedSignal')).toMatchObject([
    { id: '11', expectedSubmitterId: null },
    { id: '12', expectedSubmitterId: null },
    { id: '13', expectedSubmitterId: '7' },
  ]);
});

test('an undo is repeated only for signals that are still closed', async () => {
  undos = { 12: { __typename: 'Refusal', code: 'SERVICE_REFUSED', message: 'Опитайте пак.' } };
  await closeAll();
  undo();
  await screen.findByText(/Опитайте пак/);
  await screen.findByText(/Върнати 2 от 3 реда/);
  undos = {};
  sent = [];
  undo();
  await screen.findByText(/Върнати 3 от 3 реда/);
  expect(sent.map(({ input }) => input.id)).toEqual(['12']);
  expect(screen.queryByRole('button', { name: 'Върни статусите' })).toBeNull();
});

test('after a lost response, the stored status decides whether the signal is still closed', async () => {
  undos = { 11: null };
  await closeAll();
  undo();
  await screen.findByText(/Върнати 3 от 3 реда/);
  expect(outcomeOf('11')).toContain('върнато');
});

test('a signal whose status a colleague has changed gets no message and stays as it is', async () => {
  stored = 'REJECTED';
  sendClosing();
  expect(await screen.findAllByText(/статусът е Отхвърлен/)).toHaveLength(3);
  expect(sent).toEqual([]);
});
