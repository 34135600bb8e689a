import { expect } from '@playwright/test';
import type pg from 'pg';
import { box, openBreakdownRecords, toast, type BreakdownRecords } from './breakdown-parts.ts';
import { addSignal, openPreview } from './signals.ts';
import { expectAccessibleEverywhere, openAs, test } from './support.ts';

let records: BreakdownRecords;
let pool: pg.Pool;
let submitter: number;

test.beforeAll(async () => {
  records = await openBreakdownRecords('С');
  ({ pool, submitter } = records);
});
test.afterAll(() => records.remove());

const addBreakdown = () => records.addBreakdown();

test('BR-6 BR-7 BR-12 signals are linked and unlinked, each with its own outcome', async ({ page }) => {
  const { id } = await addBreakdown();
  const first = await addSignal(pool, { submitter_id: submitter, title: 'Без вода едно' });
  const second = await addSignal(pool, { submitter_id: submitter, title: 'Без вода две' });
  await openAs(page, 'operator', `/breakdowns/preview/${id}`);
  await expect(page.getByText('Няма свързани сигнали.')).toBeVisible();
  await page.getByRole('button', { name: 'Свържи сигнал' }).click();
  const dialog = page.getByRole('dialog', { name: 'Свържи сигнал' });
  await dialog.getByRole('button', { name: 'Всички' }).click();
  await dialog.getByRole('button', { name: /^Търсене на сигнали/ }).click();
  const number = dialog.getByRole('textbox', { name: 'Сигнал №' });
  await number.fill(String(first));
  await number.press('Enter');
  await expect(dialog.locator('tbody tr')).toHaveCount(1);
  await dialog.getByRole('checkbox', { name: 'Избери всички показани сигнали' }).check();
  await expect(dialog.getByRole('button', { name: 'Свържи избраните (1)' })).toBeEnabled();
  await expectAccessibleEverywhere(page, [1440, 390]);
  await dialog.getByRole('button', { name: 'Премахни Сигнал №' }).click();
  await expect(dialog.getByRole('checkbox', { name: `Избери сигнал ${first}` })).toBeChecked();
  await dialog.getByRole('checkbox', { name: `Избери сигнал ${second}` }).check();
  await pool.query('update signal set status_id = 3 where id = $1', [second]);
  await dialog.getByRole('button', { name: 'Свържи избраните (2)' }).click();
  await expect(toast(page, 'Успешно добавен сигнал!')).toBeVisible();
  await expect(toast(page, `Сигнал ${second}: Сигнал със статус Отхвърлен`)).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: `Избери сигнал ${first}` })).toHaveCount(0);
  // The pressed button is disabled now.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: String(first) })).toBeVisible();
  await page.getByRole('button', { name: `Премахни връзката на сигнал ${first}` }).click();
  await page.getByRole('button', { name: 'Продължи' }).click();
  await expect(toast(page, 'Успешно премахнат сигнал!')).toBeVisible();
  await expect(page.getByText('Няма свързани сигнали.')).toBeVisible();
  const { rows } = await pool.query('select status_id, breakdown_id from signal where id = $1', [first]);
  expect(rows[0]).toEqual({ status_id: 1, breakdown_id: null });
});

test('one message is sent once to the submitter of each open signal; sending it again only closes the signals', async ({
  page,
}) => {
  const { id, workCardNo } = await addBreakdown();
  const linked = { submitter_id: submitter, status_id: 2, breakdown_id: id };
  const signals = [await addSignal(pool, linked), await addSignal(pool, linked)];
  const closed = await addSignal(pool, { ...linked, status_id: 4 });
  await openAs(page, 'operator', `/breakdowns/preview/${id}`);
  const send = async (closes: boolean): Promise<void> => {
    await page.getByRole('button', { name: 'Отговори на всички' }).click();
    const dialog = page.getByRole('dialog', { name: 'Отговор по 2 сигнала' });
    const message = dialog.getByRole('textbox', { name: /Съобщение до клиентите/ });
    await message.fill('Сигнал {номер}: авария {авария}, вода до {пускане}. {екип}');
    await expect(dialog.getByText('Не се попълва: {екип}')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Изпрати (2)' })).toBeDisabled();
    await message.fill('Сигнал {номер}: авария {авария}, вода до {пускане}.');
    await expect(dialog.getByText(`авария ${workCardNo}, вода до `)).toBeVisible();
    const previews = dialog.getByRole('region', { name: 'Преглед на съобщенията' });
    for (const signal of signals.toReversed()) {
      await expect(previews).toContainText(`Сигнал ${signal}: авария ${workCardNo}`);
      const next = previews.getByRole('button', { name: 'Съобщението по следващия сигнал' });
      if (signal === signals[0]) await expect(next).toBeDisabled();
      else await next.click();
    }
    await dialog.getByRole('checkbox', { name: 'Затвори сигналите след отговора' }).setChecked(closes);
    await expectAccessibleEverywhere(page, [1440]);
    await dialog.getByRole('button', { name: 'Изпрати (2)' }).click();
    await expect(dialog.getByText('записано')).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Затвори', exact: true }).click();
  };
  await send(false);
  const { rows } = await pool.query(
    'select signal_id, message from response where signal_id = any($1) order by signal_id',
    [[...signals, closed]],
  );
  expect(rows.map(({ signal_id: signal }) => signal)).toEqual(signals);
  expect(JSON.stringify(rows[1])).toContain(`Сигнал ${signals[1]}: авария ${workCardNo}`);
  await page.reload();
  await send(true);
  const after = await pool.query(
    `select (select count(*)::int from response where signal_id = any($1)) as responses,
      (select array_agg(status_id) from signal where id = any($1)) as statuses`,
    [signals],
  );
  expect(after.rows[0]).toEqual({ responses: 2, statuses: [4, 4] });
});

test('BR-7 BR-12 a breakdown shows likely signals and a signal shows near breakdowns, each with the reasons', async ({
  page,
}) => {
  const { id, workCardNo } = await addBreakdown();
  // A place too far away for matches with the records of other tests.
  await pool.query('update breakdown set location = point(22.9, 42.9), description = $2 where id = $1', [
    id,
    'Спукана тръба',
  ]);
  const near = { submitter_id: submitter, location: '(22.9,42.9005)', created_at: new Date() };
  const likely = await addSignal(pool, { ...near, title: 'Спукана тръба на улицата' });
  const shown = await addSignal(pool, { ...near, title: 'Няма вода', status_id: 2 });
  await openAs(page, 'operator', `/breakdowns/preview/${id}`);
  await page.getByRole('button', { name: 'Свържи сигнал' }).click();
  const dialog = page.getByRole('dialog', { name: 'Свържи сигнал' });
  await expect(dialog.getByRole('button', { name: 'Вероятни' })).toHaveAttribute('aria-pressed', 'true');
  const row = dialog.getByRole('row').filter({ hasText: String(likely) });
  await expect(row).toContainText('56 м');
  await expect(row).toContainText('по същото време · сходни думи');
  await expectAccessibleEverywhere(page, [1440, 390]);
  await dialog.getByRole('button', { name: `Свържи сигнал ${likely}` }).click();
  await expect(toast(page, 'Успешно добавен сигнал!')).toBeVisible();
  await expect(dialog.getByText('Няма вероятни сигнали')).toBeVisible();
  await toast(page, 'Успешно добавен сигнал!')
    .locator('xpath=ancestor::*[.//button][1]')
    .getByRole('button', { name: 'Върни' })
    .click();
  await expect(toast(page, 'Успешно премахнат сигнал!')).toBeVisible();
  await expect(row).toBeVisible();
  await openPreview(page, shown);
  const list = page.getByRole('list', { name: 'Аварии наблизо' });
  await expect(list).toContainText('на 56 м · по същото време');
  await list.getByRole('button', { name: `Свържи с авария ${workCardNo}` }).click();
  await expect(box(page, 'Номер')).toHaveValue(workCardNo);
});
