import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type pg from 'pg';
import { readZip } from '../builders/files/zip.ts';
import {
  addResponse,
  addSignal,
  addSubmitter,
  intercept,
  listPath,
  openDatabase,
  removeSubmitter,
  paragraph,
  previewPath,
  rows,
  openPreview,
  rich,
  words,
} from './signals.ts';
import { expectAccessibleEverywhere, openAs, test, topTitle } from './support.ts';

const name = 'Преглед Разговоров';
const files = ['скица вход Б.pdf', 'снимка.png', 'протокол № 7.txt'];
const facts = (page: Page) => page.getByRole('complementary', { name: 'Данни за сигнала' });
const messages = (page: Page) => page.getByRole('article');

let pool: pg.Pool;
let submitter: number;
let signal: number;
let stored: { sha256: string; size: string };

test.beforeAll(async () => {
  pool = await openDatabase();
  const { rows: found } = await pool.query<typeof stored>('select sha256, size from attachment order by id limit 1');
  stored = found[0] ?? { sha256: '', size: '0' };
  submitter = await addSubmitter(pool, name);
  signal = await addSignal(pool, {
    title: 'Теч на тротоара пред бл. 717',
    submitter_id: submitter,
    priority_id: 4,
    status_id: 2,
    location: '(23.25488,42.71642)',
    created_at: '2026-03-05T04:58:12Z',
    last_response_at: '2026-03-06T05:27:03Z',
  });
  await addResponse(pool, signal, {
    kind: 'OPERATOR',
    responded_at: '2026-03-05T05:05:40Z',
    message: rich(
      { type: 'heading', attrs: { level: 1 }, content: [words('Спиране на водата')] },
      { type: 'paragraph', content: [words('от '), words('09:30', { type: 'bold' }), words(' до 13:00')] },
      {
        type: 'bulletList',
        content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [words('бл. 717')] }] }],
      },
      {
        type: 'paragraph',
        content: [words('карта', { type: 'link', attrs: { href: 'https://example.bg/karta' } })],
      },
    ),
  });
  const second = await addResponse(pool, signal, {
    kind: 'CLIENT',
    responded_at: '2026-03-06T05:27:03Z',
    sender_email: 'p.razgovorov@example.bg',
    message: paragraph('Прилагам снимка.'),
  });
  for (const [index, fileName] of files.entries()) await addAttachment(null, index, fileName);
  await addAttachment(second, 0, 'IMG_2231.jpg');
});

test.afterAll(async () => {
  await removeSubmitter(pool, submitter);
  await pool.end();
});

const addAttachment = (response: number | null, index: number, fileName: string) =>
  pool.query(
    `insert into attachment (signal_id, response_id, order_number, file_name, content_type, size, sha256, created_at)
     values ($1, $2, $3, $4, 'application/octet-stream', $5, $6, '2026-03-05T05:00:00Z')`,
    [signal, response, index, fileName, stored.size, stored.sha256],
  );

test.describe('the preview of a signal', () => {
  test('SG-5 shows number, status, client and place of the signal, and links back', async ({ page }) => {
    await openPreview(page, signal);
    await expect(topTitle(page, `Преглед на сигнал ${signal} от оператор`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Теч на тротоара пред бл. 717' })).toBeVisible();
    for (const fact of ['Авария', 'Спешен', 'Отдел: гр. София', 'Създаден 2026-03-05 06:58:12'])
      await expect(page.getByRole('main').locator('header').first()).toContainText(fact);
    for (const fact of [name, 'гр. София', '42.71642, 23.25488', '2026-03-06 07:27:03'])
      await expect(facts(page).getByRole('definition').filter({ hasText: fact })).toBeVisible();
    await expectAccessibleEverywhere(page);
    const back = page.getByRole('link', { name: 'Назад' });
    await expect(back).toHaveAttribute('href', '/signals');
    await back.click();
    await expect(page).toHaveURL(new RegExp(`${listPath}$`));
    await page.goto(`${listPath}?submitter=${submitter}`);
    await rows(page).first().getByRole('link').first().click();
    await page.getByRole('link', { name: 'Назад: Сигнали' }).click();
    await expect(page).toHaveURL(new RegExp(`${listPath}\\?submitter=${submitter}$`));
    await expect(rows(page)).toHaveCount(1);
  });

  test('SH-1 SG-11 SG-21 the conversation shows author, time and formatted text, scrolled to the newest', async ({
    page,
  }) => {
    await openPreview(page, signal);
    await expect(messages(page)).toHaveCount(3);
    await expect(messages(page).nth(0)).toContainText(`Клиент${name}`);
    await expect(messages(page).nth(0)).toContainText('Тече вода от шахтата.');
    const second = messages(page).nth(1);
    await expect(second).toContainText('Оператор');
    await expect(second.locator('time')).toHaveText('2026-03-05 07:05:40');
    await expect(second.getByRole('heading', { name: 'Спиране на водата' })).toBeVisible();
    await expect(second.locator('strong')).toHaveText('09:30');
    await expect(second.getByRole('listitem')).toHaveText('бл. 717');
    await expect(second.getByRole('link', { name: 'карта' })).toHaveAttribute('href', 'https://example.bg/karta');
    await expect(second.getByRole('link', { name: 'карта' })).toHaveAttribute('rel', 'noopener noreferrer');
    const newest = messages(page).nth(2);
    await expect(newest).toContainText('(p.razgovorov@example.bg)');
    await expect(newest).toBeInViewport();
    await expect(newest.locator('time')).toHaveText('2026-03-06 07:27:03');
    await expect(newest.getByTitle('IMG_2231.jpg (2026-03-05 07:00:00)', { exact: true }).first()).toBeVisible();
    await newest.getByRole('checkbox', { name: 'Избери IMG_2231.jpg' }).check();
    const download = page.waitForEvent('download');
    await newest.getByRole('button', { name: 'Изтегли избраните (1)' }).click();
    expect((await download).suggestedFilename()).toBe('IMG_2231.jpg');
  });

  test('SG-14 selected files are downloaded one per second; an empty selection shows a message; all come as one archive', async ({
    page,
  }) => {
    await page.clock.install();
    await openPreview(page, signal);
    const fetched: string[] = [];
    page.on('download', (download) => fetched.push(download.suggestedFilename()));
    const chosen = (count: number) => facts(page).getByRole('button', { name: `Изтегли избраните (${count})` });
    await expect(facts(page).getByRole('list', { name: 'Прикачени файлове' }).getByRole('listitem')).toHaveCount(4);
    await expect(chosen(0)).toBeDisabled();
    await expect(facts(page).getByText('Изберете файлове')).toBeVisible();
    for (const file of files)
      await facts(page)
        .getByRole('checkbox', { name: `Избери ${file}` })
        .check();
    await page.clock.pauseAt(Date.now() + 60_000);
    await chosen(3).click();
    await expect(page.getByText('Изтегляне 1 от 3')).toBeVisible();
    await page.clock.runFor(990);
    await expect(page.getByText('Изтегляне 1 от 3')).toBeVisible();
    await expect.poll(() => fetched).toEqual(files.slice(0, 1));
    await page.clock.runFor(20);
    await expect(page.getByText('Изтегляне 2 от 3')).toBeVisible();
    await expect.poll(() => fetched).toEqual(files.slice(0, 2));
    await page.clock.runFor(1000);
    await expect(page.getByText('Изтегляне 3 от 3')).toBeVisible();
    await page.clock.runFor(1000);
    await expect(page.getByText(/^Изтегляне/)).toBeHidden();
    await expect.poll(() => fetched).toEqual(files);
    await page.clock.resume();
    const archive = page.waitForEvent('download');
    await facts(page).getByRole('link', { name: 'Изтегли всички' }).click();
    const entries = readZip(await readFile(await (await archive).path()));
    expect([...entries.values()].map(({ length }) => length)).toEqual(
      Array.from({ length: 4 }, () => Number(stored.size)),
    );
    expect([...entries.keys()].join(' ')).toContain('протокол');
    const one = page.waitForEvent('download');
    await facts(page).getByRole('link', { name: 'Изтегли снимка.png' }).click();
    expect((await readFile(await (await one).path())).length).toBe(Number(stored.size));
  });

  test('SG-5 SH-7 an unknown signal has a heading of its own, a message and a link to the list', async ({ page }) => {
    await openAs(page, 'operator', listPath);
    for (const id of ['999999', '0', '99999999999999999999', '9007199254740993', 'abc', '1.5', '%3Cb%3E', '%00']) {
      await page.goto(previewPath(id));
      const title = /^\d+(\.\d+)?$/.test(id) ? `Сигнал № ${id} не е намерен` : 'Страницата не е намерена';
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      // The page is not named after a signal that does not exist.
      await expect(topTitle(page)).toHaveAttribute('title', 'Няма такъв сигнал');
      await expect(page).toHaveTitle(/^Няма такъв сигнал/);
    }
    await expectAccessibleEverywhere(page);
    await page.getByRole('link', { name: 'Към сигналите' }).click();
    await expect(rows(page)).toHaveCount(10);
  });

  test('a part that does not load shows the failure in its place; the other parts stay usable', async ({ page }) => {
    const stop = await intercept(page, 'Signal', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: { signal: Record<string, unknown> } };
      body.data.signal['attachments'] = null;
      const failure = {
        message: 'Сървърът не отговори навреме.',
        path: ['signal', 'attachments'],
        extensions: { code: 'UPSTREAM_TIMEOUT', traceId: 'f'.repeat(32) },
      };
      await route.fulfill({ response: answer, json: { ...body, errors: [failure] } });
    });
    await openPreview(page, signal);
    const failed = facts(page).getByRole('alert').filter({ hasText: 'Файловете' });
    await expect(failed).toContainText('Файловете не се заредиха');
    await expect(failed).toContainText('f'.repeat(32));
    await expect(messages(page)).toHaveCount(3);
    await expectAccessibleEverywhere(page, [1440]);
    await stop();
    const retry = failed.getByRole('button', { name: 'Опитай отново' });
    const items = facts(page).getByRole('list', { name: 'Прикачени файлове' }).getByRole('listitem');
    // A live change may read the signal again at any moment: the part loads by itself, or its failure is shown anew.
    await expect(async () => {
      if (await retry.isVisible()) await retry.press('Enter', { timeout: 2_000 });
      await expect(items).toHaveCount(4, { timeout: 2_000 });
    }).toPass();
  });

  test('SG-15 in a narrow window the links to the next signal and to a new signal are available too', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, 'operator', `${listPath}?sort=id`);
    await page.locator('a.record').first().click();
    const header = page
      .getByRole('banner')
      .or(page.locator('header'))
      .filter({ has: page.getByRole('heading', { level: 2 }) });
    const next = header.getByRole('link', { name: 'Следващ сигнал' });
    await expect(next).toBeVisible();
    for (const link of [next, header.getByRole('link', { name: 'Подай сигнал' })]) {
      await expect(link).toBeInViewport({ ratio: 1 });
      const box = await link.boundingBox();
      expect([box?.width, box?.height]).toEqual([44, 44]);
    }
    await expectAccessibleEverywhere(page, [390]);
    const address = page.url();
    await next.click();
    await expect(page).not.toHaveURL(address);
    await header.getByRole('link', { name: 'Подай сигнал' }).click();
    await expect(page).toHaveURL(/signal_from_oper/);
  });

  test('in a narrow window the parts of the preview are tabs', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPreview(page, signal);
    const tabs = page.getByRole('navigation', { name: 'Части на сигнала' });
    await expect(messages(page).last()).toBeInViewport();
    await expect(facts(page)).toBeHidden();
    await expectAccessibleEverywhere(page, [390]);
    await tabs.getByRole('button', { name: 'Данни' }).click();
    await expect(facts(page).getByRole('definition').filter({ hasText: '42.71642, 23.25488' })).toBeVisible();
    await expect(messages(page).last()).toBeHidden();
    await expectAccessibleEverywhere(page, [390]);
    await tabs.getByRole('button', { name: /^Файлове/ }).click();
    await expect(facts(page).getByText('скица вход Б.pdf')).toBeVisible();
    await expect(facts(page).getByRole('definition').filter({ hasText: '42.71642, 23.25488' })).toBeHidden();
    await expectAccessibleEverywhere(page, [390]);
  });
});
