import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { passwords, type DemoUser } from '../builders/demo-users.ts';

/** A test with a page on which no content-security-policy violation and no script error may happen. */
export const test = base.extend<{ violations: string[] }>({
  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      await context.exposeFunction('reportViolation', (text: string) => violations.push(text));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const page = window as unknown as { reportViolation: (text: string) => void };
          page.reportViolation(
            `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
          );
        });
      });
      context.on('weberror', (error) => violations.push(`script error: ${error.error().message}`));
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

/** Goes to a page and, where the identity provider asks for it, signs in. Ends on the page that was asked for. */
export const signIn = async (page: Page, user: DemoUser, path = '/'): Promise<void> => {
  await page.goto(path);
  await page.getByLabel('Потребителско име').fill(user);
  await page.getByLabel('Парола', { exact: true }).fill(passwords[user]);
  await page.getByRole('button', { name: 'Вход' }).click();
};

/** Fails if axe finds anything serious or critical on the page as it is. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect
    .soft(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`))
    .toEqual([]);
};

/** The same in light and dark, in a wide and a narrow window. What is on the page must outlive the change of width. */
export const expectAccessibleEverywhere = async (
  page: Page,
  widths: readonly number[] = [1440, 390],
): Promise<void> => {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      // Without motion no colour is caught on its way to another.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page);
      await expectNothingCutOff(page);
    }
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  if (before) await page.setViewportSize(before);
};

/** Signs in and waits for the page that was asked for, in its frame. */
export const openAs = async (page: Page, user: DemoUser, path = '/'): Promise<void> => {
  await signIn(page, user, path);
  await expect(topTitle(page)).toBeVisible();
};

/** The page's name in the top bar. It has a short form too, which only narrow windows show. */
export const topTitle = (page: Page, name?: string | RegExp): Locator =>
  page.getByRole('banner').getByRole('heading', { level: 1, ...(name !== undefined && { name }), exact: true });

const expectNothingCutOff = async (page: Page): Promise<void> => {
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overhang, `pixels by which the page is wider than its window at ${page.url()}`).toBeLessThanOrEqual(0);
};
