import { expect } from '@playwright/test';
import { locks } from '../../backend/src/kernel/database/locks.ts';
import { backToList, importButton, importFile, removeImported, state, undo } from './import-parts.ts';
import { openDatabase } from './signals.ts';
import { openAs, test } from './support.ts';

const meterHeader =
  'waterMeterFabricNo;clientNumber;clientName;clientType;townGraoCode;streetNumber;ownershipType;waterMeterType;readOn;value';

test.describe('pages of imports', () => {
  test('IM-2 IM-8 several types are filtered together; disabled buttons show the reason; items on a phone show status and time', async ({
    page,
  }) => {
    const start = Date.now().toString().slice(-8);
    await openAs(page, 'admin', '/import_file/list');
    await expect(page.getByText('Няма избрани файл и дефиниция.')).toBeVisible();
    await page.getByLabel('Дефиниция').selectOption('2');
    await expect(page.getByText('Няма избран файл.')).toBeVisible();
    await expect(importButton(page)).toHaveAccessibleDescription('Няма избран файл.');
    const name = `видове${start}.csv`;
    await importFile(page, name, '2', ['clientNumber;name;clientType', `${start}1;Вера;1`]);
    const run = page.url();

    await backToList(page);
    await page.getByRole('button', { name: 'Търсене на файлове' }).click();
    await page.getByLabel('Име на файл').fill(name);
    const types = page.getByRole('group', { name: 'Обработени' });
    await types.getByLabel('Водомер').check();
    await types.getByLabel('Клиент').check();
    await page.getByRole('button', { name: /^Търси/ }).click();
    await expect(page).toHaveURL(/processedMask=CLIENT%2CWATER_METER/);
    await expect(page.getByText('Обработени: Клиент, Водомер')).toBeVisible();
    await expect(page.getByRole('gridcell', { name, exact: true })).toHaveCount(1);
    await page.setViewportSize({ width: 390, height: 844 });
    const item = page.getByRole('listitem').filter({ hasText: name });
    await expect(item).toContainText('Импортиран');
    await expect(item).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d/);
    await page.goto(page.url().replace('CLIENT%2CWATER_METER', 'CARNET%2CWATER_METER'));
    await expect(page.getByText('Няма намерени резултати')).toBeVisible();
    await removeImported(page, run);
  });

  test('the page of a run names records by their numbers, with links until the import is undone', async ({ page }) => {
    const start = Date.now().toString().slice(-8);
    await openAs(page, 'admin', '/import_file/list');
    await importFile(page, 'имена.csv', '4', [meterHeader, `В${start};${start};Вера;1;61577;1;1;1;05.03.2026;5`]);
    const meter = page.getByRole('rowheader').getByRole('link', { name: `В${start}` });
    await expect(meter).toHaveAttribute('href', /^\/water_meters\//);
    await expect(
      page
        .getByRole('cell')
        .getByRole('link', { name: `${start}, Вера` })
        .first(),
    ).toHaveAttribute('href', /^\/gis_clients\//);
    await expect(page.getByRole('rowheader', { name: `Отчет В${start}, 2026-03-05` })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Записани промени' })).toBeVisible();
    await undo(page);
    await expect(page.getByRole('heading', { name: 'Отменени промени' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Записани промени' })).toHaveCount(0);
    await expect(
      page
        .getByRole('rowheader')
        .filter({ hasText: `В${start} ` })
        .first(),
    ).toBeVisible();
    await expect(meter).toHaveCount(0);
  });

  test('RQ-2 an undo whose response is lost is shown as the state of the run until it ends, after a reload too', async ({
    page,
  }) => {
    const start = Date.now().toString().slice(-8);
    await openAs(page, 'admin', '/import_file/list');
    await importFile(page, 'отмяна.csv', '2', ['clientNumber;name;clientType', `${start}7;Вера;1`]);
    const pool = await openDatabase();
    const other = await pool.connect();
    await other.query('select pg_advisory_lock($1)', [locks.importOrder]);
    try {
      await page.route('**/graphql*', async (route) => {
        if (!route.request().postData()?.includes('UndoImport')) return route.fallback();
        // The service receives the undo and would respond after five seconds.
        void route.fetch().catch(() => undefined);
        return route.abort();
      });
      await undo(page);
      await expect(page.getByText('Отмяната започна.')).toBeVisible({ timeout: 20_000 });
      await expect(state(page, 'Импортът се отменя')).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
      await page.reload();
      await expect(state(page, 'Импортът се отменя')).toBeVisible();
      await expect(page.getByRole('progressbar', { name: 'Импортът се отменя' })).toBeVisible();
      await expect(page.getByText('Не е сигурно')).toHaveCount(0);
    } finally {
      await other.query('select pg_advisory_unlock($1)', [locks.importOrder]);
      other.release();
      await pool.end();
    }
    await expect(state(page, 'Импортът е отменен')).toBeVisible();
  });
});
