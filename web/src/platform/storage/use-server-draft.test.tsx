import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { type DraftService, type StoredDraft, useServerDraft } from './use-server-draft.ts';

interface Content {
  text: string;
}
interface Draft {
  content: Content | null;
  key: string;
}

const content = (text: string): Content => ({ text });
let drafts = 0;
const newDraft = (): Draft => ({ content: null, key: `draft ${(drafts += 1)}` });
const isEmpty = ({ text }: Content): boolean => text === '';

/** Renders the hook. Each save waits until the test answers it. */
const renderDraft = (first: Draft, read: DraftService<Content>['read'] = async () => null, keepsOthers = false) => {
  const saves: { key: string; answer: () => void; fail: () => void }[] = [];
  const service: DraftService<Content> = {
    read,
    keepsOthers,
    save: ({ key }) =>
      new Promise((resolve) =>
        saves.push({ key, answer: () => resolve('2026-11-18T06:58:12+02:00'), fail: () => resolve(null) }),
      ),
  };
  let currentDraft = first;
  const latest = (): Draft => currentDraft;
  const hook = renderHook(({ draft }) => useServerDraft(service, { content: draft.content, latest, isEmpty }), {
    initialProps: { draft: first },
  });
  const write = async (draft: Draft): Promise<void> => {
    currentDraft = draft;
    hook.rerender({ draft });
    await act(() => jest.advanceTimersByTimeAsync(1_500));
  };
  const type = (draft: Draft): void => {
    currentDraft = draft;
  };
  return { ...hook, saves, write, type };
};

describe('the draft at the server', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('is not saved after its message was sent, even if the save was queued; the next draft is saved', async () => {
    const draft = newDraft();
    const { result, saves, write } = renderDraft(draft);
    await write({ ...draft, content: content('едно') });
    await write({ ...draft, content: content('две') });
    expect(saves).toHaveLength(1);
    act(() => result.current.clear());
    await act(async () => saves[0]?.answer());
    await act(() => jest.runAllTimersAsync());
    expect(saves).toHaveLength(1);
    expect(result.current.saved).toBeNull();
    const next = newDraft();
    await write({ ...next, content: content('три') });
    expect(saves.map(({ key }) => key)).toEqual([draft.key, next.key]);
    await act(async () => saves[1]?.answer());
    expect(result.current.saved).toBe('06:58:12');
  });

  test('SH-16 is stored once the server has answered, until a key is typed that is not rendered yet', async () => {
    const draft = newDraft();
    const { result, saves, write, type } = renderDraft(draft);
    await write({ ...draft, content: content('едно') });
    await write({ ...draft, content: content('едно') });
    expect(result.current.isStored()).toBe(false);
    await act(async () => saves[0]?.answer());
    expect(result.current.isStored()).toBe(true);
    type({ ...draft, content: content('една') });
    expect(result.current.isStored()).toBe(false);
    await write({ ...draft, content: content('едно и две') });
    await act(async () => saves[1]?.fail());
    expect(result.current.isStored()).toBe(false);
  });

  test('does not overwrite another draft before the user dismisses that draft', async () => {
    const stored = { content: content('друго'), key: 'other-window', savedAt: '2026-11-18T06:40:00+02:00' };
    const draft = newDraft();
    const { result, saves, write } = renderDraft(draft, async () => stored);
    await write({ ...draft, content: content('едно') });
    expect(result.current.found?.key).toBe('other-window');
    await write({ ...draft, content: content('две') });
    expect(saves).toHaveLength(0);
    act(() => result.current.dismiss());
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    expect(saves.map(({ key }) => key)).toEqual([draft.key]);
  });

  test('is saved beside a found draft if the service keeps several drafts', async () => {
    const stored = { content: content('друго'), key: 'other-window', savedAt: '2026-11-18T06:40:00+02:00' };
    const draft = newDraft();
    const { result, saves, write } = renderDraft(draft, async () => stored, true);
    await write({ ...draft, content: content('едно') });
    await write({ ...draft, content: content('две') });
    expect(result.current.found?.key).toBe('other-window');
    expect(saves.map(({ key }) => key)).toEqual([draft.key]);
  });

  test('is not saved before the stored draft was read, even if reading takes several attempts', async () => {
    const draft = newDraft();
    let answer = (_stored: StoredDraft<Content> | null): void => {};
    const waiting = new Promise<StoredDraft<Content> | null>((resolve) => (answer = resolve));
    const reads = [() => Promise.reject(new Error('no connection')), () => waiting];
    const { saves, write, unmount } = renderDraft(draft, async () => reads.shift()?.() ?? null);
    await write({ ...draft, content: content('едно') });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(reads).toHaveLength(0);
    expect(saves).toHaveLength(0);
    await act(async () => answer(null));
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    expect(saves.map(({ key }) => key)).toEqual([draft.key]);
    unmount();
  });
});
