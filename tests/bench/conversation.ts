// Measures in Chromium how long a conversation of 500 messages takes to open, and how long each key of a typed reply
// takes.
// node tests/bench/conversation.ts [messages = 500] [keys = 200]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { printCalibration } from './measuring/calibration.ts';
import { judge } from './measuring/goal.ts';
import { runningCluster } from '../../backend/src/embedded-postgres/cluster.ts';
import { chromiumLaunch } from '../browser/chromium.ts';
import { passwords } from '../builders/people/demo-users.ts';
import { findFreePort } from '../../scripts/launch/free-port.ts';
import { startProduct } from '../builders/product/product.ts';
import { openTestPool } from '../builders/database/test-database.ts';
import { watchKeys } from './conversation/page-thread.ts';

const messages = Number(process.argv[2] ?? 500);
const keys = Number(process.argv[3] ?? 200);
const openings = 5;
const goals = { open: 500, key: 16 };

await printCalibration();
const folder = await mkdtemp(join(tmpdir(), 'struma-conversation-'));
const product = await startProduct(await findFreePort(), folder);
const browser = await chromium.launch(await chromiumLaunch());
try {
  const signal = await addConversation();
  const page = await browser.newPage({ locale: 'bg-BG', viewport: { width: 1440, height: 900 } });
  await page.goto(`${product.address}/signals_oper/list?status=SIGNAL`);
  await page.getByLabel('Потребителско име').fill('operator');
  await page.getByLabel('Парола', { exact: true }).fill(passwords.operator);
  await page.getByRole('button', { name: 'Вход' }).click();
  const link = page.getByRole('link', { name: signal, exact: true }).first();
  await link.waitFor();
  // The list notices the pointer only after the code of live changes is loaded.
  await page.waitForTimeout(2000);
  await link.hover();
  await waitForPreloadedCode(page);
  const times: Opening[] = [];
  for (let opening = 0; opening < openings; opening += 1) times.push(await open(page, signal));
  const [first = { usable: 0, whole: 0 }, ...later] = times;
  report('first opening of the conversation, until it can be read and answered', first.usable, goals.open);
  report('first opening of the conversation, until its last message is shown', first.whole, goals.open);
  report('opening it again, to read and to write, median', median(later.map(({ usable }) => usable)), goals.open);
  report('opening it again, to the last of its messages, median', median(later.map(({ whole }) => whole)), goals.open);
  await page.goForward();
  await page.getByRole('textbox', { name: 'Описание на сигнала' }).click();
  const typed = await watchKeys(browser, page, () => typeKeys(page));
  const whole = typed.keys.map(({ events, frame }) => events + frame);
  report('a key: its events and its frame, median', median(whole), goals.key);
  report('a key: its events and its frame, the slowest', Math.max(...whole), goals.key);
  report('a key: its events alone, median', median(typed.keys.map(({ events }) => events)));
  report('the longest task of the page during typing', typed.longestTask);
  console.log(`messages ${messages}, keys ${whole.length}`);
  await printCalibration();
} finally {
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Inserts a signal with a conversation, which is then the first signal of the list. */
async function addConversation(): Promise<string> {
  const url = await runningCluster(folder);
  if (url === null) throw new Error('The product runs without its database.');
  const pool = openTestPool(url, 1);
  const text = JSON.stringify({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Тече вода от шахтата пред входа. '.repeat(6) }] }],
  });
  const { rows } = await pool.query<{ id: string }>(
    `insert into signal (title, message, status_id, channel, needs_reply, created_at)
     values ('Дълъг разговор', $1, 1, 'PORTAL', true, now()) returning id`,
    [text],
  );
  const id = rows[0]?.id ?? '';
  await pool.query(
    `insert into response (signal_id, kind, message, responded_at)
     select $1, case when n % 2 = 0 then 'CLIENT' else 'OPERATOR' end, $2, now() - ($3 - n) * interval '1 hour'
     from generate_series(1, $3::int) n`,
    [id, text, messages],
  );
  await pool.end();
  return id;
}

/** Milliseconds from the click on the signal's number. */
interface Opening {
  /** Until messages are shown and the editor accepts keys. */
  usable: number;
  /** Until all messages are in the page. */
  whole: number;
}

/** Waits for the code that the list preloads when the pointer is on a row. */
async function waitForPreloadedCode(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('rich-text-editor')),
  );
  await page.waitForTimeout(1000);
}

async function open(page: Page, signal: string): Promise<Opening> {
  const link = page.getByRole('link', { name: signal, exact: true }).first();
  await link.waitFor();
  const time = await link.evaluate(async (element: HTMLElement, count) => {
    const start = performance.now();
    element.click();
    const until = async (isReached: () => boolean): Promise<number> => {
      while (!isReached()) await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve));
      return performance.now() - start;
    };
    const usable = await until(
      () =>
        document.querySelector('article') !== null && document.querySelector('.tiptap[contenteditable=true]') !== null,
    );
    return { usable, whole: await until(() => document.querySelectorAll('article').length > count) };
  }, messages);
  await page.waitForTimeout(1000);
  await page.goBack();
  return time;
}

async function typeKeys(page: Page): Promise<void> {
  // Latin letters, because Playwright sends other letters as text without key events.
  await page.keyboard.type('abvgd ejzik '.repeat(Math.ceil(keys / 12)).slice(0, keys), { delay: 30 });
  await page.waitForTimeout(100);
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}

function report(what: string, milliseconds: number, goal?: number): void {
  const judged = goal === undefined ? '' : `, ${judge(milliseconds, { atMost: goal })}`;
  console.log(`${what}: ${milliseconds.toFixed(1)} ms${judged}`);
}
