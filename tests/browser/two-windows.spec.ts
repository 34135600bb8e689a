/** A citizen and an operator work on one signal in two windows at the same time. */
import { expect, type Page } from '@playwright/test';
import { windowOf } from './people.ts';
import { listPath, rows } from './signals.ts';
import { openAs, test } from './support.ts';

const field = (page: Page, name = 'Описание на сигнала') => page.getByRole('textbox', { name });
const toast = (page: Page, text: string | RegExp) => page.getByRole('region', { name: 'Известия' }).getByText(text);
const message = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const show = (page: Page) => page.getByRole('button', { name: 'Покажи', exact: true });
const state = (page: Page, name: string) => page.locator('header').getByText(name, { exact: true });

const writeAndSend = async (page: Page, text: string, label?: string): Promise<void> => {
  await field(page, label).click();
  await page.keyboard.insertText(text);
  await page.keyboard.press('Control+Enter');
};

/** Records what the gateway sends to a window: bodies of responses to GraphQL and file requests, and events. */
const recordTraffic = async (page: Page): Promise<{ bodies: () => Promise<string[]>; events: string[] }> => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/(graphql|files\/.*)$/.test(new URL(response.url()).pathname)) bodies.push(response.text().catch(() => ''));
  });
  const events: string[] = [];
  const network = await page.context().newCDPSession(page);
  network.on('Network.eventSourceMessageReceived', ({ eventName, data }) => events.push(`${eventName} ${data}`));
  await network.send('Network.enable');
  return { bodies: () => Promise.all(bodies), events };
};

/** Submits a signal whose place is chosen by an address. Returns its id. */
const submit = async (page: Page, title: string): Promise<string> => {
  const form = page.getByRole('form', { name: 'Подай сигнал' });
  await form.getByRole('textbox', { name: 'Заглавие' }).fill(title);
  const address = page.getByRole('combobox', { name: 'Търсене по адрес' });
  await address.pressSequentially('Люлин');
  await page.getByRole('option').first().click();
  await expect(form.getByRole('textbox', { name: 'Локация на сигнала' })).toHaveValue(/^4\d\.\d+, 2\d\.\d+$/);
  await field(page).click();
  await page.keyboard.insertText('Вода блика на улицата.');
  await form.getByRole('button', { name: 'Изпрати' }).click();
  await expect(page).toHaveURL(/\/signals\/preview\/\d+$/);
  return page.url().split('/').at(-1) ?? '';
};

test('SG-3 SG-6 SG-9 SG-11 SG-12 SG-13 SG-16 SG-18 a citizen submits, an operator sees it at once, takes it, adds a note, replies and closes; the citizen gets reply and status, never the note', async ({
  page: operatorPage,
  browser,
}) => {
  const citizenPage = await windowOf(browser, 'citizen', '/signals/add');
  const received = await recordTraffic(citizenPage);
  const streamOpened = operatorPage.waitForResponse('**/events*');
  await openAs(operatorPage, 'operator', listPath);
  await expect(rows(operatorPage).first()).toBeVisible();
  await streamOpened;

  const title = `Спукана тръба ${Date.now()}`;
  const id = await submit(citizenPage, title);
  await expect(toast(citizenPage, `Успешно създаден сигнал № ${id}`)).toBeVisible();
  await operatorPage.getByRole('button', { name: /^Обновен списък: \d+ нов/ }).click();
  await operatorPage.getByRole('link', { name: id, exact: true }).click();
  await expect(message(operatorPage, 'Вода блика на улицата.')).toBeVisible();

  await operatorPage.getByRole('button', { name: 'Поеми' }).click();
  await expect(operatorPage.getByText(/\(Вие\)$/)).toBeVisible();
  await operatorPage.getByRole('button', { name: 'Вътрешна бележка', exact: true }).click();
  await writeAndSend(operatorPage, 'Адресът е на длъжник.', 'Вътрешна бележка');
  await expect(message(operatorPage, 'Адресът е на длъжник.')).toContainText('клиентът не я вижда');
  await operatorPage.getByRole('button', { name: 'Отговор', exact: true }).click();
  await writeAndSend(operatorPage, 'Екипът тръгна.');
  await expect(message(operatorPage, 'Екипът тръгна.')).toBeVisible();

  await expect(citizenPage.getByText('Нов отговор от оператора')).toBeVisible();
  await show(citizenPage).click();
  await expect(message(citizenPage, 'Екипът тръгна.')).toContainText('Оператор');
  await writeAndSend(citizenPage, 'Спря, благодаря.');
  await expect(message(citizenPage, 'Спря, благодаря.')).toBeVisible();
  await expect(operatorPage.getByText('Ново съобщение от клиента')).toBeVisible();
  await show(operatorPage).click();
  await expect(message(operatorPage, 'Спря, благодаря.')).toContainText('Клиент');

  const status = operatorPage.getByRole('form', { name: 'Статус' });
  await status.getByRole('combobox').selectOption('Отхвърлен/Затворен');
  await status.getByRole('button', { name: 'Запази' }).click();
  await expect(toast(operatorPage, 'Статусът е променен на Отхвърлен/Затворен.')).toBeVisible();
  await expect(state(citizenPage, 'Отхвърлен/Затворен')).toBeVisible();
  await expect(citizenPage.getByRole('link', { name: 'подайте нов сигнал' })).toBeVisible();
  await expect(operatorPage.getByText('Сигналът е затворен: приема само вътрешни бележки.')).toBeVisible();
  // A closed signal that is opened shows the form for a note first.
  const again = await operatorPage.context().newPage();
  await again.goto(operatorPage.url());
  await expect(again.getByRole('textbox', { name: 'Вътрешна бележка' })).toBeVisible();
  await again.close();
  await writeAndSend(citizenPage, 'Пак тече.');
  const refusal = 'Съобщението не прието, грешка Сигналът е затворен и не приема повече съобщения.';
  await expect(citizenPage.getByRole('form').getByText(refusal)).toBeVisible();
  await expect(field(citizenPage)).toHaveText('Пак тече.');
  await expect(citizenPage.getByRole('article')).toHaveCount(3);
  // A citizen who opens a closed signal is not invited to write.
  const later = await citizenPage.context().newPage();
  await later.goto(citizenPage.url());
  await expect(later.getByRole('link', { name: 'подайте нов сигнал' })).toBeVisible();
  await expect(later.getByRole('textbox')).toHaveCount(0);
  await later.close();
  await citizenPage.reload();
  await expect(field(citizenPage)).toHaveText('Пак тече.');

  const [bodies, events] = [(await received.bodies()).join('\n'), received.events.join('\n')];
  expect([bodies, events].map((text) => /RESPONDED|Екипът тръгна/.test(text))).toEqual([true, true]);
  for (const text of [bodies, events, await citizenPage.content()])
    expect(text).not.toMatch(/длъжник|NOTED|TAKEN|INTERNAL_NOTE|Огнян Операторов/);
  await citizenPage.context().close();
});
