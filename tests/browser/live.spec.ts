/** Changes by other users appear on an open page by live events. */
import { expect, type Page } from '@playwright/test';
import { noteOn, replyTo, submitSignal, windowOf } from './people.ts';
import { intercept, listPath, previewPath, queryOf } from './signals.ts';
import { expectAccessible, openAs, test } from './support.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Описание на сигнала' });
const messages = (page: Page) => page.getByRole('article');
const news = /^(Нов отговор|Ново съобщение) от/;
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Известия' }).getByText(text);

const newsButton = (page: Page) => page.getByRole('button', { name: /^Обновен списък: \d+ нов/ });

/** Records requests of the list and live events, except presence, in their order. */
const watchList = async (page: Page): Promise<string[]> => {
  const seen: string[] = [];
  page.on('request', (request) => void (queryOf(request)?.operationName === 'Signals' && seen.push('requested')));
  const network = await page.context().newCDPSession(page);
  network.on(
    'Network.eventSourceMessageReceived',
    ({ eventName }) => void (eventName !== 'presence' && seen.push(eventName)),
  );
  await network.send('Network.enable');
  return seen;
};

test.describe('changes by others', () => {
  test('a new message of the client is announced, and blocks sending until it is read', async ({ page, browser }) => {
    const citizen = await windowOf(browser, 'citizen');
    const id = await submitSignal(citizen, 'Теч пред входа');
    await openAs(page, 'operator', previewPath(id));
    await field(page).click();
    await page.keyboard.type('Изпращаме екип.');
    await replyTo(citizen, id, 'Водата вече стига до мазето.');
    await expect(page.getByText('Ново съобщение от клиента')).toBeVisible();
    await expect(messages(page)).toHaveCount(1);
    await expect(field(page)).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    const blockedNotice = page
      .getByRole('form')
      .getByRole('alert')
      .filter({ hasText: 'междувременно има ново съобщение' });
    await expect(blockedNotice).toBeVisible();
    await expect(messages(page)).toHaveCount(1);
    await blockedNotice.getByRole('button', { name: 'Покажи новото' }).click();
    await expect(messages(page)).toHaveCount(2);
    await expect(messages(page).last()).toContainText('Водата вече стига до мазето.');
    await expect(messages(page).last()).toBeInViewport();
    await expect(page.getByText('Ново съобщение от клиента')).toBeHidden();
    await expect(field(page)).toHaveText('Изпращаме екип.');
    await field(page).press('Control+Enter');
    await expect(toast(page, 'Съобщението е изпратено.')).toBeVisible();
    await expect(messages(page)).toHaveCount(3);
    await citizen.context().close();
  });

  test('a message of a colleague with the same name is announced', async ({ page, browser }) => {
    const colleague = await windowOf(browser, 'admin');
    const id = await submitSignal(colleague, 'Теч до оградата');
    await intercept(page, 'Session', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('Огнян Операторов', 'Ангел Администраторов');
      await route.fulfill({ response: answer, body });
    });
    await openAs(page, 'operator', previewPath(id));
    await expect(messages(page)).toHaveCount(1);
    await replyTo(colleague, id, 'Екипът тръгна.');
    await expect(page.getByText(news)).toBeVisible();
    await expect(messages(page)).toHaveCount(1);
    await colleague.context().close();
  });

  test('a message sent from another window of the person is shown without announcement', async ({ page, browser }) => {
    const other = await windowOf(browser, 'operator');
    const id = await submitSignal(other, 'Теч до моста');
    await openAs(page, 'operator', previewPath(id));
    await replyTo(other, id, 'Екипът тръгна.');
    await expect(messages(page)).toHaveCount(2);
    await expect(page.getByText(news)).toBeHidden();
    await other.context().close();
  });

  test('a newer message unknown to the page blocks sending too; sending anyway is possible', async ({
    page,
    browser,
  }) => {
    await page.route('**/events*', (route) => route.abort());
    const citizen = await windowOf(browser, 'citizen');
    const id = await submitSignal(citizen, 'Теч в мазето');
    await openAs(page, 'operator', previewPath(id));
    await field(page).click();
    await page.keyboard.type('Идваме.');
    await replyTo(citizen, id, 'Вече спря.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Не е изпратено: междувременно има ново съобщение.')).toBeVisible();
    await expect(page.getByText('Ново съобщение от клиента')).toBeVisible();
    await page.getByRole('button', { name: 'Изпрати въпреки това' }).click();
    await expect(toast(page, 'Съобщението е изпратено.')).toBeVisible();
    await expect(messages(page).last()).toContainText('Идваме.');
    await citizen.context().close();
  });

  test('presence, note, assignment and priority of a colleague appear automatically', async ({ page, browser }) => {
    const colleague = await windowOf(browser, 'admin');
    const id = await submitSignal(colleague, 'Спукана тръба');
    await openAs(page, 'operator', previewPath(id));
    await colleague.goto(previewPath(id));
    await expect(page.getByText(/разглежда$/)).toBeVisible();
    await field(colleague).click();
    await colleague.keyboard.type('Пиша');
    await expect(page.getByText(/пише…$/)).toBeVisible();
    await noteOn(colleague, id, 'Екип 4 е наблизо.');
    const note = messages(page).filter({ hasText: 'Вътрешна бележка' });
    await expect(note).toContainText('Екип 4 е наблизо.');
    await colleague.getByRole('button', { name: 'Поеми' }).click();
    await expect(page.getByRole('button', { name: 'Поеми вместо колегата' })).toBeVisible();
    await expect(page.getByText(/пое сигнала/)).toBeVisible();
    const priority = (window: Page) => window.getByRole('form', { name: 'Приоритет' });
    await priority(colleague).getByRole('combobox').selectOption('Спешен');
    await priority(colleague).getByRole('button', { name: 'Запази' }).click();
    await expect(priority(page).getByRole('option', { selected: true })).toHaveText('Спешен');
    await colleague.context().close();
  });

  test('the list announces new signals, and keeps its rows until the person requests the new ones', async ({
    page,
    browser,
  }) => {
    const citizen = await windowOf(browser, 'citizen');
    const streamOpened = page.waitForResponse('**/events*');
    await openAs(page, 'operator', listPath);
    const numbers = page.locator('tbody [data-row] a');
    await expect(numbers.first()).toBeVisible();
    const before = await numbers.allInnerTexts();
    await streamOpened;
    const id = await submitSignal(citizen, 'Нов теч');
    await expect(newsButton(page)).toBeVisible();
    // Only the numbers: other tests change the rows meanwhile.
    expect(await numbers.allInnerTexts()).toEqual(before);
    await expectAccessible(page);
    await newsButton(page).click();
    await expect(page.locator('tbody').getByRole('link', { name: id, exact: true })).toBeVisible();
    await citizen.context().close();
  });

  test('an opened list is requested once, and again only after an event', async ({ page, browser }) => {
    const citizen = await windowOf(browser, 'citizen');
    const seen = await watchList(page);
    const streamOpened = page.waitForResponse('**/events*');
    await openAs(page, 'operator', listPath);
    await streamOpened;
    // Otherwise the first response may already have the new signal, and nothing is announced.
    await expect(page.locator('tbody').getByRole('row').first()).toBeVisible();
    await submitSignal(citizen, 'Теч на площада');
    await expect(newsButton(page)).toBeVisible();
    // Other tests change other lists meanwhile.
    const withoutListEvents = seen.filter((name) => name !== 'list');
    expect(withoutListEvents).toContain('requested');
    expect(withoutListEvents.join(' ')).not.toContain('requested requested');
    await citizen.context().close();
  });

  test('a signal that comes while the code of the announcement loads is announced', async ({ page, browser }) => {
    const citizen = await windowOf(browser, 'citizen');
    const seen = await watchList(page);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/assets\/signal-list-live[^/]*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    const streamOpened = page.waitForResponse('**/events*');
    await openAs(page, 'operator', listPath);
    await streamOpened;
    await expect(page.locator('tbody').getByRole('row').first()).toBeVisible();
    await submitSignal(citizen, 'Теч до читалището');
    await expect.poll(() => seen).toContain('signal');
    release();
    await expect(newsButton(page)).toBeVisible();
    await citizen.context().close();
  });
});
