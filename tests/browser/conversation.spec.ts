import { expect, type Page } from '@playwright/test';
import type pg from 'pg';
import {
  addResponse,
  addSignal,
  addSubmitter,
  openDatabase,
  openPreview,
  paragraph,
  removeSubmitter,
  rich,
  words,
} from './signals.ts';
import { expectAccessibleEverywhere, test } from './support.ts';

const messages = (page: Page) => page.getByRole('article');
const log = (page: Page) => page.getByRole('log', { name: 'Разговор' });
const heightOf = (page: Page) => log(page).evaluate(({ clientHeight }) => clientHeight);
const fromEnd = (page: Page) =>
  log(page).evaluate((box) => Math.abs(box.scrollHeight - box.clientHeight - box.scrollTop));

let pool: pg.Pool;
let submitter: number;

test.beforeAll(async () => {
  pool = await openDatabase();
  submitter = await addSubmitter(pool, 'Злонамерен Пишещов');
});

test.afterAll(async () => {
  await removeSubmitter(pool, submitter);
  await pool.end();
});

test.describe('the conversation of a signal', () => {
  test('hostile messages are shown as harmless text', async ({ page }) => {
    const hostile = await addSignal(pool, {
      submitter_id: submitter,
      title: '<img src=x onerror=alert(1)> &amp; „теч“',
      message: rich({
        type: 'paragraph',
        content: [words('натисни', { type: 'link', attrs: { href: 'javascript:alert(1)' } })],
      }),
    });
    const bodies = [
      rich(
        { type: 'script', content: [words('alert(2)')] },
        { type: 'image', attrs: { src: 'x', onerror: 'alert(3)' } },
      ),
      rich({ type: 'heading', attrs: { level: 99, style: 'position:fixed' }, content: [words('<b>голямо</b>')] }),
      rich({
        type: 'paragraph',
        content: [words('данни', { type: 'link', attrs: { href: 'data:text/html,<script>alert(4)</script>' } })],
      }),
      JSON.stringify(nestQuotes(30)),
      rich({ type: 'paragraph', content: [words(`${'дълга'.repeat(2000)}`)] }),
      '<img src=x onerror=alert(5)>',
      'null',
      '42',
      '[]',
      '{"type":"doc","content":{"type":"text"}}',
      '',
    ];
    for (const message of bodies) await addResponse(pool, hostile, { kind: 'CLIENT', message });
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await openPreview(page, hostile);
    await expect(messages(page)).toHaveCount(bodies.length + 1);
    await expect(page.getByRole('heading', { name: '<img src=x onerror=alert(1)> &amp; „теч“' })).toBeVisible();
    for (const text of ['натисни', 'alert(2)', '<b>голямо</b>', 'данни', 'дъното', '<img src=x onerror=alert(5)>'])
      await expect(messages(page).filter({ hasText: text })).toHaveCount(1);
    await expect(messages(page).locator('a, img, script, [style], [onerror]')).toHaveCount(0);
    await expectAccessibleEverywhere(page);
    expect(dialogs).toEqual([]);
  });

  test('a conversation of 500 messages opens at its end, scrolls to its start and accepts a reply', async ({
    page,
  }) => {
    const long = await addSignal(pool, { submitter_id: submitter, title: 'Дълъг разговор' });
    await pool.query(
      `insert into response (signal_id, kind, message, responded_at)
       select $1, case when n % 2 = 0 then 'CLIENT' else 'OPERATOR' end,
         replace($2, 'NUMBER', 'Съобщение номер ' || n || '.'), timestamptz '2026-01-01T00:00Z' + n * interval '3 hours'
       from generate_series(1, 500) n`,
      [long, paragraph('NUMBER')],
    );
    await openPreview(page, long);
    await expect(messages(page)).toHaveCount(501);
    await expect(messages(page).last()).toBeInViewport();
    await messages(page).first().scrollIntoViewIfNeeded();
    await expect(messages(page).first()).toBeInViewport();
    await page.keyboard.press('KeyR');
    await expect(page.getByRole('textbox', { name: 'Описание на сигнала' })).toBeFocused();
    await page.keyboard.type('Отговор на всички.');
    await page.keyboard.press('Control+Enter');
    await expect(messages(page)).toHaveCount(502);
    await expect(messages(page).last()).toContainText('Отговор на всички.');
    await expect(messages(page).last()).toBeInViewport();
  });

  test('a low window, or one zoomed to 200 %, shows both conversation and reply', async ({ page }) => {
    const signal = await addSignal(pool, { submitter_id: submitter });
    await openPreview(page, signal);
    for (const [width, height] of [
      [720, 450],
      [640, 400],
      [844, 390],
      [1024, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => heightOf(page)).toBeGreaterThanOrEqual(120);
      await page.getByRole('textbox', { name: 'Описание на сигнала' }).click();
      await expect(page.getByRole('button', { name: /^Изпрати/ })).toBeInViewport({ ratio: 1 });
      expect(await heightOf(page)).toBeGreaterThanOrEqual(120);
      await log(page).focus();
    }
  });

  test('the newest message stays visible if a scroll event fires before a reduced height of the conversation is handled', async ({
    page,
  }) => {
    const signal = await addSignal(pool, { submitter_id: submitter, message: manyLines });
    await page.setViewportSize({ width: 1024, height: 768 });
    await openPreview(page, signal);
    await expect.poll(() => fromEnd(page)).toBeLessThanOrEqual(1);
    await log(page).evaluate((box) => {
      box.style.maxHeight = '150px';
      box.dispatchEvent(new Event('scroll'));
    });
    await expect.poll(() => fromEnd(page)).toBeLessThanOrEqual(1);
  });

  test('SH-12 in a narrow window a toast is above the reply form, whether the form is collapsed or open', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPreview(page, await addSignal(pool, { submitter_id: submitter }));
    await page.getByRole('textbox', { name: 'Описание на сигнала' }).click();
    await page.keyboard.insertText('Екипът е на място.');
    await page.keyboard.press('Control+Enter');
    const message = page.getByRole('status').filter({ hasText: 'Съобщението е изпратено.' });
    await expect(message).toBeVisible();
    const gap = async () => {
      const reply = page.getByRole('form', { name: 'Описание на сигнала' });
      const [above, below] = await Promise.all([message.boundingBox(), reply.boundingBox()]);
      return (below?.y ?? 0) - (above ? above.y + above.height : Infinity);
    };
    await page.getByRole('textbox', { name: 'Описание на сигнала' }).focus();
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    await page.getByRole('button', { name: 'Разговор' }).focus();
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
  });

  test('a title of 200 characters is fully readable in a wide and a narrow window', async ({ page }) => {
    const title = 'Теч от спирателен кран на тротоара '.repeat(6).slice(0, 199).concat('.');
    const signal = await addSignal(pool, { submitter_id: submitter, title });
    await openPreview(page, signal);
    const heading = page.getByRole('heading', { level: 2, name: title });
    await expect(heading).toHaveAttribute('title', title);
    const hidden = () => heading.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(await hidden()).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Данни' }).click();
    await expect(page.getByRole('definition').filter({ hasText: title })).toBeVisible();
  });
});

const manyLines = rich(...Array.from({ length: 40 }, () => ({ type: 'paragraph', content: [words('Тече.')] })));

const nestQuotes = (levels: number): unknown => {
  let node: unknown = { type: 'paragraph', content: [words('дъното')] };
  for (let level = 0; level < levels; level += 1) node = { type: 'blockquote', content: [node] };
  return { type: 'doc', content: [node] };
};
