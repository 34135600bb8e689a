import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Observable, of, Subject, throwError } from 'rxjs';
import { type Session, SessionContext } from '../../../session/use-session.ts';
import { type Draft, newDraft } from './draft.ts';
import { useServerDraft } from './use-server-draft.ts';

const session = {
  name: 'Мария',
  allowedActions: ['OPERATOR'],
  environment: { features: ['DRAFTS'] },
} as unknown as Session;

const document = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const saved = { saveSignalDraft: { __typename: 'SaveSignalDraftSuccess', savedAt: '2026-11-18T06:58:12+02:00' } };
const noDraft: ApolloLink.Result = { data: { signalDraft: null } };

/** A hook whose saves are answered when the test says so. */
const open = (first: Draft, read: () => Observable<ApolloLink.Result> = () => of(noDraft)) => {
  const saves: { key: string; answer: () => void }[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'SignalDraft') return read();
    const answers = new Subject<ApolloLink.Result>();
    const input = variables['input'] as { idempotencyKey: string };
    saves.push({
      key: input.idempotencyKey,
      answer: () => {
        answers.next({ data: saved });
        answers.complete();
      },
    });
    return answers;
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>
      <SessionContext value={session}>{children}</SessionContext>
    </ApolloProvider>
  );
  let present = first;
  const latest = (): Draft => present;
  const hook = renderHook(({ draft }) => useServerDraft('17', 'REPLY', { draft, latest }), {
    wrapper,
    initialProps: { draft: first },
  });
  const write = async (draft: Draft): Promise<void> => {
    present = draft;
    hook.rerender({ draft });
    await act(() => jest.advanceTimersByTimeAsync(1_500));
  };
  return { ...hook, saves, write };
};

describe('the draft at the server', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('is not written again once it was sent, though it stood in line, and the next one is', async () => {
    const draft = newDraft();
    const { result, saves, write } = open(draft);
    await write({ ...draft, document: document('едно') });
    await write({ ...draft, document: document('две') });
    expect(saves).toHaveLength(1);
    act(() => result.current.forget());
    await act(async () => saves[0]?.answer());
    await act(() => jest.runAllTimersAsync());
    expect(saves).toHaveLength(1);
    expect(result.current.saved).toBeNull();
    const next = newDraft();
    await write({ ...next, document: document('три') });
    expect(saves.map(({ key }) => key)).toEqual([draft.key, next.key]);
    await act(async () => saves[1]?.answer());
    expect(result.current.saved).toBe('06:58:12');
  });

  test('is not written over another one until that was put aside', async () => {
    const stored = {
      __typename: 'SignalDraft',
      message: { __typename: 'RichText', document: document('друго') },
      idempotencyKey: 'other-window',
      savedAt: '2026-11-18T06:40:00+02:00',
    };
    const draft = newDraft();
    const { result, saves, write } = open(draft, () => of({ data: { signalDraft: stored } }));
    await write({ ...draft, document: document('едно') });
    expect(result.current.found?.key).toBe('other-window');
    await write({ ...draft, document: document('две') });
    expect(saves).toHaveLength(0);
    act(() => result.current.putAside());
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    expect(saves.map(({ key }) => key)).toEqual([draft.key]);
  });

  test('is not written before it is known what lies there, however often that must be asked', async () => {
    const draft = newDraft();
    const answer = new Subject<ApolloLink.Result>();
    const reads = [() => throwError(() => new Error('no line')), () => answer];
    const { saves, write, unmount } = open(draft, () => reads.shift()?.() ?? of(noDraft));
    await write({ ...draft, document: document('едно') });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(reads).toHaveLength(0);
    expect(saves).toHaveLength(0);
    await act(async () => {
      answer.next(noDraft);
      answer.complete();
    });
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    expect(saves.map(({ key }) => key)).toEqual([draft.key]);
    unmount();
  });
});
