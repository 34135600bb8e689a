import { expect } from '@playwright/test';
import { expectAccessibleEverywhere, openAs, test, topTitle } from './support.ts';

test('VE-1 SH-15 an administrator reads the list of versions in a frame that is 600 px high and has the colours of the web client', async ({
  page,
}) => {
  await openAs(page, 'admin', '/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Версии' }).click();
  await expect(topTitle(page, 'Версии')).toBeVisible();
  await page.getByRole('link', { name: 'Начало' }).first().click();
  await page.getByRole('navigation').getByRole('link', { name: 'Версии' }).click();
  await expect(page).toHaveURL(/\/versions\/list$/);
  const frame = page.frameLocator('iframe[title="Версии"]');
  await expect(frame.getByRole('heading', { name: 'Предстояща версия' })).toBeVisible();
  await expect(
    frame
      .getByRole('listitem')
      .filter({ hasText: /^Сигнали/ })
      .first(),
  ).toBeVisible();
  await expect(page.locator('iframe')).toHaveCSS('height', '600px');
  await expectAccessibleEverywhere(page, [390, 1440]);
  await page.getByRole('button', { name: 'Тъмна тема' }).click();
  await expect(frame.locator('body')).toHaveCSS('background-color', 'rgb(20, 30, 34)');
});
