import { expect, type Page } from '@playwright/test';
import { locks } from '../../backend/src/kernel/database/locks.ts';
import { importButton, removeImported, state } from './import-parts.ts';
import { openDatabase } from './signals.ts';
import { openWithOwnSession, sendSignInForm, test } from './support.ts';

const expired = (page: Page) => page.getByRole('alertdialog', { name: 'Сесията Ви е изтекла.' });
const fileInput = (page: Page) => page.getByLabel('Изберете файл', { exact: true });

/** Opens the sign-in window from the notice that the session has ended, and signs in there. */
const signInAgain = async (page: Page): Promise<void> => {
  await expect(expired(page)).toBeVisible();
  const opened = page.waitForEvent('popup');
  await expired(page).getByRole('button', { name: 'Вход' }).click();
  const window = await opened;
  const closed = window.waitForEvent('close');
  await sendSignInForm(window, 'admin');
  await closed;
  await expect(expired(page)).toBeHidden();
};

/** A file of clients. */
const csv = (name: string, start: string, { firstType = '1', rowCount = 20 } = {}) => {
  const rows = Array.from({ length: rowCount }, (_, index) => `${start}-${index};${'Име'.repeat(80)};1`);
  const lines = ['clientNumber;name;clientType', `${start};Вера;${firstType}`, ...rows];
  return { name, mimeType: 'text/csv', buffer: Buffer.from(`${lines.join('\r\n')}\r\n`) };
};

test.describe('the end of the session during an import', () => {
  test('IM-2 AU-5 before the upload: file and definition stay; before a repair: the typed cells stay', async ({
    page,
    context,
  }) => {
    test.slow();
    const start = Date.now().toString().slice(-8);
    await openWithOwnSession(page, 'admin', '/import_file/list');
    // About four megabytes: the gateway refuses the file, because the session has ended, before most of it is sent.
    await fileInput(page).setInputFiles(csv('сесия.csv', start, { firstType: 'x', rowCount: 8_000 }));
    await expect(page.getByLabel('Дефиниция')).toHaveValue('2');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Провери без запис' }).click();
    await signInAgain(page);
    await expect(page.getByText('сесия.csv', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Провери без запис' }).click();
    await expect(state(page, 'Файлът е проверен, нищо не е записано')).toBeVisible({ timeout: 60_000 });

    const cell = page.getByLabel('Нова стойност на ред 2, колона clientType');
    await cell.fill('1');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Приложи поправките' }).click();
    await signInAgain(page);
    await expect(cell).toHaveValue('1');
    await page.getByRole('button', { name: 'Приложи поправките' }).click();
    await expect(page.getByText('Поправките са приложени и файлът е проверен отново.')).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByRole('button', { name: 'Импортирай всички редове' })).toBeVisible();
  });

  test('IM-2 AU-5 during the import: the run goes on; the end of a run without a session is shown after the sign-in', async ({
    page,
    context,
  }) => {
    test.slow();
    const start = Date.now().toString().slice(-8);
    await openWithOwnSession(page, 'admin', '/import_file/list');
    const pool = await openDatabase();
    const other = await pool.connect();
    // Imports run one after another: this one waits in its check.
    await other.query('select pg_advisory_lock($1)', [locks.importOrder]);
    try {
      await fileInput(page).setInputFiles(csv('тече.csv', start));
      await importButton(page).click();
      await expect(page.getByText('Файлът се обработва …')).toBeVisible();
      await expect(page.getByRole('link', { name: /^Файл № \d+/ })).toBeVisible();
      // While an import runs, the page requests its state every three seconds. The next response is UNAUTHENTICATED.
      await context.clearCookies();
      await signInAgain(page);
      await expect(page.getByText('Файлът се обработва …')).toBeVisible();
      await context.clearCookies();
      await expect(expired(page)).toBeVisible();
    } finally {
      await other.query('select pg_advisory_unlock($1)', [locks.importOrder]);
      other.release();
    }
    await expect(async () => {
      const { rows } = await pool.query(`select status from import_file where file_name = 'тече.csv' order by id desc`);
      expect(rows[0]).toEqual({ status: 'SUCCEEDED' });
    }).toPass({ timeout: 60_000 });
    await pool.end();
    await signInAgain(page);
    await expect(state(page, 'Импортът завърши')).toBeVisible({ timeout: 60_000 });
    await removeImported(page, page.url());
  });
});
