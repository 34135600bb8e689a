/** The web client with a utility's own REST service, which has only the specified calls. */
import { readFile, rm } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { findFreePort } from '../../scripts/launch/free-port.ts';
import { startProduct, type Product } from '../builders/product/product.ts';
import { startUtilityService, type UtilityService } from '../builders/services/utility-service.ts';
import { queryOf } from './signals.ts';
import { signIn, test, topTitle } from './support.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';

const protocol = { name: 'протокол.txt', mimeType: 'text/plain', buffer: Buffer.from('Съставен на място.') };

test.describe("with a utility's own REST service", () => {
  // One product for all tests of this file.
  test.describe.configure({ mode: 'default' });
  let product: Product;
  let service: UtilityService;
  let folder: string;

  test.beforeAll(async () => {
    folder = await temporaryFolder('utility-service');
    service = await startUtilityService();
    product = await startProduct(await findFreePort(), folder, { REST_URL: service.url });
  });

  test.afterAll(async () => {
    await product?.stop();
    await service?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const posts = (): number => service.requests.filter(({ method }) => method === 'POST').length;

  test('RQ-5 an operator finds a signal, replies with a file and downloads it; nothing is sent twice or requested without need', async ({
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
    // The file is in the conversation and in the list of attachments, which may come later.
    await expect(page.getByText('снимка.png').first()).toBeVisible();
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
    await expect(page.getByText('Не е сигурно дали съобщението е прието. Проверява се…')).toBeHidden();
    expect(posts()).toBe(2);
    expectNoUselessRequests();
  });

  test('RQ-5 SG-6 SG-16 SG-18 features that the service lacks are neither shown nor requested; the other features work', async ({
    page,
  }) => {
    await signIn(page, 'operator', `${product.address}/signals_oper/list`);
    await expect(page.getByRole('row')).toHaveCount(11);
    const failures = watch(page);
    await expectHidden(page, [
      ...['Мои', 'Свободни', 'Просрочени'].map((name) =>
        page.getByRole('navigation', { name: 'Изгледи' }).getByRole('link', { name: new RegExp(`^${name}`) }),
      ),
      page.getByRole('link', { name: 'CSV' }),
    ]);

    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expectHidden(page, [
      ...['Вътрешна бележка', 'Шаблони', 'Поеми', 'Предай…'].map((name) => page.getByRole('button', { name })),
      page.getByText(/Никой не работи|пише…$|разглежда$|^създаден|не се заредиха/),
      page.getByRole('heading', { name: /^(Поет от|Място)$/ }),
    ]);
    await write(page, 'Недописано.');
    await expect(page.getByText(/^Черновата е запазена \d\d:\d\d:\d\d$/)).toBeVisible();
    const status = page.getByRole('form', { name: 'Статус' });
    await status.getByRole('combobox').selectOption('Отхвърлен');
    await status.getByRole('button', { name: 'Запази' }).click();
    await expect(page.locator('header').getByText('Отхвърлен', { exact: true })).toBeVisible();
    await page.reload();
    await expect(editor(page)).toHaveText('Недописано.');
    await editor(page).fill('');

    await page.goto(`${product.address}/signal_from_oper/preview`);
    const submission = page.getByRole('form', { name: 'Подай сигнал' });
    await expect(page.getByText('Тук няма карта')).toBeVisible();
    await expectHidden(page, [
      submission.getByRole('combobox', { name: 'От чие име' }),
      page.getByRole('combobox', { name: 'Търсене по адрес' }),
    ]);
    await submission.getByRole('textbox', { name: 'Заглавие' }).fill('Теч при № 1');
    await submission.getByRole('textbox', { name: 'Локация на сигнала' }).fill('42.605, 23.034');
    await write(page, 'Тече.');
    await expectHidden(page, [submission.getByRole('region', { name: /^Наблизо/ })]);
    await submission.getByRole('button', { name: 'Изпрати' }).click();
    await expect(page.getByText(/^Успешно създаден сигнал № \d+$/)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    expect(failures).toEqual([]);
    expectNoUselessRequests();
  });

  test('RQ-5 without live events the list and an open signal refresh every half minute', async ({ page }) => {
    await page.clock.install();
    await signIn(page, 'operator', `${product.address}/signals_oper/list`);
    await expect(page.getByRole('row')).toHaveCount(11);
    const failures = watch(page);
    const [first, ...others] = service.signals;
    if (!first) throw new Error('The service has no signals.');
    const fresh = { ...first, id: Math.max(...service.signals.map(({ id }) => id)) + 1, responses: [] };
    service.signals.splice(0, Infinity, first, ...others, fresh);
    const news = page.getByRole('button', { name: 'Обновен списък: 1 нов' });
    // Repeated: the half minute begins when the code that refreshes the list is loaded, shortly after the rows.
    await expect(async () => {
      await page.clock.runFor(31_000);
      await expect(news).toBeVisible({ timeout: 2000 });
    }).toPass();
    await news.click();
    await page.getByRole('link', { name: String(fresh.id), exact: true }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    service.signals.at(-1)?.responses.push({
      id: 9000,
      message: 'Още тече.',
      fromClient: true,
      respondedUtc: '2026-06-21 08:00:00',
      files: [],
    });
    await page.clock.runFor(31_000);
    await expect(page.getByText('Ново съобщение от клиента')).toBeVisible();
    expect(failures).toEqual([]);
    expectNoUselessRequests();
  });

  test('RQ-5 SG-3 a citizen sees no signals, because the service cannot select the signals of one citizen', async ({
    page,
  }) => {
    await signIn(page, 'citizen', `${product.address}/`);
    await expect(topTitle(page)).toBeVisible();
    const failures = watch(page);
    const before = service.requests.length;
    for (const path of ['/signals/list', '/signals/preview/1', '/signals/add', '/signals_oper/list']) {
      await page.goto(`${product.address}${path}`);
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(topTitle(page)).toBeVisible();
    }
    await expectHidden(page, [
      page.getByRole('navigation', { name: 'Основно меню' }).getByRole('link', { name: /сигнал/i }),
      page.getByRole('main').getByRole('link', { name: /сигнал/i }),
      page.getByRole('alert'),
    ]);
    expect(service.requests.slice(before).filter(({ path }) => /signal|response|attachment/i.test(path))).toEqual([]);
    expect(failures).toEqual([]);
  });

  test('RQ-5 LG-1 LG-2 LG-3 an administrator reads the import log and the exceptions; activities are not shown', async ({
    page,
  }) => {
    await signIn(page, 'admin', `${product.address}/logs/list`);
    await expect(page.getByRole('row')).toHaveCount(2);
    const failures = watch(page);
    await page.getByRole('link', { name: 'Преглед на лог 5' }).click();
    await expect(page.getByRole('dialog')).toContainText('Ред 7: непознат код.');
    await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('navigation').getByRole('link', { name: 'Грешки' }).click();
    await page.getByRole('link', { name: 'Детайли за грешка от 2026-06-20 11:00:00' }).click();
    await expect(page.getByRole('dialog')).toContainText('at Signals.Save()');
    await expect(page.getByRole('dialog')).toContainText('00-4bf92f');
    await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(0);
    await page.keyboard.press('Escape');
    for (const name of ['Действия', 'CSV']) await expect(page.getByRole('link', { name })).toHaveCount(0);
    expect(service.requests.findLast(({ path }) => path.endsWith('GetLogsList'))?.query.get('userId')).toBe('50');
    expect(failures).toEqual([]);
    expectNoUselessRequests();
  });

  test('RQ-5 NO-1 NO-2 NO-3 nomenclatures work without CSV and counts of records', async ({ page }) => {
    await signIn(page, 'admin', `${product.address}/gis_nomenclatures/main_list`);
    const failures = watch(page);
    await page.getByRole('link', { name: 'Елементи на номенклатура No. 2' }).click();
    await expect(page.getByRole('row')).toHaveCount(3);
    await expectHidden(page, [page.getByRole('link', { name: 'CSV' })]);
    await page.getByRole('link', { name: 'Преглед на номенклатура No. 2.1.' }).click();
    await page.getByRole('textbox', { name: 'Име на английски' }).fill('Low');
    await page.getByRole('button', { name: 'Запази' }).click();
    await expect(page.getByText("Данните за номенклатура '1- Нисък' са обновени.")).toBeVisible();
    await expectHidden(page, [page.getByRole('heading', { name: 'Къде се използва' })]);
    expect(failures).toEqual([]);
    expectNoUselessRequests();
  });

  test('RQ-5 BR-1 BR-4 BR-7 BR-9 BR-10 BR-12 breakdowns are listed, changed and linked; tools that need further REST calls are hidden', async ({
    page,
  }) => {
    await signIn(page, 'operator', `${product.address}/breakdowns/list`);
    const failures = watch(page);
    const listed = page.locator('tbody').getByRole('row').first().getByRole('link').first();
    await expect(listed).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Изгледи' }).getByRole('link')).toHaveText(['Всички']);
    const workCardNo = await listed.innerText();
    await listed.click();
    await expect(page.getByRole('heading', { name: `Авария ${workCardNo}` })).toBeVisible();
    await expectHidden(page, [
      ...['Намери крановете', 'Отговори на всички'].map((name) => page.getByRole('button', { name })),
      page.getByRole('heading', { name: 'История' }),
    ]);
    await page.getByRole('button', { name: 'Редакция' }).click();
    const breakdown = page.getByRole('form', { name: 'Данни за авария' });
    await breakdown.getByRole('textbox', { name: /^Засегнати потребители/ }).fill('77');
    await breakdown.getByRole('button', { name: 'Запази аварията' }).click();
    await expect(page.getByText(`Данните за авария ${workCardNo} са обновени успешно.`)).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: /^77$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Свържи сигнал' }).click();
    const dialog = page.getByRole('dialog', { name: 'Свържи сигнал' });
    await expect(dialog.getByRole('checkbox').first()).toBeVisible();
    await expectHidden(page, [
      dialog.getByRole('button', { name: 'Вероятни' }),
      dialog.getByRole('figure', { name: 'Карта на сигналите' }),
    ]);
    await dialog
      .getByRole('button', { name: /^Свържи сигнал/ })
      .first()
      .click();
    await expect(page.getByText('Успешно добавен сигнал!')).toBeVisible();
    expect(failures).toEqual([]);
    expectNoUselessRequests();
  });

  const expectNoUselessRequests = (): void =>
    expect(service.unknown.filter((name) => !name.startsWith('GET /struma/'))).toEqual([]);
});

/** Records requests for missing features, failed responses and console errors. */
const watch = (page: Page): string[] => {
  const failures: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && failures.push(message.text())));
  page.on('response', (response) => {
    const name = queryOf(response.request())?.operationName;
    if (response.status() >= 400) failures.push(`${response.status()} ${name ?? response.url()}`);
  });
  page.on('request', (request) => {
    const name = queryOf(request)?.operationName ?? '';
    const isMissing =
      /OperatorParts|ViewCounts|Template|Presence|Draft|Caller|Place|Colleague|TakeSignal|HandOver|MapView/.test(name);
    if (isMissing || /\/events|\.csv|\/notes$/.test(request.url())) failures.push(`requested ${name || request.url()}`);
  });
  return failures;
};

const expectHidden = async (page: Page, locators: readonly Locator[]): Promise<void> => {
  await expectNothingMissing(page);
  for (const one of locators) await expect(one).toHaveCount(0);
};

const form = (page: Page) => page.getByRole('form', { name: 'Описание на сигнала' });

const editor = (page: Page) => page.getByRole('textbox', { name: 'Описание на сигнала' });

const write = async (page: Page, text: string): Promise<void> => {
  await editor(page).click();
  await page.keyboard.insertText(text);
};

const send = (page: Page): Promise<void> =>
  form(page)
    .getByRole('button', { name: /^Изпрати/ })
    .click();

/** Expects that missing values are left out, not shown as `undefined` or `null`, and that no error is shown. */
const expectNothingMissing = async (page: Page): Promise<void> => {
  await expect(page.getByRole('main')).not.toContainText(/undefined|NaN|null|\[object/);
  await expect(page.getByText(/^Проследяване/)).toHaveCount(0);
};
