/** Isolation of a break: the valves to close, and what loses its water. */
import { expect, type Page } from '@playwright/test';
import type pg from 'pg';
import { box, findBreaks, form, type Break } from './breakdown-parts.ts';
import { openDatabase } from './signals.ts';
import { expectAccessibleEverywhere, openAs, test } from './support.ts';

const widths = [1440, 390];

let pool: pg.Pool;
let last = 0;

test.beforeAll(async () => {
  pool = await openDatabase();
});

test.afterAll(async () => {
  await pool.query('delete from breakdown where work_card_no like $1', [`И${process.pid}/%`]);
  await pool.end();
});

/** Stores a breakdown for one test, at a different pipe for each test. */
const addBreakdown = async (): Promise<Break & { id: number; workCardNo: string }> => {
  const breaks = await findBreaks(pool);
  const one = breaks[(test.info().workerIndex * 5 + last++) % breaks.length];
  if (!one) throw new Error('No pipe has a valve at either end.');
  const workCardNo = `И${process.pid}/${last}`;
  const { rows } = await pool.query<{ id: string }>(
    `insert into breakdown (work_card_no, signal_timestamp, water_stop_people, priority_id, kevr_category1_id,
       kevr_category2_id, location, osm_id, town_name)
     values ($1, now(), 5, 3, 1, 2, point($2, $3), $4, 'гр. Радомир') returning id`,
    [workCardNo, one.longitude, one.latitude, one.osmId],
  );
  return { ...one, id: Number(rows[0]?.id), workCardNo };
};

const stored = async (id: number) =>
  (
    await pool.query<{ people: number; computed: number; streets: string; zone: string[]; broken: string[] }>(
      `select water_stop_people as people, computed_people as computed, affected_streets as streets,
         zone_pipes::text[] as zone, broken_valves::text[] as broken from breakdown where id = $1`,
      [id],
    )
  ).rows[0];

const panel = (page: Page) => page.getByRole('region', { name: 'Спиране на водата' });
const summary = (page: Page) => panel(page).getByRole('status', { name: 'Обобщение' });
/** The valves of a table, by the first words of its caption. */
const valvesOf = async (page: Page, title: string): Promise<string[]> =>
  panel(page)
    .getByRole('table', { name: new RegExp(`^${title}`) })
    .locator('tbody button.link')
    .allInnerTexts();

const openPanel = async (page: Page): Promise<void> => {
  await panel(page).getByRole('button', { name: 'Намери крановете' }).click();
  await expect(summary(page)).toContainText(/Затворете \d+ кран/);
};

test('the valves around a break are found, and one click fills people, streets and zone into the form', async ({
  page,
}) => {
  const { id, valves, osmId, workCardNo } = await addBreakdown();
  await openAs(page, 'operator', `/breakdowns/preview/${id}`);
  await openPanel(page);
  const found = [...(await valvesOf(page, 'Трябва')), ...(await valvesOf(page, 'Може'))];
  expect(found.sort()).toEqual([...valves].sort());
  await expect(panel(page).getByRole('table', { name: /^Засегнати улици/ })).toBeVisible();
  await panel(page)
    .getByText(/^Засегнати адреси/)
    .click();
  await expectAccessibleEverywhere(page, widths);
  const people = Number(/([\d\s]+) души/.exec(await summary(page).innerText())?.[1]?.replace(/\s/g, ''));
  expect(people).toBeGreaterThan(0);

  await panel(page).getByRole('button', { name: 'Попълни в аварията' }).click();
  await expect(box(page, 'Засегнати потребители')).toHaveValue(String(people));
  await expect(box(page, 'Засегнати улици')).toHaveValue(/[а-я]/i);
  await expect(form(page).getByText('Засегната зона')).toBeVisible();
  await box(page, 'Засегнати потребители').fill(String(people + 7));
  await form(page).getByRole('button', { name: 'Запази аварията' }).click();
  await expect(page.getByText(`Данните за авария ${workCardNo} са обновени успешно.`).first()).toBeVisible();
  await expect.poll(() => stored(id)).toMatchObject({ people: people + 7, computed: people, broken: null });
  expect((await stored(id))?.zone).toContain(String(osmId));
  await expect(page.getByText(`(изчислени ${people})`)).toBeVisible();
});

test('another open breakdown in the same pipes is shown; a valve that does not work is replaced by the next valves, and stays marked in the saved breakdown', async ({
  page,
}) => {
  const { id, valves, osmId, latitude, longitude } = await addBreakdown();
  const other = `И${process.pid}/друга ${id}`;
  const values = [other, osmId, longitude, latitude];
  await pool.query('insert into breakdown (work_card_no, osm_id, location) values ($1, $2, point($3, $4))', values);
  await openAs(page, 'operator', `/breakdowns/preview/${id}`);
  await openPanel(page);
  const warnings = panel(page).getByRole('list', { name: 'Предупреждения' });
  await expect(warnings.getByRole('link', { name: other })).toBeVisible();
  const [broken = ''] = await valvesOf(page, 'Трябва');
  expect(valves).toContain(broken);
  // The button is pressed by keyboard.
  await panel(page)
    .getByRole('button', { name: `Кран ${broken} не работи` })
    .focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => valvesOf(page, 'Не работят')).toContain(broken);
  expect(await valvesOf(page, 'Трябва')).not.toContain(broken);
  await panel(page).getByRole('button', { name: 'Попълни в аварията' }).click();
  await form(page).getByRole('button', { name: 'Запази аварията' }).click();
  await expect.poll(async () => (await stored(id))?.broken).toEqual([broken]);
  await page.reload();
  await openPanel(page);
  expect(await valvesOf(page, 'Не работят')).toContain(broken);
  await panel(page)
    .getByRole('button', { name: `Кран ${broken} работи` })
    .click();
  await expect.poll(() => valvesOf(page, 'Трябва')).toContain(broken);
});

test('a new breakdown is filled in from its place', async ({ page }) => {
  const [{ latitude, longitude } = { latitude: 0, longitude: 0 }] = await findBreaks(pool);
  await openAs(page, 'operator', '/breakdowns/add');
  await expect(panel(page).getByText('Изберете място или тръба.')).toBeVisible();
  await box(page, 'Локация на аварията').fill(`${latitude}, ${longitude}`);
  await box(page, 'Локация на аварията').press('Enter');
  await expect(box(page, 'Тръба')).not.toHaveValue('');
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Попълни в аварията' }).click();
  await expect(box(page, 'Засегнати потребители')).toHaveValue(/^[1-9]\d*$/);
  await expect(form(page).getByText('Изчислени потребители')).toBeVisible();
  await expectAccessibleEverywhere(page, widths);
});

test('the sheet for the team has facts, valves and a sketch on one page; without a breakdown, a place can be typed', async ({
  page,
}) => {
  const { id, valves, workCardNo } = await addBreakdown();
  await pool.query(
    `update breakdown set description = 'Спукана тръба', water_stop_start = '2026-11-18 09:30+02' where id = $1`,
    [id],
  );
  await openAs(page, 'operator', `/breakdowns/preview/${id}`);
  await openPanel(page);
  const link = panel(page).getByRole('link', { name: 'Лист за екипа' });
  await page.goto((await link.getAttribute('href')) ?? '');
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('heading', { name: `Спиране на водата · авария ${workCardNo}` })).toBeVisible();
  for (const text of ['гр. Радомир', '2026-11-18 09:30:00 – ?', 'Спукана тръба'])
    await expect(sheet.getByRole('definition').filter({ hasText: text })).toBeVisible();
  await expect(sheet.getByRole('figure', { name: 'Схема на зоната' })).toBeVisible();
  for (const valve of valves) await expect(sheet.getByRole('cell', { name: valve, exact: true })).toBeVisible();
  await expectAccessibleEverywhere(page, widths);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await page.goto('/breakdowns/isolation?pipe=x&lat=91');
  await expect(page.getByText('Изберете място или тръба.')).toBeVisible();
  const [{ latitude, longitude } = { latitude: 0, longitude: 0 }] = await findBreaks(pool);
  const field = page.getByRole('textbox', { name: 'Локация на аварията' });
  await field.fill(`${latitude}, ${longitude}`);
  await field.press('Enter');
  await expectAccessibleEverywhere(page, [1440]);
  await page.getByRole('button', { name: 'Намери крановете' }).click();
  await expect(page).toHaveURL(/\/breakdowns\/isolation\?pipe=\d+&lat=/);
  await expect(sheet.getByRole('figure', { name: 'Схема на зоната' })).toBeVisible();
});

test.describe('with a map', () => {
  test.use({ drawsMaps: true });
  test('the zone and the numbered valves are on the map, and a valve of the table is shown there', async ({ page }) => {
    const { id, valves } = await addBreakdown();
    await openAs(page, 'operator', `/breakdowns/preview/${id}`);
    await openPanel(page);
    const map = panel(page).getByRole('figure', { name: 'Карта на засегнатата зона' });
    await expect(map.locator('[data-map-ready]')).toBeVisible({ timeout: 60_000 });
    for (const valve of valves)
      await expect(map.getByRole('img', { name: new RegExp(`кран ${valve}$`) })).toBeVisible();
    await panel(page)
      .getByRole('button', { name: valves[0] ?? '', exact: true })
      .press('Enter');
    await expect(map.getByRole('img', { name: new RegExp(`кран ${valves[0] ?? ''}$`) })).toBeInViewport();
    await expectAccessibleEverywhere(page, [1440]);
  });
});
