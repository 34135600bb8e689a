import { afterEach, describe, expect, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { openQuestion } from './confirm.ts';
import { type KeptContent, confirmLeaving, useLeaveGuard, useUnsavedWarning } from './unsaved.ts';

// Node's Request refuses jsdom's AbortSignal, which the router passes.
const NodeRequest = globalThis.Request;
globalThis.Request = class extends NodeRequest {
  constructor(address: RequestInfo | URL, { signal: _signal, ...init }: RequestInit = {}) {
    super(address, init);
  }
};

const Form = ({ dirty, kept }: { dirty: boolean; kept?: KeptContent }) => {
  useUnsavedWarning(dirty, kept);
  return <p>форма</p>;
};

const Pages = () => {
  useLeaveGuard();
  return <Outlet />;
};

const openForm = (...dirty: readonly boolean[]) =>
  openPages(dirty.map((one, index) => <Form key={index} dirty={one} />));

const openPages = (form: ReactNode) => {
  const router = createMemoryRouter(
    [
      {
        element: <Pages />,
        children: [
          { path: '/form', element: form },
          { path: '/other', element: <p>друга</p> },
          { path: '/first', element: <p>първа</p> },
        ],
      },
    ],
    { initialEntries: ['/first', '/other', '/form'] },
  );
  render(<RouterProvider router={router} />);
  return {
    goTo: (path: string) => act(() => router.navigate(path)),
    goBack: () => act(() => router.navigate(-1)),
  };
};

const answer = (yes: boolean) => act(() => Promise.resolve(openQuestion.get()?.answer(yes)));

const readQuestion = async (leaving: 'page' | 'session', ...forms: readonly KeptContent[]): Promise<unknown> => {
  renderHook(() => {
    // The number of forms is the same at each render, so hooks in a loop are allowed here.
    for (const kept of forms) useUnsavedWarning(true, kept);
  });
  void confirmLeaving(leaving);
  const { body, isDestructive } = openQuestion.get() ?? {};
  await answer(false);
  cleanup();
  return { body, isDestructive };
};

const canCloseWindow = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('SH-16 unsaved changes', () => {
  afterEach(() => {
    cleanup();
    openQuestion.set(() => null);
  });

  test('SH-16 leaving the page or the window needs a confirmation; after declining, the page stays', async () => {
    const { goTo } = openForm(true);
    await goTo('/other');
    expect(openQuestion.get()).toMatchObject({ kind: 'continue' });
    await answer(false);
    expect(screen.getByText('форма')).toBeTruthy();
    expect(canCloseWindow()).toBe(false);
  });

  test('SH-16 closing the window needs a confirmation only until the account has everything', () => {
    let isStored = false;
    const kept: KeptContent = { draft: 'account', hasFiles: false, isStored: () => isStored };
    openPages(<Form dirty kept={kept} />);
    expect(canCloseWindow()).toBe(false);
    isStored = true;
    expect(canCloseWindow()).toBe(true);
    cleanup();
    openPages(<Form dirty kept={{ ...kept, hasFiles: true }} />);
    expect(canCloseWindow()).toBe(false);
    cleanup();
    openPages([<Form key="stored" dirty kept={kept} />, <Form key="other" dirty />]);
    expect(canCloseWindow()).toBe(false);
  });

  test('SH-16 confirming leaves the page', async () => {
    const { goTo } = openForm(true);
    await goTo('/other');
    await answer(true);
    expect(screen.getByText('друга')).toBeTruthy();
  });

  test('SH-16 the question is shown if either of two forms has changes', async () => {
    await openForm(true, false).goTo('/other');
    expect(openQuestion.get()).not.toBeNull();
    await answer(false);
    cleanup();
    await openForm(false, true).goTo('/other');
    expect(openQuestion.get()).not.toBeNull();
  });

  test('SH-16 WM-12 a page that adds a record for a form with a draft is opened without a question', async () => {
    const { goTo } = openPages(<Form dirty kept={{ draft: 'tab', hasFiles: false }} />);
    await goTo('/other?returnTo=%2Fform');
    expect(openQuestion.get()).toBeNull();
    expect(screen.getByText('друга')).toBeTruthy();
    cleanup();
    const other = openPages(<Form dirty kept={{ draft: 'tab', hasFiles: false }} />);
    await other.goTo('/other?returnTo=%2Ffirst');
    expect(openQuestion.get()).not.toBeNull();
    await answer(false);
    cleanup();
    await openForm(true).goTo('/other?returnTo=%2Fform');
    expect(openQuestion.get()).not.toBeNull();
  });

  test('SH-16 Back pressed again while the question is open: one answer leads one page back', async () => {
    const { goBack } = openForm(true);
    await goBack();
    await goBack();
    await answer(true);
    expect(screen.getByText('друга')).toBeTruthy();
    expect(openQuestion.get()).toBeNull();
  });

  test('SH-16 the question states what is kept, and is destructive only if something is lost', async () => {
    const tab: KeptContent = { draft: 'tab', hasFiles: false };
    const account: KeptContent = { draft: 'account', hasFiles: false };
    const keptNowhere: KeptContent = { draft: null, hasFiles: false };
    const lost = 'Ако напуснете страницата, промените ще се загубят.';
    const kept = 'Черновата остава запазена и ще я намерите, когато се върнете.';
    const files = 'Избраните файлове не се пазят: ще трябва да ги прикачите отново.';
    const nothingIsLost = { body: kept, isDestructive: false };
    const allIsLost = { body: lost, isDestructive: true };
    expect(await readQuestion('page', tab)).toEqual(nothingIsLost);
    expect(await readQuestion('page', account, { ...tab, hasFiles: true })).toEqual({
      body: `${kept} ${files}`,
      isDestructive: true,
    });
    expect(await readQuestion('page', tab, keptNowhere)).toEqual(allIsLost);
    expect(await readQuestion('session', account)).toEqual(nothingIsLost);
    expect(await readQuestion('session', account, tab)).toEqual(allIsLost);
  });

  test('SH-16 no question is shown without changes, or within the same page', async () => {
    const { goTo } = openForm(false);
    await goTo('/other');
    expect(openQuestion.get()).toBeNull();
    expect(screen.getByText('друга')).toBeTruthy();
    cleanup();
    await openForm(true).goTo('/form?tab=2');
    expect(openQuestion.get()).toBeNull();
  });
});
