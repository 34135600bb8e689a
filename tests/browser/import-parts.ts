import { expect, type Page } from '@playwright/test';

/** The heading of an import's state on the page of its run. */
export const state = (page: Page, title: string) => page.getByRole('status').getByText(title, { exact: true });

/** Imports a file of these lines, and waits for the end of the import. */
export const importFile = async (
  page: Page,
  name: string,
  definition: string,
  lines: readonly string[],
): Promise<void> => {
  await page.goto('/import_file/list');
  const buffer = Buffer.from(`${lines.join('\r\n')}\r\n`);
  await page.getByLabel('Изберете файл', { exact: true }).setInputFiles({ name, mimeType: 'text/csv', buffer });
  await page.getByLabel('Дефиниция').selectOption(definition);
  await page.getByRole('button', { name: 'Импорт', exact: true }).click();
  await expect(state(page, 'Импортът завърши')).toBeVisible();
};

/** Undoes the shown import: presses the button and confirms the question. Does not wait for the end. */
export const undo = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Отмени импорта' }).click();
  await page.getByRole('button', { name: 'Направи' }).click();
};
