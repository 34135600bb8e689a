import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Subject } from 'rxjs';
import { type Session, SessionContext } from '../../session/use-session.ts';
import { newSubmitDraft, type SubmitDraft } from './drafts/submit-draft.ts';
import { useSignalPlace } from './use-signal-place.ts';

const session = { environment: { features: ['SIGNAL_DESK'] } } as unknown as Session;
const placeAt = (latitude: number) => ({ latitude, longitude: 23.3 }) as NonNullable<SubmitDraft['place']>;

/** Renders useSignalPlace. A response arrives when the test calls its function in `answers`. */
const open = (first: SubmitDraft) => {
  const answers: ((isInsideArea: boolean) => Promise<void>)[] = [];
  const link = new ApolloLink(() => {
    const answer = new Subject<ApolloLink.Result>();
    answers.push((isInsideArea) =>
      act(async () => {
        answer.next({ data: { signalPlace: { __typename: 'SignalPlace', isInsideArea, nearby: [] } } });
        answer.complete();
        await jest.advanceTimersByTimeAsync(0);
      }),
    );
    return answer;
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>
      <SessionContext value={session}>{children}</SessionContext>
    </ApolloProvider>
  );
  return { answers, ...renderHook(useSignalPlace, { wrapper, initialProps: first }) };
};

describe('the facts about a place', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('the facts are null for another place until its response arrives', async () => {
    const draft = { ...newSubmitDraft(), place: placeAt(42.6) };
    const { result, rerender, answers } = open(draft);
    await answers[0]?.(false);
    expect(result.current.facts?.isInsideArea).toBe(false);
    rerender({ ...draft, place: placeAt(42.7) });
    expect(result.current.facts).toBeNull();
    await answers[1]?.(true);
    expect(result.current.facts?.isInsideArea).toBe(true);
  });

  test('the facts stay while the same place is looked up for another title', async () => {
    const draft = { ...newSubmitDraft(), place: placeAt(42.6) };
    const { result, rerender, answers } = open(draft);
    await answers[0]?.(false);
    rerender({ ...draft, title: 'Теч' });
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(answers).toHaveLength(2);
    expect(result.current.facts?.isInsideArea).toBe(false);
  });
});
