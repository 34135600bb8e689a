import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Session, SessionContext } from '../../../session/use-session.ts';
import { pendingRequests } from '../../../platform/request/busy.ts';
import { sessionOver } from '../../../platform/request/session-over.ts';
import { toasts } from '../../../platform/toast.ts';
import { type Draft, toMessage } from '../../../ui/conversation/composer/message-draft.ts';
import type { MessageKind } from '../../../ui/conversation/composer/message-target.ts';
import { useMessageCommand } from '../../../ui/conversation/composer/use-message-command.ts';
import { useMessageTarget } from './use-message-target.ts';

const draft: Draft = {
  key: '5b0f8c1e-0000-4000-8000-000000000000',
  document: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Здравейте' }] }] },
  fileNames: [],
  isUnsure: false,
};

interface Sent {
  address: string;
  headers: Record<string, string>;
  form: FormData;
}

const sent: Sent[] = [];
/** Status and body of each response. Null: the connection breaks; 'none': the request stays open. */
let answers: ([number, unknown] | null | 'none')[] = [];

/** Responds with `answers`, because jsdom cannot reach a gateway. The browser tests send requests to a gateway. */
class FakeRequest extends EventTarget {
  static latest: FakeRequest;
  upload = new EventTarget();
  timeout = 0;
  status = 0;
  responseText = '';
  #sent: Sent = { address: '', headers: {}, form: new FormData() };
  open(method: string, address: string): void {
    this.#sent.address = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string): void {
    this.#sent.headers[name] = value;
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  send(form: FormData): void {
    FakeRequest.latest = this;
    sent.push({ ...this.#sent, form });
    const answer = answers.shift();
    if (answer === 'none') return;
    setTimeout(() => {
      if (answer) [this.status, this.responseText] = [answer[0], JSON.stringify(answer[1])];
      this.dispatchEvent(new Event(answer ? 'load' : 'error'));
    });
  }
}

const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });

const open = (kind: MessageKind = 'REPLY', features = ['IDEMPOTENCY']) => {
  const session = { name: 'Мария', allowedActions: [], environment: { features } } as unknown as Session;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>
      <SessionContext value={session}>{children}</SessionContext>
    </ApolloProvider>
  );
  return renderHook(() => useMessageCommand(useMessageTarget('17', kind)), { wrapper });
};

/** Longer than all attempts of one request take, and shorter than the time for which a toast is shown. */
const maxCheckMs = 15_000;

const send = async (files: readonly File[] = [], sentDraft: Draft = draft, { result } = open()) => {
  let kind = '';
  await act(async () => {
    const running = result.current.run(toMessage(sentDraft, null), { files, isUnsure: sentDraft.isUnsure });
    await jest.advanceTimersByTimeAsync(maxCheckMs);
    ({ kind } = await running);
  });
  return { kind, problem: result.current.note };
};

const inputOf = ({ form }: Sent): unknown => {
  const input = form.get('input');
  return typeof input === 'string' ? JSON.parse(input) : null;
};

const toastTexts = (): string[] => toasts.get().map(({ kind, text }) => `${kind} ${text}`);

describe('SG-13 sending a reply', () => {
  const originalRequest = globalThis.XMLHttpRequest;

  beforeEach(() => {
    jest.useFakeTimers();
    globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
    sent.length = 0;
    answers = [];
    toasts.set(() => []);
    sessionOver.set(() => false);
  });
  afterEach(() => {
    globalThis.XMLHttpRequest = originalRequest;
    jest.useRealTimers();
  });

  test('SG-12 a request has the input first, then the files, and the header that prevents forged requests', async () => {
    answers = [[200, { __typename: 'ReplyToSignalSuccess', responseId: '5' }]];
    const file = Object.assign(new File(['x'], 'график.pdf'), {
      slice: () => ({ arrayBuffer: async () => new ArrayBuffer(1) }),
    });
    expect(await send([file])).toEqual({ kind: 'done', problem: null });
    expect(toastTexts()).toEqual(['success Съобщението е изпратено.']);
    const [first] = sent as [Sent];
    expect(first.address).toBe('POST /files/signals/17/responses');
    expect(first.headers).toEqual({ 'x-struma': '1' });
    expect([...first.form.keys()]).toEqual(['input', 'files']);
    expect(inputOf(first)).toEqual({
      idempotencyKey: draft.key,
      signalId: '17',
      message: { document: draft.document },
    });
    expect(pendingRequests.get()).toBe(0);
  });

  test('an empty text is not sent', async () => {
    const { kind, problem } = await send([], { ...draft, document: null });
    expect([kind, problem?.text, sent.length]).toEqual(['not-sent', 'Напишете съобщение.', 0]);
  });

  test('failures show the required texts', async () => {
    answers = [[200, { __typename: 'Refusal', code: 'NOT_RECORDED', message: '' }]];
    expect(await send()).toEqual({
      kind: 'refused',
      problem: { text: 'Съобщението не прието, опитайте пак.', isWarning: false },
    });
    answers = [[403, { code: 'FORBIDDEN', message: 'Нямате права за това действие.', outcome: 'NOT_DONE' }]];
    const first = toastTexts();
    toasts.set(() => []);
    expect((await send()).kind).toBe('failed');
    expect([...first, ...toastTexts()]).toEqual([
      'error Съобщението не прието, опитайте пак.',
      'error Съобщението не прието, грешка Нямате права за това действие.',
    ]);
  });

  test('a request without a response is repeated with the same key', async () => {
    answers = [null, [503, null], [200, { __typename: 'ReplyToSignalSuccess', responseId: '5' }]];
    expect((await send()).kind).toBe('done');
    expect(sent.map(inputOf)).toEqual(Array(3).fill(expect.objectContaining({ idempotencyKey: draft.key })));
    expect(toastTexts()).toEqual(['success Съобщението е изпратено.']);
  });

  test('an unknown outcome is a warning, not a failure', async () => {
    expect(await send()).toMatchObject({ kind: 'unknown', problem: { isWarning: true } });
    expect(sent).toHaveLength(4);
    expect(toastTexts()).toEqual([expect.stringMatching(/^warning Не е сигурно дали съобщението е прието/)]);
  });

  test('RQ-1 the warning has message and trace id of a response, even if a later attempt got none', async () => {
    const body = {
      code: 'UPSTREAM_FAILED',
      message: 'ORA-00060:\nвзаимно блокиране',
      outcome: 'UNKNOWN',
      traceId: 'abc',
    };
    answers = [[502, body]];
    const { kind, problem } = await send();
    expect(kind).toBe('unknown');
    expect(problem?.text).toMatch(/^Не е сигурно дали съобщението е прието[^]*\nORA-00060:\nвзаимно блокиране$/);
    expect(toasts.get()).toMatchObject([{ kind: 'warning', text: problem?.text, traceId: 'abc' }]);
  });

  test('AU-5 the end of the session opens the sign-in and shows no toast', async () => {
    answers = [[401, { code: 'UNAUTHENTICATED', message: 'Сесията Ви е изтекла.' }]];
    expect((await send()).kind).toBe('signed-out');
    expect(sessionOver.get()).toBe(true);
    expect(toastTexts()).toEqual([]);
  });

  test('the warning about an unknown outcome states whether sending again stores the message twice', async () => {
    expect(open().result.current.unknownOutcome).toContain('няма да се запише два пъти');
    const withoutKeys = open('REPLY', []);
    const { kind, problem } = await send([], draft, withoutKeys);
    expect(kind).toBe('unknown');
    expect(sent).toHaveLength(1);
    expect(problem?.text).toContain('Проверете разговора, преди да изпратите пак.');
    expect(problem?.text).toBe(withoutKeys.result.current.unknownOutcome);
    expect(toastTexts()).toEqual([`warning ${problem?.text}`]);
  });

  test('a note has its own route and its own toast', async () => {
    answers = [[200, { __typename: 'AddSignalNoteSuccess', noteId: '5' }]];
    expect(await send([], draft, open('NOTE'))).toEqual({ kind: 'done', problem: null });
    expect(sent[0]?.address).toBe('POST /files/signals/17/notes');
    expect(toastTexts()).toEqual(['success Бележката е записана.']);
  });

  test.each([
    [false, ['info Изпращането е отменено. Съобщението не е изпратено.']],
    [true, []],
  ])('a cancelled upload shows a toast unless isQuiet is true (isQuiet: %s)', async (isQuiet, toastsShown) => {
    const { result } = open();
    answers = ['none'];
    let kind = '';
    await act(async () => {
      const running = result.current.run(toMessage(draft, null));
      await jest.advanceTimersByTimeAsync(0);
      if (isQuiet) result.current.cancel({ isQuiet });
      else result.current.cancel();
      ({ kind } = await running);
    });
    expect([kind, result.current.note, result.current.phase]).toEqual(['cancelled', null, 'idle']);
    expect(toastTexts()).toEqual(toastsShown);
  });

  test('isQuiet of one cancellation does not affect the next cancellation', async () => {
    const { result } = open();
    result.current.cancel({ isQuiet: true });
    const cancel = async (options?: { isQuiet: boolean }) => {
      answers = ['none'];
      await act(async () => {
        const running = result.current.run(toMessage(draft, null));
        await jest.advanceTimersByTimeAsync(0);
        result.current.cancel(options);
        await running;
      });
      return toastTexts().length;
    };
    expect([await cancel({ isQuiet: true }), await cancel()]).toEqual([0, 1]);
  });

  test('a reply that is not stored because of newer messages shows no toast and no problem', async () => {
    answers = [[200, { __typename: 'SignalConflict', message: 'x', fields: ['expectedLastResponseId'] }]];
    expect(await send()).toEqual({ kind: 'conflict', problem: null });
    expect(toastTexts()).toEqual([]);
  });

  test('cancelling the repeated attempts after a lost response shows the warning at once', async () => {
    const { result } = open();
    let kind = '';
    await act(async () => {
      const running = result.current.run(toMessage(draft, null));
      await jest.advanceTimersByTimeAsync(500);
      result.current.cancel();
      ({ kind } = await running);
    });
    expect([kind, sent.length, result.current.note?.isWarning]).toEqual(['unknown', 1, true]);
  });

  test('SG-12 sent bytes are counted from zero for each attempt', async () => {
    const file = Object.assign(new File(['four'], 'график.pdf'), {
      slice: () => ({ arrayBuffer: async () => new ArrayBuffer(1) }),
    });
    answers = ['none', 'none'];
    const { result } = open();
    const progress = (loaded: number) =>
      act(async () => {
        FakeRequest.latest.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }));
      });
    const state = () => [result.current.phase, result.current.sent];
    let running: Promise<unknown> = Promise.resolve();
    await act(async () => {
      running = result.current.run(toMessage(draft, null), { files: [file] });
      await jest.advanceTimersByTimeAsync(0);
    });
    expect(state()).toEqual(['sending', 0]);
    await progress(3);
    expect(state()).toEqual(['sending', 3]);
    await progress(4);
    expect(state()).toEqual(['confirming', 4]);
    await act(async () => {
      FakeRequest.latest.dispatchEvent(new Event('error'));
      await jest.advanceTimersByTimeAsync(1000);
    });
    expect(state()).toEqual(['checking', 0]);
    await act(async () => {
      result.current.cancel();
      await running;
    });
    expect(state()).toEqual(['idle', 0]);
  });
});
