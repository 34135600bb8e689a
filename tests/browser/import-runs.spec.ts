/** The integrity check after imports, and the progress of a run. */
import { expect, type Page } from '@playwright/test';
import { importFile, state, undo } from './import-parts.ts';
import { comparisonTimeoutMs, openDatabase } from './signals.ts';
import { openAs, test } from './support.ts';

const undoOpenRun = async (page: Page): Promise<void> => {
  await undo(page);
  await expect(state(page, 'Импортът е отменен')).toBeVisible();
};

/** Rows that break six of the eight rules of the integrity check. A stored reading and another file break the rest. */
const brokenRows = (start: string): string[] => [
  'waterMeterFabricNo;clientNumber;clientName;clientType;carnetCode;carnetPage;townGraoCode;streetNumber;ownershipType;waterMeterType;readOn;value',
  `ж${start};;;;;;;;2;1;05.03.2026;5`,
  `Ж${start};;;;;;;;2;1;;`,
  `${start}1;${start}1;Ана;1;К${start};7;61577;1;1;1;;`,
  `${start}2;${start}2;Боян;1;К${start};7;61577;2;1;1;;`,
];

interface RuleLink {
  path: string;
  text: string;
}

/** Runs the integrity check. Returns the links to the lists of the records. */
const readRuleLinks = async (page: Page): Promise<RuleLink[]> => {
  await page.goto('/import_file/list');
  await page.getByRole('button', { name: 'Проверка на данните' }).click();
  const dialog = page.getByRole('dialog', { name: 'Проверка на данните' });
  await expect(dialog).toContainText('код: 1, 2, 3, 4, 5, 6, 7, 8');
  return dialog
    .getByRole('link', { name: /^Покажи записите/ })
    .evaluateAll((found) =>
      found.map((link) => ({ path: link.getAttribute('href') ?? '', text: link.textContent ?? '' })),
    );
};

/** Opens the list of a rule, and waits until it has as many records as the link tells. */
const expectCount = async (page: Page, links: readonly RuleLink[], path: string): Promise<void> => {
  await page.goto(path);
  const text = links.find((link) => link.path === path)?.text ?? '';
  const count = /\d[\d\s]*/u.exec(text)?.[0].trim().replaceAll(/\s/gu, '\\s') ?? '';
  const total = page.getByText(new RegExp(`(?:Общо:|от|Намерени:?) ${count}(?!\\d)`, 'u')).first();
  await expect(total).toBeVisible({ timeout: comparisonTimeoutMs });
};

test.describe('runs of imports', () => {
  test('IM-4 each rule of the integrity check links to the list of the records that break it', async ({ page }) => {
    test.slow();
    const start = Date.now().toString().slice(-8);
    await openAs(page, 'admin', '/import_file/list');
    await importFile(page, 'правила.csv', '4', brokenRows(start));
    const firstRun = page.url();
    // An import refuses a reading that is larger than a later one.
    const pool = await openDatabase();
    await pool.query(
      `insert into audit (water_meter_id, read_on, water_meter_value)
       select id, '2026-01-05', 9 from water_meter where fabric_no = $1`,
      [`ж${start}`],
    );
    await importFile(page, 'клиент.csv', '2', ['clientNumber;name;clientType', `${start}3;Вера;1`]);
    const secondRun = page.url();

    let links = await readRuleLinks(page);
    expect(links.map(({ path }) => path)).toEqual([
      '/water_meters/list?integrity=NO_ADDRESS',
      '/water_meters/list?integrity=REPEATED_FABRIC_NUMBER',
      '/water_meters/list?integrity=NO_CLIENT',
      '/water_meters/list?integrity=FALLING_READINGS',
      '/gis_addresses/list?integrity=REPEATED_CARNET_PAGE',
      '/water_meters/list?integrity=NO_SVO',
      '/gis_addresses/list?integrity=NO_COORDINATES',
      '/gis_clients/list?integrity=UNUSED_CLIENT',
    ]);
    for (const { path } of links) {
      // Other tests add records meanwhile: the counts are read again if one is outdated.
      await expectCount(page, links, path).catch(async () => {
        links = await readRuleLinks(page);
        await expectCount(page, links, path);
      });
      if (!path.includes('UNUSED_CLIENT')) continue;
      await expect(page.getByText(`${start}3`, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(`${start}1`, { exact: true })).toHaveCount(0);
    }
    await pool.query(
      'delete from audit using water_meter m where water_meter_id = m.id and fabric_no = $1 and read_on = $2',
      [`ж${start}`, '2026-01-05'],
    );
    await pool.end();
    for (const run of [secondRun, firstRun]) {
      await page.goto(run);
      await undoOpenRun(page);
    }
  });

  test('IM-2 the progress of a run is shown after a reload too, and the end of the run without a reload', async ({
    page,
  }) => {
    const start = Date.now().toString().slice(-8);
    await openAs(page, 'admin', '/import_file/list');
    await importFile(page, 'напредък.csv', '2', ['clientNumber;name;clientType', `${start}9;Вера;1`]);
    let isRunning = true;
    await page.route('**/graphql*', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data?: { importFile?: Record<string, unknown> } };
      const run = body.data?.importFile;
      if (run && isRunning)
        Object.assign(run, { status: 'RUNNING', stage: 'CHECK', bytesRead: 30, sizeBytes: 60, rowsRead: 1234 });
      await route.fulfill({ response, json: body });
    });
    for (let reload = 0; reload < 2; reload += 1) {
      await page.reload();
      await expect(page.getByText('Проверка · 1 234 реда')).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveJSProperty('value', 50);
    }
    isRunning = false;
    await expect(page.getByRole('status').getByText('Импортът завърши', { exact: true })).toBeVisible();
    // A response that is still being read when this test ends would fail the next test.
    await page.unrouteAll({ behavior: 'wait' });
    await undoOpenRun(page);
  });

  test('IM-2 a checked file is not imported over a later change: the page shows the change', async ({ page }) => {
    const number = Date.now().toString().slice(-8);
    await openAs(page, 'admin', '/import_file/list');
    await importFile(page, 'преди.csv', '2', ['clientNumber;name;clientType', `${number};Ана;1`]);
    await page.goto('/import_file/list');
    const buffer = Buffer.from(`clientNumber;name\r\n${number};Фани\r\n`);
    await page
      .getByLabel('Изберете файл', { exact: true })
      .setInputFiles({ name: 'после.csv', mimeType: 'text/csv', buffer });
    await page.getByLabel('Дефиниция').selectOption('2');
    await page.getByRole('button', { name: 'Провери без запис' }).click();
    const change = page.getByRole('row').filter({ hasText: number });
    await expect(change).toContainText('Ана');
    const pool = await openDatabase();
    await pool.query(`update client set name = 'Боряна' where client_number = $1`, [number]);
    const confirm = page.getByRole('button', { name: 'Импортирай всички редове' });
    await confirm.click();
    await expect(page.getByText(/След проверката е променен 1 запис\. Нищо не е записано\./).first()).toBeVisible();
    await expect(change).toContainText('Боряна');
    const { rows } = await pool.query('select name from client where client_number = $1', [number]);
    expect(rows).toEqual([{ name: 'Боряна' }]);
    await pool.end();
    await confirm.click();
    await expect(state(page, 'Импортът завърши')).toBeVisible();
    await undoOpenRun(page);
  });
});
