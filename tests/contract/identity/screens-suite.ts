import { afterAll, beforeAll, expect as expectValue, test } from '@jest/globals';
import { expect, type Browser, type Page } from '@playwright/test';
import { BrowserClient } from '../../builders/people/browser-client.ts';
import { followAccountJourney, signInAt } from '../../browser/accounts/account-journey.ts';
import { GatewayAccounts } from './gateway-accounts.ts';
import { openBrowser, pageOptions } from './open-browser.ts';
import type { ProviderTarget } from './provider-target.ts';

const providerDown = 'Доставчикът на вход не отговаря. Нищо не е записано.';

/** Tests of the screens for users and groups in a browser. The last test ends the provider. */
export const testScreens = (target: () => ProviderTarget): void => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());
  const openPage = async (): Promise<Page> => {
    const page = await browser.newPage(pageOptions);
    page.setDefaultTimeout(30_000);
    return page;
  };

  test('AM-2 AM-4 AM-6 AM-12 AU-11 an administrator adds a user with a group and roles; the menu entries of a removed role disappear from the open page of the user within 5 s', async () => {
    const page = await openPage();
    await followAccountJourney(browser, page, target());
    await page.close();
  });

  test('AM-12 if the provider goes down during a bulk change, the dialog shows which user was changed, and the list shows the failure', async () => {
    const { address, administrator, pool } = target();
    const admin = new BrowserClient(address);
    await admin.signIn(administrator.username, administrator.password);
    const accounts = new GatewayAccounts(admin);
    const ids = [await accounts.addUser('outage.one'), await accounts.addUser('outage.two')];

    const page = await openPage();
    await signInAt(page, `${address}/administration/listUsers`, administrator.username, administrator.password);
    const search = page.getByRole('searchbox', { name: 'Търсене по име или е-поща' });
    await search.fill('outage.');
    await expect(page.getByRole('row')).toHaveCount(3);
    for (const name of ['one', 'two'])
      await page.getByRole('checkbox', { name: new RegExp(`outage.${name}$`) }).check();
    await page.getByRole('button', { name: 'Добави в група' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Група' }).selectOption({ label: 'valves' });
    let changes = 0;
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('AddUserToGroup')) changes += 1;
      if (changes === 2) await target().stopProvider?.();
      await route.fallback();
    });
    await dialog.getByRole('button', { name: /^Добави в група/ }).click();
    await expect(dialog.getByRole('listitem').nth(0)).toContainText('записано');
    await expect(dialog.getByRole('listitem').nth(1)).toContainText(`не е записано: ${providerDown}`);
    await dialog.getByRole('button', { name: 'Затвори' }).click();
    const { rows } = await pool.query(
      "select entity_id, new_value from activity_log where entity_id = any ($1) and field = 'group'",
      [ids],
    );
    expectValue(rows).toEqual([{ entity_id: ids[0], new_value: 'valves' }]);

    await search.fill('outage.t');
    await expect(page.getByText('Списъкът не се зареди')).toBeVisible();
    await expect(page.getByRole('row', { name: /outage.one/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Списъкът не се зареди' })).toBeVisible();
    await expect(
      page.locator('#content').getByText('Доставчикът на вход не отговаря. Опитайте отново след малко.'),
    ).toBeVisible();
    await expect(page.getByText(/^Свързано/)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Опитай отново' })).toBeVisible();
    await page.close();
  });
};
