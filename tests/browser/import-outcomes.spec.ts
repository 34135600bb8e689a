import { expect } from '@playwright/test';
import { backToList, chooseFile, importButton, runEnd, state } from './import-parts.ts';
import { openAs, test } from './support.ts';

test.describe('outcomes of imports', () => {
  test('IM-3 IM-8 the toast of a success has the message and both numbers of rows; runs are filtered by state', async ({
    page,
  }) => {
    const start = Date.now().toString().slice(-8);
    const [name, refused] = [`изход${start}.csv`, `отказ${start}.csv`];
    const header = 'clientNumber;name;clientType;egn';
    await openAs(page, 'admin', '/import_file/list');
    await chooseFile(page, name, [
      header,
      `${start}1;Ана;1;`,
      `${start}1;Ана;1;`,
      `${start}2;Боян;х;`,
      '9,2E+06;Вера;1;',
      `${start}3;Гошо;1;7,5E+09`,
    ]);
    await importButton(page).click();
    const toast = page.getByText(`Файлът ${name} е импортиран. Редове с грешен формат: 3. Необработени редове: 1.`, {
      exact: true,
    });
    await expect(toast).toBeVisible();
    await expect(state(page, 'Импортът завърши')).toBeVisible(runEnd);
    const shortened = page.getByRole('row').filter({ hasText: 'Числото е съкратено от Excel' });
    await expect(shortened).toHaveCount(2);
    await expect(shortened.first()).toContainText('clientNumber');
    await expect(shortened.first()).toContainText('9,2E+06');

    await backToList(page);
    await expect(toast).toBeVisible();
    const toasts = await page.getByRole('region', { name: 'Известия' }).boundingBox();
    const pager = await page.getByRole('navigation', { name: 'Страници' }).boundingBox();
    if (!toasts || !pager) throw new Error('There is no toast or no pager.');
    expect(toasts.y + toasts.height).toBeLessThanOrEqual(pager.y);
    await chooseFile(page, refused, [header, `${start}4;Дора;х;`]);
    await importButton(page).click();
    await expect(
      page
        .getByText(
          `Няма нито един годен ред във файла ${refused}. Нищо не е записано. Нови: 0. Променени: 0. Без промяна: 0`,
          { exact: true },
        )
        .first(),
    ).toBeVisible();

    await backToList(page);
    await page.getByRole('button', { name: 'Търсене на файлове' }).click();
    await page.getByLabel('Име на файл').fill(start);
    await page.getByRole('button', { name: /^Търси/ }).click();
    await expect(page).toHaveURL(/fileName=/);
    await expect(page.getByRole('gridcell', { name: refused, exact: true })).toBeVisible();
    await expect(page.getByRole('gridcell', { name, exact: true })).toBeVisible();
    await page.getByRole('group', { name: 'Състояние' }).getByLabel('Неуспешен').check();
    await page.getByRole('button', { name: /^Търси/ }).click();
    await expect(page).toHaveURL(/status=FAILED/);
    await expect(page.getByRole('gridcell', { name, exact: true })).toHaveCount(0);
    await expect(page.getByRole('gridcell', { name: refused, exact: true })).toBeVisible();
  });

  test('IM-2 the definition is chosen by the header of the file, and the user may change it', async ({ page }) => {
    const definition = page.getByLabel('Дефиниция');
    const note = page.getByText('Дефиницията е избрана по заглавния ред на файла.');
    await openAs(page, 'admin', '/import_file/list');
    await chooseFile(page, 'водомери.csv', ['ReadOn,"waterMeterFabricNo" ,value', '']);
    await expect(definition).toHaveValue('4');
    await expect(note).toBeVisible();
    await page.getByRole('button', { name: 'Премахни файла' }).click();
    await expect(note).toBeHidden();
    await chooseFile(page, 'клиенти.csv', ['\uFEFFclientNumber;name;clientType;Причина', '']);
    await expect(definition).toHaveValue('2');
    await definition.selectOption('4');
    await expect(note).toBeHidden();
    await expect(definition).toHaveValue('4');
    await page.getByRole('button', { name: 'Премахни файла' }).click();
    await definition.selectOption('');
    await chooseFile(page, 'друго.csv', ['a;b;c', '']);
    await expect(page.getByText('друго.csv', { exact: true })).toBeVisible();
    await expect(importButton(page)).toBeDisabled();
    await expect(definition).toHaveValue('');
  });
});
