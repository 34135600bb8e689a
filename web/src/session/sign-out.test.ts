import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { openQuestion } from '../platform/confirm.ts';
import { draftPrefix } from '../platform/drafts.ts';
import { useUnsavedWarning } from '../platform/unsaved.ts';
import { signOut } from './session-requests.ts';

const ownFetch = globalThis.fetch;
let asked: string[];

const isKept = () => sessionStorage.getItem(`${draftPrefix}reply`) !== null;

beforeEach(() => {
  asked = [];
  globalThis.fetch = async (path) => {
    asked.push(path as string);
    return Response.json({ redirect: '#out' });
  };
  sessionStorage.setItem(`${draftPrefix}reply`, 'Здравейте');
});
afterEach(() => {
  globalThis.fetch = ownFetch;
  cleanup();
});

const answer = (yes: boolean) => act(async () => openQuestion.get()?.answer(yes));

test('SH-3 SH-16 signing out asks before something unsaved is lost, and no leaves session and drafts alone', async () => {
  renderHook(() => useUnsavedWarning(true));
  const staying = signOut();
  expect(openQuestion.get()).toMatchObject({ kind: 'continue', destructive: true });
  await answer(false);
  await staying;
  expect(asked).toEqual([]);
  expect(isKept()).toBe(true);

  const leaving = signOut();
  await answer(true);
  await act(() => leaving);
  expect(asked).toEqual(['/auth/logout']);
  expect(isKept()).toBe(false);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('SH-3 with nothing unsaved signing out asks nothing', async () => {
  await signOut();
  expect(openQuestion.get()).toBeNull();
  expect(asked).toEqual(['/auth/logout']);
});
