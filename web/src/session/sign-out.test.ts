import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { openQuestion } from '../platform/confirm.ts';
import { draftPrefix } from '../platform/storage/drafts.ts';
import { useUnsavedWarning } from '../platform/unsaved.ts';
import { signOut } from './session-requests.ts';

const realFetch = globalThis.fetch;
let requestedPaths: string[];

const hasDraft = () => sessionStorage.getItem(`${draftPrefix}reply`) !== null;

beforeEach(() => {
  requestedPaths = [];
  globalThis.fetch = async (path) => {
    requestedPaths.push(path as string);
    return Response.json({ redirect: '#out' });
  };
  sessionStorage.setItem(`${draftPrefix}reply`, 'Здравейте');
});
afterEach(() => {
  globalThis.fetch = realFetch;
  cleanup();
});

const answerQuestion = (yes: boolean) => act(async () => openQuestion.get()?.answer(yes));

test('SH-3 SH-16 unsaved changes: signing out needs a confirmation; declining keeps session and drafts', async () => {
  renderHook(() => useUnsavedWarning(true));
  const staying = signOut();
  expect(openQuestion.get()).toMatchObject({ kind: 'continue', isDestructive: true });
  await answerQuestion(false);
  await staying;
  expect(requestedPaths).toEqual([]);
  expect(hasDraft()).toBe(true);

  const leaving = signOut();
  await answerQuestion(true);
  await act(() => leaving);
  expect(requestedPaths).toEqual(['/auth/logout']);
  expect(hasDraft()).toBe(false);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('SH-3 signing out needs no confirmation without unsaved changes', async () => {
  await signOut();
  expect(openQuestion.get()).toBeNull();
  expect(requestedPaths).toEqual(['/auth/logout']);
});
