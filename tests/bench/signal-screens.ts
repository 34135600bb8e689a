// Measures, in Chromium and on the whole product, how long the operators' list of signals with 100 rows and the preview
// of a signal take from the click to the painted frame. Also measures how many bytes a browser with an empty cache
// receives for the list, and then for the preview. Exits with 1 if a goal is missed.
// node tests/bench/signal-screens.ts
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { runningCluster } from '../../backend/src/embedded-postgres/cluster.ts';
import { findFreePort } from '../../scripts/launch/free-port.ts';
import { chromiumLaunch } from '../browser/chromium.ts';
import { insertManySignals } from '../builders/data/many-signals.ts';
import { openTestPool } from '../builders/database/test-database.ts';
import { passwords } from '../builders/people/demo-users.ts';
import { startProduct } from '../builders/product/product.ts';
import { printCalibration } from './measuring/calibration.ts';
import { judge } from './measuring/goal.ts';
import { turnPages } from './measuring/turn-pages.ts';
import { printTimes } from './meters/timed.ts';

const rounds = 15;
const goals = { page: 120, preview: 200 };
/** Largest allowed sizes in KB. */
const sizeGoals = { list: 380, preview: 300 };

/** Adds signals, so that the list has enough pages. */
const addSignals = async (): Promise<void> => {
  const url = await runningCluster(folder);
  if (url === null) throw new Error('The product runs without its database.');
  const pool = openTestPool(url, 1);
  for (let repetition = 0; repetition < 6; repetition += 1) await insertManySignals(pool);
  await pool.end();
};

/** Milliseconds from a click on a signal's number until its first message is painted. */
const openPreviews = async (page: Page): Promise<number[]> => {
  const times: number[] = [];
  for (let nth = 0; nth < rounds; nth += 1) {
    const link = page.locator('tr[data-row] a.record').nth(nth);
    await link.waitFor();
    const time = await link.evaluate(async (element: HTMLElement) => {
      const started = performance.now();
      element.click();
      while (!document.querySelector('article')) await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve));
      return performance.now() - started;
    });
    times.push(time);
    await page.waitForTimeout(500);
    await page.goBack();
  }
  return times;
};

/** Prints the KB that a new browser receives for the list, and for the first preview after it. */
const measureSizes = async (address: string): Promise<void> => {
  const context = await browser.newContext({ locale: 'bg-BG', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, `${address}/dashboard`);
  await page.getByRole('link', { name: 'Сигнали', exact: true }).first().waitFor();
  const state = await context.storageState();
  await context.close();
  const coldContext = await browser.newContext({
    locale: 'bg-BG',
    viewport: { width: 1440, height: 900 },
    storageState: state,
  });
  const coldPage = await coldContext.newPage();
  const received = await countReceived(coldPage);
  await coldPage.goto(`${address}/signals_oper/list`);
  await coldPage.locator('tr[data-row]').first().waitFor();
  await coldPage.waitForTimeout(idleMs);
  printSize('cold list', received.takeKilobytes(), sizeGoals.list);
  await coldPage.locator('tr[data-row] a.record').first().click();
  await coldPage.locator('article').first().waitFor();
  await coldPage.waitForTimeout(idleMs);
  printSize('preview opened from the cold list', received.takeKilobytes(), sizeGoals.preview);
  await coldContext.close();
};

/** Counts the bytes of all responses as sent, with their headers. */
const countReceived = async (page: Page): Promise<{ takeKilobytes: () => number }> => {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  return {
    takeKilobytes: () => {
      const kilobytes = bytes / 1000;
      bytes = 0;
      return kilobytes;
    },
  };
};

const printSize = (name: string, kilobytes: number, atMost: number): void => {
  const size = Math.round(kilobytes);
  console.log(`${name}: ${size} KB (${judge(size, { atMost })})`);
};

const signIn = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await page.getByLabel('Потребителско име').fill('operator');
  await page.getByLabel('Парола', { exact: true }).fill(passwords.operator);
  await page.getByRole('button', { name: 'Вход' }).click();
};

/** After this time all code that a page preloads has arrived. */
const idleMs = 3_000;

await printCalibration();
const folder = await mkdtemp(join(tmpdir(), 'struma-signal-screens-'));
const product = await startProduct(await findFreePort(), folder);
const browser = await chromium.launch(await chromiumLaunch());
try {
  await addSignals();
  await measureSizes(product.address);
  const page = await browser.newPage({ locale: 'bg-BG', viewport: { width: 1440, height: 900 } });
  await signIn(page, `${product.address}/signals_oper/list?size=100`);
  await page.locator('tr[data-row]').nth(99).waitFor();
  // The list preloads the code of the preview when the pointer is on a row.
  await page.locator('tr[data-row]').first().hover();
  await page.waitForTimeout(idleMs);
  const pages = await turnPages(page, rounds);
  printTimes('next page, 100 rows: the visible rows', pages.visible, goals.page);
  printTimes('next page, 100 rows: all rows', pages.all);
  printTimes('preview of a signal', await openPreviews(page), goals.preview);
  await printCalibration();
} finally {
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}
