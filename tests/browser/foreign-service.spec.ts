import { readFile, rm } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { freePort } from '../builders/free-port.ts';
import { startProduct, type Product } from '../builders/product.ts';
import { startUtilityService, type UtilityService } from '../builders/utility-service.ts';
import { signIn, test } from './support.ts';
import { temporaryFolder } from '../builders/temporary-folder.ts';

const protocol = { name: 'протокол.txt', mimeType: 'text/plain', buffer: Buffer.from('Съставен на място.') };

test.describe("before a utility's own REST service", () => {
  let product: Product;
  let service: UtilityService;
  let folder: string;

  test.beforeAll(async () => {
    folder = await temporaryFolder('foreign');
    service = await startUtilityService();
    product = await startProduct(await freePort(), folder, { REST_URL: service.url });
  });

  test.afterAll(async () => {
    await product?.stop();
    await service?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const posts = (): number => service.asked.filter(({ method }) => method === 'POST').length;

  test('RQ-5 an operator finds a signal, answers with a file and gets it back; nothing is sent twice or asked in vain', async ({
    page,
  }) => {
    await signIn(page, 'operator', `${product.address}/signals_oper/list`);
    await expect(page.getByRole('row')).toHaveCount(11);
    await expectNothingMissing(page);
    await page.getByRole('button', { name: /^Търсене на сигнали/ }).click();
    await page.getByLabel('Статус').selectOption({ label: 'Сигнал' });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row')).toHaveCount(6);

    await page.goto(`${product.address}/signals_oper/preview/1`);
    await expect(page.getByText('Тече вода при № 1.')).toBeVisible();
    await expect(page.getByText('снимка.png')).toBeVisible();
    await expectNothingMissing(page);
    await write(page, 'Екипът тръгна.');
    await form(page).locator('input[type=file]').setInputFiles([protocol]);
    await send(page);
    const answer = page.getByRole('article').last();
    await expect(answer).toContainText('Екипът тръгна.');
    await expect(answer).toContainText(protocol.name);
    await expectNothingMissing(page);
    const download = page.waitForEvent('download');
    await answer.getByRole('checkbox').check();
    await answer.getByRole('button', { name: 'Изтегли избраните (1)' }).click();
    expect(await readFile(await (await download).path())).toEqual(protocol.buffer);
    expect(posts()).toBe(1);

    await page.goto(`${product.address}/signals_oper/preview/6`);
    await write(page, 'Ще опитаме.');
    await send(page);
    await expect(form(page).getByRole('alert')).toContainText('Не е сигурно дали съобщението е прието.');
    await expect(page.getByText('Проверява се дали съобщението е прието…')).toBeHidden();
    expect(posts()).toBe(2);
    expect(service.unknown.filter((name) => !name.startsWith('GET /struma/'))).toEqual([]);
  });
});

const form = (page: Page) => page.getByRole('form', { name: 'Описание на сигнала' });

const write = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Описание на сигнала' }).click();
  await page.keyboard.insertText(text);
};

const send = (page: Page): Promise<void> =>
  form(page)
    .getByRole('button', { name: /^Изпрати/ })
    .click();

/** What the service does not tell is left out, not shown as a word of the program; no error is in the way. */
const expectNothingMissing = async (page: Page): Promise<void> => {
  await expect(page.getByRole('main')).not.toContainText(/undefined|NaN|null|\[object/);
  await expect(page.getByText(/^Проследяване/)).toHaveCount(0);
};
