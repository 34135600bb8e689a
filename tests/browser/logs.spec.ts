import { expect, type Page } from '@playwright/test';
import type pg from 'pg';
import { addSignal, addSubmitter, box, firstRow, openDatabase, previewPath, removeSubmitter, rows } from './signals.ts';
import { expectAccessibleEverywhere, openAs, test, topTitle } from './support.ts';

let pool: pg.Pool;
let submitter: number;
let signal: number;
/** Status changes of this signal fail in the database. */
let failingSignal: number;
let moduleName: string;
let actor: string;
const traceId = 'cd'.repeat(16);

test.beforeAll(async () => {
  pool = await openDatabase();
  submitter = await addSubmitter(pool, 'Логове Проба');
  // Each worker has its own rows.
  [moduleName, actor] = [`Проба на логовете ${submitter}`, `Проба Действие ${submitter}`];
  signal = await addSignal(pool, { submitter_id: submitter });
  failingSignal = await addSignal(pool, { submitter_id: submitter });
  await pool.query(`
    create function fail_signal_${failingSignal}() returns trigger language plpgsql as
      $$ begin raise exception 'проба на грешка ${failingSignal}'; end $$;
    create trigger fail_signal_${failingSignal} before update on signal for each row when (new.id = ${failingSignal})
      execute function fail_signal_${failingSignal}()`);
  await pool.query(
    `insert into log_entry (error_message, module_name, procedure_name, signal_id, trace_id, created_on) values
       ('Писмото не е изпратено', $1, 'SendReply', $2, $3, '2026-03-05T08:00:00Z'),
       ('Ред 5: липсва номер', $1, 'ReadRow', null, null, '2026-03-06T08:00:00Z')`,
    [moduleName, signal, traceId],
  );
  await pool.query(
    `insert into activity_log (actor, entity, entity_id, action, field, old_value, new_value, trace_id, created_on) values
       ($1, 'signal', $2, 'UPDATE', 'status', 'Сигнал', 'Авария', $3, '2026-03-05T08:00:00Z'),
       ($1, 'signal', '999999999', 'CREATE', null, null, null, null, '2026-03-06T08:00:00Z')`,
    [actor, String(signal), traceId],
  );
});

test.afterAll(async () => {
  await pool.query(`drop function fail_signal_${failingSignal} cascade`);
  await pool.query(`delete from log_entry where module_name = '${moduleName}'`);
  await pool.query(`delete from activity_log where actor = '${actor}'`);
  await pool.query(`delete from exception_log where message = 'проба на грешка ${failingSignal}'`);
  await removeSubmitter(pool, submitter);
  await pool.end();
});

const openForm = async (page: Page, title: string) => {
  await page.getByRole('button', { name: title }).click();
  return page.getByRole('form', { name: title });
};
const dialog = (page: Page) => page.getByRole('dialog');
const main = (page: Page) => page.getByRole('main');

test('LG-1 the import log is found in the menu, filtered, and leads from an entry to its signal', async ({ page }) => {
  await openAs(page, 'admin', '/dashboard');
  await expect(main(page).getByRole('link', { name: 'Логове' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Логове' }).click();
  await expect(page.getByRole('columnheader')).toHaveText([
    '№',
    'Описание на грешката',
    'Модул',
    'Процедура',
    'Създаден на',
    'Импортиран файл №',
    'Действия',
  ]);
  const form = await openForm(page, 'Търсене на логове');
  await box(form, '№').fill('дванадесет');
  await box(form, 'Модул').fill(moduleName.toLowerCase());
  await box(form, 'Модул').press('Enter');
  await expect(form.getByText('Въведете число.')).toBeVisible();
  await box(form, '№').fill('');
  await box(form, 'Модул').press('Enter');
  await expect(page.getByText(/^Общо:/)).toHaveText('Общо: 2 записа.');
  await expect(page).toHaveURL(/moduleName=/);
  await expect(rows(page).nth(1).getByRole('gridcell').nth(4)).toHaveText('2026-03-05 10:00:00');
  const csv = await page.request.get((await page.getByRole('link', { name: 'CSV' }).getAttribute('href')) ?? '');
  expect((await csv.text()).split(moduleName)).toHaveLength(3);

  const link = rows(page)
    .nth(1)
    .getByRole('link', { name: /^Преглед на лог/ });
  await link.click();
  await expect(dialog(page)).toContainText(traceId);
  await expect(dialog(page).getByRole('link', { name: 'Преглед на действие' })).toBeVisible();
  await expect(dialog(page).getByText('Преглед на грешка')).toHaveCount(0);
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await rows(page).nth(1).focus();
  await page.keyboard.press('Enter');
  await dialog(page)
    .getByRole('link', { name: String(signal) })
    .click();
  await expect(topTitle(page, `Преглед на сигнал ${signal} от оператор`)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toContainText('Писмото не е изпратено');
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText(/^Общо:/)).toHaveText('Общо: 2 записа.');
});

test('LG-2 LG-3 the trace id of an error leads to the exception with its REST call and SQL statement', async ({
  page,
}) => {
  await openAs(page, 'admin', previewPath(failingSignal));
  const status = page.getByRole('form', { name: 'Статус' });
  await status.getByRole('combobox').selectOption('Отхвърлен');
  await status.getByRole('button', { name: 'Запази' }).click();
  const toast = page.getByRole('region', { name: 'Известия' });
  await toast.getByRole('link').click();
  // The page asks for a confirmation, because the chosen status is not saved.
  await page.getByRole('alertdialog').getByRole('button', { name: 'Продължи' }).click();
  await expect(topTitle(page, 'Грешки')).toBeVisible();
  await expect(page.getByText(/^Общо:/)).toHaveText('Общо: 1 записа.');
  const trace = new URL(page.url()).searchParams.get('traceId') ?? '';
  await firstRow(page)
    .getByRole('link', { name: /^Детайли за грешка/ })
    .click();
  await expect(dialog(page).getByRole('heading', { name: 'Детайли за грешка' })).toBeVisible();
  for (const text of [
    trace,
    `проба на грешка ${failingSignal}`,
    'Ангел Администраторов',
    'POST /api/signal/ChangeSignalStatus',
  ])
    await expect(dialog(page)).toContainText(text);
  await expect(dialog(page).getByRole('region', { name: 'SQL заявка' })).toContainText('update "signal" set');
  await expect(dialog(page).getByRole('region', { name: 'Стек' })).toContainText('проба на грешка');
  await expectAccessibleEverywhere(page);
  await page.reload();
  await expect(dialog(page)).toContainText('update "signal" set');
  // The failed request was rolled back.
  await expect(dialog(page).getByRole('button', { name: 'Преглед на действие' })).toBeDisabled();
  await expect(dialog(page).getByText('Заявката не е записала промени.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  const file = await page.request.get((await page.getByRole('link', { name: 'CSV' }).getAttribute('href')) ?? '');
  expect(await file.text()).toMatch(/;POST \/api\/signal\/ChangeSignalStatus;.*update ""signal"" set/);
});

test('LG-2 the list shows the exceptions of today by default; day, month and year are select lists; impossible dates are refused', async ({
  page,
}) => {
  await openAs(page, 'admin', '/logs/errors/list');
  const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Sofia' }).format();
  const form = await openForm(page, 'Търсене на грешки');
  const part = (name: string) => form.getByRole('combobox', { name });
  const choose = async (end: string, ...date: string[]) => {
    for (const [index, name] of ['ден', 'месец', 'година'].entries())
      await part(`${end}, ${name}`).selectOption({ label: date[index] ?? '' });
  };
  const dateOf = async (end: string) => {
    const values = ['ден', 'месец', 'година'].map((name) => part(`${end}, ${name}`).inputValue());
    return (await Promise.all(values)).join('/');
  };
  for (const end of ['От дата', 'До дата']) expect(await dateOf(end)).toBe(today);
  await expect(part('От дата, ден').getByRole('option')).toHaveCount(32);
  await expect(part('От дата, месец').getByRole('option')).toHaveText([
    /–/,
    'януари',
    ...Array(10).fill(/./),
    'декември',
  ]);
  await expect(part('От дата, година').getByRole('option').nth(1)).toHaveText('2021');
  await expect(part('От дата, година').getByRole('option').last()).toHaveText(today.slice(-4));
  await expect(box(form, 'От дата, час')).toHaveValue('00:00');
  await expect(box(form, 'До дата, час')).toHaveValue('23:59');
  await box(form, 'До дата, час').fill('25:00');
  await form.getByRole('button', { name: 'Търси' }).click();
  await expect(form.getByText('Въведеният час не е валиден.')).toBeVisible();
  await box(form, 'До дата, час').fill('23:59');
  await choose('От дата', '29', 'февруари', '2023');
  await form.getByRole('button', { name: 'Търси' }).click();
  await expect(form.getByText('Въведената дата не е валидна.')).toBeVisible();
  await expect(part('От дата, ден')).toBeFocused();
  await choose('От дата', '29', 'февруари', '2024');
  await choose('До дата', '28', 'февруари', '2024');
  await expect(form.getByText('Краят е преди началото.')).toBeVisible();
  await choose('До дата', '29', 'февруари', '2024');
  await form.getByRole('button', { name: 'Търси' }).click();
  await expect(page).toHaveURL(/createdFrom=2024-02-29T00%3A00&createdTo=2024-02-29T23%3A59/);
  await expect(page.getByText('Няма намерени резултати')).toBeVisible();
  await form.getByRole('button', { name: 'Изчисти' }).click();
  expect(await dateOf('От дата')).toBe(today);
  await page.getByRole('link', { name: 'Последните 30 дни' }).click();
  await expect(firstRow(page)).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.goto('/logs/errors/list?createdFrom=2026-01-32T00:00&createdTo=2026-01-01T25:00');
  await expect(page.getByText('Част от адреса на страницата не може да се използва и е пропусната.')).toBeVisible();
});

test('LG-5 activities show who, when, what and both values; only an existing record is a link', async ({ page }) => {
  await openAs(page, 'admin', `/logs/activity/list?username=${encodeURIComponent(actor)}`);
  await expect(rows(page)).toHaveCount(2);
  await expect(firstRow(page)).toContainText('изтрит');
  await expect(firstRow(page).getByRole('link', { name: 'Сигнал 999999999' })).toHaveCount(0);
  const texts = ['2026-03-05 10:00:00', actor, 'Промяна', `Сигнал ${signal}`, 'Статус', 'Сигнал', 'Авария', 'cdcdcdcd'];
  for (const [place, text] of texts.entries())
    await expect(rows(page).nth(1).getByRole('gridcell').nth(place)).toHaveText(text);
  await expectAccessibleEverywhere(page);
  await rows(page)
    .nth(1)
    .getByRole('link', { name: /^Преглед на действие/ })
    .click();
  await expect(dialog(page)).toContainText(traceId);
  await dialog(page)
    .getByRole('link', { name: `Сигнал ${signal}` })
    .click();
  await expect(topTitle(page, `Преглед на сигнал ${signal} от оператор`)).toBeVisible();
});

test('LG-5 the history of a signal shows its changes as they happen, and the list of activities announces them', async ({
  page,
  context,
}) => {
  const changed = await addSignal(pool, { submitter_id: submitter });
  await openAs(page, 'admin', '/logs/activity/list');
  await expect(firstRow(page)).toBeVisible();
  const preview = await context.newPage();
  await preview.goto(previewPath(changed));
  const history = preview.locator('section', { has: preview.getByRole('heading', { name: 'История' }) }).last();
  await expect(history).toContainText('Няма записани промени.');
  const status = preview.getByRole('form', { name: 'Статус' });
  await status.getByRole('combobox').selectOption('Отхвърлен');
  await status.getByRole('button', { name: 'Запази' }).click();
  await expect(history.getByRole('listitem').filter({ hasText: 'Статус: Сигнал → Отхвърлен' })).toContainText(
    'Ангел Администраторов',
  );
  await expectAccessibleEverywhere(preview, [1440]);
  await page.getByRole('button', { name: /^Обновен списък/ }).click();
  await expect(
    rows(page)
      .filter({ hasText: `Сигнал ${changed}` })
      .first(),
  ).toBeVisible();
});

test('LG-1 LG-2 new log entries and exceptions are announced while the list is open', async ({ page, context }) => {
  const addException = (): Promise<unknown> =>
    pool.query(`insert into exception_log (message) values ('проба на грешка ${failingSignal}')`);
  await addException();
  const exceptions = await context.newPage();
  await openAs(page, 'admin', `/logs/list?moduleName=${encodeURIComponent(moduleName)}`);
  const searchedText = encodeURIComponent(`проба на грешка ${failingSignal}`);
  await exceptions.goto(`/logs/errors/list?message=${searchedText}`);
  await expect(rows(page)).toHaveCount(2);
  await expect(firstRow(exceptions)).toBeVisible();
  const before = await rows(exceptions).count();
  await pool.query(`insert into log_entry (error_message, module_name) values ('Ред 6: липсва номер', $1)`, [
    moduleName,
  ]);
  await addException();
  for (const list of [page, exceptions]) await list.getByRole('button', { name: /^Обновен списък: / }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(exceptions)).toHaveCount(before + 1);
});

test('LG-5 an operator sees the history of a signal, a citizen does not', async ({ page, browser }) => {
  await openAs(page, 'operator', previewPath(signal));
  await expect(page.getByRole('heading', { name: 'История' })).toBeVisible();
  const other = await browser.newContext();
  const citizen = await other.newPage();
  await openAs(citizen, 'citizen', '/signals/list');
  await firstRow(citizen).getByRole('link').last().click();
  await expect(citizen.getByRole('heading', { name: 'Данни', exact: true })).toBeVisible();
  await expect(citizen.getByRole('heading', { name: 'История' })).toHaveCount(0);
  await other.close();
});
