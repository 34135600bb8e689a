import { expect, type Page } from '@playwright/test';
import { noteOn, replyTo, submitSignal, windowOf } from './people.ts';
import { listPath, previewPath } from './signals.ts';
import { expectAccessible, openAs, test } from './support.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Описание на сигнала' });
const messages = (page: Page) => page.getByRole('article');
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Известия' }).getByText(text);

test.describe('what happens elsewhere', () => {
  test('a message of the client announces itself, waits, and holds a send back', async ({ page, browser }) => {
    const citizen = await windowOf(browser, 'citizen');
    const id = await submitSignal(citizen, 'Теч пред входа');
    await openAs(page, 'operator', previewPath(id));
    await field(page).click();
    await page.keyboard.type('Изпращаме екип.');
    await replyTo(citizen, id, 'Водата вече стига до мазето.');
    await expect(page.getByText('Ново съобщение от клиента')).toBeVisible({ timeout: 5000 });
    await expect(messages(page)).toHaveCount(1);
    await expect(field(page)).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    const held = page.getByRole('form').getByRole('alert').filter({ hasText: 'междувременно има ново съобщение' });
    await expect(held).toBeVisible();
    await expect(messages(page)).toHaveCount(1);
    await held.getByRole('button', { name: 'Покажи новото' }).click();
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

  test('a newer message that the page has not heard of holds a send back too; it may be sent all the same', async ({
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

  test('a colleague is seen writing, his note and his taking of the signal appear by themselves', async ({
    page,
    browser,
  }) => {
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
    await expect(page.getByText(/поет от/)).toBeVisible();
    await colleague.context().close();
  });

  test('the list announces new signals and moves nothing until asked', async ({ page, browser }) => {
    const citizen = await windowOf(browser, 'citizen');
    const listens = page.waitForResponse('**/events*');
    await openAs(page, 'operator', listPath);
    const first = page.locator('tbody').getByRole('row').first();
    await expect(first).toBeVisible();
    const before = await first.innerText();
    await listens;
    const id = await submitSignal(citizen, 'Нов теч');
    const news = page.getByRole('button', { name: /^Обновен списък: \d+ нов/ });
    await expect(news).toBeVisible({ timeout: 5000 });
    expect(await first.innerText()).toBe(before);
    await expectAccessible(page);
    await news.click();
    await expect(page.locator('tbody').getByRole('link', { name: id, exact: true })).toBeVisible();
    await citizen.context().close();
  });
});
