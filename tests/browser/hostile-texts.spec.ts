// The unsafe page sends requests to other hosts on purpose.
// oxlint-disable-next-line no-restricted-imports
import { expect, test as unguarded, type Page } from '@playwright/test';
import type pg from 'pg';
import type { DemoUser } from '../builders/people/demo-users.ts';
import { generatedMessages, hostileMessages } from '../builders/data/hostile-messages.ts';
import { findUnexpectedParts, touchAll, monitorXss } from './xss-monitor.ts';
import { submitSignal, windowOf } from './people.ts';
import { addResponse, openDatabase, previewPath } from './signals.ts';
import { openAs, test } from './support.ts';
import { attackUnsafePage } from './unsafe-page.ts';

const texts = [...hostileMessages, ...generatedMessages(36)].map(({ message }) => message);
const messages = (page: Page) => page.getByRole('article');

let pool: pg.Pool;
let signal: number;

test.beforeAll(async ({ browser }) => {
  pool = await openDatabase();
  const citizen = await windowOf(browser, 'citizen');
  signal = Number(await submitSignal(citizen, `<img src=x onerror=${'alert(__hit=1)'}> &amp; „теч“`));
  await citizen.context().close();
  for (const [index, message] of texts.entries())
    await addResponse(pool, signal, { kind: index % 2 ? 'CLIENT' : 'OPERATOR', message });
  for (const { message } of hostileMessages) await addResponse(pool, signal, { kind: 'INTERNAL_NOTE', message });
});

test.afterAll(async () => {
  await pool.query('delete from response where signal_id = $1', [signal]);
  await pool.end();
});

for (const [user, path, count] of [
  ['operator', previewPath, 1 + texts.length + hostileMessages.length],
  ['citizen', (id: number) => `/signals/preview/${id}`, 1 + texts.length],
] satisfies [DemoUser, (id: number) => string, number][])
  test(`SG-11 24 hostile texts and 36 generated ones run nothing, fetch nothing and violate no policy for the ${user}`, async ({
    page,
    baseURL,
  }) => {
    const effects = await monitorXss(page, String(baseURL));
    await openAs(page, user, path(signal));
    await expect(messages(page)).toHaveCount(count);
    await expect(page.getByRole('heading', { name: '<img src=x onerror=alert(__hit=1)> &amp; „теч“' })).toBeVisible();
    await touchAll(page, 'article .body');
    expect(await findUnexpectedParts(page, 'article .body')).toEqual([]);
    expect(effects).toEqual([]);
  });

unguarded('an unsafe page executes the 24 hostile texts, and the test detects it', async ({ browser }) => {
  const seen: string[] = [];
  for (const policy of [undefined, "default-src 'none'"]) {
    const page = await browser.newPage();
    seen.push(...(await attackUnsafePage(page, texts.slice(0, 24), policy)));
    await page.close();
  }
  const kinds = new Set(seen.map((one) => one.split(' ')[0]));
  expect([...kinds]).toEqual(expect.arrayContaining(['console', 'dialog', 'frame', 'hit', 'policy', 'request']));
});
