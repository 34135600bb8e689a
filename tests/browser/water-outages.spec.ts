import { expect, type Locator, type Page } from '@playwright/test';
import type pg from 'pg';
import { box, insertBreakdown } from './breakdown-parts.ts';
import { addSignal, addSubmitter, openDatabase, openPreview, queryOf, removeSubmitter } from './signals.ts';
import { expectAccessibleEverywhere, openAs, openByLink, test } from './support.ts';

let pool: pg.Pool;
const workCardNo = `Без/${process.pid}`;

test.beforeAll(async () => {
  pool = await openDatabase();
});

test.afterAll(async () => {
  const own = [`${workCardNo}%`];
  await pool.query(
    'update signal set breakdown_id = null where breakdown_id in (select id from breakdown where work_card_no like $1)',
    own,
  );
  await pool.query('delete from breakdown where work_card_no like $1', own);
  await pool.end();
});

const place = (page: Page) => page.getByRole('textbox', { name: 'Локация на сигнала' });
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Известна авария наблизо' });

/** Adds a breakdown during which the water is off, far from the places of other tests. */
const addOutage = async (number: string, latitude: number): Promise<number> => {
  const id = await insertBreakdown(pool, number);
  await pool.query(
    `update breakdown set location = point(22.81, $2), street_name = 'ул. Тиха', description = 'вътрешна бележка',
       created_by = 'Вътрешен Човек', water_stop_start = now() - interval '1 hour',
       water_stop_end = date_trunc('day', now()) + interval '3 days' where id = $1`,
    [id, latitude],
  );
  return id;
};

test('SG-3 BR-12 a citizen sees that water is off and until when, while entering a signal and afterwards, but no internal data', async ({
  page,
}) => {
  const id = await addOutage(`${workCardNo}/1`, 42.91);
  const responses: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/graphql')) responses.push(await response.text().catch(() => ''));
  });
  await openAs(page, 'citizen', '/signals/add');
  await page.getByRole('textbox', { name: 'Заглавие' }).fill(`Няма вода ${workCardNo}`);
  await place(page).fill('42.9105, 22.81');
  await place(page).blur();
  const words = /ул\. Тиха, гр\. Радомир, на около 60 м\. Водата е спряна до 20\d\d-\d\d-\d\d \d\d:00:00\./;
  await expect(notice(page)).toContainText(words);
  await expect(notice(page).getByRole('link')).toHaveCount(0);
  const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? NaN;
  expect(await topOf(notice(page))).toBeGreaterThan(await topOf(place(page)));
  await page.setViewportSize({ width: 390, height: 844 });
  // On phones the notice is above the fields that follow the map.
  await expect.poll(async () => (await topOf(notice(page))) < (await topOf(place(page)))).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessibleEverywhere(page, [1440, 390]);
  await page.getByRole('textbox', { name: 'Описание на сигнала' }).click();
  await page.keyboard.insertText('От сутринта няма вода.');
  await page.getByRole('button', { name: 'Изпрати' }).click();
  // The place is outside the served area.
  await page.getByRole('alertdialog').getByRole('button', { name: 'Продължи' }).click();
  await expect(page).toHaveURL(/\/signals\/preview\/\d+$/);
  await expect(notice(page)).toContainText(words);
  expect(responses.some((text) => text.includes('ул. Тиха'))).toBe(true);
  for (const secret of [workCardNo, 'вътрешна бележка', 'Вътрешен Човек', '412'])
    expect(responses.filter((text) => text.includes('outages') && text.includes(secret))).toEqual([]);

  const signal = new URL(page.url()).pathname.replace(/^.*\//, '');
  await pool.query('update signal set status_id = 2, breakdown_id = $2 where id = $1', [signal, id]);
  await page.reload();
  const linked = page.getByRole('status').filter({ hasText: 'Вашият сигнал е свързан с авария' });
  await expect(linked).toContainText(/ул\. Тиха, гр\. Радомир\. Водата е спряна до/);
  await pool.query('update breakdown set finished = true, finished_at = now() where id = $1', [id]);
  const answered = page.waitForResponse((response) => queryOf(response.request())?.operationName === 'Outages');
  await page.reload();
  await (await answered).finished();
  await expect(page.getByRole('heading', { name: `Няма вода ${workCardNo}` })).toBeVisible();
  await expect(linked.or(notice(page))).toHaveCount(0);

  // Nothing is asked for a closed signal.
  await pool.query('update signal set status_id = 4, closed_at = now() where id = $1', [signal]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(queryOf(request)?.operationName ?? ''));
  await page.reload();
  await expect(page.getByRole('link', { name: 'подайте нов сигнал' })).toBeVisible();
  await openByLink(page, '/signals/list');
  await expect(page.locator('tr[data-row]').first()).toBeVisible();
  expect(asked).toContain('Signal');
  expect(asked).not.toContain('Outages');
});

test('BR-12 a breakdown without a place, found by the street of the signal, is first in the list and can be linked', async ({
  page,
}) => {
  // The only address of its place, so that the street of the place is certain.
  const { rows } = await pool.query<{ street: string; name: string; place: string }>(
    `select a.street_id as street, street.name, a.location::text as place
     from address a join street on street.id = a.street_id
     where (select count(*) from address o where o.location ~= a.location) = 1 order by a.id limit 1`,
  );
  const [at] = rows;
  const onStreet = await insertBreakdown(pool, `${workCardNo}/3`);
  await pool.query('update breakdown set location = null, street_id = $2, street_name = $3 where id = $1', [
    onStreet,
    at?.street,
    at?.name,
  ]);
  const near = await insertBreakdown(pool, `${workCardNo}/4`);
  await pool.query(`update breakdown set location = $2, street_name = 'ул. Тиха' where id = $1`, [near, at?.place]);
  const submitter = await addSubmitter(pool, `Подател ${workCardNo}`);
  try {
    const signal = await addSignal(pool, {
      submitter_id: submitter,
      status_id: 2,
      location: at?.place,
      created_at: new Date().toISOString(),
    });
    await openPreview(page, signal);
    const lines = page.getByRole('list', { name: 'Аварии наблизо' }).getByRole('listitem');
    await expect(lines.first()).toContainText(`${workCardNo}/3`);
    await expect(lines.first()).toContainText(`${at?.name} · на тази улица`);
    await expect(lines.filter({ hasText: `${workCardNo}/4` })).toContainText('ул. Тиха · на 0 м');
    await lines.getByRole('button', { name: `Свържи с авария ${workCardNo}/3` }).click();
    await expect(box(page, 'Номер')).toHaveValue(`${workCardNo}/3`);
  } finally {
    await removeSubmitter(pool, submitter);
  }
});

test('BR-12 an operator who enters a signal near an open breakdown sees the breakdown with a link, but none at 700 m', async ({
  page,
}) => {
  const id = await addOutage(`${workCardNo}/2`, 42.93);
  await addOutage(`${workCardNo}/5`, 42.9365);
  await openAs(page, 'operator', '/signal_from_oper/preview');
  await place(page).fill('42.9305, 22.81');
  await place(page).blur();
  await expect(notice(page)).toContainText('Водата е спряна до');
  const links = notice(page).getByRole('list', { name: 'Аварии наблизо' }).getByRole('link');
  await expect(links).toHaveText([`${workCardNo}/2`]);
  await expect(links).toHaveAttribute('href', `/breakdowns/preview/${id}`);
  await expectAccessibleEverywhere(page, [1440]);
});
