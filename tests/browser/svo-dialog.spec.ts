import { expect, type Locator, type Page } from '@playwright/test';
import type pg from 'pg';
import { formatSvoNumber } from '../../packages/shared/src/water-meters/svo-number.ts';
import { openDatabase } from './signals.ts';
import { expectAccessibleEverywhere, openAs, openByLink, test } from './support.ts';

test.use({ keepsPage: true });

let pool: pg.Pool;

test.beforeAll(async () => {
  pool = await openDatabase();
});
test.afterAll(() => pool.end());

interface Meter {
  id: string;
  fabricNo: string;
  description: string;
  latitude: number;
  longitude: number;
}

/** Neighbours in the queue of common meters without an SVO. Other tests use its first and its last meter. */
const readNeighbours = async (offset: number): Promise<[Meter, Meter, Meter]> => {
  const { rows } = await pool.query<Meter>(
    `select m.id::text, m.fabric_no as "fabricNo", a.address_description as description,
       (coalesce(m.location, a.location))[1] as latitude, (coalesce(m.location, a.location))[0] as longitude
     from water_meter m join address a on a.id = m.address_id
     where m.ownership_type_id = 2 and m.svo_id is null and m.closed_on is null and a.location is not null
     order by m.id offset $1 limit 3`,
    [offset],
  );
  const [previous, meter, next] = rows;
  if (!previous || !meter || !next) throw new Error('The queue of common meters without an SVO is too short.');
  return [previous, meter, next];
};

const storedSvo = async ({ id }: Meter): Promise<string | null> =>
  (await pool.query<{ svo: string | null }>('select svo_id::text as svo from water_meter where id = $1', [id])).rows[0]
    ?.svo ?? null;

const svoButton = (page: Page, { fabricNo }: Meter) =>
  page.getByRole('button', { name: `Избери СВО на водомер ${fabricNo}: без СВО` });

/** The colour of the theme, as the browser computes it. */
const readColour = (page: Page, name: string): Promise<string> =>
  page.evaluate((variable) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(${variable})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, `--chakra-colors-${name}`);

/** Presses Tab until the element has the focus. */
const tabTo = async (page: Page, element: Locator): Promise<void> => {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await element.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(element).toBeFocused();
};

const openDialog = async (page: Page, meter: Meter) => {
  await openAs(page, 'operator', `/water_meters/list?fabricNo=${meter.fabricNo}`);
  await svoButton(page, meter).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`Водомер № ${meter.fabricNo}`)).toBeVisible();
  return dialog;
};

test('WM-2 WM-4 J and K open the next and the previous common meter without an SVO; Escape stores nothing, clears the choice, and returns to the button of the meter', async ({
  page,
}) => {
  const [previous, meter, next] = await readNeighbours(3);
  const dialog = await openDialog(page, meter);
  await expect(dialog.getByRole('heading', { level: 2, name: meter.description })).toBeVisible();
  await expect(dialog.getByText(/^\d+ от \d+ без СВО$/)).toBeVisible();
  await dialog.getByRole('radio').first().check();
  await expect(dialog.getByRole('button', { name: 'Запази' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(dialog.getByText(`Водомер № ${next.fabricNo}`)).toBeVisible();
  await expect(dialog.getByText('Избери СВО:')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Запази' })).toHaveCount(0);
  await expect(dialog.getByText(/^\d+ от \d+ без СВО$/)).toBeVisible();
  await page.keyboard.press('k');
  await expect(dialog.getByText(`Водомер № ${meter.fabricNo}`)).toBeVisible();
  await expect(dialog.getByText('Избери СВО:')).toBeVisible();
  await expect(dialog.getByText(/^\d+ от \d+ без СВО$/)).toBeVisible();
  await page.keyboard.press('k');
  await expect(dialog.getByText(`Водомер № ${previous.fabricNo}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Следващ общ водомер без СВО (J)' }).click();
  await expect(dialog.getByText(`Водомер № ${meter.fabricNo}`)).toBeVisible();

  await dialog.getByRole('radio').first().check();
  await expect(dialog.getByText('Избери СВО:')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await storedSvo(meter)).toBeNull();
  await expect(page).toHaveURL(/\/water_meters\/list\?/);
  const button = svoButton(page, meter);
  await expect(button).toBeFocused();
  await expect(button).toHaveCSS('color', await readColour(page, 'fg-error'));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Избери СВО:')).toBeVisible();
  await expect(dialog.getByRole('radio').first()).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Затвори' }).click();
  await expect(dialog).toHaveCount(0);

  // In a list of several meters, the keys follow its filter and its order, here against that of the queue.
  const { rows } = await pool.query<{ street: string }>(
    `select street.name as street from water_meter m join address a on a.id = m.address_id
       join street on street.id = a.street_id
     where m.ownership_type_id = 2 and m.svo_id is null and m.closed_on is null and a.location is not null
     group by street.name order by count(*) desc limit 1`,
  );
  const street = encodeURIComponent(rows[0]?.street ?? '');
  await openByLink(page, `/water_meters/list?ownership=2&closed=false&street=${street}&sort=-fabricNo&size=100`);
  const waiting = page.getByRole('button', { name: /^Избери СВО на водомер .*: без СВО$/, disabled: false });
  await expect(waiting.nth(1)).toBeVisible();
  const names = await waiting.evaluateAll((all) =>
    all.map((one) => (one.getAttribute('title') ?? '').replace(/^.*водомер (.*): .*$/, '$1')),
  );
  await waiting.first().click();
  for (const [index, name] of names.entries()) {
    await expect(dialog.getByText(`Водомер № ${name}`, { exact: true })).toBeVisible();
    await expect(dialog.getByText(`${index + 1} от ${names.length} без СВО в списъка`)).toBeVisible();
    if (index < names.length - 1) await page.keyboard.press('j');
  }
  await page.keyboard.press('k');
  await expect(dialog.getByText(`Водомер № ${names.at(-2)}`, { exact: true })).toBeVisible();
});

test('WM-2 WM-4 WM-5 with the keyboard alone: open the dialog, choose another proposal, preview, save and undo it', async ({
  page,
}) => {
  const [, meter] = await readNeighbours(27);
  await openAs(page, 'operator', `/water_meters/list?fabricNo=${meter.fabricNo}`);
  const button = svoButton(page, meter);
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const proposals = dialog.getByRole('radio');
  await expect(proposals.nth(1)).toBeVisible();
  await expectAccessibleEverywhere(page);
  await tabTo(page, proposals.first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(proposals.nth(1)).toBeChecked();
  await expect(dialog.getByText('Данни за линията')).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Преглед', exact: true }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Още не е записано', { exact: false })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await tabTo(page, dialog.getByRole('button', { name: 'Запази' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Успешна промяна на координати на водомер')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/water_meters/preview/${meter.id}$`));
  expect(await storedSvo(meter)).not.toBeNull();
  await page.getByRole('button', { name: 'Върни', exact: true }).last().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Предишното място е върнато.')).toBeVisible();
  expect(await storedSvo(meter)).toBeNull();
});

/** Changes the marker of the page's requests of one operation to a place a kilometre to the north. */
const moveMarker = (page: Page, operation: string) =>
  page.route('**/graphql', async (route) => {
    const sent = route.request().postData() ?? '';
    if (!sent.includes(operation)) return route.continue();
    const body = JSON.parse(sent) as { variables: { input: { marker?: { latitude: number } } } };
    if (body.variables.input.marker) body.variables.input.marker.latitude += 0.01;
    return route.continue({ postData: JSON.stringify(body) });
  });

test('WM-5 a marker too far away: the preview keeps the choice, which cannot be saved; the service refuses the snap with its reason, and the dialog closes. Another line than the best proposal is stored, and the undo of a meter changed meanwhile is refused', async ({
  page,
}) => {
  const [, meter] = await readNeighbours(11);
  const dialog = await openDialog(page, meter);
  await dialog.getByRole('radio').first().check();
  await moveMarker(page, 'SnapPreview');
  await dialog.getByRole('button', { name: 'Преглед', exact: true }).click();
  await expect(dialog.getByText('Маркерът е твърде далече от избраното СВО.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Запази' })).toBeDisabled();
  await page.keyboard.press('Control+KeyS');
  await expect(dialog.getByRole('radio').first()).toBeChecked();
  await dialog.getByRole('radio').nth(1).check();
  await expect(dialog.getByRole('button', { name: 'Запази' })).toBeEnabled();
  expect(await storedSvo(meter)).toBeNull();

  await page.unroute('**/graphql');
  await moveMarker(page, 'SnapWaterMeter');
  await page.keyboard.press('Control+KeyS');
  await expect(page.getByText(/Маркерът е на .+ от СВО\. Водомер се закача до 100 м\./)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/water_meters\/list\?/);
  expect(await storedSvo(meter)).toBeNull();

  await page.unroute('**/graphql');
  await svoButton(page, meter).click();
  const proposals = dialog.getByRole('radio');
  await expect(proposals.nth(1)).toBeVisible();
  await proposals.nth(1).check();
  const shown = await dialog.locator('label[data-chosen] b').textContent();
  await dialog.getByRole('button', { name: 'Запази' }).click();
  await expect(page.getByText('Успешна промяна на координати на водомер')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/water_meters/preview/${meter.id}$`));
  const stored = await storedSvo(meter);
  expect(formatSvoNumber(stored ?? '')).toBe(shown);
  const { rows } = await pool.query<{ id: string }>('select id::text from svo_line where id <> $1 limit 1', [stored]);
  await pool.query('update water_meter set svo_id = $2 where id = $1', [meter.id, rows[0]?.id]);
  await page.getByRole('button', { name: 'Върни', exact: true }).last().click();
  await expect(page.getByText(/^Мястото не е върнато: Водомерът е променен междувременно\./)).toBeVisible();
  expect(await storedSvo(meter)).toBe(rows[0]?.id);
  await openByLink(page, `/water_meters/list?fabricNo=${meter.fabricNo}`);
  const connected = page.getByRole('button', { name: `Избери СВО на водомер ${meter.fabricNo}: СВО` });
  await expect(connected).toHaveCSS('color', await readColour(page, 'fg-success'));
  await pool.query('update water_meter set svo_id = null where id = $1', [meter.id]);
});

test('WM-5 if the meter gets another SVO while the dialog is open, a save stores nothing; the dialog shows the new SVO and keeps the choice, which can be saved then', async ({
  page,
}) => {
  const [, meter] = await readNeighbours(23);
  const dialog = await openDialog(page, meter);
  await dialog.getByRole('radio').first().check();
  const { rows } = await pool.query<{ id: string }>('select id::text from svo_line order by id desc limit 1');
  const other = rows[0]?.id ?? '';
  await pool.query('update water_meter set svo_id = $2 where id = $1', [meter.id, other]);
  await dialog.getByRole('button', { name: 'Запази' }).click();
  await expect(page.getByText('СВО на водомера е сменено междувременно.', { exact: false })).toBeVisible();
  await expect(dialog.getByText(`Сега е на СВО ${formatSvoNumber(other)}.`)).toBeVisible();
  await expect(dialog.getByRole('radio').first()).toBeChecked();
  expect(await storedSvo(meter)).toBe(other);
  await dialog.getByRole('button', { name: 'Запази' }).click();
  await expect(page.getByText('Успешна промяна на координати на водомер')).toBeVisible();
  expect(await storedSvo(meter)).not.toBe(other);
  await pool.query('update water_meter set svo_id = null where id = $1', [meter.id]);
});

test.describe('on a drawn map', () => {
  // A small window: each pixel of a drawn map takes processor time.
  test.use({ keepsPage: false, drawsMaps: true, viewport: { width: 900, height: 560 } });

  test('WM-4 a line that is clicked on the map is chosen instead of a proposal; Escape removes its highlight', async ({
    page,
  }) => {
    const [, meter] = await readNeighbours(19);
    const { rows } = await pool.query<{ id: string; latitude: number; longitude: number }>(
      `select id::text, (latitudes[1] + latitudes[2]) / 2 as latitude, (longitudes[1] + longitudes[2]) / 2 as longitude
       from svo_line where abs(latitudes[1] - $1) < 0.0006 and abs(longitudes[1] - $2) < 0.0012
       order by abs(latitudes[1] - $1) + abs(longitudes[1] - $2) desc limit 1`,
      [meter.latitude, meter.longitude],
    );
    const [line] = rows;
    if (!line) throw new Error('There is no line near the meter.');
    const dialog = await openDialog(page, meter);
    await dialog.getByRole('radio').first().check();
    const map = dialog.locator('[data-map-ready]');
    await expect(map).toBeVisible();
    const box = await map.boundingBox();
    if (!box) throw new Error('The map has no size.');
    // The map opens at zoom 18 with the meter in its centre: the world is 512 * 2^18 pixels wide.
    const pixelsPerDegree = (512 * 2 ** 18) / 360;
    const x = box.x + box.width / 2 + (line.longitude - meter.longitude) * pixelsPerDegree;
    const stretch = 1 / Math.cos((meter.latitude * Math.PI) / 180);
    const y = box.y + box.height / 2 - (line.latitude - meter.latitude) * pixelsPerDegree * stretch;
    const chosen = dialog.locator('p.number');
    await expect(async () => {
      await page.mouse.click(x, y);
      await expect(chosen).toContainText(formatSvoNumber(line.id), { timeout: 1_000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await svoButton(page, meter).click();
    await expect(dialog.getByText('Избери СВО:')).toBeVisible();
  });
});
