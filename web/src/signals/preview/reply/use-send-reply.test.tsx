import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Session, SessionContext } from '../../../session/use-session.ts';
import { pending } from '../../../platform/busy.ts';
import { sessionOver } from '../../../platform/session-over.ts';
import { toasts } from '../../../platform/toast.ts';
import type { Draft } from './draft.ts';
import { useSendReply } from './use-send-reply.ts';

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
/** Status and body of each answer; null breaks the line. */
let answers: ([number, unknown] | null)[] = [];

/** jsdom has no gateway to talk to: this one answers what the test says. The browser's journeys use the real one. */
class Wire extends EventTarget {
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
    sent.push({ ...this.#sent, form });
    const answer = answers.shift();
    setTimeout(() => {
      if (answer) [this.status, this.responseText] = [answer[0], JSON.stringify(answer[1])];
      this.dispatchEvent(new Event(answer ? 'load' : 'error'));
    });
  }
}

const session = { name: 'Мария', environment: { features: ['IDEMPOTENCY'] } } as unknown as Session;
const wrapper = ({ children }: { children: ReactNode }) => <SessionContext value={session}>{children}</SessionContext>;

/** All repetitions; what is said at the end still stands then. */
const longestCheckMs = 15_000;

const send = async (files: readonly File[] = [], what: Draft = draft) => {
  const { result } = renderHook(() => useSendReply('17'), { wrapper });
  let kind = '';
  await act(async () => {
    const running = result.current.send(what, files);
    await jest.advanceTimersByTimeAsync(longestCheckMs);
    kind = await running;
  });
  return { kind, problem: result.current.problem };
};

const inputOf = ({ form }: Sent): unknown => {
  const input = form.get('input');
  return typeof input === 'string' ? JSON.parse(input) : null;
};

const toastTexts = (): string[] => toasts.get().map(({ kind, text }) => `${kind} ${text}`);

describe('SG-13 sending a reply', () => {
  const real = globalThis.XMLHttpRequest;

  beforeEach(() => {
    jest.useFakeTimers();
    globalThis.XMLHttpRequest = Wire as unknown as typeof XMLHttpRequest;
    sent.length = 0;
    answers = [];
    toasts.set(() => []);
    sessionOver.set(() => false);
  });
  afterEach(() => {
    globalThis.XMLHttpRequest = real;
    jest.useRealTimers();
  });

  test('SG-12 sends the input first, then the files, with the header against forgery', async () => {
    answers = [[200, { __typename: 'ReplyToSignalSuccess', responseId: '5' }]];
    const file = Object.assign(new File(['x'], 'график.pdf'), {
      slice: () => ({ arrayBuffer: async () => new ArrayBuffer(1) }),
    });
    expect(await send([file])).toEqual({ kind: 'sent', problem: null });
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
    expect(pending.get()).toBe(0);
  });

  test('an empty text does not leave', async () => {
    const { kind, problem } = await send([], { ...draft, document: null });
    expect([kind, problem?.text, sent.length]).toEqual(['not-sent', 'Напишете съобщение.', 0]);
  });

  test('the literal texts', async () => {
    answers = [[200, { __typename: 'Refusal', code: 'NOT_RECORDED', message: '' }]];
    expect(await send()).toEqual({
      kind: 'refused',
      problem: { text: 'Съобщението не прието, опитайте пак.', isDoubt: false },
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

  test('a broken line is asked about again with the same key', async () => {
    answers = [null, [503, null], [200, { __typename: 'ReplyToSignalSuccess', responseId: '5' }]];
    expect((await send()).kind).toBe('sent');
    expect(sent.map(inputOf)).toEqual(Array(3).fill(expect.objectContaining({ idempotencyKey: draft.key })));
    expect(toastTexts()).toEqual(['success Съобщението е изпратено.']);
  });

  test('what stays unknown is a warning and no failure', async () => {
    expect(await send()).toMatchObject({ kind: 'unknown', problem: { isDoubt: true } });
    expect(sent).toHaveLength(4);
    expect(toastTexts()).toEqual([expect.stringMatching(/^warning Не е сигурно дали съобщението е прието/)]);
  });

  test('RQ-1 what the service said stands beside the doubt, with its number, though a later try was answered by nobody', async () => {
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

  test('AU-5 the end of the session opens the sign-in and keeps the draft', async () => {
    answers = [[401, { code: 'UNAUTHENTICATED', message: 'Сесията Ви е изтекла.' }]];
    expect((await send()).kind).toBe('signed-out');
    expect(sessionOver.get()).toBe(true);
    expect(toastTexts()).toEqual([]);
  });
});
