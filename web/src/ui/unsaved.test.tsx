import { afterEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { openQuestion } from './confirm.ts';
import { useUnsavedWarning } from './unsaved.ts';

// Node's Request refuses the AbortSignal of jsdom, which the router gives it.
const NodeRequest = globalThis.Request;
globalThis.Request = class extends NodeRequest {
  constructor(address: RequestInfo | URL, { signal: _signal, ...init }: RequestInit = {}) {
    super(address, init);
  }
};

const Form = ({ dirty }: { dirty: boolean }) => {
  useUnsavedWarning(dirty);
  return <p>форма</p>;
};

const openForm = (dirty: boolean) => {
  const router = createMemoryRouter(
    [
      { path: '/form', element: <Form dirty={dirty} /> },
      { path: '/other', element: <p>друга</p> },
    ],
    { initialEntries: ['/form'] },
  );
  render(<RouterProvider router={router} />);
  return { goTo: (path: string) => act(() => router.navigate(path)) };
};

const answer = (yes: boolean) => act(() => Promise.resolve(openQuestion.get()?.answer(yes)));

const leavesBrowser = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('SH-16 unsaved changes', () => {
  afterEach(() => {
    cleanup();
    openQuestion.set(() => null);
  });

  test("SH-16 leaving asks 'Продължи' or 'Откажи', and no keeps the page", async () => {
    const { goTo } = openForm(true);
    await goTo('/other');
    expect(openQuestion.get()).toMatchObject({ kind: 'continue' });
    await answer(false);
    expect(screen.getByText('форма')).toBeTruthy();
    expect(leavesBrowser()).toBe(false);
  });

  test('SH-16 yes leaves', async () => {
    const { goTo } = openForm(true);
    await goTo('/other');
    await answer(true);
    expect(screen.getByText('друга')).toBeTruthy();
  });

  test('SH-16 nothing is asked without changes, or inside the same page', async () => {
    const { goTo } = openForm(false);
    await goTo('/other');
    expect(openQuestion.get()).toBeNull();
    expect(screen.getByText('друга')).toBeTruthy();
    cleanup();
    await openForm(true).goTo('/form?tab=2');
    expect(openQuestion.get()).toBeNull();
  });
});
