import { expect, type Locator, type Page } from '@playwright/test';
import type pg from 'pg';
import {
  addSignal,
  addSubmitter,
  type ListQuery,
  box,
  columnOf,
  countSignals,
  expectTotal,
  repeatComparison,
  firstRow,
  listPath,
  openDatabase,
  removeSubmitter,
  openFilter,
  openList,
  rows,
  comparisonTimeoutMs,
  watchQueries,
} from './signals.ts';
import { expectAccessibleEverywhere, openAs, test } from './support.ts';

/** Unique to this process: another process may run tests of this file at the same time. */
const name = `Филтър Търсенов ${process.pid}`;

let pool: pg.Pool;
let submitter: number;
let breakdown: { id: number; card: string };

test.beforeAll(async () => {
  pool = await openDatabase();
  submitter = await addSubmitter(pool, name);
  const { rows: found } = await pool.query<{ id: number; card: string }>(
    'select id, work_card_no as card from breakdown order by id limit 1',
  );
  breakdown = found[0] ?? { id: 0, card: '' };
  await addSignal(pool, {
    submitter_id: submitter,
    status_id: 4,
    priority_id: 4,
    needs_reply: false,
    breakdown_id: breakdown.id,
    created_at: '2026-03-29T00:30:00Z',
    last_response_at: '2026-03-29T01:30:59.900Z',
    closed_at: '2026-03-30T20:59:59.900Z',
  });
});

test.afterAll(async () => {
  await removeSubmitter(pool, submitter);
  await pool.end();
});

const search = (form: Locator) => form.getByRole('button', { name: 'Търси' });
const clear = (form: Locator) => form.getByRole('button', { name: 'Изчисти', exact: true });
const refresh = (page: Page) => page.getByRole('button', { name: 'Обнови' });
const first = { number: 1, size: 10 };

test.describe('the filter card', () => {
  // Without live events, changes by other tests cause no requests: only requests of this test are counted.
  test.beforeEach(({ page }) => page.route('**/events*', () => {}));

  test("FI-1 SG-2 'Търсене на сигнали' has its fields, Търси and Изчисти; Enter searches from text, select, radio and date fields", async ({
    page,
  }) => {
    await openList(page);
    const form = await openFilter(page);
    await expect(form.locator('.caption')).toHaveText([
      'Създаден от дата',
      'Създаден до дата',
      'Последен отговор от',
      'Последен отговор до',
      'Затворен от',
      'Затворен до',
      'Статус',
      'Приоритет',
      'Чака отговор',
      'Потребител',
      'Авария №',
      'Сигнал №',
      'Думи',
      'Телефон',
      'Име на клиент',
      'Поет от',
      'Адрес',
    ]);
    await expect(box(form, 'Създаден от дата')).toBeFocused();
    await expect(search(form)).toBeVisible();
    await expect(clear(form)).toBeVisible();
    await expectAccessibleEverywhere(page);
    const queries = watchQueries(page);
    await box(form, 'Авария №').fill('А-06');
    await page.keyboard.press('Enter');
    await expect.poll(() => queries.length).toBe(1);
    await form.getByLabel('Статус').selectOption('BREAKDOWN');
    await page.keyboard.press('Enter');
    await expect.poll(() => queries.length).toBe(2);
    await form.getByRole('radio', { name: 'Не' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect.poll(() => queries.length).toBe(3);
    await box(form, 'Създаден от дата').fill('01012026');
    await page.keyboard.press('Enter');
    await expect.poll(() => queries.length).toBe(4);
    expect(queries.at(-1)?.filter).toEqual({
      workCardNo: 'А-06',
      statuses: ['BREAKDOWN'],
      needsReply: false,
      created: { from: '2026-01-01T00:00:00+02:00' },
    });
  });

  test('FI-2 an empty search sends a request only if a filter was active, and then shows everything', async ({
    page,
  }) => {
    await openList(page);
    const queries = watchQueries(page);
    const form = await openFilter(page);
    await search(form).click();
    await refresh(page).click();
    await expect.poll(() => queries.length).toBe(1);
    await form.getByLabel('Статус').selectOption('REJECTED');
    await search(form).click();
    await expect.poll(() => queries.length).toBe(2);
    await expect(page).toHaveURL(/status=REJECTED/);
    await form.getByLabel('Статус').selectOption('');
    await search(form).click();
    await expect.poll(() => queries.length).toBe(3);
    await expect(page).toHaveURL(new RegExp(`${listPath}$`));
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
    await search(form).click();
    await refresh(page).click();
    await expect.poll(() => queries.length).toBe(4);
    expect(queries).toEqual([
      { page: first },
      { filter: { statuses: ['REJECTED'] }, page: first },
      { page: first },
      { page: first },
    ]);
  });

  test('FI-3 FI-8 a search goes to page 1 and sends only the filled fields', async ({ page }) => {
    await openList(page, '?page=3&size=5&sort=-createdAt');
    const queries = watchQueries(page);
    const form = await openFilter(page);
    await box(form, 'Авария №').fill('  А-  ');
    await search(form).click();
    await expect(page).not.toHaveURL(/page=/);
    await expect(rows(page)).toHaveCount(5);
    await expect
      .poll(() => queries)
      .toEqual([
        {
          filter: { workCardNo: 'А-' },
          sort: [{ field: 'CREATED_AT', direction: 'DESC' }],
          page: { number: 1, size: 5 },
        },
      ]);
    await expect(page.getByRole('button', { name: 'Премахни Авария №' })).toBeVisible();
  });

  test('FI-4 Изчисти empties the fields and requests everything, with or without a filter', async ({ page }) => {
    await openList(page, '?status=BREAKDOWN&needsReply=false&workCardNo=А-&createdFrom=2026-01-01T08:30&page=2');
    const queries = watchQueries(page);
    const form = await openFilter(page);
    await expect(box(form, 'Създаден от дата')).toHaveValue('01/01/2026');
    await expect(box(form, 'Създаден от дата, час')).toHaveValue('08:30');
    await clear(form).click();
    await expect.poll(() => queries.length).toBe(1);
    await expect(page).toHaveURL(new RegExp(`${listPath}$`));
    await expect(form.getByLabel('Статус')).toHaveValue('');
    await expect(form.getByRole('radio', { name: 'Всички' })).toBeChecked();
    await expect(box(form, 'Авария №')).toHaveValue('');
    await expect(box(form, 'Създаден от дата')).toHaveValue('');
    await expect(box(form, 'Създаден от дата, час')).toHaveValue('');
    await box(form, 'Авария №').fill('само написано');
    await clear(form).click();
    await expect.poll(() => queries.length).toBe(2);
    await expect(box(form, 'Авария №')).toHaveValue('');
    expect(queries).toEqual([{ page: first }, { page: first }]);
  });

  test('SG-2 status, priority, reply, person, breakdown and date fields filter by stored values', async ({ page }) => {
    await openList(page);
    const queries = watchQueries(page);
    const form = await openFilter(page);
    const day = (label: string, from: string) => box(form, label).fill(from);
    const steps: [() => Promise<unknown>, ListQuery['filter'], string][] = [
      [
        () => form.getByLabel('Статус').selectOption({ label: 'Отхвърлен' }),
        { statuses: ['REJECTED'] },
        'status_id = 3',
      ],
      [() => form.getByLabel('Приоритет').selectOption({ label: 'Спешен' }), { priorityIds: ['4'] }, 'priority_id = 4'],
      [() => form.getByRole('radio', { name: 'Да' }).check(), { needsReply: true }, 'needs_reply'],
      [() => form.getByRole('radio', { name: 'Не' }).check(), { needsReply: false }, 'not needs_reply'],
      [() => choosePerson(form), { submitterIds: [String(submitter)] }, `submitter_id = ${submitter}`],
      [
        () => box(form, 'Авария №').fill(breakdown.card),
        { workCardNo: breakdown.card },
        `breakdown_id in (select id from breakdown where work_card_no like '%${breakdown.card}%')`,
      ],
      [
        () => day('Създаден от дата', '01062026'),
        { created: { from: '2026-06-01T00:00:00+03:00' } },
        "created_at >= '2026-05-31T21:00Z'",
      ],
      [
        () => day('Създаден до дата', '01062026'),
        { created: { to: '2026-06-01T23:59:59+03:00' } },
        "created_at < '2026-06-01T21:00Z'",
      ],
      [
        () => day('Последен отговор от', '01022026'),
        { lastResponse: { from: '2026-02-01T00:00:00+02:00' } },
        "last_response_at >= '2026-01-31T22:00Z'",
      ],
      [
        () => day('Последен отговор до', '01022026'),
        { lastResponse: { to: '2026-02-01T23:59:59+02:00' } },
        "last_response_at < '2026-02-01T22:00Z'",
      ],
      [
        () => day('Затворен от', '30032026'),
        { closed: { from: '2026-03-30T00:00:00+03:00' } },
        "closed_at >= '2026-03-29T21:00Z'",
      ],
      [
        () => day('Затворен до', '30032026'),
        { closed: { to: '2026-03-30T23:59:59+03:00' } },
        "closed_at < '2026-03-30T21:00Z'",
      ],
    ];
    for (const [fill, filter, condition] of steps)
      await repeatComparison(async () => {
        await clear(form).click();
        await fill();
        await search(form).click();
        await expectTotal(page, await countSignals(pool, condition), comparisonTimeoutMs);
        expect(queries.at(-1)?.filter, condition).toEqual(filter);
      });
  });

  test('a chip shows a filled field; its × removes the condition and keeps unsubmitted input', async ({ page }) => {
    await openList(page, `?submitter=${submitter}&status=CLOSED&createdTo=2026-06-01T12:30`);
    const queries = watchQueries(page);
    await expect(page.getByText('Статус: Отхвърлен/Затворен')).toBeVisible();
    await expect(page.getByText('Създаден до дата: 01/06/2026 12:30')).toBeVisible();
    await expect(page.getByText(`Потребител: ${name}`)).toBeVisible();
    const form = await openFilter(page);
    await box(form, 'Авария №').fill('А-0');
    await page.getByRole('button', { name: 'Премахни Статус' }).click();
    await expect(page).not.toHaveURL(/status/);
    await expect(form.getByLabel('Статус')).toHaveValue('');
    await expect(box(form, 'Авария №')).toHaveValue('А-0');
    await expect.poll(() => queries.length).toBe(1);
    expect(Object.keys(queries[0]?.filter ?? {}).toSorted()).toEqual(['created', 'submitterIds']);
  });

  test('FI-12 no option is empty: statuses, priorities and persons are offered by name', async ({ page }) => {
    await openList(page);
    const form = await openFilter(page);
    await expect(form.getByLabel('Статус').getByRole('option')).toHaveText([
      'Всички',
      'Сигнал',
      'Авария',
      'Отхвърлен',
      'Отхвърлен/Затворен',
    ]);
    await expect(form.getByLabel('Приоритет').getByRole('option')).toHaveText([
      'Всички',
      'Нисък',
      'Нормален',
      'Висок',
      'Спешен',
    ]);
    await form.getByRole('combobox', { name: 'Потребител' }).click();
    const options = form.getByRole('option').filter({ visible: true });
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(26);
    for (const text of await page.getByRole('listbox').getByRole('option').allInnerTexts())
      expect(text.trim()).not.toBe('');
    await expect(options.first()).toBeVisible();
    await expectAccessibleEverywhere(page, [1440]);
  });

  test('a link filters by a person who is not among the first options', async ({ page }) => {
    await openAs(page, 'operator', `${listPath}?submitter=${submitter}`);
    await expect(rows(page)).toHaveCount(1);
    await expect(firstRow(page)).toContainText(name);
    expect(await columnOf(page, 'Авария №')).toEqual([breakdown.card]);
  });
});

const choosePerson = async (form: Locator): Promise<void> => {
  await form.getByRole('combobox', { name: 'Потребител' }).fill(name.toLowerCase());
  await expect(form.getByRole('option', { name })).toBeVisible();
  await form.getByRole('combobox', { name: 'Потребител' }).press('Enter');
};
