/** The list of signals: changes of several rows, and the printed list. */
import { expect, type Locator, type Page } from '@playwright/test';
import type pg from 'pg';
import {
  addSignal,
  addSubmitter,
  firstRow,
  intercept,
  listPath,
  openDatabase,
  removeSubmitter,
  rows,
} from './signals.ts';
import { expectAccessible, expectAccessibleEverywhere, openAs, test } from './support.ts';

let pool: pg.Pool;
let submitter: number;
let ids: number[];
let title: string;

test.beforeEach(async () => {
  pool = await openDatabase();
  title = `Групов${process.pid}${Date.now() % 1_000_000}`;
  submitter = await addSubmitter(pool, title);
  ids = [];
  for (let index = 0; index < 6; index += 1)
    ids.unshift(await addSignal(pool, { title: `${title} ${index}`, submitter_id: submitter }));
});
test.afterEach(async () => {
  await pool.query('delete from activity_log where entity_id = any($1::text[])', [ids.map(String)]).catch(() => {});
  await removeSubmitter(pool, submitter);
  await pool.end();
});

/** The signals that have replies, newest signal first, with the number of their replies. */
const readReplies = async (): Promise<{ signal_id: number; count: number }[]> => {
  const { rows: counted } = await pool.query<{ signal_id: number; count: number }>(
    'select signal_id, count(*)::int as count from response where signal_id = any($1) group by 1 order by 1 desc',
    [ids],
  );
  return counted;
};

/** Opens the six signals, in the order of `ids`, five on a page. */
const openSignals = async (page: Page): Promise<void> => {
  await openAs(page, 'operator', `${listPath}?words=${title}&size=5`);
  await expect(rows(page)).toHaveCount(5);
  await expect(check(page, 0)).toBeVisible();
};
const check = (page: Page, index: number): Locator =>
  page.getByRole('checkbox', { name: `Избери сигнал ${ids[index]}`, exact: true });
const bar = (page: Page): Locator => page.getByRole('region', { name: 'Избрани редове' });
const openAction = async (page: Page, action: string, title: string): Promise<Locator> => {
  await bar(page).getByRole('button', { name: action }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
};
const outcome = (dialog: Locator, index: number): Locator =>
  dialog.getByRole('listitem').filter({ hasText: `сигнал ${ids[index]}` });
const stored = async (columns: string): Promise<unknown[]> =>
  (await pool.query(`select ${columns} from signal where id = any($1) order by id desc`, [ids])).rows;

test.describe('changes of several signals', () => {
  test('rows are checked by keyboard and mouse, and stay checked on other pages', async ({ page }) => {
    await openSignals(page);
    await firstRow(page).focus();
    await page.keyboard.press('x');
    await expect(check(page, 0)).toBeChecked();
    await page.keyboard.press('Shift+ArrowDown');
    await expect(bar(page)).toContainText('Избрани: 2');
    await check(page, 4).click({ modifiers: ['Shift'] });
    await expect(bar(page)).toContainText('Избрани: 5');
    await expect(page.getByRole('checkbox', { name: 'Избери всички на страницата' })).toBeChecked();
    await check(page, 2).click();
    await expect(bar(page)).toContainText('Избрани: 4');
    await page.getByRole('link', { name: 'Страница 2' }).click();
    await check(page, 5).click();
    await expect(bar(page)).toContainText('Избрани: 5');
    await page.getByRole('link', { name: 'Страница 1', exact: true }).click();
    await expect(check(page, 0)).toBeChecked();
    await expect(check(page, 2)).not.toBeChecked();
    await expectAccessibleEverywhere(page, [1440, 1024]);
    await bar(page).getByRole('button', { name: 'Изчисти избора' }).click();
    await expect(bar(page)).toBeHidden();
    await expect(check(page, 0)).not.toBeChecked();
  });

  test('taking: each row has its outcome, and a repetition writes the rows that were not written', async ({ page }) => {
    await pool.query(
      `insert into colleague (subject, name) values ('bulk-other', 'Петър Илиев') on conflict do nothing`,
    );
    await pool.query(`update signal set taken_by = 'bulk-other' where id = $1`, [ids[1]]);
    await openSignals(page);
    for (const index of [0, 1, 2]) await check(page, index).click();
    const dialog = await openAction(page, 'Поеми', 'Поемане на 3 сигнала');
    await dialog.getByRole('button', { name: 'Поеми (3)' }).click();
    await expect(dialog.getByRole('status')).toHaveText('Записани 2 от 3 реда.');
    await expect(outcome(dialog, 0)).toContainText('записано');
    await expect(outcome(dialog, 1)).toContainText('променено междувременно: по сигнала работи Петър Илиев');
    await expectAccessibleEverywhere(page, [1440, 1024]);
    await pool.query(`update signal set taken_by = null where id = $1`, [ids[1]]);
    await dialog.getByRole('button', { name: 'Повтори за останалите (1)' }).click();
    await expect(dialog.getByRole('status')).toHaveText('Записани 3 от 3 реда.');
    await expect(dialog.getByRole('button', { name: /^Повтори/ })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Затвори' }).click();
    await expect(bar(page)).toBeHidden();
    expect((await stored('taken_by is not null as taken')).slice(0, 4)).toEqual([
      { taken: true },
      { taken: true },
      { taken: true },
      { taken: false },
    ]);
  });

  test('closing: each reply is stored once in spite of a lost response; the statuses can be restored', async ({
    page,
  }) => {
    await openSignals(page);
    for (const index of [0, 1, 2, 3]) await check(page, index).click();
    await pool.query(`update signal set status_id = 4 where id = $1`, [ids[1]]);
    await pool.query(`update signal set status_id = 2 where id = $1`, [ids[2]]);
    let firstSignalReplies = 0;
    await intercept(page, 'ReplyToCheckedSignal', async (route) => {
      const response = await route.fetch();
      const isFirst = route.request().postData()?.includes(`"${ids[0]}"`) && firstSignalReplies++ === 0;
      return isFirst ? route.abort() : route.fulfill({ response });
    });
    const dialog = await openAction(page, 'Затвори със съобщение', 'Затваряне на 4 сигнала');
    const send = dialog.getByRole('button', { name: 'Затвори със съобщение (4)' });
    await expect(dialog).toContainText('4 от 4 няма да видят съобщението, защото нямат профил. Обадете се:');
    await expect(dialog).toContainText(`№ ${ids[3]} ${title}`);
    await expect(send).toBeDisabled();
    const message = dialog.getByRole('textbox', { name: /^Съобщение до клиентите/ });
    await message.fill('Аварията е отстранена.');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await bar(page).getByRole('button', { name: 'Затвори със съобщение' }).click();
    await expect(message).toHaveValue('Аварията е отстранена.');
    await send.click();
    await expect(dialog.getByRole('status')).toHaveText('Записани 2 от 4 реда.', { timeout: 30_000 });
    await expect(outcome(dialog, 0)).toContainText('записано');
    await expect(outcome(dialog, 1)).toContainText('променено междувременно: статусът е Отхвърлен/Затворен');
    await expect(outcome(dialog, 2)).toContainText('променено междувременно: статусът е Авария');
    // The clients of these two have got no message.
    expect((await readReplies()).map(({ signal_id }) => signal_id)).toEqual([ids[0], ids[3]]);
    await dialog.getByRole('button', { name: 'Повтори за останалите (2)' }).click();
    await expect(dialog.getByRole('status')).toHaveText('Записани 3 от 4 реда.');
    await pool.query(`update signal set status_id = 2 where id = $1`, [ids[3]]);
    await expect(dialog).toContainText(
      'Връщането не оттегля изпратените съобщения. Който е чакал отговор, пак ще го чака.',
    );
    await dialog.getByRole('button', { name: 'Върни статусите' }).click();
    await expect(dialog.getByRole('status')).toHaveText('Записани 3 от 4 реда. Върнати 2 от 3 реда.');
    await expect(outcome(dialog, 3)).toContainText(/записано.*не е върнато, променено междувременно: .*Авария/);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Затвори', exact: true }).click();
    await expect(bar(page)).toContainText('Избрани: 1');
    // The undo is still offered for the signal that was not taken back.
    await page.getByRole('button', { name: 'Върни статусите' }).click();
    await expect(page.getByRole('dialog', { name: 'Връщане на статусите на 1 сигнал' })).toBeVisible();
    await page.keyboard.press('Escape');
    expect(firstSignalReplies).toBeGreaterThan(1);
    expect((await stored('status_id')).map((row) => (row as { status_id: number }).status_id)).toEqual([
      1, 4, 2, 2, 1, 1,
    ]);
    expect(await readReplies()).toEqual([ids[0], ids[2], ids[3]].map((signal_id) => ({ signal_id, count: 1 })));
    await check(page, 1).click();
  });

  test('closing offers the reply templates; facts of each signal replace the placeholders, and none is sent unfilled', async ({
    page,
  }) => {
    await openSignals(page);
    for (const index of [0, 1]) await check(page, index).click();
    const dialog = await openAction(page, 'Затвори със съобщение', 'Затваряне на 2 сигнала');
    const message = dialog.getByRole('textbox', { name: /^Съобщение до клиентите/ });
    const choose = async (template: string): Promise<void> => {
      await dialog.getByRole('button', { name: 'Шаблони' }).click();
      const templates = page.getByRole('dialog', { name: 'Шаблони' });
      await expectAccessible(page);
      await templates.getByRole('button', { name: template }).click();
      await expect(templates).toHaveCount(0);
    };
    await choose('Изпратен екип');
    await expect(message).toHaveValue(/По сигнал № \{номер\}.*Авария № \{авария\}\./s);
    const send = dialog.getByRole('button', { name: 'Затвори със съобщение (2)' });
    await send.click();
    await expect(outcome(dialog, 0)).toContainText('отказано: няма стойност за {авария}');
    await expect(outcome(dialog, 1)).toContainText('отказано: няма стойност за {авария}');
    const { rows: none } = await pool.query('select from response where signal_id = any($1)', [ids]);
    expect(none).toHaveLength(0);
    await dialog.getByRole('button', { name: 'Затвори', exact: true }).click();
    await openAction(page, 'Затвори със съобщение', 'Затваряне на 2 сигнала');
    await message.fill('До {клиент}, сигнал {номер} от {оператор}.');
    await send.click();
    await expect(dialog.getByRole('status')).toHaveText('Записани 2 от 2 реда.');
    const { rows: replies } = await pool.query<{ id: number; message: string }>(
      'select signal_id as id, message::text from response where signal_id = any($1) order by 1 desc',
      [ids],
    );
    expect(replies.map(({ id }) => id)).toEqual([ids[0], ids[1]]);
    for (const reply of replies)
      expect(reply.message).toContain(`До ${title}, сигнал ${reply.id} от Огнян Операторов.`);
  });

  test('priority and hand-over: one value is chosen for all rows; a stopped run leaves the other rows unsent', async ({
    page,
  }) => {
    await openSignals(page);
    await check(page, 0).click();
    await check(page, 1).click();
    await check(page, 2).click();
    const dialog = await openAction(page, 'Приоритет', 'Приоритет на 3 сигнала');
    await dialog.getByRole('combobox', { name: 'Приоритет' }).selectOption('Спешен');
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const stopHolding = await intercept(page, 'PrioritizeCheckedSignal', async (route) => {
      await released;
      await route.fallback();
    });
    await dialog.getByRole('button', { name: 'Приоритет (3)' }).click();
    await expect(outcome(dialog, 0)).toContainText('записва се…');
    await dialog.getByRole('button', { name: 'Спри' }).click();
    release();
    await expect(dialog.getByRole('status')).toHaveText('Записани 1 от 3 реда.');
    await stopHolding();
    await dialog.getByRole('button', { name: 'Повтори за останалите (2)' }).click();
    await expect(dialog.getByRole('status')).toHaveText('Записани 3 от 3 реда.');
    await dialog.getByRole('button', { name: 'Затвори' }).click();
    expect((await stored('priority_id')).slice(0, 3)).toEqual([
      { priority_id: 4 },
      { priority_id: 4 },
      { priority_id: 4 },
    ]);

    await pool.query(
      `insert into colleague (subject, name) values ('bulk-other', 'Петър Илиев') on conflict do nothing`,
    );
    await check(page, 3).click();
    const handOver = await openAction(page, 'Предай', 'Предаване на 1 сигнал');
    await handOver.getByRole('combobox', { name: 'На кого' }).selectOption('Петър Илиев');
    await handOver.getByRole('button', { name: 'Предай (1)' }).click();
    await expect(handOver.getByRole('status')).toHaveText('Записани 1 от 1 ред.');
    await handOver.getByRole('button', { name: 'Затвори' }).click();
    expect((await stored('taken_by'))[3]).toEqual({ taken_by: 'bulk-other' });
  });

  test('citizens cannot check rows', async ({ page }) => {
    await openAs(page, 'citizen', '/signals/list');
    await expect(page.getByRole('grid')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });
});

test('FI-11 the printed list has a title, its filter and the time, and no controls', async ({ page }) => {
  await openSignals(page);
  await page.emulateMedia({ media: 'print' });
  // The part that is printed is loaded after the rows.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(page.getByRole('heading', { level: 1, name: 'Сигнали' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByText(`Филтър: Думи ${title}`)).toBeVisible();
  await expect(
    page.getByText(/Показани са 5 от 6 записа\. Разпечатано на \d{4}-\d\d-\d\d \d\d:\d\d:\d\d\./),
  ).toBeVisible();
  for (const control of ['checkbox', 'textbox', 'combobox', 'navigation'] as const)
    await expect(page.getByRole(control).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Преглед на сигнал/ }).filter({ visible: true })).toHaveCount(0);
});

test('FI-11 SG-16 printing a list of more than 100 rows prints 100 of them and says so; then the size is restored', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => void (document.documentElement.dataset['printed'] = 'true');
  });
  await openAs(page, 'operator', listPath);
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByRole('main').getByRole('link', { name: 'Подай сигнал' })).toHaveAttribute(
    'title',
    'Вие като оператор можете да подавате сигнали',
  );
  await page.getByRole('button', { name: 'Печат' }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  await expect(rows(page)).toHaveCount(100);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText(/Показани са 100 от [\d\s]{3,} записа/)).toBeAttached();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(rows(page)).toHaveCount(10);
  await expect(page).toHaveURL(new RegExp(`${listPath}$`));
});
