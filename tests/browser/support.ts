import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
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
