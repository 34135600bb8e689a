/** The integrity check after imports, and the progress of a run. */
import { expect, type Page } from '@playwright/test';
import type pg from 'pg';
import { backToList, chooseFile, importFile, removeImported, runEnd, state } from './import-parts.ts';
import { comparisonTimeoutMs, openDatabase, repeatComparison } from './signals.ts';
import { openAs, openByLink, test } from './support.ts';

const removeBroken = async (pool: pg.Pool, mark: string): Promise<void> => {
  await pool.query(
    `delete from audit where water_meter_id in (select id from water_meter where lower(fabric_no) = lower($1))`,
    [mark],
  );
  await pool.query('delete from water_meter where lower(fabric_no) = lower($1)', [mark]);
  await pool.query('delete from address where full_address = $1', [mark]);
  await pool.query('delete from carnet where code = $1', [mark]);
  await pool.query('delete from client where client_number = $1', [mark]);
};

/** Adds records that break all rules of the integrity check. Imports would refuse some of them. */
const addBroken = async (pool: pg.Pool, mark: string): Promise<void> => {
  await pool.query(
    `insert into water_meter (fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id)
     values (lower($1), 2, 1, 1), (upper($1), 2, 1, 1)`,
    [mark],
  );
  await pool.query(
    `insert into audit (water_meter_id, read_on, water_meter_value)
     select id, day::date, value from water_meter, (values ('2026-01-05', 9), ('2026-03-05', 5)) r (day, value)
     where fabric_no = lower($1)`,
    [mark],
  );
  await pool.query(
    `with page as (insert into carnet (code) values ($1) returning id)
     insert into address (town_id, address_description, full_address, carnet_id, carnet_page)
     select town.id, $1, $1, page.id, 7 from page, (select id from town limit 1) town, generate_series(1, 2)`,
    [mark],
  );
  await pool.query(`insert into client (client_number, name, client_type_id) values ($1, 'Вера', 1)`, [mark]);
};

interface RuleLink {
  path: string;
  text: string;
}

/** Runs the integrity check. Returns the links to the lists of the records. */
const readRuleLinks = async (page: Page): Promise<RuleLink[]> => {
  await page.getByRole('button', { name: 'Проверка на данните' }).click();
  const dialog = page.getByRole('dialog', { name: 'Проверка на данните' });
  await expect(dialog).toContainText('Има открити проблеми с импортираните данни, код: 1, 2, 3, 4, 5, 6, 7, 8');
  return dialog
    .getByRole('link', { name: /^Покажи записите/ })
    .evaluateAll((found) =>
      found.map((link) => ({ path: link.getAttribute('href') ?? '', text: link.textContent ?? '' })),
    );
};

/** Opens the list of a rule, and waits until it has as many records as the link tells. */
const expectCount = async (page: Page, links: readonly RuleLink[], path: string): Promise<void> => {
  await openByLink(page, path);
  const text = links.find((link) => link.path === path)?.text ?? '';
  const count = /\d[\d\s]*/u.exec(text)?.[0].trim().replaceAll(/\s/gu, '\\s') ?? '';
  const total = page.getByText(new RegExp(`(?:Общо:|от|Намерени:?) ${count}(?!\\d)`, 'u')).first();
  await expect(total).toBeVisible({ timeout: comparisonTimeoutMs });
};

test.describe('runs of imports', () => {
  test('IM-4 each rule of the integrity check links to the list of the records that break it', async ({ page }) => {
    const mark = `ж${Date.now().toString().slice(-8)}`;
    const pool = await openDatabase();
    await addBroken(pool, mark);
    const { rows: used } = await pool.query<{ number: string }>(
      'select client_number as number from client where id in (select client_id from water_meter) order by id desc limit 1',
    );
    await openAs(page, 'admin', '/import_file/list');
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
    await page
      .getByRole('link', { name: /^Покажи записите/ })
      .first()
      .click();
    for (const { path } of links) {
      // Other tests add records meanwhile: the counts are read again while one is outdated.
      await expectCount(page, links, path).catch(() =>
        repeatComparison(async () => {
          await openByLink(page, '/import_file/list');
          links = await readRuleLinks(page);
          await expectCount(page, links, path);
        }),
      );
      if (path.includes('NO_SVO')) await expect(page.getByText('Общи водомери без СВО')).toBeVisible();
      if (!path.includes('UNUSED_CLIENT')) continue;
      await expect(page.getByText(mark, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(used[0]?.number ?? '', { exact: true })).toHaveCount(0);
    }
    await removeBroken(pool, mark);
    await pool.end();
  });

  test('IM-2 the progress of a run is shown after a reload, and the end of the run without a reload', async ({
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
    await page.reload();
    await expect(page.getByText('Проверка · 1 234 реда')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveJSProperty('value', 50);
    isRunning = false;
    await expect(page.getByRole('status').getByText('Импортът завърши', { exact: true })).toBeVisible(runEnd);
    // A response that is still being read when this test ends would fail the next test.
    await page.unrouteAll({ behavior: 'wait' });
    await removeImported(page, page.url());
  });

  test('IM-2 a checked file is not imported over a later change: the page shows the change', async ({ page }) => {
    const number = Date.now().toString().slice(-8);
    await openAs(page, 'admin', '/import_file/list');
    await importFile(page, 'преди.csv', '2', ['clientNumber;name;clientType', `${number};Ана;1`]);
    await backToList(page);
    await chooseFile(page, 'после.csv', ['clientNumber;name', `${number};Фани`]);
    await page.getByLabel('Дефиниция').selectOption('2');
    await page.getByRole('button', { name: 'Провери без запис' }).click();
    const change = page.getByRole('row').filter({ hasText: number });
    await expect(change).toContainText('Ана');
    const pool = await openDatabase();
    await pool.query(`update client set name = 'Боряна' where client_number = $1`, [number]);
    const confirm = page.getByRole('button', { name: 'Импортирай всички редове' });
    await confirm.click();
    await expect(page.getByText(/След проверката е променен 1 запис\. Нищо не е записано\./).first()).toBeVisible(
      runEnd,
    );
    await expect(change).toContainText('Боряна');
    const { rows } = await pool.query('select name from client where client_number = $1', [number]);
    expect(rows).toEqual([{ name: 'Боряна' }]);
    await pool.end();
    await confirm.click();
    await expect(state(page, 'Импортът завърши')).toBeVisible(runEnd);
    await removeImported(page, page.url());
  });
});
