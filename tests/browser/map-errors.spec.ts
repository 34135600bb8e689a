import { expect, type Route } from '@playwright/test';
import { features, field, layers, map, mapAt, openMap, search, sofia, tip } from './map-parts.ts';
import { intercept } from './signals.ts';
import { colourOf, pixelsOf } from '../builders/data/pictures.ts';
import { openAs, test } from './support.ts';

test.use({ drawsMaps: true });

test("MP-7 if the geocoder fails, the marker shows 'Непознат адрес' and the search finds nothing", async ({ page }) => {
  const fails = (route: Route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html>Bad gateway</html>' });
  await intercept(page, 'AddressAt', fails);
  await intercept(page, 'Geocode', fails);
  await openMap(page);
  await map(page).focus();
  await page.keyboard.press('Enter');
  await expect(tip(page)).toContainText('Непознат адрес');
  await search(page).fill('Преслав');
  await expect(page.getByText('Няма намерен адрес')).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
});

test("MP-2 'Зареждане...' is shown while the address loads; failed tiles are reported, and requested again", async ({
  page,
}) => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await intercept(page, 'AddressAt', async (route) => {
    await released;
    await route.fallback();
  });
  await page.route('**/map/tiles/pipes/**', (route) => route.fulfill({ status: 503, body: '' }));
  await openMap(page);
  await expect(page.getByText('Част от картата не се зареди.')).toBeVisible();
  await map(page).focus();
  await page.keyboard.press('Enter');
  await expect(tip(page)).toContainText('Зареждане...');
  release();
  await expect(tip(page)).not.toContainText('Зареждане...');
  await page.unroute('**/map/tiles/pipes/**');
  // The map may have requested the tiles again by itself, and an earlier request may fail after the click.
  await expect(async () => {
    await page
      .getByRole('button', { name: 'Опитай отново' })
      .click({ timeout: 2000 })
      .catch(() => undefined);
    await expect(page.getByText('Част от картата не се зареди.')).toBeHidden({ timeout: 2000 });
  }).toPass();
  await page.locator('body').press('o');
  await expect(features(page).getByRole('row', { name: /Тръба/ }).first()).toBeVisible();
});

test('a slow map shows a notice until it is loaded', async ({ page }) => {
  await page.clock.install();
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/map/tiles/base/**', async (route) => {
    await released;
    await route.fallback();
  });
  await openMap(page);
  const notice = page.getByText('Картата се зарежда бавно.');
  await expect(notice).toBeHidden();
  await page.clock.fastForward(7_000);
  await expect(notice).toBeVisible();
  // Loaded parts are usable meanwhile.
  await map(page).focus();
  await page.keyboard.press('Enter');
  await expect(tip(page)).not.toContainText('Зареждане...');
  release();
  await expect(notice).toBeHidden();
});

test('an unavailable map server is reported when its layer is shown, and the layer can be hidden again', async ({
  page,
}) => {
  await page.route('**/map/wms?**', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html>' }),
  );
  await openMap(page, mapAt(sofia, 17));
  await page.locator('body').press('l');
  const box = layers(page).getByRole('group', { name: 'Подложки' }).getByLabel('Водопроводи');
  await expect(box).not.toBeChecked();
  await box.check();
  await expect(page.getByText('Част от картата не се зареди.')).toBeVisible();
  await box.uncheck();
  await page.getByRole('button', { name: 'Опитай отново' }).click();
  await expect(page.getByText('Част от картата не се зареди.')).toBeHidden();
});

test.describe('without WebGL', () => {
  test.use({ drawsMaps: false });

  test('MP-2 a static picture, the address and the coordinates work', async ({ page }) => {
    const tile = page.waitForResponse((answer) => answer.url().includes('/map/tiles/base/'));
    await openAs(page, 'operator', mapAt(sofia, 17));
    await tile;
    await expect(page.getByText('Този браузър не може да рисува подвижна карта.')).toBeVisible();
    await field(page).fill('42.548, 22.963');
    await field(page).press('Enter');
    await expect(page.getByRole('figure', { name: 'Неподвижна карта около 42.54800, 22.96300' })).toBeVisible();
    await expect(page.getByText(/Радомир/).first()).toBeVisible();
    const picture = page.getByRole('figure', { name: /^Неподвижна карта/ });
    await expect.poll(async () => pixelsOf(await picture.screenshot()).count(colourOf('#DEDBD0'))).toBeGreaterThan(500);
  });
});
