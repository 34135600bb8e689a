/** The preview of a signal: facts, list of files and printed page. */
import { expect, type Page } from '@playwright/test';
import type pg from 'pg';
import {
  addResponse,
  addSignal,
  addSubmitter,
  listPath,
  openDatabase,
  openPreview,
  paragraph,
  removeSubmitter,
  rows,
} from './signals.ts';
import { expectAccessibleEverywhere, test, topTitle } from './support.ts';

const name = 'Адресат Телефонов';
const aside = (page: Page) => page.getByRole('complementary', { name: 'Данни за сигнала' });
const fact = (page: Page, term: string) =>
  aside(page).getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd[1]');

let pool: pg.Pool;
let submitter: number;
let signal: number;
let client: { id: number; number: string } | undefined;

test.beforeAll(async () => {
  pool = await openDatabase();
  submitter = await addSubmitter(pool, name);
  const { rows: clients } = await pool.query<{ id: number; number: string }>(
    'select id, client_number as number from client order by id limit 1',
  );
  client = clients[0];
  await pool.query(`update submitter set phone = '+359 888 123 456', client_id = $2 where id = $1`, [
    submitter,
    client?.id,
  ]);
  // A place with an address.
  const { rows: found } = await pool.query<{ place: string }>(
    'select location::text as place from address where location is not null order by id limit 1',
  );
  signal = await addSignal(pool, {
    title: 'Теч пред входа на блока',
    submitter_id: submitter,
    location: found[0]?.place,
  });
  await addSignal(pool, { submitter_id: submitter, status_id: 4, closed_at: '2026-03-06T08:00:00Z' });
  await addSignal(pool, { submitter_id: submitter });
  const response = await addResponse(pool, signal, { kind: 'CLIENT', message: paragraph('Прилагам снимка.') });
  const { rows: pictures } = await pool.query<{ sha256: string; size: string }>(
    `select sha256, size from attachment where file_name ilike '%.png' or file_name ilike '%.jpg' order by id limit 1`,
  );
  for (const [index, [message, fileName]] of [
    [null, 'теч.jpg'],
    [null, 'скица.pdf'],
    [response, 'шахта.jpg'],
  ].entries())
    await pool.query(
      `insert into attachment (signal_id, response_id, order_number, file_name, content_type, size, sha256)
       values ($1, $2, $3, $4, 'image/jpeg', $5, $6)`,
      [signal, message, index, fileName, pictures[0]?.size, pictures[0]?.sha256],
    );
});

test.afterAll(async () => {
  await removeSubmitter(pool, submitter);
  await pool.end();
});

test('SG-5 the preview has the address with the coordinates, the telephone and the other signals of the person', async ({
  page,
}) => {
  await openPreview(page, signal);
  await expect(fact(page, 'Място')).toHaveText(/\p{L}{3}.*\d+\.\d{5}, \d+\.\d{5}$/u);
  await expect(fact(page, 'Име').getByRole('link', { name, exact: true })).toHaveAttribute(
    'href',
    `/people/submitter/${submitter}`,
  );
  await expect(fact(page, 'Клиентски №').getByRole('link')).toHaveText(client?.number ?? '');
  await expect(fact(page, 'Клиентски №').getByRole('link')).toHaveAttribute(
    'href',
    `/gis_clients/clientPreview/${client?.id}`,
  );
  await expect(fact(page, 'Телефон').getByRole('link')).toHaveAttribute('href', 'tel:+359888123456');
  await expectAccessibleEverywhere(page);
  await fact(page, 'Други сигнали').getByRole('link', { name: '2 сигнала, 1 отворен' }).click();
  await expect(page).toHaveURL(new RegExp(`${listPath}\\?submitter=${submitter}$`));
  await expect(rows(page)).toHaveCount(3);
});

test('SG-11 SG-14 each photo is in the conversation once; the list of files has all files and says how many', async ({
  page,
}) => {
  await openPreview(page, signal);
  const first = page.getByRole('article').first();
  await expect(first.getByRole('button', { name: /^Отвори снимката/ })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Отвори снимката/ })).toHaveCount(2);
  const files = aside(page).getByRole('list', { name: 'Прикачени файлове' }).getByRole('listitem');
  await expect(files).toHaveText([/^теч\.jpg/, /^скица\.pdf/, /^шахта\.jpg/]);
  await expect(aside(page).getByRole('heading', { name: 'Прикачени файлове' })).toHaveText('Прикачени файлове3');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: /^Файлове/ })).toHaveText('Файлове3');
});

for (const width of [390, 1440])
  test(`a printed signal has number, facts, conversation and map, and no controls, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPreview(page, signal);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(`Сигнал № ${signal}`, { exact: true })).toBeVisible();
    await expect(fact(page, 'Телефон')).toHaveText('+359 888 123 456');
    for (const message of await page.getByRole('article').all()) await expect(message).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('region', { name: 'Карта на мястото' }).locator('canvas').first()).toBeVisible();
    await expect(topTitle(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Към съдържанието' })).toBeHidden();
    for (const title of ['Статус', 'Приоритет', 'История'])
      await expect(aside(page).getByRole('heading', { name: title })).toHaveCount(0);
    for (const role of ['textbox', 'combobox', 'checkbox', 'navigation'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    // The thumbnails are buttons, which are printed.
    await expect(page.getByRole('button')).toHaveCount(2);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

const centreOf = (box: { x: number; width: number } | null): number => (box ? box.x + box.width / 2 : Number.NaN);

test.describe('with a map', () => {
  test.use({ drawsMaps: true });

  test('a printed signal shows a copy of the map with one pin, which is in its centre', async ({ page }) => {
    await openPreview(page, signal);
    const section = page.getByRole('region', { name: 'Карта на мястото' });
    const pins = section.locator('figure svg').filter({ visible: true });
    await expect(section.locator('[data-map-ready]')).toBeVisible();
    await expect(pins).toHaveCount(1);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    const copy = section.locator('canvas:not(.maplibregl-canvas)');
    await expect(copy).toBeVisible();
    await expect(pins).toHaveCount(1);
    const [map, pin] = await Promise.all([copy.boundingBox(), pins.boundingBox()]);
    expect(Math.abs(centreOf(map) - centreOf(pin))).toBeLessThan(1);
    const maximum = await copy.evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      return new Set(Array.from({ length: pixels.length / 4 }, (_value, index) => pixels[index * 4 + 3])).size > 0
        ? Math.max(...pixels.slice(0, 4000))
        : 0;
    });
    expect(maximum).toBeGreaterThan(0);
  });
});
