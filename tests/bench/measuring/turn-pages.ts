import type { Page } from '@playwright/test';

interface PageTimes {
  /** Until the rows that fit into the window are painted. */
  visible: number[];
  /** Until all 100 rows are painted. */
  all: number[];
}

/** Measures a list with 100 rows: milliseconds from a click on 'next page' until its rows are painted. */
export const turnPages = (page: Page, rounds: number): Promise<PageTimes> =>
  page.evaluate(async (count) => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const rows = () => document.querySelectorAll('tr[data-row]');
    const firstRow = () => rows()[0]?.getAttribute('data-row');
    const changedUntil = (isReached: () => boolean) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!isReached()) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { childList: true, subtree: true });
      });
    const times: { visible: number[]; all: number[] } = { visible: [], all: [] };
    for (let nth = 0; nth < count; nth += 1) {
      const link = document.querySelector<HTMLElement>('a[aria-label="Следваща страница"]');
      const before = firstRow();
      await new Promise((resolve) => setTimeout(resolve, 500));
      const started = performance.now();
      const timeOfPaint = (isReached: () => boolean) =>
        changedUntil(isReached)
          .then(painted)
          .then(() => performance.now() - started);
      const visible = timeOfPaint(() => firstRow() !== before);
      const all = timeOfPaint(() => firstRow() !== before && rows().length === 100);
      link?.click();
      times.visible.push(await visible);
      times.all.push(await all);
    }
    return times;
  }, rounds);
