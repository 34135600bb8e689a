import { expect, type Page } from '@playwright/test';
import type pg from 'pg';
import { box, choose, fact, form, openBreakdownRecords, shortFields, toast } from './breakdown-parts.ts';
import type { BreakdownRecords } from './breakdown-parts.ts';
import { addSignal, openPreview } from './signals.ts';
import { expectAccessibleEverywhere, openAs, test } from './support.ts';

let records: BreakdownRecords;
let pool: pg.Pool;
let submitter: number;

test.beforeAll(async () => {
  records = await openBreakdownRecords('Т');
  ({ pool, submitter } = records);
});
test.afterAll(() => records.remove());

const addBreakdown = () => records.addBreakdown();

const stored = async (id: number) =>
  (await pool.query('select water_stop_people, description, priority_id, visoft_id from breakdown where id = $1', [id]))
    .rows[0] as Record<string, unknown>;

const otherFields = [
  'Описание на улицата',
  'Описание',
  'Външен №',
  'Тръба',
  'Локация на аварията',
  'Засегнати улици',
  'Проверена',
];

const expectFields = async (page: Page, names: readonly string[]): Promise<void> => {
  for (const name of names)
    await expect(
      form(page)
        .getByLabel(new RegExp(`^${name}\\s*(\\*|$)`))
        .first(),
    ).toBeVisible();
};

test('BR-1 BR-2 BR-3 BR-4 BR-5 the list has columns, a filter and a CSV link, and opens a preview', async ({
  page,
}) => {
  const { workCardNo } = await addBreakdown();
  await openAs(page, 'operator', '/breakdowns/list');
  await expect(page.getByRole('columnheader').first()).toBeVisible();
  const headings = (await page.getByRole('columnheader').allInnerTexts()).map((text) =>
    text.replace(/[^а-я ].*$/i, ''),
  );
  expect(headings.map((text) => text.trim()).slice(0, 15)).toEqual([
    'Работна карта',
    'Състояние',
    'Област',
    'Община',
    'Населено място',
    'Улица',
    'Описание на улицата',
    'Описание',
    'Приоритет',
    'Дата на сигнала',
    'Ремонт от',
    'Ремонт до',
    'Спряна вода на',
    'Пусната вода на',
    'Хора без вода',
  ]);
  await page.getByRole('button', { name: /^Търсене на аварии/ }).click();
  const filter = page.getByRole('form', { name: 'Търсене на аварии' });
  await filter.getByRole('textbox', { name: 'Работна карта' }).fill(workCardNo);
  await filter.getByRole('textbox', { name: 'Работна карта' }).press('Enter');
  await expect(page).toHaveURL(/workCardNo=/);
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'CSV' })).toHaveAttribute('href', /\/files\/breakdowns\.csv\?filter=/);
  await page.getByRole('link', { name: workCardNo, exact: true }).click();
  await expect(page.getByRole('heading', { name: `Авария ${workCardNo}` })).toBeVisible();
  await expect(fact(page, 'Авария №')).toHaveText(`${workCardNo} Изпратен екип`);
  await expect(fact(page, 'Засегнати потребители')).toHaveText('412');
  await expect(page.getByRole('term')).toHaveText([
    'Авария №',
    'Географска ширина',
    'Географска дължина',
    'Начало',
    'Планиран ремонт от',
    'Планиран ремонт до',
    'Планирано спиране от',
    'Планирано спиране до',
    'Външен № (visoftId)',
    'Тръба (osmId)',
    'КЕВР категория 1',
    'КЕВР категория 2',
    'Област / община',
    'Населено място',
    'Улица',
    'Приоритет',
    'Засегнати потребители',
    'Брой сигнали',
    'Създадена от',
    'Проверена',
    'Описание',
  ]);
  await expect(page.getByRole('figure', { name: /Времева линия: Начало .*Планиран ремонт/ })).toBeVisible();
  await expectAccessibleEverywhere(page, [1440]);
});

test('BR-8 BR-10 a new breakdown has mandatory fields, a proposed number, and town and pipe of the chosen place', async ({
  page,
}) => {
  await openAs(page, 'operator', '/breakdowns/add');
  await expect(box(page, 'Номер')).not.toHaveValue('');
  await expectFields(page, [...shortFields, ...otherFields]);
  const workCardNo = `Н${process.pid}-${Date.now()}`;
  await box(page, 'Номер').fill('');
  await form(page).getByRole('button', { name: 'Запази аварията' }).click();
  await expect(form(page).getByText('Полето е задължително')).toHaveCount(5);
  await expect(box(page, 'Номер')).toBeFocused();
  const { workCardNo: taken } = await addBreakdown();
  await box(page, 'Номер').fill(taken);
  await expect(form(page).getByText(`Вече има авария с номер ${taken}.`)).toBeVisible();
  await box(page, 'Номер').fill(workCardNo);
  await box(page, 'Засегнати потребители').fill('-1');
  await expect(form(page).getByText('Въведете цяло число от 0 до 10 000 000.')).toBeVisible();
  await box(page, 'Засегнати потребители').fill('40');
  await choose(page, 'Приоритет', 'Висок');
  await choose(page, 'Категория 1', 'Авария на СВО');
  await choose(page, 'Категория 2', 'Корозия');
  const { rows } = await pool.query<{ at: { x: number; y: number }; town: string }>(
    'select location as at, town_name as town from breakdown where osm_id is not null and id < 100 order by id limit 1',
  );
  const at = rows[0]?.at ?? { x: 0, y: 0 };
  await box(page, 'Локация на аварията').fill(`${at.y}, ${at.x}`);
  await box(page, 'Локация на аварията').press('Enter');
  await expect(box(page, 'Населено място')).toHaveValue(rows[0]?.town ?? '');
  await expect(box(page, 'Тръба')).not.toHaveValue('');
  await expectAccessibleEverywhere(page, [1440]);
  await form(page).getByRole('button', { name: 'Запази аварията' }).click();
  await expect(toast(page, `Открита е нова авария с номер ${workCardNo}.`)).toBeVisible();
  await expect(page).toHaveURL(/\/breakdowns\/preview\/\d+$/);
  await expect(page.getByRole('heading', { name: `Авария ${workCardNo}` })).toBeVisible();
});

test('BR-4 BR-9 BR-10 changes of two people to different fields are both kept; for the same field both values are shown', async ({
  page,
}) => {
  const { id, workCardNo } = await addBreakdown();
  await openAs(page, 'operator', `/breakdowns/preview/${id}`);
  await page.getByRole('button', { name: 'Редакция' }).click();
  await pool.query(`update breakdown set visoft_id = 'VS-9' where id = $1`, [id]);
  await box(page, 'Описание').fill('Теч от муфа');
  await expect(form(page).getByText('1 незаписана промяна')).toBeVisible();
  await form(page).getByRole('button', { name: 'Запази аварията' }).click();
  await expect(toast(page, `Данните за авария ${workCardNo} са обновени успешно.`)).toBeVisible();
  expect(await stored(id)).toMatchObject({ visoft_id: 'VS-9', description: 'Теч от муфа' });

  await page.getByRole('button', { name: 'Редакция' }).click();
  await box(page, 'Засегнати потребители').fill('500');
  await box(page, 'Описание').fill('Теч от тръба');
  await pool.query(`update breakdown set water_stop_people = 380, priority_id = 1 where id = $1`, [id]);
  await form(page).getByRole('button', { name: 'Запази аварията' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Данните са променени от друг' });
  await expect(dialog.getByRole('row', { name: /Засегнати потребители/ })).toContainText('500380');
  await expect(dialog.getByText('Без разминаване: Приоритет → Нисък')).toBeVisible();
  await expectAccessibleEverywhere(page, [1440]);
  await dialog.getByRole('radio', { name: '380' }).check();
  await dialog.getByRole('button', { name: 'Запази избраното' }).click();
  await expect
    .poll(() => stored(id))
    .toMatchObject({
      water_stop_people: 380,
      priority_id: 1,
      description: 'Теч от тръба',
    });
});

test('on a phone, the times of a breakdown fit into the page', async ({ page }) => {
  const { id } = await addBreakdown();
  await pool.query(
    `update breakdown set water_stop_start = now() - interval '1 hour',
       water_stop_end = now() + interval '30 hours' where id = $1`,
    [id],
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'operator', `/breakdowns/preview/${id}`);
  const times = page.getByRole('figure', { name: /^Времева линия/ });
  await expect(times.getByText(/^Без вода .* 412 души$/)).toBeVisible();
  const sides = () =>
    times.locator('*').evaluateAll((parts) => {
      const boxes = parts.map((part) => part.getBoundingClientRect());
      return [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))];
    });
  const [, right] = await sides();
  expect(right).toBeLessThanOrEqual(390);
  await pool.query('update breakdown set finished = true, finished_at = now() where id = $1', [id]);
  await page.reload();
  await expect(times.getByText(/Отстранена на \d\d:\d\d · /)).toBeVisible();
  const [left, end] = await sides();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(end).toBeLessThanOrEqual(390);
});

test('BR-9 an end before its start is reported beside the field, which gets the focus', async ({ page }) => {
  const { id } = await addBreakdown();
  await openAs(page, 'operator', `/breakdowns/preview/${id}`);
  await page.getByRole('button', { name: 'Редакция' }).click();
  await box(page, 'Планиран ремонт до').fill('01/01/2020');
  await expect(form(page).getByText('Краят е преди началото.')).toBeVisible();
  await form(page).getByRole('button', { name: 'Запази аварията' }).click();
  await expect(box(page, 'Планиран ремонт до')).toBeFocused();
});

test('BR-4 invalid coordinates do not delete the stored location: the field gets the focus', async ({ page }) => {
  const { id } = await addBreakdown();
  await openAs(page, 'operator', `/breakdowns/preview/${id}`);
  await page.getByRole('button', { name: 'Редакция' }).click();
  await box(page, 'Локация на аварията').fill('51.5, -0.12');
  await page.keyboard.press('Tab');
  await form(page).getByRole('button', { name: 'Запази аварията' }).click();
  await expect(form(page).getByText('Мястото е извън България.')).toBeVisible();
  await expect(box(page, 'Локация на аварията')).toBeFocused();
  const { rows } = await pool.query('select location::text as at from breakdown where id = $1', [id]);
  expect(rows).toEqual([{ at: '(22.963,42.548)' }]);
});

test('BR-9 a breakdown that is deleted while its form is open is not saved, and the form keeps what was typed', async ({
  page,
}) => {
  const { id, workCardNo } = await addBreakdown();
  await openAs(page, 'operator', `/breakdowns/preview/${id}`);
  await page.getByRole('button', { name: 'Редакция' }).click();
  await box(page, 'Описание').fill('Теч от муфа');
  await pool.query('delete from breakdown where id = $1', [id]);
  await form(page).getByRole('button', { name: 'Запази аварията' }).click();
  await expect(toast(page, new RegExp(`^Данните за авария ${workCardNo} не e обновени\\. Грешка `))).toBeVisible();
  await expect(box(page, 'Описание')).toHaveValue('Теч от муфа');
  await page.reload();
  await expect(page.getByText(`Няма авария ${id}`)).toBeVisible();
});

test('BR-4 the time bar shows the delay against the plan, of open and finished breakdowns', async ({ page }) => {
  const { id } = await addBreakdown();
  await pool.query(
    `update breakdown set repair_start = now() - interval '2 hours', repair_end = now() - interval '65 minutes'
     where id = $1`,
    [id],
  );
  await openAs(page, 'operator', `/breakdowns/preview/${id}`);
  const times = page.getByRole('figure', { name: /^Времева линия/ });
  await expect(times.getByText(/^Закъснява с 1 ч 0\d мин$/)).toBeVisible();
  await expectAccessibleEverywhere(page, [1440, 390]);
  await page.getByRole('button', { name: 'Редакция' }).click();
  await form(page).getByRole('checkbox', { name: 'Приключена' }).check();
  await form(page).getByRole('button', { name: 'Запази аварията' }).click();
  await expect(times.getByText(/Отстранена на \d\d:\d\d · 1 ч 0\d мин след планираното$/)).toBeVisible();
  await expect(fact(page, 'Отстранена на')).toHaveText(/^20/);
  await page.getByRole('button', { name: 'Редакция' }).click();
  await form(page).getByRole('checkbox', { name: 'Приключена' }).uncheck();
  await form(page).getByRole('button', { name: 'Запази аварията' }).click();
  await expect(times.getByText(/^Закъснява с /)).toBeVisible();
});

test('SG-10 BR-12 the preview of a signal has the form of its breakdown, or offers to choose a breakdown', async ({
  page,
}) => {
  const { id, workCardNo } = await addBreakdown();
  const signal = await addSignal(pool, { submitter_id: submitter, status_id: 2 });
  await openPreview(page, signal);
  await expect(page.getByRole('link', { name: 'Нова авария от сигнала' })).toBeVisible();
  const choice = page.getByRole('combobox', { name: 'Свържи с авария №' });
  // The street in Latin letters.
  await pool.query(`update breakdown set street_name = 'ул. „Отец Паисий“' where id = $1`, [id]);
  await choice.fill(`otec paisij ${workCardNo}`);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    new RegExp(`^${workCardNo} · ул. „Отец Паисий“`),
  ]);
  await choice.fill(workCardNo);
  await page.getByRole('option', { name: new RegExp(workCardNo) }).click();
  await page.getByRole('button', { name: 'Свържи', exact: true }).click();
  await expect(box(page, 'Номер')).toHaveValue(workCardNo);
  await expect(form(page).getByRole('group')).toHaveCount(5);
  await expectFields(page, shortFields);
  await box(page, 'Засегнати потребители').fill('15');
  await form(page).getByRole('button', { name: 'Запази аварията' }).click();
  await expect(toast(page, `Данните за авария ${workCardNo} са обновени успешно.`)).toBeVisible();
  expect(await stored(id)).toMatchObject({ water_stop_people: 15 });
  await expectAccessibleEverywhere(page, [1440]);
});
