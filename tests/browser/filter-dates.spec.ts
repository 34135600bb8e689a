import { expect, type Locator, type Page } from '@playwright/test';
import type pg from 'pg';
import {
  addSignal,
  addSubmitter,
  box,
  columnOf,
  listPath,
  openDatabase,
  removeSubmitter,
  openFilter,
  openList,
  rows,
  watchQueries,
} from './signals.ts';
import { expectAccessibleEverywhere, openAs, test, topTitle } from './support.ts';

const invalid = 'Въведената дата не е валидна.';
const tooEarly = 'Датата трябва да е по-голяма от 1 Януари 1900г.';
const skipped = 'На 29/03/2026 този час липсва: часовникът се мести напред.';
const field = (form: Locator, name: string) => form.getByRole('group', { name, exact: true });
const search = (form: Locator) => form.getByRole('button', { name: 'Търси' });

let pool: pg.Pool;
let submitter: number;
let signal: number;

test.beforeAll(async () => {
  pool = await openDatabase();
  submitter = await addSubmitter(pool, 'Часовник Смененов');
  signal = await addSignal(pool, {
    submitter_id: submitter,
    created_at: '2026-03-29T00:30:00Z',
    last_response_at: '2026-03-29T01:30:59.900Z',
    closed_at: '2026-10-25T00:30:00Z',
  });
});

test.afterAll(async () => {
  await removeSubmitter(pool, submitter);
  await pool.end();
});

// Without live events, changes by other tests cause no requests: only requests of this test are counted.
test.beforeEach(({ page }) => page.route('**/events*', () => {}));

test.describe('dates of a filter', () => {
  test('FI-10 eight digits become a date; an invalid date is refused at once, on blur and on search', async ({
    page,
  }) => {
    await openList(page);
    const queries = watchQueries(page);
    const form = await openFilter(page);
    const from = box(form, 'Създаден от дата');
    await from.pressSequentially('05032026');
    await expect(from).toHaveValue('05/03/2026');
    for (const typed of ['2026-03-05', '5.3.2026']) {
      await from.fill('');
      await from.pressSequentially(typed);
      await expect(from).toHaveValue(/^05\/03\/2026$/);
    }
    await expect(field(form, 'Създаден от дата').getByRole('alert')).toHaveCount(0);
    await from.fill('');
    await from.pressSequentially('0503');
    await expect(field(form, 'Създаден от дата').getByRole('alert')).toHaveCount(0);
    await box(form, 'Авария №').focus();
    await expect(field(form, 'Създаден от дата').getByRole('alert')).toHaveText(invalid);
    for (const [typed, reason] of [
      ['31022026', invalid],
      ['00012026', invalid],
      ['01132026', invalid],
      ['01011900', tooEarly],
      ['31121899', tooEarly],
    ] as const) {
      await from.fill('');
      await from.pressSequentially(typed);
      await expect(field(form, 'Създаден от дата').getByRole('alert')).toHaveText(reason);
      await box(form, 'Авария №').focus();
      await expect(field(form, 'Създаден от дата').getByRole('alert')).toHaveText(reason);
      await expect(from).toHaveAccessibleDescription(reason);
      await search(form).click();
      await expect(from).toBeFocused();
    }
    await expectAccessibleEverywhere(page, [1440]);
    expect(queries).toEqual([]);
    await from.fill('');
    await from.pressSequentially('02011900');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => queries.map(({ filter }) => filter))
      .toEqual([{ created: { from: '1900-01-02T00:00:00+02:00' } }]);
  });

  test('FI-10 letters stay in the field, which reports that the text is not a date or time', async ({ page }) => {
    await openList(page);
    const form = await openFilter(page);
    const from = box(form, 'Създаден от дата');
    await from.pressSequentially('утре');
    await page.keyboard.press('Tab');
    await expect(from).toHaveValue('утре');
    await expect(field(form, 'Създаден от дата').getByRole('alert')).toHaveText(invalid);
    await from.fill('');
    await from.pressSequentially('05032026');
    await box(form, 'Създаден от дата, час').pressSequentially('обяд');
    await search(form).click();
    await expect(box(form, 'Създаден от дата, час')).toHaveValue('обяд');
    await expect(field(form, 'Създаден от дата').getByRole('alert')).toHaveText('Въведеният час не е валиден.');
  });

  test('FI-10 times use the 24-hour clock and default to 00:00 and 23:59; an end before its start is refused', async ({
    page,
  }) => {
    await openList(page);
    const queries = watchQueries(page);
    const form = await openFilter(page);
    await expect(box(form, 'Създаден от дата, час')).toHaveAttribute('placeholder', '00:00');
    await expect(box(form, 'Създаден до дата, час')).toHaveAttribute('placeholder', '23:59');
    await box(form, 'Създаден от дата').pressSequentially('05032026');
    await box(form, 'Създаден до дата').pressSequentially('05032026');
    await search(form).click();
    await expect(page).toHaveURL(/createdFrom=2026-03-05T00%3A00&createdTo=2026-03-05T23%3A59/);
    await box(form, 'Създаден от дата, час').fill('');
    await box(form, 'Създаден от дата, час').pressSequentially('930');
    await expect(box(form, 'Създаден от дата, час')).toHaveValue('09:30');
    await box(form, 'Създаден от дата, час').fill('');
    await box(form, 'Създаден от дата, час').pressSequentially('1745');
    await expect(box(form, 'Създаден от дата, час')).toHaveValue('17:45');
    await search(form).click();
    await expect(page).toHaveURL(/createdFrom=2026-03-05T17%3A45/);
    await box(form, 'Създаден до дата, час').fill('');
    await box(form, 'Създаден до дата, час').pressSequentially('1744');
    await search(form).click();
    await expect(field(form, 'Създаден до дата').getByRole('alert')).toHaveText('Краят е преди началото.');
    await box(form, 'Създаден до дата, час').fill('');
    await box(form, 'Създаден до дата, час').pressSequentially('2460');
    await search(form).click();
    await expect(field(form, 'Създаден до дата').getByRole('alert')).toHaveText('Въведеният час не е валиден.');
    await box(form, 'Създаден до дата, час').fill('17:44');
    await box(form, 'Създаден до дата').fill('');
    await search(form).click();
    await expect(field(form, 'Създаден до дата').getByRole('alert')).toHaveText('Въведете и дата.');
    expect(queries.map(({ filter }) => filter)).toEqual([
      { created: { from: '2026-03-05T00:00:00+02:00', to: '2026-03-05T23:59:59+02:00' } },
      { created: { from: '2026-03-05T17:45:00+02:00', to: '2026-03-05T23:59:59+02:00' } },
    ]);
  });

  test('FI-10 the calendar is Bulgarian, starts weeks on Monday, and works by keyboard', async ({ page }) => {
    await openList(page);
    const form = await openFilter(page);
    const from = box(form, 'Създаден от дата');
    await from.pressSequentially('05032026');
    const button = form.getByRole('button', { name: 'Създаден от дата, календар' });
    await button.click();
    const calendar = page.getByRole('group', { name: 'Календар' });
    await expect(calendar.getByRole('paragraph')).toHaveText('март 2026');
    await expect(calendar.locator('.react-datepicker__day-name').first()).toContainText(/^п/i);
    await expect(
      calendar.locator('.react-datepicker__week').first().locator('.react-datepicker__day').nth(6),
    ).toHaveText('1');
    await expect(calendar.getByLabel('Избери четвъртък, 5 март 2026')).toBeFocused();
    const names = await calendar.locator('[aria-label]').evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
    for (const name of names) expect(name).not.toMatch(/[A-Za-z]/);
    await expectAccessibleEverywhere(page, [1440]);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(from).toHaveValue('13/03/2026');
    await expect(button).toBeFocused();
    await button.click();
    await calendar.getByRole('button', { name: 'Следващ месец' }).click();
    await expect(calendar.getByRole('paragraph')).toHaveText('април 2026');
    await calendar.locator('.react-datepicker__day', { hasText: /^20$/ }).click();
    await expect(from).toHaveValue('20/04/2026');
    await button.click();
    await page.keyboard.press('Escape');
    await expect(calendar).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await calendar.getByRole('button', { name: 'Днес' }).click();
    const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Sofia' }).format(new Date());
    await expect(from).toHaveValue(today);
  });

  test('FI-14 the skipped hour of March is refused, the repeated hour of October is included completely', async ({
    page,
  }) => {
    await openList(page);
    const queries = watchQueries(page);
    const form = await openFilter(page);
    await typeRange(form, 'Създаден', ['29032026', '0330'], ['', '']);
    await search(form).click();
    await expect(field(form, 'Създаден от дата').getByRole('alert')).toHaveText(skipped);
    await typeRange(form, 'Създаден', ['25102026', '0330'], ['25102026', '0330']);
    await search(form).click();
    await expect
      .poll(() => queries.map(({ filter }) => filter))
      .toEqual([{ created: { from: '2026-10-25T03:30:00+03:00', to: '2026-10-25T03:30:59+02:00' } }]);
  });
});

for (const timezoneId of ['Europe/Sofia', 'America/Los_Angeles', 'Pacific/Kiritimati'])
  test.describe(`a browser in the time zone ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(`FI-14 shows and sends the times of Sofia (${timezoneId})`, async ({ page }) => {
      await openAs(page, 'operator', `${listPath}?submitter=${submitter}`);
      await expect(rows(page)).toHaveCount(1);
      await expectTimes(page);
      const form = await openFilter(page);
      const queries = watchQueries(page);
      await typeRange(form, 'Създаден', ['29032026', '0230'], ['29032026', '0230']);
      await typeRange(form, 'Последен отговор', ['29032026', '0430'], ['29032026', '0430']);
      await typeRange(form, 'Затворен', ['25102026', ''], ['25102026', '']);
      await search(form).click();
      await expect
        .poll(() => queries.map(({ filter }) => filter))
        .toEqual([
          {
            created: { from: '2026-03-29T02:30:00+02:00', to: '2026-03-29T02:30:59+02:00' },
            lastResponse: { from: '2026-03-29T04:30:00+03:00', to: '2026-03-29T04:30:59+03:00' },
            closed: { from: '2026-10-25T00:00:00+03:00', to: '2026-10-25T23:59:59+02:00' },
            submitterIds: [String(submitter)],
          },
        ]);
      await expect(rows(page)).toHaveCount(1);
      await expectTimes(page);
      await rows(page).first().getByRole('link').first().click();
      await expect(topTitle(page, `Преглед на сигнал ${signal} от оператор`)).toBeVisible();
      await expect(page.getByRole('complementary')).toContainText('2026-03-29 02:30:00');
      await expect(page.getByRole('complementary')).toContainText('2026-03-29 04:30:59');
      await expect(page.getByText('2026-03-29, неделя')).toBeVisible();
    });
  });

const expectTimes = async (page: Page): Promise<void> => {
  expect(await columnOf(page, 'Създаден на')).toEqual(['2026-03-29 02:30:00']);
  expect((await columnOf(page, 'Последен отговор'))[0]).toMatch(/^2026-03-29 04:30:59/);
  expect(await columnOf(page, 'Затворен на')).toEqual(['2026-10-25 03:30:00']);
};

/** Fills both fields of a range whose labels start with `name`, each with date and time. */
const typeRange = async (form: Locator, name: string, from: [string, string], to: [string, string]): Promise<void> => {
  const word = name === 'Създаден' ? ' дата' : '';
  for (const [label, [date, time]] of [
    [`${name} от${word}`, from],
    [`${name} до${word}`, to],
  ] as const) {
    await box(form, label).fill('');
    await box(form, label).pressSequentially(date);
    await box(form, `${label}, час`).fill('');
    await box(form, `${label}, час`).pressSequentially(time);
  }
};
