/** Operators' tools on a signal: notes, templates, drafts and files. */
import { expect, type Page } from '@playwright/test';
import { submitSignal, windowOf } from './people.ts';
import { previewPath } from './signals.ts';
import { expectAccessible, expectAccessibleEverywhere, openAs, test } from './support.ts';

const reply = (page: Page) => page.getByRole('textbox', { name: 'Описание на сигнала' });
const note = (page: Page) => page.getByRole('textbox', { name: 'Вътрешна бележка' });
const mode = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const messages = (page: Page) => page.getByRole('article');
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Известия' }).getByText(text);

/** Submits a signal as the citizen and opens the signal as an operator. */
const openNewSignal = async (page: Page, citizen: Page, title: string): Promise<string> => {
  const id = await submitSignal(citizen, title);
  await openAs(page, 'operator', previewPath(id));
  await expect(reply(page)).toBeVisible();
  return id;
};

test.describe("the operator's work on a signal", () => {
  test('a note has its own tab and label; the citizen does not get it', async ({ page, browser }) => {
    const citizen = await windowOf(browser, 'citizen');
    const id = await openNewSignal(page, citizen, 'Теч с бележка');
    await reply(page).click();
    await page.keyboard.type('Отговорът чака.');
    await mode(page, 'Вътрешна бележка').click();
    await expect(note(page)).toBeFocused();
    await expect(reply(page)).toBeHidden();
    await expect(page.getByText('Клиентът не я вижда.')).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.keyboard.type('Съседът е длъжник.');
    await page.keyboard.press('Control+Enter');
    await expect(toast(page, 'Бележката е записана.')).toBeVisible();
    const stored = messages(page).filter({ hasText: 'Съседът е длъжник.' });
    await expect(stored).toContainText('Вътрешна бележка');
    await expect(stored).toContainText('клиентът не я вижда');
    await mode(page, 'Отговор').click();
    await expect(reply(page)).toHaveText('Отговорът чака.');
    await citizen.goto(`/signals/preview/${id}`);
    await expect(messages(citizen).first()).toBeVisible();
    await expect(citizen.getByText('длъжник')).toHaveCount(0);
    await expect(citizen.getByRole('button', { name: 'Вътрешна бележка' })).toHaveCount(0);
    await citizen.context().close();
  });

  test('a template is filled in; a reply with unfilled values is sent only after a confirmation', async ({
    page,
    browser,
  }) => {
    const citizen = await windowOf(browser, 'citizen');
    const id = await openNewSignal(page, citizen, 'Теч за шаблон');
    await page.getByRole('button', { name: 'Шаблони' }).click();
    await expectAccessible(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Изпратен екип/ })
      .click();
    await expect(reply(page)).toContainText(`По сигнал № ${id} е изпратен аварийен екип. Авария № {авария}.`);
    await reply(page).press('Control+Enter');
    await expect(page.getByText('Не е изпратено: остана непопълнено {авария}.')).toBeVisible();
    await page.getByRole('button', { name: 'Попълни' }).click();
    await expect(reply(page)).toBeFocused();
    await page.keyboard.type('{екип}');
    await expect(reply(page)).toContainText('Авария № {екип}.');
    await expect(messages(page)).toHaveCount(1);
    await page.keyboard.press('Control+Enter');
    await page.getByRole('button', { name: 'Изпрати въпреки това' }).click();
    await expect(messages(page)).toHaveCount(2);
    await citizen.context().close();
  });

  test('a draft is stored by the server: another window continues it, and sending removes it', async ({
    page,
    browser,
  }) => {
    const citizen = await windowOf(browser, 'citizen');
    const id = await openNewSignal(page, citizen, 'Теч с чернова');
    await reply(page).click();
    await page.keyboard.type('Започнато тук.');
    await expect(page.getByText(/^Черновата е запазена \d\d:\d\d:\d\d$/)).toBeVisible();
    const other = await windowOf(browser, 'operator', previewPath(id));
    await expect(reply(other)).toHaveText('Започнато тук.');
    await reply(other).press('Control+Enter');
    await expect(messages(other)).toHaveCount(2);
    await other.reload();
    await expect(messages(other)).toHaveCount(2);
    await expect(reply(other)).toHaveText('');
    await other.context().close();
    await citizen.context().close();
  });

  test('SG-19 one of several files is removed during the upload; the others are stored', async ({ page, browser }) => {
    const citizen = await windowOf(browser, 'citizen');
    await openNewSignal(page, citizen, 'Теч с файлове');
    await citizen.context().close();
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200_000 };
    await network.send('Network.emulateNetworkConditions', slow);
    await page
      .getByRole('form')
      .locator('input[type=file]')
      .setInputFiles([
        { name: 'малък.txt', mimeType: 'text/plain', buffer: Buffer.from('малък') },
        { name: 'голям.bin', mimeType: 'application/octet-stream', buffer: Buffer.alloc(3_000_000) },
      ]);
    await reply(page).click();
    await page.keyboard.type('Без големия.');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('button', { name: 'Не изпращай голям.bin' }).click();
    await expect(toast(page, 'Съобщението е изпратено.')).toBeVisible();
    await expect(messages(page).last()).toContainText('малък.txt');
    await expect(messages(page).last()).not.toContainText('голям.bin');
  });

  test('SG-11 a pasted picture becomes an attachment and is shown; a drawing with a script is a download only', async ({
    page,
    browser,
  }) => {
    const citizen = await windowOf(browser, 'citizen');
    await openNewSignal(page, citizen, 'Теч със снимка');
    await citizen.context().close();
    await reply(page).click();
    await page.keyboard.type('Вижте.');
    await reply(page).evaluate(async (field) => {
      const canvas = new OffscreenCanvas(40, 30);
      canvas.getContext('2d')?.fillRect(0, 0, 20, 20);
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([await canvas.convertToBlob()], 'image.png', { type: 'image/png' }));
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(page.getByRole('form').getByText(/^снимка-\d\d-\d\d-\d\d\.png$/)).toBeVisible();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
    await page
      .getByRole('form')
      .locator('input[type=file]')
      .setInputFiles([{ name: 'схема.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) }]);
    await page.keyboard.press('Control+Enter');
    await expect(messages(page)).toHaveCount(2);
    const picture = messages(page)
      .last()
      .getByRole('button', { name: /^Отвори снимката/ });
    await expect(picture).toHaveCount(1);
    await expect.poll(() => picture.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40);
    await picture.click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await expectAccessible(page);
  });

  test('a colleague to whom a signal is handed over sees a message on every page, which opens the signal', async ({
    page,
    browser,
  }) => {
    const administrator = await windowOf(browser, 'admin');
    const id = await submitSignal(administrator, 'Теч за предаване');
    await administrator.goto(previewPath(id));
    // A person who has opened a signal can be chosen as the colleague.
    await openAs(page, 'operator', previewPath(id));
    await expect(administrator.getByText('Огнян Операторов')).toBeVisible();
    await openAs(page, 'operator', '/water_meters/list');
    await administrator.getByRole('button', { name: 'Предай…' }).click();
    const dialog = administrator.getByRole('dialog', { name: 'Предаване на сигнала' });
    await dialog.getByRole('combobox', { name: 'На кого' }).selectOption('Огнян Операторов');
    await dialog.getByRole('button', { name: 'Предай', exact: true }).click();
    const message = page.getByRole('region', { name: 'Известия' }).getByRole('status');
    await expect(message).toContainText(`ви предаде сигнал № ${id}: Теч за предаване`);
    await message.getByRole('button', { name: 'Отвори' }).click();
    await expect(page).toHaveURL(new RegExp(`${previewPath(id)}$`));
    await expect(reply(page)).toBeVisible();
    await administrator.context().close();
  });
});
