/** The layout of lists and pages in windows of several widths; the map with its layer of signals. */
import { expect, type Page } from '@playwright/test';
import { map, mapAt, openMap, sofia, viewOf } from './map-parts.ts';
import { addSignal, addSubmitter, listPath, openDatabase, openList, removeSubmitter, rows } from './signals.ts';
import { expectAccessibleEverywhere, openAs, openByLink, test, topTitle } from './support.ts';

/** The left edges and widths of the columns. */
const columnsOf = (page: Page): Promise<number[][]> =>
  page.getByRole('columnheader').evaluateAll((heads) =>
    heads.map((head) => {
      const { left, width } = head.getBoundingClientRect();
      return [Math.round(left), Math.round(width)];
    }),
  );

/** Adds signals whose reply is overdue for almost 10 and for 300 days: the longest texts of the column 'Чака'. */
const withLongWaits = async (work: () => Promise<void>): Promise<void> => {
  const pool = await openDatabase();
  const submitter = await addSubmitter(pool, 'Чакащ Подател');
  try {
    for (const hours of [239, 7_201]) {
      const created = new Date(Date.now() - (72 + hours) * 3_600_000);
      await addSignal(pool, { submitter_id: submitter, created_at: created });
    }
    await work();
  } finally {
    await removeSubmitter(pool, submitter);
    await pool.end();
  }
};

/** Adds an exception: its list shows those of today, and after midnight there may be none yet. */
const withException = async (work: () => Promise<void>): Promise<void> => {
  const pool = await openDatabase();
  const message = `Проба на ширината ${crypto.randomUUID()}`;
  await pool.query('insert into exception_log (message) values ($1)', [message]);
  try {
    await work();
  } finally {
    await pool.query('delete from exception_log where message = $1', [message]);
    await pool.end();
  }
};

/** Fails if a cell without a title is cut, or if the shadow does not show whether the table scrolls. */
const expectWholeCells = async (page: Page): Promise<void> => {
  const found = await page.getByRole('grid').evaluate((table) => {
    const scroller = table.parentElement as HTMLElement;
    const last = table.querySelector('th:last-of-type') as HTMLElement;
    const cells = [...table.querySelectorAll<HTMLElement>('th, td')];
    return {
      scrolls: scroller.scrollWidth > scroller.clientWidth,
      shadow: getComputedStyle(last, '::before').backgroundImage.startsWith('linear-gradient'),
      cut: cells.filter((cell) => cell.scrollWidth > cell.clientWidth && !cell.title).map((cell) => cell.outerHTML),
    };
  });
  expect.soft(found.cut, page.url()).toEqual([]);
  expect.soft(found.shadow, page.url()).toBe(found.scrolls);
};

test.describe('the table of a list', () => {
  for (const width of [1024, 1440])
    test(`SG-1 at ${width} px no cell is cut, and a shadow shows whether the table scrolls`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await withLongWaits(async () => {
        await openList(page, '?size=50');
        await expectWholeCells(page);
      });
    });

  test("the cells of a citizen's list are not cut", async ({ page }) => {
    await openAs(page, 'citizen', '/signals/list');
    await expect(rows(page).first()).toBeVisible();
    await expectWholeCells(page);
  });

  test('the cells of all other lists are not cut either', async ({ page }) => {
    await openAs(page, 'admin', '/dashboard');
    const links = page.getByRole('navigation', { name: 'Основно меню' }).getByRole('link');
    const menu = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    // Versions are no table.
    const lists = menu.filter((path) => /(list|mapping)$/.test(path) && !path.startsWith('/versions'));
    expect(lists.length).toBeGreaterThan(9);
    await withException(async () => {
      for (const path of lists) {
        await openByLink(page, path);
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        await expect(page.locator('tr[data-row]').first()).toBeVisible();
        await expectWholeCells(page);
      }
    });
  });

  test('the columns stay in place from page to page, and with a filter', async ({ page }) => {
    await openList(page);
    const before = await columnsOf(page);
    await page.getByRole('link', { name: 'Следваща страница' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
    expect(await columnsOf(page)).toEqual(before);
    await page.goto(`${listPath}?status=CLOSED`);
    await expect(rows(page).first()).toBeVisible();
    expect(await columnsOf(page)).toEqual(before);
  });
});

test.describe('the map', () => {
  test.use({ drawsMaps: true });

  test("the key hints are shown while the map has the focus; 'Избор с кръст' gives it the focus", async ({ page }) => {
    await openMap(page);
    const hints = page.locator('.hints');
    await expect(hints).toBeHidden();
    await page.getByRole('button', { name: 'Избор с кръст' }).click();
    await expect(map(page)).toBeFocused();
    await expect(hints).toBeVisible();
    await page.getByRole('combobox', { name: 'Търсене по адрес' }).focus();
    await expect(hints).toBeHidden();
  });

  test('SH-10 signals are a layer; the selected signal is in the URL and stays selected after a reload', async ({
    page,
  }) => {
    await openMap(page, mapAt(sofia, 13));
    const signalsResponse = page.waitForResponse(
      (response) => response.request().postData()?.includes('MapSignals') === true,
    );
    await page.locator('body').press('l');
    const layers = page.getByRole('complementary', { name: 'Слоеве' });
    await expect(layers.getByLabel('Нови')).not.toBeChecked();
    await layers.getByLabel('Нови').check();
    const { data } = (await (await signalsResponse).json()) as MapSignals;
    const signal = data.signals.items.find(({ location }) => location !== null);
    if (!signal?.location) throw new Error('No signal has a location.');
    await page.goto(mapAt(signal.location, 20));
    await expect(page.locator('[data-map-ready]')).toBeVisible();
    const card = page.getByRole('region', { name: /^Сигнал \d+$/ });
    const box = await map(page).boundingBox();
    if (!box) throw new Error('There is no map.');
    await expect(async () => {
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await expect(card).toBeVisible({ timeout: 1000 });
    }).toPass();
    const selected = viewOf(page).get('selected') ?? '';
    expect(selected).toMatch(/^signal\.\d+$/);
    await page.reload();
    await expect(card).toContainText(selected.replace('signal.', ''));
    await expectAccessibleEverywhere(page);
    await card.getByRole('link', { name: 'Преглед' }).click();
    await expect(topTitle(page, `Преглед на сигнал ${selected.replace('signal.', '')} от оператор`)).toBeVisible();
  });

  test('a person who may not open signals has no layer of signals', async ({ page }) => {
    await openAs(page, 'dummy', mapAt(sofia, 14));
    await expect(page.locator('[data-map-ready]')).toBeVisible();
    await page.locator('body').press('l');
    await expect(page.getByRole('complementary', { name: 'Слоеве' })).toBeVisible();
    await expect(page.getByLabel('Нови')).toHaveCount(0);
  });
});

interface MapSignals {
  data: { signals: { items: { id: string; location: { latitude: number; longitude: number } | null }[] } };
}

for (const path of ['/water_meters/preview/300', '/breakdowns/preview/1'])
  for (const width of [1440, 390])
    test(`at ${width} px nothing is higher than the main area of ${path}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openAs(page, 'operator', path);
      await expect(page.getByRole('heading', { name: 'История' })).toBeAttached();
      await expect(page.getByText('Няма записани промени.')).toBeAttached();
      const hidden = await page.getByRole('main').evaluate((main) => main.scrollHeight - main.clientHeight);
      expect(hidden).toBeLessThanOrEqual(0);
    });

test('CL-1 BR-6 on a phone the addresses of a client and the signals of a breakdown need no sideways scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const tooWide = () =>
    page
      .getByRole('main')
      .evaluate(
        (main) =>
          [...main.querySelectorAll('*')].filter(
            (part) => getComputedStyle(part).overflowX === 'auto' && part.scrollWidth > part.clientWidth,
          ).length,
      );
  await openAs(page, 'operator', '/gis_clients/clientPreview/12');
  await expect(page.getByRole('list', { name: 'Адреси' }).getByRole('link')).toBeVisible();
  expect(await tooWide()).toBe(0);
  await page.goto('/breakdowns/preview/1');
  await expect(page.getByRole('button', { name: /^Премахни връзката/ }).first()).toBeVisible();
  expect(await tooWide()).toBe(0);
});

test('SG-1 on a phone the chosen view of a list is in sight, also when it is the last one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'operator', '/signals_oper/list?view=OVERDUE');
  const views = page.getByRole('navigation', { name: 'Изгледи' });
  await expect(views.locator('.count')).toHaveCount(4);
  await expect(views.getByRole('link', { name: /^Просрочени/ })).toBeInViewport({ ratio: 0.9 });
});
