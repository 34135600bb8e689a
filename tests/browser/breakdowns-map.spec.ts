import { expect } from '@playwright/test';
import type pg from 'pg';
import { colourOf } from '../builders/data/pictures.ts';
import { box, fact, findBreaks, insertBreakdown } from './breakdown-parts.ts';
import { drawnAround, features, layers, mapAt, openMap, tip, viewOf } from './map-parts.ts';
import { addSignal, addSubmitter, openDatabase, removeSubmitter } from './signals.ts';
import { expectAccessibleEverywhere, openAs, test } from './support.ts';

test.use({ drawsMaps: true });

let pool: pg.Pool;
let submitter: number;

test.beforeAll(async () => {
  pool = await openDatabase();
  submitter = await addSubmitter(pool, 'Карта Свързана');
});

test.afterAll(async () => {
  await pool.query('update signal set breakdown_id = null where submitter_id = $1', [submitter]);
  await removeSubmitter(pool, submitter);
  await pool.query('delete from breakdown where work_card_no like $1', [`К${process.pid}/%`]);
  await pool.end();
});

test('FI-11 a printed breakdown has its times, facts, signals and map, and no controls', async ({ page }) => {
  const workCardNo = `К${process.pid}/печат`;
  const id = await insertBreakdown(pool, workCardNo);
  const signal = await addSignal(pool, { submitter_id: submitter, status_id: 2, breakdown_id: id });
  await openAs(page, 'operator', `/breakdowns/preview/${id}`);
  const sheet = page.getByRole('main');
  const place = sheet.getByRole('figure', { name: /42\.54800, 22\.96300/ });
  await expect(place.locator('[data-map-ready]')).toBeVisible({ timeout: 60_000 });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByRole('heading', { name: `Авария ${workCardNo}` })).toBeVisible();
  await expect(sheet.getByRole('figure', { name: /^Времева линия/ })).toBeVisible();
  await expect(fact(page, 'Засегнати потребители')).toHaveText('412');
  await expect(sheet.getByRole('row').filter({ hasText: String(signal) })).toBeVisible();
  await expect(place.locator('canvas:not(.maplibregl-canvas)')).toBeVisible();
  for (const heading of ['История', 'Спиране на водата'])
    await expect(sheet.getByRole('heading', { name: heading })).toHaveCount(0);
  await expect(sheet.getByRole('columnheader', { name: 'Действие' })).toHaveCount(0);
  for (const role of ['button', 'textbox', 'checkbox', 'navigation'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  // The facts are printed also while the form is open.
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Редакция' }).click();
  await expect(fact(page, 'Засегнати потребители')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(fact(page, 'Засегнати потребители')).toBeVisible();
});

test('MP-4 MP-10 the map of a new breakdown shows the pipes even if they are hidden on the thematic map, and the number of the pipe at the chosen place', async ({
  page,
}) => {
  const [place] = await findBreaks(pool);
  if (!place) throw new Error('No pipe has a valve at either end.');
  await page.addInitScript(
    (layers) => localStorage.setItem('struma.map-layers', JSON.stringify(layers)),
    Object.fromEntries(['transmission', 'main', 'distribution'].map((kind) => [`pipes.${kind}`, false])),
  );
  await openAs(page, 'operator', '/breakdowns/add');
  await expect(page.locator('[data-map-ready]')).toBeVisible({ timeout: 60_000 });
  await box(page, 'Локация на аварията').fill(`${place.latitude}, ${place.longitude}`);
  await box(page, 'Локация на аварията').press('Enter');
  await expect(tip(page)).toContainText(`Тръба ${place.osmId}`);
  await expect(box(page, 'Тръба')).toHaveValue(String(place.osmId));
  const [distribution, chosen] = [colourOf('#1276C4'), colourOf('#C2187A')];
  await expect.poll(async () => (await drawnAround(page, 400)).count(chosen)).toBeGreaterThan(50);
  expect((await drawnAround(page, 400)).count(distribution)).toBeGreaterThan(50);
});

test('open breakdowns are a layer of the map: one is chosen by keyboard in the table, stays in the URL, shows its facts, and leaves the layer when it is finished', async ({
  page,
}) => {
  const workCardNo = `К${process.pid}/слой`;
  const id = await insertBreakdown(pool, workCardNo);
  await pool.query('update breakdown set location = point(22.72, 42.82) where id = $1', [id]);
  await openMap(page, mapAt({ latitude: 42.82, longitude: 22.72 }, 16));
  await page.locator('body').press('l');
  await layers(page).getByRole('group', { name: 'Аварии' }).getByLabel('В работа').press('Space');
  await page.locator('body').press('o');
  const row = features(page).getByRole('row').filter({ hasText: workCardNo });
  await row.getByRole('button', { name: `Избери авария ${workCardNo}` }).press('Enter');
  const card = page.getByRole('region', { name: `Авария ${workCardNo}` });
  await expect(card).toContainText('Засегнати потребители: 412');
  await expect(row.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('group', { name: 'Маркер', exact: true })).toHaveCount(0);
  await expect.poll(() => viewOf(page).get('selected')).toBe(`breakdown.${id}`);
  await page.reload();
  await expect(card).toContainText('Засегнати потребители: 412');
  await page.locator('body').press('o');
  await expect(row).toHaveCount(1);
  await expectAccessibleEverywhere(page, [1440]);
  await pool.query('update breakdown set finished = true, finished_at = now() where id = $1', [id]);
  await pool.query(`select pg_notify('struma_breakdown_changes', $1)`, [JSON.stringify({ breakdownId: id })]);
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Маркер', exact: true })).toBeVisible();
  await card.getByRole('link', { name: 'Преглед' }).press('Enter');
  await expect(page.getByRole('heading', { name: `Авария ${workCardNo}` })).toBeVisible();
});

test('signals of a shown layer are the first rows of the table: one is chosen by keyboard', async ({ page }) => {
  const place = { latitude: 42.698334, longitude: 23.319941 };
  const title = `Теч на картата ${process.pid}`;
  const signal = await addSignal(pool, { submitter_id: submitter, title, location: `(23.3203,42.6986)` });
  await openMap(page, mapAt(place, 18));
  await page.locator('body').press('l');
  await layers(page).getByRole('group', { name: 'Сигнали' }).getByLabel('Нови').press('Space');
  await page.locator('body').press('o');
  const rows = features(page).getByRole('row');
  await expect(rows.filter({ hasText: 'Тръба' }).first()).toBeVisible();
  const row = rows.filter({ hasText: title });
  await expect(row).toContainText(`Сигнал${signal}`);
  const kinds = await rows.locator('td:first-child').allTextContents();
  expect(kinds.lastIndexOf('Сигнал')).toBeLessThan(kinds.findIndex((kind) => kind !== 'Сигнал' && kind !== 'Авария'));
  await row.getByRole('button', { name: `Избери сигнал ${signal}, ${title}` }).press('Enter');
  await expect(page.getByRole('region', { name: `Сигнал ${signal}` })).toContainText(title);
  await expect(row.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => viewOf(page).get('selected')).toBe(`signal.${signal}`);
  await expectAccessibleEverywhere(page, [1440]);
});

test('BR-7 the signals to link are on a map: a choice in the list is a choice on the map, and the reverse', async ({
  page,
}) => {
  const id = await insertBreakdown(pool, `К${process.pid}/карта`);
  // A place too far away for matches with the records of other tests.
  await pool.query('update breakdown set location = point(22.7, 42.8) where id = $1', [id]);
  const near = { submitter_id: submitter, created_at: new Date() };
  const first = await addSignal(pool, { ...near, title: 'Без вода', location: '(22.7,42.8005)' });
  const second = await addSignal(pool, { ...near, title: 'Теч', location: '(22.701,42.8)' });
  await openAs(page, 'operator', `/breakdowns/preview/${id}`);
  await page.getByRole('button', { name: 'Свържи сигнал' }).click();
  const dialog = page.getByRole('dialog', { name: 'Свържи сигнал' });
  const map = dialog.getByRole('figure', { name: 'Карта на сигналите' });
  const markerOf = (signal: number) => map.getByRole('button', { name: `Избери сигнал ${signal} на картата` });
  const boxOf = (signal: number) => dialog.getByRole('checkbox', { name: `Избери сигнал ${signal}` });
  await expect(markerOf(first)).toBeVisible({ timeout: 60_000 });
  await expect(map.getByText('На картата: 2 от 2 сигнала')).toBeVisible();
  await boxOf(first).check();
  await expect(markerOf(first)).toHaveAttribute('aria-pressed', 'true');
  await markerOf(second).press('Enter');
  await expect(boxOf(second)).toBeChecked();
  await markerOf(first).click();
  await expect(boxOf(first)).not.toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Свържи избраните (1)' })).toBeEnabled();
  await expectAccessibleEverywhere(page, [1440]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(map).toBeHidden();
  await dialog.getByRole('button', { name: 'Карта', exact: true }).click();
  await expect(map.locator('.canvas')).toBeInViewport({ ratio: 0.9 });
  await expect(markerOf(first)).toBeVisible();
  await expect(boxOf(first)).toBeVisible();
});
