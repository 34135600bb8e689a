import { expect } from '@playwright/test';
import { encodeWindows1251 } from '../builders/files/windows-1251.ts';
import { runEnd } from './import-parts.ts';
import { expectAccessible, expectAccessibleEverywhere, openAs, test, topTitle } from './support.ts';

/** Rows with ten faults: the test repairs four of them in the browser and six in the file. */
const rows = (start: number): string[] => [
  'clientNumber;name;egn;clientType',
  `${start}1;Ана Петрова;7501010018;1`,
  `${start}2;Боян Илиев;;x`,
  `${start}3;Вера Ценова;123;1`,
  `${start}4;Гошо Динев;;99`,
  ...[5, 6, 7, 8, 9].map((index) => `${start}${index};Ден${index};831902089;1`),
  `${start}10;;;1`,
  `${start}11;Жана Колева;;1`,
];

test.describe('imports', () => {
  test('IM-1 IM-2 IM-3 IM-5 IM-7 a file with faults is checked, repaired, imported and undone', async ({ page }) => {
    const start = Date.now().toString().slice(-9);
    const content = rows(Number(start));
    const file = (lines: readonly string[]) => ({
      name: 'klienti.CSV',
      mimeType: 'text/csv',
      buffer: encodeWindows1251(`${lines.join('\r\n')}\r\n`),
    });
    await openAs(page, 'admin', '/import_file');
    await expect(topTitle(page)).toHaveText(/Водомери/);
    const importButton = page.getByRole('button', { name: 'Импорт', exact: true });
    await expect(importButton).toBeDisabled();
    await page.getByLabel('Изберете файл', { exact: true }).setInputFiles(file(content));
    await expect(page.getByLabel('Дефиниция')).toHaveValue('2');
    await page.getByLabel('Дефиниция').selectOption('');
    await expect(importButton).toBeDisabled();
    await page.getByLabel('Дефиниция').selectOption('2');
    await expect(importButton).toBeEnabled();
    await expectAccessibleEverywhere(page);

    await page.getByRole('button', { name: 'Провери без запис' }).click();
    await expect(page.getByText('Файлът е проверен, нищо не е записано')).toBeVisible();
    const count = (name: string) =>
      page
        .locator('dl > div')
        .filter({ has: page.getByText(name, { exact: true }) })
        .locator('dd');
    await expect(count('грешен формат')).toHaveText('9');
    await expect(count('необработени')).toHaveText('1');
    await expect(page.getByRole('row').filter({ hasText: 'Невалидна контролна цифра' })).toHaveCount(6);
    await expectAccessibleEverywhere(page);

    const repairs = { 2: '7501010010', 3: '2', 4: '831902088', 5: '1' };
    for (const [line, value] of Object.entries(repairs))
      await page.getByLabel(new RegExp(`Нова стойност на ред ${line},`)).fill(value);
    await page.getByRole('button', { name: 'Приложи поправките' }).click();
    await expect(count('грешен формат')).toHaveText('5');
    await expect(count('нови')).toHaveText('5');
    await page.reload();
    await page.getByRole('button', { name: 'Импортирай само годните редове' }).click();
    await expect(page.getByText('Импортът завърши')).toBeVisible(runEnd);

    await page.getByRole('link', { name: 'Обратно към импортирани файлове' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Изтегли файловете с грешки на klienti.CSV' }).first().click();
    expect((await download).suggestedFilename()).toBe('bad_klienti.CSV');
    await page.getByRole('button', { name: 'Описание на колоните и примерни файлове' }).click();
    await expect(page.getByRole('dialog')).toContainText('waterMeterFabricNo *');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    const corrected = content.map((line) => line.replace('831902089', '831902088').replace(/10;;;1$/, '10;Елена;;1'));
    await page
      .getByLabel('Изберете файл', { exact: true })
      .setInputFiles(file([corrected[0] ?? '', ...corrected.slice(5)]));
    await page.getByLabel('Дефиниция').selectOption('2');
    await importButton.click();
    await expect(count('нови')).toHaveText('6');
    await expect(count('без промяна')).toHaveText('1');
    await page.getByRole('button', { name: 'Отмени импорта' }).click();
    await page.getByRole('button', { name: 'Направи' }).click();
    await expect(page.getByRole('status').getByText('Импортът е отменен', { exact: true })).toBeVisible();
  });
});
