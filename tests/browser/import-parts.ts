import { expect, type Locator, type Page } from '@playwright/test';
import { BrowserClient } from '../builders/people/browser-client.ts';

/** The heading of an import's state on the page of its run. */
export const state = (page: Page, title: string) => page.getByRole('status').getByText(title, { exact: true });

export const importButton = (page: Page): Locator => page.getByRole('button', { name: 'Импорт', exact: true });

/** Imports run one after another, so that one of another test may run first. */
export const runEnd = { timeout: 45_000 };

/** Chooses a file of these lines on the list of imports. */
export const chooseFile = (page: Page, name: string, lines: readonly string[]): Promise<void> =>
  page
    .getByLabel('Изберете файл', { exact: true })
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(`${lines.join('\r\n')}\r\n`) });

/** Imports a file of these lines from the open list of imports, and waits for the end of the import. */
export const importFile = async (
  page: Page,
  name: string,
  definition: string,
  lines: readonly string[],
): Promise<void> => {
  await chooseFile(page, name, lines);
  await page.getByLabel('Дефиниция').selectOption(definition);
  await importButton(page).click();
  await expect(state(page, 'Импортът завърши')).toBeVisible(runEnd);
};

/** Returns from the page of a run to the list of imports. */
export const backToList = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Обратно към импортирани файлове' }).click();
  await expect(importButton(page)).toBeVisible();
};

/** Undoes the shown import: presses the button and confirms the question. Does not wait for the end. */
export const undo = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Отмени импорта' }).click();
  await page.getByRole('button', { name: 'Направи' }).click();
};

/** Undoes imports by requests of the page's person, so that the records of a test do not stay. `runs` are pages. */
export const removeImported = async (page: Page, ...runs: readonly string[]): Promise<void> => {
  const cookies = await page.context().cookies();
  const person = new BrowserClient(
    new URL(page.url()).origin,
    new Map(cookies.map(({ name, value }) => [name, value])),
  );
  const undoImport = 'mutation ($id: ID!) { undoImport(input: { id: $id }) { __typename } }';
  for (const run of runs) {
    const { data } = await person.graphql(undoImport, { id: run.split('/').at(-1) });
    expect(data).toEqual({ undoImport: { __typename: 'ImportRunSuccess' } });
  }
};
