import { expect, type Page } from '@playwright/test';
import type pg from 'pg';
import {
  addSignal,
  addSubmitter,
  box,
  columnOf,
  countSignals,
  expectTotal,
  repeatComparison,
  firstRow,
  head,
  listPath,
  openDatabase,
  removeSubmitter,
  openFilter,
  openList,
  rows,
  sortButton,
  comparisonTimeoutMs,
  watchQueries,
} from './signals.ts';
import { expectAccessibleEverywhere, openAs, test, topTitle } from './support.ts';

let pool: pg.Pool;
let submitter: number;
/** Ids of the submitter's signals, in the order of their insertion. */
let signalIds: number[];
const submitterSearch = (more = '') => `?submitter=${submitter}${more}`;

test.beforeAll(async () => {
  pool = await openDatabase();
  submitter = await addSubmitter(pool, 'Проба Подредбова');
  // A worker that comes back to this file runs this again.
  signalIds = [];
  for (let index = 0; index < 12; index += 1) {
    signalIds.push(
      await addSignal(pool, {
        submitter_id: submitter,
        priority_id: [1, 2, 3, 4, null][index % 5],
        status_id: 1 + (index % 2),
        created_at: new Date(Date.UTC(2026, 2, 1 + ((index * 5) % 12), 9, index)).toISOString(),
      }),
    );
  }
});

test.afterAll(async () => {
  await removeSubmitter(pool, submitter);
  await pool.end();
});

test.describe('the list of signals', () => {
  test('SG-1 shows the stored values in its columns; a click selects the row, the button opens the preview', async ({
    page,
  }) => {
    await openList(page, submitterSearch());
    const [submitterName, id] = ['Проба Подредбова', signalIds.at(-1) ?? 0];
    await expect(page.getByRole('columnheader')).toHaveText([
      'Сигнал №',
      'Приоритет',
      'Статус',
      'Създаден от',
      'Създаден на',
      'Последен отговор',
      'Чака',
      'Затворен на',
      'Авария №',
      'Действия',
    ]);
    await expect(firstRow(page).getByRole('gridcell').nth(0)).toHaveText(String(id));
    await expect(firstRow(page).getByRole('gridcell').nth(1)).toHaveText('Нормален');
    await expect(firstRow(page).getByRole('gridcell').nth(2)).toHaveText('Авария');
    await expect(firstRow(page).getByRole('gridcell').nth(3)).toHaveText(submitterName);
    await expect(firstRow(page).getByRole('gridcell').nth(4)).toHaveText('2026-03-08 11:11:00');
    await expect(firstRow(page).getByRole('gridcell').nth(5)).toHaveText('–');
    await expect(firstRow(page).getByRole('gridcell').nth(6)).toContainText(/^просрочен с \d+ дни.*чака \d+ дни/);
    await expect(firstRow(page).getByRole('gridcell').nth(7)).toHaveText('–');
    await rows(page).nth(2).getByRole('gridcell').nth(3).click();
    await expect(rows(page).nth(2)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('row', { selected: true })).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Избран ред' })).toContainText('Тече вода от шахтата.');
    await expect(page).toHaveURL(new RegExp(`${listPath}\\${submitterSearch()}$`));
    await expectAccessibleEverywhere(page, [1440]);
    await rows(page)
      .nth(3)
      .getByRole('link', { name: `Преглед на сигнал ${signalIds.at(-4)}` })
      .click();
    await expect(topTitle(page, `Преглед на сигнал ${signalIds.at(-4)} от оператор`)).toBeVisible();
  });

  test('FI-5 shows ten rows per page, other sizes on demand, up to ten page links and the total', async ({ page }) => {
    await openList(page);
    await repeatComparison(async () => {
      await page.getByRole('button', { name: 'Обнови' }).click();
      await expectTotal(page, await countSignals(pool), comparisonTimeoutMs);
    });
    await expect(rows(page)).toHaveCount(10);
    const sizes = page.getByLabel('Редове на страница');
    await expect(sizes.getByRole('option')).toHaveText(['5', '10', '25', '50', '100']);
    await expect(sizes).toHaveValue('10');
    for (const size of [5, 25, 50, 100]) {
      await sizes.selectOption(String(size));
      await expect(rows(page)).toHaveCount(size);
    }
    const links = page.getByRole('navigation', { name: 'Страници' }).getByRole('link', { name: /^Страница/ });
    await expect(links).toHaveCount(10);
    await links.last().click();
    await expect(page).toHaveURL(/page=10/);
    await expect(links).toHaveCount(10);
    await expect(page.getByRole('link', { name: 'Страница 10', exact: true })).toHaveAttribute('aria-current', 'page');
    await page.goto(`${listPath}${submitterSearch('&size=5&page=3')}`);
    await expect(rows(page)).toHaveCount(2);
    await expect(links).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'Следваща страница' })).toHaveCount(0);
  });

  test('FI-6 a click sorts by one column, Shift adds another; the rows have that order', async ({ page }) => {
    await openList(page, submitterSearch('&size=25'));
    const numbers = signalIds.map(String);
    expect(await columnOf(page, 'Сигнал №')).toEqual(numbers.toReversed());
    await sortButton(page, 'Създаден на').click();
    await expect(head(page, 'Създаден на')).toHaveAttribute('aria-sort', 'ascending');
    await expectColumn(page, 'Създаден на', (texts) => texts.toSorted());
    await sortButton(page, 'Създаден на').click();
    await expect(head(page, 'Създаден на')).toHaveAttribute('aria-sort', 'descending');
    await expectColumn(page, 'Създаден на', (texts) => texts.toSorted().toReversed());
    await sortButton(page, 'Създаден на').click();
    await expect(page.locator('th[aria-sort]')).toHaveCount(0);
    await sortButton(page, 'Приоритет').click();
    await expect(page.locator('th[aria-sort]')).toHaveCount(1);
    await sortButton(page, 'Създаден на').click({ modifiers: ['Shift'] });
    await sortButton(page, 'Създаден на').focus();
    await page.keyboard.press('Shift+Enter');
    await expect(page).toHaveURL(/sort=priority(,|%2C)-createdAt/);
    await expect(head(page, 'Приоритет 1')).toHaveAttribute('aria-sort', 'ascending');
    await expect(head(page, 'Създаден на 2')).toHaveAttribute('aria-sort', 'descending');
    await expect(async () =>
      expectGroups(await columnOf(page, 'Приоритет'), await columnOf(page, 'Създаден на')),
    ).toPass();
    await sortButton(page, 'Статус').click();
    await expect(page.locator('th[aria-sort]')).toHaveCount(1);
  });

  test('FI-7 an empty list shows a message with the filter, and all rows again when the filter is cleared', async ({
    page,
  }) => {
    await openAs(page, 'operator', `${listPath}?workCardNo=няма&needsReply=true`);
    await expect(page.getByRole('heading', { name: 'Няма намерени резултати' })).toBeVisible();
    await expect(page.getByText('Филтър: Чака отговор Да, Авария № няма')).toBeVisible();
    await expectTotal(page, 0);
    await expectAccessibleEverywhere(page);
    await page.getByRole('button', { name: 'Изчисти филтъра' }).click();
    await expect(rows(page)).toHaveCount(10);
    await expect(page).toHaveURL(new RegExp(`${listPath}$`));
  });

  test('a filtered, sorted page survives reload and Back, and opens from a pasted link', async ({
    page,
    browser,
    baseURL,
  }) => {
    await openList(page, submitterSearch('&sort=createdAt&page=2&size=5'));
    const shown = await columnOf(page, 'Сигнал №');
    const address = page.url();
    await page.reload();
    await expectColumn(page, 'Сигнал №', () => shown);
    await page.getByRole('link', { name: 'Следваща страница' }).click();
    await expect(rows(page)).toHaveCount(2);
    await firstRow(page).getByRole('link').first().click();
    await expect(topTitle(page, /^Преглед на сигнал/)).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expectColumn(page, 'Сигнал №', () => shown);
    const colleague = await browser.newContext({ ...(baseURL && { baseURL }) });
    const other = await colleague.newPage();
    await openList(other, new URL(address).search);
    await expectColumn(other, 'Сигнал №', () => shown);
    expect(new URL(other.url()).search).toBe(new URL(address).search);
    await colleague.close();
  });

  test('invalid parts of a URL are dropped, and its valid parts apply', async ({ page }) => {
    await openList(page);
    const queries = watchQueries(page);
    const defaultQuery = { page: { number: 1, size: 10 } };
    const nonsense = [
      'page=0&size=7&sort=foo&status=NONE&priority=abc&needsReply=maybe&submitter=x&unknown=1',
      'page=-1&size=-5&sort=-&status=1&priority=-1&createdFrom=2026-02-31T00:00&closedTo=2026-01-01T25:00',
      'page=abc&size=1000000&sort=,,,&createdFrom=1899-12-31T00:00&createdTo=2026-03-29T03:30&__proto__=1',
      `page=1.5&sort=toString&status=constructor&createdFrom=yesterday&workCardNo=${'x'.repeat(5000)}`,
      'page=99999999999999999999&size=&priority=99999999999999999999&submitter=0&workCardNo=%20',
      'page=%00&%E0%A4%A&sort=%FF',
    ];
    for (const search of nonsense) {
      queries.length = 0;
      await page.goto(`${listPath}?${search}`);
      await expect(rows(page), search).toHaveCount(10);
      await expect(page.getByText(partial), search).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${listPath}$`));
      expect(queries, search).toEqual([defaultQuery]);
    }
    await page.getByRole('link', { name: 'Страница 2', exact: true }).click();
    await expect(page).toHaveURL(/page=2$/);
    await expect(page.getByText(partial)).toBeHidden();
    queries.length = 0;
    await page.goto(`${listPath}?page=-1&size=5&sort=foo,-id&priority=abc&status=SIGNAL`);
    await expect(rows(page)).toHaveCount(5);
    await expect(page.getByText(partial)).toBeVisible();
    await expect(page).toHaveURL(/list\?status=SIGNAL&sort=-id&size=5$/);
    await expectAccessibleEverywhere(page, [1440]);
    // A signal that is submitted meanwhile makes the page read its rows again.
    for (const query of queries)
      expect(query).toEqual({
        filter: { statuses: ['SIGNAL'] },
        sort: [{ field: 'ID', direction: 'DESC' }],
        page: { number: 1, size: 5 },
      });
  });

  test('a text that is too long is truncated while typing, and the list is searched for the truncated text', async ({
    page,
  }) => {
    await openList(page);
    const form = await openFilter(page);
    const field = box(form, 'Авария №');
    await field.focus();
    await page.keyboard.insertText('9'.repeat(230));
    await expect(field).toHaveValue('9'.repeat(200));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Премахни Авария №' })).toBeVisible();
    await expectTotal(page, 0);
  });

  test('FI-5 in windows from 320 to 1440 px all page links and both arrows are visible: ten links if there is space, else three', async ({
    page,
  }) => {
    await openList(page, '?size=5&page=150');
    const pages = page.getByRole('navigation', { name: 'Страници' });
    const steps = ['Предишна страница', 'Следваща страница'].map((name) => pages.getByRole('link', { name }));
    for (const [width, height, links] of [
      [1440, 900, 10],
      [1024, 768, 10],
      [960, 768, 10],
      [720, 450, 10],
      [700, 600, 10],
      [390, 844, 3],
      [320, 600, 3],
    ] as const) {
      await page.setViewportSize({ width, height });
      const numbers = pages.getByRole('link', { name: /^Страница/ });
      await expect(numbers.filter({ visible: true }), `${width}`).toHaveCount(links);
      for (const link of [...steps, ...(await numbers.filter({ visible: true }).all())])
        await expect(link, `${width}`).toBeInViewport({ ratio: 1 });
      await expect(numbers.and(page.locator('[aria-current]')), `${width}`).toBeVisible();
    }
  });

  test('a page beyond the end links to the last page', async ({ page }) => {
    await openAs(page, 'operator', `${listPath}${submitterSearch('&page=900000')}`);
    await expect(page.getByText('Списъкът свършва преди тази страница.')).toBeVisible();
    await expectTotal(page, signalIds.length);
    await page.getByRole('link', { name: 'Към последната страница' }).click();
    await expect(rows(page)).toHaveCount(2);
  });
});

const partial = 'Част от адреса на страницата не може да се използва и е пропусната.';

const expectColumn = (page: Page, name: string, expected: (texts: string[]) => string[]): Promise<void> =>
  expect(async () => {
    const texts = await columnOf(page, name);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts).toEqual(expected(texts));
  }).toPass({ timeout: 15_000 });

/** Expects rows of one priority together, rows without priority last, and within a priority later dates first. */
const expectGroups = (priorities: string[], dates: string[]): void => {
  const groups = Map.groupBy(priorities, (priority) => priority);
  expect(priorities).toEqual([...groups.values()].flat());
  expect([...groups.keys()]).toHaveLength(5);
  expect(priorities.at(-1)).toBe('–');
  for (const priority of groups.keys()) {
    const datesOfPriority = dates.filter((_, index) => priorities[index] === priority);
    expect(datesOfPriority).toEqual(datesOfPriority.toSorted().toReversed());
  }
};
