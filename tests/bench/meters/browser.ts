import { chromium, type Page } from '@playwright/test';
import { findFreePort } from '../../../scripts/launch/free-port.ts';
import { chromiumLaunch } from '../../browser/chromium.ts';
import { passwords } from '../../builders/people/demo-users.ts';
import { startProduct, unlimited } from '../../builders/product/product.ts';
import { turnPages } from '../measuring/turn-pages.ts';
import { printTimes } from './timed.ts';

const goals = { select: 50, page: 100 };
const rounds = 21;

/** Measures the list with 100 rows in Chromium, on the whole product: from the event to the painted frame. */
export const measureBrowser = async (folder: string): Promise<void> => {
  const product = await startProduct(await findFreePort(), folder, unlimited);
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    const page = await browser.newPage({ locale: 'bg-BG', viewport: { width: 1440, height: 900 } });
    await page.goto(`${product.address}/water_meters/list?size=100`);
    await page.getByLabel('Потребителско име').fill('operator');
    await page.getByLabel('Парола', { exact: true }).fill(passwords.operator);
    await page.getByRole('button', { name: 'Вход' }).click();
    await page.locator('tr[data-row]').nth(99).waitFor();
    // Waits for the count of all rows and for preloaded code, which arrive after the rows.
    await page.waitForTimeout(3_000);
    printTimes('row selection, 100 rows', await selectRows(page), goals.select);
    printTimes('row selection by key, 100 rows', await selectRowsByKey(page), goals.select);
    const pages = await turnPages(page, rounds);
    printTimes('next page, 100 rows: the visible rows', pages.visible, goals.page);
    printTimes('next page, 100 rows: all rows', pages.all);
  } finally {
    await browser.close();
    await product.stop();
  }
};

/** Milliseconds from a click on a row until its selection is painted. */
const selectRows = (page: Page): Promise<number[]> =>
  page.evaluate(async (count) => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const times: number[] = [];
    for (let nth = 0; nth < count; nth += 1) {
      const row = document.querySelectorAll<HTMLElement>('tr[data-row]')[(nth * 7) % 25];
      await new Promise((resolve) => setTimeout(resolve, 150));
      const started = performance.now();
      row?.querySelector<HTMLElement>('td:nth-child(3)')?.click();
      while (row?.getAttribute('aria-selected') !== 'true') await painted();
      await painted();
      times.push(performance.now() - started);
    }
    return times;
  }, rounds);

const selectRowsByKey = async (page: Page): Promise<number[]> => {
  const times: number[] = [];
  for (let nth = 0; nth < rounds; nth += 1) {
    // The promise is stored in the page, so that the listener is certainly there before the key is pressed.
    await page.evaluate(() => {
      const measured = new Promise<number>((resolve) =>
        addEventListener(
          'keydown',
          ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp))),
          { once: true, capture: true },
        ),
      );
      Object.assign(globalThis, { measured });
    });
    await page.keyboard.press('KeyJ');
    times.push(await page.evaluate(() => (globalThis as unknown as { measured: Promise<number> }).measured));
    await page.waitForTimeout(100);
  }
  return times;
};
