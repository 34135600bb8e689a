import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { parse } from 'graphql';
import type { ReactNode } from 'react';
import { type Observable, of, Subject, throwError } from 'rxjs';
import type { TypedDocumentNode } from '@apollo/client';
import { openQuestion } from '../confirm.ts';
import { connectionError } from '../request/gateway-fetch.ts';
import { toasts } from '../toast.ts';
import { type Command, conflict, done } from './command.ts';
import { mutation } from './operations.ts';
import { useCommand } from './use-command.ts';

interface Input {
  name: string;
  expected?: string;
  idempotencyKey?: string;
}

type Result =
  | { __typename: 'RenameSuccess'; id: string }
  | { __typename: 'RenameConflict'; stored: string }
  | { __typename: 'Refusal'; code: string; message: string };

const document = parse('mutation Rename($input: RenameInput!) { rename(input: $input) { __typename } }') as unknown;
const rename = mutation(document as TypedDocumentNode<{ rename: Result }, { input: Input }>);

const read: Command<Input, Result, string, string>['read'] = (result) => {
  if (result.__typename === 'RenameSuccess') return done(result.id);
  return result.__typename === 'RenameConflict' ? conflict(result.stored) : null;
};
const texts = {
  done: (id: string, { name }: Input) => `${id} is ${name}`,
  refused: (reason: string) => `refused: ${reason}`,
  failed: (reason: string) => `failed: ${reason}`,
  unknownOutcome: (reason: string) => `unknown: ${reason}`,
  keyReused: 'stored earlier',
};

const sent: { input: Input; silent: unknown }[] = [];
let responses: Observable<ApolloLink.Result>[] = [];

const renderCommand = (command: Partial<Command<Input, Result, string, string>> = {}) => {
  const link = new ApolloLink((operation) => {
    sent.push({ input: operation.variables['input'] as Input, silent: operation.getContext()['silent'] });
    return responses.shift() ?? throwError(connectionError);
  });
  // No cache: the document selects only `__typename`, and a cache would drop the other fields of the response.
  const client = new ApolloClient({
    link,
    cache: new InMemoryCache(),
    defaultOptions: { mutate: { fetchPolicy: 'no-cache' } },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  return renderHook(() => useCommand(rename, { read, texts, ...command }), { wrapper }).result;
};

type Hook = ReturnType<typeof renderCommand>;

const runCommand = async (hook: Hook, input: Input = { name: 'new' }) => {
  let outcome: unknown;
  await act(async () => {
    outcome = await hook.current.run(input);
  });
  return outcome;
};

const result = (rename_: object) => of({ data: { rename: rename_ } });
const failure = (extensions: Record<string, unknown>, path = ['rename']) =>
  of({ data: null, errors: [{ message: 'No', path, extensions }] });
const shownToasts = () => toasts.get().map(({ kind, text }) => `${kind} ${text}`);

beforeEach(() => {
  sent.length = 0;
  responses = [];
  toasts.set(() => []);
});

describe('a command', () => {
  test('sends its input without the general progress indicator, shows success and refreshes the page', async () => {
    let refreshes = 0;
    responses = [result({ __typename: 'RenameSuccess', id: '7' })];
    const hook = renderCommand({ refresh: async () => (refreshes += 1) });
    expect(await runCommand(hook)).toEqual(done('7'));
    expect(sent).toEqual([{ input: { name: 'new' }, silent: true }]);
    expect(shownToasts()).toEqual(['success 7 is new']);
    expect([hook.current.note, hook.current.phase, refreshes]).toEqual([null, 'idle', 1]);
  });

  test('is pending while it runs, and ignores a second run', async () => {
    const answer = new Subject<ApolloLink.Result>();
    responses = [answer];
    const hook = renderCommand();
    let first: Promise<unknown> = Promise.resolve();
    await act(async () => {
      first = hook.current.run({ name: 'first' });
    });
    expect([hook.current.isPending, hook.current.phase]).toEqual([true, 'sending']);
    expect(await runCommand(hook, { name: 'second' })).toEqual({ kind: 'not-sent' });
    await act(async () => {
      answer.next({ data: { rename: { __typename: 'RenameSuccess', id: '7' } } });
      answer.complete();
      await first;
    });
    expect([hook.current.isPending, sent.length]).toEqual([false, 1]);
  });

  test('shows a refusal, and returns the first error message of each field', async () => {
    const problems = [
      { path: ['name'], code: 'LENGTH', message: 'too long' },
      { path: ['name'], code: 'FORMAT', message: 'odd' },
      { path: ['changes', 'end'], code: 'RANGE', message: 'too late' },
    ];
    responses = [result({ __typename: 'InvalidInput', message: 'Two fields are wrong.', problems })];
    const hook = renderCommand();
    expect(await runCommand(hook)).toMatchObject({ kind: 'refused' });
    expect(hook.current.fieldErrors).toEqual({ name: 'too long', 'changes.end': 'too late' });
    expect(hook.current.note).toEqual({ text: 'refused: Two fields are wrong.', isWarning: false });
    expect(shownToasts()).toEqual(['error refused: Two fields are wrong.']);
    act(() => hook.current.clear());
    expect([hook.current.note, hook.current.fieldErrors]).toEqual([null, {}]);
  });

  test('sends nothing if the input is invalid or `maySend` returns false', async () => {
    const invalid = renderCommand({ validate: ({ name }) => (name === '' ? 'no name' : null) });
    expect(await runCommand(invalid, { name: '' })).toEqual({ kind: 'not-sent' });
    expect(invalid.current.note).toEqual({ text: 'no name', isWarning: false });
    expect(await runCommand(renderCommand({ maySend: async () => false }))).toEqual({ kind: 'not-sent' });
    expect([sent, shownToasts()]).toEqual([[], []]);
  });

  test('`refuse` reports a refusal without sending', () => {
    const hook = renderCommand();
    act(() => hook.current.refuse('not allowed'));
    expect(hook.current.note).toEqual({ text: 'not allowed', isWarning: false });
    expect(shownToasts()).toEqual(['error not allowed']);
  });
});

describe('a conflict', () => {
  const stored = () => result({ __typename: 'RenameConflict', stored: 'theirs' });
  const resolve = (current: string, input: Input) => ({
    title: 'changed',
    body: `${current} or ${input.name}`,
    overwrite: { ...input, expected: current },
    kept: `kept ${current}`,
  });
  const answer = async (hook: Hook, yes: boolean) => {
    let running: Promise<unknown> = Promise.resolve();
    await act(async () => {
      running = hook.current.run({ name: 'mine' });
    });
    expect(openQuestion.get()).toMatchObject({ title: 'changed', body: 'theirs or mine', isDestructive: true });
    let outcome: unknown;
    await act(async () => {
      openQuestion.get()?.answer(yes);
      outcome = await running;
    });
    return outcome;
  };

  test('overwrites the stored value only after the user has seen both values and confirmed', async () => {
    responses = [stored(), result({ __typename: 'RenameSuccess', id: '7' })];
    expect(await answer(renderCommand({ resolve }), true)).toEqual(done('7'));
    expect(sent.map(({ input }) => input)).toEqual([{ name: 'mine' }, { name: 'mine', expected: 'theirs' }]);
    expect(shownToasts()).toEqual(['success 7 is mine']);
  });

  test('returns the stored value if the user keeps it, and refreshes the page', async () => {
    let refreshes = 0;
    responses = [stored()];
    const hook = renderCommand({ resolve, refresh: async () => (refreshes += 1) });
    expect(await answer(hook, false)).toEqual({ kind: 'kept', stored: 'theirs' });
    expect([sent.length, shownToasts(), refreshes]).toEqual([1, ['info kept theirs'], 1]);
  });

  test('is the outcome of the run if the command has no `resolve`', async () => {
    responses = [stored()];
    expect(await runCommand(renderCommand())).toEqual(conflict('theirs'));
    expect(shownToasts()).toEqual([]);
  });
});

describe('an unknown outcome', () => {
  const checks = { stored: done('7'), 'not-stored': 'not-stored', unknown: 'unknown' } as const;

  test.each([
    ['stored', 'done', 'success 7 is new', null],
    ['not-stored', 'failed', 'error failed: Няма връзка със сървъра.', false],
    ['unknown', 'unknown', 'warning unknown: Няма връзка със сървъра.', true],
  ] as const)('is checked; the result of the check is %s', async (found, kind, text, isWarning) => {
    const checked = Promise.withResolvers<(typeof checks)[keyof typeof checks]>();
    const hook = renderCommand({ check: () => checked.promise });
    let running: Promise<unknown> = Promise.resolve();
    await act(async () => {
      running = hook.current.run({ name: 'new' });
    });
    expect(hook.current.phase).toBe('checking');
    await act(async () => {
      checked.resolve(checks[found]);
      await running;
    });
    expect(await running).toMatchObject({ kind });
    expect([shownToasts(), hook.current.note?.isWarning ?? null]).toEqual([[text], isWarning]);
  });

  test.each([
    ['nothing was written', failure({ code: 'UPSTREAM_FAILED', outcome: 'NOT_DONE' }), 'failed'],
    ['the request was refused as a whole', failure({ code: 'BAD_USER_INPUT' }), 'failed'],
    ['the service failed', failure({ code: 'UPSTREAM_FAILED' }), 'unknown'],
    ['the gateway reports an unknown outcome', failure({ code: 'UPSTREAM_TIMEOUT', outcome: 'UNKNOWN' }), 'unknown'],
    ['the result could not be read back', failure({ code: 'NOT_FOUND' }, ['rename', 'thing']), 'unknown'],
    ['the session is over', failure({ code: 'UNAUTHENTICATED' }), 'signed-out'],
  ] as const)('is distinguished from a failure: %s', async (_case, response, kind) => {
    responses = [response];
    expect(await runCommand(renderCommand())).toMatchObject({ kind });
  });
});

describe('an idempotency key', () => {
  const keyReused = {
    __typename: 'InvalidInput',
    message: 'x',
    problems: [{ path: ['idempotencyKey'], code: 'DUPLICATE', message: 'x' }],
  };

  test.each([
    ['is new after a refusal', result({ __typename: 'Refusal', code: 'WRONG_STATE', message: 'No' }), false],
    ['is new if an earlier version of the input was stored', result(keyReused), false],
    ['stays after an unknown outcome, marked as possibly used', throwError(connectionError), true],
  ])('%s', async (_case, response, isUnsure) => {
    responses = [response];
    const kept: { key?: string; isUnsure: boolean }[] = [];
    await runCommand(renderCommand({ keepKey: (key) => kept.push(key) }), { name: 'new', idempotencyKey: 'old' });
    expect(kept).toEqual([isUnsure ? { isUnsure } : { key: expect.stringMatching(/^[\da-f-]{36}$/), isUnsure }]);
  });

  test('is not replaced after a failed request', async () => {
    responses = [failure({ code: 'RATE_LIMITED', outcome: 'NOT_DONE' })];
    const kept: unknown[] = [];
    await runCommand(renderCommand({ keepKey: (key) => kept.push(key) }));
    expect(kept).toEqual([]);
  });
});
