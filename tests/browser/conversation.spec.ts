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

test.describe('a conversation out of the ordinary', () => {
  test('a hostile message shows as harmless text', async ({ page }) => {
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
      JSON.stringify(deep(30)),
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

  test('a conversation of 500 messages opens at its end, scrolls to its start and takes an answer', async ({
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
});

const deep = (levels: number): unknown => {
  let node: unknown = { type: 'paragraph', content: [words('дъното')] };
  for (let level = 0; level < levels; level += 1) node = { type: 'blockquote', content: [node] };
  return { type: 'doc', content: [node] };
};
