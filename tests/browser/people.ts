// Windows of further users, and changes that these users make by HTTP instead of on the page.
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import type { DemoUser } from '../builders/people/demo-users.ts';
import { openAs } from './support.ts';

/** Opens a window with another signed-in user. The test must close the browser context of the window at the end. */
export const windowOf = async (browser: Browser, user: DemoUser, path = '/'): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await openAs(page, user, path);
  return page;
};

/** Submits a signal as the user of a window; returns the id of the signal. */
export const submitSignal = (page: Page, title: string): Promise<string> =>
  post(page, '/files/signals', {
    title,
    location: { latitude: 42.6977, longitude: 23.3219 },
    message: { text: 'Тече вода от шахтата.' },
  });

/** Replies to a signal as the user of a window. */
export const replyTo = (page: Page, signalId: string, text: string): Promise<string> =>
  post(page, `/files/signals/${signalId}/responses`, { signalId, message: { text } });

/** Adds a note to a signal as the operator of a window. */
export const noteOn = (page: Page, signalId: string, text: string): Promise<string> =>
  post(page, `/files/signals/${signalId}/notes`, { signalId, message: { text } });

const post = async (page: Page, path: string, input: Record<string, unknown>): Promise<string> => {
  const answer = await page.evaluate(
    async ([address, json]) => {
      const form = new FormData();
      form.append('input', json);
      const response = await fetch(address, { method: 'POST', headers: { 'x-struma': '1' }, body: form });
      return (await response.json()) as Record<string, unknown>;
    },
    [path, JSON.stringify({ idempotencyKey: randomUUID(), ...input })] as const,
  );
  const id = answer['signalId'] ?? answer['responseId'] ?? answer['noteId'];
  if (typeof id !== 'string') throw new Error(`${path} answered ${JSON.stringify(answer)}`);
  return id;
};
