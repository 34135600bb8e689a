import { expect, type Page } from '@playwright/test';
import type pg from 'pg';
import { addSignal, addSubmitter, openDatabase, openPreview, previewPath, removeSubmitter } from './signals.ts';
import { expectAccessibleEverywhere, openAs, openByLink, test } from './support.ts';

let pool: pg.Pool;
let submitter: number;

test.beforeAll(async () => {
  pool = await openDatabase();
  submitter = await addSubmitter(pool, 'Свързан Подател');
});
test.afterAll(async () => {
  await removeSubmitter(pool, submitter);
  await pool.end();
});

/** Adds two signals at one place, far from the signals of other tests. */
const addPair = async (place: string): Promise<[string, string]> => {
  const columns = { submitter_id: submitter, location: place };
  const target = await addSignal(pool, { ...columns, title: 'Спукана тръба пред школото' });
  const duplicate = await addSignal(pool, { ...columns, title: 'Тече вода до училището' });
  return [String(duplicate), String(target)];
};

const links = (page: Page) =>
  page.getByRole('complementary', { name: 'Данни за сигнала' }).locator('section', { hasText: 'Свързани сигнали' });
const openDialog = async (page: Page) => {
  await links(page).getByRole('button', { name: 'Свържи или обедини' }).click();
  const dialog = page.getByRole('dialog', { name: 'Връзка с друг сигнал' });
  await expect(dialog).toBeVisible();
  return dialog;
};
const toasts = (page: Page) => page.getByRole('region', { name: 'Известия' });

test('two signals are linked from a suggestion, both show it live, and the link is undone in the toast', async ({
  page,
  context,
}) => {
  const [id, otherId] = await addPair('(23.9101,42.1101)');
  const other = await context.newPage();
  await openPreview(other, Number(otherId));
  await expect(links(other)).toContainText('Няма свързани сигнали.');
  await openPreview(page, Number(id));
  const dialog = await openDialog(page);
  await expectAccessibleEverywhere(page);
  await dialog.getByRole('listitem').filter({ hasText: otherId }).getByRole('button').click();
  await expect(dialog.getByRole('status')).toContainText('Спукана тръба пред школото');
  await expect(dialog.getByRole('status')).toContainText(/ · на 0 м$/);
  await dialog.getByRole('button', { name: 'Свържи', exact: true }).click();
  await expect(dialog).toBeHidden();
  const link = links(page).getByRole('link', { name: otherId });
  await expect(link).toHaveAttribute('href', previewPath(otherId));
  await expect(links(other).getByRole('link', { name: id })).toBeVisible();
  await toasts(page).getByRole('button', { name: 'Върни' }).click();
  await expect(toasts(page)).toContainText('Връзката е премахната.');
  await expect(links(page)).toContainText('Няма свързани сигнали.');
  await expect(links(other)).toContainText('Няма свързани сигнали.');
});

test('FI-9 a missing, invalid or unknown number is reported, and also the number of the signal itself', async ({
  page,
}) => {
  const [id] = await addPair('(23.9102,42.1201)');
  await openPreview(page, Number(id));
  const dialog = await openDialog(page);
  const number = dialog.getByRole('textbox', { name: 'Номер на сигнала' });
  for (const [typed, problem] of [
    ['', 'Задължително поле'],
    ['две', 'Въведете число.'],
    [id, 'Това е номерът на същия сигнал.'],
    ['99999999', 'Няма сигнал № 99999999.'],
  ] as const) {
    await number.fill(typed);
    await dialog.getByRole('button', { name: 'Свържи', exact: true }).click();
    await expect(dialog).toContainText(problem);
  }
  await number.focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('SG-12 a duplicate is merged: the signal is closed with one message to the client, also after a lost response; undo reopens the signal', async ({
  page,
}) => {
  const [id, otherId] = await addPair('(23.9103,42.1301)');
  await openPreview(page, Number(id));
  const dialog = await openDialog(page);
  await dialog.getByRole('textbox', { name: 'Номер на сигнала' }).fill(`№ ${otherId}`);
  await dialog.getByRole('radio', { name: 'Този сигнал е за същото и се затваря' }).check();
  await expect(dialog).toContainText(`Сигнал № ${id} ще се затвори, а работата продължава по № ${otherId}.`);
  const message = dialog.getByRole('textbox', { name: 'Съобщение до клиента' });
  await expect(message).toHaveValue(new RegExp(`сигнал № ${otherId}`));
  await expect(dialog).toContainText('Клиентът няма профил и няма да види съобщението.');
  // A changed text follows the number too.
  await message.press('End');
  await message.press('Control+End');
  await page.keyboard.type(' Благодарим!');
  const number = dialog.getByRole('textbox', { name: 'Номер на сигнала' });
  await number.fill('999999999');
  await expect(message).toHaveValue(/сигнал № 999999999\. .+ Благодарим!$/s);
  await number.fill(otherId);
  await expect(message).toHaveValue(new RegExp(`сигнал № ${otherId}\\. .+ Благодарим!$`, 's'));
  await message.fill('Работим по случая.');
  await expectAccessibleEverywhere(page);
  // The first response is lost after the service has stored the merge.
  let sent = 0;
  await page.route('**/graphql', async (route) => {
    if (!(route.request().postData() ?? '').includes('MergeSignal')) return route.fallback();
    sent += 1;
    if (sent > 1) return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await dialog.getByRole('button', { name: 'Обедини и затвори' }).click();
  await expect(toasts(page)).toContainText(`Сигналът е обединен с № ${otherId} и е затворен.`);
  expect(sent).toBeGreaterThan(1);
  await expect(links(page)).toContainText(`Обединен с`);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').last()).toContainText('Работим по случая.');
  await expect(page.getByRole('main').locator('header').first()).toContainText('Отхвърлен/Затворен');
  const { rows } = await pool.query('select from response where signal_id = $1', [id]);
  expect(rows).toHaveLength(1);
  // A reply to the other signal does not reach the client of this one.
  await openByLink(page, `/signals_oper/preview/${otherId}`);
  const notice = page.getByText('Клиентите на включените сигнали не виждат отговора; обадете им се:');
  await expect(notice.getByRole('link', { name: `№ ${id}` })).toBeVisible();
  await openByLink(page, `/signals_oper/preview/${id}`);
  await expect(links(page)).toContainText(`Обединен с`);
  await expect(notice).toHaveCount(0);
  await toasts(page).getByRole('button', { name: 'Върни' }).click();
  await expect(toasts(page)).toContainText('Обединяването е отменено. Изпратеното съобщение остава в разговора.');
  await expect(page.getByRole('main').locator('header').first()).not.toContainText('Отхвърлен/Затворен');
  await expect(links(page)).toContainText('Няма свързани сигнали.');
});

test('SG-12 a client with an account who submitted both signals reads the news in the other one, so nobody has to call', async ({
  page,
}) => {
  const own = await addSubmitter(pool, 'Читател Свързан');
  await pool.query('update submitter set subject = $2 where id = $1', [own, `subject-${Date.now()}`]);
  const [id, otherId, foreignId] = await Promise.all(
    [own, own, submitter].map((submitter_id) => addSignal(pool, { submitter_id, title: 'Теч пред входа' })),
  );
  await openPreview(page, Number(id));
  const dialog = await openDialog(page);
  await dialog.getByRole('radio', { name: 'Този сигнал е за същото и се затваря' }).check();
  const message = dialog.getByRole('textbox', { name: 'Съобщение до клиента' });
  const number = dialog.getByRole('textbox', { name: 'Номер на сигнала' });
  await number.fill(String(foreignId));
  await expect(dialog).toContainText('Клиентът получава съобщението.');
  await expect(dialog.getByRole('status')).toContainText('Свързан Подател');
  await expect(message).toHaveValue(/За новини се обадете/);
  await number.fill(String(otherId));
  await expect(message).toHaveValue(/Новини ще намерите в сигнала с този номер\.$/);
  await dialog.getByRole('button', { name: 'Обедини и затвори' }).click();
  await expect(toasts(page)).toContainText(`Сигналът е обединен с № ${otherId} и е затворен.`);
  await openByLink(page, `/signals_oper/preview/${otherId}`);
  await expect(links(page)).toContainText('Включва');
  await expect(page.getByText(/Клиентите на включените сигнали/)).toHaveCount(0);
  await removeSubmitter(pool, own);
});

test('the first attempt to merge is stopped if the client has sent a new message; the second attempt merges', async ({
  page,
}) => {
  const [id, otherId] = await addPair('(23.9104,42.1401)');
  await openPreview(page, Number(id));
  const dialog = await openDialog(page);
  await dialog.getByRole('textbox', { name: 'Номер на сигнала' }).fill(otherId);
  await dialog.getByRole('radio', { name: 'Този сигнал е за същото и се затваря' }).check();
  await pool.query(`insert into response (signal_id, kind, message) values ($1, 'CLIENT', '{"type":"doc"}')`, [id]);
  await dialog.getByRole('button', { name: 'Обедини и затвори' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Междувременно е получено ново съобщение.');
  await dialog.getByRole('button', { name: 'Обедини и затвори' }).click();
  await expect(dialog).toBeHidden();
  await expect(links(page)).toContainText('Обединен с');
  await expectAccessibleEverywhere(page);
  await links(page)
    .getByRole('button', { name: `Премахни връзката със сигнал № ${otherId}` })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Продължи' }).click();
  await expect(links(page)).toContainText('Няма свързани сигнали.');
});

test('a citizen sees neither links nor the contact of a signal', async ({ page }) => {
  await openAs(page, 'citizen', '/signals/list');
  await page.locator('a.record, tbody a').first().click();
  await expect(page.getByRole('complementary', { name: 'Данни за сигнала' })).toBeVisible();
  await expect(page.getByText('Свързани сигнали')).toHaveCount(0);
  await expect(page.getByText('Клиентски №')).toHaveCount(0);
});
